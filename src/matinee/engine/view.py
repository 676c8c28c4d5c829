"""What every view shares: how the game ended, a table that the house can draw, and the open question in words."""

from collections.abc import Callable, Sequence
from typing import Literal, TypedDict, TypeVar

import msgspec

from matinee.engine.seats import NOBODY
from matinee.engine.state import State
from matinee.engine.words import Words

V = TypeVar("V", bound="View")


# A table that the house can draw


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number with a name (`lanterns 1 of 3`), or without a number a tag (`packed up`).

    `of` is its goal or limit, if it has one; `grave` if it grows towards something bad. People read `label`, the
    game's message `counter-<id>`.
    """

    id: str
    value: int | None = None
    of: int = 0
    grave: bool = False
    label: str = ""


class PlainCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that is seen. `key` is the printed one, as in `Option.card` and `Line.card`; two equal cards share it.

    `value` stands in the corner; `kind` is a stable word for its pattern and ink. Words that a game leaves empty are
    its messages: `card-<key>` is the title and has the attribute `.text`; `kind-<kind>` is `kind_label`.
    """

    key: str
    title: str = ""
    text: str = ""
    value: str = ""
    kind: str = ""
    kind_label: str = ""
    counters: list[Counter] = []


Shape = Literal["stack", "row", "hand"]


class PlainPile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pile with anything to say. `name` is the one in `Line.source`, `Line.target` and `Option.place`.

    A `stack` shows its top card, a `row` lies side by side, a `hand` is held. `owner` is a seat, or -1: the table's.
    `cards` has an entry for each card, bottom first, null for one that lies face down; it is empty if all of them do.
    People read `label`, the message `pile-<word>`, where the word is `name` without the number of a seat at its end.
    """

    name: str
    count: int
    shape: Shape = "stack"
    owner: int = -1
    label: str = ""
    cards: list[PlainCard | None] = []
    counters: list[Counter] = []


class PlainSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player, without a name: that is the chair's. `score` is what wins; with a goal (`of`) it is a race.

    `out` if the seat takes no more part (for this round or for good); `team` is equal for seats that play as one.
    """

    seat: int
    score: Counter | None = None
    counters: list[Counter] = []
    out: bool = False
    team: int = -1


class Plain(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a board needs for a game that brings none: seats in order, piles in the order to lay them out.

    The viewer's own hand is the pile of shape `hand` that they own. `active` is whose turn it is (-1: nobody's, or a
    secret), `counters` are the table's own (`night 5 of 8`). `verdict` says how the game ended: the message
    `ending-<ending>`, once it is over.
    """

    seats: list[PlainSeat]
    piles: list[PlainPile]
    counters: list[Counter] = []
    active: int = -1
    verdict: str = ""


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every game's view extends. A game with boards of its own leaves `plain` out, and it is not sent."""

    over: bool
    winners: list[int]
    ending: str
    plain: Plain | None = None


class Ended(TypedDict):
    """The fields of `View` that every game fills alike."""

    over: bool
    winners: list[int]
    ending: str


def ended(s: State) -> Ended:
    """`TableView(**ended(s), ...)`"""
    return Ended(over=s.over, winners=winners_of(s), ending=s.ending)


def laid(
    s: State,
    pile: int,
    viewer: int,
    card: Callable[[int], PlainCard],
    shape: Shape = "stack",
    owner: int = int(NOBODY),
    counters: list[Counter] | None = None,
) -> PlainPile:
    """A pile as a viewer may know it: only cards that this viewer can name are named."""
    cards: list[PlainCard | None] = [card(one) if s.piles.knows(viewer, one) else None for one in s.piles.cards(pile)]
    if shape == "hand" and owner != viewer:
        # Where in somebody's hand a card is held is their own business.
        cards.sort(key=lambda seen: (seen is None, seen.key if seen else ""))
    return PlainPile(
        name=s.piles.layout.names[pile],
        count=len(cards),
        shape=shape,
        owner=owner,
        cards=cards if any(cards) else [],
        counters=counters or [],
    )


def in_words(view: V, words: Words) -> V:
    """The view with every label that its game left to its messages."""
    plain = view.plain
    if plain is None:
        return view
    spoken = Plain(
        seats=[spoken_seat(seat, words) for seat in plain.seats],
        piles=[spoken_pile(pile, words) for pile in plain.piles],
        counters=labelled(plain.counters, words),
        active=plain.active,
        verdict=(words.find(ending_message(view)) or view.ending) if view.over else "",
    )
    return msgspec.structs.replace(view, plain=spoken)


def spoken_seat(seat: PlainSeat, words: Words) -> PlainSeat:
    score = labelled([seat.score], words)[0] if seat.score else None
    return msgspec.structs.replace(seat, score=score, counters=labelled(seat.counters, words))


def spoken_pile(pile: PlainPile, words: Words) -> PlainPile:
    return msgspec.structs.replace(
        pile,
        label=pile.label or words.find(pile_message(pile)) or pile.name,
        cards=[spoken_card(card, words) if card else None for card in pile.cards],
        counters=labelled(pile.counters, words),
    )


def spoken_card(card: PlainCard, words: Words) -> PlainCard:
    return msgspec.structs.replace(
        card,
        title=card.title or words.find(f"card-{card.key}") or card.key,
        text=card.text or words.find(f"card-{card.key}", "text"),
        kind_label=card.kind_label or (card.kind and words.find(f"kind-{card.kind}")),
        counters=labelled(card.counters, words),
    )


def labelled(counters: list[Counter], words: Words) -> list[Counter]:
    return [
        one if one.label else msgspec.structs.replace(one, label=words.find(f"counter-{one.id}") or one.id)
        for one in counters
    ]


def ending_message(view: View) -> str:
    return f"ending-{view.ending.replace(' ', '-')}"


def pile_message(pile: PlainPile) -> str:
    """`hand 2` is `pile-hand`: all seats have one word for theirs."""
    return f"pile-{(pile.name.rstrip('0123456789 ') or pile.name).replace(' ', '-')}"


# The open question


class Option(msgspec.Struct, frozen=True):
    """An offer in words. `card` is the printed key of the card it is about, never the number of a single copy."""

    key: str
    text: str
    card: str
    place: str
    hints: list[str]


class WhyNot(msgspec.Struct, frozen=True):
    """Something a person might try, the clause that forbids it and the sentence that says why."""

    key: str
    clause: str
    text: str
    card: str


class Ask(msgspec.Struct, frozen=True):
    """The open question as the asked seat reads it."""

    number: int
    name: str
    seat: int
    clause: str
    text: str
    inside: bool
    options: list[Option]
    why_not: list[WhyNot]


def ask(s: State, viewer: int, words: Words, names: Sequence[str] = ()) -> Ask | None:
    """The open question, if it is this viewer's; people have the names of the table."""
    return None if s.over or s.asked != viewer else read(s, words, names)


def overheard(s: State, words: Words, names: Sequence[str] = ()) -> Ask:
    """The open question as the team of the asked seat reads it: a half-made choice stays with its owner.

    It has no number, for it is not the reader's to answer.
    """
    step = s.step()
    if step.unsaid() is not step:
        s = s.copy()
        s.agenda[-1] = step.unsaid()
        s.ask_again()
    return msgspec.structs.replace(read(s, words, names), number=0)


def read(s: State, words: Words, names: Sequence[str] = ()) -> Ask:
    """The open question in words."""
    step = s.step()
    offers = [step.offer(s, option) for option in s.options()]
    return Ask(
        number=s.question,
        name=step.name(),
        seat=int(s.asked),
        clause=step.clause(),
        text=words.say(step.prompt(s).named(names)),
        inside=step.inside(),
        options=[Option(o.key, words.say(o.say.named(names)), o.card, o.place, o.hints) for o in offers],
        why_not=[WhyNot(r.key, r.clause, words.say(r.say.named(names)), r.card) for r in step.refusals(s)],
    )


class Result(msgspec.Struct, frozen=True):
    """How a game ended: every winner's seat (several may share the victory), why, and each seat's score.

    A game without winners is a draw, unless it was `beaten`: then the game itself has won, and everybody lost.
    """

    winners: list[int]
    ending: str
    scores: list[int]
    beaten: bool = False

    def agrees(self, other: "Result") -> bool:
        """Whether two tell of the same end: a record older than `beaten` could not say that."""
        return (self.winners, self.ending, self.scores) == (other.winners, other.ending, other.scores)


def winners_of(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.winners >> seat & 1]

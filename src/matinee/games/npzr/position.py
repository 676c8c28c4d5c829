"""A position as text: `B1 = "- / N-T / N-L > Z-L"`, piles bottom to top; a wild is written `W-L(ninja.legs)`.

The same notation describes what is given and what is expected.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from matinee.engine.bits import count_bits
from matinee.engine.chance import Chance
from matinee.engine.errors import BadScenario
from matinee.engine.position import by_seat, cut_deck, need, read_given, seat_of
from matinee.games.npzr.deal import undealt
from matinee.games.npzr.deck import ASIDE, DECK, HANDS, SCORED, Deck
from matinee.games.npzr.parts import ALL_MARKS, CHARACTERS, LETTERS, NOTHING, PARTS, POSITIONS, part_name
from matinee.games.npzr.state import BEGUN, Npzr
from matinee.games.npzr.steps import GO_ON, TURN

SIDES = ("a", "b")
LABEL = re.compile("[AB][1-9][0-9]{0,2}")


class Given(msgspec.Struct, frozen=True):
    """What a position may say; what it leaves out stays in the deck. With `drawn` the turn is past its draw."""

    turn: Annotated[int, msgspec.Meta(ge=1)] = 1
    active: str = "a"
    drawn: bool = True
    duty: bool = True
    moves: Annotated[int, msgspec.Meta(ge=0)] = 0
    hands: dict[str, list[str]] = {}
    marks: dict[str, str] = {}
    scored: dict[str, list[str]] = {}
    deck: list[str] | int | None = None
    stacks: dict[str, str] = {}


def arrange(position: Mapping[str, Any], deck: Deck, turn_limit: int, chance: Chance) -> Npzr:
    """Lay a table out, at its first question."""
    given = read_given(position, Given)
    s = undealt(deck, turn_limit, chance, None)
    for label, text in given.stacks.items():
        lay_stack(s, label, text)
    for seat, keys in by_seat(given.hands, 2):
        for key in keys:
            lay(s, key, HANDS + seat)
    for seat, keys in by_seat(given.scored, 2):
        for key in keys:
            lay(s, key, SCORED + seat)
    for seat, marks in by_seat(given.marks, 2):
        lay_marks(s, seat, marks)
    for seat in range(2):
        s.suppose(seat, 0, s.piles.count(HANDS + seat))
    arrange_deck(s, given.deck)
    start(s, given)
    return s


def start(s: Npzr, given: Given) -> None:
    """NPZR-35 A duty needs a card that could meet it."""
    need(given.turn <= s.turn_limit, f"turn is 1 to {s.turn_limit}, not {given.turn}")
    s.active = seat_of(given.active, 2)
    s.turn, s.moves, s.duty = given.turn, given.moves, given.duty
    if given.drawn:
        held = s.piles.count(HANDS + s.active)
        need(held > 0 or not given.duty, f"{given.active} has no card to play")
        s.push(GO_ON)
    else:
        s.turn -= 1
        s.push(TURN)
    s.advance()


def arrange_deck(s: Npzr, order: list[str] | int | None) -> None:
    """The deck top first; a number leaves that many cards in it, the others lie aside."""
    if order is None:
        s.piles.shuffle(DECK, s.chance)
        return
    keep = order if isinstance(order, int) else 0
    wanted = [] if isinstance(order, int) else [lay(s, key, ASIDE) for key in order]
    cut_deck(s.piles, int(DECK), wanted, keep, int(ASIDE))


def pick(s: Npzr, key: str) -> int:
    """A card of this kind that still lies in the deck."""
    for card in s.piles.cards(DECK):
        if key_of(s, card) == key:
            return card
    raise BadScenario(f"given: the pack has no further card {key!r}.")


def lay(s: Npzr, key: str, pile: int) -> int:
    card = pick(s, key)
    s.piles.move(card, pile)
    return card


def lay_marks(s: Npzr, seat: int, marks: str) -> None:
    """NPZR-15 Nobody has all four yet."""
    for letter in marks:
        need(letter in LETTERS, f"{letter!r} is no mark; these are: {', '.join(LETTERS)}")
        need(marks.count(letter) == 1, f"{marks!r}: each mark once")
        s.mark(seat, LETTERS.index(letter))
    need(s.marks(seat) != ALL_MARKS, f"{SIDES[seat]} has won with all four marks")


def lay_stack(s: Npzr, label: str, text: str) -> None:
    """NPZR-12 A whole character would have been scored; NPZR-20 a stack without cards vanishes."""
    need(LABEL.fullmatch(label) is not None, f"{label!r} is no name of a stack, such as A1 or B2")
    owner, number = "AB".index(label[0]), int(label[1:])
    slot = s.stacks.begin(owner, number)
    s.sides[BEGUN + owner] = max(s.sides[BEGUN + owner], number)
    piles = text.split("/")
    need(len(piles) == 3, f"{label!r} has three piles, head / torso / legs, not {len(piles)}")
    for place, pile in enumerate(piles):
        for word in pile.split(">"):
            if word.strip() not in ("-", ""):
                lay_card(s, slot, place, word.strip())
    need(s.size(slot) > 0, f"{label!r} has no card")
    whole = s.completed(slot)
    need(whole == NOTHING, f"{label!r} is a whole {CHARACTERS[max(whole, 0)]}, which would have been scored")


def lay_card(s: Npzr, slot: int, place: int, word: str) -> None:
    """NPZR-26 A wild on the table shows what it was nominated to be; NPZR-25 within its range."""
    key, _, nominated = word.removesuffix(")").partition("(")
    card = pick(s, key)
    part = s.deck.printed(card)
    if s.deck.is_wild(card):
        need(nominated != "", f"{key!r} is a wild: say what it shows, such as {key}(ninja.{POSITIONS[place]})")
        parts = [part_name(number) for number in range(PARTS)]
        need(nominated in parts, f"{nominated!r} is no part; these are: {', '.join(parts)}")
        part = parts.index(nominated)
    else:
        need(nominated == "", f"{key!r} is no wild")
    need(s.deck.may_show(card, part) and part % 3 == place, f"{word!r} cannot lie on a {POSITIONS[place]} pile")
    s.piles.set_counter(card, part)
    s.piles.move(card, s.pile(slot, place))


def position(s: Npzr) -> dict[str, Any]:
    stacks = {s.stacks.label(slot): stack_text(s, slot) for slot in (s.stacks.at(i) for i in range(s.stacks.count))}
    return {
        "turn": s.turn,
        "active": SIDES[s.active],
        "duty": s.duty,
        "moves": s.moves,
        "deck": s.piles.count(DECK),
        "hands": {side: [key_of(s, card) for card in s.piles.cards(HANDS + seat)] for seat, side in enumerate(SIDES)},
        "marks": {side: marks_text(s, seat) for seat, side in enumerate(SIDES)},
        "scored": {side: s.piles.count(SCORED + seat) for seat, side in enumerate(SIDES)},
        "stacks": stacks,
        "points": {side: int(count_bits(s.marks(seat))) for seat, side in enumerate(SIDES)},
    }


def key_of(s: Npzr, card: int) -> str:
    return s.deck.kinds[s.deck.kind(card)].key


def marks_text(s: Npzr, seat: int) -> str:
    return "".join(letter for number, letter in enumerate(LETTERS) if s.marks(seat) >> number & 1)


def stack_text(s: Npzr, slot: int) -> str:
    piles = [[card_text(s, card) for card in s.piles.cards(s.pile(slot, place))] for place in range(3)]
    return " / ".join(" > ".join(pile) if pile else "-" for pile in piles)


def card_text(s: Npzr, card: int) -> str:
    shown = f"({part_name(s.piles.counter(card))})" if s.deck.is_wild(card) else ""
    return key_of(s, card) + shown

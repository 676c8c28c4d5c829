"""A position as text: `B1 = "- / N-T / N-L > Z-L"`, piles bottom to top; a wild is written `W-L(ninja.legs)`.

The same notation describes what is given and what is expected.
"""

from collections.abc import Mapping
from typing import Any

from matinee.engine.chance import Chance
from matinee.engine.errors import BadScenario
from matinee.games.npzr.deal import undealt
from matinee.games.npzr.deck import ASIDE, DECK, HANDS, SCORED, Deck
from matinee.games.npzr.parts import CHARACTERS, LETTERS, POSITIONS, part_name
from matinee.games.npzr.state import Npzr
from matinee.games.npzr.steps import GO_ON, TURN, count_marks

SIDES = ("a", "b")
GIVEN = {"turn", "active", "drawn", "duty", "moves", "hands", "marks", "scored", "deck", "stacks"}


def arrange(given: Mapping[str, Any], deck: Deck, turn_limit: int, chance: Chance) -> Npzr:
    """Lay a table out; what is not given stays in the deck. With `drawn` the turn is past its draw."""
    unknown = set(given) - GIVEN
    if unknown:
        raise BadScenario(f"given: {sorted(unknown)[0]!r} is no part of a position; these are: {sorted(GIVEN)}.")
    s = undealt(deck, turn_limit, chance, None)
    for label, text in given.get("stacks", {}).items():
        lay_stack(s, label, text)
    for seat, side in enumerate(SIDES):
        for key in given.get("hands", {}).get(side, []):
            s.piles.move(pick(s, key), HANDS + seat)
        for key in given.get("scored", {}).get(side, []):
            s.piles.move(pick(s, key), SCORED + seat)
        for letter in given.get("marks", {}).get(side, ""):
            s.mark(seat, LETTERS.index(letter))
        s.suppose(seat, 0, s.piles.count(HANDS + seat))
    arrange_deck(s, given.get("deck"))
    s.active = SIDES.index(given.get("active", "a"))
    s.turn = given.get("turn", 1)
    s.moves = given.get("moves", 0)
    s.duty = given.get("duty", True)
    if given.get("drawn", True):
        s.push(GO_ON)
    else:
        s.turn -= 1
        s.push(TURN)
    s.advance()
    return s


def arrange_deck(s: Npzr, order: Any) -> None:
    """The deck top first; a number leaves just so many cards in it, the others lie aside."""
    if order is None:
        s.piles.shuffle(DECK, s.chance)
        return
    wanted = [pick(s, key) for key in order] if isinstance(order, list) else []
    for card in reversed(wanted):
        s.piles.move(card, DECK)
    keep = len(wanted) if isinstance(order, list) else int(order)
    while s.piles.count(DECK) > keep:
        s.piles.move(s.piles.bottom(DECK), ASIDE)


def pick(s: Npzr, key: str) -> int:
    """A card of this kind that still lies in the deck."""
    for card in s.piles.cards(DECK):
        if s.deck.kinds[s.deck.kind(card)].key == key:
            return card
    raise BadScenario(f"the pack has no further card {key!r}.")


def lay_stack(s: Npzr, label: str, text: str) -> None:
    owner, number = SIDES.index(label[0].lower()), int(label[1:])
    slot = s.stacks.begin(owner, number)
    if owner == 0:
        s.begun0 = max(s.begun0, number)
    else:
        s.begun1 = max(s.begun1, number)
    for place, pile in enumerate(text.split("/")):
        for word in pile.split(">"):
            if word.strip() not in ("-", ""):
                lay_card(s, slot, place, word.strip())


def lay_card(s: Npzr, slot: int, place: int, word: str) -> None:
    key, _, nominated = word.rstrip(")").partition("(")
    card = pick(s, key)
    part = s.deck.printed(card)
    if nominated:
        part = 3 * CHARACTERS.index(nominated.split(".")[0]) + place
    if not s.deck.may_show(card, part) or part % 3 != place:
        raise BadScenario(f"{word!r} cannot lie on a {POSITIONS[place]} pile.")
    s.piles.lay(card, part)
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
        "points": {side: int(count_marks(s.marks(seat))) for seat, side in enumerate(SIDES)},
    }


def key_of(s: Npzr, card: int) -> str:
    return s.deck.kinds[s.deck.kind(card)].key


def marks_text(s: Npzr, seat: int) -> str:
    return "".join(letter for number, letter in enumerate(LETTERS) if s.marks(seat) >> number & 1)


def stack_text(s: Npzr, slot: int) -> str:
    piles = [[card_text(s, card) for card in s.piles.cards(s.pile(slot, place))] for place in range(3)]
    return " / ".join(" > ".join(pile) if pile else "-" for pile in piles)


def card_text(s: Npzr, card: int) -> str:
    shown = f"({part_name(s.piles.upon(card))})" if s.deck.is_wild(card) else ""
    return key_of(s, card) + shown

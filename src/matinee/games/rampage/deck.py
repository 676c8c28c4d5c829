"""The cards of one pack as one table of integers, and where the piles of a table lie."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, MOST_SEATS, OPEN, only
from matinee.games.rampage.parts import KINDS, TORSO, TORSOS

BUILD_CARDS: Final[i64] = 36
BATTLE_CARDS: Final[i64] = 84

# Piles: six of each of these by seat, robots by torso and kind of part.
HANDS: Final[i64] = 0
STACKS: Final[i64] = 6
PARKED: Final[i64] = 12
HOARDS: Final[i64] = 18
LOOKS: Final[i64] = 24
SLOTS: Final[i64] = 30
# One of each: what lies open in a fight, the decks, and what is out of the game.
STRIKES: Final[i64] = 66
BOOSTS: Final[i64] = 67
GUARDS: Final[i64] = 68
RESPONSES: Final[i64] = 69
LAID: Final[i64] = 70
DRAWN: Final[i64] = 71
DECK: Final[i64] = 72
DISCARD: Final[i64] = 73
BUILD: Final[i64] = 74
SCRAP: Final[i64] = 75

# Columns of the table of facts.
KIND: Final[i64] = 0
COLOUR: Final[i64] = 1
STRENGTH: Final[i64] = 2
LOCATION: Final[i64] = 3
TYPE: Final[i64] = 4
ATTACK: Final[i64] = 5
DEFENCE: Final[i64] = 6
VALUE: Final[i64] = 7
WOUNDS: Final[i64] = 8
BOOST_BY: Final[i64] = 9
WOUND_BY: Final[i64] = 10
LOOT_BY: Final[i64] = 11
AIM_BY: Final[i64] = 12
SHIELD_BY: Final[i64] = 13
ABSORB_BY: Final[i64] = 14
SPECIAL: Final[i64] = 15
COST: Final[i64] = 16
DISCARDED: Final[i64] = 17
COLUMNS: Final[i64] = 18

# What a Response can do beyond adding a number.
CALL_OFF: Final[i64] = 1
REDRAW: Final[i64] = 2
CANCEL: Final[i64] = 4


class Act:
    """One verb of an Action: its name, its number, and whether the taker may look."""

    def __init__(self, verb: int, number: int, look: bool) -> None:
        self.verb: i64 = verb
        self.number: i64 = number
        self.look = look


class Printed:
    """One card as people read it, with its facts for the rules (a column left out is 0)."""

    def __init__(self, key: str, title: str, text: str, words: str, facts: dict[int, int], acts: list[Act]) -> None:
        self.key = key
        self.title = title
        self.text = text
        self.words = words
        self.facts = facts
        self.acts = acts


class Deck:
    """All that is printed: shared by every state of a pack, never changed. Build Cards first, torsos before parts."""

    def __init__(self, cards: list[Printed]) -> None:
        self.cards = cards
        self.facts: vec[i16] = vec[i16](
            [i16(card.facts.get(int(column), 0)) for card in cards for column in range(int(COLUMNS))]
        )
        self.acts: list[list[Act]] = [card.acts for card in cards]
        self.undealt = stacked(lay_out(), cards)

    def fact(self, card: i64, column: i64) -> i64:
        return i64(self.facts[card * COLUMNS + column])

    def kind(self, card: i64) -> i64:
        """The slot that a Build Card or a Replacement fits."""
        return i64(self.facts[card * COLUMNS + KIND])

    def colour(self, card: i64) -> i64:
        return i64(self.facts[card * COLUMNS + COLOUR])

    def strength(self, card: i64) -> i64:
        return i64(self.facts[card * COLUMNS + STRENGTH])

    def location(self, card: i64) -> i64:
        return i64(self.facts[card * COLUMNS + LOCATION])

    def type(self, card: i64) -> i64:
        return i64(self.facts[card * COLUMNS + TYPE])

    def special(self, card: i64) -> i64:
        return i64(self.facts[card * COLUMNS + SPECIAL])

    def is_discarded(self, card: i64) -> bool:
        """RR-22 Whether the text's verb is discard; else it is played and goes under the stack."""
        return self.facts[card * COLUMNS + DISCARDED] != 0

    def is_gadget(self, card: i64) -> bool:
        """RR-43 Whether an accessory is there to be used; a passive one just works."""
        return self.fact(card, BOOST_BY) + self.fact(card, LOOT_BY) + self.fact(card, AIM_BY) > 0


def stacked(layout: Layout, cards: list[Printed]) -> Piles:
    """RR-04 The six torsos open in the centre, everything else in its deck: a deal begins with a copy of this."""
    piles = fresh(layout)
    for number in range(len(cards)):
        card: i64 = number
        if card >= BUILD_CARDS:
            piles.start(card, DECK)
        elif cards[number].facts[int(KIND)] == int(TORSO):
            piles.start(card, part_slot(card, TORSO))
        else:
            piles.start(card, BUILD)
    return piles


def lay_out() -> Layout:
    """RR-17 Nobody looks into a stack, not even its owner."""
    layout = Layout([0] * int(BUILD_CARDS) + [1] * int(BATTLE_CARDS))
    for name, mask in (("hand", None), ("stack", HIDDEN), ("parked", OPEN), ("hoard", HIDDEN), ("look", None)):
        for seat in range(MOST_SEATS):
            layout.pile(f"{name} {seat}", only(seat) if mask is None else mask)
    for torso in range(TORSOS):
        for kind in KINDS:
            layout.pile(f"robot {torso} {kind}", OPEN)
    for name in ("strikes", "boosts", "guards", "responses", "laid", "drawn"):
        layout.pile(name, OPEN)
    layout.pile("deck", HIDDEN)
    layout.pile("discard", OPEN)
    layout.pile("build", HIDDEN)
    layout.pile("scrap", OPEN)
    return layout


def part_slot(torso: i64, kind: i64) -> i64:
    """RR-07 The pile for one part of a robot."""
    return SLOTS + 6 * torso + kind

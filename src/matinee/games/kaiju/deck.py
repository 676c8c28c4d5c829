"""The cards of one table as tables of integers, and where its piles lie."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, MOST_SEATS, OPEN, only
from matinee.games.kaiju.city import City

# Where the piles of a table lie: a hand for every chair of the house, the two decks with their discard piles, the
# shared Support zone, the cards being resolved, ENRAGE cards that left the game, and what takes no part in it.
HANDS: Final[i64] = 0
KAIJU_DECK: Final[i64] = 6
KAIJU_DISCARD: Final[i64] = 7
DECK: Final[i64] = 8
DISCARD: Final[i64] = 9
SUPPORT: Final[i64] = 10
PLAY: Final[i64] = 11
REMOVED: Final[i64] = 12
ASIDE: Final[i64] = 13

# Kinds are numbered defenders first, then the Kaiju's, then ENRAGE; each side has room for twenty.
ROOM: Final[i64] = 20
ENRAGE: Final[i64] = 40

HAND_SIZE: Final[i64] = 4
SHIELDS: Final[i64] = 10
TOP_LEVEL: Final[i64] = 8


class Kind:
    """One printed card. `called` is the name that COMBO and Co-ordinated cards look for (CK-28)."""

    def __init__(self, key: str, name: str, called: str, text: str, copies: int) -> None:
        self.key = key
        self.name = name
        self.called = called
        self.text = text
        self.copies = copies
        self.sound: str = ""
        self.combo: bool = False
        # What the card does, in order (`acting.Effect`), and whether any of it can destroy a building.
        self.effects: list[Any] = []
        self.strikes: bool = False
        # Whether its last effect lets each defender join in.
        self.calls: bool = False
        # The kinds of the same name, this one included.
        self.alike: i64 = 0


class Track:
    """The Enrage track: hand size and actions of each level from 1 on."""

    def __init__(self, hand: list[int], actions: list[int]) -> None:
        self.hand: vec[i64] = vec[i64](hand)
        self.actions: vec[i64] = vec[i64](actions)


class Deck:
    """All that is printed, for one seating: shared by every state of a setup, never changed."""

    def __init__(self, kinds: dict[int, Kind], track: Track, city: City, seats: i64, kaiju: i64, shared: bool) -> None:
        self.track = track
        self.city = city
        self.seats = seats
        self.kaiju = kaiju
        self.shared = shared
        blank = Kind("", "", "", "", 0)
        self.kinds: list[Kind] = [kinds.get(number, blank) for number in range(ENRAGE + 1)]
        numbers = [number for number in sorted(kinds) for _ in range(kinds[number].copies)]
        self.kind_of: vec[i16] = vec[i16]([i16(number) for number in numbers])
        self.enrages: i64 = kinds[ENRAGE].copies
        # The whole team may see what any of them sees, unless the table plays with closed hands (CK-95).
        self.team: i64 = (only(seats) - 1) & ~only(kaiju)
        self.undealt = stacked(self.lay_out(numbers), self.kind_of)

    def kind(self, card: i64) -> i64:
        return i64(self.kind_of[card])

    def face(self, card: i64) -> str:
        return self.kinds[self.kind_of[card]].key

    def find(self, key: str) -> i64:
        """The kind with this key, or -1."""
        for number, kind in enumerate(self.kinds):
            if kind.key == key:
                return number
        return -1

    def sees(self, seat: i64) -> i64:
        """CK-95 Who may look into a hand: its owner, and a defender's whole team if hands are open."""
        if seat == self.kaiju or seat >= self.seats or not self.shared:
            return only(seat)
        return self.team

    def lay_out(self, numbers: list[int]) -> Layout:
        """Three kinds of back, so that a viewer's guess never mixes ENRAGE cards with others."""
        layout = Layout([0 if number < ROOM else 1 if number < ENRAGE else 2 for number in numbers])
        for seat in range(MOST_SEATS):
            layout.pile(f"hand {seat}", self.sees(seat))
        layout.pile("kaiju deck", HIDDEN)
        layout.pile("kaiju discard", OPEN)
        layout.pile("deck", HIDDEN)
        for name in ("discard", "support", "play", "removed", "aside"):
            layout.pile(name, OPEN)
        return layout


def stacked(layout: Layout, kind_of: vec[i16]) -> Piles:
    """Every card in its deck, ENRAGE cards aside: a deal begins with a copy of this."""
    piles = fresh(layout)
    for card in range(i64(layout.cards)):
        kind = i64(kind_of[card])
        piles.start(card, DECK if kind < ROOM else KAIJU_DECK if kind < ENRAGE else ASIDE)
    return piles


def no_piles() -> vec[i64]:
    """A defender deck that was never split, or has been reshuffled: it hides no ENRAGE."""
    return vec[i64]()

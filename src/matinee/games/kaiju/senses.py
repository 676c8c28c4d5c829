"""What a learner is given of a siege: the city, the figure, all that lies open, and the hands that it may see."""

from mypy_extensions import i64

from matinee.engine.senses import Row, Senses, Span, count_known
from matinee.games.kaiju.choices import Code
from matinee.games.kaiju.city import BUILDINGS
from matinee.games.kaiju.deck import (
    DECK,
    DISCARD,
    ENRAGE,
    HANDS,
    KAIJU_DECK,
    KAIJU_DISCARD,
    PLAY,
    ROOM,
    SUPPORT,
    Deck,
)
from matinee.games.kaiju.state import Siege

KINDS = int(ENRAGE) + 1
# CK-13 The most piles that the defender deck is made of.
MOST_PILES = 8


class KaijuSenses(Senses[Siege]):
    """CK-95 With open hands a defender knows the whole team's cards."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        super().__init__(seats, spans(BUILDINGS + deck.city.waters - 1), carried=8)
        self.kinds = [int(kind) for kind in deck.kind_of]
        self.hands = self.block("known cards in each hand by kind, your own first", seats * KINDS)
        self.piles = self.block(
            "cards by kind: the Kaiju's discards, the defenders' discards, Support, cards being resolved", 4 * KINDS
        )
        self.counts = self.block(
            "cards in each hand, your own first; in the Kaiju's deck, in the defenders' deck", seats + 2
        )
        self.city = self.block("each building: standing, shielded, damage", 3 * BUILDINGS)
        self.figure = self.block("the two hexes of the figure, by number", 2)
        self.seat_cells = self.block("the Kaiju's seat, the defender who acts: distance plus one", 2)
        self.turn = self.block(
            "round, the Kaiju's turn, actions left, acted, level, flares, net, netted, carapace, ENRAGE cards left",
            10,
        )
        self.below = self.block("cards below each pile of the defenders' deck, plus one", MOST_PILES)

    def sense(self, s: Siege, viewer: i64, row: Row) -> None:
        piles = s.piles
        for seat in range(s.seats):
            place = self.turned(seat, viewer)
            count_known(piles, HANDS + seat, viewer, self.kinds, row, self.hands + place * KINDS)
            row.put(self.counts + place, piles.count(HANDS + seat))
        count_known(piles, KAIJU_DISCARD, viewer, self.kinds, row, self.piles)
        count_known(piles, DISCARD, viewer, self.kinds, row, self.piles + KINDS)
        count_known(piles, SUPPORT, viewer, self.kinds, row, self.piles + 2 * KINDS)
        count_known(piles, PLAY, viewer, self.kinds, row, self.piles + 3 * KINDS)
        row.put(self.counts + s.seats, piles.count(KAIJU_DECK))
        row.put(self.counts + s.seats + 1, piles.count(DECK))
        self.tell_city(s, row)
        self.tell_turn(s, viewer, row)

    def tell_city(self, s: Siege, row: Row) -> None:
        for building in range(BUILDINGS):
            cell = self.city + 3 * building
            row.put(cell, (s.standing >> building) & 1)
            row.put(cell + 1, 1 if s.is_shielded(building) else 0)
            row.put(cell + 2, s.damage(building))
        row.put(self.figure, s.a)
        row.put(self.figure + 1, s.b)

    def tell_turn(self, s: Siege, viewer: i64, row: Row) -> None:
        row.put(self.seat_cells, self.turned(s.kaiju, viewer) + 1)
        if s.active >= 0:
            row.put(self.seat_cells + 1, self.turned(s.active, viewer) + 1)
        row.put(self.turn, s.round)
        row.put(self.turn + 1, 1 if s.kaiju_turn else 0)
        row.put(self.turn + 2, s.actions)
        row.put(self.turn + 3, s.acted)
        row.put(self.turn + 4, s.level)
        row.put(self.turn + 5, s.flares)
        row.put(self.turn + 6, 1 if s.net else 0)
        row.put(self.turn + 7, 1 if s.netted else 0)
        row.put(self.turn + 8, 1 if s.carapace else 0)
        row.put(self.turn + 9, s.lurking)
        for pile in range(i64(len(s.below))):
            row.put(self.below + pile, s.below[pile] + 1)


def spans(last: i64) -> list[Span]:
    """`last` is the number of the last hex."""
    found = [
        Span(
            "DefenderAction", Code.PLAY_HAND, Code.PLACE + ROOM - 1, "a card: from hand, from Support, or placed there"
        ),
        Span("CoordinatedPlay", Code.PLAY_HAND, Code.PLACE - 1, "join in with a card from hand or Support"),
        Span("KaijuCard", ROOM, ENRAGE - 1, "play a card"),
        Span("ComboDiscard", Code.DISCARD_HAND, Code.INCOMING - 1, "discard from hand or Support for COMBO"),
        Span("SonicDiscard", Code.DISCARD_HAND, Code.DISCARD_SUPPORT - 1, "discard from hand"),
        Span("ScreechTarget", Code.DISCARD_SUPPORT, Code.INCOMING - 1, "discard from Support"),
        Span("SupportOverflow", Code.DISCARD_SUPPORT, Code.INCOMING, "discard from Support, or the new card"),
        Span("PlaceCard", Code.PLACE, Code.DISCARD_HAND - 1, "place in Support"),
        Span("StrandedChoice", Code.SWIM, Code.RESOLVE, "swim, resolve"),
        Span("KaijuWater", Code.HEX + BUILDINGS, Code.HEX + last, "one half onto a water hex"),
        Span("KaijuSecond", Code.DIRECTION, Code.ONE_HEX - 1, "the other half beside it, by direction"),
        Span("KaijuOneHex", Code.ONE_HEX, Code.HEX - 1, "which half moves, and where to"),
        Span("PushStep", Code.ONE_HEX, Code.HEX - 1, "which half moves, and where to"),
        Span("BaitWater", Code.HEX + BUILDINGS, Code.HEX + last, "one half onto a water hex"),
        Span("BaitSecond", Code.DIRECTION, Code.ONE_HEX - 1, "the other half beside it, by direction"),
    ]
    for target in ("AttackTarget", "ShieldTarget", "RebuildTarget"):
        found.append(Span(target, Code.HEX, Code.HEX + BUILDINGS - 1, "a building"))
    for optional in (
        "DefenderAction",
        "CoordinatedPlay",
        "KaijuCard",
        "ComboDiscard",
        "KaijuWater",
        "KaijuOneHex",
        "PushStep",
    ):
        found.append(Span(optional, Code.PASS, Code.PASS, "pass"))
    return found

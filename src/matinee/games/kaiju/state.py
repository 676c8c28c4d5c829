"""The table of Cardboard Kaiju: the city and its damage, the figure, the track, and whose turn it is."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits
from matinee.engine.chance import Chance
from matinee.engine.piles import NONE, Piles
from matinee.engine.seats import only
from matinee.engine.state import State
from matinee.games.kaiju.city import BUILDINGS, City
from matinee.games.kaiju.deck import (
    DECK,
    ENRAGE,
    HANDS,
    KAIJU_DECK,
    KAIJU_DISCARD,
    SHIELDS,
    TOP_LEVEL,
    Deck,
    no_piles,
)

# CK-65 The book's two headings are swapped, its texts are right: ruins are the Kaiju's, its retreat the defenders'.
RUINS: Final = "city in ruins"
RETREAT: Final = "kaiju retreats"


class Siege(State):
    """One monster, two to four defenders, one city."""

    derived: ClassVar[tuple[str, ...]] = ("deck", "city", "kaiju", "defenders")

    def __init__(self, deck: Deck, piles: Piles, chance: Chance) -> None:
        super().__init__(deck.seats, piles, chance)
        self.deck = deck
        self.city: City = deck.city
        self.kaiju: i64 = deck.kaiju
        self.defenders: i64 = deck.seats - 1
        # The city: masks of buildings; damage is kept in three planes, one for each binary digit of it.
        self.standing: i64 = deck.city.all_buildings
        self.shields: i64 = 0
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        # The figure: two hexes, lower r first, then lower q (CK-05).
        self.a: i64 = deck.city.start_a
        self.b: i64 = deck.city.start_b
        # The turn: a defender's, or the Kaiju's; `active` is the defender who acts, or acts next.
        self.round: i64 = 0
        self.kaiju_turn: bool = True
        self.active: i64 = NONE
        self.actions: i64 = 0
        self.acted: i64 = 0
        self.level: i64 = 2
        self.flares: i64 = 0
        self.net: bool = False
        self.netted: bool = False
        self.carapace: bool = False
        # Who laid the last card, and what COMBO added to it: no rule reads them, but digests of edition 1 hold them.
        self.player: i64 = NONE
        self.bonus: i64 = 0
        # How many buildings the card or ENRAGE that resolves has felled (CK-54).
        self.fell: i64 = 0
        # CK-13 The defender deck: how many cards lie below each pile, top pile first, and ENRAGE cards still in it.
        self.below: vec[i64] = no_piles()
        self.lurking: i64 = 0

    def copy(self) -> "Siege":
        twin = Siege(self.deck, self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.standing = self.standing
        twin.shields = self.shields
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.a = self.a
        twin.b = self.b
        twin.round = self.round
        twin.kaiju_turn = self.kaiju_turn
        twin.active = self.active
        twin.actions = self.actions
        twin.acted = self.acted
        twin.level = self.level
        twin.flares = self.flares
        twin.net = self.net
        twin.netted = self.netted
        twin.carapace = self.carapace
        twin.player = self.player
        twin.bonus = self.bonus
        twin.fell = self.fell
        twin.below = self.below
        twin.lurking = self.lurking
        return twin

    def facts(self) -> list[int]:
        city = [self.standing, self.shields, self.ones, self.twos, self.fours, self.a, self.b]
        turn = [self.round, int(self.kaiju_turn), self.active, self.actions, self.acted, self.level]
        marks = [self.flares, int(self.net), int(self.netted), int(self.carapace)]
        card = [self.player, self.bonus, self.fell, self.lurking]
        return [*city, *turn, *marks, *card, *[int(cards) for cards in self.below]]

    # Seats

    def after(self, seat: i64) -> i64:
        """CK-16 The defender who follows, in the fixed order of the seats."""
        seat = (seat + 1) % self.seats
        return (seat + 1) % self.seats if seat == self.kaiju else seat

    # The city

    def rubble(self) -> i64:
        """CK-60 The hexes of destroyed buildings."""
        return self.city.all_buildings & ~self.standing

    def free(self) -> i64:
        """CK-06 Where the Kaiju may lie: water and rubble, never a standing building."""
        return self.city.water | (self.city.all_buildings & ~self.standing)

    def touched(self) -> i64:
        """CK-07 The standing buildings that share an edge with either hex of the Kaiju."""
        return (self.city.near[self.a] | self.city.near[self.b]) & self.standing

    def damage(self, building: i64) -> i64:
        one = (self.ones >> building) & 1
        two = (self.twos >> building) & 1
        return one + 2 * two + 4 * ((self.fours >> building) & 1)

    def left(self, building: i64) -> i64:
        """The hit points that a building has left."""
        return self.city.strength(building) - self.damage(building)

    def is_shielded(self, building: i64) -> bool:
        return (self.shields >> building) & 1 == 1

    def mark(self, building: i64, damage: i64) -> None:
        """CK-52 Damage below a building's strength is marked; nothing heals it."""
        mine = bit(building)
        self.ones = self.ones | mine if damage & 1 != 0 else self.ones & ~mine
        self.twos = self.twos | mine if damage & 2 != 0 else self.twos & ~mine
        self.fours = self.fours | mine if damage & 4 != 0 else self.fours & ~mine

    def hit(self, building: i64, damage: i64) -> i64:
        """CK-35 A shield swallows the whole packet (CK-38); else the building is hurt. Tells the damage left over."""
        if (self.shields >> building) & 1 == 1:
            self.shields &= ~bit(building)
            self.tell("blocked", self.kaiju, building, damage)
            return 0
        left = self.left(building)
        if damage < left:
            self.mark(building, self.damage(building) + damage)
            self.tell("hurt", self.kaiju, building, damage)
            return 0
        self.destroy(building, left)
        return damage - left

    def destroy(self, building: i64, left: i64) -> None:
        """CK-60 Piece, damage and shield leave; CK-67 with the last building the Kaiju wins at once."""
        self.standing &= ~bit(building)
        self.mark(building, 0)
        self.fell += 1
        self.tell("fell", self.kaiju, building, left)
        if self.standing == 0:
            self.end(only(self.kaiju), RUINS, "kaiju_wins")

    def rebuild(self, building: i64, player: i64) -> None:
        """CK-88 Back at full strength, without a shield."""
        self.standing |= bit(building)
        self.tell("rebuilt", player, building)

    def building_sites(self, large: bool) -> i64:
        """CK-88 Where a building of this size was destroyed, and the Kaiju does not lie."""
        sizes = self.city.large if large else ~self.city.large
        return self.rubble() & sizes & ~bit(self.a) & ~bit(self.b)

    def shield_count(self) -> i64:
        return count_bits(self.shields)

    def may_shield(self) -> i64:
        """CK-33 Standing buildings without a shield; CK-39 none while all ten markers are on the map."""
        return 0 if count_bits(self.shields) >= SHIELDS else self.standing & ~self.shields

    # The figure

    def settle(self, one: i64, other: i64, by: i64) -> None:
        """CK-05 The figure lies on two adjacent hexes, an unordered pair. The log tells who moved it from where."""
        source = "" if self.journal is None else f"{self.a}+{self.b}"
        if self.city.is_before(one, other):
            self.a, self.b = one, other
        else:
            self.a, self.b = other, one
        self.tell("swam", by, self.a, self.b, source)

    def seconds(self, hex: i64) -> i64:
        """CK-55 Where the other half may lie once one is on this water hex; to stay is to pass."""
        found = self.city.near[hex] & self.free()
        if hex == self.a:
            found &= ~bit(self.b)
        elif hex == self.b:
            found &= ~bit(self.a)
        return found

    def pivots(self, stays: i64) -> i64:
        """CK-56 Where the other half may be lifted to when one hex stays."""
        found = self.city.near[stays] & self.free() & ~bit(self.a) & ~bit(self.b)
        return found if stays >= BUILDINGS else found & self.city.water

    # Cards

    def find_in(self, pile: i64, kind: i64) -> i64:
        card = self.piles.top(pile)
        while card != NONE and self.deck.kind(card) != kind:
            card = self.piles.below(card)
        return card

    def kinds_in(self, pile: i64) -> i64:
        """The mask of the kinds in a pile."""
        found: i64 = 0
        card = self.piles.top(pile)
        while card != NONE:
            found |= bit(self.deck.kind(card))
            card = self.piles.below(card)
        return found

    def hand_size(self) -> i64:
        return self.deck.track.hand[self.level - 1]

    def harm(self, damage: i64, player: i64) -> None:
        """CK-31 Damage to the Kaiju discards from its deck; CK-79 a Carapace makes one instance 1; CK-32 no win yet."""
        if self.carapace:
            self.carapace = False
            self.tell("shelled", player, damage)
            damage = min(damage, 1)
        damage = min(damage, self.piles.count(KAIJU_DECK))
        self.tell("harmed", player, damage)
        for _ in range(damage):
            self.move(self.piles.top(KAIJU_DECK), KAIJU_DISCARD)

    def kaiju_draws(self, cards: i64) -> None:
        """CK-66 The Kaiju needs to draw and its deck is empty: the defenders win."""
        for _ in range(cards):
            card = self.piles.top(KAIJU_DECK)
            if card == NONE:
                self.end(self.deck.team, RETREAT, "defender_wins")
                return
            self.move(card, HANDS + self.kaiju)

    def kaiju_draws_up(self) -> None:
        """CK-50 Up to the hand size of the track; above it neither draw nor discard."""
        self.kaiju_draws(max(i64(0), self.hand_size() - self.piles.count(HANDS + self.kaiju)))

    def end(self, winners: i64, ending: str, video: str) -> None:
        """CK-68 The first ending ends the game and empties the agenda; CK-96 its cut-scene is the last event."""
        self.finish(winners, ending)
        self.tell("media.video", NONE, 0, 0, video)

    # What anybody can work out about the defender deck

    def pile_now(self) -> i64:
        """CK-13 The number of the pile that the next card comes from; all piles gone: their number."""
        count = self.piles.count(DECK)
        pile: i64 = 0
        while pile < len(self.below) and self.below[pile] >= count:
            pile += 1
        return pile

    def redeal(self, viewer: i64, chance: Chance) -> "Siege":
        """The unseen is dealt again: a pile that still hides its ENRAGE hides it anywhere. At the end all is open."""
        twin = self.copy()
        if twin.over:
            twin.chance = chance
            return twin
        twin.dream(viewer, chance)
        twin.hide_enrages(chance)
        twin.ask_again()
        return twin

    def hide_enrages(self, chance: Chance) -> None:
        if len(self.below) == 0:
            return
        cards = vec[i64](self.piles.cards(DECK))
        high: i64 = len(cards)
        for pile in range(self.pile_now(), i64(len(self.below))):
            low = self.below[pile]
            for place in range(low, high):
                if self.deck.kind(cards[place]) == ENRAGE:
                    shift(cards, place, low + chance.below(high - low))
                    break
            high = low
        self.piles.stack(DECK, cards)

    def raise_level(self) -> None:
        """CK-42 Track +1, and a draw only if the hand size rises; CK-43 a full track stays full."""
        if self.level == TOP_LEVEL:
            self.tell("level", self.kaiju, self.level)
            return
        before = self.hand_size()
        self.level += 1
        self.tell("level", self.kaiju, self.level, 1)
        if self.hand_size() > before:
            self.kaiju_draws_up()


def shift(cards: vec[i64], place: i64, to: i64) -> None:
    """Take a card out and put it in elsewhere: the others keep their order, so that it does not tell where it lay."""
    card = cards[place]
    step: i64 = 1 if to > place else -1
    while place != to:
        cards[place] = cards[place + step]
        place += step
    cards[to] = card

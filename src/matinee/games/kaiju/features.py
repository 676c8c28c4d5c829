"""What a winning chance is learned from: the two clocks, what hurries them, and both sides' cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.bits import count_bits
from matinee.engine.features import Features, flag
from matinee.engine.named import names_in
from matinee.engine.piles import NONE
from matinee.games.kaiju import effects
from matinee.games.kaiju.deck import DECK, HANDS, KAIJU_DECK, SUPPORT
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.risk import enrage_chance
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.tactics import Tactics
from matinee.games.kaiju.worth import hit_points


class At:
    """Where a number stands, which is named for its place: `top-level` for TOP_LEVEL."""

    KAIJU: Final[i64] = 0
    CITY: Final[i64] = 1
    BUILDINGS: Final[i64] = 2
    STAMINA: Final[i64] = 3
    LEVEL: Final[i64] = 4
    TOP_LEVEL: Final[i64] = 5
    SHIELDS: Final[i64] = 6
    TOUCHED_SHIELDS: Final[i64] = 7
    TOUCHED: Final[i64] = 8
    OPEN: Final[i64] = 9
    OPEN_LEFT: Final[i64] = 10
    DANGER: Final[i64] = 11
    CARAPACE: Final[i64] = 12
    NET: Final[i64] = 13
    FLARES: Final[i64] = 14
    ENRAGE_1: Final[i64] = 15
    ENRAGE_3: Final[i64] = 16
    LURKING: Final[i64] = 17
    DECK: Final[i64] = 18
    SUPPORT: Final[i64] = 19
    SUPPORT_DAMAGE: Final[i64] = 20
    SUPPORT_REST: Final[i64] = 21
    DAMAGE: Final[i64] = 22
    SHIELD_CARDS: Final[i64] = 23
    REBUILD_CARDS: Final[i64] = 24
    TEAM_CARDS: Final[i64] = 25
    CLAWS: Final[i64] = 26
    CLAWS_DAMAGE: Final[i64] = 27
    KAIJU_HAND: Final[i64] = 28
    KAIJU_TURN: Final[i64] = 29
    ACTIONS: Final[i64] = 30
    ROUND: Final[i64] = 31
    CLOCKS: Final[i64] = 32
    SWEEP: Final[i64] = 33


class KaijuFeatures(Features[Siege]):
    """All numbers are the Kaiju's view of the siege; the defenders' share is what the Kaiju's leaves."""

    def __init__(self) -> None:
        self.instinct = Instinct()
        self.tactics = Tactics()

    def names(self) -> list[str]:
        return names_in(At)

    def side(self, s: Siege, seat: i64) -> i64:
        return 1 if seat == s.kaiju else 0

    def voice(self, s: Siege, seat: i64) -> str:
        return "kaiju-" if seat == s.kaiju else "team-"

    def fill(self, s: Siege, seat: i64, out: vec[float]) -> None:
        for place in range(i64(len(out))):
            out[place] = 0.0
        if seat == s.kaiju:
            out[At.KAIJU] = 1.0
            self.fill_city(s, out)
            self.fill_clocks(s, out)
            self.fill_team(s, out)
            self.fill_claws(s, out)

    def fill_city(self, s: Siege, out: vec[float]) -> None:
        touched = s.touched()
        out[At.CITY] = hit_points(s) / 30.0
        out[At.BUILDINGS] = float(count_bits(s.standing)) / 10.0
        out[At.SHIELDS] = float(count_bits(s.shields)) / 3.0
        out[At.TOUCHED_SHIELDS] = float(count_bits(s.shields & touched)) / 2.0
        out[At.TOUCHED] = float(count_bits(touched)) / 3.0
        open = touched & ~s.shields
        out[At.OPEN] = float(count_bits(open)) / 2.0
        out[At.OPEN_LEFT] = self.tactics.exposed(s, touched) / 5.0
        out[At.DANGER] = self.tactics.danger(s, s.a, s.b) / 3.0
        out[At.SWEEP] = out[At.OPEN_LEFT] * enrage_chance(s, 3)

    def fill_clocks(self, s: Siege, out: vec[float]) -> None:
        out[At.STAMINA] = float(s.piles.count(KAIJU_DECK)) / 30.0
        out[At.LEVEL] = float(s.level) / 3.0
        out[At.TOP_LEVEL] = flag(s.level >= 5)
        out[At.CARAPACE] = flag(s.carapace)
        out[At.NET] = flag(s.net)
        out[At.FLARES] = float(s.flares)
        out[At.ENRAGE_1] = enrage_chance(s, 1) * 3.0
        out[At.ENRAGE_3] = enrage_chance(s, 3) * 2.0
        out[At.LURKING] = float(s.lurking) / 3.0
        out[At.DECK] = float(s.piles.count(DECK)) / 20.0
        out[At.KAIJU_TURN] = flag(s.kaiju_turn)
        out[At.ACTIONS] = float(s.actions) / 2.0
        out[At.ROUND] = float(s.round) / 15.0
        # How many turns each clock has left, one against the other.
        out[At.CLOCKS] = hit_points(s) / max(1.0, float(s.piles.count(KAIJU_DECK)))

    def fill_team(self, s: Siege, out: vec[float]) -> None:
        out[At.SUPPORT] = float(s.piles.count(SUPPORT)) / 2.0
        self.fill_pile(s, SUPPORT, out, At.SUPPORT_DAMAGE, At.SUPPORT_REST, At.SUPPORT_REST)
        for seat in range(s.seats):
            if seat != s.kaiju:
                out[At.TEAM_CARDS] += float(s.piles.count(HANDS + seat)) / 5.0
                self.fill_pile(s, HANDS + seat, out, At.DAMAGE, At.SHIELD_CARDS, At.REBUILD_CARDS)

    def fill_pile(self, s: Siege, pile: i64, out: vec[float], damage: i64, shield: i64, rest: i64) -> None:
        card = s.piles.top(pile)
        while card != NONE:
            effect = s.deck.kinds[s.deck.kind(card)].effects[0]
            if isinstance(effect, effects.DamageKaiju):
                out[damage] += float(effect.n) / 5.0
            elif isinstance(effect, effects.Shield):
                out[shield] += 0.5
            elif isinstance(effect, effects.Rebuild | effects.Coordinate | effects.ExtraActions):
                out[rest] += 0.5
            card = s.piles.below(card)

    def fill_claws(self, s: Siege, out: vec[float]) -> None:
        out[At.KAIJU_HAND] = float(s.piles.count(HANDS + s.kaiju)) / 3.0
        card = s.piles.top(HANDS + s.kaiju)
        while card != NONE:
            kind = s.deck.kinds[s.deck.kind(card)]
            out[At.CLAWS] += self.instinct.worth_keeping(s, kind) / 4.0
            effect = kind.effects[0]
            if isinstance(effect, effects.DamageBuilding):
                out[At.CLAWS_DAMAGE] += float(effect.n) / 5.0
            card = s.piles.below(card)

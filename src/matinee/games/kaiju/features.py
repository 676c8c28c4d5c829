"""What a winning chance is learned from: the two clocks, what hurries them, and both sides' cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.features import Features, flag
from matinee.engine.piles import NONE
from matinee.games.kaiju import effects
from matinee.games.kaiju.deck import DECK, HANDS, KAIJU_DECK, SUPPORT
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.risk import enrage_chance
from matinee.games.kaiju.state import Siege, bits
from matinee.games.kaiju.tactics import Tactics
from matinee.games.kaiju.worth import hit_points

NAMES: Final = (
    "kaiju", "city", "buildings", "stamina", "level", "top-level", "shields", "touched-shields", "touched", "open",
    "open-left", "danger", "carapace", "net", "flares", "enrage-1", "enrage-3", "lurking", "deck", "support",
    "support-damage", "support-rest", "damage", "shield-cards", "rebuild-cards", "team-cards", "claws", "claws-damage",
    "kaiju-hand", "kaiju-turn", "actions", "round", "clocks", "sweep",
)  # fmt: skip
# Where a number stands, in the order of the names.
AT_KAIJU: Final[i64] = 0
AT_CITY: Final[i64] = 1
AT_BUILDINGS: Final[i64] = 2
AT_STAMINA: Final[i64] = 3
AT_LEVEL: Final[i64] = 4
AT_TOP_LEVEL: Final[i64] = 5
AT_SHIELDS: Final[i64] = 6
AT_TOUCHED_SHIELDS: Final[i64] = 7
AT_TOUCHED: Final[i64] = 8
AT_OPEN: Final[i64] = 9
AT_OPEN_LEFT: Final[i64] = 10
AT_DANGER: Final[i64] = 11
AT_CARAPACE: Final[i64] = 12
AT_NET: Final[i64] = 13
AT_FLARES: Final[i64] = 14
AT_ENRAGE_1: Final[i64] = 15
AT_ENRAGE_3: Final[i64] = 16
AT_LURKING: Final[i64] = 17
AT_DECK: Final[i64] = 18
AT_SUPPORT: Final[i64] = 19
AT_SUPPORT_DAMAGE: Final[i64] = 20
AT_SUPPORT_REST: Final[i64] = 21
AT_DAMAGE: Final[i64] = 22
AT_SHIELD_CARDS: Final[i64] = 23
AT_REBUILD_CARDS: Final[i64] = 24
AT_TEAM_CARDS: Final[i64] = 25
AT_CLAWS: Final[i64] = 26
AT_CLAWS_DAMAGE: Final[i64] = 27
AT_KAIJU_HAND: Final[i64] = 28
AT_KAIJU_TURN: Final[i64] = 29
AT_ACTIONS: Final[i64] = 30
AT_ROUND: Final[i64] = 31
AT_CLOCKS: Final[i64] = 32
AT_SWEEP: Final[i64] = 33


class KaijuFeatures(Features[Siege]):
    """All numbers are the Kaiju's view of the siege; the defenders' share is what the Kaiju's leaves."""

    def __init__(self) -> None:
        self.instinct = Instinct()
        self.tactics = Tactics()

    def names(self) -> list[str]:
        return list(NAMES)

    def side(self, s: Siege, seat: i64) -> i64:
        return 1 if seat == s.kaiju else 0

    def voice(self, s: Siege, seat: i64) -> str:
        return "kaiju-" if seat == s.kaiju else "team-"

    def fill(self, s: Siege, seat: i64, out: vec[float]) -> None:
        for place in range(i64(len(out))):
            out[place] = 0.0
        if seat == s.kaiju:
            out[AT_KAIJU] = 1.0
            self.fill_city(s, out)
            self.fill_clocks(s, out)
            self.fill_team(s, out)
            self.fill_claws(s, out)

    def fill_city(self, s: Siege, out: vec[float]) -> None:
        touched = s.touched()
        out[AT_CITY] = hit_points(s) / 30.0
        out[AT_BUILDINGS] = float(bits(s.standing)) / 10.0
        out[AT_SHIELDS] = float(bits(s.shields)) / 3.0
        out[AT_TOUCHED_SHIELDS] = float(bits(s.shields & touched)) / 2.0
        out[AT_TOUCHED] = float(bits(touched)) / 3.0
        open = touched & ~s.shields
        out[AT_OPEN] = float(bits(open)) / 2.0
        out[AT_OPEN_LEFT] = self.tactics.exposed(s, touched) / 5.0
        out[AT_DANGER] = self.tactics.danger(s, s.a, s.b) / 3.0
        out[AT_SWEEP] = out[AT_OPEN_LEFT] * enrage_chance(s, 3)

    def fill_clocks(self, s: Siege, out: vec[float]) -> None:
        out[AT_STAMINA] = float(s.piles.count(KAIJU_DECK)) / 30.0
        out[AT_LEVEL] = float(s.level) / 3.0
        out[AT_TOP_LEVEL] = flag(s.level >= 5)
        out[AT_CARAPACE] = flag(s.carapace)
        out[AT_NET] = flag(s.net)
        out[AT_FLARES] = float(s.flares)
        out[AT_ENRAGE_1] = enrage_chance(s, 1) * 3.0
        out[AT_ENRAGE_3] = enrage_chance(s, 3) * 2.0
        out[AT_LURKING] = float(s.lurking) / 3.0
        out[AT_DECK] = float(s.piles.count(DECK)) / 20.0
        out[AT_KAIJU_TURN] = flag(s.kaiju_turn)
        out[AT_ACTIONS] = float(s.actions) / 2.0
        out[AT_ROUND] = float(s.round) / 15.0
        # How many turns each clock has left, one against the other.
        out[AT_CLOCKS] = hit_points(s) / max(1.0, float(s.piles.count(KAIJU_DECK)))

    def fill_team(self, s: Siege, out: vec[float]) -> None:
        out[AT_SUPPORT] = float(s.piles.count(SUPPORT)) / 2.0
        self.fill_pile(s, SUPPORT, out, AT_SUPPORT_DAMAGE, AT_SUPPORT_REST, AT_SUPPORT_REST)
        for seat in range(s.seats):
            if seat != s.kaiju:
                out[AT_TEAM_CARDS] += float(s.piles.count(HANDS + seat)) / 5.0
                self.fill_pile(s, HANDS + seat, out, AT_DAMAGE, AT_SHIELD_CARDS, AT_REBUILD_CARDS)

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
        out[AT_KAIJU_HAND] = float(s.piles.count(HANDS + s.kaiju)) / 3.0
        card = s.piles.top(HANDS + s.kaiju)
        while card != NONE:
            kind = s.deck.kinds[s.deck.kind(card)]
            out[AT_CLAWS] += self.instinct.worth_keeping(s, kind) / 4.0
            effect = kind.effects[0]
            if isinstance(effect, effects.DamageBuilding):
                out[AT_CLAWS_DAMAGE] += float(effect.n) / 5.0
            card = s.piles.below(card)

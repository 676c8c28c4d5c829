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
            out[0] = 1.0
            self.fill_city(s, out)
            self.fill_clocks(s, out)
            self.fill_team(s, out)
            self.fill_claws(s, out)

    def fill_city(self, s: Siege, out: vec[float]) -> None:
        touched = s.touched()
        out[1] = hit_points(s) / 30.0
        out[2] = float(bits(s.standing)) / 10.0
        out[6] = float(bits(s.shields)) / 3.0
        out[7] = float(bits(s.shields & touched)) / 2.0
        out[8] = float(bits(touched)) / 3.0
        open = touched & ~s.shields
        out[9] = float(bits(open)) / 2.0
        out[10] = self.tactics.exposed(s, touched) / 5.0
        out[11] = self.tactics.danger(s, s.a, s.b) / 3.0
        out[33] = out[10] * enrage_chance(s, 3)

    def fill_clocks(self, s: Siege, out: vec[float]) -> None:
        out[3] = float(s.piles.count(KAIJU_DECK)) / 30.0
        out[4] = float(s.level) / 3.0
        out[5] = flag(s.level >= 5)
        out[12] = flag(s.carapace)
        out[13] = flag(s.net)
        out[14] = float(s.flares)
        out[15] = enrage_chance(s, 1) * 3.0
        out[16] = enrage_chance(s, 3) * 2.0
        out[17] = float(s.lurking) / 3.0
        out[18] = float(s.piles.count(DECK)) / 20.0
        out[29] = flag(s.kaiju_turn)
        out[30] = float(s.actions) / 2.0
        out[31] = float(s.round) / 15.0
        # How many turns each clock has left, one against the other.
        out[32] = hit_points(s) / max(1.0, float(s.piles.count(KAIJU_DECK)))

    def fill_team(self, s: Siege, out: vec[float]) -> None:
        out[19] = float(s.piles.count(SUPPORT)) / 2.0
        self.fill_pile(s, SUPPORT, out, 20, 21, 21)
        for seat in range(s.seats):
            if seat != s.kaiju:
                out[25] += float(s.piles.count(HANDS + seat)) / 5.0
                self.fill_pile(s, HANDS + seat, out, 22, 23, 24)

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
        out[28] = float(s.piles.count(HANDS + s.kaiju)) / 3.0
        card = s.piles.top(HANDS + s.kaiju)
        while card != NONE:
            kind = s.deck.kinds[s.deck.kind(card)]
            out[26] += self.instinct.worth_keeping(s, kind) / 4.0
            effect = kind.effects[0]
            if isinstance(effect, effects.DamageBuilding):
                out[27] += float(effect.n) / 5.0
            card = s.piles.below(card)

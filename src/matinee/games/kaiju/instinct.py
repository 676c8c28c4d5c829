"""How a competent Kaiju weighs its answers: hit points, tempo, and a place among many unshielded buildings."""

from typing import Any

from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits, first_bit
from matinee.engine.piles import NONE
from matinee.engine.step import Step
from matinee.games.kaiju import effects
from matinee.games.kaiju.acting import Effect
from matinee.games.kaiju.attack import AttackTarget, KaijuCard, ScreechTarget, StrandedChoice
from matinee.games.kaiju.choices import Code
from matinee.games.kaiju.deck import HANDS, KAIJU_DECK, SUPPORT, Kind
from matinee.games.kaiju.moves import KaijuOneHex, KaijuSecond
from matinee.games.kaiju.risk import BestTwo, enrage_chance
from matinee.games.kaiju.state import Siege


class Instinct:
    """The weights, in points of damage to the city; found by play against the other side's, in turns."""

    def __init__(self) -> None:
        self.fell = 6.4
        self.strip = 2.65
        self.carapace = 6.5
        self.level = 0.4
        self.screech = 0.4
        self.roar = 0.57
        self.surge = 2.9
        self.draw = 1.0
        self.top = 0.5
        self.keep = 0.63
        self.keep_rampage = 3.4
        self.tempo = 3.0
        self.weary = 2.0
        self.swim = 20.0
        self.site = 0.92
        self.site_left = 0.0
        self.site_risk = 0.7
        self.site_shield = 0.3

    def value(self, s: Siege, option: i64) -> float:
        """How good an answer to the open question looks."""
        step: Step[Any] = s.agenda[-1]
        if isinstance(step, KaijuCard):
            return self.rest(s) if option == Code.PASS else self.card(s, s.deck.kinds[option - Code.PLAY_HAND])
        if isinstance(step, AttackTarget):
            building = option - Code.HEX
            left_over = step.damage - s.left(building) if not s.is_shielded(building) else i64(0)
            rest = s.touched() & ~bit(building)
            return self.blow(s, building, step.damage) + (self.attack(s, left_over, rest) if left_over > 0 else 0.0)
        if isinstance(step, StrandedChoice):
            return self.swim if option == Code.SWIM else self.does(s, s.deck.kinds[step.kind])
        if isinstance(step, ScreechTarget):
            return prize(s.deck.kinds[option - Code.DISCARD_SUPPORT])
        return self.move(s, step, option)

    # Cards

    def card(self, s: Siege, kind: Kind) -> float:
        """What a card does now, less what it would be good for later."""
        return self.does(s, kind) - self.worth_keeping(s, kind)

    def does(self, s: Siege, kind: Kind) -> float:
        value = 0.0
        for effect in kind.effects:
            value += self.effect(s, effect)
        return value

    def effect(self, s: Siege, effect: Effect) -> float:
        if isinstance(effect, effects.DamageBuilding):
            return self.attack(s, effect.n, s.touched())
        if isinstance(effect, effects.DamageTouched):
            return self.sweep(s, effect.n)
        if isinstance(effect, effects.Rampage):
            return self.sweep(s, 6)
        if isinstance(effect, effects.Carapace):
            return 0.0 if s.carapace else self.carapace
        if isinstance(effect, effects.ReplaceCards):
            return enrage_chance(s, s.defenders) * (self.sweep(s, 6) + self.level)
        if isinstance(effect, effects.DiscardSupport):
            return self.screech * float(min(effect.n, s.piles.count(SUPPORT)))
        if isinstance(effect, effects.SweepSupport):
            return self.roar * float(s.piles.count(SUPPORT))
        if isinstance(effect, effects.KaijuDraws):
            return self.draw if s.piles.count(KAIJU_DECK) >= effect.n + 3 else -50.0
        if isinstance(effect, effects.KaijuPlaysTop):
            return self.top
        if isinstance(effect, effects.Surge):
            return self.surging(s)
        return 0.0

    def surging(self, s: Siege) -> float:
        """The two best other cards in hand, and a little more."""
        best = BestTwo()
        card = s.piles.top(HANDS + s.kaiju)
        while card != NONE:
            kind = s.deck.kinds[s.deck.kind(card)]
            if not isinstance(kind.effects[0], effects.Surge):
                best.weigh(self.card(s, kind))
            card = s.piles.below(card)
        return best.sum() + self.surge

    def worth_keeping(self, s: Siege, kind: Kind) -> float:
        effect = kind.effects[0]
        if isinstance(effect, effects.Rampage):
            return self.keep_rampage
        if isinstance(effect, effects.DamageBuilding):
            return self.keep * float(effect.n)
        if isinstance(effect, effects.DamageTouched | effects.Surge | effects.ReplaceCards):
            return 2.0 * self.keep
        if isinstance(effect, effects.Carapace):
            return self.keep
        return 0.0

    def rest(self, s: Siege) -> float:
        """To end the turn: bad for the tempo while the deck is healthy, wise when it is nearly gone."""
        return -self.tempo if float(s.piles.count(KAIJU_DECK)) > self.weary else 0.4

    # Damage

    def blow(self, s: Siege, building: i64, damage: i64) -> float:
        if s.is_shielded(building):
            return self.strip - 0.1 * float(damage)
        left = s.left(building)
        if damage >= left:
            return float(left) + self.fell
        return float(damage)

    def attack(self, s: Siege, damage: i64, touched: i64) -> float:
        """The best way to spend damage among buildings, what is left over included."""
        best = 0.0
        rest = touched
        while rest != 0:
            building = first_bit(rest)
            rest &= rest - 1
            value = self.blow(s, building, damage)
            left_over = damage - s.left(building)
            if left_over > 0 and not s.is_shielded(building):
                value += self.attack(s, left_over, touched & ~bit(building))
            best = max(best, value)
        return best

    def sweep(self, s: Siege, damage: i64) -> float:
        value = 0.0
        touched = s.touched()
        while touched != 0:
            value += self.blow(s, first_bit(touched), min(damage, s.left(first_bit(touched))))
            touched &= touched - 1
        return value

    # Places

    def move(self, s: Siege, step: Step[Any], option: i64) -> float:
        if option == Code.PASS:
            return self.spot(s, s.a, s.b) + 0.01
        if isinstance(step, KaijuSecond):
            return self.spot(s, step.water, s.city.neighbour(step.water, option - Code.DIRECTION))
        if isinstance(step, KaijuOneHex):
            stays = s.b if option >= Code.ONE_HEX + 6 else s.a
            return self.spot(s, stays, s.city.neighbour(stays, (option - Code.ONE_HEX) % 6))
        return self.best_spot(s, option - Code.HEX)

    def best_spot(self, s: Siege, water: i64) -> float:
        best = 0.0
        seconds = s.seconds(water)
        while seconds != 0:
            best = max(best, self.spot(s, water, first_bit(seconds)))
            seconds &= seconds - 1
        return best

    def spot(self, s: Siege, one: i64, other: i64) -> float:
        """Three or four unshielded buildings, above all when an ENRAGE is near."""
        touched = s.city.adjacent(one, other) & s.standing
        value = self.site_shield * float(count_bits(touched & s.shields))
        touched &= ~s.shields
        each = self.site_left + self.site_risk * enrage_chance(s, 2)
        while touched != 0:
            value += self.site + each * float(s.left(first_bit(touched)))
            touched &= touched - 1
        return value


def prize(kind: Kind) -> float:
    """Which of the defenders' cards the Kaiju would rather not see played."""
    effect = kind.effects[0]
    if isinstance(effect, effects.DamageKaiju):
        return float(effect.n)
    if isinstance(effect, effects.Coordinate | effects.ExtraActions):
        return 3.5
    if isinstance(effect, effects.Shield | effects.Rebuild):
        return 2.5
    return 1.0

"""How competent defenders weigh their answers: the two clocks, and the ENRAGE that each drawn card may be."""

from typing import Any

from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits, first_bit
from matinee.engine.piles import NONE
from matinee.engine.step import Step
from matinee.games.kaiju import effects
from matinee.games.kaiju.choices import Code
from matinee.games.kaiju.deck import HAND_SIZE, HANDS, KAIJU_DECK, SUPPORT, Kind
from matinee.games.kaiju.moves import BaitSecond, BaitWater, PushStep, baits
from matinee.games.kaiju.risk import BestTwo, enrage_chance
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.team import ComboDiscard, CoordinatedPlay, DefenderAction, PlaceCard, SupportOverflow
from matinee.games.kaiju.works import RebuildTarget, ShieldTarget


class Tactics:
    """The weights, in points of damage; found by play against the other side's, in turns."""

    def __init__(self) -> None:
        self.damage = 0.92
        self.finish = 0.0
        self.pop = 0.48
        self.shield = 2.2
        self.shield_left = 0.3
        self.shield_risk = 1.75
        self.shield_far = 0.6
        self.rebuild = 3.4
        self.net = 0.56
        self.flare = 0.92
        self.double = 0.6
        self.plan = 0.05
        self.place = 0.0
        self.level = 2.46
        self.strand = 1.47
        self.threat = 0.7
        self.threat_left = 0.22
        self.keep = 0.1
        self.combo = 1.97

    def value(self, s: Siege, option: i64) -> float:
        step: Step[Any] = s.agenda[-1]
        if isinstance(step, DefenderAction):
            return self.action(s, step.seat, option)
        if isinstance(step, ComboDiscard):
            return 0.0 if option == Code.PASS else self.more(s, step, option)
        if isinstance(step, CoordinatedPlay):
            return 0.0 if option == Code.PASS else 1.0 + self.does(s, step.seat, s.deck.kinds[option - Code.PLAY_HAND])
        if isinstance(step, ShieldTarget):
            return self.shielding(s, option - Code.HEX)
        if isinstance(step, RebuildTarget):
            return self.site(s, option - Code.HEX)
        if isinstance(step, PlaceCard):
            return self.use_in_support(s, s.deck.kinds[option - Code.PLACE])
        if isinstance(step, SupportOverflow):
            kind = s.deck.kinds[s.deck.kind(step.card) if option == Code.INCOMING else option - Code.DISCARD_SUPPORT]
            return -self.keeping(s, kind)
        if isinstance(step, PushStep | BaitWater | BaitSecond):
            return self.displace(s, step, option)
        return -self.keeping(s, s.deck.kinds[option - Code.DISCARD_HAND])

    # The action

    def action(self, s: Siege, seat: i64, option: i64) -> float:
        held = s.piles.count(HANDS + seat)
        if option == Code.PASS:
            return -self.risk(s, HAND_SIZE - held) - 0.2
        if option >= Code.PLACE:
            kind = s.deck.kinds[option - Code.PLACE]
            return self.place + self.use_in_support(s, kind) - self.risk(s, HAND_SIZE - held + 1)
        if option >= Code.PLAY_SUPPORT:
            kind = s.deck.kinds[option - Code.PLAY_SUPPORT]
            return self.does(s, seat, kind) - self.keeping(s, kind) - self.risk(s, HAND_SIZE - held)
        kind = s.deck.kinds[option]
        return self.does(s, seat, kind) - self.keeping(s, kind) - self.risk(s, HAND_SIZE - held + 1)

    def risk(self, s: Siege, cards: i64) -> float:
        """What an ENRAGE would cost, by the chance that drawing `cards` cards brings one."""
        return enrage_chance(s, cards) * (self.exposed(s, s.touched()) + self.level)

    def exposed(self, s: Siege, touched: i64) -> float:
        """The hit points that a rampage would take."""
        value = 0.0
        touched &= ~s.shields
        while touched != 0:
            value += float(s.left(first_bit(touched)))
            touched &= touched - 1
        return value

    def does(self, s: Siege, seat: i64, kind: Kind) -> float:
        effect = kind.effects[0]
        if isinstance(effect, effects.DamageKaiju):
            return self.pop + self.harm(s) if s.carapace else self.harm(s) * float(effect.n)
        if isinstance(effect, effects.Shield):
            return self.best_shield(s)
        if isinstance(effect, effects.Coordinate):
            return self.together(s, effect)
        if isinstance(effect, effects.Rebuild):
            return 0.0 if effect.is_idle(s, s.active, NONE) else self.rebuild
        if isinstance(effect, effects.Push):
            return self.pushing(s)
        if isinstance(effect, effects.Relocate):
            return self.baiting(s)
        if isinstance(effect, effects.Net):
            return 0.0 if s.net else self.net * float(max(i64(0), 4 - count_bits(s.touched())))
        if isinstance(effect, effects.Flare):
            return 0.0 if effect.is_idle(s, s.active, NONE) else self.flare
        if isinstance(effect, effects.ExtraActions):
            return self.double * self.best_two(s, seat)
        return self.plan

    def harm(self, s: Siege) -> float:
        """A point of damage to the Kaiju: worth more the nearer its deck is to its end."""
        return self.damage + self.finish * max(0.0, 1.0 - float(s.piles.count(KAIJU_DECK)) / 40.0)

    def together(self, s: Siege, effect: effects.Coordinate) -> float:
        """What the team's cards of that name would do, as far as they are known or guessed."""
        value = 0.0
        popped = not s.carapace
        for seat in range(s.seats):
            if seat == s.kaiju:
                continue
            kinds = s.kinds_in(HANDS + seat) & effect.kinds
            best = 0.0
            while kinds != 0:
                does = s.deck.kinds[first_bit(kinds)].effects[0]
                if isinstance(does, effects.DamageKaiju):
                    best = max(best, self.harm(s) * (float(does.n) if popped else 1.0))
                elif isinstance(does, effects.Shield):
                    best = max(best, self.shield)
                kinds &= kinds - 1
            if best > 0.0:
                popped = True
            value += best
        return value

    def best_two(self, s: Siege, seat: i64) -> float:
        """What two more actions would do, with the cards in hand and Support."""
        best = BestTwo()
        for pile in (HANDS + seat, SUPPORT):
            card = s.piles.top(pile)
            while card != NONE:
                kind = s.deck.kinds[s.deck.kind(card)]
                if not isinstance(kind.effects[0], effects.ExtraActions):
                    best.weigh(self.does(s, seat, kind) - self.keeping(s, kind))
                card = s.piles.below(card)
        return best.sum()

    def keeping(self, s: Siege, kind: Kind) -> float:
        """What a card would be good for later."""
        effect = kind.effects[0]
        if isinstance(effect, effects.DamageKaiju):
            return self.keep * (float(effect.n) - 0.5)
        if isinstance(effect, effects.Shield | effects.Rebuild | effects.Coordinate | effects.Relocate):
            return 3.0 * self.keep
        if isinstance(effect, effects.Push | effects.ExtraActions):
            return 2.0 * self.keep
        if isinstance(effect, effects.Flare):
            return (3.0 if s.level >= 4 else 1.0) * self.keep
        return self.keep if isinstance(effect, effects.Net) else 0.0

    def use_in_support(self, s: Siege, kind: Kind) -> float:
        """Support is for cards that are useless now and will not be for ever."""
        effect = kind.effects[0]
        if isinstance(effect, effects.Rebuild | effects.Flare) and effect.is_idle(s, s.active, NONE):
            return 0.5
        return -self.keeping(s, kind)

    def more(self, s: Siege, step: ComboDiscard, option: i64) -> float:
        """CK-27 One more for one more card: an action saved, a card more to draw."""
        from_hand = option < Code.DISCARD_SUPPORT
        kind = s.deck.kinds[(option - Code.DISCARD_HAND) % 20]
        cost = self.keeping(s, kind)
        if from_hand:
            drawn = HAND_SIZE - s.piles.count(HANDS + step.seat) + 1 + i64(len(step.laid))
            cost += self.risk(s, drawn + 1) - self.risk(s, drawn)
        effect = kind.effects[0]
        gain = 0.0
        if isinstance(effect, effects.DamageKaiju):
            gain = 0.0 if s.carapace else self.harm(s)
        elif isinstance(effect, effects.Shield):
            gain = self.second_shield(s)
        return self.combo * gain - cost

    # Buildings

    def shielding(self, s: Siege, building: i64) -> float:
        left = float(s.left(building))
        if (s.touched() >> building) & 1 == 1:
            return self.shield + (self.shield_left + self.shield_risk * enrage_chance(s, 2)) * left
        if s.city.near[building] & s.free() == 0:
            return 0.0
        return self.shield_far + 0.1 * left

    def best_shield(self, s: Siege) -> float:
        best = 0.0
        open = s.may_shield()
        while open != 0:
            best = max(best, self.shielding(s, first_bit(open)))
            open &= open - 1
        return best

    def second_shield(self, s: Siege) -> float:
        return self.shield if count_bits(s.touched() & s.may_shield()) > 1 else self.shield_far

    def site(self, s: Siege, building: i64) -> float:
        """A house is best rebuilt where the Kaiju cannot touch it soon."""
        near = s.city.near[building]
        value = -float(count_bits(near & s.free()))
        if near & (bit(s.a) | bit(s.b)) != 0:
            value -= 4.0
        return value

    # The figure

    def danger(self, s: Siege, one: i64, other: i64) -> float:
        """What the Kaiju does next from a place; a stranded one loses a card and an action."""
        touched = s.city.adjacent(one, other) & s.standing
        if touched == 0:
            return -self.strand
        value = 0.1 * float(count_bits(touched & s.shields))
        touched &= ~s.shields
        each = self.threat_left + enrage_chance(s, 1)
        while touched != 0:
            value += self.threat + each * float(s.left(first_bit(touched)))
            touched &= touched - 1
        return value

    def displace(self, s: Siege, step: Step[Any], option: i64) -> float:
        if option == Code.PASS:
            return -self.danger(s, s.a, s.b)
        if isinstance(step, BaitSecond):
            return -self.danger(s, step.water, s.city.neighbour(step.water, option - Code.DIRECTION))
        if isinstance(step, BaitWater):
            return -self.least(s, option - Code.HEX, baits(s, option - Code.HEX))
        stays = s.b if option >= Code.ONE_HEX + 6 else s.a
        return -self.danger(s, stays, s.city.neighbour(stays, (option - Code.ONE_HEX) % 6))

    def least(self, s: Siege, one: i64, others: i64) -> float:
        best = 1000.0
        while others != 0:
            best = min(best, self.danger(s, one, first_bit(others)))
            others &= others - 1
        return best

    def pushing(self, s: Siege) -> float:
        best = min(self.least(s, s.a, s.pivots(s.a)), self.least(s, s.b, s.pivots(s.b)))
        return max(0.0, self.danger(s, s.a, s.b) - best)

    def baiting(self, s: Siege) -> float:
        best = 1000.0
        for water in range(i64(27), 27 + s.city.waters):
            best = min(best, self.least(s, water, baits(s, water)))
        return max(0.0, self.danger(s, s.a, s.b) - best)

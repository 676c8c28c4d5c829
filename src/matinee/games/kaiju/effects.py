"""The verbs of the cards. An effect is a moment that happens when its card resolves; a card is a list of these."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.piles import NONE
from matinee.engine.step import Happening
from matinee.games.kaiju.attack import AttackTarget, KaijuCard, ScreechTarget, kaiju_plays
from matinee.games.kaiju.deck import DISCARD, KAIJU_DECK, SUPPORT
from matinee.games.kaiju.moves import OFFER_MOVE, BaitWater, PushStep
from matinee.games.kaiju.state import Siege, first_bit
from matinee.games.kaiju.team import CoordinatedPlay, PlaceCard, SonicDiscard
from matinee.games.kaiju.works import RebuildTarget, shield


class Effect(Happening[Siege]):
    """One verb with one number."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: Final[i64] = n

    def facts(self) -> list[int]:
        return [self.n]

    def is_idle(self, s: Siege) -> bool:
        """CK-21 Whether it could do nothing at all now: always legal, but people are warned."""
        return False


class DamageBuilding(Effect):
    """CK-71 Smash, CK-72 Punch, CK-78 Psychic Fracture: damage to one touched building, the rest to another."""

    def happen(self, s: Siege) -> None:
        s.push(OFFER_MOVE)
        s.push(AttackTarget(s.kaiju, self.n, False))

    def is_idle(self, s: Siege) -> bool:
        return s.touched() == 0


class DamageTouched(Effect):
    """CK-73 Stomp: damage to all touched buildings at once (CK-57), nothing left over."""

    def happen(self, s: Siege) -> None:
        s.push(OFFER_MOVE)
        touched = s.touched()
        while touched != 0:
            s.hit(first_bit(touched), self.n)
            touched &= touched - 1

    def is_idle(self, s: Siege) -> bool:
        return s.touched() == 0


class Rampage(Effect):
    """CK-74 Destroy all touched buildings, a set fixed at the start (CK-41); CK-37 a shield stops it and is spent."""

    def happen(self, s: Siege) -> None:
        s.push(OFFER_MOVE)
        touched = s.touched()
        while touched != 0:
            building = first_bit(touched)
            s.hit(building, s.left(building))
            touched &= touched - 1

    def is_idle(self, s: Siege) -> bool:
        return s.touched() == 0


class RaiseLevel(Happening[Siege]):
    """CK-42 The track goes up by one."""

    def happen(self, s: Siege) -> None:
        s.raise_level()


RAISE_LEVEL: Final = RaiseLevel()
RAMPAGE: Final = Rampage(0)


class Enrage(Effect):
    """CK-44 The garbled card text read by the rulebook: rampage, move, track, draw up. Nobody gains a building."""

    def happen(self, s: Siege) -> None:
        s.push(RAISE_LEVEL)
        s.push(RAMPAGE)


class DamageKaiju(Effect):
    """CK-81 Assault: damage to the Kaiju, COMBO included, as one instance."""

    def happen(self, s: Siege) -> None:
        s.harm(self.n + s.bonus)

    def is_idle(self, s: Siege) -> bool:
        return s.piles.top(KAIJU_DECK) == NONE and not s.carapace


class Shield(Effect):
    """CK-83 Shielding: so many markers, COMBO included."""

    def happen(self, s: Siege) -> None:
        shield(s, s.player, self.n + s.bonus)

    def is_idle(self, s: Siege) -> bool:
        return s.may_shield() == 0


class Rebuild(Effect):
    """CK-88 Emergency Repairs."""

    def __init__(self, n: i64, large: bool) -> None:
        super().__init__(n)
        self.large: Final = large

    def facts(self) -> list[int]:
        return [self.n, int(self.large)]

    def happen(self, s: Siege) -> None:
        s.push(RebuildTarget(s.player, self.large, self.n))

    def is_idle(self, s: Siege) -> bool:
        sizes = s.city.large if self.large else ~s.city.large
        return s.rubble() & sizes & ~bit(s.a) & ~bit(s.b) == 0


class Push(Effect):
    """CK-85 Repellant: so many steps, COMBO included."""

    def happen(self, s: Siege) -> None:
        s.push(PushStep(s.player, self.n + s.bonus, True))


class Relocate(Effect):
    """CK-91 Bait & Switch."""

    def happen(self, s: Siege) -> None:
        s.push(BaitWater(s.player))


class ToSupport(Effect):
    """CK-87 Team Planning: cards from the player's own hand, COMBO included."""

    def happen(self, s: Siege) -> None:
        s.push(PlaceCard(s.player, self.n + s.bonus))


class EachToSupport(Effect):
    """CK-86 Rapid Planning: each defender in seat order from the player on."""

    def happen(self, s: Siege) -> None:
        seat = s.player
        for _ in range(s.defenders):
            seat = before(s, seat)
            s.push(PlaceCard(seat, self.n))


class DiscardSupport(Effect):
    """CK-70 Terrifying Screech: so many cards from Support."""

    def happen(self, s: Siege) -> None:
        for _ in range(self.n):
            s.push(ScreechTarget(s.kaiju))

    def is_idle(self, s: Siege) -> bool:
        return s.piles.top(SUPPORT) == NONE


class SweepSupport(Effect):
    """CK-80 Demoralising Roar: all of Support."""

    def happen(self, s: Siege) -> None:
        s.pour(SUPPORT, DISCARD)

    def is_idle(self, s: Siege) -> bool:
        return s.piles.top(SUPPORT) == NONE


class ReplaceCards(Effect):
    """CK-75 Sonic Wave: each defender in seat order, from the one who acts next."""

    def happen(self, s: Siege) -> None:
        seat = s.active
        for _ in range(s.defenders):
            seat = before(s, seat)
            s.push(SonicDiscard(seat))


class KaijuDraws(Effect):
    """CK-77 Desperation draws first, and must; the hand may exceed its size."""

    def happen(self, s: Siege) -> None:
        s.kaiju_draws(self.n)


class KaijuPlaysTop(Effect):
    """CK-77 Then the top card of the deck is revealed and played; not a draw, and skipped if there is none."""

    def happen(self, s: Siege) -> None:
        card = s.piles.top(KAIJU_DECK)
        if card != NONE:
            kaiju_plays(s, card)


class Surge(Effect):
    """CK-76 Adrenaline Surge: up to so many cards from hand, as part of this card."""

    def happen(self, s: Siege) -> None:
        s.push(KaijuCard(s.kaiju, False, self.n))


class Coordinate(Effect):
    """CK-82 Co-ordinated Assault, CK-84 Co-ordinated Shielding: each defender may play a card of that name."""

    def __init__(self, kinds: i64) -> None:
        super().__init__(1)
        self.kinds: Final[i64] = kinds

    def facts(self) -> list[int]:
        return [self.kinds]

    def happen(self, s: Siege) -> None:
        seat = s.player
        for _ in range(s.defenders):
            seat = before(s, seat)
            s.push(CoordinatedPlay(seat, self.kinds))


class ExtraActions(Effect):
    """CK-92 On the Double: more actions in this turn."""

    def happen(self, s: Siege) -> None:
        s.actions += self.n


class Carapace(Effect):
    """CK-79 Hardened Carapace: a marker, on or off; a second one is wasted."""

    def happen(self, s: Siege) -> None:
        s.carapace = True
        s.tell("carapace", s.kaiju)

    def is_idle(self, s: Siege) -> bool:
        return s.carapace


class Net(Effect):
    """CK-90 Cable Net: holds for the whole next turn of the Kaiju; no stacking."""

    def happen(self, s: Siege) -> None:
        s.net = True
        s.tell("net", s.player)

    def is_idle(self, s: Siege) -> bool:
        return s.net


class Flare(Effect):
    """CK-89 Dazing Flare: one action less in the next turn of the Kaiju; flares add up."""

    def happen(self, s: Siege) -> None:
        s.flares += self.n
        s.tell("flare", s.player, s.flares)

    def is_idle(self, s: Siege) -> bool:
        return s.deck.track.actions[s.level - 1] - s.flares <= 1


def before(s: Siege, seat: i64) -> i64:
    """The defender before this one: pushed in this order, the first to answer comes last onto the agenda."""
    seat = (seat + s.seats - 1) % s.seats
    return (seat + s.seats - 1) % s.seats if seat == s.kaiju else seat

"""The verbs of the cards: what each does when its card resolves. A card is a list of these."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits, first_bit
from matinee.engine.piles import NONE
from matinee.engine.seats import among
from matinee.engine.step import Happening
from matinee.games.kaiju.acting import Effect
from matinee.games.kaiju.attack import AttackTarget, KaijuCard, ScreechTarget, kaiju_plays
from matinee.games.kaiju.deck import DISCARD, HANDS, KAIJU_DECK, SHIELDS, SUPPORT
from matinee.games.kaiju.moves import BaitWater, PushStep, offer_move
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.team import CoordinatedPlay, PlaceCard, SonicDiscard
from matinee.games.kaiju.works import RebuildTarget, shield


class Strike(Effect):
    """Hits what the Kaiju touches."""

    idle_word: ClassVar[str] = "untouched"

    def strikes(self) -> bool:
        return True

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.touched() == 0


class DamageBuilding(Strike):
    """CK-71 Smash, CK-72 Punch, CK-78 Psychic Fracture: damage to one touched building, the rest to another."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(AttackTarget(s.kaiju, n, False))


class DamageTouched(Strike):
    """CK-73 Stomp: damage to all touched buildings at once (CK-57), nothing left over."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        touched = s.touched()
        while touched != 0:
            s.hit(first_bit(touched), n)
            touched &= touched - 1


class Rampage(Strike):
    """CK-74 Destroy all touched buildings."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        rampage(s)


def rampage(s: Siege) -> None:
    """CK-41 The set is fixed at the start; CK-37 a shield stops it and is spent."""
    touched = s.touched()
    while touched != 0:
        building = first_bit(touched)
        s.hit(building, s.left(building))
        touched &= touched - 1


class RaiseLevel(Happening[Siege]):
    """CK-42 The track goes up by one."""

    def happen(self, s: Siege) -> None:
        s.raise_level()


RAISE_LEVEL: Final = RaiseLevel()


class Enrage(Effect):
    """CK-44 The garbled card text read by the rulebook: rampage, move, track, draw up. Nobody gains a building."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(RAISE_LEVEL)
        if s.touched() == 0:
            s.tell("untouched", s.kaiju)
        offer_move(s)
        rampage(s)


class DamageKaiju(Effect):
    """CK-81 Assault: damage to the Kaiju, COMBO included, as one instance."""

    idle_word: ClassVar[str] = ""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.harm(n, player)

    def makes(self, s: Siege, n: i64, spare: i64) -> i64:
        """CK-79 A Carapace lets 1 through; CK-32 the surplus is lost."""
        return min(i64(1) if s.carapace else n, s.piles.count(KAIJU_DECK))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.piles.top(KAIJU_DECK) == NONE and not s.carapace


class Shield(Effect):
    """CK-83 Shielding: `n` markers, COMBO included."""

    idle_word: ClassVar[str] = ""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        shield(s, player, n)

    def makes(self, s: Siege, n: i64, spare: i64) -> i64:
        return min(n, min(SHIELDS - s.shield_count(), count_bits(s.may_shield())))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.may_shield() == 0


class Rebuild(Effect):
    """CK-88 Emergency Repairs."""

    def __init__(self, n: i64, large: bool) -> None:
        super().__init__(n)
        self.large: Final = large

    def facts(self) -> list[int]:
        return [int(self.large)]

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(RebuildTarget(player, self.large, n))

    def makes(self, s: Siege, n: i64, spare: i64) -> i64:
        return min(n, count_bits(s.building_sites(self.large)))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.building_sites(self.large) == 0


class Push(Effect):
    """CK-85 Repellant: `n` steps, COMBO included."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(PushStep(player, n, True))


class Relocate(Effect):
    """CK-91 Bait & Switch."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(BaitWater(player))


class ToSupport(Effect):
    """CK-87 Team Planning: cards from the player's own hand, COMBO included."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(PlaceCard(player, n, "CK-87"))

    def makes(self, s: Siege, n: i64, spare: i64) -> i64:
        return min(n, spare)

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return not has_another(s, HANDS + player, card)


class EachToSupport(Effect):
    """CK-86 Rapid Planning: each defender in seat order from the player on."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        seat = player
        for _ in range(s.defenders):
            seat = before(s, seat)
            s.push(PlaceCard(seat, n, "CK-86"))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return not team_has_another(s, card)


class DiscardSupport(Effect):
    """CK-70 Terrifying Screech: `n` cards from Support."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        for _ in range(n):
            s.push(ScreechTarget(s.kaiju))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.piles.top(SUPPORT) == NONE


class SweepSupport(Effect):
    """CK-80 Demoralising Roar: all of Support."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.pour(SUPPORT, DISCARD)

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.piles.top(SUPPORT) == NONE


class ReplaceCards(Effect):
    """CK-75 Sonic Wave: each defender in seat order, from the one who acts next."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        seat = s.active
        for _ in range(s.defenders):
            seat = before(s, seat)
            s.push(SonicDiscard(seat))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return not team_has_another(s, card)


class KaijuDraws(Effect):
    """CK-77 Desperation draws first, and must; the hand may exceed its size."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.kaiju_draws(n)

    def warnings(self, s: Siege) -> list[str]:
        return ["overdraws"] if self.n > s.piles.count(KAIJU_DECK) else []


class KaijuPlaysTop(Effect):
    """CK-77 Then the top card of the deck is revealed and played; not a draw, and skipped if there is none."""

    idle_word: ClassVar[str] = "no_top"

    def act(self, s: Siege, player: i64, n: i64) -> None:
        card = s.piles.top(KAIJU_DECK)
        if card != NONE:
            kaiju_plays(s, card)

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.piles.top(KAIJU_DECK) == NONE


class Surge(Effect):
    """CK-76 Adrenaline Surge: up to `n` cards from hand, as part of this card."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.push(KaijuCard(s.kaiju, False, n))

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return not has_another(s, HANDS + player, card)


class Coordinate(Effect):
    """CK-82 Co-ordinated Assault, CK-84 Co-ordinated Shielding: each defender may play a card of that name."""

    idle_word: ClassVar[str] = ""

    def __init__(self, n: i64, kinds: i64) -> None:
        super().__init__(n)
        self.kinds: Final[i64] = kinds

    def facts(self) -> list[int]:
        return [self.kinds]

    def act(self, s: Siege, player: i64, n: i64) -> None:
        called: list[Effect] = s.deck.kinds[first_bit(self.kinds)].effects
        clause = "CK-84" if isinstance(called[0], Shield) else "CK-82"
        seat = player
        for _ in range(s.defenders):
            seat = before(s, seat)
            s.push(CoordinatedPlay(seat, self.kinds, n, clause))

    def calls(self) -> bool:
        return True

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        """CK-95 A hand that the player may not look into might hold anything."""
        seat = player
        for _ in range(s.defenders):
            seat = before(s, seat)
            if not among(s.deck.sees(seat), player):
                if s.piles.top(HANDS + seat) != NONE:
                    return False
            elif holds_other(s, HANDS + seat, card, self.kinds):
                return False
        return True


class ExtraActions(Effect):
    """CK-92 On the Double: more actions in this turn."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        s.actions += n
        if not self.is_idle(s, player, NONE):
            s.tell("extra", player, n)

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return not has_another(s, HANDS + player, card) and not has_another(s, SUPPORT, card)


class Carapace(Effect):
    """CK-79 Hardened Carapace: a marker, on or off; a second one is wasted."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        wasted = s.carapace
        s.carapace = True
        if not wasted:
            s.tell("carapace", s.kaiju)

    def warnings(self, s: Siege) -> list[str]:
        return ["wasted_carapace"] if s.carapace else []

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.carapace


class Net(Effect):
    """CK-90 Cable Net: holds for the whole next turn of the Kaiju; no stacking."""

    def act(self, s: Siege, player: i64, n: i64) -> None:
        wasted = s.net
        s.net = True
        if not wasted:
            s.tell("net", player)

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.net


class Flare(Effect):
    """CK-89 Dazing Flare: one action less in the next turn of the Kaiju; flares add up.

    Where there is no action to take away now, there may be one by then: an ENRAGE may come before.
    """

    idle_word: ClassVar[str] = "flare_early"

    def act(self, s: Siege, player: i64, n: i64) -> None:
        wasted = self.is_idle(s, player, NONE)
        s.flares += n
        if not wasted:
            s.tell("flare", player, s.flares)

    def warnings(self, s: Siege) -> list[str]:
        return ["flare_too_early"] if self.is_idle(s, s.active, NONE) else []

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        return s.deck.track.actions[s.level - 1] - s.flares <= 1


def before(s: Siege, seat: i64) -> i64:
    """The defender before this one: pushed in this order, the first to answer comes last onto the agenda."""
    seat = (seat + s.seats - 1) % s.seats
    return (seat + s.seats - 1) % s.seats if seat == s.kaiju else seat


def has_another(s: Siege, pile: i64, card: i64) -> bool:
    """Whether a pile holds anything beside the card that is about to be played."""
    top = s.piles.top(pile)
    return top != NONE and (top != card or s.piles.below(top) != NONE)


def team_has_another(s: Siege, card: i64) -> bool:
    seat = s.kaiju
    for _ in range(s.defenders):
        seat = s.after(seat)
        if has_another(s, HANDS + seat, card):
            return True
    return False


def holds_other(s: Siege, pile: i64, card: i64, kinds: i64) -> bool:
    """Whether a pile holds one of these kinds beside the card that is about to be played."""
    other = s.piles.top(pile)
    while other != NONE:
        if other != card and kinds & bit(s.deck.kind(other)) != 0:
            return True
        other = s.piles.below(other)
    return False

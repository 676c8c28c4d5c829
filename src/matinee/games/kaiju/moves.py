"""Where the Kaiju lies: its own moves, and those that defenders force on it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.step import Happening, Step
from matinee.games.kaiju import words
from matinee.games.kaiju.choices import Choice, Code, key_of
from matinee.games.kaiju.city import BUILDINGS
from matinee.games.kaiju.deck import PLAY
from matinee.games.kaiju.state import Siege


class OfferMove(Happening[Siege]):
    """CK-54 A card or an ENRAGE that destroyed something lets the Kaiju move, once, after all its hits.

    `before` is what the card around it has felled so far: its own move is still to come.
    """

    def __init__(self, before: i64) -> None:
        super().__init__()
        self.before = before

    def facts(self) -> list[int]:
        return [self.seat, self.before] if self.before > 0 else [self.seat]

    def happen(self, s: Siege) -> None:
        fell = s.fell
        s.fell = self.before
        if fell > 0:
            let_swim(s, False)


NOTHING_BEFORE: Final = OfferMove(0)


def offer_move(s: Siege) -> None:
    """From here on count what falls; when all above this on the agenda is done, the Kaiju may move."""
    s.push(NOTHING_BEFORE if s.fell == 0 else OfferMove(s.fell))
    s.fell = 0


def let_swim(s: Siege, stranded: bool) -> None:
    """CK-55 Anywhere on the river; CK-90 one hex only while the net holds."""
    if s.netted:
        s.push(KaijuOneHex(s.kaiju))
    else:
        s.push(KaijuWater(s.kaiju, stranded))


class KaijuWater(Choice):
    """CK-55 Any legal placement, named by a water hex first. To pass is to stay.

    Why it may swim (something fell, or it was stranded) is for the prompt alone and no part of the digest.
    """

    cites: ClassVar[str] = "CK-55"

    def __init__(self, seat: i64, stranded: bool) -> None:
        super().__init__(seat)
        self.stranded = stranded

    def options(self, s: Siege, out: Options) -> None:
        for hex in range(BUILDINGS, BUILDINGS + s.city.waters):
            if s.seconds(hex) != 0:
                out.add(Code.HEX + hex)
        out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.PASS:
            s.tell("stayed", self.seat)
        else:
            s.push(KaijuSecond(self.seat, option - Code.HEX, self.stranded))

    def prompt(self, s: Siege) -> Say:
        if not self.stranded:
            return Say("prompt-KaijuWater")
        return Say("prompt-swim", card=s.deck.kinds[s.deck.kind(s.piles.top(PLAY))].name)

    def offer(self, s: Siege, option: i64) -> Offer:
        if option == Code.PASS:
            return words.stay_offer(s, "offer-stay")
        return words.water_offer(s, option - Code.HEX, False)

    def inside(self) -> bool:
        return False


class SecondHalf(Choice):
    """Where the other half of the Kaiju lies, once its water hex is chosen."""

    def __init__(self, seat: i64, water: i64) -> None:
        super().__init__(seat)
        self.water = water

    def facts(self) -> list[int]:
        return [self.seat, self.water]

    def answer(self, s: Siege, option: i64) -> None:
        s.settle(self.water, s.city.neighbour(self.water, option - Code.DIRECTION), self.seat)

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-second", hex=words.place_word(s, self.water))

    def offer(self, s: Siege, option: i64) -> Offer:
        there = s.city.neighbour(self.water, option - Code.DIRECTION)
        return words.lie_offer(s, key_of(s, option), self.water, there)


class KaijuSecond(SecondHalf):
    """CK-06 The second half lies next to the first, on water or rubble."""

    cites: ClassVar[str] = "CK-06"

    def __init__(self, seat: i64, water: i64, stranded: bool) -> None:
        super().__init__(seat, water)
        self.stranded = stranded

    def unsaid(self) -> Step[Siege]:
        return KaijuWater(self.seat, self.stranded)

    def options(self, s: Siege, out: Options) -> None:
        add_directions(s, out, Code.DIRECTION, self.water, s.seconds(self.water))

    def refusals(self, s: Siege) -> list[Refusal]:
        return words.refuse_seconds(s, self.water, False)


class KaijuOneHex(Choice):
    """CK-90 In the net the Kaiju can only slither: CK-56 one hex stays, the other is lifted."""

    cites: ClassVar[str] = "CK-90"

    def options(self, s: Siege, out: Options) -> None:
        add_pivots(s, out)
        out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.PASS:
            s.tell("stayed", self.seat)
        else:
            pivot(s, option, self.seat)

    def offer(self, s: Siege, option: i64) -> Offer:
        return words.stay_offer(s, "offer-stay") if option == Code.PASS else offer_pivot(s, option)

    def inside(self) -> bool:
        return False


class PushStep(Choice):
    """CK-85 Push the Kaiju 1 space, a hex still on water; with COMBO more, and one may stop after the first."""

    cites: ClassVar[str] = "CK-85"

    def __init__(self, seat: i64, left: i64, first: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def facts(self) -> list[int]:
        return [self.seat, self.left, int(self.first)]

    def options(self, s: Siege, out: Options) -> None:
        add_pivots(s, out)
        if not self.first:
            out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.PASS:
            return
        pivot(s, option, self.seat)
        if self.left > 1:
            s.push(PushStep(self.seat, self.left - 1, False))

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-PushStep", left=int(self.left))

    def offer(self, s: Siege, option: i64) -> Offer:
        return words.stay_offer(s, "offer-stop-pushing") if option == Code.PASS else offer_pivot(s, option)


class BaitWater(Choice):
    """CK-91 The defender moves the Kaiju to another legal placement that touches a building: its water hex first."""

    cites: ClassVar[str] = "CK-91"

    def options(self, s: Siege, out: Options) -> None:
        for hex in range(BUILDINGS, BUILDINGS + s.city.waters):
            if baits(s, hex) != 0:
                out.add(Code.HEX + hex)

    def answer(self, s: Siege, option: i64) -> None:
        s.push(BaitSecond(self.seat, option - Code.HEX))

    def offer(self, s: Siege, option: i64) -> Offer:
        return words.water_offer(s, option - Code.HEX, True)


class BaitSecond(SecondHalf):
    """CK-91 Then the other half, so that the whole touches a standing building."""

    cites: ClassVar[str] = "CK-91"

    def unsaid(self) -> Step[Siege]:
        return BaitWater(self.seat)

    def options(self, s: Siege, out: Options) -> None:
        add_directions(s, out, Code.DIRECTION, self.water, baits(s, self.water))

    def refusals(self, s: Siege) -> list[Refusal]:
        return words.refuse_seconds(s, self.water, True)


def baits(s: Siege, water: i64) -> i64:
    """The second hexes with which a placement on this water touches a building."""
    seconds = s.seconds(water)
    if s.city.near[water] & s.standing != 0:
        return seconds
    found: i64 = 0
    for way in range(i64(6)):
        hex = s.city.neighbour(water, way)
        if hex >= 0 and (seconds >> hex) & 1 == 1 and s.city.near[hex] & s.standing != 0:
            found |= bit(hex)
    return found


def add_directions(s: Siege, out: Options, base: i64, hex: i64, wanted: i64) -> None:
    """One option for each direction in which a hex has one of the wanted neighbours."""
    for way in range(i64(6)):
        there = s.city.neighbour(hex, way)
        if there >= 0 and (wanted >> there) & 1 == 1:
            out.add(base + way)


def add_pivots(s: Siege, out: Options) -> None:
    """CK-56 The hex that stays (a or b) and the direction in which the other comes to lie."""
    add_directions(s, out, Code.ONE_HEX, s.a, s.pivots(s.a))
    add_directions(s, out, Code.ONE_HEX + 6, s.b, s.pivots(s.b))


def pivot(s: Siege, option: i64, by: i64) -> None:
    stays = s.b if option >= Code.ONE_HEX + 6 else s.a
    s.settle(stays, s.city.neighbour(stays, (option - Code.ONE_HEX) % 6), by)


def offer_pivot(s: Siege, option: i64) -> Offer:
    stays = s.b if option >= Code.ONE_HEX + 6 else s.a
    return words.lie_offer(s, key_of(s, option), stays, s.city.neighbour(stays, (option - Code.ONE_HEX) % 6))

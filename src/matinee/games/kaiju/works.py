"""What a defender builds: shields, and houses that stood before."""

from typing import ClassVar

from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.games.kaiju import words
from matinee.games.kaiju.choices import Choice, Code, add_hexes
from matinee.games.kaiju.deck import SHIELDS
from matinee.games.kaiju.state import Siege


class ShieldTarget(Choice):
    """CK-83 A shield on a building, chosen now; CK-34 each shield of a card goes to another building."""

    cites: ClassVar[str] = "CK-83"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def facts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, s: Siege, out: Options) -> None:
        open = s.may_shield()
        touched = s.touched() & open
        add_hexes(out, touched)
        add_hexes(out, open & ~touched)

    def answer(self, s: Siege, option: i64) -> None:
        """CK-36 The marker stays until it absorbs something."""
        s.shields |= bit(option - Code.HEX)
        s.tell("shielded", self.seat, option - Code.HEX)
        shield(s, self.seat, self.left - 1)

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-ShieldTarget", left=int(self.left))

    def offer(self, s: Siege, option: i64) -> Offer:
        return words.building_offer(s, option - Code.HEX, "offer-shield", words.shield_hints(s, option - Code.HEX))

    def refusals(self, s: Siege) -> list[Refusal]:
        return [
            *words.refuse_buildings(s, s.shields, "CK-34", "why-shielded"),
            *words.refuse_buildings(s, s.rubble(), "CK-33", "why-rubble"),
        ]


def shield(s: Siege, seat: i64, left: i64) -> None:
    """CK-39 Ten markers are all there are: a card that would place an eleventh skips it; CK-34 so are buildings."""
    if left <= 0:
        return
    if s.may_shield() == 0:
        s.tell("no_shield", seat, left, int(s.shield_count() >= SHIELDS))
    else:
        s.push(ShieldTarget(seat, left))


class RebuildTarget(Choice):
    """CK-88 Rebuild a destroyed small building, not under the Kaiju."""

    cites: ClassVar[str] = "CK-88"

    def __init__(self, seat: i64, large: bool, left: i64) -> None:
        super().__init__(seat)
        self.large = large
        self.left = left

    def facts(self) -> list[int]:
        return [self.seat, int(self.large), self.left]

    def options(self, s: Siege, out: Options) -> None:
        add_hexes(out, s.building_sites(self.large))

    def answer(self, s: Siege, option: i64) -> None:
        s.rebuild(option - Code.HEX, self.seat)
        if self.left > 1:
            s.push(RebuildTarget(self.seat, self.large, self.left - 1))

    def offer(self, s: Siege, option: i64) -> Offer:
        return words.building_offer(s, option - Code.HEX, "offer-rebuild", [])

    def refusals(self, s: Siege) -> list[Refusal]:
        under = s.rubble() & (bit(s.a) | bit(s.b))
        other = s.rubble() & (~s.city.large if self.large else s.city.large) & ~under
        return [
            *words.refuse_buildings(s, other, "CK-88", "why-small" if self.large else "why-large"),
            *words.refuse_buildings(s, under, "CK-88", "why-covered"),
        ]

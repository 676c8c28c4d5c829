"""Luck and skill add up: start + choices + luck + remainder = result, for every seat."""

from math import sqrt

import msgspec

from matinee.coach.report import Account, Decision, Kind, Luck, Word
from matinee.engine.policy import SURE

TURNING_POINTS = 3


class Stretch(msgspec.Struct, frozen=True):
    """From one question to the next: what the choice and what chance did to everybody's chances.

    `gains` is what the choice did, compared with a star's, by what its seat knew; `unseen` what it did beyond that
    because of cards which the seat could not see; `luck` what chance brought afterwards. `doubts` is the variance of
    all that, with what the judge contradicts itself by.
    """

    n: int
    seat: int | None
    gains: list[float]
    unseen: list[float]
    luck: list[float]
    kind: Kind | None
    doubts: list[float]

    def strokes(self) -> list[Luck]:
        """The luck in it, for a page to show."""
        found = [Luck(self.n, self.kind, self.luck)] if self.kind else []
        return [*found, Luck(self.n, "unseen", self.unseen)] if any(self.unseen) else found


def account(
    seat: int, name: str, start: float, result: float, stretches: list[Stretch], decisions: list[Decision]
) -> Account:
    """One seat's sum."""
    own = [decision for decision in decisions if decision.seat == seat]
    lost = sum(decision.loss for decision in own)
    stake = sum(decision.stake for decision in own)
    credits = credits_of(seat, stretches, len(stretches[0].luck))
    fortunes = fortunes_of(seat, stretches)
    luck = sum(fortunes.values())
    return Account(
        seat=seat,
        name=name,
        start=start,
        skill=credits[seat],
        others=sum(credits) - credits[seat],
        luck=luck,
        remainder=result - start - sum(credits) - luck,
        result=result,
        error=SURE * sqrt(sum(stretch.doubts[seat] for stretch in stretches)),
        lost=lost,
        error_rate=lost / len(own) if own else 0.0,
        mastery=1.0 - lost / stake if stake > 0.0 else None,
        decisions=len(own),
        marks=marks(own),
        turning_points=[decision.n for decision in dearest(own)],
        credits=credits,
        fortunes=fortunes,
    )


def credits_of(seat: int, stretches: list[Stretch], seats: int) -> list[float]:
    """What the choices of each seat did to one."""
    found = [0.0] * seats
    for stretch in stretches:
        if stretch.seat is not None:
            found[stretch.seat] += stretch.gains[seat]
    return found


def fortunes_of(seat: int, stretches: list[Stretch]) -> dict[Kind, float]:
    found: dict[Kind, float] = {}
    for stretch in stretches:
        for stroke in stretch.strokes():
            found[stroke.kind] = found.get(stroke.kind, 0.0) + stroke.amounts[seat]
    return found


def marks(decisions: list[Decision]) -> dict[Word, int]:
    found: dict[Word, int] = {"fine": 0, "doubtful": 0, "mistake": 0, "blunder": 0, "brilliant": 0}
    for decision in decisions:
        found[decision.word] += 1
    return found


def dearest(decisions: list[Decision]) -> list[Decision]:
    """The decisions that cost most, of those called doubtful or worse."""
    named = [decision for decision in decisions if decision.word in ("doubtful", "mistake", "blunder")]
    return sorted(named, key=lambda decision: -decision.loss)[:TURNING_POINTS]

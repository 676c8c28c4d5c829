"""Six tinkers and their robots."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Chance
from matinee.testing.scenario import Scenario

# Blue (arms 5, a stack for +2), red, green, orange, yellow and purple; everybody's defence is 5.
ROBOTS = {
    "a": "T5 LA1 RA3 HD3 LG1 AC1",
    "b": "T1 LA3 RA2 HD1 LG6 AC5",
    "c": "T4 LA2 RA1 HD2 LG2 AC2",
    "d": "T2 LA4 RA4 HD4 LG3 AC3",
    "e": "T3 LA5 RA5 HD5 LG4 AC6",
    "f": "T6 LA6 RA6 HD6 LG5 AC4",
}


class Tables:
    """Lays tables of this game out: `table("abc", a=["R13"], b=["G03", "O03"], seats=3)`.

    Seats without a robot in the word have fallen before. Everybody has eight cards in the stack.
    """

    def __call__(self, standing: str = "abcdef", **given: Any) -> Scenario:
        hands = {side: given.pop(side) for side in "abcdef" if side in given}
        robots = {side: ROBOTS[side] for side in standing} | given.pop("robots", {})
        stacks = dict.fromkeys(standing, 8) | given.pop("stacks", {})
        setup = {"seats": given.pop("seats", 6), **given.pop("setup", {})}
        chance = given.pop("chance", None)
        laid = {"robots": robots, "hands": hands, "stacks": stacks, **given}
        return Scenario(show("rampage"), laid, setup=setup, chance=chance)

    def building(self, *, seats: int = 3, chance: Chance | None = None, **given: Any) -> Scenario:
        return Scenario(show("rampage"), given, setup={"seats": seats}, chance=chance)

    def new(self, chance: Chance | None = None, **setup: object) -> Scenario:
        return Scenario(show("rampage"), setup=setup, chance=chance)


@pytest.fixture
def table() -> Tables:
    return Tables()


def reason(scene: Scenario, key: str) -> str:
    """The stable word of a refusal, and its clause: `own_colour RR-38`."""
    for refusal in scene.state.refusals():
        if refusal.key == key:
            return f"{refusal.say.id.removeprefix('why-')} {refusal.clause}"
    raise AssertionError(f"nobody says why {key} is not offered: {[r.key for r in scene.state.refusals()]}")


def sentence(scene: Scenario, key: str) -> str:
    """Why a key is not offered, as the asked player reads it."""
    prompt = scene.prompt()
    assert prompt is not None
    return next(refusal.text for refusal in prompt.why_not if refusal.key == key)

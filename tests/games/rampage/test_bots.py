"""The game's own bots, and what a simulation measures."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.rampage.state import Rampage

from .conftest import Tables

RAMPAGE = show("rampage")
PAUSE = ["G03", "O03"]


def play(bots: list[str], seed: int) -> State:
    s = RAMPAGE.deal(RAMPAGE.setup({"seats": len(bots)}), Swift(seed), Journal())
    chance = Swift(seed + 77)
    while not s.over:
        bot: Policy = RAMPAGE.bots[bots[s.asked]]
        s.answer(bot.choose(s.redeal(s.asked, chance), chance))
    return s


def wins(bot: str, other: str, seats: int, games: int) -> int:
    """How often one bot among others wins, from every chair in turn."""
    found = 0
    for seed in range(games):
        chairs = [other] * seats
        chairs[seed % seats] = bot
        found += play(chairs, seed).winners >> seed % seats & 1
    return found


@pytest.mark.once
def test_competent_beats_simple_and_simple_beats_random() -> None:
    assert wins("competent", "random", 2, 40) >= 26
    assert wins("simple", "random", 2, 40) >= 22


def test_every_bot_finishes_a_game_at_every_table() -> None:
    for seats in (2, 3, 5):
        for bot in ("random", "simple", "competent", "peaceful", "tinker", "star", "understudy"):
            assert play([bot] * seats, seats).over


@pytest.mark.once
def test_a_tinker_builds_stronger_arms_than_a_star() -> None:
    """Over many deals, from both chairs; it fights as a star does, so that is all it wins by."""
    arms = {"tinker": 0, "star": 0}
    for seed in range(100):
        for chairs in (["tinker", "star"], ["star", "tinker"]):
            state = RAMPAGE.deal(RAMPAGE.setup({"seats": 2}), Swift(seed))
            chance = Swift(seed + 1)
            assert isinstance(state, Rampage)
            while state.building:
                state.answer(RAMPAGE.bots[chairs[state.asked]].decide(state, chance))
            for seat in range(2):
                arms[chairs[seat]] += int(state.arm_strength(seat))
    assert arms["tinker"] > arms["star"] + 50


@pytest.mark.parametrize("bot", ["simple", "competent", "peaceful"])
def test_bots_choose_alike_whatever_lies_hidden(table: Tables, bot: str) -> None:
    """Two guesses of the same table differ in stacks and other hands only; a bot that looks there would differ too."""
    for hand in (["R13", "R05", "Y06"], ["B13", "B12", "B04"], ["O03", "G12", "R06"]):
        scene = table("abcde", a=hand, b=["R10", "R11", "G08"], wounds={"b": 2})
        chosen = {RAMPAGE.bots[bot].choose(scene.state.redeal(0, Swift(seed)), Swift(5)) for seed in range(12)}
        assert len(chosen) == 1


def test_a_competent_bot_lays_every_match_and_keeps_its_guard(table: Tables) -> None:
    scene = table(a=["R13", "R14", "B12"], b=PAUSE)
    chance = Swift(1)
    laid = []
    while scene.asked == "ada":
        option = RAMPAGE.bots["competent"].choose(scene.state.redeal(0, chance), chance)
        laid.append(scene.state.key(option))
        scene.says("ada", laid[-1])
    assert {"strike:R13", "strike:R14"} <= set(laid)
    assert "B12" in scene["hands"]["a"]


def test_a_competent_bot_saves_its_life(table: Tables) -> None:
    scene = table(a=["G14", "G12", "G13"], b=PAUSE, c=["R10", "R12"], stacks={"c": 2})
    scene.says("ada", "strike:G14", "strike:G13", "done")
    chance = Swift(1)
    assert scene.question == "AnswerTheft"
    assert scene.state.key(RAMPAGE.bots["competent"].choose(scene.state.redeal(2, chance), chance)) == "respond:R10"


def test_the_measures_of_a_game() -> None:
    s = play(["competent"] * 4, 3)
    assert s.journal is not None
    found = RAMPAGE.game.measures(s, s.journal.events)
    assert 0.0 < found["hits"] <= 1.0
    assert found["placements"] <= 30
    assert 0.0 < found["first_fall"] <= 1.0
    assert 0.0 <= found["falls_by_wounds"] <= 1.0
    assert found["questions_per_turn"] < 10
    torsos = [value for name, value in found.items() if name.startswith("torso_")]
    assert sorted(torsos) == [0.0, 0.0, 0.0, 4.0]
    assert sum(name.startswith("part_") for name in found) == 20

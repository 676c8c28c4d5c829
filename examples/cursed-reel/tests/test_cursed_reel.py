"""Cursed Reel keeps every law of the house, and each of its clauses."""

from pathlib import Path

import pytest

from matinee.catalog import show
from matinee.lessons.law import lesson_faults
from matinee.testing import LAWS, Law, Scenario, clause_faults

GAME = show("cursed-reel")
HERE = Path(__file__).parent


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", range(GAME.game.fewest, GAME.game.most + 1))
def test_law(law: Law, seats: int) -> None:
    for seed in range(5):
        law(GAME, seats, seed)


def test_every_clause_is_cited_by_code_and_shown_by_a_test() -> None:
    assert clause_faults(GAME, HERE.parent / "cursed_reel", HERE) == []


def test_its_lesson_can_be_learned() -> None:
    assert lesson_faults(GAME) == []


def test_cr_01_three_scenes_for_everybody() -> None:
    table = Scenario(GAME, setup={"seats": 5})
    assert [len(hand) for hand in table["hands"].values()] == [3] * 5
    assert table.state.piles.layout.cards == 36


def test_cr_02_a_rolled_scene_goes_onto_the_reel() -> None:
    with Scenario(GAME, {"reel": ["bat-3"], "deck": ["ant-1", "blob-2"]}) as table:
        table.says("ada", "roll")
        assert table["reel"] == ["bat-3", "blob-2"]
        assert table.asked == "ada"


def test_cr_03_only_a_new_monster_may_be_spliced() -> None:
    with Scenario(GAME, {"reel": ["bat-3"], "deck": ["ant-1"], "hands": {"a": ["bat-1", "blob-6"]}}) as table:
        assert table.keys == ["roll", "splice:blob-6"]
        assert table.why_not("splice:bat-1") == "CR-03"
        table.says("ada", "splice:blob-6")
        assert table["reel"] == ["bat-3", "blob-6"]


def test_cr_04_a_monster_that_comes_back_tears_the_film() -> None:
    with Scenario(GAME, {"reel": ["bat-3", "ant-6"], "deck": ["ant-1", "bat-2"]}) as table:
        table.says("ada", "roll")
        assert table["reel"] == []
        assert table["bin"][-2:] == ["bat-3", "ant-6"]
        assert table["hands"]["a"] == ["bat-2"]
        assert table.asked == "bo"
        assert "The film tears! ada loses 9." in table.log()


def test_cr_05_a_cut_keeps_all_but_the_last_scene() -> None:
    with Scenario(GAME, {"reel": ["bat-3"], "deck": ["ant-1"], "hands": {"a": ["blob-6"]}}) as table:
        assert table.why_not("cut") == "CR-05"
        table.says("ada", "splice:blob-6", "cut")
        assert table["scores"] == [3, 0]
        assert table["reel"] == ["blob-6"]
        assert table.asked == "bo"


@pytest.mark.parametrize(("last", "scores"), [("ant-1", [4, 0]), ("bat-1", [0, 0])])
def test_cr_06_whoever_shows_the_last_scene_takes_the_reel_unless_it_tears(last: str, scores: list[int]) -> None:
    with Scenario(GAME, {"reel": ["bat-3"], "deck": [last]}) as table:
        table.says("ada", "roll")
        assert table["scores"] == scores
        assert table.ending == "the last scene"


def test_cr_07_the_most_points_win_and_may_be_shared() -> None:
    with Scenario(GAME, {"reel": ["bat-3"], "deck": ["ant-1"], "hands": {"b": ["blob-6"]}}) as table:
        table.says("ada", "roll")
        assert table.winners == ["ada"]
    with Scenario(GAME, {"reel": ["bat-3"], "deck": ["bat-1"]}) as table:
        table.says("ada", "roll")
        assert table.winners == ["ada", "bo"]

"""My Game keeps every law of the house, and each of its clauses."""

from pathlib import Path

import pytest

from matinee.catalog import show
from matinee.testing import LAWS, Law, Scenario, clause_faults

GAME = show("my-game")
HERE = Path(__file__).parent


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", range(GAME.game.fewest, GAME.game.most + 1))
def test_law(law: Law, seats: int) -> None:
    for seed in range(5):
        law(GAME, seats, seed)


def test_every_clause_is_cited_by_code_and_shown_by_a_test() -> None:
    assert clause_faults(GAME, HERE.parent / "my_game", HERE) == []


def test_mg_01_five_cards_for_everybody() -> None:
    table = Scenario(GAME, setup={"seats": 6})
    assert [len(hand) for hand in table["hands"].values()] == [5] * 6


def test_mg_02_only_a_higher_card_may_be_played() -> None:
    with Scenario(GAME, {"row": [4], "hands": {"a": [3, 9], "b": [5]}}) as table:
        assert table.keys == ["play:9", "pass"]
        assert table.why_not("play:3") == "MG-02"
        table.says("ada", "play:9")
        assert table["row"] == [4, 9]


def test_mg_03_who_passes_is_out() -> None:
    with Scenario(GAME, {"hands": {"a": [3], "b": [5, 9]}}) as table:
        table.says("ada", "pass")
        assert table.asked == "bo"
        table.says("bo", "play:5")
        assert table.asked == "bo"


def test_mg_04_the_most_cards_win() -> None:
    with Scenario(GAME, {"hands": {"a": [3], "b": [5, 9]}}) as table:
        table.says("ada", "pass")
        table.says("bo", "play:5", "play:9")
        assert table.winners == ["bo"]
        assert table.ending == "everybody is out"

"""Leduc poker, clause by clause."""

from collections import Counter
from pathlib import Path

import pytest

from leduc_poker.state import FACES
from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadScenario
from matinee.testing import LAWS, Law, Scenario, clause_faults

GAME = show("leduc-poker")
HERE = Path(__file__).parent
KING_QUEEN = {"hands": {"a": "K-1", "b": "Q-1"}, "board": "J-1"}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", range(GAME.game.fewest, GAME.game.most + 1))
def test_law(law: Law, seats: int) -> None:
    for seed in range(2):
        law(GAME, seats, seed)


def test_every_clause_is_cited_by_code_and_shown_by_a_test() -> None:
    assert clause_faults(GAME, HERE.parent / "leduc_poker", HERE) == []


def test_led_01_six_cards() -> None:
    assert Counter(face[0] for face in FACES) == {"J": 2, "Q": 2, "K": 2}
    assert (GAME.game.fewest, GAME.game.most) == (2, 2)


def test_led_02_an_ante_and_a_card_each() -> None:
    hands: Counter[str] = Counter()
    for seed in range(600):
        table = GAME.deal(GAME.setup({}), Swift(seed))
        position = GAME.game.position(table)
        assert position["paid"] == {"a": 1, "b": 1}
        assert position["board"] == ""
        hands[position["hands"]["a"]] += 1
    assert set(hands) == set(FACES)
    assert min(hands.values()) > 70


def test_led_03_the_first_player_begins_both_rounds() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        table.says("ada", "call")
        table.says("bo", "call")
        assert table["round"] == 2
        assert table.asked == "ada"


def test_led_04_folding_is_for_those_who_would_have_to_pay() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        assert table.keys == ["call", "raise"]
        assert table.why_not("fold") == "LED-04"
        assert table.refused("ada", "fold") == "unknown_option"
        table.says("ada", "raise")
        assert table.keys == ["fold", "call", "raise"]


def test_led_05_a_raise_is_two_then_four() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        table.says("ada", "raise")
        assert table["paid"] == {"a": 3, "b": 1}
        table.says("bo", "call")
        table.says("ada", "raise")
        assert table["paid"] == {"a": 7, "b": 3}
        table.says("bo", "raise")
        assert table["paid"] == {"a": 7, "b": 11}


def test_led_06_two_raises_a_round() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        table.says("ada", "raise")
        table.says("bo", "raise")
        assert table.keys == ["fold", "call"]
        assert table.why_not("raise") == "LED-06"
        table.says("ada", "call")
        assert "raise" in table.keys


def test_led_07_a_round_ends_when_both_have_paid_the_same() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        table.says("ada", "call")
        table.says("bo", "raise")
        assert table["round"] == 1
        table.says("ada", "call")
        assert table["round"] == 2
        assert table["paid"] == {"a": 3, "b": 3}


def test_led_08_a_card_is_turned_up_between_the_rounds() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        table.says("ada", "call")
        assert table["board"] == ""
        table.says("bo", "call")
        assert table["board"] == "J-1"
        assert "The Jack is turned up." in table.log()


def test_led_09_who_folds_loses_what_he_has_paid() -> None:
    with Scenario(GAME, KING_QUEEN) as table:
        table.says("ada", "raise")
        table.says("bo", "raise")
        table.says("ada", "fold")
        assert table.winners == ["bo"]
        assert table.ending == "fold"
        assert GAME.game.result(table.state).scores == [-3, 3]


@pytest.mark.parametrize(
    ("ada", "bo", "board", "scores"),
    [
        ("K-1", "Q-1", "J-1", [1, -1]),
        ("K-1", "J-1", "J-2", [-1, 1]),
        ("Q-1", "Q-2", "J-2", [0, 0]),
    ],
)
def test_led_10_a_pair_then_the_higher_card(ada: str, bo: str, board: str, scores: list[int]) -> None:
    with Scenario(GAME, {"hands": {"a": ada, "b": bo}, "board": board}) as table:
        for name in ("ada", "bo", "ada", "bo"):
            table.says(name, "call")
        assert table.ending == "showdown"
        assert GAME.game.result(table.state).scores == scores


def test_a_card_that_is_not_in_the_deck() -> None:
    with pytest.raises(BadScenario, match="A-1"):
        Scenario(GAME, {"hands": {"a": "A-1", "b": "Q-1"}})

"""Crazy eights, clause by clause."""

from collections import Counter
from pathlib import Path

import pytest

from crazy_eights.state import face, points
from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.testing import LAWS, Law, Scenario, clause_faults

GAME = show("crazy-eights")
HERE = Path(__file__).parent


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", range(GAME.game.fewest, GAME.game.most + 1))
def test_law(law: Law, seats: int) -> None:
    for seed in range(2):
        law(GAME, seats, seed)


def test_every_clause_is_cited_by_code_and_shown_by_a_test() -> None:
    assert clause_faults(GAME, HERE.parent / "crazy_eights", HERE) == []


def test_ce_01_one_deck_for_two_to_five() -> None:
    table = GAME.deal(GAME.setup({}), Swift(1))
    assert table.piles.layout.cards == 52
    assert len({face(card) for card in range(52)}) == 52
    assert (GAME.game.fewest, GAME.game.most) == (2, 5)


def test_ce_02_seven_cards_for_two_and_five_for_more() -> None:
    for seats in range(2, 6):
        table = GAME.deal(GAME.setup({"seats": seats}), Swift(1))
        hands = GAME.game.position(table)["hands"]
        assert [len(hand) for hand in hands.values()] == [7 if seats == 2 else 5] * seats


def test_ce_03_the_first_card_up_is_no_eight() -> None:
    for seed in range(400):
        table = GAME.deal(GAME.setup({}), Swift(seed))
        position = GAME.game.position(table)
        assert not position["top"].startswith("8")
        assert position["deck"] == 37


def test_ce_04_the_player_after_a_random_dealer_begins() -> None:
    begins = Counter(int(GAME.deal(GAME.setup({"seats": 3}), Swift(seed)).asked) for seed in range(600))
    assert set(begins) == {0, 1, 2}
    assert min(begins.values()) > 150


def test_ce_05_match_suit_or_rank() -> None:
    given = {"hands": {"a": ["Q-hearts", "4-spades", "4-clubs"], "b": ["2-clubs"]}, "top": "Q-spades"}
    with Scenario(GAME, given) as table:
        assert table.keys == ["play:Q-hearts", "play:4-spades", "draw"]
        assert table.why_not("play:4-clubs") == "CE-05"
        table.says("ada", "play:Q-hearts")
        assert table["suit"] == "hearts"
        assert table.asked == "bo"


def test_ce_06_an_eight_names_the_suit() -> None:
    given = {"hands": {"a": ["8-hearts", "4-clubs"], "b": ["2-clubs", "2-spades"]}, "top": "Q-spades"}
    with Scenario(GAME, given) as table:
        table.says("ada", "play:8-hearts", "suit:clubs")
        assert table["suit"] == "clubs"
        assert table.keys == ["play:2-clubs", "draw"]


def test_ce_07_at_most_five_cards_a_turn_even_with_a_match_in_hand() -> None:
    with Scenario(GAME, {"hands": {"a": ["4-spades", "5-clubs"], "b": ["2-clubs"]}, "top": "Q-spades"}) as table:
        table.says("ada", *["draw"] * 5)
        assert len(table["hands"]["a"]) == 7
        assert "draw" not in table.keys
        assert table.why_not("draw") == "CE-07"


def test_ce_08_passing_is_for_those_who_cannot_draw_any_more() -> None:
    given = {"hands": {"a": ["4-spades", "5-clubs"], "b": ["2-clubs"]}, "top": "Q-spades", "deck": 1}
    with Scenario(GAME, given) as table:
        assert table.why_not("pass") == "CE-08"
        table.says("ada", "draw")
        assert "pass" in table.keys
        table.says("ada", "pass")
        assert table.asked == "bo"
        assert table.keys == ["pass"]


def test_ce_09_out_of_cards() -> None:
    with Scenario(GAME, {"hands": {"a": ["4-spades"], "b": ["2-clubs", "8-clubs"]}, "top": "Q-spades"}) as table:
        table.says("ada", "play:4-spades")
        assert table.winners == ["ada"]
        assert table["scores"] == [0, -52]


def test_ce_10_a_round_of_passes_and_one_more() -> None:
    given = {"hands": {"a": ["4-clubs"], "b": ["2-clubs"]}, "top": "Q-spades", "deck": 0}
    with Scenario(GAME, given) as table:
        for name in ("ada", "bo", "ada"):
            table.says(name, "pass")
        assert table.ending == "everybody passed"
        assert table.winners == ["bo"]


def test_ce_10_a_hundred_plays() -> None:
    given = {"hands": {"a": ["4-spades", "K-clubs"], "b": ["8-clubs"]}, "top": "Q-spades", "plays": 99}
    with Scenario(GAME, given) as table:
        table.says("ada", "play:4-spades")
        assert table.ending == "a hundred plays"
        assert table.winners == ["ada"]


def test_ce_11_what_cards_left_in_hand_cost() -> None:
    cost = {face(card): int(points(card)) for card in range(52)}
    assert [cost[f"{rank}-clubs"] for rank in "2379TJQKA8"] == [2, 3, 7, 9, 10, 10, 10, 10, 10, 50]

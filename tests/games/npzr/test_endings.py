"""Scoring again, running out, and the end: NPZR-33 to NPZR-37."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.engine.playout import playout

from .conftest import Tables


def test_npzr_33_a_second_ninja_earns_a_move_but_no_mark(table: Tables) -> None:
    with table(a=["N-L", "P-H"], marks={"a": "N"}, stacks={"A1": "N-H / N-T / -", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-L", "on:A1")
        assert (ada["marks"]["a"], ada["moves"]) == ("N", 1)
        assert ada.view("bo").sides[0].times["ninja"] == 2


def test_npzr_34_scored_cards_become_the_deck(table: Tables) -> None:
    scored = {"a": ["N-H", "N-T", "N-L", "W-X"], "b": ["P-H", "P-T", "P-L", "Z-H", "Z-T"]}
    with table(a=["R-L"], marks={"a": "N", "b": "P"}, scored=scored, deck=[], drawn=False) as ada:
        assert ada["deck"] == 8
        assert ada["scored"] == {"a": 0, "b": 0}
        assert ada["marks"] == {"a": "N", "b": "P"}
        assert len(ada["hands"]["a"]) == 2


def test_npzr_34_wilds_lose_their_nomination(table: Tables) -> None:
    stacks = {"A1": "N-H / W-X(ninja.torso) / -", "B1": "Z-H / - / -"}
    # This chance shuffles the wild to the top.
    with table(a=["N-L", "P-H"], b=["Z-L"], stacks=stacks, deck=[], chance=Swift(2)) as ada:
        ada.says("ada", "play:N-L", "on:A1", "decline")
        assert (ada.asked, ada["deck"], ada["hands"]["b"]) == ("bo", 2, ["Z-L", "W-X"])
        assert ada.view("bo").hand[-1].shows == ""
        ada.says("bo", "play:W-X")
        assert len(ada.keys) == 12
        ada.says("bo", "as:zombie.torso", "on:B1", "on:B1")
        assert ada["marks"]["b"] == "Z"


def test_npzr_35_nothing_to_draw_means_playing_from_hand(table: Tables) -> None:
    with table(a=["R-H", "R-T"], deck=[], drawn=False) as ada:
        assert ada.asked == "ada"
        assert ada.keys == ["play:R-H", "play:R-T"]


def test_npzr_35_an_empty_hand_passes_unasked(table: Tables) -> None:
    with table(a=["R-H", "R-T", "R-L"], b=[], deck=[], drawn=False) as ada:
        ada.says("ada", "play:R-H")
        assert "bo has nothing to draw and nothing to play: the turn is passed." in ada.log()
        assert ada["turn"] == 3


def test_npzr_36_two_passes_in_a_row_end_the_game(table: Tables) -> None:
    with table(a=["R-H"], b=[], marks={"a": "NP", "b": "Z"}, deck=[], drawn=False) as ada:
        assert ada.ending == "stalemate"
        assert ada.winners == ["ada"]


def test_npzr_36_equal_marks_are_a_draw(table: Tables) -> None:
    with table(a=["R-H"], b=[], marks={"a": "N", "b": "Z"}, deck=[], drawn=False) as ada:
        assert ada.ending == "stalemate"
        assert ada.winners == []


def test_npzr_37_endless_play_is_cut_off(table: Tables) -> None:
    with table(a=["R-H", "R-T"], marks={"a": "NP", "b": "Z"}, turn=300) as ada:
        ada.says("ada", "play:R-H")
        assert ada.ending == "turn limit"
        assert ada.winners == ["ada"]


def test_npzr_37_the_limit_is_a_setting_of_at_least_fifty() -> None:
    npzr = show("npzr")
    with pytest.raises(BadSetup, match="turn_limit is 49"):
        npzr.setup({"turn_limit": 49})
    short = npzr.deal(npzr.setup({"turn_limit": 50, "copies": 6}), Swift(3))
    playout(short, Swift(4), 100_000)
    assert npzr.game.turns(short) <= 50

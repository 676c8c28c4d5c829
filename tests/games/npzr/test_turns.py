"""Setting up, turns and stacks: NPZR-01 to NPZR-11, and NPZR-28 to NPZR-32."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup

from .conftest import Tables


@pytest.mark.parametrize("seats", [0, 1, 3, 6])
def test_npzr_01_two_players_and_no_others(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"is played by 2, not by {seats}"):
        show("npzr").setup({"seats": seats})


def test_npzr_01_the_fourth_mark_ends_the_game(table: Tables) -> None:
    with table(a=["Z-L"], marks={"a": "NPR"}, stacks={"A1": "Z-H / Z-T / -"}) as ada_to_win:
        ada_to_win.says("ada", "on:A1")
        assert ada_to_win.winners == ["ada"]
        assert ada_to_win.ending == "four marks"


def test_npzr_02_fifty_six_cards() -> None:
    deck = show("npzr").pack("house").deck(4)
    assert deck.size == 56
    assert [kind.copies for kind in deck.kinds if not kind.wild] == [4] * 12
    assert [kind.copies for kind in deck.kinds if kind.wild] == [1] * 8


@pytest.mark.parametrize(("copies", "size"), [(2, 32), (3, 44), (5, 68), (6, 80)])
def test_npzr_02_shorter_and_longer_decks(copies: int, size: int) -> None:
    assert show("npzr").pack("house").deck(copies).size == size


@pytest.mark.parametrize("copies", [-1, 1, 7])
def test_npzr_02_decks_out_of_range(copies: int) -> None:
    with pytest.raises(BadSetup, match=f"copies is {copies}"):
        show("npzr").setup({"copies": copies})


def test_npzr_03_five_cards_each(table: Tables) -> None:
    new = table.new()
    hands = new["hands"]
    assert sorted(len(hands[side]) for side in "ab") == [5, 6]
    assert new["deck"] == 56 - 10 - 1


def test_npzr_04_who_begins_is_drawn_by_lot() -> None:
    npzr = show("npzr")
    setup = npzr.setup({})
    firsts = sum(npzr.deal(setup, Swift(seed)).asked for seed in range(4_000))
    assert 0.48 < firsts / 4_000 < 0.52


def test_npzr_05_a_turn_begins_with_a_draw(table: Tables) -> None:
    with table(a=["N-H", "N-T", "N-L", "P-H", "P-T"], drawn=False, deck=["Z-L", "R-L"]) as ada:
        assert ada["hands"]["a"] == ["N-H", "N-T", "N-L", "P-H", "P-T", "Z-L"]
        ada.says("ada", "play:N-H")
        assert ada.asked == "bo"
        assert ada["hands"]["b"] == ["R-H", "R-T", "R-L"]


def test_npzr_06_the_card_just_drawn_may_be_played(table: Tables) -> None:
    with table(a=["N-H"], drawn=False, deck=["Z-L", "R-L"]) as ada:
        assert ada.keys == ["play:N-H", "play:Z-L"]
        ada.says("ada", "play:Z-L")
        assert ada["stacks"] == {"A1": "- / - / Z-L"}


def test_npzr_06_nobody_passes_while_a_card_can_be_played(table: Tables) -> None:
    with table(a=["N-H", "W-X"]) as ada:
        assert "end" not in ada.keys
        assert ada.refused("ada", "end") == "unknown_option"
        assert ada.why_not("end") == "NPZR-06"


def test_npzr_07_a_card_lies_on_its_own_position(table: Tables) -> None:
    with table(a=["N-L", "P-H"], stacks={"A1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-L", "on:A1")
        assert ada["stacks"]["A1"] == "Z-H / - / N-L"


def test_npzr_08_as_many_stacks_as_you_like(table: Tables) -> None:
    lone = {f"A{number}": "N-H / - / -" if number <= 4 else "- / Z-T / -" for number in range(1, 9)}
    with table(a=["P-L", "P-H"], stacks=lone) as ada:
        ada.says("ada", "play:P-L", "new")
        assert ada["stacks"]["A9"] == "- / - / P-L"


def test_npzr_09_only_the_top_of_a_pile_counts(table: Tables) -> None:
    with table(a=["Z-H", "P-L"], stacks={"A1": "N-H / N-T / -"}) as ada:
        ada.says("ada", "play:Z-H", "on:A1")
        assert ada["stacks"]["A1"] == "N-H > Z-H / N-T / -"
    with table(a=["N-L"], stacks={"A1": "N-H > Z-H / N-T / -"}) as ada:
        ada.says("ada", "on:A1")
        assert ada["marks"]["a"] == ""


def test_npzr_09_an_equal_card_may_lie_on_its_twin(table: Tables) -> None:
    with table(a=["N-H", "P-L"], stacks={"A1": "N-H / - / -"}) as ada:
        ada.says("ada", "play:N-H", "on:A1")
        assert ada["stacks"]["A1"] == "N-H > N-H / - / -"


def test_npzr_10_a_played_card_begins_a_stack_on_its_players_side(table: Tables) -> None:
    with table(a=["N-H", "P-L"], stacks={"B1": "- / N-T / -"}) as ada:
        ada.says("ada", "play:N-H")
        assert ada.keys == ["new", "on:B1"]
        assert ada.refused("ada", "new:rival") == "unknown_option"
        assert ada.why_not("new:rival") == "NPZR-10"
        ada.says("ada", "new")
        assert ada["stacks"]["A1"] == "N-H / - / -"


def test_npzr_11_a_stack_belongs_to_the_side_it_lies_on(table: Tables) -> None:
    with table(a=["Z-L", "P-H"], stacks={"B1": "Z-H / Z-T / -"}) as ada:
        ada.says("ada", "play:Z-L", "on:B1")
        assert ada["marks"] == {"a": "", "b": "Z"}


def test_npzr_28_wild_regular_wild_in_one_turn(table: Tables) -> None:
    with table(a=["W-H", "N-T", "W-L"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:W-H", "as:pirate.head", "new", "play:N-T", "new")
        assert ada.asked == "ada"
        ada.says("ada", "play:W-L", "as:robot.legs", "on:B1")
        assert ada.asked == "bo"


def test_npzr_29_exactly_one_regular_card(table: Tables) -> None:
    with table(a=["N-H", "N-T", "W-X"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-H", "new")
        assert ada.keys == ["play:W-X", "end"]
        assert ada.refused("ada", "play:N-T") == "unknown_option"
        assert ada.why_not("play:N-T") == "NPZR-29"


def test_npzr_30_with_only_wilds_one_of_them_must_go(table: Tables) -> None:
    with table(a=["W-H", "W-X"], stacks={"B1": "Z-H / - / -"}) as ada:
        assert ada.keys == ["play:W-H", "play:W-X"]
        ada.says("ada", "play:W-H", "as:zombie.head", "new")
        assert ada.keys == ["play:W-X", "end"]
        ada.says("ada", "end")
        assert ada.asked == "bo"


def test_npzr_31_a_spent_wild_is_not_replaced(table: Tables) -> None:
    hand = ["N-H", "N-T", "N-L", "P-H", "W-X"]
    with table(a=hand, drawn=False, deck=["Z-L", "R-L", "Z-H"]) as ada:
        ada.says("ada", "play:W-X", "as:robot.head", "play:N-H", "new")
        assert len(ada["hands"]["a"]) == 4


def test_npzr_32_the_turn_ends_by_itself_when_only_regulars_remain(table: Tables) -> None:
    with table(a=["N-H", "N-T"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-H", "new")
        assert ada.asked == "bo"


def test_npzr_38_no_option_names_a_card_in_the_rivals_hand(table: Tables) -> None:
    with table(a=["P-H"], moves=1, stacks={"B1": "Z-H / - / -"}) as ada:
        assert ada.keys == ["from:B1.head", "decline"]
        assert ada.refused("ada", "from:hand") == "unknown_option"
        assert ada.why_not("from:hand") == "NPZR-38"

"""The starting player and the items: RK-13 to RK-19."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.games.roundhouse.deck import DISCARD, ITEMS
from matinee.games.roundhouse.state import Roundhouse
from matinee.testing.laws import start, walk

from .conftest import Tables, rolls

BAT = {"L1": "Bat on a String"}


def test_rk_13_the_weakest_living_player_starts(table: Tables) -> None:
    with table(3, places=BAT, life={"a": 0, "b": 4, "c": 3}, starter="b") as weak:
        assert weak["starter"] == "c"
        assert weak.asked == "cy"


def test_rk_13_in_the_first_round_the_lot_stays(table: Tables) -> None:
    with table(3, places=BAT, life={"a": 5}, starter="b", round=1) as first:
        assert first["starter"] == "b"


@pytest.mark.parametrize(
    ("life", "last", "starts"),
    [
        ({}, "b", "c"),
        ({"b": 9, "d": 9}, "d", "b"),
        ({"b": 9, "d": 9}, "b", "d"),
        ({"b": 9}, "b", "b"),
        ({"c": 0}, "c", "d"),
        ({"c": 0, "b": 7, "a": 7}, "c", "a"),
    ],
)
def test_rk_14_ties_go_clockwise_from_the_last(table: Tables, life: dict[str, int], last: str, starts: str) -> None:
    with table(4, places=BAT, life=life, starter=last) as tied:
        assert tied["starter"] == starts


def test_rk_15_each_living_player_draws_from_the_starting_player_on(table: Tables) -> None:
    with table(4, places=BAT, life={"a": 0, "c": 3}, starter="a") as drawing:
        asked = []
        while drawing.question == "PlaceItem":
            asked.append(drawing.asked)
            assert drawing["drawn"], "it lies there face up"
            drawing.says(str(drawing.asked), "discard")
        assert asked == ["cy", "di", "bo"]


@pytest.mark.parametrize(
    ("items", "drawn", "keys"),
    [
        ([], "Wet Noodle", ["keep", "discard"]),
        (["Umbrella"], "Wet Noodle", ["keep", "swap:Umbrella", "discard"]),
        (["Wet Noodle", "Umbrella@1"], "Spud Cannon", ["keep", "swap:Wet Noodle", "swap:Umbrella", "discard"]),
        (
            ["Wet Noodle", "Umbrella", "Lucky Sock"],
            "Spud Cannon",
            ["keep", "swap:Wet Noodle", "swap:Umbrella", "swap:Lucky Sock", "discard"],
        ),
        (["Umbrella", "Lucky Sock", "Wet Noodle"], "Tin Roof", ["swap:Umbrella", "swap:Lucky Sock", "discard"]),
        (["Umbrella@1", "Umbrella@3"], "Tin Roof", ["swap:Umbrella@1", "swap:Umbrella@3", "discard"]),
        (["Umbrella@2", "Umbrella@2"], "Tin Roof", ["swap:Umbrella", "discard"]),
        (["Spud Cannon", "Spud Cannon"], "Wet Noodle", ["swap:Spud Cannon", "discard"]),
    ],
)
def test_rk_16_keep_swap_or_discard(table: Tables, items: list[str], drawn: str, keys: list[str]) -> None:
    with table(1, places=BAT, items={"a": items}, next_items=[drawn]) as drawing:
        assert drawing["drawn"] == drawn
        assert drawing.keys == keys


def test_rk_16_a_swap_discards_the_card_replaced(table: Tables) -> None:
    with table(1, places=BAT, items={"a": ["Wet Noodle", "Umbrella@1"]}, next_items=["Tin Roof"]) as drawing:
        drawing.says("ada", "swap:Wet Noodle")
        assert drawing["items"]["a"] == ["Umbrella@1", "Tin Roof@5"]
        assert drawing["discard"] == ["Wet Noodle"]


def test_rk_16_what_is_not_kept_is_discarded(table: Tables) -> None:
    with table(1, places=BAT, next_items=["Tin Roof"]) as drawing:
        drawing.says("ada", "discard")
        assert drawing["items"]["a"] == []
        assert drawing["discard"] == ["Tin Roof"]


def test_rk_16_a_swap_shows_both_cards(table: Tables) -> None:
    with table(1, places=BAT, items={"a": ["Umbrella@1"]}, next_items=["Tin Roof"]) as drawing:
        hints = drawing.hints("swap:Umbrella")
        assert {"points:5", "type:air", "drops:Umbrella", "drops_points:1", "defence:5"} <= set(hints)


def test_rk_17_no_third_card_of_a_kind(table: Tables) -> None:
    full = ["Wet Noodle", "Spud Cannon", "Umbrella", "Lucky Sock"]
    with table(1, places=BAT, items={"a": full}, next_items=["Rake of Regret"]) as drawing:
        assert drawing.keys == ["swap:Wet Noodle", "swap:Spud Cannon", "discard"]
        assert drawing.refused("ada", "keep") == "unknown_option"
        assert drawing.why_not("keep") == "RK-17"
        assert drawing.why_not("swap:Umbrella") == "RK-17"


def test_rk_17_no_third_shield_as_a_reward(table: Tables) -> None:
    shields = {"a": ["Umbrella", "Lucky Sock"]}
    with table(1, rolls(5, 1), places=BAT, items=shields, next_items=["Tin Roof"], phase="kick") as kick:
        kick.says("ada", "kick", "draw")
        assert kick.question == "PlaceItem"
        assert kick.keys == ["swap:Umbrella", "swap:Lucky Sock", "discard"]


def test_rk_17_holds_at_every_moment() -> None:
    roundhouse = show("roundhouse")
    for s in walk(roundhouse, start(roundhouse, 4, 11), 4, 11):
        for items in roundhouse.game.position(s)["items"].values():
            shields = sum("@" in item for item in items)
            assert shields <= 2
            assert len(items) - shields <= 2


def test_rk_18_an_empty_item_deck_skips_the_phase(table: Tables) -> None:
    with table(2, places=BAT, item_deck=0) as skipped:
        assert skipped.question == "Kick"
        skipped.says("bo", "hold")
        skipped.says("ada", "hold")
        assert "The item deck is empty: nobody draws." in skipped.log()


def test_rk_18_the_deck_runs_out_in_the_phase(table: Tables) -> None:
    with table(3, places=BAT, item_deck=2, starter="c", life={"a": 9}) as short:
        short.says("ada", "discard")
        short.says("bo", "discard")
        assert short.question == "Kick"
        assert short["item_deck"] == 0


def test_rk_19_discards_never_come_back() -> None:
    roundhouse = show("roundhouse")
    items, discards = 54, 0
    for s in walk(roundhouse, start(roundhouse, 4, 3), 4, 3):
        assert isinstance(s, Roundhouse)
        assert s.piles.count(ITEMS) <= items
        assert s.piles.count(DISCARD) >= discards
        items, discards = s.piles.count(ITEMS), s.piles.count(DISCARD)
    assert discards > 10


def test_rk_19_the_discards_are_open(table: Tables) -> None:
    with table(1, places=BAT, next_items=["Tin Roof"]) as drawing:
        drawing.says("ada", "discard")
        seen = drawing.show.game.view(drawing.state.redeal(7, Swift(9)), 7)
        assert [card.name for card in seen.discard] == ["Tin Roof"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("items", "middle", "told"),
    [
        ({"a": ["Umbrella"]}, True, ["defence:3", "aaaaargh"]),
        ({"a": ["Umbrella"]}, False, ["defence:3"]),
        ({"a": ["Umbrella@1"], "b": ["Umbrella"]}, True, ["defence:1"]),
        ({}, True, ["defence:0", "aaaaargh"]),
    ],
)
def test_rk_31_throwing_a_card_away_says_whether_the_middle_still_comes(
    table: Tables, items: dict[str, list[str]], middle: bool, told: list[str]
) -> None:
    places = {"L1": "Werepoodle", **({"M1": "Gnome of Doom"} if middle else {})}
    scene = table(2, phase="draw-card", items=items, places=places, next_items=["Tin Roof"])
    assert [hint for hint in scene.hints("discard") if hint.startswith(("defence", "aaaaargh"))] == told

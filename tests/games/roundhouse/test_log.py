"""The log and the prompts in words: no keys, no brackets, no "1 points", and nothing happens without a line."""

import pytest

from .conftest import Tables, rolls

GNOME = {"L1": "Gnome of Doom"}
BOTH = {"a": ["Gnome of Doom"], "b": ["Gnome of Doom"]}


def told(table: Tables, seats: int, *keys: str, faces: tuple[int, ...] = (5,), **given: object) -> list[str]:
    scene = table(seats, rolls(*faces), **given)
    for key in keys:
        scene.says(str(scene.asked), key)
    return scene.log("ada")


def test_a_lone_choice_is_told_by_what_it_does(table: Tables) -> None:
    """RK-24 Forced hits are laid by the engine; the log once said `hit:L5`."""
    log = told(table, 2, "kick", faces=(5, 1), phase="kick", places=GNOME, monster_deck=5)
    assert "ada hits Gnome of Doom (L1)." in log
    assert not [line for line in log if "hit:" in line or "one choice" in line]


def test_a_kick_that_empties_the_table_says_so(table: Tables) -> None:
    log = told(table, 2, "kick", "heal", faces=(5, 1), phase="kick", places=GNOME, monster_deck=5)
    assert log[log.index("ada kills Gnome of Doom (L1): 1 point.") + 1] == "No monster is left on the table for now."


def test_rk_20_nobody_kicks_an_empty_table(table: Tables) -> None:
    scene = table(2, phase="draw-card", monster_deck=5, item_deck=9)
    scene.says("ada", "discard")
    scene.says("bo", "discard")
    assert "No monster is on the table: nobody kicks." in scene.log()


def test_rk_18_a_player_who_gets_no_item_is_named(table: Tables) -> None:
    log = told(table, 2, "keep", phase="draw-card", places=GNOME, item_deck=1)
    assert "bo draws nothing: the item deck is empty." in log


def test_rk_48_no_monster_left_to_come_is_said(table: Tables) -> None:
    log = told(table, 1, "hold", faces=(1, 1), phase="kick", places=GNOME, monster_deck=0, item_deck=9)
    assert "The monster deck is empty: nobody comes." in log


def test_rk_27_healing_nothing_is_said_to_be_nothing(table: Tables) -> None:
    log = told(table, 1, "kick", "heal", faces=(5, 1), phase="kick", places=GNOME, monster_deck=5)
    assert "ada has full life: there is nothing to heal." in log


def test_rk_43_who_is_out_loses_the_cards_and_keeps_the_points(table: Tables) -> None:
    given = {"life": {"a": 1}, "items": {"a": ["Umbrella"]}, "places": GNOME}
    scene = table(2, rolls(5), phase="kick", **given)
    scene.says("ada", "hold")
    scene.says("bo", "hold")
    log = scene.log()
    place = log.index("ada loses 1 life and has none left.")
    assert log[place + 1] == "ada is out: their cards are discarded, their points still count."


@pytest.mark.parametrize(
    ("seats", "kills", "line"),
    [
        (1, {}, "ada falls with 0 points. Billing: Extra."),
        (1, {"a": ["Gnome of Doom"]}, "ada falls with 1 point. Billing: Extra."),
        (2, {"a": ["Gnome of Doom"]}, "Nobody is left standing: ada wins with 1 point."),
        (2, {"a": ["Barn Dragon"]}, "Nobody is left standing: ada wins with 7 points."),
        (2, {}, "Nobody is left standing: ada & bo share the victory with 0 points each."),
        (2, BOTH, "Nobody is left standing: ada & bo share the victory with 1 point each."),
    ],
)
def test_an_end_counts_its_points_in_words(table: Tables, seats: int, kills: dict[str, list[str]], line: str) -> None:
    life = {"a": 1, "b": 1} if seats == 2 else {"a": 1}
    scene = table(seats, rolls(6, 6, 6, 6, 6, 6), phase="kick", life=life, kills=kills, places={"L1": "Werepoodle"})
    while not scene.state.over:
        scene.says(str(scene.asked), "hold")
    assert scene.log()[-1] == line


def test_rk_53_a_tie_that_cards_decide_is_told(table: Tables) -> None:
    kills = {"a": ["Gnome of Doom", "Gnome of Doom", "Gnome of Doom"], "b": ["Werepoodle"]}
    scene = table(2, rolls(6, 6, 6, 6), phase="kick", life={"a": 1, "b": 1}, kills=kills, places={"L1": "Barn Dragon"})
    while not scene.state.over:
        scene.says(str(scene.asked), "hold")
    assert scene.winners == ["bo"]
    assert scene.log()[-1] == "Nobody is left standing: bo wins with 3 points, from fewer cards."


@pytest.mark.parametrize(
    ("places", "faces", "prompt"),
    [
        (GNOME, (5,), "One hit is coming at you: 1 magic. You have 15 life. Put up a card?"),
        (
            {"L1": "Barn Dragon", "L2": "Werepoodle", "L3": "Gnome of Doom"},
            (5, 6, 1, 5, 5, 6),
            "5 hits are coming at you: 2 melee, 1 magic, 2 air+magic. You have 15 life. Put up a card?",
        ),
    ],
)
def test_hits_are_listed_in_words(table: Tables, places: dict[str, str], faces: tuple[int, ...], prompt: str) -> None:
    scene = table(1, rolls(*faces), phase="counterattack", items={"a": ["Signed Plot Armour"]}, places=places)
    asked = scene.prompt()
    assert asked is not None
    assert asked.text == prompt

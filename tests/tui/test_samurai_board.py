"""The film set in a terminal: what is drawn, how wide, and that nothing needs colour."""

import io
from typing import Any

import pytest
from rich.console import Console

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.playout import playout
from matinee.testing.scenario import Scenario
from matinee.tui.boards import board
from matinee.tui.boards.shell import folded
from matinee.tui.hints import doubt, is_grave, read_hints

SAMURAI = show("samurai")
NAMES = ["Ray", "Dana", "Amanda"]
GIVEN: dict[str, Any] = {
    "title": ["Deadly", "Duel", "Fingers"],
    "discard": ["nuclear-power-plant", "pickpocket-extra"],
    "movies": {
        "a": {"cast": ["stubborn-rice-farmer"]},
        "b": {"cast": ["butt-kicking-mother", "honorable-samurai + bamboo-spear"], "location": ["peasant-village"]},
        "c": {"cast": ["off-duty-ninja (asleep)"]},
    },
    "hands": {
        "a": ["hentai-demon", "wire-fu"],
        "b": ["bad-dubbing", "cloud-the-mind"],
        "c": ["big-eyes-small-mouth", "kill-by-stealth"],
    },
}


def under_attack() -> Scenario:
    """The booklet's attack, with one card cancelled and one waiting for its window."""
    table = Scenario(SAMURAI, GIVEN, setup={"seats": 3}, names=["ray", "dana", "amanda"])
    table.says("ray", "attack:hentai-demon", "movie:1", "pass")
    table.says("dana", "play:bad-dubbing")
    table.says("ray", "pass")
    table.says("amanda", "play:big-eyes-small-mouth")
    table.says("dana", "play:cloud-the-mind")
    return table


def drawn(table: Scenario, width: int, viewer: int = 0, height: int = 24) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None, legacy_windows=False)
    view = SAMURAI.game.view(table.state, viewer)
    console.print(board(SAMURAI.id).draw(view, NAMES, viewer))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("width", [80, 100, 120])
def test_everything_is_there_without_colour(width: int) -> None:
    picture = drawn(under_attack(), width)
    assert all(len(line) <= width for line in picture.splitlines())
    for word in ("Deadly Duel Fingers", "*Deadly*", "Ray (you)", "DS 14", "Off-Duty Ninja"):
        assert word in picture, word
    # The stage: strengths, verdict, every step, the cancelled one crossed out.
    for word in ("AS   5", "DS   7", "fails by 2", "AS /2 Bad Dubbing, Dana: AS 5, DS 7"):
        assert word in picture, word
    assert "x ~AS x2 Big Eyes, Small Mouth, Amanda~" in picture
    # The breakdown: the Spear counts 4 (printed 2), the Village -5 (printed 2) in this attack.
    picture = " ".join(picture.split())
    assert "Bamboo Spear 4 (printed 2)" in picture
    assert "Peasant Village -5 (printed 2)" in picture
    assert "zzz" in picture
    assert "Discard pile: 3" in picture
    assert "Pickpocket Extra *Fingers*" in picture


@pytest.mark.parametrize(("height", "words"), [(24, "Bad Dubbing (SFX) · "), (50, "Halve the AS of the attack")])
def test_the_own_hand_is_there_with_texts_where_there_is_room(height: int, words: str) -> None:
    table = Scenario(SAMURAI, GIVEN, setup={"seats": 3}, names=["ray", "dana", "amanda"])
    picture = " ".join(drawn(table, 100, viewer=1, height=height).split())
    assert words in picture
    assert "Cloud the Mind (SFX)" in picture
    assert "Wire Fu" not in picture, "that is Ray's"
    assert "Your hand" not in drawn(table, 100, viewer=7, height=height), "a spectator has none"


def test_a_long_line_begins_where_a_short_one_does_and_goes_on_further_in() -> None:
    assert folded("    Ninja on Roller Skates", 20) == ["    Ninja on Roller", "      Skates"]


def test_a_screen_reader_is_told_the_same() -> None:
    told = board(SAMURAI.id).tell(SAMURAI.game.view(under_attack().state, 1), NAMES, 1)
    assert any("Dana (you)" in line for line in told)
    assert any("fails by 2" in line for line in told)


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_drawn(seed: int) -> None:
    s = SAMURAI.deal(SAMURAI.setup({"seats": 3}), Swift(seed))
    table = Scenario(SAMURAI, None, setup={"seats": 3}, chance=Swift(seed))
    table.state = s
    while not s.over:
        playout(s, Swift(seed + int(s.question)), 7)
        for viewer in (0, 7):
            assert all(len(line) <= 80 for line in drawn(table, 80, viewer).splitlines())


def test_accidents_are_asked_about() -> None:
    given: dict[str, Any] = {
        "movies": {"a": {"cast": ["screaming-extra"]}, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai"]}},
        "hands": {"a": ["off-duty-ninja", "roll-the-credits-return", "possessed-rice-cooker", "neon-nightclub"]},
    }
    table = Scenario(SAMURAI, given, setup={"seats": 3})
    assert doubt(table.hints("end")).startswith("You hold a Character")
    assert doubt(table.hints("roll:roll-the-credits-return")).startswith("As far as you can see")
    table.says("ada", "play:neon-nightclub")
    # A preview with a sign is enough where the rule file asks for no more.
    assert doubt(table.hints("movie:1")) == ""
    assert is_grave(table.hints("movie:1"))
    assert not is_grave(table.hints("movie:0"))
    table.says("ada", "movie:0")
    assert read_hints(["as:20", "ds:14", "succeeds"]) == "AS 20, DS 14, succeeds"
    assert read_hints(["title:Golden Claw"]) == "", "a pitch says its title itself"

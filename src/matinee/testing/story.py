"""Scenario files: given, said, expected, as TOML. Tests, bug reports, puzzles and lessons are all written like this.

game = "npzr"
title = "Completing the rival's stack"
[given]
stacks = { B1 = "Z-H / Z-T / -" }
[[story]]
who = "ada"
says = ["play:Z-L", "on:B1"]
[[story]]
expect = { marks = { b = "Z" }, asked = "ada" }
"""

from collections.abc import Callable
from typing import Any

import msgspec

from matinee.engine.chance import Scripted
from matinee.engine.errors import BadScenario, MatineeError
from matinee.engine.show import Show
from matinee.testing.scenario import NAMES, Scenario


class StoryLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a story: somebody says something, is refused, or something is expected."""

    who: str = ""
    says: list[str] = []
    refused: str = ""
    expect: dict[str, Any] = {}


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """After a story that ends with a question: the one answer that is clearly best, and what else comes to mind.

    `best` and `tempting` (what a star would say, or what looks as good at first sight) are whole actions. `value` is
    the asked seat's winning chance after the best, `margin` by how much it is ahead of every other.
    """

    best: list[str]
    tempting: list[str]
    value: float
    margin: float


class Story(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file."""

    game: str
    title: str
    story: list[StoryLine]
    clauses: list[str] = []
    names: tuple[str, ...] = NAMES
    setup: dict[str, Any] = {}
    given: dict[str, Any] | None = None
    chance: list[int] = []
    seed: int = 1
    puzzle: Puzzle | None = None


def read_story(text: str, source: str) -> Story:
    try:
        return msgspec.toml.decode(text, type=Story)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as fault:
        raise BadScenario(f"{source}: {fault}") from None
    except RecursionError:
        raise BadScenario(f"{source}: brackets within brackets without an end.") from None


def play_story(story: Story, find: Callable[[str], Show]) -> str:
    """Play a story; tells the first expectation that failed, or nothing."""
    try:
        table = lay_out(story, find(story.game))
        for number, line in enumerate(story.story, 1):
            fault = play_line(table, line)
            if fault:
                return f"line {number} of the story: {fault}"
        table.at_rest()
    except (MatineeError, AssertionError) as fault:
        return str(fault)
    return ""


def lay_out(story: Story, show: Show) -> Scenario:
    """The table at which a story begins."""
    chance = Scripted(story.chance, story.seed)
    return Scenario(show, story.given, setup=story.setup, names=story.names, chance=chance)


def play_line(table: Scenario, line: StoryLine) -> str:
    if line.refused:
        code = table.refused(line.who, *line.says)
        return "" if code == line.refused else f"refused as {code!r}, not as {line.refused!r}"
    if line.says:
        table.says(line.who, *line.says)
    return differs(line.expect, seen(table), "")


def seen(table: Scenario) -> dict[str, Any]:
    """Everything that an expectation may name: the position, and what is asked of whom."""
    position: dict[str, Any] = table.show.game.position(table.state)
    return {
        **position,
        "asked": table.asked or "",
        "question": table.question or "",
        "keys": table.keys,
        "winners": table.winners,
        "ending": table.ending,
    }


def differs(wanted: Any, found: Any, place: str) -> str:
    """The first difference; of a table only the named parts count, and `offers` and `lacks` look into the keys."""
    if not isinstance(wanted, dict):
        return "" if wanted == found else f"{place} is {found!r}, not {wanted!r}"
    for name, value in wanted.items():
        if name in ("offers", "lacks"):
            wrong = [key for key in value if (key in found["keys"]) != (name == "offers")]
            if wrong:
                return f"{wrong[0]!r} is {'not ' * (name == 'offers')}offered"
            continue
        if name not in found:
            return f"there is no {f'{place}.{name}'.lstrip('.')}"
        fault = differs(value, found[name], f"{place}.{name}".lstrip("."))
        if fault:
            return fault
    return ""

"""A drive-in at dusk, in a terminal: the late show (dark) and the matinee (light), and a palette for each game."""

from typing import NamedTuple

from rich.theme import Theme as Inks
from textual.theme import Theme


class Palette(NamedTuple):
    """A game's main ink on paper and at night, and its spot ink."""

    day: str
    night: str
    spot: str


HOUSE = Palette("#A3123F", "#FF8FB0", "#E8B021")

PALETTES = {
    "ninja-pirate-zombie-robot": Palette("#A83224", "#FF9C8A", "#E5A823"),
    "roundhouse-kick": Palette("#3A661E", "#A9D67F", "#E2761B"),
    "robot-rampage": Palette("#1F4E79", "#8FC1F0", "#E0A100"),
    "cardboard-kaiju": Palette("#1E5F66", "#7FD0D6", "#D9B27C"),
    "kung-fu-samurai": Palette("#A3123F", "#FF8FB0", "#E8B021"),
}

LATE = "late-show"
DAY = "matinee"


def themes(game: str) -> list[Theme]:
    ink = PALETTES.get(game, HOUSE)
    neon = {"night": "#17121C", "night-2": "#261D2E", "on-night": "#FBF1DC", "on-night-2": "#CDBDAE", "neon": "#FFCB47"}
    late = Theme(
        name=LATE,
        dark=True,
        primary=ink.night,
        secondary="#5CE5E6",
        accent="#FFCB47",
        foreground="#F6EBD6",
        background="#1A1420",
        surface="#211A28",
        panel="#2E2437",
        success="#7FD694",
        warning="#FFCB47",
        error="#FF8A7C",
        variables={**neon, "quiet": "#C9B9A6", "rule": "#6B5A72"},
    )
    day = Theme(
        name=DAY,
        dark=False,
        primary=ink.day,
        secondary="#1447C8",
        accent="#B07800",
        foreground="#231B16",
        background="#FBF3E1",
        surface="#F4E9D2",
        panel="#E8D8B6",
        success="#1F6B3A",
        warning="#8A5A00",
        error="#A3231B",
        variables={**neon, "quiet": "#5A4838", "rule": "#A88E66"},
    )
    return [late, day]


def inks(game: str, dark: bool) -> Inks:
    """The style names that boards and logs use. Each stands beside a sign or a word that says the same."""
    ink = PALETTES.get(game, HOUSE)
    late = {
        "own": f"bold {ink.night}",
        "quiet": "#C9B9A6",
        "spot": "#FFCB47",
        "good": "#7FD694",
        "threat": "bold #FF7A6B",
        "ninja": "#8FB4FF",
        "pirate": "#FF9C8A",
        "zombie": "#7FD694",
        "robot": "#7FD0D6",
        "wild": "#D79BF2",
    }
    day = {
        "own": f"bold {ink.day}",
        "quiet": "#5A4838",
        "spot": "#8A5A00",
        "good": "#1F6B3A",
        "threat": "bold #A3231B",
        "ninja": "#24456B",
        "pirate": "#A83224",
        "zombie": "#1F6B3A",
        "robot": "#1E5F66",
        "wild": "#8A2BB0",
    }
    return Inks(late if dark else day, inherit=True)

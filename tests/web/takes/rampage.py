"""Two attacks: a part breaks off and cards are looted; then a robot takes its last wound and falls apart."""

from typing import Any

from tests.web.beats import Take, arranged

from matinee import catalog

POSITION: dict[str, Any] = {
    "robots": {
        "a": "T5 LA1 RA3 HD3 LG1 AC1",
        "b": "T2 LA2 RA1 HD1 LG2 AC3",
        "c": "T1 LA3 RA2 HD2 LG3 AC2",
        "d": "T4 LA4 RA4 HD4 LG4 AC4",
    },
    "hands": {"a": ["O13", "O05", "G01"], "b": ["O10", "R14", "P04"], "c": ["B01", "B02", "Y05"], "d": ["Y14"]},
    "stacks": {"a": 5, "b": 6, "c": 4, "d": 3},
    "deck": ["Y01", "R05", "R02"],
    "wounds": {"b": 1, "c": 4},
    "turn": 9,
}
FIRST = ["attack", "target:orange", "strike:O13", "boost:O05", "accessory", "guard:O10"]
SECOND = ["attack", "accessory", "done", "hit:torso"]


MORE = {
    "e": ("T3 LA5 RA5 HD5 LG5 AC5", "Y06", 11),
    "f": ("T6 LA6 RA6 HD6 LG6 AC6", "Y07", 10),
}


def arena(seats: int) -> dict[str, Any]:
    """The same with so many robots, and stacks as they are in the middle of a game."""
    robots, hands, stacks = dict(POSITION["robots"]), dict(POSITION["hands"]), {"a": 10, "b": 11, "c": 12, "d": 13}
    for side in "ef"[: seats - 4]:
        robots[side], card, stacks[side] = MORE[side]
        hands[side] = [card]
    return {**POSITION, "robots": robots, "hands": hands, "stacks": stacks}


def take(viewer: int = 0) -> Take:
    show = catalog.show("rampage")
    return Take(show, arranged(show, POSITION, 4), [*FIRST, *SECOND], viewer)

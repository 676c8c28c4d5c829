"""Three figures in one turn: a pirate is completed, a zombie by a stolen leg, and what it covered makes a ninja."""

from tests.web.beats import Take, arranged

from matinee import catalog

POSITION = {
    "stacks": {
        "A1": "P-H / N-T > P-T / -",
        "A2": "Z-H / R-T > Z-T / -",
        "A3": "R-H / - / Z-L > N-L",
        "B1": "N-H / N-T / N-L > Z-L",
    },
    "hands": {"a": ["P-L", "R-H", "N-H"], "b": ["R-L", "Z-H"]},
    "marks": {"a": "R"},
}
ANSWERS = ["play:P-L", "on:A1", "from:B1.legs", "card:0", "on:A2"]


def take(viewer: int = 0) -> Take:
    show = catalog.show("npzr")
    return Take(show, arranged(show, POSITION, 2), ANSWERS, viewer)

"""A Rampage and what it costs: a shield breaks, a building falls, a swim; an Assault with a COMBO; then ENRAGE."""

from tests.web.beats import Take, arranged

from matinee import catalog

POSITION = {
    "turn": "kaiju",
    "next": "a",
    "level": 2,
    "figure": ["15,1", "16,1"],
    "shields": ["C2"],
    "damage": {"C6": 1},
    "hands": {"kaiju": ["rampage", "stomp"], "a": ["assault-3", "assault-2", "assault-1", "shielding"]},
    "deck": ["enrage", "shielding"],
    "kaiju_deck": ["punch", "smash", "stomp", "rampage", "sonic-wave", "desperation"],
}
ANSWERS = [
    *("play:hand:rampage", "13,2", "SW"),
    *("play:hand:assault-3", "discard:hand:assault-2", "discard:hand:assault-1"),
    *("9,6", "NE"),
]


def take(viewer: int = 0) -> Take:
    show = catalog.show("kaiju")
    return Take(show, arranged(show, POSITION, 4), ANSWERS, viewer)

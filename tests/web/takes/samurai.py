"""An attack with answers: one halves it, one cancels that, one adds to it; the victim leaves, and the credits roll."""

from typing import Any

from tests.web.beats import Take, arranged

from matinee import catalog

POSITION: dict[str, Any] = {
    "round": 3,
    "title": ["Kickboxer", "Ghost", "Screaming"],
    "movies": {
        "a": {"cast": ["screaming-extra"]},
        "b": {"cast": ["barefoot-kickboxer + bamboo-spear", "eager-student"], "location": ["bamboo-forest"]},
        "c": {"cast": ["off-duty-ninja"]},
    },
    "hands": {
        "a": ["hopping-ghosts", "wire-fu", "roll-the-credits-return"],
        "b": ["bad-dubbing"],
        "c": ["cloud-the-mind"],
    },
}
ANSWERS = [
    *("attack:hopping-ghosts", "movie:1", "pass", "play:bad-dubbing", "play:cloud-the-mind", "play:wire-fu"),
    *("victim:barefoot-kickboxer", "roll:roll-the-credits-return"),
]


def take(viewer: int = 0) -> Take:
    show = catalog.show("samurai")
    return Take(show, arranged(show, POSITION, 3), ANSWERS, viewer)

"""The credits roll: three films add up card by card, of a rival's hand only backs, and every kind of reason is seen."""

from typing import Any

from tests.web.beats import Take, arranged

from matinee import catalog
from matinee.engine.chance import Swift

POSITION: dict[str, Any] = {
    "round": 4,
    "title": ["Ninja", "Jade", "Revenge", "Fingers", "Flying", "Rain"],
    "movies": {
        "a": {
            "cast": [
                "off-duty-ninja + bamboo-spear",
                "honorable-samurai",
                "heir-in-disguise (asleep) + smuggled-scroll",
            ],
            "location": ["neon-nightclub", "rooftop-in-the-rain"],
        },
        "b": {
            "cast": ["barefoot-kickboxer + poison-fingernails", "eager-student", "two-gun-inspector + twin-pistols"],
            "location": ["bamboo-forest"],
        },
        "c": {"location": ["haunted-bathhouse"]},
    },
    "hands": {
        "a": ["roll-the-credits-revenge", "pickpocket-extra"],
        "b": ["wire-fu", "film-jam"],
        "c": ["cloud-the-mind"],
    },
}
ANSWERS = ["roll:roll-the-credits-revenge"]


# Six films at once, and as many cards as they are likely to have.
CROWD = {
    "f": {
        "cast": [
            "off-duty-ninja + bamboo-spear + plot-armor",
            "honorable-samurai + grandfathers-katana",
            "heir-in-disguise + smuggled-scroll",
            "screaming-extra + monks-prayer-beads",
            "wobbly-uncle + wok-of-destiny",
        ],
        "location": ["neon-nightclub", "rooftop-in-the-rain"],
    },
    "b": POSITION["movies"]["b"],
    "c": POSITION["movies"]["c"],
    "d": {"cast": ["crane-style-sister", "tiger-style-sister"], "location": ["dojo-on-the-hill"]},
    "e": {"cast": ["retired-stuntwoman + paper-fan-of-doom", "shaolin-cook"]},
    "a": {"cast": ["pop-idol-in-the-wrong-movie"], "location": ["giant-robot-island"]},
}


def take(viewer: int = 0) -> Take:
    show = catalog.show("samurai")
    return Take(show, arranged(show, POSITION, 3), ANSWERS, viewer)


def crowd(viewer: int = 0) -> Take:
    show = catalog.show("samurai")
    return Take(show, arranged(show, {**POSITION, "movies": CROWD}, 6), ANSWERS, viewer)


def series(viewer: int = 0) -> Take:
    """The same film in a match: another one follows."""
    show = catalog.show("samurai")
    setup = show.setup({"seats": 3, "target": 100})
    return Take(show, show.arrange(POSITION, setup, Swift(1)), ANSWERS, viewer)

"""Two rounds in the barn: kicks and kills, the middle's roar, a shield that drinks, a death, first aid, the cavalry."""

from tests.web.beats import Take

from matinee import catalog
from matinee.engine.chance import Scripted

POSITION = {
    "phase": "kick",
    "life": {"a": 12, "b": 9, "c": 2},
    "items": {"a": ["Rake of Regret", "Tin Roof@2"], "b": ["Umbrella"]},
    "places": {
        "L1": "Werepoodle@1",
        "L2": "Shambling Extra",
        "L3": "Pterodactyl with a Grudge@1",
        "L5": "Vampire Crop Duster",
        "M1": "Bat on a String",
    },
    "kills": {"a": ["Dive-Bomb Goose"], "b": ["Rubber Crocodile"]},
    "next_monsters": ["Barn Dragon", "Mud Golem (Two Actors)", "Gnome of Doom"],
    "next_items": ["Dustbin Lid", "Lucky Sock"],
}
# Ada, Bo and Cy kick; the middle and the circle strike; Bo kicks again, and the circle misses.
FACES = [6, 5, 2, 5, 1, 1, 6, 2, 3, 6, 5, 6, 4, 6, 2, 1]
FIRST = ["kick:Rake of Regret", "hit:L1", "hit:L3", "hit:L5", "heal", "kick", "hit:L3", "heal", "kick"]
SECOND = ["block:Umbrella", "block:Tin Roof", "take", "keep", "keep", "kick", "hit:M1", "heal", "hold"]

LAST = {"phase": "kick", "places": {"L4": "Bat on a String"}, "monster_deck": 0, "kills": {"a": ["Barn Dragon"]}}


def take(viewer: int = 0) -> Take:
    show = catalog.show("roundhouse")
    chance = Scripted([face - 1 for face in FACES], seed=1)
    return Take(show, show.arrange(POSITION, show.setup({"seats": 3}), chance), [*FIRST, *SECOND], viewer)


def last(viewer: int = 0) -> Take:
    """The last monster falls."""
    show = catalog.show("roundhouse")
    return Take(show, show.arrange(LAST, show.setup({"seats": 2}), Scripted([5, 0], seed=1)), ["kick"], viewer)

"""Who plays the bots: a B-movie cast, four tempers by level. Chosen only from what is public about a table."""

from hashlib import sha256

from matinee.match.plain import like

SEQUELS = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

# Short names, so that none is ever cut; their faces and their talk are the browser's.
CAST = {
    "extra": ("Mabel", "Gus", "Dot", "Wally", "Olive", "Pip"),
    "understudy": ("Vera", "Hank", "Trudy", "Chip", "Ines", "Boris"),
    "star": ("Rex", "Gloria", "Duke", "Mona", "Ivan", "Lola"),
    "legend": ("Krull", "Zelda", "Otto", "Xenia", "Mantis", "Igor"),
}


def unlike(name: str, taken: set[str]) -> str:
    """Two names never look the same: a second Ada is a sequel."""
    seen = {like(one) for one in taken}
    sequels = [name, *(f"{name} {number}" for number in SEQUELS)]
    return next(one for one in sequels if like(one) not in seen)


def cast_as(level: str, call: str, taken: set[str], role: str = "") -> tuple[str, str]:
    """The name and the face of a bot; `call` is what everybody may know of the table. A game's own bot has no face.

    `role` is the name it had in another game: it keeps that if it is one of its level's.
    """
    names = sorted(CAST.get(level, ()), key=lambda name: (name != role, sha256(f"{call} {name}".encode()).digest()))
    seen = {like(one) for one in taken}
    for name in names:
        if like(name) not in seen:
            return name, name.lower()
    # All six are taken: a sequel of the first, with the same face.
    name = names[0] if names else level.capitalize()
    return unlike(name, taken), name.lower() if names else ""

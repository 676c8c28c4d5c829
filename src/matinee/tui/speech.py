"""The words of the frame round the table: keys, screens, notes. The games bring their own."""

from importlib import resources

from matinee.engine.say import Say
from matinee.engine.words import Words

FRAME = Words("en", resources.files("matinee.tui").joinpath("lang/en.ftl").read_text(encoding="utf-8"))


def say(id: str, **told: str | int) -> str:
    return FRAME.say(Say(id, **told))


def knows(id: str) -> bool:
    return bool(FRAME.bundle().has_message(id))

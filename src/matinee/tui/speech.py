"""The words of the frame round the table: keys, screens, notes. The games bring their own.

A terminal speaks one language for its whole run: it is chosen before a screen is built.
"""

import os
from collections.abc import Mapping

from matinee.engine.errors import BadSetup, MatineeError
from matinee.engine.nearest import nearest
from matinee.engine.say import Say
from matinee.engine.words import Words
from matinee.match.words import own_words

LANGUAGES = ("en", "de")
# The environment variables that name a language, the most specific first.
SETTINGS = ("MATINEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def preferred(environment: Mapping[str, str]) -> str:
    """`de` for `de_DE.UTF-8`; English for all that we do not speak."""
    wanted = next((environment[name] for name in SETTINGS if environment.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


class Tongue:
    """The language that is spoken at this terminal."""

    language = preferred(os.environ)


def speak(language: str) -> None:
    if language not in LANGUAGES:
        near = nearest(language, list(LANGUAGES))
        raise BadSetup(
            f"Nobody speaks {language[:20]!r} here; did you mean {near!r}? There is {' and '.join(LANGUAGES)}."
        )
    Tongue.language = language


def language() -> str:
    return Tongue.language


def frame(language: str) -> Words:
    return own_words("matinee.tui", language)


def say(id: str, **told: str | int) -> str:
    return frame(language()).say(Say(id, **told))


def knows(id: str) -> bool:
    return bool(frame(language()).bundle().has_message(id))


def word(key: str) -> str:
    """What a view or a hint calls by a key, as people say it: `left_arm`, `ninja`, `melee`."""
    id = f"word-{key.lower().replace('_', '-')}"
    return say(id) if knows(id) else key.replace("_", " ")


def decimal(number: float) -> str:
    return str(number).replace(".", say("decimal-point"))


def refusal(code: str, sentence: str) -> str:
    """Why something was not taken. The sentence itself is English and exact; elsewhere its kind must do."""
    id = f"refused-{code.replace('_', '-')}"
    return sentence if language() == LANGUAGES[0] or not knows(id) else say(id)


def why_not(fault: MatineeError) -> str:
    return refusal(fault.code, fault.sentence)

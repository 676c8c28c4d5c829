"""KFS-83 Standing answers, in words: when somebody wants to be asked in a window at all."""

import msgspec

from matinee.match.standing import Mode, Standing
from matinee.tui.speech import say

MODES: dict[str, Mode] = {
    "mine": "ask-mine",
    "smart": "ask-smart",
    "always": "ask-always",
    "armed": "ask-armed",
    "never": "never",
}
HOLD = "hold"


def ways(standing: Standing) -> dict[str, str]:
    """What may be chosen, each in a sentence; the one that holds now is marked."""
    words = {name: say(f"standing-{name}") for name in MODES}
    marked = {
        name: say("standing-now", words=text) if MODES[name] == standing.mode else text for name, text in words.items()
    }
    return {**marked, HOLD: say("standing-let-go" if standing.hold else "standing-hold")}


def changed(standing: Standing, word: str) -> Standing:
    """The standing answers after one of these words; as they were after any other."""
    if word == HOLD:
        return msgspec.structs.replace(standing, hold=not standing.hold)
    return msgspec.structs.replace(standing, mode=MODES.get(word, standing.mode))


def keys_of(card: str) -> list[str]:
    """What may be said in a window with a card: it is played from hand, or used where it lies."""
    return [f"play:{card}", f"use:{card}"]


def is_armed(standing: Standing, card: str) -> bool:
    return any(key in standing.armed for key in keys_of(card))


def arm(standing: Standing, card: str) -> Standing:
    """Arm a card, or disarm it; arming one also sets the standing answer to armed cards."""
    keys = keys_of(card)
    if is_armed(standing, card):
        return msgspec.structs.replace(standing, armed=[key for key in standing.armed if key not in keys])
    return Standing("ask-armed", standing.hold, [*standing.armed, *keys])

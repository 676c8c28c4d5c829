"""Figures of one finished game; RULES.md says what each name means."""

from collections import Counter

from matinee.engine.journal import Event
from matinee.engine.measure import Play
from matinee.games.kaiju.deck import ROOM, SUPPORT
from matinee.games.kaiju.state import RETREAT, Siege


def measures(s: Siege, story: list[Event]) -> dict[str, float]:
    seen = Counter(event.kind for event in story)
    played = [event for event in story if event.kind == "played"]
    return {
        "defenders_win": float(s.ending == RETREAT),
        "rounds": float(s.round),
        "kaiju_cards": sum(event.number >= ROOM for event in played),
        "kaiju_harm": sum(int(event.number) for event in story if event.kind == "harmed"),
        "enrages": seen["enraged"] + seen["deck_out"],
        "deck_outs": seen["deck_out"],
        "buildings_felled": seen["fell"],
        "buildings_rebuilt": seen["rebuilt"],
        "buildings_standing": int(s.standing).bit_count(),
        "shields_spent": seen["blocked"],
        "from_support": sum(event.other == SUPPORT for event in played),
        "last_level": float(s.level),
    }


def plays(story: list[Event]) -> list[Play]:
    """Who played what; a card that is discarded, or lies in Support, is not played."""
    played = [(int(event.seat), event.word) for event in story if event.kind == "played"]
    return [Play(*one) for one in dict.fromkeys(played)]

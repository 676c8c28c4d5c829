"""The story in words: one line for each event that a person wants to read."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.engine.words import listed
from matinee.games.roundhouse.billing import billing
from matinee.games.roundhouse.deck import MONSTERS, place_name
from matinee.games.roundhouse.phases import PHASE_NAMES
from matinee.games.roundhouse.state import Roundhouse


def line(s: Roundhouse, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if event.seat >= 0 else ""
    number, card = int(event.number), event.word
    match event.kind:
        case "round":
            return Say("log-round", round=number)
        case "phase" | "skipped":
            return Say(f"log-{event.kind}", phase=PHASE_NAMES[number])
        case "starting":
            return Say("log-starting", who=who, life=number)
        case "began" | "drew" | "kept" | "swapped" | "declined" | "held":
            return Say(f"log-{event.kind}", who=who, card=card)
        case "kicked":
            return Say("log-kicked-card" if card else "log-kicked", who=who, card=card, dice=number)
        case "rolled":
            return Say("log-rolled", who=who, faces=faces(event), hits=number)
        case "struck":
            place = place_name(event.other)
            return Say("log-struck", card=card, place=place, faces=faces(event), hits=number)
        case "hit":
            return Say("log-hit", who=who, card=card, place=place_name(number))
        case "killed":
            return Say("log-killed", who=who, card=card, place=place_name(event.other), points=number)
        case "arrived":
            return Say("log-arrived", card=card, place=place_name(number))
        case "shuffled":
            return Say("log-shuffled", deck="monsters" if event.target == MONSTERS else "items")
        case "ended":
            return ended(s, event, names)
    return told_number(event, who, names)


def told_number(event: Event, who: str, names: list[str]) -> Say | None:
    """Events that are little more than a number."""
    number, other = int(event.number), int(event.other)
    match event.kind:
        case "wasted" | "took":
            return Say(f"log-{event.kind}", who=who, hits=number)
        case "healed":
            return Say("log-healed", who=who, tokens=number, life=other)
        case "aaaaargh":
            return Say("log-aaaaargh", who=among(number, names))
        case "blocked":
            return Say("log-blocked", who=who, card=event.word, hits=number, left=other)
        case "wounded":
            return Say("log-wounded", who=who, lost=number, life=other)
        case "died" | "deck-empty":
            return Say(f"log-{event.kind}", who=who)
        case "emptied" | "nobody-comes":
            return Say(f"log-{event.kind}")
        case "patched":
            return Say("log-patched", monsters=number)
    return None


def faces(event: Event) -> str:
    return " ".join(str(face) for face in event.faces)


def among(mask: int, names: list[str]) -> str:
    """The names of a mask of seats."""
    return listed([name for seat, name in enumerate(names) if mask >> seat & 1])


def ended(s: Roundhouse, event: Event, names: list[str]) -> Say:
    mask = int(event.number)
    if s.seats == 1:
        # RK-54 Alone the line tells the billing too.
        points = int(s.points(0))
        return Say(f"log-{event.word}", who=names[0], points=points, billing=billing(points))
    scores = [int(s.points(seat)) for seat in range(s.seats)]
    points = max(scores)
    if mask & (mask - 1):
        return Say("log-shared", who=among(mask, names), points=points, ending=event.word)
    # RK-53 Of equal points, those from fewer cards win.
    tied = "yes" if scores.count(points) > 1 else "no"
    return Say("log-won", who=among(mask, names), points=points, ending=event.word, tied=tied)

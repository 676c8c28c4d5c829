"""The story in words: one line for each event that a person wants to read."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.games.npzr.deck import DECK, HANDS
from matinee.games.npzr.parts import CHARACTERS, POSITIONS
from matinee.games.npzr.state import Npzr


def line(s: Npzr, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if event.seat >= 0 else ""
    match event.kind:
        case "turn":
            return Say("log-turn", turn=int(event.number), who=who)
        case "moved":
            return drawn(s, event, names)
        case "placed" | "shifted":
            character, position = CHARACTERS[event.number // 3], POSITIONS[event.number % 3]
            return Say(f"log-{event.kind}", who=who, character=character, position=position, stack=event.word)
        case "scored":
            return Say("log-scored", who=who, character=CHARACTERS[event.number], stack=event.word)
        case "declined" | "passed":
            return Say(f"log-{event.kind}", who=who)
        case "shuffled":
            return Say("log-shuffled")
        case "ended":
            winners = [name for seat, name in enumerate(names) if event.number >> seat & 1]
            ending = "limit" if event.word == "turn limit" else event.word
            return Say("log-won", who=winners[0], ending=ending) if winners else Say("log-drawn")
    return None


def drawn(s: Npzr, event: Event, names: list[str]) -> Say | None:
    """A draw is told to all, its card only to the drawer; every other way of a card has a line of its own."""
    if event.source != DECK or not HANDS <= event.target < HANDS + 2:
        return None
    who = names[event.target - HANDS]
    if event.card < 0:
        return Say("log-drew", who=who)
    return Say("log-drew-card", who=who, card=s.deck.kinds[s.deck.kind(event.card)].title)

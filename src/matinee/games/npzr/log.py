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
        case "placed":
            stack = named(event.word, event, names)
            return Say("log-placed", who=who, begun=yes(event.other), **shown(s, event), **stack)
        case "shifted":
            return shifted(s, event, names)
        case "vanished":
            return Say("log-vanished", **named(event.word, event, names))
        case "scored":
            again = yes(event.other > 1)
            return Say("log-scored", who=who, character=CHARACTERS[event.number], stack=event.word, again=again)
        case "lapsed" | "refilled":
            return Say(f"log-{event.kind}", number=int(event.number))
        case "earned" | "declined" | "passed" | "deck-empty" | "shuffled":
            return Say(f"log-{event.kind}", who=who)
        case "ended":
            winners = [name for seat, name in enumerate(names) if event.number >> seat & 1]
            ending = "limit" if event.word == "turn limit" else event.word
            return Say("log-won", who=winners[0], ending=ending) if winners else Say("log-drawn")
    return None


def shifted(s: Npzr, event: Event, names: list[str]) -> Say:
    """NPZR-19 From where to where; NPZR-38 what comes over from the rival is stolen."""
    source, target = event.word.split()
    what = shown(s, event)
    how = "moved"
    if source == target:
        how = "renamed" if what["wild"] == "yes" else "raised"
    elif side(source) != event.seat == side(target):
        how = "stolen"
    left = {"source": source, "from_whose": names[side(source)], "from_mine": yes(side(source) == event.seat)}
    reached = named(target, event, names)
    return Say("log-shifted", who=names[event.seat], how=how, begun=yes(event.other), **what, **left, **reached)


def named(stack: str, event: Event, names: list[str]) -> dict[str, str]:
    """A stack, with its owner's name where the sentence is about the other player."""
    return {"stack": stack, "whose": names[side(stack)], "mine": yes(side(stack) == event.seat)}


def shown(s: Npzr, event: Event) -> dict[str, str]:
    """NPZR-26 The part that a card shows; a wild is named as well."""
    character, position = CHARACTERS[event.number // 3], POSITIONS[event.number % 3]
    name, wild = s.deck.kinds[s.deck.kind(event.card)].title, yes(s.deck.is_wild(event.card))
    return {"character": character, "position": position, "card": name, "wild": wild}


def side(stack: str) -> int:
    """The seat on whose side a stack lies."""
    return "AB".index(stack[0])


def yes(holds: object) -> str:
    return "yes" if holds else "no"


def drawn(s: Npzr, event: Event, names: list[str]) -> Say | None:
    """A draw is told to all, its card only to the drawer; every other way of a card has a line of its own."""
    if event.source != DECK or not HANDS <= event.target < HANDS + 2:
        return None
    who = names[event.target - HANDS]
    if event.card < 0:
        return Say("log-drew", who=who)
    return Say("log-drew-card", who=who, card=s.deck.kinds[s.deck.kind(event.card)].title)

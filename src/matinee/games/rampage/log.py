"""The story in words: one line for each event that a person wants to read."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.games.rampage.deck import (
    BOOSTS,
    BUILD,
    DECK,
    DISCARD,
    DRAWN,
    GUARDS,
    HANDS,
    LOOKS,
    PARKED,
    RESPONSES,
    SCRAP,
    SLOTS,
    STACKS,
    STRIKES,
)
from matinee.games.rampage.parts import COLOURS, KINDS
from matinee.games.rampage.state import Rampage

# Events told as they are: who, a number, and the other player.
PLAIN = {
    "turn",
    "begins",
    "dealer",
    "attacked",
    "defended",
    "hit",
    "missed",
    "gave up",
    "called off",
    "cancelled",
    "took",
    "spared",
    "wounded",
    "repaired",
    "swept",
    "closing",
    "aims",
    "aimed",
}
# Events about one thing that has a name: a card's title, a kind of part, a cause.
NAMED = {"used", "attached", "gadget", "responded", "located", "dropped", "fell", "won"}
WITH_OTHER = {"attacked", "hit", "missed", "took", "cancelled", "called off", "defended", "aims", "aimed"}


def line(s: Rampage, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if 0 <= event.seat < len(names) else ""
    kind = event.kind.replace(" ", "-")
    if event.kind in PLAIN:
        told: dict[str, str | int] = {"who": who, "number": int(event.number)}
        if event.kind in WITH_OTHER:
            told["other"] = names[event.other]
        return Say(f"log-{kind}", **told)
    if event.kind in NAMED:
        return Say(f"log-{kind}", who=who, what=event.word)
    match event.kind:
        case "placed":
            part, torso = s.deck.cards[event.other].title, s.deck.cards[event.number].title
            return Say("log-placed", who=who, part=part, torso=torso)
        case "built":
            return Say("log-built", who=who, torso=s.deck.cards[event.number].title, value=int(event.other))
        case "moved":
            return moved(s, event, names)
        case "shuffled":
            return Say("log-shuffled") if event.target == DECK else None
        case "ended":
            winners = [name for seat, name in enumerate(names) if event.number >> seat & 1]
            return Say("log-ended", who=", ".join(winners), what=event.word)
    return None


def moved(s: Rampage, event: Event, names: list[str]) -> Say | None:
    """Cards that are laid open, drawn, lost or looked at; every other way of a card has a line of its own."""
    if event.card < 0:
        return None
    source, target = event.source, event.target
    printed = s.deck.cards[event.card]
    face: dict[str, str | int] = {"card": printed.title}
    if event.card >= 36:
        face |= {"colour": COLOURS[s.deck.colour(event.card)], "strength": int(s.deck.strength(event.card))}
    if target == STRIKES:
        return Say("log-strike", **face)
    if target == GUARDS:
        return Say("log-guard", **face)
    if target in (BOOSTS, RESPONSES):
        return Say("log-parked-joins" if PARKED <= source < PARKED + 6 else "log-lays", card=printed.title)
    if target == DRAWN:
        if source == BUILD:
            return Say("log-part-drawn", part=printed.title)
        return Say("log-location", location=KINDS[s.deck.location(event.card)], card=printed.title)
    if PARKED <= target < PARKED + 6:
        return Say("log-parked", card=printed.title)
    if target in (SCRAP, DISCARD) and SLOTS <= source < SLOTS + 36:
        return Say("log-part-lost", part=printed.title)
    if target == DISCARD and HANDS <= source < STACKS + 6:
        return Say("log-discarded", who=names[source % 6], **face)
    if LOOKS <= target < LOOKS + 6:
        return Say("log-looked", **face)
    if HANDS <= target < HANDS + 6:
        return Say("log-drew", **face)
    return None

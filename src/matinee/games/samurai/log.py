"""The story in film-script style: one line for each event that a person wants to read."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.games.samurai.deck import DRAW_PILE, HANDS, Card
from matinee.games.samurai.state import Samurai

# Kinds whose line needs who acts and the card that the word names.
OF_A_CARD = {
    *("played", "turned-up", "shown", "cast", "used", "cancelled", "stopped", "victim", "saved", "killed", "lured"),
    *("woke", "knocked-out", "fizzled", "discarded", "wrecked", "saw"),
}
OF_TWO_CARDS = {"given", "taken", "kung-fu"}
PLAIN = {"ends", "lapsed", "showed"}


def line(s: Samurai, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if event.seat >= 0 else ""
    kind = event.kind
    if kind in OF_A_CARD:
        card = named(s, event.word)
        return Say(f"log-{kind}", who=who, card=card.title, quote=card.quote, word=card.word)
    if kind in OF_TWO_CARDS:
        one, _, other = event.word.partition(">")
        return Say(f"log-{kind}", who=who, card=named(s, one).title, other=named(s, other).title)
    if kind in PLAIN:
        return Say(f"log-{kind}", who=who)
    match kind:
        case "turn":
            return Say("log-turn", who=who, turn=int(event.number), round=int(event.other))
        case "last-card":
            return Say("log-last-card", who=who, now=int(event.number))
        case "dealer":
            return Say("log-dealer", who=who)
        case "pitched":
            return Say("log-pitched", who=who or "-", title=event.word)
        case "titled":
            return Say("log-titled", title=event.word)
        case "moved":
            return drawn(s, event, names)
        case "shuffled":
            return Say("log-shuffled")
        case "attack" | "located":
            return Say(f"log-{kind}", who=who, card=named(s, event.word).title, movie=names[event.number])
        case "redirected" | "looked":
            return Say(f"log-{kind}", who=who, movie=names[event.number])
        case "compared":
            return Say(f"log-{event.word}", attack=int(event.number), defence=int(event.other))
        case "scored":
            return Say("log-scored", who=who, points=int(event.number), total=int(event.other))
        case "ended":
            winners = " & ".join(name for seat, name in enumerate(names) if event.number >> seat & 1)
            return Say("log-won", who=winners, ending=event.word)
    return None


def named(s: Samurai, key: str) -> Card:
    """KFS-16 The card that an event names: its name and quote are printed on it."""
    return s.deck.cards[s.deck.find(key)]


def drawn(s: Samurai, event: Event, names: list[str]) -> Say | None:
    """A draw is told to all, its card only to the drawer; every other way of a card has a line of its own."""
    if event.source != DRAW_PILE or not HANDS <= event.target < HANDS + len(names):
        return None
    who = names[event.target - HANDS]
    if event.card < 0:
        return Say("log-drew", who=who)
    return Say("log-drew-card", who=who, card=s.deck.cards[event.card].title)

"""The story in film-script style: one line for each event that a person wants to read."""

from functools import reduce

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.engine.words import listed
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, Card
from matinee.games.samurai.state import Samurai

# Kinds whose line needs who acts, or whose it is, and the card that the word names.
OF_A_CARD = {
    *("played", "turned-up", "shown", "cast", "used", "cancelled", "stopped", "victim", "saved", "killed"),
    *("woke", "knocked-out", "fainted", "fizzled", "discarded", "saw", "lost", "struck", "went-home", "removed"),
    *("recovered", "joined", "spent", "legacy", "tried-out", "auditioned"),
}
# Kinds that name two cards, or three.
OF_CARDS = {"given", "handed-over", "taken", "kung-fu", "slid-under", "cut-out", "wrecked"}
PLAIN = {"ends", "lapsed", "showed", "nobody-auditioned", "dealer"}
# Kinds that name another Movie by its number.
OF_A_MOVIE = {"attack", "located", "lured", "redirected", "looked"}


def line(s: Samurai, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if event.seat >= 0 else ""
    kind = event.kind
    if kind in OF_A_CARD:
        printed = named(s, event.word)
        return Say(f"log-{kind}", who=who, card=printed.title, quote=printed.quote, word=printed.word)
    if kind in OF_CARDS:
        card, other, *giver = [named(s, key).title for key in event.word.split(">")]
        return Say(f"log-{kind}", who=who, card=card, other=other, giver="".join(giver), movie=names[event.number])
    if kind in PLAIN:
        return Say(f"log-{kind}", who=who)
    if kind in OF_A_MOVIE:
        card = named(s, event.word).title if event.word else ""
        return Say(f"log-{kind}", who=who, card=card, movie=names[event.number], combined=int(event.other))
    match kind:
        case "turn":
            return Say("log-turn", who=who, turn=int(event.number), round=int(event.other))
        case "last-card":
            return Say("log-last-card", who=who, now=int(event.number))
        case "pitched":
            return Say("log-pitched", who=who or "-", title=event.word)
        case "titled":
            return Say("log-titled", title=event.word)
        case "moved":
            return drawn(s, event, names)
        case "shuffled":
            return Say("log-shuffled")
        case "compared":
            return Say(f"log-{event.word}", attack=int(event.number), defence=int(event.other))
        case "stands":
            return Say("log-stands", attack=int(event.number), defence=int(event.other))
        case "reversed":
            return Say("log-reversed", success=int(event.number))
        case "credited":
            return credited(s, event)
        case "scored":
            return Say("log-scored", who=who, points=int(event.number), total=int(event.other), match=int(s.goal > 0))
        case "ended":
            winners = [name for seat, name in enumerate(names) if event.number >> seat & 1]
            return Say("log-won", who=listed(winners), winners=len(winners), ending=event.word)
    return None


def named(s: Samurai, key: str) -> Card:
    """KFS-16 The card that an event names: its name and quote are printed on it."""
    return s.deck.cards[s.deck.find(key)]


def credited(s: Samurai, event: Event) -> Say:
    """KFS-72 What a card brings, and why; which card of a hand it is, only those are told who know it."""
    ds, lit, extra = event.faces
    if event.card < 0:
        return Say("log-credited-hidden", lit=lit)
    card = s.deck.cards[event.card]
    in_hand = HANDS <= event.source < CASTS
    why = [Say("log-credit-ds", ds=ds)] if ds else []
    why += [Say("log-credit-hand" if in_hand else "log-credit-word", lit=lit, word=card.word)] if lit else []
    why += [Say("log-credit-extra", extra=extra)] if extra else []
    whole = reduce(lambda one, two: Say("log-credit-and", one=one, two=two), why)
    return Say("log-credited", card=card.title, why=whole)


def drawn(s: Samurai, event: Event, names: list[str]) -> Say | None:
    """A draw is told to all, its card only to the drawer; every other way of a card has a line of its own."""
    if event.source != DRAW_PILE or not HANDS <= event.target < HANDS + len(names):
        return None
    who = names[event.target - HANDS]
    if event.card < 0:
        return Say("log-drew", who=who)
    return Say("log-drew-card", who=who, card=s.deck.cards[event.card].title)

"""The story in words: one line for each event that a person wants to read; cause before effect, the owner named."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.games.rampage.deck import (
    BOOSTS,
    BUILD_CARDS,
    DECK,
    DRAWN,
    GUARDS,
    HANDS,
    LOOKS,
    PARKED,
    RESPONSES,
    STACKS,
    STRIKES,
)
from matinee.games.rampage.parts import COLOURS, KINDS
from matinee.games.rampage.state import Rampage

# Events told as they are: who, a number, a word (a card's title, a cause), and perhaps the other player.
PLAIN = {
    "dealer",
    "begins",
    "turn",
    "closing",
    "empty hand",
    "used",
    "responded",
    "salvaged",
    "repaired",
    "read",
    "painted",
    "gadget",
    "attacked",
    "defended",
    "gave up",
    "spared",
    "reshuffled",
    "fell",
    "scattered",
    "hoarded",
    "won",
}
WITH_OTHER = {"aimed", "cancelled", "aims", "hit", "missed", "called off", "buzz saws", "took"}
# Events about one Battle Card, which lies open by then.
OF_CARD = {"discarded", "paid"}
Told = dict[str, str | int]


def line(s: Rampage, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if 0 <= event.seat < len(names) else ""
    kind = f"log-{event.kind.replace(' ', '-')}"
    told: Told = {"who": who, "number": abs(int(event.number)), "what": event.word}
    if event.kind in PLAIN:
        return Say(kind, **told)
    if event.kind in WITH_OTHER:
        return Say(kind, other=names[event.other], **told)
    if event.kind in OF_CARD:
        return Say(kind, who=who, **face(s, event.number))
    match event.kind:
        case "drawn":
            return Say(kind, who=who, part=s.deck.cards[event.other].title)
        case "placed":
            part, torso = s.deck.cards[event.other].title, s.deck.cards[event.number].title
            return Say(kind, who=who, part=part, torso=torso)
        case "built":
            return Say(kind, who=who, torso=s.deck.cards[event.number].title, value=int(event.other))
        case "attached":
            return Say(kind, who=who, what=event.word, kind=KINDS[event.number])
        case "swept":
            return Say(kind, who=who, number=int(event.number), drawn=int(event.other))
        case "located":
            return Say("log-located-gone" if event.other else kind, who=who, what=event.word)
        case "lost":
            return Say(kind, who=who, part=s.deck.cards[event.other].title, kind=KINDS[event.number])
        case "wounded":
            return Say(kind, wounds=int(event.other), bears=int(s.bears(event.seat)), **told)
        case "ended":
            winners = [name for seat, name in enumerate(names) if event.number >> seat & 1]
            return Say(kind, who=", ".join(winners), what=event.word)
        case "moved":
            return moved(s, event, names)
    return None


def face(s: Rampage, card: int) -> Told:
    """A Battle Card with its upper half."""
    printed = s.deck.cards[card]
    return {
        "card": printed.title,
        "colour": COLOURS[s.deck.colour(card)],
        "strength": int(s.deck.strength(card)),
    }


def moved(s: Rampage, event: Event, names: list[str]) -> Say | None:
    """Battle Cards that are laid open, parked or looked at; every other way of a card has a line of its own."""
    if event.card < BUILD_CARDS:
        return None
    source, target = event.source, event.target
    told = face(s, event.card)
    who = names[source % 6] if source < STACKS or PARKED <= source < PARKED + 6 else ""
    if target == STRIKES:
        return Say("log-strike", who=who, **told)
    if target == GUARDS:
        return Say("log-guard", who=who, **told)
    if target == BOOSTS:
        return Say("log-boost" if source < STACKS else "log-parked-joins", who=who, **told)
    if target == RESPONSES:
        return Say("log-responded", who=who, what=told["card"], number=int(s.deck.is_discarded(event.card)))
    if target == DRAWN and source == DECK:
        return Say("log-location", location=KINDS[s.deck.location(event.card)], **told)
    if PARKED <= target < PARKED + 6:
        return Say("log-parked", who=names[target - PARKED], **told)
    if LOOKS <= target < LOOKS + 6:
        # Those who see a card come out of a hand are its taker and its owner.
        return Say("log-looked-hand" if source < STACKS else "log-looked", who=who, **told)
    if HANDS <= target < HANDS + 6:
        return Say("log-kept" if LOOKS <= source < LOOKS + 6 else "log-drew", **told)
    return None

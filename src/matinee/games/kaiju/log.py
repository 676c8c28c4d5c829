"""The story in words: one line for each event that a person wants to read, the cause before what follows from it."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.games.kaiju.deck import DECK, DISCARD, HANDS, KAIJU_DECK, KAIJU_DISCARD, PLAY, REMOVED, SUPPORT
from matinee.games.kaiju.state import RUINS, Siege
from matinee.games.kaiju.words import place_word, reach_word

ABOUT_BUILDINGS = ("fell", "hurt", "blocked", "rebuilt", "shielded")
PLAIN = ("enraged", "deck_out", "stranded", "carapace", "net", "overflow", "stayed", "no_cards")
IDLE = ("idle", "untouched", "no_top", "flare_early")
NUMBERED = ("harmed", "shelled", "combo", "extra", "rested", "flare", "seeded")
PLAYED = {SUPPORT: "log-played-support", KAIJU_DECK: "log-played-top"}


def line(s: Siege, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if event.seat >= 0 else ""
    kind = event.kind
    if kind in ABOUT_BUILDINGS:
        return Say(f"log-{kind}", who=who, building=place_word(s, event.number), damage=int(event.other))
    if kind in PLAIN or kind in IDLE:
        return Say(f"log-{kind}", who=who)
    if kind in NUMBERED:
        return Say(f"log-{kind}", who=who, number=int(event.number))
    match kind:
        case "turn":
            return Say("log-turn", who=who, round=int(event.number), actions=int(event.other))
        case "played":
            return Say(PLAYED.get(event.other, "log-played"), who=who, card=s.deck.kinds[event.number].name)
        case "moved":
            return moved(s, event, names)
        case "level":
            return level(s, event)
        case "swam":
            return swam(s, event, who)
        case "no_shield":
            return Say("log-no-marker" if event.other else "log-all-shielded")
        case "automatic" if event.word.startswith("play:"):
            return Say("log-automatic", card=s.deck.kinds[s.deck.find(event.word.rpartition(":")[2])].name)
        case "shuffled":
            return Say("log-shuffled", deck="kaiju" if event.target == KAIJU_DECK else "defender")
        case "media.video":
            return Say(f"video-{event.word}")
        case "ended":
            return Say("log-kaiju-won" if event.word == RUINS else "log-defenders-won")
    return None


def level(s: Siege, event: Event) -> Say:
    """CK-43 A full track stays as it is."""
    number = int(event.number)
    if not event.other:
        return Say("log-level-full", number=number)
    track = s.deck.track
    return Say("log-level", number=number, hand=int(track.hand[number - 1]), actions=int(track.actions[number - 1]))


def swam(s: Siege, event: Event, who: str) -> Say:
    """From where to where, and by whose doing: places have names, the map shows the hexes."""
    one, other = (int(hex) for hex in event.word.split("+"))
    source, target = reach_word(s, one, other), reach_word(s, event.number, event.other)
    message = "log-swam" if event.seat == s.kaiju else "log-pushed"
    if source == target:
        return Say(f"{message}-on", who=who, target=target)
    return Say(message, who=who, source=source, target=target)


def moved(s: Siege, event: Event, names: list[str]) -> Say | None:
    """Draws, discards and cards put into Support; a card's way through play has a line of its own."""
    source, target = int(event.source), int(event.target)
    card = s.deck.kinds[s.deck.kind(event.card)].name if event.card >= 0 else ""
    if source in (DECK, KAIJU_DECK) and target < HANDS + 6:
        who = names[target - HANDS]
        return Say("log-drew-card", who=who, card=card) if card else Say("log-drew", who=who)
    if source == KAIJU_DECK and target == KAIJU_DISCARD:
        return Say("log-kaiju-lost", card=card)
    if source == SUPPORT and target == DISCARD:
        return Say("log-support-lost", card=card)
    if source == PLAY and target == REMOVED:
        return Say("log-removed")
    if source < HANDS + 6 and target in (SUPPORT, DISCARD):
        message = "log-placed" if target == SUPPORT else "log-discarded"
        return Say(message, who=names[source - HANDS], card=card)
    return None

"""The story in words: one line for each event that a person wants to read."""

from matinee.engine.journal import Event
from matinee.engine.say import Say
from matinee.games.kaiju.deck import DECK, DISCARD, HANDS, KAIJU_DECK, KAIJU_DISCARD, SUPPORT
from matinee.games.kaiju.state import RUINS, Siege
from matinee.games.kaiju.words import hex_word

ABOUT_BUILDINGS = ("fell", "hurt", "blocked", "rebuilt", "shielded")
PLAIN = ("enraged", "deck_out", "no_shield", "stranded", "carapace", "net")


def line(s: Siege, event: Event, names: list[str]) -> Say | None:
    who = names[event.seat] if event.seat >= 0 else ""
    kind = event.kind
    if kind in ABOUT_BUILDINGS:
        building = s.city.buildings[event.number]
        return Say(f"log-{kind}", who=who, building=building.name, site=building.id, damage=int(event.other))
    if kind in PLAIN:
        return Say(f"log-{kind}", who=who)
    match kind:
        case "turn":
            return Say("log-turn", who=who, round=int(event.number), actions=int(event.other))
        case "played":
            source = "log-played-support" if event.other == SUPPORT else "log-played"
            return Say(source, who=who, card=s.deck.kinds[event.number].name)
        case "moved":
            return moved(s, event, names)
        case "harmed" | "level" | "flare" | "seeded":
            return Say(f"log-{kind}", who=who, number=int(event.number))
        case "swam":
            one, other = hex_word(s, event.number), hex_word(s, event.other)
            return Say("log-swam", who=names[s.kaiju], one=one, other=other)
        case "shuffled":
            return Say("log-shuffled", deck="kaiju" if event.target == KAIJU_DECK else "defender")
        case "media.video":
            return Say(f"video-{event.word}")
        case "ended":
            return Say("log-kaiju-won" if event.word == RUINS else "log-defenders-won")
    return None


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
    if source < HANDS + 6 and target in (SUPPORT, DISCARD):
        message = "log-placed" if target == SUPPORT else "log-discarded"
        return Say(message, who=names[source - HANDS], card=card)
    return None

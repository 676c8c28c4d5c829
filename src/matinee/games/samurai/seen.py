"""Cards, Characters and Locations as everybody sees them: what is printed, and every number opened."""

import msgspec

from matinee.games.samurai import terms
from matinee.games.samurai.credits import in_lights
from matinee.games.samurai.deck import UNDER
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import Tally, character_ds, location_ds, traits, under_ds


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that is seen, as printed; `lit` if its Title word scores in this film.

    KFS-83 `answers` says how it can answer what others do: played from a hand (`play`), or used where it lies (`use`).
    """

    key: str
    name: str
    type: str
    strength: int
    traits: list[str]
    word: str
    text: str
    quote: str
    lit: bool
    answers: str = ""


class Reason(msgspec.Struct, frozen=True):
    """Why a number is not the printed one: which card, which change, by how much."""

    source: str
    change: str
    n: int


class Part(msgspec.Struct, frozen=True):
    """One line of a DS breakdown: what is printed, what it counts now, and why."""

    card: CardView
    printed: int
    counts: int
    reasons: list[Reason]


class RoleView(msgspec.Struct, frozen=True):
    """A Character in a Movie with all that lies under it."""

    part: Part
    under: list[Part]
    asleep: bool
    kicked: bool
    gained: int
    traits: list[str]


def card_view(s: Samurai, card: int) -> CardView:
    printed = s.deck.cards[card]
    return CardView(
        key=printed.key,
        name=printed.title,
        type=terms.TYPES[printed.type],
        strength=printed.strength,
        traits=list(printed.traits),
        word=printed.word,
        text=printed.text,
        quote=printed.quote,
        lit=in_lights(s, card),
        answers=answers(s, card),
    )


def answers(s: Samurai, card: int) -> str:
    if s.deck.type(card) == terms.Type.SFX or s.deck.has(card, terms.Tag.JOIN):
        return "play"
    ability = s.deck.ability(card)
    return "use" if ability is not None and ability.when != terms.Occasion.TURN else ""


def names_of(s: Samurai, mask: int) -> list[str]:
    return [name for bit, name in enumerate(s.deck.traits) if mask >> bit & 1]


def part(s: Samurai, card: int, t: Tally, value: int) -> Part:
    reasons = [Reason(s.deck.cards[source].key, terms.CHANGES[change], n) for source, change, n in t.reasons or []]
    return Part(card_view(s, card), int(s.deck.strength(card)), value, reasons)


def role(s: Samurai, character: int, seat: int, fight: bool) -> RoleView:
    t = Tally(tracing=True)
    asleep = s.asleep(character)
    own = part(s, character, t, 0 if asleep else int(character_ds(s, t, character, seat, fight)))
    under: list[Part] = []
    for card in s.piles.cards(UNDER + character):
        value = int(under_ds(s, t, card, character, seat, fight))
        under.append(part(s, card, t, 0 if asleep else value))
    marks = s.piles.counter(character)
    return RoleView(
        part=own,
        under=under,
        asleep=asleep,
        kicked=marks & terms.Mark.KICKED != 0,
        gained=(marks & terms.Mark.GAINED_MASK) // terms.Mark.GAINED,
        traits=names_of(s, traits(s, character)),
    )


def place(s: Samurai, card: int, seat: int, fight: bool) -> Part:
    t = Tally(tracing=True)
    value = int(location_ds(s, t, card, seat, fight))
    return part(s, card, t, value)

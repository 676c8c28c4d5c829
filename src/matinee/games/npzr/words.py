"""What people read: prompts, offers and refusals. Made only when somebody asks."""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.games.npzr.deck import HANDS
from matinee.games.npzr.parts import ALL_MARKS, CHARACTERS, PARTS, POSITIONS, part_name
from matinee.games.npzr.state import Npzr


def face(s: Npzr, card: i64) -> str:
    return s.deck.kinds[s.deck.kind(card)].key


def title(s: Npzr, card: i64) -> str:
    return s.deck.kinds[s.deck.kind(card)].title


# Prompts


def prompt_play(s: Npzr) -> Say:
    if not s.duty:
        return Say("prompt-wilds")
    return Say("prompt-play" if s.holds_regular(s.active) else "prompt-only-wilds")


def prompt_place(s: Npzr, card: i64, part: i64) -> Say:
    return Say("prompt-place", card=title(s, card), character=CHARACTERS[part // 3], position=POSITIONS[part % 3])


# Offers


def offer_play(s: Npzr, seat: i64, option: i64, key: str) -> Offer:
    if key == "end":
        return Offer(key, Say("offer-end"), hints=["winning_wild"] if wild_would_win(s, seat) else [])
    kind = s.deck.kinds[option]
    if kind.wild:
        return Offer(key, Say("offer-wild", card=kind.title), kind.key, hints=["wild"])
    return Offer(key, Say("offer-card", card=kind.title), kind.key)


def wild_would_win(s: Npzr, seat: i64) -> bool:
    """Whether a wild in hand would complete the seat's fourth character: a pity to end the turn then."""
    for slot in (s.stacks.at(place) for place in range(s.stacks.count)):
        if s.stacks.owner(slot) != seat:
            continue
        for card in s.piles.cards(HANDS + seat):
            if s.deck.is_wild(card) and any(wins(s, slot, seat, card, part) for part in range(PARTS)):
                return True
    return False


def wins(s: Npzr, slot: i64, seat: i64, card: i64, part: i64) -> bool:
    if not s.deck.may_show(card, part) or s.marks(seat) | 1 << part // 3 != ALL_MARKS:
        return False
    others = [place for place in range(3) if place != part % 3]
    return all(s.shows(slot, place) == part // 3 * 3 + place for place in others)


def offer_nomination(s: Npzr, card: i64, part: i64, key: str) -> Offer:
    say = Say("offer-as", character=CHARACTERS[part // 3], position=POSITIONS[part % 3])
    return Offer(key, say, face(s, card), part_name(part))


def offer_place(s: Npzr, card: i64, key: str, leaves: bool, after: Npzr) -> Offer:
    place = key.removeprefix("on:")
    say = {"new": Say("offer-new"), "new:rival": Say("offer-new-rival")}.get(key, Say("offer-on", stack=place))
    return Offer(key, say, face(s, card), place, place_hints(s, card, leaves, after))


def place_hints(s: Npzr, card: i64, leaves: bool, after: Npzr) -> list[str]:
    """`completes:<side>.<character>`, `wins:<side>`, `uncovers:<card>`, read off the table as it would be.

    A card that leaves its pile uncovers what lies beneath; one that is renamed where it lies does not.
    """
    assert after.journal is not None
    hints: list[str] = []
    for event in after.journal.events:
        side = "you" if event.seat == s.active else "rival"
        if event.kind == "scored":
            hints.append(f"completes:{side}.{CHARACTERS[event.number]}")
        elif event.kind == "ended":
            hints += [f"wins:{'you' if seat == s.active else 'rival'}" for seat in range(2) if event.number >> seat & 1]
    if leaves and s.piles.above(card) == NONE and s.piles.below(card) != NONE:
        hints.append(f"uncovers:{part_name(s.piles.counter(s.piles.below(card)))}")
    return hints


def offer_from(s: Npzr, option: i64, key: str) -> Offer:
    if key == "decline":
        return Offer(key, Say("offer-decline"))
    top = s.piles.top(s.pile(option // 3, option % 3))
    stack = s.stacks.label(option // 3)
    say = Say("offer-from", card=title(s, top), stack=stack, position=POSITIONS[option % 3])
    return Offer(key, say, face(s, top), f"{stack}.{POSITIONS[option % 3]}")


def offer_depth(s: Npzr, card: i64, depth: i64, key: str, place: str) -> Offer:
    return Offer(key, Say("offer-depth", card=title(s, card), depth=depth), face(s, card), place)


# Refusals


def refuse_play(s: Npzr, seat: i64) -> list[Refusal]:
    """NPZR-29 A second regular card; NPZR-06 ending the turn before the duty is met."""
    if s.duty:
        return [Refusal("end", "NPZR-06", Say("why-end-before-duty"))]
    regular = sorted({s.deck.kind(card) for card in s.piles.cards(HANDS + seat) if not s.deck.is_wild(card)})
    say = Say("why-second-regular")
    return [Refusal(f"play:{s.deck.kinds[k].key}", "NPZR-29", say, s.deck.kinds[k].key) for k in regular]


def refuse_nomination(s: Npzr, card: i64) -> list[Refusal]:
    """NPZR-25 Parts outside a wild's range."""
    outside = [part for part in range(PARTS) if not s.deck.may_show(card, part)]
    return [refuse_part(s, card, part) for part in outside]


def refuse_part(s: Npzr, card: i64, part: i64) -> Refusal:
    character, where = CHARACTERS[part // 3], POSITIONS[part % 3]
    say = Say("why-not-its-range", card=title(s, card), character=character, position=where)
    return Refusal(f"as:{part_name(part)}", "NPZR-25", say, face(s, card))


def refuse_place(s: Npzr, card: i64, playing: bool, offered: list[str]) -> list[Refusal]:
    """NPZR-10 A play begins no stack for the rival; NPZR-19 places that change nothing."""
    if playing:
        return [Refusal("new:rival", "NPZR-10", Say("why-rival-new"))]
    home = s.stacks.label(s.slot_of(card))
    renamed = f"on:{home}" in offered
    lone = Say("why-same-stack-renamed", stack=home) if renamed else Say("why-same-stack")
    reasons = {"new": lone, "new:rival": lone, f"on:{home}": Say("why-no-change")}
    return [Refusal(key, "NPZR-19", say) for key, say in reasons.items() if key not in offered]


def refuse_move(s: Npzr, seat: i64) -> list[Refusal]:
    """NPZR-17 A move comes before any further play; NPZR-38 it never touches a hand."""
    playable = sorted({s.deck.kind(card) for card in s.piles.cards(HANDS + seat)})
    keys = [s.deck.kinds[kind].key for kind in playable]
    return [
        *(Refusal(f"play:{key}", "NPZR-17", Say("why-play-first"), key) for key in keys),
        Refusal("from:hand", "NPZR-38", Say("why-move-hand")),
        Refusal("from:scored", "NPZR-19", Say("why-move-scored")),
    ]

"""What people read: offers, prompts and refusals. Made only when somebody asks."""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.games.npzr.deck import HANDS
from matinee.games.npzr.parts import CHARACTERS, POSITIONS, part_name
from matinee.games.npzr.state import Npzr


def position(number: i64) -> str:
    return POSITIONS[number]


def title(s: Npzr, card: i64) -> str:
    return s.deck.kinds[s.deck.kind(card)].title


def character_id(part: i64) -> str:
    return CHARACTERS[part // 3]


# Prompts


def prompt_play(s: Npzr) -> Say:
    if not s.duty:
        return Say("prompt-wilds")
    return Say("prompt-play" if s.holds_regular(s.active) else "prompt-only-wilds")


def prompt_nominate(s: Npzr, card: i64) -> Say:
    return Say("prompt-nominate", card=title(s, card))


def prompt_place(s: Npzr, card: i64, part: i64) -> Say:
    return Say("prompt-place", card=title(s, card), character=character_id(part), position=POSITIONS[part % 3])


def prompt_move(s: Npzr) -> Say:
    return Say("prompt-move", moves=s.moves)


def prompt_depth(s: Npzr) -> Say:
    return Say("prompt-depth")


# Offers


def offer_play(s: Npzr, seat: i64, option: i64, key: str) -> Offer:
    if key == "end":
        return Offer(key, Say("offer-end"), hints=["winning_wild"] if wild_would_win(s, seat) else [])
    card = s.find_in_hand(seat, option)
    kind = s.deck.kinds[option]
    say = Say("offer-wild" if kind.wild else "offer-card", card=kind.title)
    return Offer(key, say, card, hints=["wild"] if kind.wild else [])


def offer_nomination(s: Npzr, card: i64, part: i64, key: str) -> Offer:
    say = Say("offer-as", character=character_id(part), position=POSITIONS[part % 3])
    return Offer(key, say, card)


def offer_place(s: Npzr, card: i64, part: i64, key: str, after: Npzr) -> Offer:
    place = key.removeprefix("on:")
    if key == "new":
        say = Say("offer-new")
    elif key == "new:rival":
        say = Say("offer-new-rival")
    else:
        say = Say("offer-on", stack=place)
    return Offer(key, say, card, place, place_hints(s, card, part, after))


def place_hints(s: Npzr, card: i64, part: i64, after: Npzr) -> list[str]:
    """`completes:<side>.<character>`, `wins:<side>`, `uncovers:<card>`."""
    hints: list[str] = []
    for seat in range(2):
        side = "you" if seat == s.active else "rival"
        if after.over and after.winners >> seat & 1:
            hints.append(f"wins:{side}")
        for character in scored_between(s, after, seat):
            hints.append(f"completes:{side}.{character}")
    beneath = s.piles.below(card) if s.slot_of(card) >= 0 and s.piles.above(card) == NONE else NONE
    if beneath != NONE:
        hints.append(f"uncovers:{part_name(s.piles.upon(beneath))}")
    return hints


def scored_between(before: Npzr, after: Npzr, seat: i64) -> list[str]:
    """The characters that a side scores by one landing, read off the stacks that are gone."""
    found: list[str] = []
    for place in range(before.stacks.count):
        slot = before.stacks.at(place)
        label = before.stacks.label(slot)
        if before.stacks.owner(slot) == seat and after.stacks.find(label) < 0:
            shown = [before.shows(slot, position) // 3 for position in range(3) if before.shows(slot, position) >= 0]
            if after_scored(before, after, seat) and shown:
                found.append(CHARACTERS[max(set(shown), key=shown.count)])
    return found


def after_scored(before: Npzr, after: Npzr, seat: i64) -> bool:
    from matinee.games.npzr.deck import SCORED

    return after.piles.count(SCORED + seat) > before.piles.count(SCORED + seat)


def wild_would_win(s: Npzr, seat: i64) -> bool:
    return False


def refuse_play(s: Npzr, seat: i64) -> list[Refusal]:
    return []


def refuse_nomination(s: Npzr, card: i64) -> list[Refusal]:
    return []


def refuse_place(s: Npzr, card: i64, playing: bool, keys: list[str]) -> list[Refusal]:
    return []


def refuse_move(s: Npzr, seat: i64) -> list[Refusal]:
    return []


def offer_from(s: Npzr, option: i64, declined: bool, key: str) -> Offer:
    if declined:
        return Offer(key, Say("offer-decline"))
    top = s.piles.top(s.pile(option // 3, option % 3))
    return Offer(key, Say("offer-from", card=title(s, top), stack=s.stacks.label(option // 3)), top, key)


def offer_depth(s: Npzr, card: i64, depth: i64, key: str) -> Offer:
    return Offer(key, Say("offer-depth", card=title(s, card), depth=depth), card)


_ = HANDS

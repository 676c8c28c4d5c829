"""KFS-85 Why a card is not playable: a clause and a sentence for everything a person might try."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.say import Refusal, Say
from matinee.games.samurai import reasons
from matinee.games.samurai.deck import CASTS
from matinee.games.samurai.draft import MOVIE, RECEIVER, Draft, Origin
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.legal import ESTABLISHING
from matinee.games.samurai.playable import bar_on_card, bar_on_sfx, has_choice, is_over, is_stale
from matinee.games.samurai.props import is_fresh, may_hold
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import (
    AS,
    CANCEL,
    DECLARE,
    MAIN,
    MDS,
    PLAY_SFX,
    WHEN_ATTACK,
    WHEN_CANCEL,
    WHEN_CREDITS,
    WHEN_RESULT,
    WHEN_VICTIM,
)
from matinee.games.samurai.tokens import MOST_TOKENS, count_slots, slots_used

Why = tuple[str, Say]


# The clause and the message of each reason that needs no closer look.
WHY: Final = {
    int(reasons.TOO_EARLY): ("KFS-20", "why-establishing"),
    int(reasons.OFF_TURN): ("KFS-21", "why-off-turn"),
    int(reasons.BARRED): ("KFS-05", "why-barred"),
    int(reasons.DEFENDS): ("KFS-60", "why-ninja"),
    int(reasons.NO_FILM): ("KFS-69", "why-no-film"),
    int(reasons.NO_CREATURE): ("KFS-65", "why-no-creature"),
    int(reasons.ONE_CREATURE): ("KFS-37", "why-one-creature"),
    int(reasons.NO_LOCATION): ("KFS-56", "why-no-location"),
    int(reasons.NOT_YOUR_MOVIE): ("KFS-46", "why-not-your-movie"),
    int(reasons.NOT_YOUR_ATTACK): ("KFS-37", "why-not-your-attack"),
    int(reasons.NO_PREY): ("KFS-37", "why-nobody-to-attack"),
    int(reasons.NO_HOST): ("KFS-32", "why-no-host"),
    int(reasons.CREDITS_OFF_TURN): ("KFS-67", "why-credits-window"),
    int(reasons.CREDITS_TOO_EARLY): ("KFS-67", "why-credits-round"),
    int(reasons.NO_CAST): ("KFS-67", "why-credits-cast"),
}


def of_card(s: Samurai, origin: Origin, card: i64, window: i64) -> Why:
    """Why a card in hand cannot be played in this window."""
    reason = bar_on_card(s, origin, card) if window == MAIN else bar_on_sfx(s, origin, card, window)
    if reason == reasons.WRONG_MOMENT:
        return of_moment(s.deck.when(card), window)
    if reason == reasons.NO_TARGET:
        return of_target(s, origin, card)
    if reason == reasons.NO_HOLDER:
        return of_prop(s, origin.seat, card)
    clause, message = WHY[int(reason)]
    return clause, Say(message, card=s.deck.cards[card].title)


def of_prop(s: Samurai, seat: i64, card: i64) -> Why:
    if s.piles.count(CASTS + seat) == 0:
        return "KFS-33", Say("why-nobody-to-hold")
    for character in s.piles.cards(CASTS + seat):
        if may_hold(s, character, card):
            return "KFS-34", Say("why-second-prop")
    return "KFS-05", Say("why-cannot-hold", card=s.deck.cards[card].title)


def of_moment(when: i64, window: i64) -> Why:
    """The wrong window for this text."""
    if when == WHEN_ATTACK:
        return "KFS-52", Say("why-only-attack")
    if when == WHEN_CANCEL:
        return "KFS-53", Say("why-only-cancel")
    if when == WHEN_RESULT:
        return "KFS-55", Say("why-only-result")
    if when == WHEN_VICTIM:
        return "KFS-55", Say("why-only-victim")
    if when == WHEN_CREDITS:
        return "KFS-68", Say("why-only-credits")
    return ("KFS-53" if window == CANCEL else "KFS-55"), Say("why-not-this-window")


def of_target(s: Samurai, origin: Origin, card: i64) -> Why:
    """KFS-20 Perhaps a target will be there once the establishing shot is over."""
    if s.round <= ESTABLISHING:
        later = s.copy()
        later.round = ESTABLISHING + 1
        if has_choice(later, Draft(origin, PLAY_SFX, card)):
            return "KFS-20", Say("why-establishing")
    return "KFS-56", Say("why-no-target", card=s.deck.cards[card].title)


# Inside a play


def of_slot(s: Samurai, d: Draft, slot: i64, offered: list[str]) -> list[Refusal]:
    if slot == MOVIE:
        return of_movies(s, d, offered)
    if slot == RECEIVER:
        return of_receivers(s, d, offered)
    return []


def of_movies(s: Samurai, d: Draft, offered: list[str]) -> list[Refusal]:
    found: list[Refusal] = []
    for seat in range(s.seats):
        key = f"movie:{seat}"
        if key in offered:
            continue
        if d.verb == DECLARE:
            why = "why-own-movie" if seat == d.seat else "why-empty-movie"
            found.append(Refusal(key, "KFS-37", Say(why)))
        elif d.verb == PLAY_SFX:
            found.append(Refusal(key, "KFS-49", Say("why-not-there")))
        elif s.round <= ESTABLISHING and seat != d.seat:
            found.append(Refusal(key, "KFS-20", Say("why-establishing")))
        else:
            found.append(Refusal(key, "KFS-32", Say("why-no-host", card=s.deck.cards[d.card].title)))
    return found


def of_receivers(s: Samurai, d: Draft, offered: list[str]) -> list[Refusal]:
    found: list[Refusal] = []
    prop = d.target if d.verb == PLAY_SFX else d.card
    for seat in range(s.seats):
        for character in s.piles.cards(CASTS + seat):
            face = s.deck.cards[character].key
            if f"to:{face}" not in offered:
                clause, say = of_receiver(s, d, seat, character, prop)
                found.append(Refusal(f"to:{face}", clause, say, face))
    return found


def of_receiver(s: Samurai, d: Draft, seat: i64, character: i64, prop: i64) -> Why:
    if seat != d.seat:
        return "KFS-33", Say("why-rival-holder")
    if not may_hold(s, character, prop):
        return "KFS-05", Say("why-cannot-hold", card=s.deck.cards[prop].title)
    if d.verb != PLAY_SFX and not is_fresh(s, character):
        return "KFS-34", Say("why-second-prop")
    return "KFS-35", Say("why-same-holder")


# The end of a turn, and the title


def of_done(s: Samurai, seat: i64) -> list[Refusal]:
    if is_over(s, seat):
        return [Refusal("done", "KFS-24", Say("why-too-many", limit=s.hand_limit(seat)))]
    if is_stale(s, seat):
        return [Refusal("done", "KFS-25", Say("why-stale-hand"))]
    return []


def of_title(s: Samurai, tokens: tuple[int, ...], fewest: i64) -> list[Refusal]:
    found: list[Refusal] = []
    used = slots_used(tokens)
    if count_slots(used) < fewest:
        found.append(Refusal("pitch", "KFS-09", Say("why-few-words", fewest=fewest)))
    for slot in range(len(s.words)):
        if len(tokens) >= MOST_TOKENS:
            found.append(Refusal(f"word:{slot + 1}", "KFS-09", Say("why-long-title", most=MOST_TOKENS)))
        elif (used >> slot) & 1 == 1:
            found.append(Refusal(f"word:{slot + 1}", "KFS-09", Say("why-word-twice")))
    return found


def mode_say(effect: Effect) -> Say:
    """A mode of a card with "or", in words."""
    if effect.tag == AS:
        return Say("offer-mode-as", n=f"{effect.n:+d}")
    return Say("offer-mode-ds", n=f"{effect.n:+d}") if effect.tag == MDS else Say("offer-mode-turn")

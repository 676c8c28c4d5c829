"""KFS-85 Why a card is not playable: a clause and a sentence for everything a person might try."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import count_bits
from matinee.engine.say import Refusal, Say
from matinee.games.samurai import reasons
from matinee.games.samurai.deck import CASTS
from matinee.games.samurai.draft import Draft, Origin, Slot
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.legal import ESTABLISHING
from matinee.games.samurai.playable import bar_on_card, bar_on_sfx, has_choice, is_over, is_stale, some_host
from matinee.games.samurai.props import is_fresh, may_hold
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Fight, Tag, When, Window
from matinee.games.samurai.tokens import MOST_TOKENS, slots_used

Why = tuple[str, Say]


# The clauses of the windows that only some cards answer; in all others it is KFS-55.
ANSWERS: Final = {int(Window.CANCEL): "KFS-53", int(Window.CREDITS): "KFS-68"}

# The clause and the message of each reason that needs no closer look.
WHY: Final = {
    int(reasons.Bar.TOO_EARLY): ("KFS-20", "why-establishing"),
    int(reasons.Bar.OFF_TURN): ("KFS-21", "why-off-turn"),
    int(reasons.Bar.BARRED): ("KFS-05", "why-barred"),
    int(reasons.Bar.DEFENDS): ("KFS-60", "why-ninja"),
    int(reasons.Bar.NO_FILM): ("KFS-69", "why-no-film"),
    int(reasons.Bar.NO_CREATURE): ("KFS-65", "why-no-creature"),
    int(reasons.Bar.ONE_CREATURE): ("KFS-37", "why-one-creature"),
    int(reasons.Bar.NO_LOCATION): ("KFS-56", "why-no-location"),
    int(reasons.Bar.NOT_YOUR_MOVIE): ("KFS-46", "why-not-your-movie"),
    int(reasons.Bar.NOT_YOUR_ATTACK): ("KFS-37", "why-not-your-attack"),
    int(reasons.Bar.NO_PREY): ("KFS-37", "why-nobody-to-attack"),
    int(reasons.Bar.NO_HOST): ("KFS-32", "why-no-host"),
    int(reasons.Bar.CREDITS_OFF_TURN): ("KFS-67", "why-credits-window"),
    int(reasons.Bar.CREDITS_TOO_EARLY): ("KFS-67", "why-credits-round"),
    int(reasons.Bar.NO_CAST): ("KFS-67", "why-credits-cast"),
}


def of_card(s: Samurai, origin: Origin, card: i64, window: i64) -> Why:
    """Why a card in hand cannot be played in this window."""
    reason = bar_on_card(s, origin, card) if window == Window.MAIN else bar_on_sfx(s, origin, card, window)
    if reason == reasons.Bar.WRONG_MOMENT:
        return of_moment(s, s.deck.when(card), window)
    if reason == reasons.Bar.NO_TARGET:
        return of_target(s, origin, card)
    if reason == reasons.Bar.NO_HOLDER:
        return of_prop(s, origin.seat, card)
    if reason == reasons.Bar.NO_HOST and some_host(after_establishing(s), origin.seat, card):
        return "KFS-20", Say("why-establishing")
    clause, message = WHY[int(reason)]
    return clause, Say(message, card=s.deck.cards[card].title)


def of_prop(s: Samurai, seat: i64, card: i64) -> Why:
    if s.piles.count(CASTS + seat) == 0:
        return "KFS-33", Say("why-nobody-to-hold")
    for character in s.piles.cards(CASTS + seat):
        if may_hold(s, character, card):
            return "KFS-34", Say("why-second-prop")
    return "KFS-05", Say("why-cannot-hold", card=s.deck.cards[card].title)


def of_moment(s: Samurai, when: i64, window: i64) -> Why:
    """The wrong window for this text."""
    if when == When.ATTACK and s.attacking == Fight.NONE:
        return "KFS-52", Say("why-only-attack")
    if when == When.CANCEL:
        return "KFS-53", Say("why-only-cancel")
    if when == When.RESULT:
        return "KFS-55", Say("why-only-result")
    if when == When.VICTIM:
        return "KFS-55", Say("why-only-victim")
    if when == When.CREDITS:
        return "KFS-68", Say("why-only-credits")
    return ANSWERS.get(int(window), "KFS-55"), Say("why-not-this-window")


def of_target(s: Samurai, origin: Origin, card: i64) -> Why:
    """KFS-20 Perhaps a target will be there once the establishing shot is over."""
    if has_choice(after_establishing(s), Draft(origin, Deed.PLAY_SFX, card)):
        return "KFS-20", Say("why-establishing")
    return "KFS-56", Say("why-no-target", card=s.deck.cards[card].title)


def after_establishing(s: Samurai) -> Samurai:
    """The same table when rivals may be touched."""
    if s.round > ESTABLISHING:
        return s
    later = s.copy()
    later.round = ESTABLISHING + 1
    return later


# Inside a play


def of_slot(s: Samurai, d: Draft, slot: i64, offered: list[str]) -> list[Refusal]:
    if slot == Slot.MOVIE:
        return of_movies(s, d, offered)
    if slot == Slot.RECEIVER:
        return of_receivers(s, d, offered)
    return []


def of_movies(s: Samurai, d: Draft, offered: list[str]) -> list[Refusal]:
    found: list[Refusal] = []
    for seat in range(s.seats):
        key = f"movie:{seat}"
        if key in offered:
            continue
        if d.verb == Deed.DECLARE:
            why = "why-own-movie" if seat == d.seat else "why-empty-movie"
            found.append(Refusal(key, "KFS-37", Say(why)))
        elif d.verb == Deed.PLAY_SFX:
            found.append(Refusal(key, "KFS-49", Say("why-not-there")))
        elif s.round <= ESTABLISHING and seat != d.seat:
            found.append(Refusal(key, "KFS-20", Say("why-establishing")))
        else:
            found.append(Refusal(key, "KFS-32", Say("why-no-host", card=s.deck.cards[d.card].title)))
    return found


def of_receivers(s: Samurai, d: Draft, offered: list[str]) -> list[Refusal]:
    found: list[Refusal] = []
    prop = d.target if d.verb == Deed.PLAY_SFX else d.card
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
    if d.verb != Deed.PLAY_SFX and not is_fresh(s, character):
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
    if count_bits(used) < fewest:
        found.append(Refusal("pitch", "KFS-09", Say("why-few-words", fewest=fewest)))
    for slot in range(len(s.words)):
        if len(tokens) >= MOST_TOKENS:
            found.append(Refusal(f"word:{slot + 1}", "KFS-09", Say("why-long-title", most=MOST_TOKENS)))
        elif (used >> slot) & 1 == 1:
            found.append(Refusal(f"word:{slot + 1}", "KFS-09", Say("why-word-twice")))
    return found


def mode_say(effect: Effect) -> Say:
    """A mode of a card with "or", in words."""
    if effect.tag == Tag.AS:
        return Say("offer-mode-as", n=f"{effect.n:+d}")
    return Say("offer-mode-ds", n=f"{effect.n:+d}") if effect.tag == Tag.MDS else Say("offer-mode-turn")

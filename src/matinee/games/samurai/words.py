"""What people read: keys, prompts and offers. Made only when somebody asks."""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say, Seat
from matinee.games.samurai import hints, whynot
from matinee.games.samurai.deck import DRAW_PILE, HANDS, PENDING, UNDER
from matinee.games.samurai.draft import UNSAID, Draft, Origin, Slot
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.playable import waiting
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Extra, Fight, Tag, Type
from matinee.games.samurai.tokens import (
    FORMS,
    MACHINE,
    NO_PITCH,
    PITCH,
    SLOTS,
    UNDO,
    WORD_TOKENS,
    Tokens,
    inflected,
    link_text,
    spelled,
)

PREFIX = {
    int(Slot.KICKED_AT): "at",
    int(Slot.RECEIVER): "to",
    int(Slot.FROM_DISCARD): "take",
    int(Slot.FROM_HAND): "hand",
}


def title(s: Samurai, card: i64) -> str:
    return s.deck.cards[card].title


def face(s: Samurai, card: i64) -> str:
    return s.deck.cards[card].key


# Keys


def slot_key(s: Samurai, slot: i64, option: i64) -> str:
    if option == Extra.BACK_OUT:
        return "back"
    if slot == Slot.MOVIE:
        return f"movie:{option}"
    if slot == Slot.PLAYER:
        return f"player:{option}"
    if slot == Slot.MODE:
        return f"mode:{option}"
    if slot == Slot.COMBINE:
        return "combine" if option == 1 else "replace"
    return f"{PREFIX.get(int(slot), 'at')}:{face(s, option)}"


def action_key(s: Samurai, option: i64) -> str:
    if option == Extra.END:
        return "end"
    if option == Extra.PASS:
        return "pass"
    if option >= Extra.USES_OF:
        return f"use:{face(s, option - Extra.USES_OF)}"
    if option >= Extra.KICKS:
        return f"kick:{face(s, option - Extra.KICKS)}"
    if option >= Extra.MOVES:
        return f"move:{face(s, option - Extra.MOVES)}"
    return f"{hand_verb(s, option)}:{face(s, option)}"


def hand_verb(s: Samurai, card: i64) -> str:
    """How playing a card from hand is called: a Creature attacks, save where it joins an attack as an SFX."""
    if s.deck.type(card) == Type.CREATURE and s.attacking == Fight.NONE:
        return "attack"
    return "roll" if s.deck.type(card) == Type.CREDITS else "play"


# The main action and the windows


def prompt_main(s: Samurai) -> Say:
    return Say("prompt-main", round=s.round, film=s.piles.count(DRAW_PILE))


def prompt_window(s: Samurai, window: i64) -> Say:
    names = ("table", "attack", "result", "victim", "credits", "cancel")
    name = names[window]
    if name == "cancel":
        return prompt_cancel(s)
    if name == "victim":
        return Say("prompt-victim", card=title(s, s.marked), who=Seat(int(s.target)), fighter=title(s, s.fighter))
    if name in ("attack", "result"):
        attack, defence = hints.strengths(s)
        kick = s.attacking == Fight.KUNG_FU
        return Say(
            f"prompt-{name}-kick" if kick else f"prompt-{name}",
            card=title(s, s.fighter),
            movie=Seat(int(s.target)),
            attack=attack,
            defence=defence,
            other=title(s, s.marked) if kick else "",
            success="yes" if s.success == 1 else "no",
        )
    if name == "credits":
        return Say("prompt-credits", who=Seat(int(s.active)))
    return Say(f"prompt-{name}")


def prompt_cancel(s: Samurai) -> Say:
    """KFS-53 Targets are named on playing: who plays what, at what, and what it does."""
    card = s.piles.top(PENDING)
    who, name, text = Seat(int(s.piles.counter(card))), title(s, card), s.deck.cards[card].text
    if s.deck.has(card, Tag.CAN):
        below = s.piles.below(card)
        return Say(
            "prompt-cancel-cancel", who=who, card=name, other=title(s, below), whose=Seat(int(s.piles.counter(below)))
        )
    d = next((play for play in waiting(s) if play.card == card), None)
    if d is None:
        return Say("prompt-cancel", who=who, card=name, text=text)
    if d.fodder != NONE:
        return Say("prompt-cancel-join", who=who, card=name, other=title(s, d.fodder))
    if d.target != NONE:
        return prompt_cancel_at(s, d, who)
    if d.movie != UNSAID:
        return Say("prompt-cancel-movie", who=who, card=name, text=text, movie=Seat(int(d.movie)))
    if d.mode != 0:
        return Say("prompt-cancel-mode", who=who, card=name, mode=whynot.mode_say(mode_effect(s, card, d.mode)))
    return Say("prompt-cancel", who=who, card=name, text=text)


def prompt_cancel_at(s: Samurai, d: Draft, who: Seat) -> Say:
    """A card with a target: in a Movie, or to be brought back; and who gets a Prop that is taken."""
    name, other, owner = title(s, d.card), title(s, d.target), s.seat_of(d.target)
    if owner < 0:
        return Say("prompt-cancel-back", who=who, card=name, other=other)
    whose = Seat(int(owner))
    if d.receiver != NONE:
        taker = title(s, d.receiver)
        return Say("prompt-cancel-take", who=who, card=name, other=other, whose=whose, taker=taker)
    return Say("prompt-cancel-at", who=who, card=name, text=s.deck.cards[d.card].text, other=other, whose=whose)


def mode_effect(s: Samurai, card: i64, mode: i64) -> Effect:
    return next(effect for effect in s.deck.cards[card].effects if effect.mode == mode)


def offer_action(s: Samurai, origin: Origin, option: i64) -> Offer:
    key = action_key(s, option)
    if option == Extra.END:
        return Offer(key, Say("offer-end"), hints=hints.of_end(s, origin))
    card = option % 1000
    verb = key.split(":")[0]
    told = hints.of_action(s, origin, option)
    return Offer(key, Say(f"offer-{verb}", card=title(s, card)), face(s, card), hints=told)


def offer_reply(s: Samurai, origin: Origin, option: i64) -> Offer:
    key = action_key(s, option)
    if option == Extra.PASS:
        return Offer(key, Say("offer-pass"), hints=hints.of_pass(s))
    card = option % 1000
    verb = key.split(":")[0]
    say = Say(f"offer-{verb}-text", card=title(s, card), text=s.deck.cards[card].text)
    return Offer(key, say, face(s, card), hints=hints.of_reply(s, origin, option))


# Inside a play


def prompt_slot(s: Samurai, d: Draft, slot: i64) -> Say:
    names = {
        int(Slot.MODE): "prompt-mode",
        int(Slot.KICKED_AT): "prompt-kick",
        int(Slot.MOVIE): "prompt-movie-attack" if d.verb == Deed.DECLARE else "prompt-movie",
        int(Slot.COMBINE): "prompt-combine",
        int(Slot.FROM_DISCARD): "prompt-from-discard",
        int(Slot.FROM_HAND): "prompt-from-hand",
        int(Slot.PLAYER): "prompt-player",
        int(Slot.RECEIVER): "prompt-receiver",
    }
    return Say(names.get(int(slot), "prompt-target"), card=title(s, d.card))


def offer_slot(s: Samurai, d: Draft, slot: i64, option: i64) -> Offer:
    key = slot_key(s, slot, option)
    if option == Extra.BACK_OUT:
        return Offer(key, Say("offer-back"))
    told = hints.of_slot(s, d, slot, option)
    if slot in (Slot.MOVIE, Slot.PLAYER):
        name = "offer-player" if slot == Slot.PLAYER else "offer-own-movie" if option == d.seat else "offer-movie"
        return Offer(key, Say(name, who=Seat(int(option))), place=f"movie:{option}", hints=told)
    if slot == Slot.MODE:
        return Offer(key, whynot.mode_say(mode_effect(s, d.card, option)), face(s, d.card), hints=told)
    if slot == Slot.COMBINE:
        return Offer(key, Say(f"offer-{key}"), face(s, d.card), hints=told)
    seat = s.seat_of(option)
    place = f"movie:{seat}" if seat >= 0 else ""
    return Offer(key, whose_card(s, option, d.seat), face(s, option), place, told)


def whose_card(s: Samurai, card: i64, reader: i64) -> Say:
    """A card in play with its owner, and with its holder if it lies under one."""
    seat = s.seat_of(card)
    if seat < 0:
        return Say("offer-card", card=title(s, card))
    held = s.piles.home(card) >= UNDER
    other = title(s, s.holder_of(card)) if held else ""
    if seat == reader:
        return Say("offer-own-held" if held else "offer-own-card", card=title(s, card), other=other)
    return Say("offer-held-of" if held else "offer-card-of", card=title(s, card), other=other, who=Seat(int(seat)))


def refuse_slot(s: Samurai, d: Draft, slot: i64) -> list[Refusal]:
    return whynot.of_slot(s, d, slot, [s.key(option) for option in s.options()])


def refuse_hand(s: Samurai, origin: Origin, window: i64) -> list[Refusal]:
    """KFS-85 For every card in hand that is not offered: a clause and a sentence."""
    found: list[Refusal] = []
    for card in s.piles.cards(HANDS + origin.seat):
        if not s.offered.has(card):
            clause, say = whynot.of_card(s, origin, card, window)
            found.append(Refusal(action_key(s, card), clause, say, face(s, card)))
    return found


# Victims and spoils


def prompt_forced(s: Samurai, verb: str) -> Say:
    card = title(s, s.marked) if s.marked != NONE else ""
    name = "prompt-victim-choice" if verb == "victim" else f"prompt-{verb}"
    return Say(name, card=title(s, s.fighter), victim=card)


def offer_forced(s: Samurai, verb: str, option: i64, key: str) -> Offer:
    return Offer(key, whose_card(s, option, s.asked), face(s, option), hints=hints.of_card(s, option))


def offer_may(s: Samurai, key: str) -> Offer:
    return Offer(key, Say(f"offer-lure-{key}", card=title(s, s.marked)), face(s, s.marked))


# The end of a turn


def prompt_discard(s: Samurai, must: bool) -> Say:
    return Say("prompt-must-discard" if must else "prompt-discard", limit=s.hand_limit(s.active))


def offer_discard(s: Samurai, option: i64, key: str) -> Offer:
    if key == "done":
        return Offer(key, Say("offer-done"))
    return Offer(key, Say("offer-discard", card=title(s, option)), face(s, option), hints=hints.of_card(s, option))


def refuse_done(s: Samurai, seat: i64) -> list[Refusal]:
    return whynot.of_done(s, seat)


# The title


def title_text(s: Samurai, tokens: Tokens) -> str:
    return spelled(tokens, [s.deck.words[word] for word in s.words])


def title_key(s: Samurai, option: i64) -> str:
    """`word:3`, `word:3:plural`, `link:of`, `machine:1`, `pitch`, `undo`, `none`; words are numbered from 1."""
    if option < WORD_TOKENS:
        form = FORMS[option // SLOTS]
        return f"word:{option % SLOTS + 1}" + (f":{form}" if form else "")
    if option < MACHINE:
        return f"link:{link_text(option)}"
    names = {int(UNDO): "undo", int(PITCH): "pitch", int(NO_PITCH): "none"}
    return names.get(int(option), f"machine:{option - MACHINE + 1}")


def offer_title(s: Samurai, tokens: Tokens, option: i64) -> Offer:
    key = title_key(s, option)
    if option < WORD_TOKENS:
        word = inflected(s.deck.words[s.words[option % SLOTS]], option // SLOTS)
        return Offer(key, Say("offer-word", word=word), hints=["turned_up"])
    if option < MACHINE:
        return Offer(key, Say("offer-word", word=link_text(option)))
    if option < UNDO:
        pitch = title_text(s, s.machine[option - MACHINE])
        return Offer(key, Say("offer-machine", title=pitch), hints=[f"title:{pitch}"])
    if option == PITCH:
        return Offer(key, Say("offer-pitch", title=title_text(s, tokens)))
    return Offer(key, Say("offer-undo" if option == UNDO else "offer-no-pitch"))


def prompt_title(s: Samurai, tokens: Tokens) -> Say:
    if tokens:
        return Say("prompt-title-so-far", title=title_text(s, tokens))
    return Say("prompt-title", words=", ".join(s.deck.words[word] for word in s.words))


def refuse_title(s: Samurai, tokens: Tokens, fewest: i64) -> list[Refusal]:
    return whynot.of_title(s, tokens, fewest)


def offer_vote(s: Samurai, pitch: i64, yes: bool, key: str) -> Offer:
    return Offer(key, Say("offer-approve" if yes else "offer-reject", title=title_text(s, s.pitches[pitch])))

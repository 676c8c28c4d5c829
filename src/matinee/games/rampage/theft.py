"""Taking cards from one player's stack to another's, unseen."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.step import Question
from matinee.games.rampage import refusals, words
from matinee.games.rampage.deck import ABSORB_BY, HANDS, LOOKS, STACKS
from matinee.games.rampage.parts import ACCESSORY, RESPONSE
from matinee.games.rampage.state import Rampage

PASS: Final[i64] = 1000


def steal(s: Rampage, taker: i64, victim: i64, amount: i64, look: bool) -> None:
    """RR-57 The amount is known; a passive accessory lessens it; then the victim may absorb."""
    s.taker = taker
    s.victim = victim
    s.amount = amount
    s.look = look
    gadget = s.part(victim, ACCESSORY)
    if gadget != NONE:
        spare(s, gadget)
    if s.amount == 0:
        return
    if may_absorb(s, victim):
        s.push(ANSWER_THEFT[victim])
    else:
        hand_over(s)


def spare(s: Rampage, card: i64) -> None:
    """A passive accessory or a Response lessens what is taken, and everybody reads by how much."""
    spared = min(s.amount, s.deck.fact(card, ABSORB_BY))
    s.amount -= spared
    if spared > 0 and s.journal is not None:
        s.tell("spared", s.victim, spared, 0, s.deck.cards[card].title)


def may_absorb(s: Rampage, victim: i64) -> bool:
    """RR-48 Your last card cannot absorb: nothing would be left to save."""
    if s.cards_of(victim) < 2:
        return False
    card = s.piles.top(HANDS + victim)
    while card != NONE:
        if absorbs(s, card):
            return True
        card = s.piles.below(card)
    return False


def absorbs(s: Rampage, card: i64) -> bool:
    return s.deck.type(card) == RESPONSE and s.deck.fact(card, ABSORB_BY) > 0


def close_window(s: Rampage) -> None:
    """RR-48 The end of a window is told whether or not anybody was asked, so that no pace betrays a hand."""
    s.tell("window", s.active)


def say_response(s: Rampage, seat: i64, card: i64) -> None:
    """A Response is used openly, whatever it does."""
    if s.journal is not None:
        s.tell("responded", seat, 1 if s.deck.is_discarded(card) else 0, 0, s.deck.cards[card].title)


def hand_over(s: Rampage) -> None:
    """RR-57 From the top of the stack to the bottom of the taker's; RR-58 then from the hand at random."""
    close_window(s)
    victim = s.victim
    stack = STACKS + victim
    taken: i64 = 0
    for _ in range(s.amount):
        card = s.piles.top(stack)
        if card == NONE:
            if s.piles.top(HANDS + victim) == NONE:
                break
            card = s.any_in_hand(victim)
        if s.look:
            # The taker sees each face once, on its way; nobody else does.
            s.move(card, LOOKS + s.taker)
        s.under(card, s.taker)
        taken += 1
    s.tell("took", s.taker, taken, victim)
    s.amount = 0


class AnswerTheft(Question[Rampage]):
    """RR-48 The one losing cards may absorb, once, before they are taken."""

    def options(self, s: Rampage, out: Options) -> None:
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if absorbs(s, card):
                out.add(card)
            card = s.piles.above(card)
        out.add(PASS)

    def answer(self, s: Rampage, option: i64) -> None:
        if option != PASS:
            say_response(s, self.seat, option)
            s.spend(option, self.seat)
            spare(s, option)
        hand_over(s)

    def key(self, s: Rampage, option: i64) -> str:
        return "pass" if option == PASS else f"respond:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        if option == PASS:
            return Offer("pass", Say("offer-hand-over", amount=s.amount))
        return words.offer_respond(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-theft", amount=s.amount, thief=words.robot_name(s, s.taker))

    def clause(self) -> str:
        return "RR-48"

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.window(s, self.seat)

    def passing(self, s: Rampage) -> i64:
        return PASS


ANSWER_THEFT: Final[list[AnswerTheft]] = [AnswerTheft(seat) for seat in range(6)]

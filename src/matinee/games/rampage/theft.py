"""Taking cards from one player's stack to another's, unseen."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Say
from matinee.engine.seats import MOST_SEATS
from matinee.games.rampage import words
from matinee.games.rampage.deck import ABSORB_BY, HANDS, LOOKS, STACKS
from matinee.games.rampage.parts import ACCESSORY, PASS, RESPONSE
from matinee.games.rampage.reaction import Reaction, close_window
from matinee.games.rampage.state import Rampage


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
    # RR-48 Your last card cannot absorb: nothing would be left to save.
    if s.cards_of(victim) > 1 and ANSWER_THEFT[victim].is_open(s):
        s.push(ANSWER_THEFT[victim])
    else:
        hand_over(s)


def taking(s: Rampage) -> i64:
    """How many cards are about to be taken; RR-61 none if the taker or the victim has left meanwhile."""
    return s.amount if s.amount > 0 and s.stands(s.taker) and s.stands(s.victim) else 0


def spare(s: Rampage, card: i64) -> None:
    """A passive accessory or a Response lessens what is taken, and everybody reads by how much."""
    spared = min(s.amount, s.deck.fact(card, ABSORB_BY))
    s.amount -= spared
    if spared > 0 and s.journal is not None:
        s.tell("spared", s.victim, spared, 0, s.deck.cards[card].title)


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


class AnswerTheft(Reaction):
    """RR-48 The one losing cards may absorb, once, before they are taken."""

    def fits(self, s: Rampage, card: i64) -> bool:
        return s.deck.type(card) == RESPONSE and s.deck.fact(card, ABSORB_BY) > 0

    def use(self, s: Rampage, card: i64) -> None:
        spare(s, card)

    def go_on(self, s: Rampage) -> None:
        hand_over(s)

    def let(self, s: Rampage) -> Say:
        return Say("offer-hand-over", amount=s.amount)

    def offer(self, s: Rampage, option: i64) -> Offer:
        return Offer("pass", self.let(s), hints=[f"loses:{s.amount}"]) if option == PASS else super().offer(s, option)

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-theft", amount=s.amount, thief=words.robot_name(s, s.taker))


ANSWER_THEFT: Final[list[AnswerTheft]] = [AnswerTheft(seat) for seat in range(MOST_SEATS)]

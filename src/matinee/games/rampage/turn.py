"""The turn: Actions and Replacements, the attack, the refill."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say, Seat
from matinee.engine.seats import MOST_SEATS
from matinee.engine.step import Happening, Question
from matinee.games.rampage import refusals, words
from matinee.games.rampage.attack import FIND_ATTACK
from matinee.games.rampage.deck import CANCEL, DISCARD, HANDS, LAID, Act, part_slot
from matinee.games.rampage.fall import check_cards
from matinee.games.rampage.parts import ACTION, REPLACEMENT
from matinee.games.rampage.reaction import Reaction, close_window
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.verbs import VERBS, Verb

# RR-34 The answer that ends step 1.
ATTACK: Final[i64] = 999
MOST_QUESTIONS: Final[i64] = 64


class Turn(Happening[Rampage]):
    """RR-28 Actions and Replacements, one attack, refill; RR-35 with an empty hand only the refill."""

    def happen(self, s: Rampage) -> None:
        # RR-73 No turn can loop: each Action uses up a card, and there are at most two attacks.
        assert s.question - s.asked_before <= MOST_QUESTIONS
        s.asked_before = s.question
        s.turn += 1
        s.attacks = 0
        s.accessory = 0
        s.paint = 0
        s.target = -1
        s.aimed_at = -1
        s.tell("turn", s.active, s.turn)
        s.push(END_TURN)
        if s.closing():
            # RR-71 Closing Time: each turn begins with the loss of a card.
            s.tell("closing", s.active)
            s.lose_top(s.active)
            check_cards(s)
        if s.piles.top(HANDS + s.active) != NONE:
            s.push(TAKE_ACTION[s.active])
        elif s.stands(s.active):
            s.tell("empty hand", s.active)


class EndTurn(Happening[Rampage]):
    """RR-36 Only at the end of your own turn you refill; then the next standing seat plays."""

    def happen(self, s: Rampage) -> None:
        s.target = -1
        if s.stands(s.active):
            s.refill(s.active)
        s.active = s.after(s.active)
        s.push(TURN)


class TakeAction(Question[Rampage]):
    """RR-30 Actions are optional, in your own turn only; RR-34 `attack` ends this step, and nothing else does."""

    cites: ClassVar[str] = "RR-28"

    def options(self, s: Rampage, out: Options) -> None:
        """RR-29 While one card is kept for the attack."""
        hand = HANDS + self.seat
        if s.piles.count(hand) > 1:
            card = s.piles.bottom(hand)
            while card != NONE:
                if is_usable(s, self.seat, card):
                    out.add(card)
                card = s.piles.above(card)
        out.add(ATTACK)

    def answer(self, s: Rampage, option: i64) -> None:
        if option == ATTACK:
            s.push(FIND_ATTACK)
            return
        s.push(self)
        if s.deck.type(option) == REPLACEMENT:
            if s.journal is not None:
                s.tell("attached", self.seat, s.deck.kind(option), 0, s.deck.cards[option].title)
            s.move(option, part_slot(s.torso_of(self.seat), s.deck.kind(option)))
            return
        s.aimed_at = -1
        s.cancelled = False
        if s.journal is not None:
            s.tell("used", self.seat, 0, 0, s.deck.cards[option].title)
        s.move(option, LAID)
        s.push(AFTER_ACTION)
        s.push(CHOOSE_OPPONENT[self.seat] if is_aimed(s, option) else RESOLVE)

    def key(self, s: Rampage, option: i64) -> str:
        return "attack" if option == ATTACK else f"use:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        idle = option != ATTACK and s.deck.type(option) == ACTION and is_idle(s, self.seat, option)
        return words.offer_use(s, self.seat, option, self.key(s, option), idle)

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-action")

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.use(s, self.seat)

    def passing(self, s: Rampage) -> i64:
        return ATTACK


def is_usable(s: Rampage, seat: i64, card: i64) -> bool:
    """RR-33 A Replacement goes on only where exactly its part is missing."""
    type = s.deck.type(card)
    if type == REPLACEMENT:
        return s.part(seat, s.deck.kind(card)) == NONE
    return type == ACTION


def verb_of(act: Act) -> Verb:
    verb: Verb = VERBS[act.verb]
    return verb


def is_aimed(s: Rampage, card: i64) -> bool:
    acts = s.deck.acts[card]
    for act in acts:
        if verb_of(act).aimed():
            return True
    return False


def is_idle(s: Rampage, seat: i64, card: i64) -> bool:
    acts = s.deck.acts[card]
    for act in acts:
        if not verb_of(act).idle(s, seat):
            return False
    return True


class ChooseOpponent(Question[Rampage]):
    """RR-32 An Action with one target: any other standing robot."""

    cites: ClassVar[str] = "RR-32"

    def options(self, s: Rampage, out: Options) -> None:
        for seat in range(s.seats):
            if seat != self.seat and s.stands(seat):
                out.add(seat)

    def answer(self, s: Rampage, option: i64) -> None:
        s.aimed_at = option
        if s.journal is not None:
            s.tell("aimed", self.seat, 0, option, s.deck.cards[s.piles.top(LAID)].title)
        s.push(RESOLVE)
        if ANSWER_ACTION[option].is_open(s):
            s.push(ANSWER_ACTION[option])

    def key(self, s: Rampage, option: i64) -> str:
        return f"target:{words.colour(s, option)}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_opponent(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-opponent", card=words.title(s, s.piles.top(LAID)))

    def inside(self) -> bool:
        return True


class AnswerAction(Reaction):
    """RR-32 The target may cancel before the effect."""

    cites: ClassVar[str] = "RR-32"

    def fits(self, s: Rampage, card: i64) -> bool:
        return s.deck.special(card) & CANCEL != 0

    def use(self, s: Rampage, card: i64) -> None:
        s.cancelled = True

    def let(self, s: Rampage) -> Say:
        return Say("offer-let-happen")

    def prompt(self, s: Rampage) -> Say:
        card = s.piles.top(LAID)
        told = s.deck.cards[card].words
        return Say("prompt-cancel", card=words.title(s, card), text=told, who=Seat(int(s.active)))


class Resolve(Happening[Rampage]):
    """RR-31 The Action does what it says, verb by verb, unless it was cancelled."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def facts(self) -> list[int]:
        return [self.seat, self.place]

    def happen(self, s: Rampage) -> None:
        if s.aimed_at >= 0 and self.place == 0:
            close_window(s)
        if s.cancelled:
            if s.journal is not None:
                s.tell("cancelled", s.aimed_at, 0, s.active, s.deck.cards[s.piles.top(LAID)].title)
            return
        acts = s.deck.acts[s.piles.top(LAID)]
        act = acts[self.place]
        if self.place + 1 < len(acts):
            s.push(Resolve(self.place + 1))
        verb_of(act).do(s, s.active, act)


class AfterAction(Happening[Rampage]):
    """RR-23 Every Action goes to the Discard Pile; then everybody's cards are counted (RR-59)."""

    def happen(self, s: Rampage) -> None:
        s.pour(LAID, DISCARD)
        s.aimed_at = -1
        check_cards(s)


TURN: Final = Turn()
END_TURN: Final = EndTurn()
RESOLVE: Final = Resolve(0)
AFTER_ACTION: Final = AfterAction()
TAKE_ACTION: Final[list[TakeAction]] = [TakeAction(seat) for seat in range(MOST_SEATS)]
CHOOSE_OPPONENT: Final[list[ChooseOpponent]] = [ChooseOpponent(seat) for seat in range(MOST_SEATS)]
ANSWER_ACTION: Final[list[AnswerAction]] = [AnswerAction(seat) for seat in range(MOST_SEATS)]

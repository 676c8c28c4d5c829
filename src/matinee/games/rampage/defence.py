"""The defence, the comparison, and what a hit breaks."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say, Seat
from matinee.engine.seats import MOST_SEATS
from matinee.engine.step import Question, Step
from matinee.games.rampage import refusals, words
from matinee.games.rampage.deck import (
    BOOSTS,
    CALL_OFF,
    DISCARD,
    DRAWN,
    GUARDS,
    HANDS,
    PARKED,
    REDRAW,
    RESPONSES,
    SHIELD_BY,
    STRIKES,
)
from matinee.games.rampage.drafts import draft, drafted_at, drafted_for
from matinee.games.rampage.fall import knock_off, wound
from matinee.games.rampage.parts import DONE, GUARD, KINDS, RESPOND, TEXT, TORSO, use_of
from matinee.games.rampage.reaction import Reaction, close_window, say_response
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.theft import steal


class Defend(Question[Rampage]):
    """RR-46 One wild, or up to three cards of your own colour; Responses come on top. Shown together at `done`."""

    cites: ClassVar[str] = "RR-46"

    def __init__(self, seat: i64, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun

    def facts(self) -> list[int]:
        return [self.seat, int(self.begun)]

    def unsaid(self) -> Step[Rampage]:
        return DEFEND[self.seat]

    def options(self, s: Rampage, out: Options) -> None:
        own = s.colour_of(self.seat)
        # All further guards must be of the same sort as the first.
        wilds = may_guard_wild(s, self.seat)
        first = NONE
        if s.drafted > 0:
            first = drafted_for(s, self.seat, GUARD)
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if s.piles.counter(card) == 0:
                colour = s.deck.colour(card)
                if first == NONE:
                    if colour == own or (wilds and s.is_wild(colour)):
                        out.add(card)
                elif colour == own and s.deck.colour(first) == own:
                    out.add(card)
            card = s.piles.above(card)
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if s.piles.counter(card) == 0 and responds(s, card):
                out.add(card + TEXT)
            card = s.piles.above(card)
        out.add(DONE)

    def answer(self, s: Rampage, option: i64) -> None:
        if option == DONE:
            show_defence(s, self.seat)
            compare(s)
            return
        card = option - TEXT if option >= TEXT else option
        if option >= TEXT and s.deck.special(card) & CALL_OFF != 0:
            call_off(s, self.seat, card)
            return
        draft(s, card, RESPOND if option >= TEXT else GUARD)
        s.push(DEFENDING[self.seat])

    def key(self, s: Rampage, option: i64) -> str:
        if option == DONE:
            return "done"
        return f"respond:{s.deck.cards[option - TEXT].key}" if option >= TEXT else f"guard:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_defend(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return words.prompt_defend(s, self.seat)

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.defend(s, self.seat, s.keys())

    def inside(self) -> bool:
        return self.begun

    def passing(self, s: Rampage) -> i64:
        return DONE


def may_guard_wild(s: Rampage, seat: i64) -> bool:
    """RR-56 Not without a head; RR-66 never at three or fewer."""
    return not s.wild_only() and s.has_head(seat)


def responds(s: Rampage, card: i64) -> bool:
    """RR-48 In this window: shields, and what calls an attack off."""
    return s.deck.fact(card, SHIELD_BY) > 0 or s.deck.special(card) & CALL_OFF != 0


def call_off(s: Rampage, seat: i64, card: i64) -> None:
    """RR-51 Neither hit nor miss: strikes go under the stack, Boosters are parked (RR-45), the attack is used up."""
    s.clear_draft(seat)
    close_window(s)
    say_response(s, seat, card)
    s.spend(card, seat)
    s.tell("called off", seat, 0, s.active)
    end_called_off(s)


def end_called_off(s: Rampage) -> None:
    while s.piles.bottom(STRIKES) != NONE:
        s.under(s.piles.bottom(STRIKES), s.active)
    while s.piles.bottom(BOOSTS) != NONE:
        s.move(s.piles.bottom(BOOSTS), PARKED + s.active)
    s.hit = -1


def show_defence(s: Rampage, seat: i64) -> None:
    """RR-47 Cards and Responses are added to the defence of the parts, one by one and for all to see."""
    close_window(s)
    s.compared = True
    for order in range(1, s.drafted + 1):
        card = drafted_at(s, seat, order)
        use = use_of(s.piles.counter(card))
        s.piles.set_counter(card, 0)
        if use == GUARD:
            s.guards += s.deck.strength(card)
            s.move(card, GUARDS)
        else:
            s.shields += s.deck.fact(card, SHIELD_BY)
            s.move(card, RESPONSES)
    s.drafted = 0


def compare(s: Rampage) -> None:
    """RR-49 Ties hit. Both strengths are frozen here; parts lost later change nothing."""
    attack = s.attack_strength()
    defence = s.defence_strength()
    if s.journal is not None:
        s.tell("defended", s.target, defence, s.active)
        s.tell("hit" if attack >= defence else "missed", s.active, attack - defence, s.target)
    return_cards(s)
    if attack >= defence:
        draw_hits(s)
    elif s.buzz_saws():
        # RR-64 Buzz Saws: the successful defender takes the difference, as in RR-57 and RR-58.
        s.tell("buzz saws", s.target, defence - attack, s.active)
        steal(s, s.target, s.active, defence - attack, False)


def return_cards(s: Rampage) -> None:
    """RR-50 Hit or miss, both sides put their cards under their stacks; RR-24 in the order laid, text cards last."""
    while s.piles.bottom(STRIKES) != NONE:
        s.under(s.piles.bottom(STRIKES), s.active)
    while s.piles.bottom(BOOSTS) != NONE:
        s.under(s.piles.bottom(BOOSTS), s.active)
    while s.piles.bottom(GUARDS) != NONE:
        s.under(s.piles.bottom(GUARDS), s.target)
    while s.piles.bottom(RESPONSES) != NONE:
        s.spend(s.piles.bottom(RESPONSES), s.target)


def draw_hits(s: Rampage) -> None:
    """RR-52 A hit draws a location, and one more for each `aim`; RR-25 no card anywhere counts as Torso."""
    for _ in range(1 + s.aim):
        card = s.draw_battle()
        if card != NONE:
            s.move(card, DRAWN)
    card = s.piles.top(DRAWN)
    s.hit = TORSO if card == NONE else s.deck.location(card)
    if s.piles.count(DRAWN) > 1:
        s.push(PICK_HIT[s.active])
    else:
        offer_redraw(s)


class PickHit(Question[Rampage]):
    """RR-52 With `aim` the attacker picks one of the locations drawn."""

    cites: ClassVar[str] = "RR-52"

    def options(self, s: Rampage, out: Options) -> None:
        offered: i64 = 0
        card = s.piles.bottom(DRAWN)
        while card != NONE:
            location = s.deck.location(card)
            if (offered >> location) & 1 == 0:
                offered |= bit(location)
                out.add(location)
            card = s.piles.above(card)

    def answer(self, s: Rampage, option: i64) -> None:
        s.hit = option
        offer_redraw(s)

    def key(self, s: Rampage, option: i64) -> str:
        return f"hit:{KINDS[option]}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_hit(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-pick", robot=words.robot_name(s, s.target), who=Seat(int(s.target)))


def offer_redraw(s: Rampage) -> None:
    if ANSWER_HIT[s.target].is_open(s):
        s.push(ANSWER_HIT[s.target])
    else:
        land_hit(s)


class AnswerHit(Reaction):
    """RR-48 The location is known; before anything comes off the defender may have another one drawn, which counts."""

    def fits(self, s: Rampage, card: i64) -> bool:
        return s.deck.special(card) & REDRAW != 0

    def use(self, s: Rampage, card: i64) -> None:
        location = s.draw_battle()
        s.hit = TORSO
        if location != NONE:
            s.move(location, DRAWN)
            s.hit = s.deck.location(location)

    def go_on(self, s: Rampage) -> None:
        land_hit(s)

    def let(self, s: Rampage) -> Say:
        return Say("offer-take-hit", location=KINDS[s.hit])

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-hit", location=KINDS[s.hit])


def land_hit(s: Rampage) -> None:
    """RR-53 The part comes off; Torso or a part already missing is a wound; Booster wounds come on top."""
    close_window(s)
    s.pour(DRAWN, DISCARD)
    wounds = s.gash
    gone = s.hit != TORSO and s.part(s.target, s.hit) == NONE
    s.tell("located", s.target, s.hit, 1 if gone else 0, KINDS[s.hit])
    if gone or s.hit == TORSO:
        wounds += 1
    else:
        knock_off(s, s.target, s.hit)
    wound(s, s.target, wounds)
    if s.stands(s.target):
        steal(s, s.active, s.target, s.attack_strength() - s.defence_strength() + s.loot, False)


DEFEND: Final[list[Defend]] = [Defend(seat, False) for seat in range(MOST_SEATS)]
DEFENDING: Final[list[Defend]] = [Defend(seat, True) for seat in range(MOST_SEATS)]
PICK_HIT: Final[list[PickHit]] = [PickHit(seat) for seat in range(MOST_SEATS)]
ANSWER_HIT: Final[list[AnswerHit]] = [AnswerHit(seat) for seat in range(MOST_SEATS)]

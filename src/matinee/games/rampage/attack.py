"""The attack: whom, with what, and once more."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say, Seat
from matinee.engine.seats import MOST_SEATS
from matinee.engine.step import Happening, Question, Step
from matinee.games.rampage import refusals, words
from matinee.games.rampage.deck import (
    AIM_BY,
    BOOST_BY,
    BOOSTS,
    COST,
    HANDS,
    LAID,
    LOOT_BY,
    PARKED,
    STACKS,
    STRIKES,
    WOUND_BY,
)
from matinee.games.rampage.defence import DEFEND
from matinee.games.rampage.drafts import add_undrafted, draft, drafted_at, drafted_for
from matinee.games.rampage.fall import check_cards
from matinee.games.rampage.parts import (
    ACCESSORY,
    BOOST,
    BOOSTER,
    DONE,
    DRAFTED,
    DRY,
    PAY,
    PAY_HAND,
    PAY_STACK,
    STRIKE,
    TEXT,
    USE_ACCESSORY,
    USED,
    WET,
    use_of,
)
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.strike import can_strike, follows, holds_match, open_targets, opens, opens_unpainted

AGAIN: Final[i64] = 1
STOP: Final[i64] = 0


class FindAttack(Happening[Rampage]):
    """RR-34 One attack, compulsory whenever a legal one exists; RR-41 else one card is discarded without effect."""

    def happen(self, s: Rampage) -> None:
        if open_targets(s, s.active) == 0:
            s.push(DISCARD_ONE[s.active])
        else:
            s.push(CHOOSE_TARGET[s.active])


class DiscardOne(Question[Rampage]):
    """RR-41 No legal attack: discard one card of your choice (RR-67 also if you lack a wild), and the turn is over."""

    cites: ClassVar[str] = "RR-41"

    def options(self, s: Rampage, out: Options) -> None:
        out.add_pile(s.piles, HANDS + self.seat)

    def answer(self, s: Rampage, option: i64) -> None:
        s.tell("gave up", self.seat)
        s.shed(option, self.seat)
        check_cards(s)

    def key(self, s: Rampage, option: i64) -> str:
        return f"discard:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_discard(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-discard")

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.strikes(s, self.seat)

    def passing(self, s: Rampage) -> i64:
        """The card that is missed least: the weakest."""
        best = s.offered.at(0)
        for place in range(s.offered.count):
            if s.deck.strength(s.offered.at(place)) < s.deck.strength(best):
                best = s.offered.at(place)
        return best


class ChooseTarget(Question[Rampage]):
    """RR-34 Any robot at which there is a legal strike."""

    cites: ClassVar[str] = "RR-34"

    def options(self, s: Rampage, out: Options) -> None:
        targets = open_targets(s, self.seat)
        for seat in range(s.seats):
            if seat != self.seat and s.stands(seat) and (targets >> s.colour_of(seat)) & 1 == 1:
                out.add(seat)

    def answer(self, s: Rampage, option: i64) -> None:
        begin_attack(s, option)

    def key(self, s: Rampage, option: i64) -> str:
        return f"target:{words.colour(s, option)}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_target(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-target")

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.targets(s, self.seat)


def begin_attack(s: Rampage, target: i64) -> None:
    s.target = target
    s.attacks += 1
    s.shown = False
    s.compared = False
    s.hit = -1
    s.drafted = 0
    s.tell("aims", s.active, s.attacks, target)
    s.push(build_attack(s))


def build_attack(s: Rampage) -> Step[Rampage]:
    """RR-37 is what a strike goes by, or RR-65 with three left or fewer."""
    return BUILD_WILD[s.active] if s.wild_only() else BUILD_ATTACK[s.active]


class BuildAttack(Question[Rampage]):
    """RR-37 Strikes, then Boosters and the accessory, one by one; nobody else sees them before `done`."""

    def __init__(self, seat: i64, wild_only: bool) -> None:
        super().__init__(seat)
        self.wild_only = wild_only

    def clause(self) -> str:
        return "RR-65" if self.wild_only else "RR-37"

    def options(self, s: Rampage, out: Options) -> None:
        first = drafted_at(s, self.seat, 1)
        if first == NONE:
            matched = holds_match(s, self.seat)
            card = s.piles.bottom(HANDS + self.seat)
            while card != NONE:
                if opens(s, self.seat, card, matched):
                    out.add(card)
                card = s.piles.above(card)
            return
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if s.piles.counter(card) == 0 and follows(s, first, card):
                out.add(card)
            card = s.piles.above(card)
        self.add_texts(s, out)
        out.add(DONE)

    def add_texts(self, s: Rampage, out: Options) -> None:
        """RR-42 Boosters join once a strike is laid, so that no draft boosts its only strike away."""
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if s.piles.counter(card) == 0 and s.deck.type(card) == BOOSTER:
                out.add(card + TEXT)
            card = s.piles.above(card)
        if may_use_accessory(s, self.seat):
            out.add(USE_ACCESSORY)

    def answer(self, s: Rampage, option: i64) -> None:
        if option == DONE:
            show_attack(s, self.seat)
            return
        s.push(self)
        if option == USE_ACCESSORY:
            s.accessory = DRAFTED
            if s.deck.fact(s.part(self.seat, ACCESSORY), COST) == PAY_HAND:
                s.push(PayCard(self))
        elif option >= TEXT:
            draft(s, option - TEXT, BOOST)
        else:
            draft(s, option, STRIKE)

    def key(self, s: Rampage, option: i64) -> str:
        if option == DONE:
            return "done"
        if option == USE_ACCESSORY:
            return "accessory"
        return f"boost:{s.deck.cards[option - TEXT].key}" if option >= TEXT else f"strike:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_attack(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return words.prompt_attack(s, self.seat)

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.attack(s, self.seat, s.keys())

    def inside(self) -> bool:
        return True

    def passing(self, s: Rampage) -> i64:
        return DONE if s.offered.has(DONE) else s.offered.at(0)


def may_use_accessory(s: Rampage, seat: i64) -> bool:
    """RR-43 Once per turn, only while attached and while its cost can be paid; passive ones need no use."""
    if s.accessory != 0:
        return False
    card = s.part(seat, ACCESSORY)
    if card == NONE or not s.deck.is_gadget(card):
        return False
    cost = s.deck.fact(card, COST)
    if cost == PAY_STACK:
        return s.piles.top(STACKS + seat) != NONE
    return cost != PAY_HAND or drafted_at(s, seat, 0) != NONE


class PayCard(Question[Rampage]):
    """RR-43 The accessory's price is chosen now and paid at `done`."""

    cites: ClassVar[str] = "RR-43"

    def __init__(self, origin: BuildAttack) -> None:
        super().__init__(origin.seat)
        self.origin = origin

    def options(self, s: Rampage, out: Options) -> None:
        add_undrafted(s, self.seat, out)

    def answer(self, s: Rampage, option: i64) -> None:
        draft(s, option, PAY)

    def unsaid(self) -> Step[Rampage]:
        return self.origin

    def key(self, s: Rampage, option: i64) -> str:
        return f"pay:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_pay(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-pay", accessory=words.title(s, s.part(self.seat, ACCESSORY)))

    def inside(self) -> bool:
        return True


def show_attack(s: Rampage, seat: i64) -> None:
    """RR-44 Everything is laid open and added up: arms, strikes, Boosters, accessory."""
    if s.paint == WET and not opens_unpainted(s, drafted_at(s, seat, 1), holds_match(s, seat)):
        s.paint = DRY
    s.arms = s.arm_strength(seat)
    s.strikes = 0
    s.boosts = 0
    s.extra = 0
    s.loot = 0
    s.gash = 0
    s.aim = 0
    s.armour = s.armour_of(s.target)
    s.guards = 0
    s.shields = 0
    s.shown = True
    use_parked(s, seat)
    for order in range(1, s.drafted + 1):
        show_card(s, seat, order)
    if s.accessory == DRAFTED:
        use_accessory(s, seat)
    s.drafted = 0
    s.tell("attacked", seat, s.attack_strength(), s.target)
    s.push(AFTER_ATTACK)
    s.push(DEFEND[s.target])


def use_parked(s: Rampage, seat: i64) -> None:
    """RR-45 Parked Boosters join by themselves, oldest first."""
    for card in s.piles.cards(PARKED + seat):
        boost(s, card)
        s.move(card, BOOSTS)


def show_card(s: Rampage, seat: i64, order: i64) -> None:
    """The card that was laid as number `order`, in the use it was laid for."""
    card = drafted_at(s, seat, order)
    use = use_of(s.piles.counter(card))
    if use == PAY:
        # That follows, once everybody has heard what it is paid for.
        return
    s.piles.set_counter(card, 0)
    if use == STRIKE:
        s.strikes += s.deck.strength(card)
        s.move(card, STRIKES)
    else:
        boost(s, card)
        s.move(card, BOOSTS)


def boost(s: Rampage, card: i64) -> None:
    """RR-27 What a Booster adds; its colour never matters (RR-68)."""
    s.boosts += s.deck.fact(card, BOOST_BY)
    s.gash += s.deck.fact(card, WOUND_BY)
    s.loot += s.deck.fact(card, LOOT_BY)
    s.aim += s.deck.fact(card, AIM_BY)


def use_accessory(s: Rampage, seat: i64) -> None:
    """RR-43 Paid for now, never refunded."""
    card = s.part(seat, ACCESSORY)
    s.accessory = USED
    if s.journal is not None:
        s.tell("gadget", seat, 0, 0, s.deck.cards[card].title)
    if s.deck.fact(card, COST) == PAY_STACK:
        s.shed(s.piles.top(STACKS + seat), seat)
    elif s.deck.fact(card, COST) == PAY_HAND:
        pay_from_hand(s, seat)
    s.extra += s.deck.fact(card, BOOST_BY)
    s.loot += s.deck.fact(card, LOOT_BY)
    s.aim += s.deck.fact(card, AIM_BY)


def pay_from_hand(s: Rampage, seat: i64) -> None:
    """RR-43 The card that was chosen for it is seen by all and goes under the stack."""
    card = drafted_for(s, seat, PAY)
    s.piles.set_counter(card, 0)
    s.tell("paid", seat, card)
    s.move(card, LAID)
    s.under(card, seat)


class AfterAttack(Happening[Rampage]):
    """RR-59 Both sides are looked at; RR-63 one extra attack a turn, after a hit, never a third."""

    def happen(self, s: Rampage) -> None:
        check_cards(s)
        both_stand = s.target >= 0 and s.stands(s.target) and s.stands(s.active)
        if s.hit >= 0 and s.attacks == 1 and both_stand and s.pit_traps() and can_strike(s, s.active, s.target):
            s.push(PRESS[s.active])
        else:
            s.target = -1


class PressAttack(Question[Rampage]):
    """RR-63 Pit Traps: after a hit once more against the same robot, or not."""

    cites: ClassVar[str] = "RR-63"

    def options(self, s: Rampage, out: Options) -> None:
        if can_strike(s, self.seat, s.target):
            out.add(AGAIN)
        out.add(STOP)

    def answer(self, s: Rampage, option: i64) -> None:
        if option == AGAIN:
            begin_attack(s, s.target)

    def key(self, s: Rampage, option: i64) -> str:
        return "again" if option == AGAIN else "stop"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_press(s, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-press", robot=words.robot_name(s, s.target), who=Seat(int(s.target)))

    def passing(self, s: Rampage) -> i64:
        return STOP


FIND_ATTACK: Final = FindAttack()
AFTER_ATTACK: Final = AfterAttack()
DISCARD_ONE: Final[list[DiscardOne]] = [DiscardOne(seat) for seat in range(MOST_SEATS)]
CHOOSE_TARGET: Final[list[ChooseTarget]] = [ChooseTarget(seat) for seat in range(MOST_SEATS)]
BUILD_ATTACK: Final[list[BuildAttack]] = [BuildAttack(seat, False) for seat in range(MOST_SEATS)]
BUILD_WILD: Final[list[BuildAttack]] = [BuildAttack(seat, True) for seat in range(MOST_SEATS)]
PRESS: Final[list[PressAttack]] = [PressAttack(seat) for seat in range(MOST_SEATS)]

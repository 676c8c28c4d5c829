"""What an Action can do: one class a verb. Cards are rows that name them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Say
from matinee.engine.seats import MOST_SEATS
from matinee.engine.step import Question
from matinee.games.rampage import words
from matinee.games.rampage.deck import DECK, DISCARD, HANDS, LOOKS, STACKS, Act
from matinee.games.rampage.drafts import add_undrafted, draft, drafted_at
from matinee.games.rampage.fall import knock_off, wound
from matinee.games.rampage.parts import ACTION_VERBS, DONE, KINDS, LEFT_ARM, SWEEP, TORSO, WET
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.theft import steal


class Verb:
    """RR-31 Do what the text says as far as you can."""

    def aimed(self) -> bool:
        """RR-32 Whether it wants one opponent as its target."""
        return False

    def idle(self, s: Rampage, seat: i64) -> bool:
        """RR-31 Whether it can do nothing now: still legal, but people are asked to confirm."""
        return False

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        raise NotImplementedError


class Take(Verb):
    """Take cards from one opponent (RR-57, RR-58), perhaps with a look."""

    def aimed(self) -> bool:
        return True

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        steal(s, seat, s.aimed_at, act.number, act.look)


class Scrap(Verb):
    """Each opponent discards from the top of their stack, clockwise from your left."""

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        other = s.after(seat)
        while other != seat:
            for _ in range(act.number):
                s.lose_top(other)
            other = s.after(other)


class Salvage(Verb):
    """Cards of the Battle Deck go unseen under your stack."""

    def idle(self, s: Rampage, seat: i64) -> bool:
        return s.closing() or (s.piles.top(DECK) == NONE and s.piles.top(DISCARD) == NONE)

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        """RR-71 After Closing Time it gives nothing; RR-25 nor does it when both piles are empty."""
        found: i64 = 0
        while found < act.number and not s.closing():
            card = s.draw_battle()
            if card == NONE:
                break
            s.under(card, seat)
            found += 1
        s.tell("salvaged", seat, found)


class Repair(Verb):
    """Remove wounds from your own torso."""

    def idle(self, s: Rampage, seat: i64) -> bool:
        return s.wounds(seat) == 0

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        left = max(i64(0), s.wounds(seat) - act.number)
        s.tell("repaired", seat, s.wounds(seat) - left, left)
        s.piles.set_counter(s.torso_of(seat), left)


class Strip(Verb):
    """One opponent loses a part of their choice; with none left, one wound."""

    def aimed(self) -> bool:
        return True

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        if s.parts_left(s.aimed_at) == 0:
            wound(s, s.aimed_at, 1)
        else:
            s.push(LOSE_PART[s.aimed_at])


class Dig(Verb):
    """Look at the top of your stack, keep one card, the rest goes under in order."""

    def idle(self, s: Rampage, seat: i64) -> bool:
        return s.piles.top(STACKS + seat) == NONE

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        for _ in range(act.number):
            card = s.piles.top(STACKS + seat)
            if card != NONE:
                s.move(card, LOOKS + seat)
        s.tell("read", seat, s.piles.count(LOOKS + seat))
        s.push(KEEP_ONE[seat])


class Sweep(Verb):
    """Put any hand cards under your stack, then draw as many plus one."""

    def idle(self, s: Rampage, seat: i64) -> bool:
        return s.piles.top(STACKS + seat) == NONE

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        s.drafted = 0
        s.push(SWEEP_CARD[seat])


class Paint(Verb):
    """This turn one card of any colour may strike as if it were wild, also while a match is held."""

    def idle(self, s: Rampage, seat: i64) -> bool:
        """A second coat is no second card: no hand is large enough for two painted strikes (RR-73)."""
        return s.paint == WET

    def do(self, s: Rampage, seat: i64, act: Act) -> None:
        s.tell("painted", seat, s.paint)
        s.paint = WET


class LosePart(Question[Rampage]):
    """RR-32 The target of a Loose Screw chooses which part drops."""

    cites: ClassVar[str] = "RR-32"

    def options(self, s: Rampage, out: Options) -> None:
        for kind in range(LEFT_ARM, TORSO):
            if s.part(self.seat, kind) != NONE:
                out.add(kind)

    def answer(self, s: Rampage, option: i64) -> None:
        knock_off(s, self.seat, option)

    def key(self, s: Rampage, option: i64) -> str:
        return f"lose:{KINDS[option]}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_lose(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-lose")


class KeepOne(Question[Rampage]):
    """RR-57 A look shows faces to one player only; RR-31 one of the cards looked at is kept."""

    cites: ClassVar[str] = "RR-31"

    def options(self, s: Rampage, out: Options) -> None:
        out.add_pile(s.piles, LOOKS + self.seat)

    def answer(self, s: Rampage, option: i64) -> None:
        s.move(option, HANDS + self.seat)
        while s.piles.bottom(LOOKS + self.seat) != NONE:
            s.under(s.piles.bottom(LOOKS + self.seat), self.seat)

    def key(self, s: Rampage, option: i64) -> str:
        return f"keep:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_keep(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-keep")

    def inside(self) -> bool:
        return True


class SweepCard(Question[Rampage]):
    """RR-31 Hand cards are swept one by one; at `done` they go under the stack and as many plus one are drawn."""

    cites: ClassVar[str] = "RR-31"

    def options(self, s: Rampage, out: Options) -> None:
        add_undrafted(s, self.seat, out)
        out.add(DONE)

    def answer(self, s: Rampage, option: i64) -> None:
        if option != DONE:
            draft(s, option, SWEEP)
            s.push(self)
            return
        swept = s.drafted
        for order in range(1, swept + 1):
            card = drafted_at(s, self.seat, order)
            s.piles.set_counter(card, 0)
            s.under(card, self.seat)
        s.drafted = 0
        s.tell("swept", self.seat, swept, min(swept + 1, s.piles.count(STACKS + self.seat)))
        for _ in range(swept + 1):
            if s.piles.top(STACKS + self.seat) != NONE:
                s.move(s.piles.top(STACKS + self.seat), HANDS + self.seat)

    def key(self, s: Rampage, option: i64) -> str:
        return "done" if option == DONE else f"sweep:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_sweep(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return Say("prompt-sweep", swept=s.drafted, drawn=s.drafted + 1)

    def inside(self) -> bool:
        return True

    def passing(self, s: Rampage) -> i64:
        return DONE


VERBS: Final[list[Verb]] = [Take(), Scrap(), Salvage(), Repair(), Strip(), Dig(), Sweep(), Paint()]
assert len(VERBS) == len(ACTION_VERBS)
LOSE_PART: Final[list[LosePart]] = [LosePart(seat) for seat in range(MOST_SEATS)]
KEEP_ONE: Final[list[KeepOne]] = [KeepOne(seat) for seat in range(MOST_SEATS)]
SWEEP_CARD: Final[list[SweepCard]] = [SweepCard(seat) for seat in range(MOST_SEATS)]

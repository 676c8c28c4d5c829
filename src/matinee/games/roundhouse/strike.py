"""The monsters strike: one roll for all, shields in the open, then everybody's losses together."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.journal import Event
from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import OPEN
from matinee.engine.step import Happening, Question, Step
from matinee.games.roundhouse import words
from matinee.games.roundhouse.deck import ATTACKS, SHIELDS
from matinee.games.roundhouse.state import LIFE, WOUNDS, Roundhouse
from matinee.games.roundhouse.volley import NO_HITS, after_block, all_hits, hit_list, stoppable

# The option of a defender beyond the numbers of their cards.
TAKE: Final[i64] = 1000


def strike(s: Roundhouse, first: i64, end: i64, targets: i64) -> None:
    """RK-33 The monsters on these places roll once, and the same hits come to every target.

    RK-41 The targets decide from the SP clockwise.
    """
    s.targets = targets
    s.throw_all(first, end)
    if all_hits(s.volley) == 0:
        return
    s.push(HARM)
    s.push_clockwise(DEFEND, targets & s.shielded())


class Defend(Happening[Roundhouse]):
    """RK-38 One target may put up defence cards, for their own protection only."""

    def __init__(self, defender: i64) -> None:
        super().__init__()
        self.defender = defender

    def facts(self) -> list[int]:
        return [self.defender]

    def happen(self, s: Roundhouse) -> None:
        s.facing = s.volley
        s.push(BLOCK_HITS[self.defender])


class BlockHits(Question[Roundhouse]):
    """RK-38 Put up a card against hits of its type, or take what comes; asked as long as a card of yours matches."""

    cites: ClassVar[str] = "RK-38"

    def options(self, s: Roundhouse, out: Options) -> None:
        first = s.piles.bottom(SHIELDS + self.seat)
        if first == NONE:
            return
        if stoppable(s.facing, s.deck.types(first)) > 0:
            out.add(first)
        second = s.piles.above(first)
        if second != NONE and stoppable(s.facing, s.deck.types(second)) > 0:
            equal = s.deck.same(first, second) and s.piles.counter(first) == s.piles.counter(second)
            if not equal:
                out.add(second)
        if out.count > 0:
            out.add(TAKE)

    def answer(self, s: Roundhouse, option: i64) -> None:
        if option == TAKE:
            s.tell("took", self.seat, s.numbers[WOUNDS + self.seat])
            return
        before = s.facing
        s.facing = blocked(s, self.seat, option)
        unstopped = all_hits(s.facing)
        absorbed = s.numbers[WOUNDS + self.seat] - unstopped
        s.numbers[WOUNDS + self.seat] = unstopped
        left = s.piles.counter(option) - absorbed
        # RK-39 A card wears out: what it has left it keeps, and at 0 it is gone.
        s.piles.set_counter(option, left)
        if s.journal is not None:
            self.tell(s, option, before - s.facing, left)
        if left == 0:
            s.discard(option)
        s.push(BLOCK_HITS[self.seat])

    def tell(self, s: Roundhouse, card: i64, stopped: i64, left: i64) -> None:
        """What a card has stopped: its `faces` are the types of each hit, for they all look alike in a number."""
        event = Event("blocked", self.seat, OPEN)
        event.number = all_hits(stopped)
        event.other = left
        event.word = s.deck.name(card)
        event.faces = tuple(hit_list(stopped))
        s.note(event)

    def key(self, s: Roundhouse, option: i64) -> str:
        return "take" if option == TAKE else f"block:{words.told_apart(s, option)}"

    def offer(self, s: Roundhouse, option: i64) -> Offer:
        left = NO_HITS if option == TAKE else blocked(s, self.seat, option)
        return words.offer_block(s, self.seat, option, self.key(s, option), left)

    def prompt(self, s: Roundhouse) -> Say:
        return words.prompt_block(s, self.seat)

    def refusals(self, s: Roundhouse) -> list[Refusal]:
        return words.refuse_block(s, self.seat)

    def passing(self, s: Roundhouse) -> i64:
        return TAKE


def blocked(s: Roundhouse, seat: i64, card: i64) -> i64:
    """RK-40 What a defender still faces once this card has stopped all it can."""
    others: i64 = 0
    other = s.piles.top(SHIELDS + seat)
    while other != NONE:
        if other != card:
            others |= s.deck.types(other)
        other = s.piles.below(other)
    return after_block(s.facing, s.deck.types(card), s.piles.counter(card), others)


class Harm(Happening[Roundhouse]):
    """RK-42 After the last decision each hit not avoided costs one life, from all targets together."""

    def happen(self, s: Roundhouse) -> None:
        for seat in range(s.seats):
            wounds = s.numbers[WOUNDS + seat]
            if wounds > 0:
                lost = min(wounds, s.life(seat))
                s.numbers[LIFE + seat] -= lost
                s.tell("wounded", seat, lost, s.life(seat))
                if s.life(seat) == 0:
                    die(s, seat)
        if s.living() == 0:
            # RK-50 All are dead. RK-54 Alone, that is no victory, whatever the points.
            s.finish(s.leaders() if s.seats > 1 else i64(0), "fell")


def die(s: Roundhouse, seat: i64) -> None:
    """RK-43 Out of the game: the items are discarded, the monster cards stay."""
    s.tell("died", seat)
    discard_all(s, ATTACKS + seat)
    discard_all(s, SHIELDS + seat)


def discard_all(s: Roundhouse, pile: i64) -> None:
    card = s.piles.top(pile)
    while card != NONE:
        s.discard(card)
        card = s.piles.top(pile)


HARM: Final = Harm()
DEFEND: Final[list[Step[Roundhouse]]] = [Defend(0), Defend(1), Defend(2), Defend(3)]
BLOCK_HITS: Final = [BlockHits(0), BlockHits(1), BlockHits(2), BlockHits(3)]

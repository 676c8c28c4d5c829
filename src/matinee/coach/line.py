"""Everybody's winning chance, as somebody sees it who knows every hand but not what comes next.

That is the commentator of a card game on television: hands lie open, the order of the decks and the dice to come are
unknown. So all chances belong to one world, a card that comes is luck, and nothing is luck that was decided before.
"""

from math import sqrt
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from matinee.bots.plans import Plan, follow, goes_on
from matinee.bots.search import Foresight, play_laps
from matinee.engine.chance import Chance, Swift
from matinee.engine.seats import MOST_SEATS, only
from matinee.engine.state import State

SEATS = (1 << MOST_SEATS) - 1

Row = list[float]


class Estimate(NamedTuple):
    """Numbers of all seats (chances, or what changes them), with their standard errors."""

    chances: Row
    errors: Row


class Parts(NamedTuple):
    """What one action did, each part measured in the same worlds.

    `now`: the chances before it. `usual`: what a star's action would change; nothing, if the judge were always right.
    `choice`: what the action did beyond that. `luck`: what chance brought, against all that it could have brought.
    """

    now: Estimate
    usual: Estimate
    choice: Estimate
    luck: Estimate


class Drawn(NamedTuple):
    """A card that nobody had seen when an action began, and the place from which it came: a pile, and how deep."""

    card: int
    pile: int
    depth: int


def opened(s: State) -> State:
    """A copy in which the asked seat has seen whatever anybody has seen: its guesses keep every hand as it is."""
    twin = s.copy()
    eyes = only(twin.asked)
    for card in range(twin.piles.n):
        if twin.piles.seen(card) & SEATS:
            twin.piles.show(card, eyes)
    return twin


class Commentator:
    """Looks at positions with open hands: plays them on in many worlds, then asks the judge.

    Each world is judged when its observer is asked again, and every seat is the observer of as many worlds: a judge
    that overrates those who are to move, or those who have just moved, does so at every point of the line alike.
    """

    def __init__(self, thinker: Foresight) -> None:
        self.thinker = thinker

    def now(self, s: State, chance: Chance, worlds: int) -> Estimate:
        """The chances at a question, or the result."""
        if s.over:
            return Estimate(list(self.thinker.judge.chances(s)), [0.0] * s.seats)
        table = opened(s)
        lucks = words(chance, worlds)
        return mean([self.end(table.redeal(s.asked, Swift(luck)), world, luck) for world, luck in enumerate(lucks)])

    def dealt(self, tables: list[State]) -> Estimate:
        """The chances before the deal, from many deals."""
        return mean([self.end(table, world, world) for world, table in enumerate(tables)])

    def parts(
        self, s: State, played: list[int], usual: list[int], drawn: list[Drawn] | None, chance: Chance, worlds: int
    ) -> Parts:
        """An action taken apart; `drawn` is None if chance had no hand in it."""
        table = opened(s)
        now: list[Row] = []
        choices: list[Row] = []
        habits: list[Row] = []
        brought: list[Row] = []
        for world, luck in enumerate(words(chance, worlds)):
            deal = table.redeal(s.asked, Swift(luck))
            before = self.end(deal.copy(), world, luck)
            free = self.after(deal.copy(), played, world, luck)
            plain = free if usual == played else self.after(deal.copy(), usual, world, luck)
            now.append(before)
            habits.append(minus(plain, before))
            choices.append(minus(free, plain))
            if drawn is not None:
                real = as_it_came(deal, s, drawn)
                brought.append(minus(self.after(real, played, world, luck), free))
        nothing = Estimate([0.0] * s.seats, [0.0] * s.seats)
        return Parts(mean(now), mean(habits), mean(choices), mean(brought) if brought else nothing)

    def after(self, twin: State, answers: list[int], world: int, luck: int) -> Row:
        """The chances once an action is finished."""
        seat = twin.asked
        follow(twin, seat, Plan(vec[i64](answers), 0.0, 0.0, twin.seats))
        dice = Swift(luck + 2)
        while goes_on(twin, seat):
            twin.take(self.thinker.quick.choose(twin, dice))
        twin.chance = Swift(luck + 3)
        return self.end(twin, world, luck)

    def end(self, twin: State, world: int, luck: int) -> Row:
        if not twin.over:
            asked = [seat for seat in range(twin.seats) if not twin.is_out(seat)]
            observer = asked[world % len(asked)]
            search = self.thinker.search
            play_laps(twin, observer, self.thinker.quick, Swift(luck + 1), search.laps, search.longest)
        return list(self.thinker.judge.chances(twin))


def place_of(s: State, card: int) -> Drawn:
    pile = s.piles.home(card)
    depth, above = 0, s.piles.above(card)
    while above >= 0:
        depth, above = depth + 1, s.piles.above(above)
    return Drawn(card, int(pile), depth)


def as_it_came(guess: State, s: State, drawn: list[Drawn]) -> State:
    """A guess in which the next action meets the very cards and dice that it met; all else is as guessed."""
    twin = guess.copy()
    twin.chance = s.chance.copy()
    for card, pile, depth in drawn:
        there = twin.piles.at(pile, depth)
        if there != card:
            names = vec[i64]([number for number in range(twin.piles.n)])
            names[there], names[card] = card, there
            twin.piles.rename(names)
            twin.agenda = [step.renamed(names) for step in twin.agenda]
    return twin


def words(chance: Chance, count: int) -> list[int]:
    return [int(chance.word()) for _ in range(count)]


def minus(ones: Row, others: Row) -> Row:
    return [one - other for one, other in zip(ones, others, strict=True)]


def mean(rows: list[Row]) -> Estimate:
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows, strict=True)]
    squares = [sum(x * x for x in column) / count for column in zip(*rows, strict=True)]
    errors = [sqrt(max(0.0, square - m * m) / max(1, count - 1)) for m, square in zip(means, squares, strict=True)]
    return Estimate(means, errors)

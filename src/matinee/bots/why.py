"""How two positions differ: the features that have changed, by how far each moves the winning chance."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.bots.judge import Judge, Net, first_of_side, share_of
from matinee.bots.plans import Plan
from matinee.bots.search import Company, Foresight
from matinee.engine.chance import Swift
from matinee.engine.features import Features
from matinee.engine.state import State

# In how many worlds two plans are played on, and in how many of them the game must still be undecided to compare them.
WORLDS: Final[i64] = 64
OPEN: Final[i64] = 32


class Change:
    """A feature of which a position has more or less than another, and how far that moves a winning chance."""

    def __init__(self, feature: str, more: bool, weight: float) -> None:
        self.feature = feature
        self.more = more
        self.weight = weight


def changes(judge: Judge, better: State, other: State, seat: i64) -> list[Change]:
    """What has changed in a seat's eyes, the weightiest first; nothing where nothing was learned."""
    features, net = judge.features, judge.nets[better.seats]
    if features is None or net is None or better.over or other.over:
        return []
    return told_apart(features, net, better, rows(features, net, better), rows(features, net, other), seat)


def later_changes(thinker: Foresight, s: State, better: Plan, other: Plan, luck: i64) -> list[Change]:
    """The same a while after two plans: what has changed on average where a search would ask its judge."""
    features, net = thinker.judge.features, thinker.judge.nets[s.seats]
    if features is None or net is None:
        return []
    seat = s.asked
    company = Company(seat, thinker.own_quick, thinker.quick)
    ones, others = rows(features, net, s), rows(features, net, s)
    scale(ones, 0.0)
    scale(others, 0.0)
    still: i64 = 0
    for world in range(WORLDS):
        deal = s.redeal(seat, Swift(luck + 2 * world))
        one = thinker.future(deal, better, company, luck + 2 * world, s)
        two = thinker.future(deal, other, company, luck + 2 * world, s)
        if not one.over and not two.over:
            add(ones, rows(features, net, one))
            add(others, rows(features, net, two))
            still += 1
    if still < OPEN:
        return []
    scale(ones, 1.0 / float(still))
    scale(others, 1.0 / float(still))
    return told_apart(features, net, s, ones, others, seat)


def told_apart(
    features: Features[Any], net: Net, s: State, ones: list[vec[float]], others: list[vec[float]], seat: i64
) -> list[Change]:
    """Each feature by itself is put into the other position, for all sides at once, and the chance is looked at again.

    Only the size of that counts: features go together, so what one does alone need not point the right way.
    """
    side = first_of_side(s, features, seat, features.side(s, seat))
    before = share_of(net, others, side)
    found: list[Change] = []
    names = features.names()
    voice = features.voice(s, seat)
    for place in range(net.inputs):
        row = differing(ones, others, place, side)
        if row < 0:
            continue
        more = ones[row][place] > others[row][place]
        swap(ones, others, place)
        found.append(Change(voice + names[place], more, abs(share_of(net, others, side) - before)))
        swap(ones, others, place)
    found.sort(key=weight_of, reverse=True)
    return found


def rows(features: Features[Any], net: Net, s: State) -> list[vec[float]]:
    """The features of every seat; a seat whose side has a lower one brings none."""
    found: list[vec[float]] = []
    for seat in range(s.seats):
        x = vec[float]([0.0] * net.inputs)
        if first_of_side(s, features, seat, features.side(s, seat)) == seat:
            features.fill(s, seat, x)
            found.append(x)
        else:
            found.append(vec[float]())
    return found


def differing(ones: list[vec[float]], others: list[vec[float]], place: i64, side: i64) -> i64:
    """The seat in whose row a feature differs, -1 if there is none.

    That is the asked side's own; only if a game tells everything from one side's view, as if it had no features of its
    own, that side's.
    """
    if ones[side][place] != others[side][place]:
        return side
    for value in ones[side]:
        if value != 0.0:
            return -1
    for seat in range(i64(len(ones))):
        if len(ones[seat]) > 0 and len(others[seat]) > 0 and ones[seat][place] != others[seat][place]:
            return seat
    return -1


def swap(ones: list[vec[float]], others: list[vec[float]], place: i64) -> None:
    for seat in range(i64(len(ones))):
        one, other = ones[seat], others[seat]
        if len(one) > 0 and len(other) > 0:
            kept = one[place]
            one[place] = other[place]
            other[place] = kept


def scale(lines: list[vec[float]], by: float) -> None:
    for line in lines:
        for place in range(i64(len(line))):
            line[place] *= by


def add(sums: list[vec[float]], lines: list[vec[float]]) -> None:
    for seat in range(i64(len(sums))):
        total, line = sums[seat], lines[seat]
        for place in range(i64(len(total))):
            total[place] += line[place]


def weight_of(change: Change) -> float:
    return change.weight

"""Foresight: the best ways to finish the action at hand are played on, again and again, against quick opponents.

Each trial deals again what the seat cannot know; all plans of a trial get the same deal and the same chance, so that
they differ by what they do and not by luck. Plans that have fallen behind for good are dropped at once, the others half
by half. No trial need be played to the end of the game: after a while the judge says how likely everybody is to win.
"""

from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.bots.greedy import Greedy
from matinee.bots.judge import Judge
from matinee.bots.plans import Plan, act, find_plans, follow, habit, hunch_of, look_of, value_of
from matinee.engine.bits import bit
from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import UNLIKED, Leaning, Policy, Search, Weighed, Worth
from matinee.engine.state import State

# Plans are compared every CHECK worlds; one that is BEHIND standard errors worse is out.
CHECK: Final[i64] = 6
BEHIND: Final = 2.3
# For a game with a `leaning`: how many plans are compared with the best one, and in how many worlds.
LIKED: Final[i64] = 4
LIKED_WORLDS: Final[i64] = 36


class Evaluation:
    """A position from what the asked seat knows: its plans, the best first, and everybody's chance to win after that.

    Hints, lessons and the coach rest on this one.
    """

    def __init__(self, seat: i64, plans: list[Weighed], chances: vec[float]) -> None:
        self.seat = seat
        self.plans = plans
        self.chances = chances


class Foresight(Policy):
    """Spends at most as many trials as its `search` says, on the best plans and a few more that the judge likes.

    `star` stands in where the search names no policy. From a prelude a trial goes on until the first turn begins. With
    `milliseconds` it stops early on a slow machine, and the same seed need not give the same answer there.
    """

    def __init__(
        self, star: Policy, worth: Worth[Any], judge: Judge, search: Search | None = None, milliseconds: i64 = 0
    ) -> None:
        self.search = Search() if search is None else search
        self.quick = star if self.search.quick is None else self.search.quick
        self.own_quick = self.quick if self.search.own_quick is None else self.search.own_quick
        self.usual = star
        self.worth = worth
        self.judge = judge
        self.milliseconds = milliseconds
        profile = self.search.usual
        if profile is not None:
            self.usual = Greedy(profile.worth, profile.ahead)
            self.worth = profile.worth

    def choose(self, s: State, chance: Chance) -> i64:
        if s.offered.count == 1:
            return s.offered.at(0)
        return self.ponder(s, chance)[0].answers[0]

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        return [plan.weighed() for plan in self.ponder(s, chance)]

    def evaluate(self, s: State, chance: Chance) -> "Evaluation":
        """A true table as the asked seat knows it: each plan with its interval, and everybody's winning chance."""
        plans = self.ponder(s.redeal(s.asked, Swift(chance.word())), chance)
        best = plans[0]
        if best.trials() == 0:  # there was nothing to compare
            return Evaluation(s.asked, [best.weighed()], self.outlook(s, s.asked, chance, CHECK))
        return Evaluation(s.asked, [plan.weighed() for plan in plans], best.chances())

    def outlook(self, s: State, viewer: i64, chance: Chance, worlds: i64) -> vec[float]:
        """Everybody's winning chance at a true table, as any viewer knows it: the mean over `worlds` guesses."""
        sums = vec[float]([0.0] * s.seats)
        for _ in range(worlds):
            luck = chance.word()
            twin = s.redeal(viewer, Swift(luck))
            if not twin.over:
                self.play_on(twin, twin.asked, self.quick, Swift(luck + 1), s)
            chances = self.judge.chances(twin)
            for seat in range(s.seats):
                sums[seat] += chances[seat] / float(worlds)
        return sums

    def ponder(self, s: State, chance: Chance) -> list[Plan]:
        """The plans worth a trial, the chosen one first, then by value: from what the asked seat knows, and no more."""
        plans = self.candidates(s, chance)
        usual = plans[0]
        live = plans[:]
        ends = perf_counter() + float(self.milliseconds) / 1000.0
        simulations = self.search.budget(s.seats)
        rounds: i64 = 1
        while bit(rounds) < len(plans):
            rounds += 1
        while len(live) > 1:
            worlds = max(CHECK, simulations // rounds // i64(len(live)))
            live = self.compare(s, live, worlds, chance, ends)
            live = better_half(live)
        plans.sort(key=value_of, reverse=True)
        best = live[0]
        if best is not usual and usual.trials() > 0 and best.lead(usual) < self.search.doubt * best.doubt(usual):
            best = usual
        plans.remove(best)
        leaning = self.search.leaning
        if leaning is not None and leaning.care(s, best.answers) == UNLIKED:
            liked = self.lean(s, best, leaning, chance)
            if liked is not None:
                return [liked, best, *[plan for plan in plans if not plan.is_said_by(liked.answers)]]
        return [best, *plans]

    def lean(self, s: State, best: Plan, leaning: Leaning, chance: Chance) -> Plan | None:
        """The best liked of the plans that cost next to nothing, compared in the worlds of the best plan."""
        first = Plan(best.answers, best.look, best.hunch, s.seats)
        live = liked_most(find_plans(s, self.worth, self.judge), s, leaning)
        for world in range(LIKED_WORLDS):
            if len(live) == 0:
                return None
            self.try_all(s, [first, *live], chance.word())
            if (world + 1) % CHECK == 0:
                live = [plan for plan in live if costs(first, plan, -1.0) <= self.search.slack]
        chosen: Plan | None = None
        least, least_lost = UNLIKED, 0.0
        slack = self.search.slack
        for plan in live:
            care, lost = leaning.care(s, plan.answers), first.lead(plan)
            if costs(first, plan, care) <= slack and (care < least or (care == least and lost < least_lost)):
                chosen, least, least_lost = plan, care, lost
        return chosen

    def candidates(self, s: State, chance: Chance) -> list[Plan]:
        """What the quick policy would do, then the plans that look best to the worth and to the judge."""
        found = find_plans(s, self.worth, self.judge)
        mix(found, chance)
        chosen: list[Plan] = []
        usual = habit(s, self.usual, chance)
        for plan in found:
            if plan.is_said_by(usual):
                chosen.append(plan)
        if len(chosen) == 0:
            chosen.append(Plan(usual, 0.0, 0.0, s.seats))
        found.sort(key=look_of, reverse=True)
        add_best(chosen, found, self.search.width)
        if self.judge.learned(s.seats):
            found.sort(key=hunch_of, reverse=True)
            add_best(chosen, found, self.search.width + self.search.width // 2)
        return chosen

    def compare(self, s: State, live: list[Plan], worlds: i64, chance: Chance, ends: float) -> list[Plan]:
        """Try each plan in more worlds; those that are clearly behind get fewer."""
        for world in range(worlds):
            self.try_all(s, live, chance.word())
            if (world + 1) % CHECK == 0:
                live = contenders(live)
                if len(live) == 1 or (self.milliseconds > 0 and perf_counter() > ends):
                    break
        return live

    def try_all(self, s: State, plans: list[Plan], luck: i64) -> None:
        """One deal of the unseen, one stream of chance, every plan."""
        seat = s.asked
        company = Company(seat, self.own_quick, self.quick)
        deal = s.redeal(seat, Swift(luck))
        for plan in plans:
            plan.learn(self.judge.chances(self.future(deal, plan, company, luck, s)), seat)

    def future(self, deal: State, plan: Plan, company: Policy, luck: i64, root: State) -> State:
        """Where a plan has led when the judge is asked."""
        twin = deal.copy()
        follow(twin, root.asked, plan)
        self.play_on(twin, root.asked, company, Swift(luck + 1), root)
        return twin

    def play_on(self, s: State, seat: i64, company: Policy, chance: Chance, root: State) -> None:
        """From the end of a plan until the judge is asked."""
        search = self.search
        turns = 1 if root.prelude() else search.turns
        if turns > 0:
            play_until(s, company, chance, root.turn_count() + turns, search.longest)
        else:
            play_laps(s, seat, company, chance, search.laps, search.longest)


class Company(Policy):
    """One seat plays as one policy would, all others as another."""

    def __init__(self, seat: i64, own: Policy, others: Policy) -> None:
        self.seat = seat
        self.own = own
        self.others = others

    def plan(self, s: State, chance: Chance) -> vec[i64]:
        return (self.own if s.asked == self.seat else self.others).plan(s, chance)


def play_until(s: State, quick: Policy, chance: Chance, turn: i64, longest: i64) -> None:
    """Until a turn begins, or it takes too long."""
    while not s.over and longest > 0 and s.turn_count() < turn:
        longest -= act(s, quick.plan(s, chance))


def play_laps(s: State, seat: i64, quick: Policy, chance: Chance, laps: i64, longest: i64) -> None:
    """Until the seat has been asked again after somebody else `laps` times, or it takes too long."""
    others = False
    answers: i64 = 0
    while not s.over and answers < longest:
        if s.asked != seat:
            others = True
        elif others and not s.step().inside():
            laps -= 1
            if laps <= 0:
                return
            others = False
        answers += act(s, quick.plan(s, chance))


def contenders(plans: list[Plan]) -> list[Plan]:
    """Those that luck alone may have put behind the best. Of plans that never differ the first stays."""
    best = leader(plans)
    kept: list[Plan] = []
    for plan in plans:
        if plan is best or best.lead(plan) < BEHIND * best.doubt(plan):
            kept.append(plan)
    return kept


def leader(plans: list[Plan]) -> Plan:
    best = plans[0]
    height = best.value()
    for plan in plans:
        value = plan.value()
        if value > height:
            best, height = plan, value
    return best


def better_half(plans: list[Plan]) -> list[Plan]:
    """In the order in which they stood; of equals the first."""
    ranked = plans[:]
    ranked.sort(key=value_of, reverse=True)
    keep = ranked[: max(1, len(plans) // 2)]
    kept: list[Plan] = []
    for plan in plans:
        if plan in keep:
            kept.append(plan)
    return kept


def add_best(chosen: list[Plan], ranked: list[Plan], most: i64) -> None:
    """Fill up with the best that are not chosen yet."""
    for plan in ranked:
        if len(chosen) >= most:
            return
        if plan not in chosen:
            chosen.append(plan)


def liked_most(found: list[Plan], s: State, leaning: Leaning) -> list[Plan]:
    """What is liked most, and of that what looks best; of plans that begin alike only one."""
    found.sort(key=look_of, reverse=True)
    cares = [leaning.care(s, plan.answers) for plan in found]
    liked: list[Plan] = []
    for care in sorted(set(cares)):
        for place in range(i64(len(found))):
            if cares[place] == care < UNLIKED and len(liked) < LIKED and not begins(liked, found[place].answers[0]):
                liked.append(found[place])
    return liked


def begins(plans: list[Plan], answer: i64) -> bool:
    """Whether one of the plans begins with this answer."""
    for plan in plans:
        if plan.answers[0] == answer:
            return True
    return False


def costs(best: Plan, plan: Plan, care: float) -> float:
    """What a plan may cost if luck flattered it by that many standard errors."""
    return best.lead(plan) + care * best.doubt(plan)


def mix(plans: list[Plan], chance: Chance) -> None:
    """Shuffle ties, so that nobody can read a habit."""
    places = vec[i64]([place for place in range(i64(len(plans)))])
    chance.shuffle(places)
    mixed = [plans[places[place]] for place in range(i64(len(plans)))]
    for place in range(i64(len(plans))):
        plans[place] = mixed[place]

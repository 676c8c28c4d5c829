"""Information-set Monte Carlo tree search: one tree over what can be seen, a new deal of the unseen for each descent.

Cowling, Powley and Whitehouse (2012), single observer. A node stands for the answers given since the search began;
which of its branches exist depends on the deal, so a branch is judged by how often it was taken out of the times it was
there. The tree is a handful of vectors: no object is made on the way down.
"""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.bots.judge import Judge
from matinee.bots.plans import act
from matinee.engine.chance import Chance, Swift
from matinee.engine.playout import playout
from matinee.engine.policy import Policy, Weighed, Worth
from matinee.engine.state import State

NONE: Final[i64] = -1
# Descents between two checks whether the answer is clear.
CHECK: Final[i64] = 64


class Tree:
    """Nodes as columns. A node's branches are a chain from `first` along `next`."""

    def __init__(self, room: i64) -> None:
        self.option: vec[i64] = vec[i64](capacity=room)
        self.first: vec[i64] = vec[i64](capacity=room)
        self.next: vec[i64] = vec[i64](capacity=room)
        self.visits: vec[i64] = vec[i64](capacity=room)
        self.there: vec[i64] = vec[i64](capacity=room)
        self.total: vec[float] = vec[float](capacity=room)
        self.add(NONE, NONE)

    def add(self, parent: i64, option: i64) -> i64:
        """A new branch of a node."""
        node: i64 = len(self.option)
        self.option = append(self.option, option)
        self.first = append(self.first, NONE)
        self.next = append(self.next, self.first[parent] if parent != NONE else NONE)
        self.visits = append(self.visits, i64(0))
        self.there = append(self.there, i64(1))
        self.total = append(self.total, 0.0)
        if parent != NONE:
            self.first[parent] = node
        return node

    def learn(self, node: i64, value: float) -> None:
        self.visits[node] += 1
        self.total[node] += value

    def branch(self, node: i64, option: i64) -> i64:
        """The branch for an option, or NONE."""
        found = self.first[node]
        while found != NONE and self.option[found] != option:
            found = self.next[found]
        return found

    def weighed(self, node: i64) -> Weighed:
        """The option of a node: its mean value, and an error as if every descent were a coin."""
        visits = max(1.0, float(self.visits[node]))
        value = self.total[node] / visits
        error = sqrt(max(0.0, value * (1.0 - value)) / visits)
        return Weighed(vec[i64]([self.option[node]]), value, error, self.visits[node])

    def lead(self, node: i64) -> i64:
        """By how many visits the favourite branch of a node is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        child = self.first[node]
        while child != NONE:
            visits = self.visits[child]
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
            child = self.next[child]
        return most - second

    def favourite(self, node: i64) -> i64:
        """The option of the most visited branch."""
        best = self.first[node]
        child = best
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.next[child]
        return self.option[best]


class TreeSearch(Policy):
    """A fixed number of descents per answer; each ends with random play, cut off after `depth` answers.

    With a `quick` policy that play is not random. Where it was cut off, the judge says who would have won.
    """

    def __init__(
        self,
        worth: Worth[Any],
        descents: i64 = 1000,
        depth: i64 = 200,
        boldness: float = 0.7,
        judge: Judge | None = None,
        quick: Policy | None = None,
    ) -> None:
        self.judge = Judge(worth) if judge is None else judge
        self.descents = descents
        self.depth = depth
        self.boldness = boldness
        self.quick = quick

    def choose(self, s: State, chance: Chance) -> i64:
        if s.offered.count == 1:
            return s.offered.at(0)
        return self.grow(s, chance).favourite(0)

    def grow(self, s: State, chance: Chance) -> Tree:
        """A tree of at most one node for each descent. It stops when no other branch can catch up any more."""
        tree = Tree(self.descents + 1)
        luck = Swift(chance.word())
        for done in range(self.descents):
            if done % CHECK == 0 and tree.lead(0) > self.descents - done:
                break
            self.descend(tree, s.redeal(s.asked, luck), luck)
        return tree

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """The options by visits: the search visits most often what looks best."""
        tree = self.grow(s, chance)
        found: list[Weighed] = []
        child = tree.first[0]
        while child != NONE:
            found.append(tree.weighed(child))
            child = tree.next[child]
        found.sort(key=trials_of, reverse=True)
        return found

    def descend(self, tree: Tree, s: State, luck: Chance) -> None:
        node: i64 = 0
        nodes = vec[i64](capacity=16)
        movers = vec[i64](capacity=16)
        fresh = False
        while not s.over and not fresh:
            movers = append(movers, s.asked)
            child = self.select(tree, node, s)
            if child == NONE:
                child = expand(tree, node, s, luck)
                fresh = True
            s.take(tree.option[child])
            nodes = append(nodes, child)
            node = child
        self.finish(s, luck)
        chances = self.judge.chances(s)
        for place in range(i64(len(nodes))):
            tree.learn(nodes[place], chances[movers[place]])

    def finish(self, s: State, luck: Chance) -> None:
        """Play on to the end of the game, or to `depth` answers."""
        quick = self.quick
        if quick is None:
            playout(s, luck, self.depth)
            return
        answers: i64 = 0
        while not s.over and answers < self.depth:
            answers += act(s, quick.plan(s, luck))

    def select(self, tree: Tree, node: i64, s: State) -> i64:
        """The branch with the best bound (UCB1 over the times it was there); NONE if an option is still untried."""
        tried: i64 = 0
        best: i64 = NONE
        height = -1.0
        child = tree.first[node]
        while child != NONE:
            if s.offered.has(tree.option[child]):
                tried += 1
                tree.there[child] += 1
                visits = float(tree.visits[child])
                bound = tree.total[child] / visits + self.boldness * sqrt(log(float(tree.there[child])) / visits)
                if bound > height:
                    best = child
                    height = bound
            child = tree.next[child]
        return best if tried == s.offered.count else NONE


def expand(tree: Tree, node: i64, s: State, luck: Chance) -> i64:
    """A branch for one of the untried options, each equally likely."""
    untried: i64 = 0
    chosen: i64 = NONE
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if tree.branch(node, option) == NONE:
            untried += 1
            if luck.below(untried) == 0:
                chosen = option
    return tree.add(node, chosen)


def trials_of(weighed: Weighed) -> i64:
    return weighed.trials

"""Every card of a table, each in exactly one pile, in one block of small integers.

A pile is a chain of cards from its bottom to its top. Besides its place a card carries two numbers: a `counter`
(hits, points left, a nomination) and the mask of those who have `seen` it. A copy of the table is a copy of the block.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from matinee.engine.chance import Chance
from matinee.engine.seats import HIDDEN, among

NONE: Final[i64] = -1


class Layout:
    """What never changes about a table: which piles there are, who may look into each, which back a card has."""

    def __init__(self, backs: list[int]) -> None:
        self.backs: vec[i16] = vec[i16]([i16(back) for back in backs])
        self.last_back: i64 = max(backs, default=0)
        # The cards by their own names: a renaming begins with a copy.
        self.numbers: vec[i64] = vec[i64]([card for card in range(i64(len(backs)))])
        self.names: list[str] = []
        self.sees: vec[i16] = vec[i16]()

    def pile(self, name: str, sees: i64) -> i64:
        """Make room for one more pile, seen by the seats of a mask."""
        self.names.append(name)
        self.sees = append(self.sees, i16(sees))
        return len(self.names) - 1

    def find(self, name: str) -> i64:
        return self.names.index(name)

    @property
    def cards(self) -> int:
        return len(self.backs)


@mypyc_attr(acyclic=True)
class Piles:
    """The cards of one table. Anybody may read; changes go through the verbs of `State`."""

    def __init__(self, layout: Layout, cells: vec[i16]) -> None:
        self.layout = layout
        self.cells = cells
        # How often somebody came to see a card: an undo may not reach back over a change of this.
        self.shown: i64 = 0
        # Offsets into the block: the chain downwards and upwards, home, counter, seen, then three cells a pile.
        n: i64 = len(layout.backs)
        self.n: i64 = n
        self.to_home: i64 = 2 * n
        self.to_counters: i64 = 3 * n
        self.to_seen: i64 = 4 * n
        self.to_piles: i64 = 5 * n

    def copy(self) -> "Piles":
        twin = Piles(self.layout, self.cells[:])
        twin.shown = self.shown
        return twin

    def copy_onto(self, spent: "Piles") -> None:
        """Write these cards over a copy of the same table."""
        spent.cells = self.cells[:]
        spent.shown = self.shown

    # What lies where

    def below(self, card: i64) -> i64:
        """The card beneath this one in its pile, or NONE."""
        return i64(self.cells[card])

    def above(self, card: i64) -> i64:
        return i64(self.cells[self.n + card])

    def home(self, card: i64) -> i64:
        """The pile that a card lies in."""
        return i64(self.cells[self.to_home + card])

    def counter(self, card: i64) -> i64:
        """The number on a card: what it means is up to the game."""
        return i64(self.cells[self.to_counters + card])

    def set_counter(self, card: i64, number: i64) -> None:
        self.cells[self.to_counters + card] = i16(number)

    def clear_counters(self, pile: i64) -> None:
        """Set the counters of a whole pile to 0."""
        card = self.top(pile)
        while card != NONE:
            self.set_counter(card, 0)
            card = self.below(card)

    def top(self, pile: i64) -> i64:
        """The uppermost card of a pile, or NONE."""
        return i64(self.cells[self.to_piles + 3 * pile])

    def bottom(self, pile: i64) -> i64:
        return i64(self.cells[self.to_piles + 3 * pile + 1])

    def count(self, pile: i64) -> i64:
        return i64(self.cells[self.to_piles + 3 * pile + 2])

    def at(self, pile: i64, depth: i64) -> i64:
        """The card `depth` places below the top."""
        card = self.top(pile)
        for _ in range(depth):
            card = self.below(card)
        return card

    def cards(self, pile: i64) -> list[int]:
        """A snapshot of a pile from bottom to top: the pile may change while it is iterated.

        It makes a list: what is asked in every question walks `above` or `below` instead.
        """
        found: list[int] = []
        card = self.bottom(pile)
        while card != NONE:
            found.append(card)
            card = self.above(card)
        return found

    # Who knows what

    def seen(self, card: i64) -> i64:
        """The mask of those who can name this card where it lies."""
        return i64(self.cells[self.to_seen + card])

    def knows(self, viewer: i64, card: i64) -> bool:
        return among(self.seen(card), viewer)

    def show(self, card: i64, mask: i64) -> None:
        """Let more seats see a card where it lies."""
        before = self.seen(card)
        if before | mask != before:
            self.shown += 1
            self.cells[self.to_seen + card] = i16(before | mask)

    def forget(self, pile: i64) -> None:
        """Nobody can follow single cards of this pile any more: only those who may look into it know it."""
        sees = self.layout.sees[pile]
        card = self.top(pile)
        while card != NONE:
            self.cells[self.to_seen + card] = sees
            card = self.below(card)

    # Changes

    def start(self, card: i64, pile: i64) -> None:
        """Lay a card that lies nowhere yet."""
        self.cells[self.to_seen + card] = i16(HIDDEN)
        self.join_top(card, pile)

    def move(self, card: i64, pile: i64) -> None:
        """To the top of a pile; those who have seen the card still know it there."""
        self.leave(card)
        self.join_top(card, pile)

    def slip(self, card: i64, pile: i64) -> None:
        """To the bottom of a pile."""
        self.leave(card)
        self.join_bottom(card, pile)

    def leave(self, card: i64) -> None:
        cells = self.cells
        below = cells[card]
        above = cells[self.n + card]
        place = self.to_piles + 3 * self.home(card)
        if below >= 0:
            cells[self.n + i64(below)] = above
        else:
            cells[place + 1] = above
        if above >= 0:
            cells[i64(above)] = below
        else:
            cells[place] = below
        cells[place + 2] -= 1

    def join_top(self, card: i64, pile: i64) -> None:
        cells = self.cells
        place = self.to_piles + 3 * pile
        top = cells[place]
        cells[card] = top
        cells[self.n + card] = -1
        if top >= 0:
            cells[self.n + i64(top)] = i16(card)
        else:
            cells[place + 1] = i16(card)
        cells[place] = i16(card)
        cells[place + 2] += 1
        self.settle(card, pile)

    def join_bottom(self, card: i64, pile: i64) -> None:
        cells = self.cells
        place = self.to_piles + 3 * pile
        bottom = cells[place + 1]
        cells[self.n + card] = bottom
        cells[card] = -1
        if bottom >= 0:
            cells[i64(bottom)] = i16(card)
        else:
            cells[place] = i16(card)
        cells[place + 1] = i16(card)
        cells[place + 2] += 1
        self.settle(card, pile)

    def settle(self, card: i64, pile: i64) -> None:
        self.cells[self.to_home + card] = i16(pile)
        before = self.cells[self.to_seen + card]
        sees = before | self.layout.sees[pile]
        if sees != before:
            self.shown += 1
            self.cells[self.to_seen + card] = sees

    def shuffle(self, pile: i64, chance: Chance) -> None:
        """Mix a pile; nobody can follow a card through it."""
        cards = vec[i64](capacity=self.count(pile))
        card = self.bottom(pile)
        while card != NONE:
            cards = append(cards, card)
            card = self.above(card)
        chance.shuffle(cards)
        self.stack(pile, cards)
        self.forget(pile)

    def stack(self, pile: i64, cards: vec[i64]) -> None:
        """Lay the cards of a pile in a new order, bottom first."""
        cells = self.cells
        n: i64 = len(cards)
        for place in range(n):
            card = cards[place]
            cells[card] = i16(cards[place - 1]) if place > 0 else i16(-1)
            cells[self.n + card] = i16(cards[place + 1]) if place + 1 < n else i16(-1)
        if n > 0:
            first = self.to_piles + 3 * pile
            cells[first] = i16(cards[n - 1])
            cells[first + 1] = i16(cards[0])

    def rename(self, names: vec[i64]) -> None:
        """Let every card c be called names[c] (a permutation): the places stay, the cards in them change.

        Counters, and who has seen what, stay with the places.
        """
        old = self.cells
        new = old[:]
        n = self.n
        for card in range(n):
            name = names[card]
            below = i64(old[card])
            above = i64(old[n + card])
            new[name] = i16(names[below]) if below >= 0 else i16(-1)
            new[n + name] = i16(names[above]) if above >= 0 else i16(-1)
            new[self.to_home + name] = old[self.to_home + card]
            new[self.to_counters + name] = old[self.to_counters + card]
            new[self.to_seen + name] = old[self.to_seen + card]
        place = self.to_piles
        end: i64 = len(old)
        while place < end:
            for edge in range(place, place + 2):
                card = i64(old[edge])
                if card >= 0:
                    new[edge] = i16(names[card])
            place += 3
        self.cells = new

    def swap(self, one: i64, other: i64) -> None:
        """Let two cards change places."""
        names = self.layout.numbers[:]
        names[one] = other
        names[other] = one
        self.rename(names)

    def unseen(self, viewer: i64, back: i64) -> vec[i64]:
        """All cards with this back that a viewer cannot name, in the order of their numbers."""
        found = vec[i64](capacity=self.n)
        for card in range(self.n):
            if i64(self.layout.backs[card]) == back and not self.knows(viewer, card):
                found = append(found, card)
        return found

    def unseen_places(self, viewer: i64, back: i64) -> vec[i64]:
        """The same cards pile by pile, as they lie: an order that tells nothing of which card is which."""
        found = vec[i64](capacity=self.n)
        for pile in range((i64(len(self.cells)) - self.to_piles) // 3):
            # A viewer who may look into a pile has seen all of it.
            if among(i64(self.layout.sees[pile]), viewer):
                continue
            card = self.bottom(pile)
            while card != NONE:
                if i64(self.layout.backs[card]) == back and not self.knows(viewer, card):
                    found = append(found, card)
                card = self.above(card)
        return found


def fresh(layout: Layout) -> Piles:
    """A table with no card laid yet."""
    n = layout.cards
    piles = Piles(layout, vec[i16]([i16(-1)] * (5 * n) + [i16(-1), i16(-1), i16(0)] * len(layout.names)))
    for card in range(n):
        piles.set_counter(card, 0)
        piles.cells[piles.to_seen + card] = i16(HIDDEN)
    return piles

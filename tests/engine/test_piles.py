"""Piles against the plainest model there is: a list of lists."""

import pytest
from hypothesis import given, strategies
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from matinee.engine.chance import Swift
from matinee.engine.piles import NONE, Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN, SPECTATOR, only

CARDS, PILES = 9, 4


def table() -> Piles:
    """Nine cards in pile 0 (hidden); pile 1 is seen by seat 0, pile 2 by seat 1, pile 3 by all."""
    layout = Layout([0] * CARDS)
    for name, sees in (("deck", HIDDEN), ("hand 0", only(0)), ("hand 1", only(1)), ("table", OPEN)):
        layout.pile(name, sees)
    piles = fresh(layout)
    for card in range(CARDS):
        piles.start(card, 0)
    return piles


class PilesAreLists(RuleBasedStateMachine):
    """Whatever is done to both, the piles and the lists stay alike."""

    def __init__(self) -> None:
        super().__init__()
        self.piles = table()
        self.lists: list[list[int]] = [list(range(CARDS)), [], [], []]

    @rule(card=strategies.integers(0, CARDS - 1), pile=strategies.integers(0, PILES - 1))
    def move(self, card: int, pile: int) -> None:
        self.piles.move(card, pile)
        self.leave(card)
        self.lists[pile].append(card)

    @rule(card=strategies.integers(0, CARDS - 1), pile=strategies.integers(0, PILES - 1))
    def slip(self, card: int, pile: int) -> None:
        self.piles.slip(card, pile)
        self.leave(card)
        self.lists[pile].insert(0, card)

    @rule(one=strategies.integers(0, CARDS - 1), other=strategies.integers(0, CARDS - 1))
    def swap(self, one: int, other: int) -> None:
        self.piles.swap(one, other)
        names = {one: other, other: one}
        self.lists = [[names.get(card, card) for card in cards] for cards in self.lists]

    @rule(pile=strategies.integers(0, PILES - 1), seed=strategies.integers(0, 99))
    def shuffle(self, pile: int, seed: int) -> None:
        before = sorted(self.lists[pile])
        self.piles.shuffle(pile, Swift(seed))
        self.lists[pile] = self.piles.cards(pile)
        assert sorted(self.lists[pile]) == before

    @rule()
    def copy(self) -> None:
        old, self.piles = self.piles, self.piles.copy()
        old.move(0, 3)

    def leave(self, card: int) -> None:
        for cards in self.lists:
            if card in cards:
                cards.remove(card)

    @invariant()
    def alike(self) -> None:
        for pile, cards in enumerate(self.lists):
            assert self.piles.cards(pile) == cards
            assert self.piles.count(pile) == len(cards)
            assert self.piles.top(pile) == (cards[-1] if cards else NONE)
            assert self.piles.bottom(pile) == (cards[0] if cards else NONE)
            for depth, card in enumerate(reversed(cards)):
                assert self.piles.at(pile, depth) == card
                assert self.piles.home(card) == pile


TestPilesAreLists = PilesAreLists.TestCase


def test_who_may_look_into_a_pile_knows_its_cards() -> None:
    piles = table()
    piles.move(3, 1)
    assert piles.knows(0, 3)
    assert not piles.knows(1, 3)
    assert not piles.knows(SPECTATOR, 3)


def test_a_card_taken_back_openly_stays_known() -> None:
    piles = table()
    piles.move(3, 3)
    piles.move(3, 1)
    assert all(piles.knows(viewer, 3) for viewer in (0, 1, SPECTATOR))


def test_nobody_follows_a_card_through_a_shuffle() -> None:
    piles = table()
    piles.move(3, 3)
    piles.move(3, 0)
    assert piles.knows(1, 3)
    piles.shuffle(0, Swift(1))
    assert not piles.knows(1, 3)


def test_every_card_that_somebody_comes_to_see_is_counted() -> None:
    piles = table()
    before = piles.shown
    piles.move(3, 1)
    assert piles.shown == before + 1
    piles.move(3, 1)
    assert piles.shown == before + 1
    piles.show(3, only(1))
    assert piles.shown == before + 2


def test_unseen_cards_are_told_apart_by_their_backs() -> None:
    layout = Layout([0, 0, 1, 1])
    layout.pile("deck", HIDDEN)
    piles = fresh(layout)
    for card in range(4):
        piles.start(card, 0)
    assert list(piles.unseen(0, 0)) == [0, 1]
    assert list(piles.unseen(0, 1)) == [2, 3]


@given(strategies.permutations(range(CARDS)))
def test_renaming_keeps_the_counter_of_a_place(names: list[int]) -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    piles = table()
    piles.set_counter(5, 42)
    piles.move(5, 2)
    piles.rename(vec[i64](names))
    assert piles.top(2) == names[5]
    assert piles.counter(names[5]) == 42
    assert piles.knows(1, names[5])


def test_a_layout_finds_its_piles() -> None:
    layout = table().layout
    assert layout.find("hand 1") == 2
    with pytest.raises(ValueError, match="not in list"):
        layout.find("cellar")

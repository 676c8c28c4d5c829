"""What people are told of an answer before they give it depends only on what they can see, and comes true.

A recap of what happened meanwhile has a law of its own: test_recap.py.
"""

from collections.abc import Iterator

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from matinee import catalog
from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import Policy, Weighed
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.outlook import Outlook, World, foretell, worlds_of
from matinee.match.reasons import after, counsel

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
TABLES = [
    pytest.param(show, seats, id=f"{show.game.short}-{seats}")
    for show in catalog.SHOWS.values()
    for seats in sorted({show.game.fewest, show.game.most})
]
GAMES = [pytest.param(show, id=show.game.short) for show in catalog.SHOWS.values()]
MOMENTS = 8
# How many answers lie between two of them.
APART = 11
TRIED = 2


def moments(show: Show, seats: int, seed: int) -> Iterator[State]:
    """Questions of a random game, early and late."""
    chance = Swift(seed)
    s = show.deal(show.setup({"seats": seats}), Swift(seed))
    for answer in range(MOMENTS * APART):
        if s.over:
            return
        if answer % APART == 0:
            yield s.copy()
        options = s.options()
        s.take(options[chance.below(len(options))])


def told(show: Show, s: State, key: str) -> Outlook:
    return foretell(show, s, int(s.asked), [key], NAMES[: s.seats], "en")


@pytest.mark.parametrize(("show", "seats"), TABLES)
def test_an_outlook_does_not_depend_on_hidden_cards(show: Show, seats: int) -> None:
    chance = Swift(seats)
    compared = 0
    for s in moments(show, seats, seats):
        others = [s.redeal(s.asked, Swift(chance.word())) for _ in range(2)]
        for key in s.keys()[:TRIED]:
            true = msgspec.json.encode(told(show, s, key))
            assert [msgspec.json.encode(told(show, other, key)) for other in others] == [true, true], key
            compared += 1
    assert compared >= MOMENTS


@pytest.mark.parametrize(("show", "seats"), TABLES)
def test_an_outlook_never_looks_at_hidden_cards(show: Show, seats: int) -> None:
    """Where the forecast stops early, its text does not show which worlds were used: so the worlds are compared."""
    hidden = 0
    for s in moments(show, seats, seats):
        twin, key = s.redeal(s.asked, Swift(99)), s.keys()[0]
        both = [worlds_of(show, one, int(s.asked), [key]) for one in (s, twin)]
        true, same = ([world.state.digest() for world in worlds] for worlds in both)
        assert true == same, key
        hidden += twin.digest() != s.digest()
    assert hidden >= MOMENTS // 2, "the twins are twins, not the table itself"


@pytest.mark.parametrize(("show", "seats"), TABLES)
def test_what_an_outlook_tells_comes_true(show: Show, seats: int) -> None:
    """At the true table, if everybody lets it pass."""
    lines = 0
    for s in moments(show, seats, seats + 10):
        for key in s.keys()[:TRIED]:
            before = s.digest()
            outlook = told(show, s, key)
            assert s.digest() == before, "looking changes nothing"
            true = World(show, s.copy(), int(s.asked), [key]).lines(NAMES[:seats], "en")
            assert true[: len(outlook.lines)] == outlook.lines, key
            lines += len(outlook.lines)
    assert lines > 0


class Nosy(Policy):
    """A star that notes every table it is handed."""

    def __init__(self, star: Policy) -> None:
        self.star = star
        self.handed: list[object] = []

    def choose(self, s: State, chance: Chance) -> int:
        self.handed.append(s.digest())
        return int(self.star.choose(s, chance))

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        self.handed.append(s.digest())
        return self.star.weigh(s, chance)


@pytest.mark.parametrize("show", GAMES)
def test_a_hint_never_looks_at_hidden_cards(show: Show) -> None:
    """Two sentences may be alike although one was made with open cards: so what the star is handed is compared."""
    seats = show.game.fewest
    nosy = Nosy(show.bot("star"))
    asked = Show(show.game, show.read, {**show.bots, "star": nosy}, show.package, show.shipped)
    hidden = 0
    for s in moments(show, seats, 3):
        twin = s.redeal(s.asked, Swift(99))
        seen = []
        for world in (s, twin):
            nosy.handed = []
            counsel(asked, world, "star", NAMES[:seats], "en", 5)
            seen.append(nosy.handed)
        assert seen[0] == seen[1] != []
        hidden += twin.digest() != s.digest()
    assert hidden >= MOMENTS // 2, "the twins are twins, not the table itself"


@pytest.mark.parametrize("show", GAMES)
def test_a_hint_does_not_depend_on_hidden_cards(show: Show) -> None:
    seats = show.game.fewest
    for s in list(moments(show, seats, 3))[:2]:
        other = s.redeal(s.asked, Swift(8))
        both = [counsel(show, world, "understudy", NAMES[:seats], "en", 5) for world in (s, other)]
        assert both[0] == both[1]


@pytest.mark.parametrize("show", GAMES)
def test_the_words_of_a_hint_are_found_on_a_guess(show: Show) -> None:
    """What it says of its plans, and why the first is best: a sentence may be alike although made with open cards."""
    for s in moments(show, show.game.fewest, 3):
        twin = s.redeal(s.asked, Swift(99))
        for option in list(s.options())[:TRIED]:
            plan = Weighed(vec[i64]([option]), 0.0)
            assert after(s, plan).digest() == after(twin, plan).digest()

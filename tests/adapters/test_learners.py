"""Adapters for learners: each passes the other library's own API tests, on our games and on a third-party package."""

import warnings
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, seed_test

from crazy_eights.game import CrazyEights
from cursed_reel.game import CursedReel
from leduc_poker.game import LeducPoker
from matinee.adapters import gymnasium, picture
from matinee.adapters.guessed import GuessedSenses
from matinee.adapters.pettingzoo import env, parallel_env
from matinee.adapters.spaces import Spaces
from matinee.adapters.vector import Buffers, VectorEnv
from matinee.catalog import ours, put_on
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup, Unfit
from matinee.engine.show import Show
from matinee.testing import learners

SHOWS = [*ours(), put_on(LeducPoker()), put_on(CrazyEights()), put_on(CursedReel())]
EVERY_SHOW = [pytest.param(show, id=show.game.short) for show in SHOWS]
# A hand of leduc can be over before four have spoken.
LONG_ENOUGH = [param for param in EVERY_SHOW if param.id not in ("leduc", "reel")]


@pytest.fixture
def masked() -> Iterator[None]:
    """PettingZoo keeps a list of its own games that may have dictionaries for observations, and warns about others."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array|Observation space for each agent")
        yield


@pytest.mark.parametrize("show", EVERY_SHOW)
@pytest.mark.usefixtures("masked")
def test_pettingzoo_finds_nothing_wrong(show: Show) -> None:
    for seats in {show.game.fewest, show.game.most}:
        api_test(env(show, seats), num_cycles=60)
        seed_test(partial(env, show, seats), num_cycles=20)


@pytest.mark.parametrize("show", LONG_ENOUGH)
def test_pettingzoo_counts_the_cycles(show: Show) -> None:
    made = SimpleNamespace(env=partial(env, show), parallel_env=partial(parallel_env, show))
    max_cycles_test(made)


@pytest.mark.parametrize("show", EVERY_SHOW)
def test_pettingzoo_measures_it(
    show: Show, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its own benchmark by a clock that goes on whenever it is read: a hundred cycles instead of five seconds."""
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=partial(next, count(0, 0.05))))
    benchmark.performance_benchmark(env(show))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("show", EVERY_SHOW)
def test_gymnasium_finds_nothing_wrong(show: Show) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*was not.*render|.*spec.*|.*no render fps")
        check_env(gymnasium.env(show, bots="extra", illegal="lose"), skip_render_check=True)


def test_gymnasium_plays_the_others_to_the_end() -> None:
    table = gymnasium.env("npzr", bots="star")
    seen, _ = table.reset(seed=1)
    total, over = 0.0, False
    for _ in range(2_000):
        seen, reward, over, _, _ = table.step(np.int64(seen["action_mask"].argmax()))
        total += reward
        if over:
            break
    assert over
    assert total in (-1.0, 0.0, 1.0)


def test_an_answer_outside_the_mask_is_never_taken() -> None:
    table = env("npzr")
    table.reset(seed=1)
    before = table.table.digest()
    wrong = int(table.observe(table.agent_selection)["action_mask"].argmin())
    with pytest.raises(Unfit, match="is not offered"):
        table.step(wrong)
    assert table.table.digest() == before
    with pytest.raises(ValueError, match="answers nothing"):
        table.step(None)


def test_the_usual_lines_of_a_learner_work() -> None:
    """Gymnasium draws by masks of one type alone, and torch wants arrays that may be written into."""
    seat = gymnasium.env("npzr", bots="extra")
    seen, _ = seat.reset(seed=1)
    seen, *_ = seat.step(seat.action_space.sample(seen["action_mask"]))
    table = env("npzr")
    table.reset(seed=1)
    asked = table.agent_selection
    table.step(table.action_space(asked).sample(table.observe(asked)["action_mask"]))
    for found in (seen, table.observe(asked)):
        assert all(part.flags.writeable for part in found.values())


def test_what_there_is_not_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="There is no seat 2"):
        gymnasium.env("npzr", seat=2)
    for made in (env, parallel_env, gymnasium.env):
        with pytest.raises(ValueError, match="no render mode 'human'; there are ansi, rgb_array"):
            made("npzr", render_mode="human")
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        env("npzr").step(0)


def test_a_search_can_go_on_from_a_copy() -> None:
    table = env("roundhouse")
    table.reset(seed=1)
    twin = deepcopy(table)
    for one in (table, twin):
        before = [each.table.digest() for each in (table, twin)]
        for _ in range(10):
            one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))
        after = [each.table.digest() for each in (table, twin)]
        assert [a == b for a, b in zip(before, after, strict=True)] == [one is twin, one is table]
    assert table.table.digest() == twin.table.digest()
    assert twin.action_space("player_0").sample() in np.flatnonzero(twin.observe("player_0")["action_mask"])


def test_a_team_is_paid_as_one_and_the_kaiju_the_opposite() -> None:
    table = env("kaiju", seats=4, options={"kaiju": 0})
    table.reset(seed=3)
    for agent in table.agent_iter(5_000):
        observation, *_, over, _, _ = table.last()
        if over:
            break
        table.step(table.action_space(agent).sample(observation["action_mask"].astype(np.int8)))
    kaiju, *defenders = [table._cumulative_rewards[agent] for agent in table.possible_agents]
    assert abs(kaiju) == 1.0
    assert defenders == [-kaiju] * 3


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_a_board_can_be_seen(mode: str) -> None:
    table = env("kaiju", render_mode=mode)
    table.reset(seed=1)
    seen = table.render()
    if mode == "ansi":
        assert len(seen.splitlines()) > 5
    else:
        assert seen.shape[2] == 3
        assert len(np.unique(seen)) > 10
        short, long = picture.painted("one"), picture.painted("\n".join(map(str, range(70))))
        assert seen.shape == short.shape == long.shape
        # All of it is there: something stands in the last lines, and the margin is free.
        ink = long.min(axis=(1, 2)) < 100
        assert ink[-120:-8].any()
        assert not ink[-8:].any()


# Games without senses of their own


def test_a_guest_without_senses_gets_what_its_plain_board_tells() -> None:
    show = put_on(CursedReel())
    for seed in range(5):
        setup = show.setup({"seats": show.game.fewest})
        senses, s, chance = GuessedSenses(show, setup), show.deal(setup, Swift(seed)), Swift(seed)
        while not s.over:
            learners.rows_tell_no_secret(senses, s, seed)
            learners.answers_have_numbers(senses, s)
            s.take(s.offered.at(chance.below(s.offered.count)))


def test_more_than_fits_fails_and_is_not_cut_off() -> None:
    spaces = Spaces("npzr")
    s = spaces.deal(1)
    s.turn_limit = 70_000  # type: ignore[attr-defined]
    with pytest.raises(Unfit, match="holds 0 to 255"):
        spaces.row(s, 0)


# Batches


@pytest.mark.parametrize("show", EVERY_SHOW)
def test_a_batch_plays_the_same_games_as_single_tables(show: Show) -> None:
    many = VectorEnv(show, 3)
    rows, masks, asked = many.reset(seed=7)
    spaces, chance = many.spaces, Swift(7)
    tables = [spaces.show.deal(spaces.setup, Swift(chance.word())) for _ in range(3)]
    for turn in range(60):
        for place, s in enumerate(tables):
            assert asked[place] == s.asked
            assert np.array_equal(rows[place], spaces.row(s, int(s.asked)))
            assert np.array_equal(masks[place], spaces.mask(s, int(s.asked)))
        actions = [int(np.flatnonzero(mask)[turn % mask.sum()]) for mask in masks]
        rows, masks, asked, rewards, ended = many.step(actions)
        for place, s in enumerate(tables):
            spaces.take(s, actions[place])
            assert bool(ended[place]) == s.over
            paid = [spaces.reward(s, seat) if s.over else 0.0 for seat in range(spaces.seats)]
            assert rewards[place].tolist() == pytest.approx(paid)
        for place, s in enumerate(tables):
            if s.over:
                tables[place] = spaces.show.deal(spaces.setup, Swift(chance.word()))


def test_a_batch_fills_the_buffers_that_are_handed_in() -> None:
    sizes = Spaces("npzr")
    mine = Buffers(
        rows=np.zeros((2, sizes.cells), np.float32),
        masks=np.zeros((2, sizes.actions), bool),
        asked=np.zeros(2, np.uint8),
        rewards=np.zeros((2, 2), np.float64),
        ended=np.zeros(2, np.uint8),
    )
    many = VectorEnv("npzr", 2, out=mine)
    many.reset(seed=1)
    assert mine.rows.any()
    assert mine.masks.any()
    out = many.step([int(mask.argmax()) for mask in mine.masks])
    assert out.rows is mine.rows


@pytest.mark.parametrize(
    ("name", "misfit", "why"),
    [
        ("rows", np.zeros((502, 2), np.uint8), "has the shape"),
        ("rows", np.zeros((2, 502), np.int8), "does not hold every uint8"),
        ("asked", np.zeros(2, bool), "does not hold every uint8"),
        ("rewards", np.zeros((2, 2), np.int32), "does not hold every float16"),
        ("ended", np.zeros((2, 1), np.uint8), "has the shape"),
    ],
)
def test_a_buffer_that_would_lose_something_is_refused(name: str, misfit: Any, why: str) -> None:
    out = VectorEnv("npzr", 2).out
    with pytest.raises(Unfit, match=f"`{name}`.*{why}"):
        VectorEnv("npzr", 2, out=out._replace(**{name: misfit}))


def test_a_batch_is_dealt_from_the_beginning() -> None:
    many = VectorEnv("npzr", 2)
    first = many.out.rows.copy()
    assert many.step(tuple(many.out.masks.argmax(axis=1).tolist())).masks.any()
    assert np.array_equal(many.reset(seed=0)[0], first)


def test_a_wrong_action_moves_no_table() -> None:
    many = VectorEnv("npzr", 2)
    _, masks, _ = many.reset(seed=1)
    before = [table.digest() for table in many.batch.tables]
    with pytest.raises(Unfit):
        many.step([int(masks[0].argmax()), int(masks[1].argmin())])
    with pytest.raises(ValueError, match="2 tables"):
        many.step([0])
    assert [table.digest() for table in many.batch.tables] == before

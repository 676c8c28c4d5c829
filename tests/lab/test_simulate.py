"""Simulations: the same seed gives the same sums on any number of workers, and the sums are right."""

import os
from pathlib import Path

import msgspec
import pytest

from matinee import catalog
from matinee.engine.errors import BadSetup, NoSuchBot
from matinee.engine.measure import Band, Play
from matinee.engine.record import read_record, replay
from matinee.engine.view import Result
from matinee.lab.intervals import Figure, percentile
from matinee.lab.simulate import chunks, simulate
from matinee.lab.tally import Simulation, Tally, bands
from matinee.lab.targets import Target, judge
from matinee.lab.trial import Played, play, trial


def timeless(found: Simulation) -> dict[str, object]:
    facts: dict[str, object] = msgspec.to_builtins(found)
    return {name: value for name, value in facts.items() if "second" not in name}


def test_the_number_of_workers_changes_nothing() -> None:
    wanted = trial("npzr", 12, bots=["random"], seed=3)
    alone = simulate(wanted, workers=1)
    assert timeless(alone) == timeless(simulate(wanted, workers=2))
    assert timeless(alone) != timeless(simulate(trial("npzr", 12, bots=["random"], seed=4), workers=1))


def test_every_game_number_has_games_of_its_own() -> None:
    wanted = trial("npzr", 100, seed=1)
    assert len({wanted.seeds(number) for number in range(100)}) == 100
    assert [number for run in chunks(1003) for number in run] == list(range(1003))


def test_names_of_bots_go_round_the_table() -> None:
    assert trial("npzr", 1).bots == ["star", "star"]
    assert trial("npzr", 1, bots=["random"]).bots == ["random", "random"]
    with pytest.raises(NoSuchBot, match="understudy"):
        trial("npzr", 1, bots=["understud"])


def test_options_of_a_setup_are_played_and_checked() -> None:
    wanted = trial("samurai", 1, seats=3, bots=["random-legal"], options={"target": 60})
    assert wanted.setup == {"target": 60, "seats": 3}
    assert max(play(wanted, 0).result.scores) >= 60
    with pytest.raises(BadSetup, match="50 to 500"):
        trial("samurai", 1, options={"target": 20})


def test_a_recorded_game_replays_to_its_result(tmp_path: Path) -> None:
    wanted = trial("npzr", 1, bots=["random"], seed=9)
    simulate(wanted, workers=1, folder=tmp_path)
    (file,) = tmp_path.iterdir()
    record = read_record(file.read_text(), file.name)
    state = replay(catalog.show("npzr"), record)
    assert catalog.show("npzr").game.result(state) == record.result == play(wanted, 0).result


def test_a_full_disk_ends_it_and_keeps_what_was_played(tmp_path: Path) -> None:
    """Records are whole or not there."""
    wanted = trial("npzr", 4, bots=["random"], seed=9)
    name = f"{wanted.game}-9-000002.json"
    (tmp_path / f".{name}.{os.getpid()}.draft").symlink_to("/dev/full")
    found = simulate(wanted, workers=1, folder=tmp_path)
    assert (found.games, found.stopped) == (3, f"{tmp_path / name}: No space left on device.")
    assert sorted(file.name[-7:] for file in tmp_path.iterdir()) == ["00.json", "01.json"]


def played(turns: int, winners: list[int], finished: bool = True, **measures: float) -> Played:
    return Played(0, finished, 10, turns, Result(winners, "bell", [0, 0]), measures)


def test_a_tally_says_what_happened() -> None:
    tally = Tally()
    tally.add(played(10, [0], loud=1.0))
    tally.add(played(20, [0, 1], loud=0.0))
    other = Tally()
    other.add(played(30, []))
    other.add(played(99, [], finished=False))
    tally.join(other)
    found = tally.found(trial("npzr", 4), 2.0)
    assert (found.games, found.finished, found.decisions, found.decisions_per_second) == (4, 3, 40, 20.0)
    assert (found.turns.p10, found.turns.p50, found.turns.p90, found.turns.max) == (10, 20, 30, 30)
    assert found.win_share == [0.6667, 0.3333]
    assert found.draw_share == 0.3333
    assert (found.lost_share, found.shared_share) == (0.0, 0.3333)
    assert found.ends == {"bell": 1.0}
    assert found.measures == {"loud": 0.5}


def test_rk_54_a_game_that_beat_everybody_is_lost_and_no_draw() -> None:
    tally = Tally()
    tally.add(Played(0, True, 10, 5, Result([], "fallen", [0], beaten=True), {}))
    tally.add(Played(1, True, 10, 5, Result([0], "cleared", [0]), {}))
    found = tally.found(trial("roundhouse", 2, seats=1, bots=["random"]), 1.0)
    assert (found.lost_share, found.draw_share, found.win_share) == (0.5, 0.0, [0.5])


def test_a_card_is_judged_by_those_who_played_it() -> None:
    tally = Tally()
    tally.add(with_plays([0], [Play(0, "claw")]))
    tally.add(with_plays([0, 1], [Play(1, "claw"), Play(0, "wing")]))
    tally.add(with_plays([1], [Play(0, "wing"), Play(1, "wing")]))
    tally.add(with_plays([1], [Play(0, "wing"), Play(1, "wing")]))
    cards = tally.found(trial("npzr", 4), 1.0).cards
    # Claw: two of eight chairs, one and a half wins; the six others share the rest.
    assert (cards["claw"].played, cards["claw"].gain) == (0.25, 0.3333)
    assert (cards["wing"].played, cards["wing"].gain) == (0.625, 0.0)


def with_plays(winners: list[int], plays: list[Play], sides: list[int] | None = None) -> Played:
    seats = [0] * len(sides or [0, 0])
    return Played(0, True, 10, 5, Result(winners, "bell", seats), {}, plays=plays, sides=sides or [])


def test_a_target_is_a_figure_a_band_and_a_verdict() -> None:
    figures = {"hits": Figure(3.0, (2.5, 3.5)), "shots": Figure(4.0, (4.0, 4.0)), "none": Figure(0.0, None)}
    bands = [
        Band("hits", 2, 3),
        Band("hits", low=3.6),
        Band("hits", high=2.9),
        Band("hits", 0.6, 0.9, over="shots"),
        Band("hits", over="none"),
        Band("unheard"),
    ]
    assert judge(bands, figures) == [
        Target("hits", 3.0, (2, 3), True, (2.5, 3.5)),
        Target("hits", 3.0, (3.6, None), False, (2.5, 3.5), settled=True),
        Target("hits", 3.0, (None, 2.9), False, (2.5, 3.5)),
        Target("hits / shots", 0.75, (0.6, 0.9), True, (0.625, 0.875), settled=True),
    ]


def test_what_a_game_aims_at_is_measured() -> None:
    found = simulate(trial("samurai", 2, seats=4, bots=["director"], seed=1), workers=1)
    assert {target.name: target.value for target in found.targets}.items() <= found.measures.items()
    assert {band.name for band in bands(trial("samurai", 1, seats=4, bots=["director"]))} <= set(found.measures)
    assert 0 < found.measures["asked"] < found.decisions / (2 * 4), "idle windows trouble nobody"
    assert "roll-the-credits-return" not in found.cards


def test_what_robots_aim_at_is_measured() -> None:
    found = simulate(trial("rampage", 4, seats=6, bots=["competent"], seed=1), workers=1)
    figures = {**found.measures, "finished": 1.0, "turns_p50": float(found.turns.p50)}
    assert {target.name: target.value for target in found.targets}.items() <= figures.items()
    assert {band.name for band in bands(trial("rampage", 1, seats=6, bots=["star"]))} <= set(figures)
    assert bands(trial("rampage", 1, seats=6, bots=["random"])) == []


def test_percentiles_are_values_that_occurred() -> None:
    hundred = dict.fromkeys(range(1, 101), 1)
    assert [percentile(hundred, share) for share in (0.1, 0.5, 0.9, 1.0)] == [10, 50, 90, 100]
    assert percentile({}, 0.5) == 0

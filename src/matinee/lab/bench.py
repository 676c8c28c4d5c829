"""All races of the house, in one run."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType

from matinee import catalog
from matinee.engine.show import Show
from matinee.lab import interpreted, laps, peers
from matinee.lab.race import Lap, Race, race, race_times, raced
from matinee.lab.two_workers import two_workers

# Goals are ratios; see `Race`.
PLAYOUTS = {"npzr": 10.0, "roundhouse": 8.0, "rampage": 6.0, "kaiju": 5.0, "samurai": 3.0}
SAME_GAME = 3.0
RLCARD = 25.0
COPY = 3.0
COMPILED = 5.0
SEARCH = 1.0
WORKERS = 1.8

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Racetrack:
    """How to measure, on two builds and with two workers; a test passes in a track that runs nothing."""

    is_compiled: Callable[[], bool] = interpreted.is_compiled
    compiled: Callable[[], dict[str, float]] = lambda: interpreted.speeds(rounds=60)
    interpreted: Callable[[], dict[str, float]] = interpreted.interpreted_speeds
    race_times: Callable[[str, Lap, Lap, float], Race] = race_times
    two_workers: Callable[[], tuple[float, float]] = two_workers


def shows() -> list[Show]:
    return list(catalog.SHOWS.values())


def teaching_games() -> dict[str, Show]:
    """Two games that others have, too: they are compiled with ours, and on no programme."""
    from crazy_eights.game import CrazyEights
    from leduc_poker.game import LeducPoker

    return {"leduc": catalog.put_on(LeducPoker()), "eights": catalog.put_on(CrazyEights())}


def bench(with_peers: bool, tell: Tell, track: Racetrack = Racetrack()) -> Iterator[Race]:  # noqa: B008 (it is frozen)
    """Every race that can be run here; `tell` hears why one cannot."""
    if with_peers:
        yield from against_open_spiel(peers.open_spiel(), tell)
        yield from against_rlcard(peers.rlcard(), tell)
    yield from copies(track)
    yield from builds(track, tell)
    yield raced("two workers / one", *track.two_workers(), WORKERS)


def against_open_spiel(pyspiel: ModuleType | None, tell: Tell) -> Iterator[Race]:
    if pyspiel is None:
        tell("OpenSpiel is not installed, so nothing is raced against it; `make peers` adds it.")
        return
    shown = teaching_games()
    leduc = peers.open_spiel_driven(pyspiel, "leduc_poker", 120)
    eights = peers.open_spiel_driven(pyspiel, "crazy_eights", 5)
    yield race("random leduc / open_spiel", laps.driven(shown["leduc"], 2, 300), leduc, SAME_GAME)
    yield race("random crazy eights / open_spiel", laps.driven(shown["eights"], 5, 15), eights, SAME_GAME)
    for show in shows():
        name = show.game.short
        yield race(f"{name} playouts / open_spiel crazy eights", laps.played(show), eights, PLAYOUTS.get(name, 3.0))
    search = peers.open_spiel_searched(pyspiel, "leduc_poker")
    yield race("ismcts leduc / open_spiel", laps.searched(shown["leduc"]), search, SEARCH)


def against_rlcard(rlcard: ModuleType | None, tell: Tell) -> Iterator[Race]:
    if rlcard is None:
        tell("RLCard is not installed, so nothing is raced against it; `make peers` adds it.")
        return
    peer = peers.rlcard_driven(rlcard, "leduc-holdem", 20)
    yield race("random leduc / rlcard", laps.driven(teaching_games()["leduc"], 2, 300), peer, RLCARD)


def copies(track: Racetrack) -> Iterator[Race]:
    for show in shows():
        yield track.race_times(f"{show.game.short} copy / decision", laps.copied(show), laps.played(show), COPY)


def builds(track: Racetrack, tell: Tell) -> Iterator[Race]:
    if not track.is_compiled():
        tell("This is the interpreted build: there is no compiled one to race it against.")
        return
    slow = track.interpreted()
    for name, ours in track.compiled().items():
        yield raced(f"{name} compiled / interpreted", ours, slow[name], COMPILED)

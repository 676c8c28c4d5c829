"""`matinee lab train`: plays games, keeps positions on disk, trains a net and writes its weights.

Every chunk of games is a file of its own: an interrupted training continues where it stopped.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from matinee import catalog
from matinee.bots.weights import FILE, Learned, Weights, read_weights, write_weights
from matinee.engine.errors import BadSetup
from matinee.engine.show import Show
from matinee.lab.fitting import Fitted, fit
from matinee.lab.lessons import Lessons, gather
from matinee.lab.train_page import page
from matinee.lab.trial import Trial, trial
from matinee.lab.workers import cores, work_through

CHUNK = 100
PAGE = "report.html"
Told = Callable[[int], None]


class Training(msgspec.Struct, frozen=True):
    """What a training found. `loss` is of games it was not taught by; `blind_loss` of one who knows only the rates."""

    game: str
    seats: int
    games: int
    positions: int
    seconds: float
    loss: float
    blind_loss: float
    weights: str
    page: str


def course(game: str, games: int, seats: int | None, bots: list[str], seed: int) -> Trial:
    """A checked training: the bots are those who may sit in any chair."""
    show = catalog.show(game)
    if not feature_names(show):
        raise BadSetup(f"{show.game.title} names no features, so there is nothing to learn from.")
    if seats is None:
        seats = max(2, show.game.fewest)
    whole = trial(game, games, seats, bots[:1], seed)
    for name in bots:
        show.bot(name)
    return msgspec.structs.replace(whole, bots=bots)


def train(whole: Trial, hidden: int, epochs: int, folder: Path, workers: int | None, told: Told) -> Training:
    """Play what is not played yet, train, and write `weights.json` and a page with the curves into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    lessons = joined(list(played(whole, folder, workers or cores(), told)))
    found = fit(lessons, hidden, epochs, whole.seed, told)
    seconds = time.perf_counter() - began
    seats: int = whole.setup["seats"]
    learned = Learned(
        hidden=hidden,
        numbers=found.numbers,
        games=whole.games,
        positions=len(lessons.game),
        seconds=round(seconds, 1),
        loss=round(found.loss, 4),
        blind_loss=round(found.blind, 4),
    )
    keep(whole, learned, folder)
    return written(whole, found, learned, folder, seats)


def written(whole: Trial, found: Fitted, learned: Learned, folder: Path, seats: int) -> Training:
    show = catalog.show(whole.game)
    report = folder / PAGE
    report.write_text(page(show.game.title, seats, whole.bots, found, learned), encoding="utf-8")
    return Training(
        game=whole.game,
        seats=seats,
        games=learned.games,
        positions=learned.positions,
        seconds=learned.seconds,
        loss=learned.loss,
        blind_loss=learned.blind_loss,
        weights=str(folder / FILE),
        page=str(report),
    )


def keep(whole: Trial, learned: Learned, folder: Path) -> None:
    """Beside what was learned for other numbers of seats, here or in the game's own folder."""
    show = catalog.show(whole.game)
    names = feature_names(show)
    nets: dict[int, Learned] = {}
    for text in (known(show.read), known(lambda name: (folder / name).read_text(encoding="utf-8"))):
        if text is not None and read_weights(text).features == names:
            nets |= read_weights(text).nets
    nets[whole.setup["seats"]] = learned
    (folder / FILE).write_text(write_weights(Weights(names, dict(sorted(nets.items())))), encoding="utf-8")


def feature_names(show: Show) -> list[str]:
    features = show.game.features()
    return [] if features is None else features.names()


def known(read: Callable[[str], str]) -> str | None:
    try:
        return read(FILE)
    except OSError:
        return None


def played(whole: Trial, folder: Path, workers: int, told: Told) -> Iterator[Lessons]:
    """The lessons of every chunk, from disk where they lie there."""
    tasks = [range(first, min(first + CHUNK, whole.games)) for first in range(0, whole.games, CHUNK)]
    missing = [numbers for numbers in tasks if not place(whole, folder, numbers).exists()]
    told(sum(len(numbers) for numbers in tasks) - sum(len(numbers) for numbers in missing))
    for numbers, lessons in zip(missing, work_through(partial(gather, whole), missing, workers), strict=True):
        store(place(whole, folder, numbers), lessons)
        told(len(numbers))
    for numbers in tasks:
        with np.load(place(whole, folder, numbers)) as file:
            yield Lessons(file["x"], file["won"], file["game"])


def place(whole: Trial, folder: Path, numbers: range) -> Path:
    """A chunk of other bots, features or seeds has another name."""
    words = msgspec.json.encode([whole.setup, whole.bots, feature_names(catalog.show(whole.game)), len(numbers)])
    mark = f"{sum((place + 1) * byte for place, byte in enumerate(words)) % 2**32:08x}"
    return folder / f"{whole.setup['seats']}-seats-{whole.seed}-{mark}-{numbers.start:06}.npz"


def store(file: Path, lessons: Lessons) -> None:
    """Atomic: a training that is killed must not leave half a file."""
    half = file.with_suffix(".half")
    with half.open("wb") as out:
        np.savez_compressed(out, x=lessons.x, won=lessons.won, game=lessons.game)
    half.replace(file)


def joined(parts: list[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([part.x for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.game for part in parts]),
    )

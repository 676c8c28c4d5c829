"""Many games of one trial. The same trial gives the same sums, whatever the number of workers."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from matinee.engine.record import write_record
from matinee.lab.hands import BROKEN_OFF, hand_out, why
from matinee.lab.rows import Row, RowFile, decision_rows, game_row
from matinee.lab.tally import Simulation, Tally
from matinee.lab.trial import Trial, play
from matinee.match.folder import write_whole

Progress = Callable[[int], None]


def chunks(games: int) -> list[range]:
    """Runs of game numbers. Their size depends on the number of games alone, so that sums are always joined alike."""
    size = max(1, min(50, games // 40))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


class ChunkDone(msgspec.Struct):
    """What a worker sends back for a chunk: its sums, and rows and records where somebody wants them."""

    tally: Tally
    games: list[Row]
    decisions: list[Row]
    # By the name of the file: a worker may have another disk.
    records: dict[str, str] = {}


class ToKeep(msgspec.Struct, frozen=True):
    """What should be kept of each game beside the sums: a record, a row, rows of its decisions, their pace."""

    records: bool = False
    rows: bool = False
    decisions: bool = False
    pace: bool = False


def play_chunk(trial: Trial, wanted: ToKeep, numbers: range) -> ChunkDone:
    part = ChunkDone(Tally(), [], [])
    for number in numbers:
        played = play(trial, number, record=wanted.records, listen=wanted.decisions, timed=wanted.pace)
        part.tally.add(played)
        if played.record is not None:
            part.records[f"{trial.game}-{trial.seed}-{number:06}.json"] = write_record(played.record)
        if wanted.rows:
            part.games.append(game_row(trial, played))
        part.decisions += decision_rows(trial, played)
    return part


def simulate(
    trial: Trial,
    workers: int | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
    *,
    out: Path | None = None,
    decisions: bool = False,
    cluster: str | None = None,
) -> Simulation:
    """Play all games of a trial, or those until Ctrl-C; `progress` hears how many more are done.

    What was played is also kept if a cluster goes away, workers keep dying, or the disk is full.
    """
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    files = [RowFile(out)] if out else []
    if out and decisions:
        files.append(RowFile(out.with_stem(f"{out.stem}-decisions")))
    began = time.perf_counter()
    wanted = ToKeep(folder is not None, bool(out), bool(out and decisions))

    def keep(part: ChunkDone) -> None:
        add_to_all(files, [part.games, part.decisions])
        for name, record in part.records.items():
            assert folder is not None
            write_whole(folder / name, record, synced=False)
        if progress is not None:
            progress(part.tally.games)

    whole, stopped = tallied(trial, wanted, workers, cluster, keep)
    return whole.found(trial, time.perf_counter() - began, " ".join(filter(None, [stopped, written(files)])))


def add_to_all(files: list[RowFile], rows: list[list[Row]]) -> None:
    """To each file its rows, or none to any: games and their decisions stay together when the disk is full."""
    ends = [file.end for file in files]
    try:
        for file, some in zip(files, rows, strict=False):
            file.add(some)
    except OSError:
        for file, end in zip(files, ends, strict=True):
            file.end = end
        raise


def written(files: list[RowFile]) -> str:
    """Write the row files; returns a sentence if one cannot be written, so that the figures are still reported."""
    sentences = []
    for file in files:
        try:
            if not file.end:
                file.spool.close()
                sentences.append(f"{file.path} is not written: it would have no rows.")
                continue
            file.close()
        except OSError as fault:
            sentences.append(f"{file.path} is not written: {fault.strerror or fault}.")
    return " ".join(sentences)


def tallied(
    trial: Trial, wanted: ToKeep, workers: int | None, cluster: str | None, keep: Callable[[ChunkDone], None]
) -> tuple[Tally, str]:
    """The sums of all games that were played, and why they are not all; `keep` is handed every part."""
    parts: list[Tally] = []
    whole, stopped = Tally(), ""
    try:
        job = partial(play_chunk, trial, wanted)
        for part in hand_out(job, chunks(trial.games), trial.games, workers, cluster):
            parts.append(part.tally)
            keep(part)
    except BROKEN_OFF as fault:
        if not parts:
            raise
        stopped = why(fault)
    # Joined only now: Ctrl-C in the middle of a sum would leave it half done.
    for one in parts:
        whole.join(one)
    return whole, stopped

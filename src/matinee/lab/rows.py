"""One row a game, one row a decision: what pandas, Polars and DuckDB read."""

import csv
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

import msgspec

from matinee.engine.errors import MatineeError
from matinee.lab.trial import Played, Trial

Row = dict[str, Any]
# Rows that are turned into columns at once.
GROUP = 10_000
KINDS = (".parquet", ".csv")


class NoColumns(MatineeError):
    """A file that cannot be written here."""


def game_row(trial: Trial, played: Played) -> Row:
    """Everything about one game; a shared win counts 1/k for each who shares it."""
    winners = played.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(trial.bots))]
    return {
        "game": trial.game,
        "setup": json.dumps(trial.setup, sort_keys=True),
        "seats": len(trial.bots),
        "bots": trial.bots,
        "seed": trial.seed,
        "number": played.number,
        "finished": played.finished,
        "ending": played.result.ending,
        "winners": winners,
        "win_share": shares,
        "scores": played.result.scores,
        "beaten": played.result.beaten,
        "turns": played.turns,
        "decisions": played.decisions,
        "asked": played.asked,
        **{f"m_{name}": float(value) for name, value in played.measures.items()},
    }


def decision_rows(trial: Trial, played: Played) -> list[Row]:
    return [{"game": trial.game, "seed": trial.seed, "number": played.number, **row} for row in played.said]


class RowFile:
    """Rows are spooled as they come and written as a whole at the end: a file is there whole, or not at all."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in KINDS:
            raise NoColumns(f"{path.name} should end in {' or '.join(KINDS)}.")
        if path.suffix == ".parquet":
            columns()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.names: dict[str, None] = {}
        # Unbuffered: what does not fit is told at once.
        self.spool: IO[bytes] = TemporaryFile(dir=path.parent, buffering=0)  # noqa: SIM115 (closed in `close`)
        # How much of the spool is valid: what a full disk cut off behind it is not read.
        self.end = 0

    def add(self, rows: Iterable[Row]) -> None:
        """All of them, or none if they do not fit."""
        rows = list(rows)
        self.spool.seek(self.end)
        left = memoryview(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        size = len(left)
        while left:
            left = left[self.spool.write(left) :]
        self.end += size
        for row in rows:
            self.names |= dict.fromkeys(row)

    def close(self) -> None:
        """Write a temporary file, then rename it."""
        draft = self.path.with_name(f".{self.path.name}.draft")
        try:
            write = self.write_csv if self.path.suffix == ".csv" else self.write_parquet
            write(draft)
            os.replace(draft, self.path)
        finally:
            draft.unlink(missing_ok=True)
            self.spool.close()

    def read(self) -> Iterator[Row]:
        self.spool.truncate(self.end)
        self.spool.seek(0)
        with open(self.spool.fileno(), "rb", closefd=False) as lines:
            for line in lines:
                yield msgspec.json.decode(line)

    def write_csv(self, draft: Path) -> None:
        with draft.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(self.names))
            writer.writeheader()
            for row in self.read():
                writer.writerow({name: json.dumps(v) if isinstance(v, list) else v for name, v in row.items()})

    def write_parquet(self, draft: Path) -> None:
        pa, pq = columns()
        kinds = pa.schema([(name, kind_of(pa, name)) for name in self.names])
        with pq.ParquetWriter(draft, kinds, compression="zstd") as writer:
            group: list[Row] = []
            for row in self.read():
                group.append(row)
                if len(group) == GROUP:
                    writer.write_table(pa.Table.from_pylist(group, kinds))
                    group = []
            writer.write_table(pa.Table.from_pylist(group, kinds))


TEXTS = ("game", "setup", "ending", "question", "said", "bot")
TRUTHS = ("finished", "beaten")
NUMBER_LISTS = ("winners", "scores")


def kind_of(pa: Any, name: str) -> Any:
    """The type of a column follows from its name, so that files of many runs fit together."""
    if name in TEXTS:
        return pa.string()
    if name in TRUTHS:
        return pa.bool_()
    if name in NUMBER_LISTS:
        return pa.list_(pa.int64())
    if name == "bots":
        return pa.list_(pa.string())
    if name == "win_share":
        return pa.list_(pa.float64())
    return pa.float64() if name.startswith("m_") else pa.int64()


def columns() -> tuple[Any, Any]:
    """pyarrow, which is not needed for anything else."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise NoColumns("Parquet files need pyarrow: pip install 'matinee[lab]', or name a file.csv.") from None
    return pyarrow, parquet

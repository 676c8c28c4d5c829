"""Files of rows: pandas, Polars and DuckDB open them, whole or not at all."""

from errno import ENOSPC
from pathlib import Path
from typing import IO, Any, cast

import duckdb
import pandas
import polars
import pytest
from tests.installing import told_without

from matinee.lab.rows import NoColumns, RowFile
from matinee.lab.simulate import add_to_all, simulate, written
from matinee.lab.trial import trial

WANTED = trial("npzr", 6, bots=["random"], seed=3)


def test_everybody_reads_the_columns(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    found = simulate(WANTED, 1, out=out, decisions=True)
    by_pandas, by_polars = pandas.read_parquet(out), polars.read_parquet(out)
    assert len(by_pandas) == len(by_polars) == found.games == 6
    assert by_polars["decisions"].sum() == found.decisions
    (share,) = duckdb.execute(f"select avg(win_share[1]) from '{out}'").fetchall()[0]
    assert share == pytest.approx(found.win_share[0], abs=1e-3)
    assert by_polars["m_completions"].mean() == pytest.approx(found.measures["completions"], abs=1e-3)
    file = tmp_path / "games-decisions.parquet"
    said = polars.read_parquet(file)
    (count,) = duckdb.execute(f"select count(*) from '{file}'").fetchall()[0]
    assert len(said) == len(pandas.read_parquet(file)) == count == found.decisions
    assert set(said["question"]) >= {"PlayCard", "PlaceCard"}


def test_the_same_in_commas(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    found = simulate(WANTED, 1, out=out, decisions=True)
    read = pandas.read_csv(out)
    assert list(read["number"]) == list(polars.read_csv(out)["number"]) == list(range(6))
    assert read["bots"][0] == '["random", "random"]'
    file = tmp_path / "games-decisions.csv"
    (count,) = duckdb.execute(f"select count(*) from '{file}'").fetchall()[0]
    assert count == len(pandas.read_csv(file)) == len(polars.read_csv(file)) == found.decisions


def test_a_name_that_says_no_kind_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(NoColumns, match=r"should end in .parquet or .csv"):
        simulate(WANTED, 1, out=tmp_path / "games.xls")


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"

    def progress(more: int) -> None:
        raise KeyboardInterrupt

    found = simulate(trial("npzr", 40, bots=["random"], seed=3), 1, progress=progress, out=out)
    assert found.stopped
    assert len(pandas.read_csv(out)) == found.games < 40


def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    file = RowFile(tmp_path / "games.csv")
    file.add([{"game": "npzr", "number": 1}])
    assert not list(tmp_path.iterdir())
    file.close()
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


class Full:
    """A disk with room for `room` bytes."""

    def __init__(self, spool: IO[bytes], room: int) -> None:
        self.spool, self.room = spool, room

    def write(self, data: memoryview) -> int:
        if not self.room:
            raise OSError(ENOSPC, "No space left on device")
        written = self.spool.write(data[: self.room])
        self.room -= written
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self.spool, name)


def test_rows_that_do_not_fit_leave_those_that_did(tmp_path: Path) -> None:
    file = RowFile(tmp_path / "games.csv")
    file.add([{"game": "npzr", "number": 1}])
    file.spool = cast(IO[bytes], Full(file.spool, 10))
    with pytest.raises(OSError, match="No space"):
        file.add([{"game": "npzr", "number": 2, "turns": 3}])
    file.close()
    assert (tmp_path / "games.csv").read_text().splitlines() == ["game,number", "npzr,1"]


def test_a_game_and_its_decisions_stay_together(tmp_path: Path) -> None:
    files = [RowFile(tmp_path / name) for name in ("games.csv", "games-decisions.csv")]
    files[1].spool = cast(IO[bytes], Full(files[1].spool, 30))
    with pytest.raises(OSError, match="No space"):
        add_to_all(files, [[{"number": 0}], [{"number": 0, "decision": 0}, {"number": 0, "decision": 1}]])
    assert [file.end for file in files] == [0, 0]
    assert written(files).count("it would have no rows") == 2
    assert not list(tmp_path.iterdir()), "no file without a column"


def test_a_file_that_cannot_be_written_is_told_beside_the_figures(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    (tmp_path / ".games.csv.draft").symlink_to("/dev/full")
    found = simulate(trial("npzr", 2, bots=["random"]), 1, out=out)
    assert (found.games, found.stopped) == (2, f"{out} is not written: No space left on device.")
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    words = ("simulate", "npzr", "--games", "1", "--out", tmp_path / "games.parquet")
    assert "pip install 'matinee[lab]', or name a file.csv" in told_without("pyarrow", *words)

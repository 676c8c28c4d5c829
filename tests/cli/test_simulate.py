"""`matinee simulate` as people read it: no verdict from too few games, and nothing lost by Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from matinee.cli.simulate import aim, tell
from matinee.cli.trials import address
from matinee.engine.view import Result
from matinee.lab.tally import Tally
from matinee.lab.targets import Target
from matinee.lab.trial import Played, trial

Ask = Callable[..., tuple[int, str, str]]

PATIENCE = 100


def test_measures_are_told_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    tally = Tally()
    for number in range(40):
        ending = "bell" if number % 4 else "gong"
        tally.add(Played(number, True, 10, 5, Result([0], ending, [0, 0]), {"loud": float(number % 5)}))
    tell(tally.found(trial("npzr", 40), 1.0))
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["draws", "0.0", "%", "0.0", "%", "to", "8.8", "%"] in rows
    assert ["ends", "by", "gong", "25.0", "%", "14.2", "%", "to", "40.2", "%"] in rows
    assert ["loud", "2.000", "1.542", "to", "2.458"] in rows


@pytest.mark.parametrize(
    ("ok", "settled", "verdict"),
    [(True, True, "yes"), (False, True, "no"), (True, False, "not enough games to tell")],
)
def test_few_games_make_no_verdict(ok: bool, settled: bool, verdict: str) -> None:
    target = Target("loud", 0.5, (0.4, None), ok, (0.35, 0.65), settled)
    assert aim(target) == ["loud", "0.500", "0.350 to 0.650", "from 0.4", verdict]


def test_ctrl_c_prints_what_was_played(tmp_path: Path) -> None:
    """Pressed in a terminal: the whole process group gets the signal, and only the parent acts on it."""
    words = ["simulate", "npzr", "--games", "20000", "--bots", "random", "--workers", "2", "--json"]
    command = [sys.executable, "-m", "matinee", *words, "--records", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as running:
        deadline = time.monotonic() + PATIENCE
        while len(os.listdir(tmp_path)) < 160 and time.monotonic() < deadline:
            time.sleep(0.05)  # nothing tells of a file
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, err
    found = json.loads(out)
    assert found["stopped"]
    assert 50 <= found["games"] == found["finished"] < 20000
    assert f"Stopped after {found['games']} of 20000 games." in err
    assert "Traceback" not in err


@pytest.mark.parametrize("option", ["--cluster", "--address"])
def test_a_cluster_has_an_address(ask: Ask, option: str) -> None:
    code, _, err = ask("simulate", "npzr", "--games", 1, option, "nowhere")
    assert (code, "'nowhere' is no address of a Ray cluster" in err) == (2, True)


def test_a_cluster_without_an_address_is_on_this_machine() -> None:
    assert [address(None), address([]), address(["10.0.0.1:6379"])] == [None, "local", "10.0.0.1:6379"]


def test_decisions_need_a_file(ask: Ask) -> None:
    code, out, err = ask("simulate", "npzr", "--games", 1, "--decisions")
    assert (code, out) == (2, "")
    assert "--out games.parquet" in err

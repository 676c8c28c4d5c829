"""One server per database file, with a strong secret: real processes, started as people start them."""

import os
import resource
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import PATIENCE, quick

from matinee.server.app import build_house
from matinee.server.identity import BadSecret, load_secret

OPEN = "Matinee is open at "


class Street:
    """Commands that are run with one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shown = folder / "shown"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {self.shown}\n')
        browser.chmod(0o755)
        self.environment = {**os.environ, "MATINEE_DATA": str(folder / "data"), "BROWSER": f"{browser} %s"}
        self.running: list[subprocess.Popen[str]] = []

    def begin(self, *words: str, disk_full: bool = False) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "matinee", *words]
        limit = (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))) if disk_full else None
        begun = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=limit
        )
        self.running.append(begun)
        return begun

    def opened(self, house: "subprocess.Popen[str]") -> str:
        assert house.stdout is not None
        line = house.stdout.readline()
        assert line.startswith(OPEN), line
        return line.removeprefix(OPEN).strip()


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    found = Street(tmp_path)
    yield found
    for process in found.running:
        process.kill()
        process.communicate()


def test_a_second_house_shows_the_first_and_a_server_is_refused(street: Street) -> None:
    first = street.begin("--no-open", "--port", "0")
    address = street.opened(first)
    second = street.begin("--port", "0")
    said, wrong = second.communicate(timeout=PATIENCE)
    assert (second.returncode, said, wrong) == (0, f"Matinee is open already, at {address}\n", "")
    assert street.shown.read_text() == address
    third = street.begin("serve", "--port", "0")
    said, wrong = third.communicate(timeout=PATIENCE)
    assert (third.returncode, said) == (2, "")
    assert address in wrong
    assert "--data" in wrong
    other = street.begin("serve", "--port", "0", "--data", str(street.folder / "other"))
    assert street.opened(other) != address


def test_a_killed_house_leaves_no_lock(street: Street) -> None:
    first = street.begin("--no-open", "--port", "0")
    street.opened(first)
    first.send_signal(signal.SIGKILL)
    first.wait()
    street.opened(street.begin("--no-open", "--port", "0"))


def test_a_disk_that_is_full_at_the_first_start_leaves_no_secret(street: Street) -> None:
    house = street.begin("serve", "--port", "0", disk_full=True)
    _, wrong = house.communicate(timeout=PATIENCE)
    assert house.returncode == 2
    assert "Traceback" not in wrong
    secret = street.folder / "data" / "secret"
    assert not secret.exists()
    street.opened(street.begin("serve", "--port", "0"))
    assert len(secret.read_text()) == 64


@pytest.mark.parametrize("left", ["", "ab" * 8, "not a number"])
def test_a_secret_that_protects_nobody_is_refused(tmp_path: Path, left: str) -> None:
    (tmp_path / "secret").write_text(left)
    with pytest.raises(BadSecret, match="from a backup; or delete it"):
        load_secret("", tmp_path)


def test_a_short_secret_is_refused_when_it_is_given(tmp_path: Path) -> None:
    with pytest.raises(BadSecret, match="16 or more"):
        load_secret("bench", tmp_path)


async def test_what_the_house_keeps_is_private(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("ab" * 32)
    (tmp_path / "secret").chmod(0o644)
    house = build_house(quick(tmp_path))
    await house.storage.migrate()
    assert await house.storage.running() == []
    rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert set(rights.values()) == {0o600}, rights
    assert {"secret", "matinee.sqlite"} <= rights.keys()
    await house.storage.close()

"""What `matinee serve` refuses before it opens, in a sentence."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("port", [99999, 65536, -1])
def test_a_port_that_there_is_not(ask: Ask, tmp_path: Path, port: int) -> None:
    for words in (("serve", "--data", tmp_path, "--port", port), ("--no-open", "--port", port)):
        code, out, err = ask(*words)
        assert (code, out) == (2, "")
        assert "65535" in err


def test_a_port_that_is_taken(ask: Ask, tmp_path: Path, taken: int) -> None:
    code, out, err = ask("serve", "--data", tmp_path, "--port", taken)
    assert (code, out) == (2, "")
    assert err.strip().endswith("--port 0 takes any free one.")
    assert str(taken) in err
    assert len(err.strip().splitlines()) == 1


def test_a_host_that_there_is_not(ask: Ask, tmp_path: Path) -> None:
    code, out, err = ask("serve", "--data", tmp_path, "--port", 0, "--host", "192.0.2.1")
    assert (code, out) == (2, "")
    assert "192.0.2.1" in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "public", ["nonsense[", "games.example.org", "ftp://x", "https://", "https://a/b", "http://[", "https://a:99999"]
)
def test_a_public_address_that_nobody_can_type(ask: Ask, tmp_path: Path, public: str) -> None:
    code, out, err = ask("serve", "--data", tmp_path, "--port", 0, "--public", public)
    assert (code, out) == (2, "")
    assert "https://games.example.org" in err


def test_a_number_of_workers_that_makes_no_sense(ask: Ask, tmp_path: Path) -> None:
    for words in (("--workers", -1), ("--pace", -1), ("--pace", "nan")):
        code, _, err = ask("serve", "--data", tmp_path, "--port", 0, *words)
        assert code == 2
        assert words[0].removeprefix("--") in err


@pytest.mark.parametrize(
    ("variable", "words"),
    [("MATINEE_LIMITS", '{"sokets": 1}'), ("MATINEE_LIMITS", "{"), ("MATINEE_KEEP", '{"lobby_days": "x"}')],
)
def test_limits_that_cannot_be_read(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, words: str
) -> None:
    monkeypatch.setenv(variable, words)
    code, out, err = ask("serve", "--data", tmp_path, "--port", 0)
    assert (code, out) == (2, "")
    assert variable in err

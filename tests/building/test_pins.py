"""The image installs what was tested: the same versions, by their hashes."""

import re
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(), re.MULTILINE))


def test_the_server_runs_on_the_parts_that_were_tested() -> None:
    served, tested = pins("requirements-server.txt"), pins("requirements-dev.txt")
    assert {name: tested.get(name) for name in served} == served
    project = msgspec.toml.decode((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [re.match(r"[\w.-]+", one) for one in project["dependencies"]]
    assert {one[0].replace(".", "-") for one in wanted if one} <= set(served)


def test_players_get_the_parts_that_were_tested() -> None:
    played, tested = pins("requirements.txt"), pins("requirements-dev.txt")
    assert {name: tested.get(name) for name in played} == played


def test_the_containers_know_their_proxy() -> None:
    assert "FORWARDED_ALLOW_IPS" in (ROOT / "compose.yaml").read_text()
    assert "--require-hashes" in (ROOT / "Dockerfile").read_text()

"""Words that the commands share which play many games: how many seats, which cards, on how many processors."""

from typing import Annotated, Any

from cyclopts import Parameter

from matinee.cli.options import Positive, options
from matinee.engine.show import Show
from matinee.lab.cluster import LOCAL
from matinee.lab.packs import find_pack

Seats = Annotated[int | None, Parameter(help="How many players; the fewest by default.")]
Seed = Annotated[int, Parameter(help="The same seed gives the same games.")]
Workers = Annotated[Positive | None, Parameter(help="How many processes; by default as many as the machine has cores.")]
AimedBots = Annotated[
    str | None,
    Parameter(help="Names of bots with commas between. By default those that the game's own targets are written for."),
]
PackName = Annotated[
    str | None,
    Parameter(help="The cards to play with: a pack of the game by its name, or a file of your own that ends in .toml."),
]
Settings = Annotated[
    list[str] | None,
    Parameter(help="An option of the game's setup, such as `--set target=60` for a match; may be given again."),
]
Cluster = Annotated[
    list[str] | None,
    Parameter(
        help="Play on a Ray cluster: at this address, or without one on a small one that is started on this machine.",
        alias="--address",
        consume_multiple=(0, 1),
    ),
]


def setup_with_pack(show: Show, settings: list[str] | None, pack: str | None) -> tuple[dict[str, Any], dict[str, str]]:
    """A setup that names the pack, and the pack's text by that name if it comes from a file."""
    setup = options(settings or [])
    if pack is None:
        return setup, {}
    name, texts = find_pack(show, pack)
    return {**setup, "pack": name}, texts


def address(cluster: list[str] | None) -> str | None:
    """Of a cluster; `--cluster` alone is one on this machine."""
    return None if cluster is None else (cluster or [LOCAL])[0]

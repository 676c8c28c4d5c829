"""A table of Cardboard Kaiju; and a house with a second pack, of cards with several effects and plays inside plays."""

from pathlib import Path
from typing import Any

from matinee import catalog
from matinee.engine.show import Show
from matinee.games.kaiju.game import CardboardKaiju
from matinee.testing.scenario import Scenario

SHOW = catalog.show("kaiju")
NAMES = ("kai", "ann", "ben", "cat", "dan")

PACK = (Path(__file__).parent / "packs/tangled.toml").read_text()
TANGLED = Show(CardboardKaiju(), SHOW.read, {})
TANGLED.add_pack("tangled", PACK)


def table(given: dict[str, Any] | None = None, seats: int = 4, **setup: Any) -> Scenario:
    return Scenario(SHOW, given, setup={"seats": seats, **setup}, names=NAMES)

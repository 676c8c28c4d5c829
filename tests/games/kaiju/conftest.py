"""A house with a second pack, made for tests: cards with several effects, and plays inside plays."""

from pathlib import Path

from matinee import catalog
from matinee.engine.show import Show
from matinee.games.kaiju.game import CardboardKaiju

PACK = (Path(__file__).parent / "packs/tangled.toml").read_text()
TANGLED = Show(CardboardKaiju(), catalog.show("kaiju").read, {})
TANGLED.add_pack("tangled", PACK)

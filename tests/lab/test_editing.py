"""A pack edited one field at a time: nothing else in the file changes."""

import pytest

from matinee import catalog
from matinee.engine.errors import BadPack
from matinee.lab.editing import EditedPack

SAMURAI = catalog.show("samurai").read("packs/house.toml")


def test_one_number_changes_one_line() -> None:
    draft = EditedPack(SAMURAI, "house")
    draft.set("honorable-samurai", "strength", 37)
    before, after = SAMURAI.splitlines(), draft.text().splitlines()
    assert [line for line in after if line not in before] == ["strength = 37"]
    assert len(after) == len(before)


def test_numbers_inside_effects_are_fields_too() -> None:
    draft = EditedPack(SAMURAI, "house")
    assert draft.get("butt-kicking-mother", "effects.0.n") == 2
    draft.set("butt-kicking-mother", "effects.0.n", 5)
    assert EditedPack(draft.text(), "again").get("butt-kicking-mother", "effects.0.n") == 5


def test_a_field_comes_and_goes() -> None:
    draft = EditedPack(SAMURAI, "house")
    draft.set("honorable-samurai", "quote", None)
    draft.set("honorable-samurai", "copies", 2)
    card = EditedPack(draft.text(), "again").card("honorable-samurai")
    assert "quote" not in card
    assert card["copies"] == 2


@pytest.mark.parametrize(("card", "field"), [("nobody", "strength"), ("honorable-samurai", "effects.9.n")])
def test_what_is_not_there_is_named(card: str, field: str) -> None:
    with pytest.raises(BadPack, match=r"nobody|effects\.9\.n"):
        EditedPack(SAMURAI, "house").get(card, field)


def test_a_damaged_file_is_a_sentence() -> None:
    with pytest.raises(BadPack, match=r"mine\.toml"):
        EditedPack("name = ", "mine.toml")

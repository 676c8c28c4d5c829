"""Bad input of this game's own; what every game refuses alike is a law."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.door import knock
from matinee.engine.errors import BadScenario, BadSetup, StaleQuestion, UnknownOption

from .conftest import Tables, rolls

BIG = {"L1": "Barn Dragon", "L2": "Colossal Cow", "L3": "Bat on a String"}


@pytest.mark.parametrize("key", ["hit:L5", "hit:L3", "hit:M1", "hit:L9"])
def test_a_key_that_is_not_offered_is_answered_with_those_that_are(table: Tables, key: str) -> None:
    with table(2, rolls(5, 5), phase="kick", places=BIG) as kick:
        kick.says("ada", "kick", "hit:L3")
        before = kick.state.digest()
        with pytest.raises(UnknownOption) as refused:
            knock(kick.state, 0, kick.state.question, [key])
        assert refused.value.legal == ["hit:L1", "hit:L2"]
        assert kick.state.digest() == before
        kick.says("ada", "hit:L1")


@pytest.mark.parametrize("key", ["kick:Spud Cannon", "kick:Wet Noodle+Umbrella", "kick:Umbrella"])
def test_cards_that_are_not_mine_or_not_for_attack(table: Tables, key: str) -> None:
    items = {"a": ["Wet Noodle", "Umbrella"], "b": ["Spud Cannon"]}
    with table(2, phase="kick", places=BIG, items=items) as kick:
        assert kick.refused("ada", key) == "unknown_option"


def test_a_draw_reward_with_an_empty_deck_was_never_asked(table: Tables) -> None:
    with table(2, rolls(5, 1), phase="kick", places=BIG, item_deck=0, life={"a": 9}) as kick:
        kick.says("ada", "kick")
        number = kick.state.question
        kick.says("ada", "hit:L3")
        assert kick["life"]["a"] == 11
        with pytest.raises(StaleQuestion):
            knock(kick.state, 1, number, ["draw"])
        assert kick.refused("ada", "draw") == "not_your_question"


def test_any_answer_by_the_dead(table: Tables) -> None:
    with table(2, phase="kick", places=BIG, life={"b": 0}) as kick:
        assert kick.refused("bo", "hold") == "seat_out"


HOUSE = show("roundhouse").read("packs/house.toml")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'copies = 4\ntypes = ["melee"]',
            'copies = 5\ntypes = ["melee"]',
            "this one 55 and 54",
        ),
        ('name = "Wet Noodle"\ncopies = 2', 'name = "Wet Noodle"\ncopies = 1', "this one 54 and 53"),
        ("track = [1, 2, 3]", "track = [1, 3, 2]", "'Broomstick Biker Gang', field 'track'.*falls"),
        ('types = ["melee", "air"]', 'types = ["melee", "smell"]', "Gargoyle on a Zip Line.*smell"),
        ('types = ["melee", "air"]', 'types = ["air", "air"]', "Gargoyle on a Zip Line.*twice"),
        ('type = "magic"\npoints = 6', 'type = "luck"\npoints = 6', "Signed Plot Armour.*luck"),
        ("dice = 10", "dice = 19", "Something Under the Tarpaulin"),
        ('name = "Tin Roof"', 'name = "Umbrella"', "'Umbrella', field 'name': the name is used twice"),
        ('name = "Tin Roof"', 'name = "Tin@Roof"', "Tin@Roof"),
        ("track = [1, 2, 3]", "track = []", "Broomstick Biker Gang"),
        ("dice = 10", 'dice = "ten"', "Something Under the Tarpaulin"),
        ('name = "House"', "name = ", "this is not TOML"),
    ],
)
def test_a_bad_pack_is_a_bad_setup_that_names_the_fault(old: str, new: str, fault: str) -> None:
    assert HOUSE.count(old) >= 1
    with pytest.raises(BadSetup, match=fault) as refused:
        show("roundhouse").game.read_pack(HOUSE.replace(old, new, 1), "mine.toml")
    assert refused.value.code == "bad_setup"


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"colour": "red"}, "'colour' is no part of a position"),
        ({"places": {"L9": "Werepoodle"}}, "'L9' is no place"),
        ({"places": {"M3": "Werepoodle"}}, "'M3' is no place"),
        ({"places": {"L1": "Werewolf"}}, "no further card 'Werewolf'"),
        ({"places": {"L1": "Werepoodle", "L2": "Werepoodle"}}, "no further card 'Werepoodle'"),
        ({"places": {"L1": "Werepoodle@2"}}, "would be dead"),
        ({"places": {"L1": "Werepoodle@x"}}, "what follows @ is a number"),
        ({"life": {"a": 16}}, "life is 0 to 15"),
        ({"life": {"a": 0, "b": 0}}, "somebody alive"),
        ({"life": {"c": 3}}, "'c' is no player"),
        ({"items": {"a": ["Umbrella@4"]}}, "1 to 3 points left"),
        ({"items": {"a": ["Umbrella", "Tin Roof", "Tin Roof"]}}, "cannot hold 'Tin Roof' as well"),
        ({"monster_deck": 55}, "monster deck cannot have 55 cards"),
        ({"monster_deck": 0}, "needs a monster"),
        ({"phase": "lunch"}, "'lunch' is no phase"),
        ({"phase": 3}, r"Expected `str`, got `int` - at `\$.phase"),
        ({"round": 0}, r"Expected `int` >= 1 - at `\$.round"),
        ({"round": "two"}, r"Expected `int`, got `str` - at `\$.round"),
        ({"starter": "c"}, "'c' is no player"),
        ({"life": {"a": "full"}}, r"Expected `int`, got `str` - at `\$.life"),
        ({"life": [15, 15]}, r"Expected `object`, got `array` - at `\$.life"),
        ({"items": {"a": "Umbrella"}}, r"Expected `array`, got `str` - at `\$.items"),
        ({"items": {"a": ["Umbrella"]}, "life": {"a": 0}}, "a cannot hold 'Umbrella'"),
        ({"kills": {"c": ["Werepoodle"]}}, "'c' is no player"),
        ({"item_deck": -1}, "item deck cannot have -1 cards"),
        ({"next_items": "Umbrella"}, r"Expected `array`, got `str` - at `\$.next_items"),
    ],
)
def test_a_position_that_cannot_be(table: Tables, given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadScenario, match=fault):
        table(2, **given)

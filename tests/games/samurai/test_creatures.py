"""Every Creature does what is printed on it."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]


@pytest.mark.parametrize(
    ("creature", "movie", "attack"),
    [
        pytest.param("kung-fu-samurai", {"location": ["giant-robot-island"]}, 16 + 3, id="kung-fu-samurai"),
        pytest.param("kung-fu-samurai", {"location": ["peasant-village"]}, 16, id="kung-fu-samurai on land"),
        pytest.param("giant-robot", {"cast": ["eager-student + robot-remote-control"]}, 9, id="giant-robot"),
        pytest.param("giant-robot", {}, 14, id="giant-robot without a Robot"),
        pytest.param("cardboard-tank-battalion", {"cast": ["eager-student", "off-duty-ninja"]}, 5 + 4, id="tanks"),
        pytest.param("hopping-ghosts", {"cast": ["shaolin-cook"]}, 5, id="hopping-ghosts"),
        pytest.param("mecha-with-stage-fright", {"cast": ["barefoot-kickboxer"]}, 10 + 6, id="mecha of the leader"),
        pytest.param("mecha-with-stage-fright", {"cast": ["screaming-extra"]}, 10, id="mecha of the last"),
        pytest.param("giant-crab-with-a-grudge", {"location": ["haunted-bathhouse"]}, 18, id="giant-crab"),
    ],
)
def test_a_creature_attacks_as_printed(clash: Film, creature: str, movie: Mapping[str, Any], attack: int) -> None:
    table = clash(creature, {"cast": ["eager-student"], **movie})
    assert table["attack"]["as"] == attack


@pytest.mark.parametrize(
    ("creature", "movie", "ds"),
    [
        pytest.param(
            "one-really-good-ninja",
            {"cast": ["eager-student"], "location": ["nuclear-power-plant"]},
            3,
            id="ninja",
        ),
        pytest.param(
            "boss-in-the-white-suit",
            {"cast": ["yakuza-with-a-heart-of-gold + bamboo-spear", "eager-student"]},
            0 + 2 + 3,
            id="boss-in-the-white-suit",
        ),
        pytest.param(
            "evil-master-with-evil-laugh", {"cast": ["off-duty-ninja", "screaming-extra"]}, 3 + 2, id="evil-master"
        ),
        pytest.param("haunted-umbrella-swarm", {"cast": ["eager-student + bamboo-spear"]}, 3, id="haunted-umbrella"),
    ],
)
def test_a_creature_weakens_its_target(clash: Film, creature: str, movie: Mapping[str, Any], ds: int) -> None:
    assert clash(creature, movie)["attack"]["ds"] == ds


def test_hentai_demon_takes_a_female(clash: Film) -> None:
    table = clash("hentai-demon", {"cast": ["screaming-extra", "crane-style-sister"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["screaming-extra"]


def test_hentai_demon_has_a_family_name(film: Film) -> None:
    given = {"hands": {"a": ["hentai-demon"]}}
    for family, name in ((True, "Tentacle Demon"), (False, "Hentai Demon")):
        table = film(given, family=family)
        view: Any = table.show.game.view(table.state, 0)
        assert [card.name for card in view.hand] == [name]


def test_rubber_suit_lizard_tramples_the_location(clash: Film) -> None:
    table = clash("rubber-suit-lizard", {"cast": ["screaming-extra"], "location": ["dojo-on-the-hill"]})
    table.says("bo", "pass")
    assert table["movies"]["a"] == {"cast": [], "location": []}


def test_man_in_a_moth_costume_comes_back_if_it_fails(clash: Film) -> None:
    table = clash("man-in-a-moth-costume", {"cast": ["barefoot-kickboxer", "honorable-samurai"]})
    table.says("bo", "pass")
    assert table["hands"]["b"] == ["wire-fu", "man-in-a-moth-costume"]
    assert table.why_not("attack:man-in-a-moth-costume") == "KFS-05"


def test_man_in_a_moth_costume_is_discarded_if_it_succeeds(clash: Film) -> None:
    table = clash("man-in-a-moth-costume", {"cast": ["screaming-extra"]})
    table.says("bo", "pass")
    assert table["hands"]["b"] == ["wire-fu"]


def test_three_headed_space_dragon_lets_the_defender_choose(clash: Film) -> None:
    table = clash("three-headed-space-dragon", {"cast": ["eager-student", "off-duty-ninja"]})
    table.says("bo", "pass")
    assert (table.asked, table.question) == ("ada", "ChooseVictim")
    table.says("ada", "victim:eager-student")
    assert table["movies"]["a"]["cast"] == ["off-duty-ninja"]


def test_thirty_nine_ninjas_are_a_ninja_attack(clash: Film) -> None:
    table = clash("thirty-nine-ninjas", {"cast": ["honorable-samurai"]}, ("bad-dubbing",))
    table.says("bo", "pass")
    assert table["hands"]["a"] == ["bad-dubbing"]
    assert table["movies"]["a"]["cast"] == []


def test_ninja_on_roller_skates_comes_back_if_it_succeeds(clash: Film) -> None:
    table = clash("ninja-on-roller-skates", {"cast": ["screaming-extra", "pop-idol-in-the-wrong-movie"]})
    table.says("bo", "pass")
    assert table["hands"]["b"] == ["wire-fu", "ninja-on-roller-skates"]
    assert "attack:ninja-on-roller-skates" not in table.keys


def test_yakuza_debt_collectors_take_a_prop_of_the_victim(clash: Film) -> None:
    table = clash("yakuza-debt-collectors", {"cast": ["screaming-extra + bamboo-spear + twin-pistols"]})
    table.says("bo", "pass", "loot:twin-pistols")
    assert table["movies"]["b"]["cast"] == ["ferry-pilot-with-no-license + twin-pistols"]
    assert table["movies"]["a"]["cast"] == []
    assert "bamboo-spear" in table["discard"]


def test_rival_school_gang_always_beats_a_dojo(clash: Film) -> None:
    table = clash("rival-school-gang", {"cast": ["barefoot-kickboxer"], "location": ["dojo-on-the-hill"]})
    assert table["attack"]["as"] < table["attack"]["ds"]
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == []


def test_fox_spirit_may_take_the_victim_home(clash: Film) -> None:
    table = clash("fox-spirit-in-disguise", {"cast": ["eager-student + bamboo-spear"]})
    table.says("bo", "pass")
    assert table.keys == ["yes", "no"]
    table.says("bo", "yes")
    assert table["movies"]["b"]["cast"] == ["ferry-pilot-with-no-license", "eager-student"]
    assert "bamboo-spear" in table["discard"]


def test_fox_spirit_may_also_just_kill(clash: Film) -> None:
    table = clash("fox-spirit-in-disguise", {"cast": ["eager-student"]})
    table.says("bo", "pass", "no")
    assert "eager-student" in table["discard"]


def test_sumo_stampede_smashes_a_prop_win_or_lose(clash: Film) -> None:
    movie = {"cast": ["barefoot-kickboxer + bamboo-spear", "honorable-samurai + twin-pistols"]}
    table = clash("sumo-stampede", movie)
    table.says("bo", "pass", "wreck:twin-pistols")
    assert table["movies"]["a"]["cast"] == ["barefoot-kickboxer + bamboo-spear", "honorable-samurai"]


def test_critics_always_beat_the_lone_leader(clash: Film) -> None:
    table = clash("critics-with-torches", {"cast": ["barefoot-kickboxer", "honorable-samurai"]})
    table.says("bo", "pass")
    assert len(table["movies"]["a"]["cast"]) == 1 or table.question == "ChooseVictim"
    table.says("bo", "victim:barefoot-kickboxer")


def test_critics_may_fail_where_two_lead(film: Film) -> None:
    movies = {
        "a": {"cast": ["screaming-extra"]},
        "b": {"cast": ["two-gun-inspector + grandfathers-katana + twin-pistols"]},
    }
    movies["c"] = {"cast": ["barefoot-kickboxer + bamboo-spear", "honorable-samurai"]}
    table = film({"movies": movies, "hands": {"a": ["critics-with-torches"]}}, seats=3)
    assert table["ds"] == {"a": 2, "b": 13, "c": 13}
    table.says("ada", "attack:critics-with-torches", "movie:1")
    assert len(table["movies"]["b"]["cast"]) == 1


def test_possessed_rice_cooker_joins_as_an_sfx(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["screaming-extra"]}, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai"]}},
        "hands": {"a": ["sumo-stampede", "possessed-rice-cooker"], "b": ["cloud-the-mind"]},
    }
    table = film(given)
    table.says("ada", "attack:sumo-stampede", "play:possessed-rice-cooker")
    assert table["attack"]["pending_as"] == 9 + 5
    assert table.asked == "bo"
    table.says("bo", "pass")
    assert table.question == "ChooseVictim"
    table.says("ada", "victim:barefoot-kickboxer")


def test_possessed_rice_cooker_also_attacks_alone(clash: Film) -> None:
    table = clash("possessed-rice-cooker", {"cast": ["screaming-extra"]})
    assert table["attack"]["as"] == 5
    table.says("bo", "pass")

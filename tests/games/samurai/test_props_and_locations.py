"""Every Prop, every Location and both Roll the Credits do what is printed on them."""

from collections.abc import Callable

import pytest

from matinee import catalog
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]


@pytest.mark.parametrize(
    ("cast", "location", "ds"),
    [
        pytest.param("eager-student + bamboo-spear", [], 3 + 2, id="bamboo-spear"),
        pytest.param("samurai-intern + grandfathers-katana", [], 3 + 3 + 2, id="grandfathers-katana"),
        pytest.param("screaming-extra + grandfathers-katana", [], 2 + 3, id="grandfathers-katana, no samurai"),
        pytest.param("eager-student + mail-order-nunchaku", [], 3 + 2 + 2, id="mail-order-nunchaku"),
        pytest.param("retired-stuntwoman + wok-of-destiny", [], 4 + 2 + 2, id="wok-of-destiny"),
        pytest.param("eager-student + twin-pistols", [], 3 + 3, id="twin-pistols"),
        pytest.param("eager-student + prop-rocket-launcher", [], 3 + 3, id="prop-rocket-launcher"),
        pytest.param("heir-in-disguise + paper-fan-of-doom", [], 2 + 4, id="paper-fan-of-doom"),
        pytest.param("eager-student + paper-fan-of-doom", [], 3 + 1, id="paper-fan-of-doom on a boy"),
        pytest.param("eager-student + monks-prayer-beads", [], 3 + 1, id="monks-prayer-beads"),
        pytest.param("eager-student + mecha-suit-size-small", [], 3 + 5, id="mecha-suit-size-small"),
        pytest.param("eager-student + motorcycle-through-a-window", ["neon-nightclub"], 3 + 3 + 2 + 4, id="motorcycle"),
        pytest.param("eager-student + suspicious-briefcase", [], 3 + 4, id="suspicious-briefcase"),
        pytest.param("eager-student", ["giant-robot-island"], 3 + 4, id="giant-robot-island"),
        pytest.param("eager-student", ["dojo-on-the-hill"], 3 + 1 + 3, id="dojo-on-the-hill"),
        pytest.param("eager-student", ["haunted-bathhouse"], 3 - 4, id="haunted-bathhouse"),
        pytest.param("shaolin-cook", ["temple-of-ten-thousand-steps"], 4 + 2 + 3, id="temple"),
        pytest.param("samurai-intern", ["imperial-palace"], 3 + 6, id="imperial-palace"),
        pytest.param("eager-student", ["imperial-palace"], 3 + 2, id="imperial-palace without a samurai"),
        pytest.param("eager-student", ["monster-quarantine-beach"], 3 - 5, id="monster-quarantine-beach"),
        pytest.param("eager-student", ["bridge-that-always-collapses"], 3 - 3, id="bridge"),
        pytest.param("eager-student", ["stadium-full-of-extras"], 3 + 3, id="stadium-full-of-extras"),
    ],
)
def test_a_card_counts_as_printed(film: Film, cast: str, location: list[str], ds: int) -> None:
    assert film({"movies": {"a": {"cast": [cast], "location": location}}})["ds"]["a"] == ds


@pytest.mark.parametrize(
    ("cast", "location", "creature", "ds"),
    [
        pytest.param("eager-student + monks-prayer-beads", [], "hopping-ghosts", 3 + 6, id="monks-prayer-beads"),
        pytest.param("eager-student + suspicious-briefcase", [], "boss-in-the-white-suit", 3 - 4, id="briefcase"),
        pytest.param("eager-student", ["peasant-village"], "hopping-ghosts", 3 - 5, id="peasant-village"),
        pytest.param("eager-student", ["nuclear-power-plant"], "rubber-suit-lizard", 3 - 4, id="nuclear-power-plant"),
        pytest.param("eager-student", ["giant-robot-island"], "giant-robot", 3 - 4, id="giant-robot-island"),
        pytest.param("eager-student", ["neon-nightclub"], "yakuza-debt-collectors", 3 - 3, id="neon-nightclub"),
        pytest.param("eager-student", ["bamboo-forest"], "thirty-nine-ninjas", 3 - 3, id="bamboo-forest"),
        pytest.param("eager-student", ["bamboo-forest"], "sumo-stampede", 3 + 3, id="bamboo-forest, no ninja"),
        pytest.param("eager-student", ["secret-base-under-the-volcano"], "giant-robot", 3, id="secret-base"),
        pytest.param("eager-student", ["monster-quarantine-beach"], "giant-crab-with-a-grudge", 3 - 8, id="beach"),
    ],
)
def test_a_card_counts_otherwise_against_some(
    clash: Film, cast: str, location: list[str], creature: str, ds: int
) -> None:
    assert clash(creature, {"cast": [cast], "location": location})["attack"]["ds"] == ds


def test_prop_rocket_launcher_is_fired_in_defence(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["barefoot-kickboxer + prop-rocket-launcher"]}, ("film-jam",))
    assert table["attack"]["ds"] == 9
    table.says("bo", "pass")
    assert table.hints("use:prop-rocket-launcher") == ["as:11", "ds:12", "fails_by:1"]
    table.says("ada", "use:prop-rocket-launcher")
    assert table["attack"]["ds"] == 6 + 6
    assert "prop-rocket-launcher" in table["discard"]
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["barefoot-kickboxer"]


def test_poison_fingernails_scratch_in_a_kick(film: Film) -> None:
    movies = {"a": {"cast": ["off-duty-ninja + poison-fingernails"]}, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["wire-fu"]}})
    table.says("ada", "kick:off-duty-ninja")
    assert table["attack"]["as"] == 4 + 2 + 3


def test_straw_hat_of_mystery_hides_its_holder_from_kicks(film: Film) -> None:
    cast = ["eager-student + straw-hat-of-mystery", "screaming-extra", "shaolin-cook"]
    table = film({"movies": {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": cast}}})
    table.says("ada", "kick:off-duty-ninja")
    assert table.keys == ["at:screaming-extra", "at:shaolin-cook", "back"]
    table.says("ada", "back")


def test_bowl_of_steaming_noodles_is_eaten_for_two_cards(film: Film) -> None:
    table = film({"movies": {"a": {"cast": ["eager-student + bowl-of-steaming-noodles"]}}})
    table.says("ada", "use:bowl-of-steaming-noodles")
    assert table["discard"] == ["bowl-of-steaming-noodles"]
    assert len(table["hands"]["a"]) == 2


def test_smuggled_scroll_is_worth_three_points(film: Film) -> None:
    table = film({"movies": {"a": {"cast": ["eager-student + smuggled-scroll"]}}})
    assert table["score"]["a"] == 3 + 1 + 3


def test_robot_remote_control_stops_a_robot(clash: Film) -> None:
    table = clash("mecha-with-stage-fright", {"cast": ["eager-student + robot-remote-control"]})
    table.says("bo", "pass")
    table.says("ada", "use:robot-remote-control")
    assert table["attack"] == {}
    assert table["movies"]["a"]["cast"] == ["eager-student"]
    assert "mecha-with-stage-fright" in table["discard"]


def test_robot_remote_control_stops_nothing_else(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student + robot-remote-control"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == []


def test_mecha_suit_fits_only_the_young(film: Film) -> None:
    given = {"movies": {"a": {"cast": ["off-duty-ninja"]}}, "hands": {"a": ["mecha-suit-size-small"]}}
    assert film(given).why_not("play:mecha-suit-size-small") == "KFS-05"


def test_rooftop_may_be_combined_with_a_building(film: Film) -> None:
    given = {"movies": {"a": {"location": ["neon-nightclub"]}}, "hands": {"a": ["rooftop-in-the-rain"]}, "round": 1}
    table = film(given)
    table.says("ada", "play:rooftop-in-the-rain", "combine")
    assert table["ds"]["a"] == 4 + 2


def test_secret_base_may_be_combined_with_an_island(film: Film) -> None:
    given = {
        "movies": {"a": {"location": ["giant-robot-island"]}},
        "hands": {"a": ["secret-base-under-the-volcano"]},
        "round": 1,
    }
    table = film(given)
    table.says("ada", "play:secret-base-under-the-volcano", "combine")
    assert table["ds"]["a"] == 4 + 5


def test_hidden_trapdoor_room_needs_a_building(film: Film) -> None:
    given = {"movies": {"a": {"location": ["bamboo-forest"]}}, "hands": {"a": ["hidden-trapdoor-room"]}}
    assert film(given).why_not("play:hidden-trapdoor-room") == "KFS-32"


def test_abandoned_film_set_lets_you_hold_one_more(film: Film) -> None:
    table = film({"movies": {"a": {"location": ["abandoned-film-set"]}}, "begin": "turn"})
    assert len(table["hands"]["a"]) == 7
    assert table["ds"]["a"] == 0


def test_bridge_collapses_after_a_success(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student"], "location": ["bridge-that-always-collapses"]})
    table.says("bo", "pass")
    assert table["movies"]["a"] == {"cast": [], "location": []}


def test_stadium_cheers_in_a_kung_fu_attack(film: Film) -> None:
    movies = {
        "a": {"cast": ["off-duty-ninja"]},
        "b": {"cast": ["eager-student"], "location": ["stadium-full-of-extras"]},
    }
    table = film({"movies": movies, "hands": {"a": ["wire-fu"]}})
    table.says("ada", "kick:off-duty-ninja")
    assert table["attack"]["ds"] == 3 + 6


@pytest.mark.parametrize("card", ["roll-the-credits-revenge", "roll-the-credits-return"])
def test_roll_the_credits_ends_the_game(film: Film, card: str) -> None:
    table = film({"movies": {"a": {"cast": ["eager-student"]}}, "hands": {"a": [card]}})
    table.says("ada", f"roll:{card}")
    assert (table.ending, table.winners) == ("credits", ["ada"])


# Once per turn, once per attack

GADGETS = """
name = "Gadgets"

[[cards]]
key = "trick-umbrella"
name = "Trick Umbrella"
type = "Prop"
strength = 0
traits = []
word = "Umbrella"
class = "n"
text = "Once per turn, in an attack on your Movie: Movie DS +1."
quote = "Click."
ability = { when = "attack", limit = "turn", cost = [], effects = [{ tag = "MDS", change = "plus", n = 1 }] }

[[cards]]
key = "alarm-bell"
name = "Alarm Bell"
type = "Location"
strength = 0
traits = []
word = "Bell"
class = "n"
text = "Once per attack on your Movie: Movie DS +1."
quote = "Ding."
ability = { when = "attack", limit = "attack", cost = [], effects = [{ tag = "MDS", change = "plus", n = 1 }] }
"""


def test_kfs_58_what_is_used_in_defence_is_fresh_for_every_turn_and_every_attack(film: Film) -> None:
    catalog.show("samurai").add_pack("gadgets", GADGETS)
    movies = {
        "a": {"cast": ["barefoot-kickboxer + trick-umbrella", "eager-student", "heir-in-disguise"]},
        "b": {"cast": ["ferry-pilot-with-no-license"]},
        "c": {"cast": ["screaming-extra"]},
    }
    movies["a"]["location"] = ["alarm-bell"]
    hands = {"b": ["possessed-rice-cooker", "one-really-good-ninja"], "c": ["ninja-on-roller-skates"]}
    given = {"active": "b", "movies": movies, "hands": hands, "deck": 1}
    table = film(given, seats=3, pack="house+gadgets")
    for attacker, creature, used in (
        ("bo", "possessed-rice-cooker", ["trick-umbrella", "alarm-bell"]),
        ("bo", "one-really-good-ninja", ["alarm-bell"]),
        ("cy", "ninja-on-roller-skates", ["trick-umbrella", "alarm-bell"]),
    ):
        while table.asked != attacker or table.question != "MainAction":
            table.says(table.asked or "", table.keys[-1])
        table.says(attacker, f"attack:{creature}", "movie:0")
        assert [key for key in table.keys if key.startswith("use:")] == [f"use:{card}" for card in used]
        for card in used:
            table.says("ada", f"use:{card}")
        assert table.asked != "ada" or table.question != "AttackResponse"

"""Every Character does what is printed on it."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]


@pytest.mark.parametrize(
    ("cast", "location", "ds"),
    [
        pytest.param(["butt-kicking-mother", "pop-idol-in-the-wrong-movie"], [], 3 + 2 + 3, id="butt-kicking-mother"),
        pytest.param(["honorable-samurai + bamboo-spear"], [], 5 + 4, id="honorable-samurai"),
        pytest.param(["wandering-ronin"], [], 4 + 4, id="wandering-ronin"),
        pytest.param(["wandering-ronin", "off-duty-ninja"], [], 4 + 4, id="wandering-ronin not alone"),
        pytest.param(["old-master-with-long-eyebrows", "off-duty-ninja"], [], 4 + 4 + 1, id="old-master"),
        pytest.param(["eager-student", "old-master-with-long-eyebrows"], [], 3 + 3 + 1 + 4, id="eager-student"),
        pytest.param(["shaolin-cook + bowl-of-steaming-noodles"], [], 4 + 2, id="shaolin-cook"),
        pytest.param(["crane-style-sister", "tiger-style-sister"], [], 4 + 2 + 4, id="crane-style-sister"),
        pytest.param(["broom-sweeping-monk"], ["temple-of-ten-thousand-steps"], 7 + 2 + 3, id="broom-sweeping-monk"),
        pytest.param(["two-gun-inspector + twin-pistols"], [], 4 + 6, id="two-gun-inspector"),
        pytest.param(["teen-robot-pilot + mecha-suit-size-small"], [], 3 + 10, id="teen-robot-pilot"),
        pytest.param(
            ["general-with-one-plan + twin-pistols", "off-duty-ninja + motorcycle-through-a-window"],
            [],
            5 + 2 + 3 + 4 + 3,
            id="general-with-one-plan",
        ),
        pytest.param(["pop-idol-in-the-wrong-movie", "eager-student"], [], 3 + 3 + 1, id="pop-idol-in-the-wrong-movie"),
        pytest.param(
            ["ferry-pilot-with-no-license + motorcycle-through-a-window"], [], 3 + 6, id="ferry-pilot-with-no-license"
        ),
        pytest.param(["stubborn-rice-farmer"], [], 3 + 3, id="stubborn-rice-farmer"),
        pytest.param(["stubborn-rice-farmer", "off-duty-ninja"], [], 3 + 4, id="stubborn-rice-farmer in a crowd"),
    ],
)
def test_a_character_counts_as_printed(film: Film, cast: list[str], location: list[str], ds: int) -> None:
    movies = {"a": {"cast": cast, "location": location}, "b": {"cast": ["screaming-extra"]}}
    assert film({"movies": movies})["ds"]["a"] == ds


@pytest.mark.parametrize(
    ("cast", "creature", "ds"),
    [
        pytest.param("by-the-book-rookie", "yakuza-debt-collectors", 6, id="by-the-book-rookie"),
        pytest.param("yakuza-with-a-heart-of-gold", "yakuza-debt-collectors", 0, id="yakuza-with-a-heart-of-gold"),
        pytest.param("scientist-nobody-believes", "rubber-suit-lizard", 7, id="scientist-nobody-believes"),
    ],
)
def test_a_character_counts_otherwise_against_some(clash: Film, cast: str, creature: str, ds: int) -> None:
    table = clash(creature, {"cast": [cast]})
    assert table["attack"]["ds"] == ds
    assert table["ds"]["a"] != ds


def test_samurai_intern_may_gain_two_props_a_turn(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["samurai-intern"]}},
        "hands": {"a": ["bamboo-spear", "twin-pistols", "paper-fan-of-doom"]},
    }
    table = film(given)
    table.says("ada", "play:bamboo-spear", "play:twin-pistols")
    assert "play:paper-fan-of-doom" not in table.keys


def test_tiger_style_sister_kicks_harder(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["tiger-style-sister"]}, "b": {"cast": ["off-duty-ninja"]}},
        "hands": {"a": ["wire-fu"]},
    }
    table = film(given)
    table.says("ada", "kick:tiger-style-sister")
    assert table["attack"]["as"] == 4 + 2


def test_wobbly_uncle_is_no_target_for_opponents_sfx(film: Film) -> None:
    cast = ["wobbly-uncle", "off-duty-ninja", "eager-student"]
    given = {"movies": {"a": {"cast": ["screaming-extra"]}, "b": {"cast": cast}}, "hands": {"a": ["dart-from-nowhere"]}}
    table = film(given)
    table.says("ada", "play:dart-from-nowhere")
    assert "at:off-duty-ninja" in table.keys
    assert "at:wobbly-uncle" not in table.keys
    table.says("ada", "at:eager-student")


def test_wobbly_uncle_is_a_target_for_his_own_player(film: Film) -> None:
    given = {"movies": {"a": {"cast": ["wobbly-uncle"]}}, "hands": {"a": ["training-montage"]}}
    table = film(given)
    table.says("ada", "play:training-montage")
    assert table["movies"]["a"]["cast"] == ["wobbly-uncle + training-montage"]


def test_barefoot_kickboxer_wears_no_shoes(film: Film) -> None:
    hand = ["straw-hat-of-mystery", "motorcycle-through-a-window", "bamboo-spear"]
    table = film({"movies": {"a": {"cast": ["barefoot-kickboxer"]}}, "hands": {"a": hand}})
    assert "play:bamboo-spear" in table.keys
    assert table.why_not("play:straw-hat-of-mystery") == "KFS-05"
    assert table.why_not("play:motorcycle-through-a-window") == "KFS-05"


def test_off_duty_ninja_needs_no_text(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["screaming-extra"]}},
        "hands": {"a": ["wire-fu"], "b": ["bad-dubbing"]},
    }
    table = film(given)
    table.says("ada", "kick:off-duty-ninja", "pass")
    assert table["movies"]["b"]["cast"] == ["screaming-extra (asleep)"]


def test_ninja_exchange_student_is_the_last_victim(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["ninja-exchange-student", "pop-idol-in-the-wrong-movie"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["ninja-exchange-student"]


def test_village_elder_lets_you_hold_one_more(film: Film) -> None:
    table = film({"movies": {"a": {"cast": ["village-elder-with-a-map"]}}, "begin": "turn"})
    assert len(table["hands"]["a"]) == 7


def test_screaming_extra_goes_first(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["off-duty-ninja", "screaming-extra", "eager-student"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["off-duty-ninja", "eager-student"]


def test_magical_transfer_student_pays_with_a_card_once_per_attack(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["magical-transfer-student"]}, ("bamboo-spear", "wok-of-destiny"))
    table.says("bo", "pass")
    table.says("ada", "use:magical-transfer-student", "hand:bamboo-spear")
    assert table["attack"] == {**table["attack"], "as": 11, "ds": 6}
    assert table["hands"]["a"] == ["wok-of-destiny"]
    assert table.asked == "bo"
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == []


def test_chatty_mascot_critter_holds_only_clothing_and_is_not_kicked(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["chatty-mascot-critter"]}, "b": {"cast": ["off-duty-ninja"]}},
        "hands": {"a": ["straw-hat-of-mystery", "bamboo-spear"]},
    }
    table = film(given)
    assert "play:straw-hat-of-mystery" in table.keys
    assert "play:bamboo-spear" not in table.keys
    table.says("ada", "end", "done")
    assert "kick:off-duty-ninja" not in table.keys


def test_reporter_looks_at_a_hand_once_a_turn(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["reporter-with-one-camera"]}, "b": {"cast": ["off-duty-ninja"]}},
        "hands": {"b": ["film-jam"]},
    }
    table = film(given)
    table.says("ada", "use:reporter-with-one-camera")
    assert [event.word for event in table.story("ada") if event.kind == "saw"] == ["film-jam"]
    assert not [event for event in table.story("bo") if event.kind == "saw"]
    assert [event.kind for event in table.story()].count("looked") == 1
    view: Any = table.show.game.view(table.state, 0)
    assert [card.key for card in view.movies[1].known] == ["film-jam"]
    assert "use:reporter-with-one-camera" not in table.keys


def test_loyal_dog_goes_home_to_save_a_friend(clash: Film) -> None:
    movie = {"cast": ["loyal-dog-who-knows-the-way", "screaming-extra + bamboo-spear"]}
    table = clash("giant-robot", movie)
    table.says("bo", "pass")
    assert table.keys == ["use:loyal-dog-who-knows-the-way", "pass"]
    table.says("ada", "use:loyal-dog-who-knows-the-way")
    assert table["movies"]["a"]["cast"] == ["screaming-extra + bamboo-spear"]
    assert table["hands"]["a"] == ["loyal-dog-who-knows-the-way"]


def test_loyal_dog_holds_only_clothing(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["loyal-dog-who-knows-the-way"]}},
        "hands": {"a": ["straw-hat-of-mystery", "bamboo-spear"]},
    }
    table = film(given)
    assert "play:straw-hat-of-mystery" in table.keys
    assert "play:bamboo-spear" not in table.keys


def test_comic_relief_sidekick_is_remembered_with_two_cards(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["comic-relief-sidekick"]})
    table.says("bo", "pass")
    assert len(table["hands"]["a"]) == 2


def test_comic_relief_sidekick_draws_nothing_for_other_deaths(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["comic-relief-sidekick"]}, "b": {"cast": ["screaming-extra"]}},
        "hands": {"b": ["contract-dispute"]},
        "active": "b",
    }
    table = film(given)
    table.says("bo", "play:contract-dispute")
    assert table["movies"]["a"]["cast"] == []
    assert table["hands"]["a"] == []


def test_heir_in_disguise_is_worth_four_points(film: Film) -> None:
    table = film({"movies": {"a": {"cast": ["heir-in-disguise"]}}})
    assert table["ds"]["a"] == 2
    assert table["score"]["a"] == 2 + 4


def test_retired_stuntwoman_faints_the_first_time_each_round(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["retired-stuntwoman"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["retired-stuntwoman (asleep)"]


def test_retired_stuntwoman_falls_the_second_time(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["retired-stuntwoman"]}},
        "hands": {"a": ["giant-robot", "kung-fu-samurai"], "b": []},
    }
    table = film(given)
    table.says("ada", "attack:giant-robot")
    assert table["movies"]["b"]["cast"] == ["retired-stuntwoman (asleep)"]
    table.says("ada", "attack:kung-fu-samurai")
    assert table["movies"]["b"]["cast"] == []

"""Every Special Effect does what is printed on it."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]

EXTRA = {"cast": ["screaming-extra"]}


def attack_on(film: Film, *hand: str, creature: str = "hopping-ghosts", **more: Any) -> Scenario:
    """Ada attacks bo's Movie of DS 9; bo holds the cards of a test."""
    movies = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "eager-student"]}, "c": {"cast": ["off-duty-ninja"]}}
    given = {"movies": movies, "hands": {"a": [creature], "b": list(hand)}, **more}
    table = film(given, seats=3)
    table.says("ada", f"attack:{creature}", "movie:1")
    return table


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("bad-dubbing", 11 // 2),
        ("big-eyes-small-mouth", 22),
        ("wire-fu", 22),
        ("kill-by-stealth", 22),
        ("you-can-see-the-strings", 11 - 3),
        ("from-the-shadows", 11 + 2),
        ("dramatic-zoom", 11 + 7),
    ],
)
def test_an_sfx_changes_the_attack(film: Film, card: str, strength: int) -> None:
    table = attack_on(film, card, "film-jam")
    assert table.hints(f"play:{card}")[0] == f"as:{strength}"
    table.says("bo", f"play:{card}")
    compared = [event for event in table.story() if event.kind == "compared"]
    assert compared[0].number == strength


def test_you_can_see_the_strings_of_a_giant(film: Film) -> None:
    table = attack_on(film, "you-can-see-the-strings", creature="giant-robot")
    assert "as:8" in table.hints("play:you-can-see-the-strings")


def test_dramatic_zoom_is_kinder_to_the_last(film: Film) -> None:
    movies = {"a": {"cast": ["barefoot-kickboxer"]}, "b": EXTRA}
    table = film({"movies": movies, "hands": {"a": ["hopping-ghosts", "dramatic-zoom"]}})
    table.says("ada", "attack:hopping-ghosts")
    assert "as:15" in table.hints("play:dramatic-zoom")


def test_from_the_shadows_makes_a_ninja_attack(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer"]}}
    hands = {"a": ["hopping-ghosts", "from-the-shadows"], "b": ["bad-dubbing"]}
    table = film({"movies": movies, "hands": hands})
    table.says("ada", "attack:hopping-ghosts", "play:from-the-shadows")
    assert table["hands"]["b"] == ["bad-dubbing"]
    assert table["movies"]["b"]["cast"] == []


@pytest.mark.parametrize("card", ["cloud-the-mind", "film-jam"])
def test_a_cancel_voids_an_sfx(film: Film, card: str) -> None:
    table = film({"hands": {"a": ["double-feature"], "b": [card]}})
    table.says("ada", "play:double-feature")
    table.says("bo", f"play:{card}")
    assert table["discard"] == ["double-feature", card]
    assert table["hands"]["a"] == []


def test_censored_lets_the_other_draw(film: Film) -> None:
    table = film({"hands": {"a": ["double-feature"], "b": ["censored"]}})
    table.says("ada", "play:double-feature")
    table.says("bo", "play:censored")
    assert len(table["hands"]["a"]) == 1


def test_surprise_inheritance_brings_a_location_back(film: Film) -> None:
    given = {"movies": {"a": EXTRA}, "hands": {"a": ["surprise-inheritance"]}, "discard": ["neon-nightclub"]}
    table = film(given)
    table.says("ada", "play:surprise-inheritance")
    assert table["movies"]["a"]["location"] == ["neon-nightclub"]


def test_surprise_inheritance_combines_what_must_be_combined(film: Film) -> None:
    movies = {"a": {"location": ["imperial-palace"]}}
    hands = {"a": ["surprise-inheritance", "long-lost-twin"]}
    table = film({"movies": movies, "hands": hands, "discard": ["hidden-trapdoor-room"]})
    table.says("ada", "play:surprise-inheritance")
    assert table["movies"]["a"]["location"] == ["imperial-palace", "hidden-trapdoor-room"]
    # Without a Building it has no use at all.
    bare = film({"hands": {"a": ["surprise-inheritance"]}, "discard": ["hidden-trapdoor-room"]})
    assert bare.why_not("play:surprise-inheritance") == "KFS-56"


def test_union_break_sends_the_creature_home(film: Film) -> None:
    table = attack_on(film, "union-break")
    table.says("bo", "play:union-break")
    assert table["attack"] == {}
    assert table["hands"]["a"] == ["hopping-ghosts"]
    assert "attack:hopping-ghosts" not in table.keys


def test_smoke_bomb_stops_an_attack_on_your_own_movie_only(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}, "c": {"cast": ["off-duty-ninja"]}}
    hands = {"a": ["hopping-ghosts", "wire-fu"], "b": ["smoke-bomb"]}
    table = film({"movies": movies, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1", "pass")
    table.says("bo", "play:smoke-bomb")
    assert table["movies"]["b"]["cast"] == ["eager-student"]
    assert "hopping-ghosts" in table["discard"]


def test_stunt_double_saves_the_victim(film: Film) -> None:
    table = attack_on(film, "stunt-double")
    table.says("ada", "victim:eager-student")
    table.says("bo", "play:stunt-double")
    assert table["movies"]["b"]["cast"] == ["barefoot-kickboxer", "eager-student"]


def test_thousand_mirrors_doubles_the_defence(film: Film) -> None:
    table = attack_on(film, "thousand-mirrors", "power-pose")
    table.says("bo", "play:thousand-mirrors")
    assert table["attack"]["ds"] == 18
    table.says("bo", "pass")


def test_power_pose_works_either_way(film: Film) -> None:
    table = attack_on(film, "power-pose", "bad-dubbing")
    table.says("bo", "play:power-pose")
    assert table.keys == ["mode:1", "mode:2", "back"]
    assert table.hints("mode:1")[:2] == ["as:16", "ds:9"]
    assert table.hints("mode:2")[:2] == ["as:11", "ds:14"]
    table.says("bo", "mode:2")
    assert table["attack"]["ds"] == 14
    table.says("bo", "pass")


def test_sudden_rainstorm_washes_the_location_out(clash: Film) -> None:
    movie = {"cast": ["eager-student"], "location": ["nuclear-power-plant"]}
    table = clash("hopping-ghosts", movie, ("sudden-rainstorm", "bad-dubbing"))
    table.says("bo", "pass")
    assert table["attack"]["ds"] == 11
    assert "ds:3" in table.hints("play:sudden-rainstorm")
    table.says("ada", "play:sudden-rainstorm")
    assert table["attack"]["ds"] == 3
    assert table["ds"]["a"] == 11


def test_team_up_adds_a_second_creature(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai"]}}
    hands = {"a": ["haunted-umbrella-swarm", "team-up", "giant-crab-with-a-grudge", "bad-dubbing"]}
    table = film({"movies": movies, "hands": hands})
    table.says("ada", "attack:haunted-umbrella-swarm", "play:team-up")
    assert table["attack"]["as"] == 8 + 9
    table.says("ada", "pass", "victim:barefoot-kickboxer")
    assert {"team-up", "giant-crab-with-a-grudge", "haunted-umbrella-swarm"} <= set(table["discard"])


def test_wrong_movie_redirects_or_weakens(film: Film) -> None:
    table = attack_on(film, "wrong-movie", "bad-dubbing")
    table.says("bo", "play:wrong-movie", "mode:1")
    assert table["attack"]["on"] == "c"
    table.says("bo", "pass")
    assert table["movies"]["c"]["cast"] == []


def test_reverse_the_film_turns_the_result(film: Film) -> None:
    table = attack_on(film, "reverse-the-film")
    assert table.question == "ResultResponse"
    table.says("bo", "play:reverse-the-film")
    assert len(table["movies"]["b"]["cast"]) == 2
    assert [event.kind for event in table.story()].count("failed") == 1


def test_dart_from_nowhere_knocks_anybody_out(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["dart-from-nowhere"]}})
    table.says("ada", "play:dart-from-nowhere", "at:eager-student")
    assert table["movies"]["b"]["cast"] == ["eager-student (asleep)"]


def test_contract_dispute_takes_from_the_leaders_ties_included(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["off-duty-ninja"]}, "c": {"cast": ["shaolin-cook"]}}
    table = film({"movies": movies, "hands": {"a": ["contract-dispute"]}}, seats=3)
    table.says("ada", "play:contract-dispute")
    assert table.keys == ["at:off-duty-ninja", "at:shaolin-cook", "back"]
    table.says("ada", "at:shaolin-cook")
    assert table["movies"]["c"]["cast"] == []


def test_went_for_noodles_sends_a_character_home(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student + bamboo-spear"]}}
    table = film({"movies": movies, "hands": {"a": ["went-for-noodles"]}})
    table.says("ada", "play:went-for-noodles", "at:eager-student")
    assert table["hands"]["b"] == ["eager-student"]
    assert table["discard"] == ["bamboo-spear", "went-for-noodles"]


def test_left_on_the_cutting_floor_discards_a_prop_or_a_slid_sfx(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student + bamboo-spear + plot-armor"]}}
    table = film({"movies": movies, "hands": {"a": ["left-on-the-cutting-floor"]}})
    table.says("ada", "play:left-on-the-cutting-floor")
    assert table.keys == ["at:bamboo-spear", "at:plot-armor", "back"]
    table.says("ada", "at:plot-armor")
    assert table["movies"]["b"]["cast"] == ["eager-student + bamboo-spear"]


def test_location_scout_got_lost_discards_any_location(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"location": ["neon-nightclub"]}}
    table = film({"movies": movies, "hands": {"a": ["location-scout-got-lost"]}})
    table.says("ada", "play:location-scout-got-lost")
    assert table["movies"]["b"]["location"] == []


def test_pickpocket_extra_takes_any_prop(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student + bamboo-spear"]}}
    table = film({"movies": movies, "hands": {"a": ["pickpocket-extra", "wok-of-destiny"]}})
    table.says("ada", "play:pickpocket-extra")
    assert table["movies"]["a"]["cast"] == ["screaming-extra + bamboo-spear"]
    # A Prop that a card's effect brings does not count for the turn.
    assert "play:wok-of-destiny" in table.keys


def test_training_montage_gives_strength_and_kung_fu(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["heir-in-disguise"]}}
    table = film({"movies": movies, "hands": {"a": ["training-montage"]}})
    assert "kick:screaming-extra" not in table.keys
    table.says("ada", "play:training-montage", "at:screaming-extra")
    assert table["ds"]["a"] == 2 + 3
    assert "kick:screaming-extra" in table.keys


def test_plot_armor_keeps_a_character_to_the_last(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["eager-student + plot-armor", "off-duty-ninja"]})
    assert table["attack"]["ds"] == 3 + 1 + 4
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["eager-student + plot-armor"]


def test_long_lost_twin_brings_a_character_back(film: Film) -> None:
    given = {"hands": {"a": ["long-lost-twin"]}, "discard": ["off-duty-ninja", "eager-student", "neon-nightclub"]}
    table = film(given)
    table.says("ada", "play:long-lost-twin")
    # Newest first.
    assert table.keys == ["take:eager-student", "take:off-duty-ninja", "back"]
    table.says("ada", "take:off-duty-ninja")
    assert table["movies"]["a"]["cast"] == ["off-duty-ninja"]


def test_open_auditions_turn_up_until_a_character_appears(film: Film) -> None:
    given = {
        "hands": {"a": ["open-auditions"]},
        "deck": ["bamboo-spear", "neon-nightclub", "eager-student", "off-duty-ninja"],
    }
    table = film(given)
    table.says("ada", "play:open-auditions")
    assert table["movies"]["a"]["cast"] == ["eager-student"]
    assert table["deck"] == 3
    seen = [event for event in table.story() if event.kind == "moved" and event.card >= 0]
    assert len(seen) >= 4


def test_double_feature_draws_two(film: Film) -> None:
    table = film({"hands": {"a": ["double-feature"]}})
    table.says("ada", "play:double-feature")
    assert len(table["hands"]["a"]) == 2


def test_reshoots_stop_the_credits(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["roll-the-credits-return"], "b": ["reshoots"]}})
    table.says("ada", "roll:roll-the-credits-return")
    table.says("bo", "play:reshoots")
    assert not table.state.over
    assert (table.asked, table.question) == ("ada", "MainAction")
    assert set(table["discard"]) == {"roll-the-credits-return", "reshoots"}


def test_what_waits_is_foretold_with_all_that_it_changes(film: Film) -> None:
    """A Ninja's shadow falls on the Forest, a robot on the island: the stage told the strength of the attack alone."""
    given = {
        "movies": {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer"], "location": ["bamboo-forest"]}},
        "hands": {"a": ["hopping-ghosts", "from-the-shadows", "cloud-the-mind"], "b": ["film-jam", "sudden-rainstorm"]},
    }
    table = film(given)
    table.says("ada", "attack:hopping-ghosts", "play:from-the-shadows")
    seen = table.view().attack
    assert (seen.attack, seen.defence, seen.pending_attack, seen.pending_defence) == (11, 9, 13, 3)
    table.says("bo", "play:film-jam")
    # With its cancel on top of it, the card will come to nothing.
    seen = table.view().attack
    assert (seen.pending_attack, seen.pending_defence) == (11, 9)
    table.says("ada", "pass")
    table.says("bo", "play:sudden-rainstorm")
    seen = table.view().attack
    assert (seen.defence, seen.pending_defence) == (9, 6)
    table.says("ada", "pass")


def test_what_would_stop_an_attack_foretells_no_strengths(film: Film) -> None:
    given = {
        "movies": {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer"]}},
        "hands": {"a": ["hopping-ghosts", "cloud-the-mind"], "b": ["smoke-bomb"]},
    }
    table = film(given)
    table.says("ada", "attack:hopping-ghosts")
    table.says("bo", "play:smoke-bomb")
    seen = table.view().attack
    assert (seen.pending_attack, seen.pending_defence) == (seen.attack, seen.defence) == (11, 6)
    table.says("ada", "pass")

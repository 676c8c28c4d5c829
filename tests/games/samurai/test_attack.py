"""Attacks: KFS-37 to KFS-49, KFS-60 and KFS-61."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")
EXTRA = {"cast": ["screaming-extra"]}
THREE = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "eager-student"]}, "c": {"cast": ["off-duty-ninja"]}}


def kinds(table: Scenario) -> list[str]:
    return [event.kind for event in table.story()]


def test_kfs_37_own_and_empty_movies_are_no_targets(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}, "c": {"cast": ["off-duty-ninja"]}}
    table = film({"movies": movies, "hands": {"a": ["hopping-ghosts"]}}, seats=4)
    table.says("ada", "attack:hopping-ghosts")
    assert table.keys == ["movie:1", "movie:2", "back"]
    assert table.why_not("movie:0") == "KFS-37"
    assert table.why_not("movie:3") == "KFS-37"
    table.says("ada", "back")
    nobody = film({"movies": {"a": EXTRA}, "hands": {"a": ["hopping-ghosts"]}})
    assert nobody.why_not("attack:hopping-ghosts") == "KFS-37"


def test_kfs_37_one_creature_per_attack(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student"]}, ("giant-robot", "bad-dubbing"))
    table.says("bo", "pass")
    assert table.why_not("play:giant-robot") == "KFS-37"


def test_kfs_38_creature_and_movie_become_public_together(film: Film) -> None:
    table = film({"movies": THREE, "hands": {"a": ["hopping-ghosts", "wire-fu"]}}, seats=3)
    table.says("ada", "attack:hopping-ghosts")
    assert table.story("bo") == []
    table.says("ada", "movie:1")
    declared = [event for event in table.story("bo") if event.kind == "attack"]
    assert [(event.word, event.number) for event in declared] == [("hopping-ghosts", 1)]


def test_kfs_39_the_breakdown_equals_the_total(clash: Film) -> None:
    movie = {
        "cast": ["honorable-samurai + bamboo-spear + plot-armor", "eager-student (asleep) + twin-pistols"],
        "location": ["imperial-palace", "hidden-trapdoor-room"],
    }
    table = clash("hopping-ghosts", movie, ("thousand-mirrors", "bad-dubbing"))
    view: Any = SHOW.game.view(table.state, 0)
    parts = {part.card.key: part.counts for part in view.attack.defence_parts}
    assert parts == {
        "honorable-samurai": 5,
        "bamboo-spear": 4,
        "plot-armor": 1,
        "eager-student": 0,
        "twin-pistols": 0,
        "imperial-palace": 6,
        "hidden-trapdoor-room": 3,
    }
    assert sum(parts.values()) == view.attack.defence == 19
    spear = view.movies[0].cast[0].under[0]
    assert [(reason.source, reason.change) for reason in spear.reasons] == [("honorable-samurai", "double")]
    table.says("bo", "pass")
    table.says("ada", "play:thousand-mirrors")
    assert table["attack"]["ds"] == 38


def test_kfs_39_ds_may_be_negative(film: Film) -> None:
    assert film({"movies": {"a": {"location": ["monster-quarantine-beach"]}}})["ds"]["a"] == -5


def test_kfs_39_what_is_slid_under_a_card_counts_nothing_with_it(clash: Film) -> None:
    """KFS-57 A Montage is part of its Character's total; a Prop is a card of its own."""
    cast = ["yakuza-with-a-heart-of-gold + training-montage + twin-pistols", "eager-student + plot-armor"]
    table = clash("boss-in-the-white-suit", {"cast": cast})
    assert table["attack"]["ds"] == 0 + 0 + 3 + 3 + 1
    table.says("bo", "pass")
    assert sum(part.counts for part in clash("boss-in-the-white-suit", {"cast": cast}).view().attack.defence_parts) == 7


def test_kfs_40_changes_count_in_the_order_played(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai", "shaolin-cook"]}}
    hands = {"a": ["hopping-ghosts", "power-pose", "wire-fu"], "b": ["bad-dubbing"]}
    table = film({"movies": movies, "hands": hands})
    # A Monk in the target Movie: the printed 11 becomes 5, and 5 halved is 2.
    table.says("ada", "attack:hopping-ghosts", "pass")
    table.says("bo", "play:bad-dubbing")
    assert table["attack"]["as"] == 2
    table.says("ada", "play:power-pose", "mode:1")
    assert table["attack"]["as"] == 2 + 5
    view: Any = SHOW.game.view(table.state, 1)
    assert [(step.card.key, step.attack) for step in view.attack.steps] == [("bad-dubbing", 2), ("power-pose", 7)]
    table.says("ada", "pass")


def test_kfs_40_a_card_with_two_numbers_shows_the_one_that_counts(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai", "shaolin-cook"]}}
    table = film({"movies": movies, "hands": {"a": ["giant-robot", "dramatic-zoom", "power-pose"], "b": ["film-jam"]}})
    table.says("ada", "attack:giant-robot", "play:dramatic-zoom")
    table.says("bo", "pass")
    view: Any = SHOW.game.view(table.state, 0)
    assert [(step.card.key, step.n, step.attack) for step in view.attack.steps] == [("dramatic-zoom", 7, 14 + 7)]
    table.says("ada", "pass")


def test_kfs_40_as_never_falls_below_zero(clash: Film) -> None:
    table = clash("possessed-rice-cooker", {"cast": ["shaolin-cook"]}, ("wrong-movie", "you-can-see-the-strings"))
    table.says("bo", "pass")
    table.says("ada", "play:you-can-see-the-strings")
    assert table["attack"]["as"] == 0
    table.says("bo", "pass")
    table.says("ada", "pass")


def test_kfs_41_any_sfx_may_be_played_in_an_attack(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student"]}, ("double-feature",))
    table.says("bo", "pass")
    table.says("ada", "play:double-feature")
    assert len(table["hands"]["a"]) == 2
    # Off-turn no Character, Prop, Location or Creature.
    other = clash("hopping-ghosts", {"cast": ["eager-student"]}, ("off-duty-ninja", "bad-dubbing"))
    other.says("bo", "pass")
    assert other.why_not("play:off-duty-ninja") == "KFS-21"


def test_kfs_42_equal_is_enough(clash: Film) -> None:
    table = clash("hentai-demon", {"cast": ["barefoot-kickboxer", "shaolin-cook"]})
    assert (table["attack"]["as"], table["attack"]["ds"]) == (10, 10)
    table.says("bo", "pass")
    assert "succeeded" in kinds(table)
    table.says("bo", "victim:shaolin-cook")


def test_kfs_42_always_can_still_be_stopped(clash: Film) -> None:
    movie = {"cast": ["barefoot-kickboxer"], "location": ["dojo-on-the-hill"]}
    table = clash("rival-school-gang", movie, ("smoke-bomb",))
    table.says("bo", "pass")
    table.says("ada", "play:smoke-bomb")
    assert table["movies"]["a"]["cast"] == ["barefoot-kickboxer"]


def test_kfs_43_the_creatures_demand_comes_first(clash: Film) -> None:
    table = clash("hentai-demon", {"cast": ["screaming-extra", "ninja-exchange-student"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["screaming-extra"]


def test_kfs_43_a_filter_that_leaves_nobody_is_skipped(clash: Film) -> None:
    table = clash("hentai-demon", {"cast": ["off-duty-ninja", "eager-student"]})
    table.says("bo", "pass")
    assert table.keys == ["victim:off-duty-ninja", "victim:eager-student"]
    table.says("bo", "victim:eager-student")


def test_kfs_44_everything_of_the_attack_is_discarded_after_a_success(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student + bamboo-spear"]})
    table.says("bo", "play:wire-fu")
    assert sorted(table["discard"]) == ["bamboo-spear", "eager-student", "hopping-ghosts", "wire-fu"]


def test_kfs_45_after_a_failure_too_and_nobody_is_hurt(clash: Film) -> None:
    table = clash("possessed-rice-cooker", {"cast": ["barefoot-kickboxer"]}, ("bad-dubbing",))
    table.says("bo", "pass")
    table.says("ada", "play:bad-dubbing")
    table.says("bo", "pass")
    assert sorted(table["discard"]) == ["bad-dubbing", "possessed-rice-cooker"]
    assert "victim" not in kinds(table)


def test_kfs_46_a_stop_ends_the_attack_at_once(film: Film) -> None:
    movies = {"a": {"cast": ["eager-student"]}, "b": {"cast": ["off-duty-ninja"]}}
    table = film({"movies": movies, "hands": {"a": ["wire-fu"], "b": ["smoke-bomb"]}})
    table.says("ada", "kick:eager-student", "pass")
    table.says("bo", "play:smoke-bomb")
    assert "stopped" in kinds(table)
    assert "compared" not in kinds(table)
    assert table["movies"]["a"]["cast"] == ["eager-student"]
    assert table["movies"]["b"]["cast"] == ["off-duty-ninja"]
    assert table.question == "MainAction"


def test_kfs_47_more_attacks_may_follow(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["off-duty-ninja"]}, "c": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["hopping-ghosts", "giant-robot"]}}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1", "attack:giant-robot")
    assert table["movies"]["c"]["cast"] == []
    assert table.question == "MainAction"


def test_kfs_48_an_attack_without_a_target_comes_to_nothing(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student"]}, ("went-for-noodles",))
    table.says("bo", "pass")
    table.says("ada", "play:went-for-noodles", "at:eager-student")
    assert "lapsed" in kinds(table)
    assert table["hands"]["a"] == ["eager-student"]
    assert "hopping-ghosts" in table["discard"]


def test_kfs_48_a_success_stays_one_though_the_last_character_saves_itself(clash: Film) -> None:
    """The lone Dog goes home; the Lizard has won and tramples the Location all the same."""
    movie = {"cast": ["loyal-dog-who-knows-the-way"], "location": ["peasant-village"]}
    table = clash("rubber-suit-lizard", movie)
    table.says("bo", "pass")
    table.says("ada", "use:loyal-dog-who-knows-the-way")
    assert "lapsed" not in kinds(table)
    assert table["movies"]["a"] == {"cast": [], "location": []}
    assert table["hands"]["a"] == ["loyal-dog-who-knows-the-way"]
    assert "Loyal Dog Who Knows the Way (ada) is saved!" in table.log()
    assert table["discard"] == ["peasant-village", "rubber-suit-lizard"]


def test_kfs_48_a_creature_that_won_over_a_lone_dog_goes_home(clash: Film) -> None:
    table = clash("ninja-on-roller-skates", {"cast": ["loyal-dog-who-knows-the-way"]})
    table.says("bo", "pass")
    table.says("ada", "use:loyal-dog-who-knows-the-way")
    assert "ninja-on-roller-skates" in table["hands"]["b"]


def test_kfs_48_a_fighter_who_leaves_ends_the_fight(film: Film) -> None:
    movies = {"a": {"cast": ["eager-student"]}, "b": {"cast": ["off-duty-ninja"]}}
    table = film({"movies": movies, "hands": {"a": ["wire-fu"], "b": ["went-for-noodles"]}})
    table.says("ada", "kick:eager-student", "pass")
    table.says("bo", "play:went-for-noodles", "at:eager-student")
    assert "lapsed" in kinds(table)
    assert table["movies"]["b"]["cast"] == ["off-duty-ninja"]


def test_kfs_48_strengths_follow_the_table(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["barefoot-kickboxer", "eager-student"]}, ("dart-from-nowhere",))
    table.says("bo", "pass")
    table.says("ada", "play:dart-from-nowhere", "at:barefoot-kickboxer")
    assert table["attack"]["ds"] == 3


def test_kfs_49_a_redirected_attack_keeps_as_changes_only(film: Film) -> None:
    hands = {"a": ["hopping-ghosts"], "b": ["thousand-mirrors", "bad-dubbing", "wrong-movie"]}
    table = film({"movies": THREE, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    table.says("bo", "play:thousand-mirrors", "play:bad-dubbing", "play:wrong-movie", "mode:1")
    compared = [event for event in table.story() if event.kind == "compared"]
    assert [(event.number, event.other) for event in compared] == [(5, 4)]
    assert table["movies"]["c"]["cast"] == []


def test_kfs_49_each_choice_of_a_movie_cites_its_own_clause(film: Film) -> None:
    hands = {"a": ["hopping-ghosts", "neon-nightclub"], "b": ["wrong-movie"]}
    table = film({"movies": {**THREE, "d": {"cast": ["wobbly-uncle"]}}, "hands": hands}, seats=4)
    found = []
    for name, keys in (("ada", ["play:neon-nightclub"]), ("ada", ["attack:hopping-ghosts"])):
        table.says(name, *keys)
        found.append((table.question, table.state.step().clause()))
        table.says(name, "back")
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    table.says("bo", "play:wrong-movie", "mode:1")
    found.append((table.question, table.state.step().clause()))
    table.says("bo", "back", "pass")
    assert found == [("ChooseMovie", "KFS-30"), ("ChooseMovie", "KFS-37"), ("ChooseMovie", "KFS-49")]


def test_kfs_49_never_onto_the_attackers_own_movie(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["hopping-ghosts"], "b": ["wrong-movie"]}})
    table.says("ada", "attack:hopping-ghosts")
    # With two seats there is nowhere to turn: only the other mode is left.
    assert "as:7" in table.hints("play:wrong-movie") or table.keys == ["play:wrong-movie", "pass"]
    table.says("bo", "play:wrong-movie")
    assert [event.number for event in table.story() if event.kind == "compared"] == [7]


# Ninja


def ninjas(film: Film, creature: str, hands: dict[str, list[str]], **more: Any) -> Scenario:
    movies = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai", "eager-student"]}}
    movies["c"] = {"cast": ["shaolin-cook"]}
    given = {"movies": movies, "hands": {"a": [creature, *hands.pop("a", [])], **hands}, **more}
    table = film(given, seats=3)
    table.says("ada", f"attack:{creature}", "movie:1")
    return table


def test_kfs_60_nobody_defends_with_sfx_in_a_ninja_attack(film: Film) -> None:
    hands = {"b": ["bad-dubbing", "thousand-mirrors", "smoke-bomb", "cloud-the-mind", "wire-fu", "double-feature"]}
    table = ninjas(film, "thirty-nine-ninjas", hands)
    assert table.keys == ["play:wire-fu", "play:double-feature", "pass"]
    for card in ("bad-dubbing", "thousand-mirrors", "smoke-bomb"):
        assert table.why_not(f"play:{card}") == "KFS-60"
    table.says("bo", "pass")


def test_kfs_60_only_the_helping_mode_of_a_card_is_offered(film: Film) -> None:
    table = ninjas(film, "thirty-nine-ninjas", {"b": ["power-pose"]})
    table.says("bo", "play:power-pose")
    assert [event.number for event in table.story() if event.kind == "compared"] == [16]


def test_kfs_60_a_helping_sfx_is_not_cancelled(film: Film) -> None:
    table = ninjas(film, "thirty-nine-ninjas", {"a": ["wire-fu"], "b": ["cloud-the-mind"]})
    table.says("ada", "play:wire-fu")
    assert "cancelled" not in kinds(table)
    table.says("ada", "victim:eager-student")


def test_kfs_60_a_card_that_does_not_help_may_be_cancelled(film: Film) -> None:
    table = ninjas(film, "thirty-nine-ninjas", {"a": ["double-feature"], "b": ["cloud-the-mind"]})
    table.says("ada", "play:double-feature")
    assert (table.asked, table.question) == ("bo", "CancelResponse")
    table.says("bo", "play:cloud-the-mind")
    assert "cancelled" in kinds(table)
    table.says("ada", "pass") if table.question == "AttackResponse" else None


@pytest.mark.parametrize("edition", [2, 3])
def test_kfs_60_nobody_defends_where_an_attack_always_succeeds_either(film: Film, edition: int) -> None:
    """A halved AS changes nothing today, but it is a lower AS; edition 2 looked at the verdict alone."""
    given = {
        "movies": {"a": EXTRA, "b": {"cast": ["eager-student"], "location": ["dojo-on-the-hill"]}},
        "hands": {"a": ["rival-school-gang", "from-the-shadows"], "b": ["bad-dubbing", "power-pose", "wire-fu"]},
    }
    table = film(given)
    table.state.edition = edition
    table.says("ada", "attack:rival-school-gang", "play:from-the-shadows")
    assert ("play:bad-dubbing" in table.keys) == (edition == 2)
    assert {"play:power-pose", "play:wire-fu"} <= {*table.keys}
    table.says("bo", "play:power-pose", *(["mode:1"] if edition == 2 else []))
    assert table["attack"]["as"] == 9 + 2 + 5
    table.says("bo", "pass")


def test_kfs_60_nor_saved_nor_reversed(film: Film) -> None:
    table = ninjas(film, "thirty-nine-ninjas", {"a": ["wire-fu"], "b": ["stunt-double", "reverse-the-film"]})
    table.says("ada", "play:wire-fu", "victim:eager-student")
    assert table["hands"]["b"] == ["stunt-double", "reverse-the-film"]


def test_kfs_60_a_failure_may_be_reversed_for_the_ninjas(film: Film) -> None:
    table = ninjas(film, "ninja-on-roller-skates", {"a": ["reverse-the-film"]})
    assert table.question == "ResultResponse"
    table.says("ada", "play:reverse-the-film", "victim:eager-student")
    assert "succeeded" in kinds(table)


def test_kfs_60_abilities_still_work(clash: Film) -> None:
    table = clash("thirty-nine-ninjas", {"cast": ["barefoot-kickboxer + prop-rocket-launcher"]})
    table.says("bo", "pass")
    assert table.keys == ["use:prop-rocket-launcher", "pass"]
    table.says("ada", "use:prop-rocket-launcher")
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == ["barefoot-kickboxer"]


def test_kfs_60_open_auditions_are_judged_without_a_look_at_the_pile(film: Film) -> None:
    table = ninjas(film, "thirty-nine-ninjas", {"b": ["open-auditions", "wire-fu"], "c": ["open-auditions"][:0]})
    assert table.why_not("play:open-auditions") == "KFS-60"


def test_kfs_61_a_ninjas_kick_is_a_ninja_attack(film: Film) -> None:
    movies = {"a": {"cast": ["off-duty-ninja", "eager-student"]}, "b": {"cast": ["shaolin-cook"]}}
    hands = {"a": ["wire-fu"], "b": ["bad-dubbing"]}
    table = film({"movies": movies, "hands": hands})
    table.says("ada", "kick:off-duty-ninja", "pass")
    assert table["hands"]["b"] == ["bad-dubbing"]
    table = film({"movies": movies, "hands": hands})
    table.says("ada", "kick:eager-student", "pass")
    assert (table.asked, table.question) == ("bo", "AttackResponse")

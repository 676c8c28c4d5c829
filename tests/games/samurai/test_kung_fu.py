"""Kung fu and its sleepers: KFS-62 to KFS-66."""

from collections.abc import Callable

from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]


def kinds(table: Scenario) -> list[str]:
    return [event.kind for event in table.story()]


def test_kfs_62_one_kick_per_fighter_and_turn(film: Film) -> None:
    movies = {
        "a": {"cast": ["barefoot-kickboxer", "shaolin-cook (asleep)", "screaming-extra"]},
        "b": {"cast": ["eager-student", "heir-in-disguise", "crane-style-sister (asleep)"]},
    }
    table = film({"movies": movies})
    assert [key for key in table.keys if key.startswith("kick:")] == ["kick:barefoot-kickboxer"]
    table.says("ada", "kick:barefoot-kickboxer")
    assert table.keys == ["at:eager-student", "at:heir-in-disguise", "back"]
    table.says("ada", "at:heir-in-disguise")
    assert table["movies"]["b"]["cast"][1] == "heir-in-disguise (asleep)"
    assert "kick:barefoot-kickboxer" not in table.keys


def test_kfs_63_the_targets_location_counts_the_attackers_does_not(film: Film) -> None:
    movies = {
        "a": {
            "cast": ["yakuza-with-a-heart-of-gold + bamboo-spear + training-montage"],
            "location": ["neon-nightclub"],
        },
        "b": {"cast": ["by-the-book-rookie"], "location": ["giant-robot-island"]},
    }
    table = film({"movies": movies, "hands": {"a": ["wire-fu"]}})
    table.says("ada", "kick:yakuza-with-a-heart-of-gold")
    # A kung fu attack by a Yakuza is a Yakuza attack: the Rookie counts 6.
    assert (table["attack"]["as"], table["attack"]["ds"]) == (5 + 2 + 3, 6 + 4)
    table.says("ada", "pass")
    # A tie goes to the attacker.
    assert table["movies"]["b"]["cast"] == ["by-the-book-rookie (asleep)"]


def test_kfs_63_what_the_own_location_makes_of_a_fighter_counts(film: Film) -> None:
    """No Location counts for the attacker, but a Character's DS is what its Movie makes of it."""
    movies = {
        "a": {"cast": ["eager-student"], "location": ["dojo-on-the-hill"]},
        "b": {"cast": ["off-duty-ninja"]},
    }
    table = film({"movies": movies, "hands": {"a": ["wire-fu"]}})
    table.says("ada", "kick:eager-student")
    assert (table["attack"]["as"], table["attack"]["ds"]) == (3 + 1, 4)


def test_kfs_64_a_losing_attacker_sleeps_until_the_next_own_turn(film: Film) -> None:
    movies = {"a": {"cast": ["eager-student"]}, "b": {"cast": ["barefoot-kickboxer"]}}
    table = film({"movies": movies, "hands": {"a": ["film-jam"], "b": ["cloud-the-mind"]}})
    table.says("ada", "kick:eager-student")
    assert table["movies"]["a"]["cast"] == ["eager-student (asleep)"]
    table.says("ada", "end", "done")
    assert table["movies"]["a"]["cast"] == ["eager-student (asleep)"]
    while table.asked == "bo":
        table.says("bo", table.keys[-1])
    assert table["movies"]["a"]["cast"] == ["eager-student"]


def test_kfs_65_text_that_says_creature_does_not_apply(film: Film) -> None:
    movies = {"a": {"cast": ["eager-student"]}, "b": {"cast": ["off-duty-ninja"]}}
    table = film({"movies": movies, "hands": {"a": ["wire-fu"], "b": ["union-break", "bad-dubbing"]}})
    table.says("ada", "kick:eager-student", "play:wire-fu")
    assert table["attack"]["as"] == 6
    assert table.why_not("play:union-break") == "KFS-65"
    table.says("bo", "pass")
    assert "victim" not in kinds(table)
    assert table["movies"]["b"]["cast"] == ["off-duty-ninja (asleep)"]


def test_kfs_66_a_sleeper_counts_nothing_but_its_words_score(film: Film) -> None:
    movies = {"a": {"cast": ["butt-kicking-mother (asleep) + bamboo-spear", "old-master-with-long-eyebrows (asleep)"]}}
    table = film({"movies": movies, "title": ["Deadly", "Spear", "Duel"], "hands": {"a": ["roll-the-credits-return"]}})
    assert table["ds"]["a"] == 0
    assert table["score"]["a"] == 10
    # It is alive for the credits, and its text is silent.
    assert "roll:roll-the-credits-return" in table.keys


def test_kfs_66_a_sleeper_may_still_be_killed(clash: Film) -> None:
    table = clash("possessed-rice-cooker", {"cast": ["barefoot-kickboxer (asleep)"]})
    table.says("bo", "pass")
    assert table["movies"]["a"]["cast"] == []

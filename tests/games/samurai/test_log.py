"""The log: each outcome in a line, the cause before its effect, and whose card it is; and prompts in the same words."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee.engine.say import Say
from matinee.engine.view import Ask
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
MOVIES: dict[str, Any] = {
    "a": {"cast": ["off-duty-ninja"], "location": ["neon-nightclub"]},
    "b": {"cast": ["eager-student + bamboo-spear", "heir-in-disguise"], "location": ["dojo-on-the-hill"]},
}
SAID = [
    ("contract-dispute", ["at:eager-student"], ["Eager Student leaves the Movie of bo.", "- Bamboo Spear goes too."]),
    ("location-scout-got-lost", ["at:dojo-on-the-hill"], ["Dojo on the Hill in the Movie of bo is struck."]),
    ("pickpocket-extra", [], ["Off-Duty Ninja (ada) walks off with Bamboo Spear of bo."]),
    (
        "went-for-noodles",
        ["at:eager-student"],
        ["- Bamboo Spear goes too.", "Eager Student goes back to the hand of bo."],
    ),
    ("training-montage", ["at:off-duty-ninja"], ["Training Montage is slid under Off-Duty Ninja (ada)."]),
    ("left-on-the-cutting-floor", [], ["Bamboo Spear of Eager Student (bo) is cut."]),
    ("long-lost-twin", [], ["Wobbly Uncle is back, in the Movie of ada."]),
    (
        "surprise-inheritance",
        ["take:peasant-village"],
        ["Peasant Village is back, in the Movie of ada.", "Neon Nightclub in the Movie of ada is struck."],
    ),
    ("open-auditions", [], ["- Film Jam: no Character.", "Screaming Extra gets the part, in the Movie of ada."]),
    ("dart-from-nowhere", ["at:eager-student"], ["Eager Student (bo) is out cold."]),
]


@pytest.mark.parametrize(("card", "answers", "lines"), SAID, ids=[card for card, _, _ in SAID])
def test_every_effect_says_what_came_of_it(film: Film, card: str, answers: list[str], lines: list[str]) -> None:
    given = {
        "movies": MOVIES,
        "hands": {"a": [card]},
        "discard": ["peasant-village", "wobbly-uncle"],
        "deck": ["film-jam", "screaming-extra", "wire-fu"],
    }
    table = film(given)
    table.says("ada", f"play:{card}", *answers)
    told = table.log()
    places = [told.index(line) for line in lines]
    assert told[0].startswith("ada plays"), "the cause comes first"
    assert places == sorted(places)
    assert min(places) > 0


def test_a_location_says_what_it_replaces_or_joins(film: Film) -> None:
    table = film({"movies": MOVIES, "hands": {"a": ["bamboo-forest", "rooftop-in-the-rain"]}})
    table.says("ada", "play:bamboo-forest", "movie:1")
    assert table.log()[1:] == [
        "INT. Bamboo Forest in the Movie of bo.",
        "Dojo on the Hill in the Movie of bo is struck.",
    ]
    table.says("ada", "play:rooftop-in-the-rain", "movie:0", "combine")
    assert table.log()[-1] == "INT. Rooftop in the Rain joins the Location in the Movie of ada."


def test_an_attack_is_told_step_by_step(clash: Film) -> None:
    table = clash("rubber-suit-lizard", {"cast": ["comic-relief-sidekick"], "location": ["neon-nightclub"]})
    table.says("bo", "play:wire-fu")
    assert table.log() == [
        "bo plays Rubber-Suit Lizard: “Zipper? What zipper?”",
        "ACTION! Rubber-Suit Lizard attacks the Movie of ada.",
        "bo plays Wire Fu: “Gravity is for the other studio.”",
        "AS 26 against DS 7.",
        "AS 26 against DS 7: a hit!",
        "Comic Relief Sidekick (ada) is the victim.",
        "Comic Relief Sidekick (ada) is written out. “Not in the face, it is all I have!”",
        "Neon Nightclub in the Movie of ada is struck.",
        "In memory of Comic Relief Sidekick, ada draws.",
        "ada draws a card.",
        "ada draws a card.",
    ]


def test_a_creature_that_goes_home_says_so(clash: Film) -> None:
    table = clash("man-in-a-moth-costume", {"cast": ["barefoot-kickboxer"]}, ("union-break",))
    table.says("bo", "pass")
    table.says("ada", "play:union-break")
    assert table.log()[-2:] == [
        "CUT! Union Break stops the attack.",
        "Man in a Moth Costume goes back to the hand of bo.",
    ]


def test_a_fall_and_a_reversal_are_told(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["retired-stuntwoman"]}, ("reverse-the-film",))
    table.says("bo", "pass")
    table.says("ada", "play:reverse-the-film")
    assert table.log()[-1] == "The film runs backwards: the attack fails."
    fall = clash("hopping-ghosts", {"cast": ["retired-stuntwoman"]})
    fall.says("bo", "pass")
    assert fall.log()[-2:] == [
        "Retired Stuntwoman is not written out: this was only a fall.",
        "Retired Stuntwoman (ada) is out cold.",
    ]


def test_what_an_ability_costs_is_told(clash: Film) -> None:
    movie = {"cast": ["magical-transfer-student + prop-rocket-launcher"]}
    table = clash("hopping-ghosts", movie, ("film-jam",))
    table.says("bo", "pass")
    table.says("ada", "use:magical-transfer-student")
    table.says("bo", "pass")
    table.says("ada", "use:prop-rocket-launcher")
    table.says("bo", "pass")
    assert table.log()[2:9] == [
        "ada uses Magical Transfer Student.",
        "ada discards Film Jam.",
        "AS 11 against DS 9.",
        "ada uses Prop Rocket Launcher.",
        "Prop Rocket Launcher is used up.",
        "AS 11 against DS 12.",
        "AS 11 against DS 12: it fails.",
    ]


def test_a_prop_that_moves_on_says_from_whom(film: Film) -> None:
    cast = ["off-duty-ninja + bamboo-spear", "eager-student"]
    table = film({"movies": {"a": {"cast": cast}, "b": {"cast": ["wobbly-uncle"]}}})
    table.says("ada", "move:bamboo-spear")
    assert table.log()[-1] == "ada: Off-Duty Ninja hands Bamboo Spear to Eager Student."


def test_several_winners_win(film: Film) -> None:
    movies = {"a": {"cast": ["screaming-extra"]}, "b": {"cast": ["village-elder-with-a-map"]}}
    table = film({"movies": movies, "hands": {"a": ["roll-the-credits-return"]}})
    table.says("ada", "roll:roll-the-credits-return")
    assert table.log()[-5:] == [
        "- Screaming Extra: DS 2.",
        "ada: 2 points.",
        "- Village Elder With a Map: DS 2.",
        "bo: 2 points.",
        "THE END. The credits roll: ada & bo win.",
    ]


def test_one_point_is_no_points(film: Film) -> None:
    say = film({"movies": MOVIES}).show.words().say
    assert say(Say("log-scored", who="ada", points=1, total=1, match=0)) == "ada: 1 point."
    assert say(Say("log-scored", who="ada", points=1, total=7, match=1)) == "ada: 1 point (total 7)."
    assert say(Say("log-won", who="ada", winners=1, ending="credits")) == "THE END. The credits roll: ada wins."


# Prompts


def asked(table: Scenario) -> Ask:
    found = table.prompt()
    assert found is not None
    return found


def test_prompts_name_people_as_the_log_does(film: Film) -> None:
    hands = {"a": ["dart-from-nowhere", "bamboo-forest"], "b": ["film-jam"], "c": ["cloud-the-mind"]}
    table = film({"movies": {**MOVIES, "c": {"cast": ["wobbly-uncle"]}}, "hands": hands}, seats=3)
    table.says("ada", "play:bamboo-forest")
    movies = ["Your own Movie", "The Movie of bo", "The Movie of cy", "Back"]
    assert [option.text for option in asked(table).options] == movies
    table.says("ada", "back", "play:dart-from-nowhere")
    targets = ["Off-Duty Ninja, in your own Movie", "Eager Student, in the Movie of bo"]
    assert [option.text for option in asked(table).options][:2] == targets
    table.says("ada", "at:eager-student")
    dart = "Dart From Nowhere (“Knock out any Character.”)"
    assert asked(table).text == f"ada plays {dart} at Eager Student in the Movie of bo. Do you cancel it?"
    table.says("bo", "play:film-jam")
    assert asked(table).text == "bo plays Film Jam against Dart From Nowhere of ada. Do you cancel it?"
    table.says("cy", "pass")
    assert table.log()[-1] == "Dart From Nowhere of ada is cancelled and left on the cutting-room floor."


def test_kfs_56_a_prompt_names_all_that_was_named_on_playing(film: Film) -> None:
    """Who gets the Prop and which Creature joins was known to bots, and to nobody else, before the card had worked."""
    movies = {
        "a": {"cast": ["off-duty-ninja", "two-gun-inspector"]},
        "b": {"cast": ["heir-in-disguise + bamboo-spear"]},
    }
    hands = {"a": ["pickpocket-extra", "hopping-ghosts", "team-up", "giant-robot"], "b": ["film-jam"]}
    table = film({"movies": movies, "hands": hands})
    table.says("ada", "play:pickpocket-extra", "to:two-gun-inspector")
    taken = "ada plays Pickpocket Extra to take Bamboo Spear from the Movie of bo, for Two-Gun Inspector."
    assert asked(table).text == f"{taken} Do you cancel it?"
    table.says("bo", "pass")
    table.says("ada", "attack:hopping-ghosts", "play:team-up")
    assert asked(table).text == "ada plays Team-Up, and Giant Robot joins the attack. Do you cancel it?"
    table.says("bo", "pass")


@pytest.mark.parametrize(("film_left", "told"), [(2, 1), (0, 0)])
def test_nobody_draws_in_memory_where_no_film_is_left(clash: Film, film_left: int, told: int) -> None:
    cast = {"cast": ["comic-relief-sidekick"]}
    table = clash("hopping-ghosts", cast, deck=film_left, closer="a")
    table.says("bo", "pass")
    assert table.log().count("In memory of Comic Relief Sidekick, ada draws.") == told


def test_a_result_is_told_with_what_it_is(film: Film) -> None:
    """Critics always beat the lone leader: 8 against 9 looked like a failure to be reversed."""
    movies = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["barefoot-kickboxer", "eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["critics-with-torches"], "b": ["reverse-the-film"]}})
    table.says("ada", "attack:critics-with-torches")
    told = (
        "Critics With Torches against the Movie of bo: AS 8, DS 9, and the attack succeeds. Do you reverse the result?"
    )
    assert asked(table).text == told
    table.says("bo", "play:reverse-the-film")


def test_prompts_of_an_attack_name_its_target(film: Film) -> None:
    table = film({"movies": MOVIES, "hands": {"a": ["hopping-ghosts", "wire-fu"]}})
    table.says("ada", "attack:hopping-ghosts")
    assert asked(table).text == "Hopping Ghosts attacks the Movie of bo: AS 11 against DS 11. Do you answer?"
    kick = film({"movies": MOVIES, "hands": {"a": ["wire-fu"]}})
    kick.says("ada", "kick:off-duty-ninja", "at:heir-in-disguise")
    told = "Off-Duty Ninja kicks Heir in Disguise in the Movie of bo: AS 4 against DS 5. Do you answer?"
    assert asked(kick).text == told


def test_a_mode_says_its_sign(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["barefoot-kickboxer"]}, ("power-pose",))
    table.says("bo", "pass")
    table.says("ada", "play:power-pose")
    assert [option.text for option in asked(table).options] == ["AS +5", "DS +5", "Back"]
    table.says("ada", "mode:2")

"""What an offer says of itself: strengths, results, warnings; and what is never done unasked."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
EXTRA = {"cast": ["screaming-extra"]}


def test_reverse_the_film_shows_the_reversed_result(clash: Film) -> None:
    """It used to show the result that it would undo."""
    table = clash("hopping-ghosts", {"cast": ["eager-student"]}, ("reverse-the-film",))
    table.says("bo", "pass")
    assert table.question == "ResultResponse"
    assert table.hints("play:reverse-the-film") == ["as:11", "ds:3", "fails", "reversed"]
    failing = clash("possessed-rice-cooker", {"cast": ["barefoot-kickboxer"]}, ("reverse-the-film",))
    failing.says("bo", "pass")
    assert failing.hints("play:reverse-the-film") == ["as:5", "ds:6", "succeeds", "reversed"]


def test_stunt_double_and_the_dog_say_whom_they_save(clash: Film) -> None:
    cast = ["loyal-dog-who-knows-the-way", "screaming-extra"]
    table = clash("hopping-ghosts", {"cast": cast}, ("stunt-double",))
    table.says("bo", "pass")
    assert table.question == "VictimResponse"
    assert table.hints("play:stunt-double") == ["saves:Screaming Extra"]
    assert table.hints("use:loyal-dog-who-knows-the-way") == ["saves:Screaming Extra"]


def test_an_ability_that_stops_the_attack_says_so(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["eager-student + robot-remote-control"]})
    table.says("bo", "pass")
    assert table.hints("use:robot-remote-control") == ["stops"]


def test_a_location_that_may_be_combined_is_shown_at_its_best(film: Film) -> None:
    """Rooftop and Power Plant make 10 of 8: that was called bad for you."""
    movies = {"a": {**EXTRA, "location": ["nuclear-power-plant"]}, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["rooftop-in-the-rain"]}})
    table.says("ada", "play:rooftop-in-the-rain")
    assert table.hints("movie:0") == ["movie_ds:10.12"]
    table.says("ada", "movie:0")
    assert table.hints("combine") == ["movie_ds:10.12"]
    assert table.hints("replace") == ["movie_ds:10.4", "bad_for_you"]
    table.says("ada", "combine")


def test_on_a_rival_it_is_shown_at_its_worst_for_them(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"], "location": ["nuclear-power-plant"]}}
    table = film({"movies": movies, "hands": {"a": ["rooftop-in-the-rain"]}})
    table.says("ada", "play:rooftop-in-the-rain")
    assert table.hints("movie:1") == ["movie_ds:11.5"]
    table.says("ada", "back")


def test_a_dart_at_ones_only_character_is_asked_first(film: Film) -> None:
    movies: dict[str, Any] = {"a": EXTRA, "b": {"cast": ["eager-student (asleep)"]}}
    table = film({"movies": movies, "hands": {"a": ["dart-from-nowhere"]}})
    assert table.hints("play:dart-from-nowhere") == ["at:Screaming Extra", "yours"]
    table.says("ada", "play:dart-from-nowhere")
    assert table.keys == ["at:screaming-extra", "back"]
    assert table.hints("at:screaming-extra") == ["yours"]
    table.says("ada", "back")
    assert table["hands"]["a"] == ["dart-from-nowhere"]
    assert table["movies"]["a"]["cast"] == ["screaming-extra"]


def test_a_montage_for_a_rival_alone_is_asked_first(film: Film) -> None:
    table = film({"movies": {"b": {"cast": ["eager-student"]}}, "hands": {"a": ["training-montage"]}})
    assert table.hints("play:training-montage") == ["at:Eager Student", "for_rival"]
    table.says("ada", "play:training-montage")
    assert table.keys == ["at:eager-student", "back"]
    table.says("ada", "back")


def test_where_only_one_thing_can_be_attacked_the_first_offer_says_what_comes_of_it(film: Film) -> None:
    """With two at the table the Movie is not asked for: the warning must come before."""
    movies = {"a": {"cast": ["eager-student"]}, "b": {"cast": ["barefoot-kickboxer"]}}
    table = film({"movies": movies, "hands": {"a": ["possessed-rice-cooker"]}})
    assert table.hints("attack:possessed-rice-cooker") == ["as:5", "ds:6", "fails_by:1", "no_boost"]
    assert table.hints("kick:eager-student") == ["at:Barefoot Kickboxer", "as:3", "ds:6", "fails_by:3"]


def test_a_seat_is_no_card_with_a_word_in_the_title(film: Film) -> None:
    """Seat 1 was taken for card number 1, Honorable Samurai."""
    movies = {"a": {"cast": ["reporter-with-one-camera"]}, "b": EXTRA, "c": {"cast": ["eager-student"]}}
    hands = {"b": ["film-jam"], "c": ["wire-fu"]}
    table = film({"movies": movies, "hands": hands, "title": ["Duel", "Doom", "Jade"]}, seats=3)
    table.says("ada", "use:reporter-with-one-camera")
    assert table.hints("player:1") == []
    table.says("ada", "player:1")


def test_credits_that_have_rolled_wait_for_nothing(film: Film) -> None:
    table = film({"movies": {"a": EXTRA}, "hands": {"a": ["roll-the-credits-return"], "b": ["reshoots"]}})
    table.says("ada", "roll:roll-the-credits-return")
    assert [one.card.key for one in table.view("bo").pending] == ["roll-the-credits-return"]
    table.says("bo", "pass")
    assert table.ending == "credits"
    assert table.view("bo").pending == []


@pytest.mark.parametrize("edition", [2, 3])
def test_an_inheritance_that_weakens_its_heir_is_not_taken_unasked(film: Film, edition: int) -> None:
    """The only Location of the discard pile, a bathhouse of -4, used to strike the heir's palace at once."""
    movies = {"a": {"cast": ["honorable-samurai"], "location": ["imperial-palace"]}, "b": EXTRA}
    table = film({"movies": movies, "hands": {"a": ["surprise-inheritance"]}, "discard": ["haunted-bathhouse"]})
    table.state.edition = edition
    table.says("ada", "play:surprise-inheritance")
    assert (table.question == "ChooseFromDiscard") == (edition == 3)
    if edition == 3:
        assert table.hints("take:haunted-bathhouse") == ["movie_ds:11.1", "bad_for_you"]
        table.says("ada", "back")
        assert table["movies"]["a"]["location"] == ["imperial-palace"]


def test_an_inheritance_that_helps_comes_at_once(film: Film) -> None:
    """Combined with the nightclub the rooftop is worth more: the better way counts."""
    movies = {"a": {"cast": ["honorable-samurai"], "location": ["neon-nightclub"]}, "b": EXTRA}
    table = film({"movies": movies, "hands": {"a": ["surprise-inheritance"]}, "discard": ["rooftop-in-the-rain"]})
    table.says("ada", "play:surprise-inheritance")
    assert table.keys == ["combine", "replace", "back"]
    assert table.hints("combine") == ["movie_ds:9.11"]
    assert table.hints("replace") == ["movie_ds:9.7", "bad_for_you"]
    table.says("ada", "combine")
    assert table["ds"]["a"] == 5 + 4 + 2

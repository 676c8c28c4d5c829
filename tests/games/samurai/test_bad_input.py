"""Bad input of this game's own; what every game refuses alike is a law.

What belongs to the wire (broken JSON, floods, nonces, spectators) is tried on every game in `tests/server`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.door import knock
from matinee.engine.errors import StaleQuestion, UnknownOption
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")
TWO = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook", "eager-student"]}}
GUARD = ["bad-dubbing", "smoke-bomb", "union-break"]


def never_offered(table: Scenario, name: str, key: str, clause: str) -> None:
    """Not among the options, refused if tried, and explained by its clause."""
    assert key not in table.keys
    assert table.refused(name, key) == "unknown_option"
    assert table.why_not(key) == clause


@pytest.mark.parametrize("name", ["bo", "cy"])
def test_somebody_else_is_asked_whether_or_not_one_has_a_question(film: Film, name: str) -> None:
    table = film({"movies": {**TWO, "c": {"cast": ["wobbly-uncle"]}}, "hands": {"b": ["dart-from-nowhere"]}}, seats=3)
    assert table.refused(name, "end") == table.refused(name, "play:dart-from-nowhere") == "not_your_question"


def test_round_one_touches_nobody(film: Film) -> None:
    hands = {"a": ["giant-robot", "haunted-bathhouse", "double-feature"], "b": ["cloud-the-mind"]}
    table = film({"round": 1, "movies": TWO, "hands": hands})
    never_offered(table, "ada", "attack:giant-robot", "KFS-20")
    assert table.refused("ada", "kick:off-duty-ninja") == "unknown_option"
    table.says("ada", "play:haunted-bathhouse")
    assert table.keys == ["movie:0", "back"], "no other Movie, and a bad one is not laid unasked"
    table.says("ada", "movie:0")
    table.says("ada", "play:double-feature")
    assert table.refused("bo", "play:cloud-the-mind") == "not_your_question"


@pytest.mark.parametrize("given", [{"round": 1}, {"round": 2}, {"movies": {"b": TWO["b"]}}])
def test_no_credits_too_soon_or_without_a_cast(film: Film, given: dict[str, Any]) -> None:
    table = film({"movies": TWO, "hands": {"a": ["roll-the-credits-return"]}, **given})
    never_offered(table, "ada", "roll:roll-the-credits-return", "KFS-67")


def test_no_credits_off_turn_or_inside_an_attack(clash: Film) -> None:
    table = clash("hopping-ghosts", TWO["b"], ("roll-the-credits-return", "bad-dubbing"))
    table.says("bo", "pass")
    never_offered(table, "ada", "roll:roll-the-credits-return", "KFS-67")


def test_one_new_prop_a_turn_and_none_for_a_rival(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["bamboo-spear", "twin-pistols"]}})
    table.says("ada", "play:bamboo-spear")
    never_offered(table, "ada", "play:twin-pistols", "KFS-34")
    castless = film({"movies": {"b": TWO["b"]}, "hands": {"a": ["bamboo-spear"]}})
    never_offered(castless, "ada", "play:bamboo-spear", "KFS-33")


def test_no_attack_on_the_own_or_an_empty_movie(film: Film) -> None:
    movies = {**TWO, "c": {}, "d": {"cast": ["wobbly-uncle"]}}
    table = film({"movies": movies, "hands": {"a": ["giant-robot"]}}, seats=4)
    table.says("ada", "attack:giant-robot")
    assert table.refused("ada", "movie:0") == table.refused("ada", "movie:2") == "unknown_option"
    assert table.why_not("movie:0") == table.why_not("movie:2") == "KFS-37"
    table.says("ada", "back")


def test_no_second_creature_in_one_attack(clash: Film) -> None:
    table = clash("hopping-ghosts", TWO["b"], hands={"b": ["hopping-ghosts", "wire-fu", "giant-robot"]})
    never_offered(table, "bo", "play:giant-robot", "KFS-37")


@pytest.mark.parametrize("card", ["giant-robot", "bamboo-spear", "wobbly-uncle", "neon-nightclub"])
def test_nothing_but_sfx_off_turn(film: Film, card: str) -> None:
    table = film({"movies": TWO, "hands": {"a": ["two-gun-inspector"], "b": [card, "dart-from-nowhere"]}})
    table.says("ada", "play:two-gun-inspector")
    assert (table.asked, table.question) == ("bo", "TableResponse")
    verb = "attack" if card == "giant-robot" else "play"
    never_offered(table, "bo", f"{verb}:{card}", "KFS-21")


def test_no_question_before_the_first_action(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["wobbly-uncle"], "b": ["dart-from-nowhere"]}, "begin": "turn"})
    assert table.refused("bo", "play:dart-from-nowhere") == "not_your_question"


def test_nobody_defends_against_ninjas(clash: Film) -> None:
    table = clash("thirty-nine-ninjas", TWO["b"], (*GUARD, "power-pose"))
    table.says("bo", "pass")
    for card in GUARD:
        never_offered(table, "ada", f"play:{card}", "KFS-60")


def test_no_cancel_too_late_or_of_what_is_no_sfx(film: Film) -> None:
    hands = {"a": ["wobbly-uncle", "double-feature"], "b": ["cloud-the-mind", "dart-from-nowhere"]}
    table = film({"movies": TWO, "hands": hands})
    table.says("ada", "play:wobbly-uncle")
    never_offered(table, "bo", "play:cloud-the-mind", "KFS-53")
    table.says("bo", "pass")
    table.says("ada", "play:double-feature")
    assert table.question == "CancelResponse"
    table.says("bo", "pass")
    assert table.question == "TableResponse"
    never_offered(table, "bo", "play:cloud-the-mind", "KFS-53")


def why(table: Scenario, key: str) -> tuple[str, str]:
    """The clause and the sentence of a refusal."""
    return next((r.clause, SHOW.words().say(r.say)) for r in table.state.refusals() if r.key == key)


NOT_NOW = "Only cards that answer this very moment may be played now."


def test_kfs_85_a_reason_is_true_inside_an_attack_on_the_own_turn(film: Film) -> None:
    """The attacker was told that Characters are for the own turn, and Wire Fu for an attack: it was both."""
    hand = ["hopping-ghosts", "wire-fu", "film-jam", "screaming-extra"]
    table = film({"movies": TWO, "hands": {"a": hand, "b": ["bad-dubbing", "reverse-the-film"]}})
    table.says("ada", "attack:hopping-ghosts")
    actions = "Characters, Props, Locations and Creatures are actions of your own turn, never answers."
    assert why(table, "play:screaming-extra") == ("KFS-21", actions)
    table.says("ada", "pass")
    table.says("bo", "play:bad-dubbing")
    assert table.question == "CancelResponse"
    assert why(table, "play:wire-fu") == ("KFS-53", NOT_NOW)
    table.says("ada", "pass")


def test_kfs_85_an_attack_card_in_a_result_window_is_too_late(clash: Film) -> None:
    table = clash("hopping-ghosts", TWO["b"], ("reverse-the-film", "bad-dubbing"))
    table.says("bo", "pass")
    table.says("ada", "pass")
    assert table.question == "ResultResponse"
    assert why(table, "play:bad-dubbing") == ("KFS-55", NOT_NOW)


def test_kfs_85_at_the_credits_the_clause_is_that_of_the_credits(film: Film) -> None:
    hands = {"a": ["roll-the-credits-return"], "b": ["reshoots", "dart-from-nowhere"]}
    table = film({"movies": TWO, "hands": hands})
    table.says("ada", "roll:roll-the-credits-return")
    assert why(table, "play:dart-from-nowhere") == ("KFS-68", NOT_NOW)


def test_kfs_85_why_the_rice_cooker_cannot_join(film: Film) -> None:
    """It is a card that lets a second Creature join: that there is one Creature per attack is no reason."""
    cooker = "possessed-rice-cooker"
    hands = {"a": [cooker, "hopping-ghosts", "wire-fu"], "b": ["union-break"]}
    table = film({"movies": TWO, "hands": hands})
    table.says("ada", f"attack:{cooker}", "pass")
    table.says("bo", "play:union-break")
    table.says("ada", "attack:hopping-ghosts")
    assert table.why_not(f"play:{cooker}") == "KFS-05"
    foreign = film({"movies": TWO, "hands": {"a": ["hopping-ghosts"], "b": [cooker, "power-pose"]}})
    foreign.says("ada", "attack:hopping-ghosts")
    assert why(foreign, f"play:{cooker}")[1] == "A Creature can join a Creature attack of your own only."


def test_kfs_85_a_host_in_a_rivals_movie_is_out_of_reach_in_round_one_only(film: Film) -> None:
    movies = {"a": {"cast": ["off-duty-ninja"], "location": ["neon-nightclub"]}, "b": TWO["b"]}
    given = {"movies": movies, "hands": {"b": ["hidden-trapdoor-room"]}, "active": "b", "dealer": "b"}
    never_offered(film({**given, "round": 1}), "bo", "play:hidden-trapdoor-room", "KFS-20")
    movies["a"]["location"] = []
    never_offered(film({**given, "round": 1}), "bo", "play:hidden-trapdoor-room", "KFS-32")


def test_absent_foreign_and_unknown_cards_get_the_same_answer(film: Film) -> None:
    """Nothing is said about a card that one does not hold: neither why not, nor where it is."""
    table = film({"movies": TWO, "hands": {"a": ["wire-fu"], "b": ["bad-dubbing"]}})
    explained = {refusal.key for refusal in table.state.refusals()}
    told = []
    for card in ("bad-dubbing", "film-jam", "godzilla"):
        assert f"play:{card}" not in explained
        with pytest.raises(UnknownOption) as refused:
            knock(table.state, 0, table.state.question, [f"play:{card}"])
        told.append(refused.value.sentence.replace(card, ""))
    assert told[0] == told[1] == told[2]


SEVEN = ["bamboo-spear", "twin-pistols", "wok-of-destiny", "smuggled-scroll", "wire-fu", "film-jam", "power-pose"]


@pytest.mark.parametrize(("hand", "clause"), [(SEVEN, "KFS-24"), (SEVEN[:6], "KFS-25")])
def test_a_hand_that_must_shrink_is_not_done(film: Film, hand: list[str], clause: str) -> None:
    begin = {"begin": "turn"} if len(hand) == 6 else {}
    table = film({"movies": TWO, "hands": {"a": hand}, "deck": ["stunt-double", "censored"], **begin})
    table.says("ada", "end")
    never_offered(table, "ada", "done", clause)
    table.says("ada", "discard:wire-fu")
    assert "done" in table.keys


@pytest.mark.parametrize("word", ["word:9", "word:0", "link:burger", "link:<b>", "link:\x07", "machine:4", "Samurai"])
def test_a_title_is_built_from_its_words_and_nothing_else(word: str) -> None:
    table = Scenario(SHOW, None, setup={"seats": 3}, chance=Swift(4))
    assert table.asked is not None
    assert table.refused(table.asked, word) == "unknown_option"
    with pytest.raises(UnknownOption) as refused:
        knock(table.state, table.state.asked, table.state.question, [word])
    assert "\x07" not in refused.value.sentence, "control characters are never said again as they came"


def test_two_words_or_one_twice_or_thirteen_tokens_are_no_title() -> None:
    table = Scenario(SHOW, None, setup={"seats": 3}, chance=Swift(4))
    assert table.asked is not None
    table.says(table.asked, "word:1", "word:2")
    never_offered(table, table.asked, "pitch", "KFS-09")
    never_offered(table, table.asked, "word:1", "KFS-09")
    table.says(table.asked, "word:3", *["link:the"] * 9)
    never_offered(table, table.asked, "word:4", "KFS-09")


def test_a_vote_is_yes_or_no_and_given_once() -> None:
    table = Scenario(SHOW, None, setup={"seats": 2, "express": True}, chance=Swift(4))
    assert (table.question, table.keys) == ("VoteTitle", ["yes:1", "no:1"])
    voter, number = int(table.state.asked), table.state.question
    assert table.asked is not None
    assert table.refused(table.asked, "yes:7") == "unknown_option"
    knock(table.state, voter, number, ["yes:1"])
    with pytest.raises(StaleQuestion):
        knock(table.state, int(table.state.asked), number, ["no:1"])


def test_hands_seed_and_pile_are_in_nobody_elses_view(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["wire-fu"], "b": ["bad-dubbing"]}, "deck": ["stunt-double"]})
    for name, hidden in (("ada", "bad-dubbing"), ("bo", "wire-fu"), (None, "wire-fu")):
        seen = repr(table.view(name))
        assert hidden not in seen
        assert "stunt-double" not in seen
        assert "seed" not in seen

"""The turn, Characters, Locations and Props: KFS-05, KFS-16 to KFS-36."""

from collections.abc import Callable
from typing import Any

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
EXTRA = {"cast": ["screaming-extra"]}
TWO = {"a": EXTRA, "b": {"cast": ["eager-student"]}}


def test_kfs_05_a_card_beats_the_booklet(film: Film) -> None:
    given = {
        "movies": TWO,
        "hands": {"a": ["off-duty-ninja"], "b": ["surprise-inheritance"]},
        "discard": ["neon-nightclub"],
    }
    table = film(given)
    table.says("ada", "play:off-duty-ninja")
    table.says("bo", "play:surprise-inheritance")
    assert table["movies"]["b"]["location"] == ["neon-nightclub"]


def test_kfs_16_a_played_card_is_read_aloud(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["off-duty-ninja"]}})
    table.says("ada", "play:off-duty-ninja")
    assert "ada plays Off-Duty Ninja: “I was never at this barbecue.”" in table.log()


def test_kfs_17_turns_go_round_to_the_left(film: Film) -> None:
    table = film({"movies": TWO, "hands": {}}, seats=3)
    seen = []
    for _ in range(4):
        asked = table.asked
        assert asked is not None
        seen.append(asked)
        table.says(asked, "end")
        while table.question == "EndTurnDiscard":
            table.says(asked, "done")
    assert seen == ["ada", "bo", "cy", "ada"]


def test_kfs_18_wake_then_draw(film: Film) -> None:
    hands = {"a": ["bamboo-spear"], "b": ["film-jam"]}
    given = {"movies": {"a": {"cast": ["screaming-extra (asleep)"]}}, "hands": hands}
    table = film({**given, "begin": "discard", "active": "b"})
    table.says("bo", "done")
    kinds = [event.kind for event in table.story() if event.kind in ("woke", "moved")]
    assert kinds[0] == "woke"
    assert kinds.count("moved") == 5
    assert table["movies"]["a"]["cast"] == ["screaming-extra"]


def test_kfs_18_a_short_pile_gives_what_it_has(film: Film) -> None:
    table = film({"deck": 2, "begin": "turn"})
    assert len(table["hands"]["a"]) == 2


def test_kfs_19_a_round_is_one_turn_per_seat(film: Film) -> None:
    for active, then, round in (("b", "cy", 1), ("c", "ada", 2)):
        given = {"round": 1, "active": active, "dealer": "c", "begin": "discard", "hands": {active: ["film-jam"]}}
        table = film(given, seats=3)
        table.says({"b": "bo", "c": "cy"}[active], "done")
        assert (table.asked, table["round"]) == (then, round)


def test_kfs_20_the_establishing_shot_touches_no_opponent(film: Film) -> None:
    hand = ["giant-robot", "neon-nightclub", "dart-from-nowhere", "double-feature", "contract-dispute"]
    movies = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook", "eager-student"]}}
    table = film({"round": 1, "movies": movies, "hands": {"a": hand, "b": ["cloud-the-mind"]}})
    assert "play:double-feature" in table.keys
    assert "kick:off-duty-ninja" not in table.keys
    assert table.why_not("attack:giant-robot") == "KFS-20"
    assert table.why_not("play:contract-dispute") == "KFS-20"
    # A Location goes to your own Movie only, and nobody may cancel.
    table.says("ada", "play:neon-nightclub")
    assert table["movies"]["a"]["location"] == ["neon-nightclub"]
    table.says("ada", "play:double-feature")
    assert (table.asked, table.question) == ("ada", "MainAction")
    # Your own Character is fair game.
    table.says("ada", "play:dart-from-nowhere", "at:off-duty-ninja")
    assert table["movies"]["a"]["cast"] == ["off-duty-ninja (asleep)"]


def test_kfs_20_abilities_do_not_look_into_hands_either(film: Film) -> None:
    given = {"round": 1, "movies": {"a": {"cast": ["reporter-with-one-camera"]}}, "hands": {"b": ["film-jam"]}}
    assert "use:reporter-with-one-camera" not in film(given).keys
    assert "use:reporter-with-one-camera" in film({**given, "round": 2}).keys


def test_kfs_21_actions_in_any_order(film: Film) -> None:
    hand = ["neon-nightclub", "bamboo-spear", "eager-student", "hopping-ghosts", "double-feature"]
    table = film({"movies": {"a": EXTRA, "b": {"cast": ["off-duty-ninja"]}}, "hands": {"a": hand}})
    table.says("ada", "play:bamboo-spear", "attack:hopping-ghosts", "pass", "play:eager-student")
    table.says("ada", "play:double-feature", "play:neon-nightclub", "movie:0")
    assert table["ds"]["a"] == 2 + 2 + 3 + 4


def test_kfs_22_nobody_else_is_asked_before_the_first_play(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["off-duty-ninja"], "b": ["double-feature"]}, "begin": "turn"})
    assert (table.asked, table.question) == ("ada", "MainAction")
    assert table.refused("bo", "play:double-feature") == "not_your_question"
    table.says("ada", "play:off-duty-ninja")
    assert (table.asked, table.question) == ("bo", "TableResponse")


def test_kfs_23_any_number_may_be_discarded_at_the_end(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["bamboo-spear", "twin-pistols"]}})
    table.says("ada", "end", "discard:twin-pistols", "discard:bamboo-spear")
    assert table["discard"] == ["twin-pistols", "bamboo-spear"]
    assert table.asked == "bo"


HAND = ["bamboo-spear", "twin-pistols", "wok-of-destiny", "neon-nightclub", "bamboo-forest", "film-jam"]


def test_kfs_24_down_to_six_at_the_end_of_the_own_turn(film: Film) -> None:
    table = film({"hands": {"a": [*HAND, "wire-fu", "bad-dubbing"]}})
    table.says("ada", "end")
    assert "done" not in table.keys
    assert table.why_not("done") == "KFS-24"
    table.says("ada", "discard:wire-fu", "discard:bad-dubbing")
    assert "done" in table.keys


def test_kfs_25_a_full_hand_that_drew_nothing_gives_up_a_card(film: Film) -> None:
    table = film({"hands": {"a": HAND}, "begin": "turn"})
    table.says("ada", "end")
    assert table.why_not("done") == "KFS-25"
    table.says("ada", "discard:film-jam")
    assert "done" in table.keys


def test_kfs_25_two_passive_players_reach_the_last_card() -> None:
    show = catalog.show("samurai")
    s = show.deal(show.setup({"seats": 2, "express": True}), Swift(4), Journal())
    while not s.over:
        keys = s.keys()
        lazy = [key for key in keys if key in ("end", "done", "pass") or key.startswith("no:")]
        s.answer(s.option(lazy[0] if lazy else keys[0]))
    assert s.ending == "last card"


def lured(table: Scenario, character: str) -> None:
    """Bo ends a turn; then ada's Fox takes the Character over to ada's Movie."""
    while table["active"] == "b":
        table.says(table.asked or "", table.keys[-1])
    table.says("ada", "attack:fox-spirit-in-disguise")
    while table.question == "AttackResponse":
        table.says(table.asked or "", "pass")
    table.says("ada", f"victim:{character}", "yes")
    assert character in table["movies"]["a"]["cast"]


def bos_turn(film: Film, character: str, **hands: list[str]) -> Scenario:
    movies = {"a": {"cast": ["ferry-pilot-with-no-license"]}, "b": {"cast": [character, "heir-in-disguise"]}}
    hands["a"] = ["fox-spirit-in-disguise", "kill-by-stealth", *hands.get("a", [])]
    return film({"active": "b", "movies": movies, "hands": hands, "deck": ["cloud-the-mind", "film-jam"]})


def test_kfs_62_who_kicked_on_a_rivals_turn_may_kick_for_a_new_director(film: Film) -> None:
    table = bos_turn(film, "off-duty-ninja")
    table.says("bo", "kick:off-duty-ninja")
    lured(table, "off-duty-ninja")
    assert "kick:off-duty-ninja" in table.keys


def test_kfs_34_who_got_a_prop_on_a_rivals_turn_may_get_one_from_a_new_director(film: Film) -> None:
    table = bos_turn(film, "off-duty-ninja", a=["twin-pistols"], b=["smuggled-scroll"])
    table.says("bo", "play:smuggled-scroll", "to:off-duty-ninja")
    lured(table, "off-duty-ninja")
    table.says("ada", "play:twin-pistols")
    assert "to:off-duty-ninja" in table.keys
    table.says("ada", "to:off-duty-ninja")


def test_kfs_58_an_ability_used_on_a_rivals_turn_may_be_used_for_a_new_director(film: Film) -> None:
    table = bos_turn(film, "reporter-with-one-camera", b=["bamboo-spear"])
    table.says("bo", "use:reporter-with-one-camera")
    lured(table, "reporter-with-one-camera")
    table.says("ada", "use:reporter-with-one-camera")
    assert "use:reporter-with-one-camera" not in table.keys


def test_kfs_26_characters_go_to_the_own_movie(film: Film) -> None:
    table = film({"movies": TWO, "hands": {"a": ["off-duty-ninja", "shaolin-cook"]}})
    table.says("ada", "play:off-duty-ninja", "play:shaolin-cook")
    assert table["movies"]["a"]["cast"] == ["screaming-extra", "off-duty-ninja", "shaolin-cook"]
    assert table["movies"]["b"]["cast"] == ["eager-student"]


def test_kfs_27_ds_defends_and_scores(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["barefoot-kickboxer"]})
    assert table["attack"]["ds"] == 6
    assert table["score"]["a"] == 6


def test_kfs_28_a_character_leaves_with_its_whole_pile(clash: Film) -> None:
    table = clash("giant-robot", {"cast": ["eager-student + bamboo-spear + training-montage"]})
    table.says("bo", "pass")
    assert {"eager-student", "bamboo-spear", "training-montage"} <= set(table["discard"])


def test_kfs_29_a_new_location_replaces_the_old(film: Film) -> None:
    given = {"round": 1, "movies": {"a": {"location": ["bamboo-forest"]}}, "hands": {"a": ["neon-nightclub"]}}
    table = film(given)
    table.says("ada", "play:neon-nightclub")
    assert table["movies"]["a"]["location"] == ["neon-nightclub"]
    assert table["discard"] == ["bamboo-forest"]


def test_kfs_30_a_bad_location_may_be_laid_on_a_rival(film: Film) -> None:
    table = film({"movies": {"a": EXTRA}, "hands": {"a": ["haunted-bathhouse"]}})
    table.says("ada", "play:haunted-bathhouse")
    assert table.hints("movie:0") == ["movie_ds:2.-2", "bad_for_you"]
    # The Movie needs no Character.
    table.says("ada", "movie:1")
    assert table["ds"]["b"] == -4


def test_kfs_31_a_changed_value_replaces_the_printed_one(clash: Film) -> None:
    table = clash("hentai-demon", {"cast": ["screaming-extra"], "location": ["peasant-village"]})
    assert table["ds"]["a"] == 2 + 2
    assert table["attack"]["ds"] == 2 - 5


def test_kfs_32_combine_or_replace(film: Film) -> None:
    given = {
        "round": 1,
        "movies": {"a": {"location": ["imperial-palace"]}},
        "hands": {"a": ["hidden-trapdoor-room", "rooftop-in-the-rain", "bamboo-forest"]},
    }
    table = film(given)
    table.says("ada", "play:hidden-trapdoor-room")
    assert table["ds"]["a"] == 2 + 3
    table.says("ada", "play:rooftop-in-the-rain")
    assert table.hints("combine") == ["movie_ds:5.7"]
    assert table.hints("replace") == ["movie_ds:5.2", "bad_for_you"]
    table.says("ada", "combine")
    assert len(table["movies"]["a"]["location"]) == 3
    # A later plain Location replaces the whole compound.
    table.says("ada", "play:bamboo-forest", "movie:0")
    assert table["movies"]["a"]["location"] == ["bamboo-forest"]
    assert len(table["discard"]) == 3


def test_kfs_33_props_go_to_own_characters(film: Film) -> None:
    movies = {"a": {"cast": ["screaming-extra", "off-duty-ninja"]}, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["bamboo-spear"]}})
    table.says("ada", "play:bamboo-spear")
    assert table.keys == ["to:screaming-extra", "to:off-duty-ninja", "back"]
    assert table.why_not("to:eager-student") == "KFS-33"
    table.says("ada", "to:off-duty-ninja")


def test_kfs_34_one_new_prop_a_turn_and_a_move_counts(film: Film) -> None:
    movies = {"a": {"cast": ["screaming-extra", "off-duty-ninja + twin-pistols", "shaolin-cook"]}}
    table = film({"movies": movies, "hands": {"a": ["bamboo-spear", "wok-of-destiny"]}})
    table.says("ada", "play:bamboo-spear", "to:screaming-extra", "play:wok-of-destiny")
    assert table.why_not("to:screaming-extra") == "KFS-34"
    table.says("ada", "back", "move:twin-pistols")
    # Only the cook is fresh, and the giver is not limited; now the cook is not fresh any more.
    assert table["movies"]["a"]["cast"][2] == "shaolin-cook + twin-pistols"
    table.says("ada", "play:wok-of-destiny")
    assert table["movies"]["a"]["cast"][1] == "off-duty-ninja + wok-of-destiny"
    assert not [key for key in table.keys if key.startswith(("move:", "play:"))]


def test_kfs_34_one_prop_may_travel_on(film: Film) -> None:
    movies = {"a": {"cast": ["screaming-extra + twin-pistols", "off-duty-ninja", "shaolin-cook"]}}
    table = film({"movies": movies})
    table.says("ada", "move:twin-pistols", "to:off-duty-ninja", "move:twin-pistols", "to:shaolin-cook")
    assert table["movies"]["a"]["cast"][2] == "shaolin-cook + twin-pistols"


def test_kfs_35_a_knocked_out_character_gives_and_receives(film: Film) -> None:
    movies = {"a": {"cast": ["screaming-extra (asleep) + twin-pistols", "off-duty-ninja"]}}
    table = film({"movies": movies, "hands": {"a": ["bamboo-spear"]}})
    table.says("ada", "move:twin-pistols")
    assert table["movies"]["a"]["cast"][1] == "off-duty-ninja + twin-pistols"
    table.says("ada", "play:bamboo-spear")
    assert table["movies"]["a"]["cast"][0] == "screaming-extra (asleep) + bamboo-spear"
    # Not on anybody else's turn.
    table.says("ada", "end")
    assert table.asked == "bo"
    assert not [key for key in table.keys if key.startswith("move:")]


def test_kfs_36_a_prop_cannot_be_thrown_away_at_will(film: Film) -> None:
    table = film({"movies": {"a": {"cast": ["screaming-extra + twin-pistols"]}}})
    assert table.keys == ["end"]
    table.says("ada", "end")
    assert table["movies"]["a"]["cast"] == ["screaming-extra + twin-pistols"]


def test_hints_warn_before_a_playable_character_is_forgotten(film: Film) -> None:
    table = film({"hands": {"a": ["off-duty-ninja"]}})
    assert table.hints("end") == ["playable_character"]


def test_kfs_24_the_limit_is_not_checked_in_mid_turn(film: Film) -> None:
    hand: Any = [*HAND[:5], "double-feature"]
    table = film({"hands": {"a": hand}, "movies": TWO})
    table.says("ada", "play:double-feature")
    assert len(table["hands"]["a"]) == 7
    assert table.question == "MainAction"

"""The log: each outcome in a line, the cause before the effect, people and places by their names."""

from typing import Any

from tests.games.kaiju.conftest import NAMES, SHOW, table

from matinee.testing.scenario import Scenario

QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}
ALL = [f"{board}{number}" for board in "ABC" for number in range(1, 10)]


def turn(*cards: str, **given: Any) -> dict[str, Any]:
    return {"turn": "a", "hands": {"a": list(cards), **QUIET}, **given}


def read(t: Scenario, viewer: str = "kai") -> list[str]:
    """The lines that somebody reads, without those of draws and later turns."""
    words = t.log(viewer)
    stop = next((place for place, line in enumerate(words) if line.startswith("Round")), len(words))
    return [line for line in words[:stop] if "draws" not in line]


def test_a_spent_carapace_is_told_before_the_damage() -> None:
    with table(turn("assault-3", "cable-net", carapace=True)) as t:
        t.says("ann", "play:hand:assault-3")
        lines = read(t)
        assert lines[:3] == [
            "ann plays Assault 3.",
            "The carapace takes the blow and is spent: 1 damage instead of 3.",
            "The Kaiju takes 1 damage.",
        ]


def test_damage_to_an_empty_deck_is_told() -> None:
    with table({"turn": "a", "hands": {"a": ["assault-3"], "kaiju": ["stomp"] * 4}, "kaiju_deck": 0}) as t:
        t.says("ann", "play:hand:assault-3")
        assert read(t)[1] == "The Kaiju has no card left to lose."


def test_a_combo_is_told_before_its_cards() -> None:
    with table(turn("assault-2", "assault-1", support=["assault-1"])) as t:
        t.says("ann", "play:hand:assault-2", "discard:hand:assault-1", "discard:support:assault-1")
        assert read(t)[:5] == [
            "ann plays Assault 2.",
            "COMBO: 2 cards are laid down with it.",
            "ann discards Assault 1.",
            "Assault 1 goes from Support to the discard pile.",
            "The Kaiju takes 4 damage.",
        ]


def test_why_a_shield_is_not_placed() -> None:
    with table(turn("shielding", "cable-net", shields=ALL[:10])) as t:
        t.says("ann", "play:hand:shielding")
        assert read(t)[1] == "All ten shield markers are on the map."
    with table(turn("shielding", "cable-net", standing=["C8"], shields=["C8"])) as t:
        t.says("ann", "play:hand:shielding")
        assert read(t)[1] == "Every standing building has a shield already."


def test_a_card_without_effect_is_told() -> None:
    for card in ("emergency-repairs", "team-planning"):
        with table(turn(card)) as t:
            t.says("ann", f"play:hand:{card}")
            assert read(t)[1] == "It has no effect."
    with table({"hands": {"kaiju": ["punch", "stomp"]}, "rubble": ["C2", "C8"]}) as t:
        t.says("kai", "play:hand:punch", "resolve")
        assert read(t)[1] == "The Kaiju touches no building."


def test_who_could_join_a_co_ordinated_card_is_not_told() -> None:
    with table(turn("co-ordinated-assault", "cable-net")) as t:
        t.state.piles.move(t.state.piles.top(2), 9)
        t.says("ann", "play:hand:co-ordinated-assault")
        while t.question == "CoordinatedPlay":
            t.says(str(t.asked), "pass")
        assert read(t) == ["ann plays Co-ordinated Assault."]


def test_a_flare_says_what_it_takes_and_when_it_would_take_nothing() -> None:
    early = "The Kaiju has only one action as it is: the flare counts if its rage grows before its turn."
    with table(turn("dazing-flare", "cable-net")) as t:
        t.says("ann", "play:hand:dazing-flare")
        assert read(t)[1] == early
    # And so it may: the refill brings an ENRAGE, and of two actions one is left.
    given = {**turn("dazing-flare", "cable-net"), "level": 4, "deck": ["enrage", "repellant"], "figure": ["6,3", "5,4"]}
    with table(given) as t:
        t.says("ann", "play:hand:dazing-flare")
        assert read(t)[1] == early
        t.says("kai", "pass")
        assert (t["level"], t["actions"]) == (5, 1)
    with table({"level": 5, **turn("dazing-flare", "cable-net")}) as t:
        t.says("ann", "play:hand:dazing-flare")
        assert read(t)[1] == "The Kaiju's next turn has one action less."


def test_desperation_says_when_no_card_is_left_to_turn_over() -> None:
    with table(
        {"hands": {"kaiju": ["desperation", "stomp"]}, "kaiju_deck": ["punch", "smash"], "kaiju_deck_count": 2}
    ) as t:
        t.says("kai", "play:hand:desperation")
        lines = read(t)
        assert lines[0] == "kai plays Desperation."
        assert "No card is left to turn over." in lines
        assert "It has no effect." not in lines


def test_moves_say_who_moves_the_kaiju_and_from_where() -> None:
    with table({"hands": {"kaiju": ["punch", "stomp"]}}) as t:
        t.says("kai", "play:hand:punch", "C8")
        assert t.prompt().text.startswith("Something fell")  # type: ignore[union-attr]
        assert t.state.offer(t.state.option("15,1")).say.told["hex"] == "Hamilton Reach (15,1)"
        t.says("kai", "15,1", "SW")
        lines = read(t)
        assert lines[1] == "Port Cranes (C8) falls!"
        assert lines[2] == "The Kaiju swims from Moreton Bay Mouth to Hamilton Reach."
    with table(turn("repellant", "cable-net")) as t:
        t.says("ann", "play:hand:repellant", "b:NW")
        assert read(t)[1] == "ann moves the Kaiju on in Moreton Bay Mouth."
    with table({"hands": {"kaiju": ["punch", "stomp"]}}) as t:
        t.says("kai", "play:hand:punch", "C8", "pass")
        assert read(t)[2] == "The Kaiju stays where it is."


def test_a_stranded_swim_follows_from_no_fall() -> None:
    with table({"hands": {"kaiju": ["punch", "stomp"]}, "rubble": ["C2", "C8"]}) as t:
        t.says("kai", "play:hand:punch", "swim")
        assert t.prompt().text.startswith("Punch is spent: swim")  # type: ignore[union-attr]
        t.says("kai", "pass")


def test_support_that_overflows_says_why_a_card_goes() -> None:
    support = ["shielding", "repellant", "assault-1"]
    with table(turn("cable-net", "assault-2", support=support)) as t:
        t.says("ann", "place:cable-net", "discard:support:repellant")
        assert read(t) == [
            "Support is full: a card must go.",
            "Repellant goes from Support to the discard pile.",
            "ann places Cable Net in Support.",
        ]


def test_actions_won_and_left_are_told() -> None:
    with table(turn("on-the-double", "cable-net", "shielding")) as t:
        t.says("ann", "play:hand:on-the-double")
        assert read(t)[1] == "ann has 2 more actions."
        t.says("ann", "pass")
        assert read(t)[2] == "ann leaves 2 actions unused."
    with table({"level": 5, "hands": {"kaiju": ["stomp", "punch"]}}) as t:
        t.says("kai", "play:hand:stomp", "pass")
        assert read(t)[-1] == "kai leaves one action unused."


def test_a_track_that_is_full_stays_and_an_enrage_leaves_the_game() -> None:
    given = {**turn("shielding", refill=True, deck=["enrage"]), "rubble": ["C2", "C8"]}
    for level, line in (
        (2, "The Enrage marker rises to 3: 4 cards in hand, 1 action a turn."),
        (8, "The Enrage marker stays at 8."),
    ):
        with Scenario(SHOW, {**given, "refill": False, "level": level}, setup={"seats": 4}, names=NAMES) as t:
            t.says("ann", "play:hand:shielding", "A1")
            lines = t.log("ann")
            at = lines.index("ann draws ENRAGE: the Kaiju rampages!")
            assert lines[at + 1] == "The Kaiju touches no building."
            assert line in lines[at + 2 :]
            assert "The ENRAGE card leaves the game." in lines[at + 2 :]


def test_the_top_card_of_a_desperation_is_named_as_such() -> None:
    given = {"hands": {"kaiju": ["desperation", "stomp"]}, "kaiju_deck": ["punch", "punch", "hardened-carapace"]}
    with table(given) as t:
        t.says("kai", "play:hand:desperation")
        assert "The top card is turned over: kai plays Hardened Carapace." in read(t)


def test_a_last_card_that_plays_itself_is_told_to_its_owner() -> None:
    with table({"hands": {"kaiju": ["adrenaline-surge"]}, "kaiju_deck": ["stomp"] * 3}) as t:
        assert t.asked == "ann", "it was played before anybody could look"
    with table(turn("cable-net", "shielding")) as t:
        hand = t.state.piles.cards(0)
        for card in hand[1:]:
            t.state.piles.move(card, 6)
        t.says("ann", "play:hand:cable-net")
        assert "Your only card, Hardened Carapace, is played." in t.log("kai")
        assert "Your only card, Hardened Carapace, is played." not in t.log("ann")

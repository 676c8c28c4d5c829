"""ENRAGE: CK-40 to CK-47."""

from typing import Any

from tests.games.kaiju.conftest import table

from matinee.games.kaiju.deck import HANDS, REMOVED

DUDS = ["hardened-carapace"] * 7
TOWN = ["6,3", "5,4"]
THREE = ["shielding", "shielding", "cable-net"]


def refill(**given: Any) -> dict[str, Any]:
    hands = {"a": THREE, "kaiju": ["terrifying-screech", *DUDS[:2]], **given.pop("hands", {})}
    return {"turn": "a", "refill": True, "hands": hands, "deck": ["enrage", "repellant"], **given}


def test_ck_40_rampage_then_track_then_removal_then_the_refill() -> None:
    hands = {"a": [*THREE, "dazing-flare"], "kaiju": ["punch", "stomp", *DUDS[:1]]}
    with table({"turn": "a", "hands": hands, "deck": ["enrage", "repellant"], "figure": TOWN}) as t:
        t.says("ann", "play:hand:dazing-flare")
        t.says("kai", "pass")
        kinds = [event.kind for event in t.story() if event.kind in ("enraged", "fell", "level")]
        assert kinds == ["enraged", "fell", "fell", "fell", "fell", "level"]
        story = t.story()
        raised = next(place for place, event in enumerate(story) if event.kind == "level")
        removed = next(place for place, event in enumerate(story) if event.target == REMOVED)
        drawn = next(place for place, event in enumerate(story) if event.target == HANDS + 1)
        assert raised < removed < drawn
        assert t["hands"]["a"] == [*THREE, "repellant"]
        assert t["removed"] == ["enrage"]
        assert t["level"] == 3


def test_ck_41_everything_touched_falls_at_once_save_what_is_shielded() -> None:
    with table(refill(figure=TOWN, shields=["B5"])) as t:
        assert t["rubble"] == ["B1", "B2", "B6"]
        assert t["shields"] == []
        assert t.question == "KaijuWater"
        t.says("kai", "pass")
        assert t.question == "KaijuCard"


def test_ck_42_a_draw_only_when_the_hand_size_rises() -> None:
    with table(refill(level=2, kaiju_deck=61)) as t:
        t.says("kai", "pass")
        assert (t["level"], t["holds"]["kaiju"], t["kaiju_deck"]) == (3, 4, 60)
    with table(refill(level=4, kaiju_deck=61, hands={"kaiju": ["punch", *DUDS[:4]]})) as t:
        t.says("kai", "pass")
        assert (t["level"], t["holds"]["kaiju"], t["kaiju_deck"]) == (5, 5, 61)
        assert t["actions"] == 2


def test_ck_42_a_draw_that_cannot_be_made_loses() -> None:
    with table(refill(level=2, kaiju_deck=0)) as t:
        t.says("kai", "pass")
        assert t.ending == "kaiju retreats"
        assert t.winners == ["ann", "ben", "cat"]


def test_ck_43_a_full_track_stays_full_but_the_rampage_comes() -> None:
    with table(refill(level=8, kaiju_deck=20, hands={"kaiju": ["punch", *DUDS[:6]]})) as t:
        assert t["rubble"] == ["C2", "C8"]
        t.says("kai", "pass")
        assert (t["level"], t["holds"]["kaiju"], t["kaiju_deck"]) == (8, 7, 20)


def test_ck_44_nobody_gains_buildings_or_hands_over_cards() -> None:
    with table(refill(level=4, hands={"kaiju": ["punch", *DUDS[:4]]})) as t:
        t.says("kai", "pass")
        assert t["hands"]["kaiju"] == ["punch", *DUDS[:4]]
        assert t["standing"] == 25


def test_ck_45_an_enrage_in_a_sonic_wave_fills_a_short_hand() -> None:
    hands = {"a": ["cable-net", "shielding"], "b": ["dazing-flare"], "kaiju": ["sonic-wave", *DUDS[:2]]}
    with table({"hands": hands, "deck": ["enrage"]}, seats=3) as t:
        t.says("kai", "play:hand:sonic-wave")
        t.says("ann", "discard:hand:cable-net")
        t.says("kai", "pass")
        assert t["holds"]["a"] == 4
        assert t["holds"]["b"] == 1
        assert t["level"] == 3


def test_ck_46_each_enrage_resolves_fully_before_the_next_card() -> None:
    with table(refill(deck=["enrage", "enrage", "repellant"], deck_count=9, piles=[1, 8])) as t:
        assert t["level"] == 2
        t.says("kai", "17,0", "W")
        assert t["level"] == 3, "the first is over; the second has found C3"
        assert t["rubble"] == ["C2", "C3", "C8"]
        t.says("kai", "pass")
        assert t["level"] == 4
        assert t["hands"]["a"] == [*THREE, "repellant"]


def test_ck_47_the_last_card_does_nothing_the_next_draw_does() -> None:
    hands = {"a": THREE, "kaiju": ["punch", "stomp", *DUDS[:1]]}
    with table({"turn": "a", "refill": True, "hands": hands, "deck": ["repellant"], "deck_count": 1}) as t:
        assert t["deck"] == 0
        assert t["level"] == 2
        assert t.question == "KaijuCard"
    with table({"turn": "a", "refill": True, "hands": hands, "deck": 0, "discard": 20}) as t:
        assert t.question == "KaijuWater"
        t.says("kai", "pass")
        assert t["level"] == 3
        assert (t["deck"], t["discard"], t["lurking"]) == (19, [], 0)
        assert t["holds"]["a"] == 4


def test_ck_47_without_any_discard_the_drawing_stops() -> None:
    hands = {"a": THREE, "kaiju": ["punch", "stomp", *DUDS[:1]]}
    with table({"turn": "a", "refill": True, "hands": hands, "deck": 0}) as t:
        t.says("kai", "pass")
        assert t["level"] == 3
        assert t["holds"]["a"] == 3
        assert t.question == "KaijuCard"

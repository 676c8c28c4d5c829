"""What nobody can find out: hands, the place of each ENRAGE, who ponders a COMBO."""

from collections import Counter
from typing import Any

from tests.games.kaiju.conftest import NAMES, SHOW

from matinee.engine.chance import Swift
from matinee.engine.record import Recorder
from matinee.engine.view import overheard
from matinee.games.kaiju.deck import DECK, ENRAGE, HANDS
from matinee.games.kaiju.risk import enrage_chance
from matinee.games.kaiju.state import Siege
from matinee.testing.scenario import Scenario

QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}


def dealt(seed: int, **setup: Any) -> Siege:
    s = SHOW.deal(SHOW.setup({"seats": 4, **setup}), Swift(seed))
    assert isinstance(s, Siege)
    return s


def walked(seed: int, answers: int) -> Siege:
    s = dealt(seed)
    chance = Swift(seed)
    for _ in range(answers):
        if not s.over:
            s.take(s.offered.at(chance.below(s.offered.count)))
    return s


def enrages(s: Siege) -> list[int]:
    """Where each ENRAGE lies in the deck, from the top."""
    cards = list(reversed(s.piles.cards(DECK)))
    return [place for place, card in enumerate(cards) if s.deck.kind(card) == ENRAGE]


def test_a_guess_keeps_one_enrage_in_each_pile_that_still_hides_one() -> None:
    for seed in range(12):
        s = walked(seed, 20 + 5 * seed)
        if s.over or len(s.below) == 0:
            continue
        count = int(s.piles.count(DECK))
        now = int(s.pile_now())
        for viewer in (0, 1, 7):
            guess = s.redeal(viewer, Swift(seed))
            found = enrages(guess)
            assert len(found) == s.lurking
            come = s.lurking < len(s.below) - now
            for number, place in enumerate(found):
                pile = now + number + int(come)
                top = count - (int(s.below[pile - 1]) if pile > now else count)
                assert top <= place < count - int(s.below[pile])


def test_a_guess_hides_the_next_enrage_anywhere_in_its_pile() -> None:
    s = dealt(4)
    places = Counter(enrages(s.redeal(2, Swift(seed)))[0] for seed in range(400))
    assert set(places) == set(range(8))
    assert min(places.values()) > 25


def test_the_risk_meter_counts_what_anybody_can_count() -> None:
    s = dealt(1)
    assert enrage_chance(s, 1) == 1 / 8
    assert abs(enrage_chance(s, 9) - 1.0) < 1e-9
    hits = 0
    for seed in range(600):
        hits += min(enrages(s.redeal(1, Swift(seed)))) < 3
    assert abs(hits / 600 - enrage_chance(s, 3)) < 0.06


def test_after_its_enrage_the_rest_of_a_pile_is_safe() -> None:
    given = {
        "turn": "a",
        "refill": True,
        "hands": {"a": ["shielding"] * 3, **QUIET},
        "deck": ["enrage", "cable-net", "repellant", "assault-1", "assault-1", "enrage"],
        "deck_count": 12,
        "piles": [5, 7],
    }
    with Scenario(SHOW, given, setup={"seats": 4}, names=NAMES) as t:
        t.says("kai", "pass")
        deck = t.view().deck
        assert deck.enrage_has_come
        assert deck.piles[0] == 3
        assert deck.risk[:3] == [0, 0, 0]


def test_a_defender_who_ponders_a_combo_looks_like_one_who_has_not_chosen() -> None:
    given = {"turn": "a", "hands": {"a": ["assault-1", "assault-2", "shielding"], **QUIET}}
    with Scenario(SHOW, given, setup={"seats": 4}, names=NAMES) as t:
        before = [t.view(name) for name in ("kai", "ben", None)]
        told = len(t.story("kai"))
        t.says("ann", "play:hand:assault-1")
        assert t.question == "ComboDiscard"
        assert [t.view(name) for name in ("kai", "ben", None)] == before
        assert len(t.story("kai")) == told
        assert t.state.redeal(0, Swift(1)).step().name() == "DefenderAction"
        t.says("ann", "pass")


def test_ck_82_who_could_join_a_co_ordinated_card_is_not_public() -> None:
    hands = {"a": ["co-ordinated-assault", "cable-net"], "c": ["assault-1", "assault-2", "shielding"], **QUIET}
    with Scenario(SHOW, {"turn": "a", "hands": {"b": ["cable-net"], **hands}}, setup={"seats": 4}, names=NAMES) as t:
        t.says("ann", "play:hand:co-ordinated-assault")
        assert t.asked == "cat"
        assert SHOW.game.waiting(t.state) is None
        t.says("cat", "play:hand:assault-1")
        assert t.question == "ComboDiscard"
        assert SHOW.game.waiting(t.state) is None
        t.says("cat", "pass")
        assert SHOW.game.waiting(t.state) == 0


def test_ck_82_a_co_ordinated_card_closes_with_the_same_mark_no_matter_who_holds_what() -> None:
    marks = []
    for ben in ("cable-net", "assault-1"):
        hands = {"a": ["co-ordinated-assault", "cable-net"], "b": [ben], "c": ["shielding"], **QUIET}
        with Scenario(SHOW, {"turn": "a", "hands": hands}, setup={"seats": 4}, names=NAMES) as t:
            t.says("ann", "play:hand:co-ordinated-assault")
            if t.asked == "ben":
                t.says("ben", "pass")
            marks.append([event.kind for event in t.story("kai")])
    assert marks[0] == marks[1]
    assert marks[0].index("window") == marks[0].index("played") + 2, "the card is laid down, and a window closes"


def test_ck_82_a_card_that_joins_in_begins_a_window_of_its_own() -> None:
    hands = {"a": ["co-ordinated-assault", "cable-net"], "b": ["assault-1"], "c": ["shielding"], **QUIET}
    with Scenario(SHOW, {"turn": "a", "hands": hands}, setup={"seats": 4}, names=NAMES) as t:
        t.says("ann", "play:hand:co-ordinated-assault")
        t.says("ben", "play:hand:assault-1")
        kinds = [event.kind for event in t.story("kai") if event.kind in ("played", "window", "harmed")]
        assert kinds == ["played", "window", "played", "harmed", "window"]


def test_ck_75_in_a_sonic_wave_everybody_knows_who_is_asked() -> None:
    hands = {
        "kaiju": ["sonic-wave", "stomp", "punch"],
        "a": ["shielding", "cable-net"],
        "b": ["shielding", "assault-1"],
    }
    with Scenario(SHOW, {"hands": hands, "next": "a"}, setup={"seats": 3}, names=NAMES) as t:
        t.says("kai", "play:hand:sonic-wave")
        assert (t.asked, SHOW.game.waiting(t.state)) == ("ann", 1)
        t.says("ann", "discard:hand:shielding")
        assert (t.asked, SHOW.game.waiting(t.state)) == ("ben", 2)
        t.says("ben", "discard:hand:shielding")


def test_no_pace_betrays_a_hand_of_equal_cards() -> None:
    """A choice between equal cards is asked all the same: to answer it at once would show what the hand is like."""
    alike = ["hardened-carapace"] * 3
    with Scenario(SHOW, {"hands": {"kaiju": alike}}, setup={"seats": 3}, names=NAMES) as t:
        assert (t.asked, t.keys) == ("kai", ["play:hand:hardened-carapace"])
        t.says("kai", "play:hand:hardened-carapace")
    hands = {"kaiju": ["sonic-wave", "stomp", "punch"], "a": ["shielding"] * 2, "b": ["assault-1"]}
    with Scenario(SHOW, {"hands": hands}, setup={"seats": 3}, names=NAMES) as t:
        t.says("kai", "play:hand:sonic-wave")
        assert (t.asked, t.keys) == ("ann", ["discard:hand:shielding"])
        t.says("ann", "discard:hand:shielding")
        assert t.asked == "ann", "ben had one card, as everybody could see; it is the next turn"
        assert t.question == "DefenderAction"
    hands = {"a": ["team-planning", "shielding", "shielding"], **QUIET}
    with Scenario(SHOW, {"turn": "a", "hands": hands}, setup={"seats": 3}, names=NAMES) as t:
        t.says("ann", "play:hand:team-planning")
        assert (t.question, t.keys) == ("PlaceCard", ["place:shielding"])
        t.says("ann", "place:shielding")


def test_edition_1_answered_for_a_hand_of_equal_cards() -> None:
    setup = {"seats": 3, "level": 1}
    alike = next(seed for seed in range(50) if len(dealt(seed, **setup).offered.list()) == 1)
    now, then = (Recorder(SHOW, setup, f"swift:{alike}", edition=edition).state for edition in (2, 1))
    assert isinstance(now, Siege)
    assert isinstance(then, Siege)
    assert (now.asked, now.question, now.round) == (0, 1, 0)
    assert (then.asked, then.question, then.round) == (1, 1, 1)


def test_ck_95_teammates_read_each_others_questions_where_hands_are_open() -> None:
    hands = {"a": ["assault-1", "assault-2", "shielding"], **QUIET}
    for shared in (True, False):
        setup = {"seats": 4, "open_hands": shared}
        with Scenario(SHOW, {"turn": "a", "hands": hands}, setup=setup, names=NAMES) as t:
            assert [SHOW.game.overhears(t.state, viewer) for viewer in (0, 1, 2, 7)] == [False, False, shared, False]
            question = overheard(t.state, SHOW.words())
            assert question.name == "DefenderAction"
            t.says("ann", "play:hand:assault-1")
            assert overheard(t.state, SHOW.words()) == question, "a half-made choice is its owner's"
            t.says("ann", "pass")


def test_closed_hands_are_dealt_again_in_a_teammates_guess() -> None:
    for shared in (True, False):
        s = dealt(3, open_hands=shared)
        mine = s.piles.cards(HANDS + 2)
        guesses = {tuple(s.redeal(1, Swift(seed)).piles.cards(HANDS + 2)) for seed in range(10)}
        assert (guesses == {tuple(mine)}) == shared


def test_at_the_end_everything_is_public() -> None:
    s = dealt(5)
    chance = Swift(1)
    while not s.over:
        s.take(s.offered.at(chance.below(s.offered.count)))
    view: Any = SHOW.game.view(s, 7)
    assert all(seat.cards is not None for seat in view.seats)

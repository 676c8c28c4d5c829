"""Teams, components and set-up: CK-01 to CK-14."""

from collections import Counter
from typing import Any

import pytest
from tests.games.kaiju.conftest import SHOW

from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.games.kaiju.city import BUILDINGS
from matinee.games.kaiju.deck import DECK, ENRAGE, HANDS, KAIJU_DECK
from matinee.games.kaiju.state import Siege
from matinee.testing.laws import walk


def dealt(seed: int = 1, **setup: Any) -> Siege:
    s = SHOW.deal(SHOW.setup({"seats": 4, **setup}), Swift(seed))
    assert isinstance(s, Siege)
    return s


def played(s: Siege, seats: int, seed: int) -> list[Siege]:
    """Every moment of a random game, copied."""
    return [moment.copy() for moment in walk(SHOW, s, seats, seed) if isinstance(moment, Siege)]


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_ck_01_two_or_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5"):
        SHOW.setup({"seats": seats})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ck_01_defenders_win_or_lose_together(seats: int) -> None:
    for seed in range(4):
        s = dealt(seed, seats=seats, kaiju=seed % seats)
        last = played(s, seats, seed)[-1]
        result = SHOW.game.result(last)
        team = {result.scores[seat] for seat in range(seats) if seat != seed % seats}
        assert len(team) == 1
        assert team != {result.scores[seed % seats]}


def test_ck_01_the_kaiju_is_chosen_or_drawn_by_lot() -> None:
    assert dealt(kaiju=2).asked == 2
    assert {int(dealt(seed, kaiju=-1).kaiju) for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(BadSetup, match="kaiju is 4"):
        SHOW.setup({"seats": 4, "kaiju": 4})


def test_ck_02_the_box_is_complete() -> None:
    s = dealt()
    kinds = Counter(
        "enrage" if s.deck.kind(card) == ENRAGE else "kaiju" if s.deck.kind(card) >= 20 else "defender"
        for card in range(s.piles.n)
    )
    assert kinds == {"defender": 50, "kaiju": 104, "enrage": 8}
    assert Counter(building.large for building in s.city.buildings) == {True: 9, False: 18}


def test_ck_02_seven_buildings_may_be_damaged_at_once() -> None:
    s = dealt()
    for building in range(7):
        s.hit(building, 1)
    assert [int(s.damage(building)) for building in range(8)] == [1] * 7 + [0]


def test_ck_03_no_placement_ever_covers_an_unused_hex() -> None:
    for s in played(dealt(3), 4, 3):
        used = set(s.city.places)
        assert {s.city.places[s.a], s.city.places[s.b]} <= used
        assert len(used) == 27 + 31
        for key in [s.key(option) for option in s.options()]:
            if "," in key:
                q, r = key.split(",")
                assert (int(q), int(r)) in used


def test_ck_04_a_large_building_falls_at_six_a_small_one_at_three() -> None:
    s = dealt()
    large, small = int(s.city.number("C2")), int(s.city.number("C8"))
    s.hit(large, 5)
    s.hit(small, 2)
    assert s.standing >> large & 1
    assert s.standing >> small & 1
    s.hit(large, 1)
    s.hit(small, 1)
    assert not s.standing >> large & 1
    assert not s.standing >> small & 1


def test_ck_05_the_figure_always_lies_on_two_adjacent_hexes() -> None:
    for seed in range(3):
        for s in played(dealt(seed), 4, seed):
            assert s.city.direction(s.a, s.b) >= 0


def test_ck_06_a_hex_of_the_kaiju_is_always_on_water_and_none_on_a_building() -> None:
    for seed in range(3):
        for s in played(dealt(seed), 4, seed):
            assert s.a >= BUILDINGS or s.b >= BUILDINGS
            assert not s.standing & (1 << s.a | 1 << s.b)


def test_ck_06_placements_match_the_map_tables() -> None:
    city = dealt().city
    assert len(city.placements(0)) == 33
    assert len(city.placements(int(city.all_buildings))) == 92


def test_ck_07_touch_is_what_a_search_of_neighbours_finds() -> None:
    for s in played(dealt(5), 4, 5):
        mine = [s.city.places[s.a], s.city.places[s.b]]
        wanted = 0
        for number, building in enumerate(s.city.buildings):
            q, r = building.place
            beside = any(abs(q - x) + abs(r - y) + abs(q + r - x - y) == 2 for x, y in mine)
            if beside and s.standing >> number & 1:
                wanted |= 1 << number
        assert s.touched() == wanted
        assert wanted.bit_count() <= 4


def test_ck_08_at_the_start_everything_stands() -> None:
    s = dealt()
    position = SHOW.game.position(s)
    assert position["standing"] == 27
    assert position["figure"] == ["16,1", "17,1"]
    assert position["touched"] == ["C2", "C8"]
    assert s.shields == 0
    assert all(s.damage(building) == 0 for building in range(27))


@pytest.mark.parametrize("level", [0, 5])
def test_ck_09_start_levels_are_one_to_four(level: int) -> None:
    with pytest.raises(BadSetup, match="level 1 to 4"):
        SHOW.setup({"seats": 3, "level": level})
    assert [int(dealt(level=start).level) for start in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert dealt().level == 2


@pytest.mark.parametrize(("level", "hand"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_ck_10_the_kaiju_draws_the_hand_of_its_level(level: int, hand: int) -> None:
    s = dealt(level=level)
    assert s.piles.count(HANDS + s.kaiju) == hand
    assert s.piles.count(KAIJU_DECK) == 104 - hand


def test_ck_11_no_opening_hand_holds_an_enrage() -> None:
    for seed in range(1000):
        s = dealt(seed, seats=3 + seed % 3)
        for seat in range(1, s.seats):
            hand = s.piles.cards(HANDS + seat)
            assert len(hand) == 4
            assert all(s.deck.kind(card) != ENRAGE for card in hand)


@pytest.mark.parametrize("enrage", [0, 9])
def test_ck_12_one_to_eight_enrage_cards(enrage: int) -> None:
    with pytest.raises(BadSetup, match="1 to 8 ENRAGE"):
        SHOW.setup({"seats": 3, "enrage": enrage})
    for wanted in (1, 8):
        s = dealt(enrage=wanted)
        assert sum(s.deck.kind(card) == ENRAGE for card in s.piles.cards(DECK)) == wanted == s.lurking


def test_ck_13_even_piles_with_one_enrage_each_larger_ones_on_top() -> None:
    places: Counter[int] = Counter()
    for seed in range(60):
        s = dealt(seed)
        cards = list(reversed(s.piles.cards(DECK)))
        sizes = [8, 8, 7, 7, 7, 7]
        assert len(cards) == sum(sizes)
        for size in sizes:
            pile, cards = cards[:size], cards[size:]
            enrages = [place for place, card in enumerate(pile) if s.deck.kind(card) == ENRAGE]
            assert len(enrages) == 1
            places[enrages[0]] += 1
    assert set(places) == set(range(8)), "an ENRAGE may lie anywhere in its pile"


def test_ck_13_pile_sizes_are_public() -> None:
    view = SHOW.game.view(dealt(), 7)
    assert view.deck.piles == [8, 8, 7, 7, 7, 7]  # type: ignore[attr-defined]
    assert not view.deck.enrage_has_come  # type: ignore[attr-defined]


def test_ck_14_three_boards_make_one_graph() -> None:
    chart = SHOW.map("brisbane")
    assert [board.name for board in chart.boards] == ["A", "B", "C"]
    city = chart.city
    linked = {int(city.start_a)}
    while True:
        more = {h for h in range(len(city.places)) if any(city.near[x] >> h & 1 for x in linked)} | linked
        if more == linked:
            break
        linked = more
    assert len(linked) == len(city.places)

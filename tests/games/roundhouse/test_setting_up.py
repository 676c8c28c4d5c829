"""Components and setting up: RK-01 to RK-12."""

from collections import Counter

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.engine.playout import playout
from matinee.games.roundhouse.deck import ITEMS, MONSTERS, Deck
from matinee.games.roundhouse.state import Roundhouse
from matinee.testing.laws import start

from .conftest import Tables, rolls


def house() -> Deck:
    deck = show("roundhouse").pack("house")
    assert isinstance(deck, Deck)
    return deck


def dealt(seats: int, seed: int) -> Roundhouse:
    s = start(show("roundhouse"), seats, seed)
    assert isinstance(s, Roundhouse)
    return s


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_rk_01_nobody_and_five_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"is played by 1 to 4, not by {seats}") as refused:
        show("roundhouse").setup({"seats": seats})
    assert refused.value.code == "bad_setup"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rk_01_one_to_four_start(table: Tables, seats: int) -> None:
    new = table.new(seats)
    assert new.question == "PlaceItem"
    assert len(new["life"]) == seats


def test_rk_02_fifty_four_monsters_with_tracks_that_never_fall() -> None:
    monsters = house().monsters
    assert sum(monster.copies for monster in monsters) == 54
    assert all(monster.track == sorted(monster.track) and monster.track[0] >= 1 for monster in monsters)
    assert sum(monster.copies * len(monster.track) for monster in monsters) == 86
    assert sum(monster.copies * monster.points for monster in monsters) == 116
    assert sum(monster.copies * monster.track[-1] for monster in monsters) == 79
    health = Counter[int]()
    for monster in monsters:
        health[len(monster.track)] += monster.copies
    assert health == {1: 34, 2: 12, 3: 5, 4: 2, 5: 1}


def test_rk_02_types_of_the_monsters() -> None:
    per_type = [sum(m.copies for m in house().monsters if m.types >> bit & 1) for bit in range(3)]
    assert per_type == [21, 21, 20]
    assert sum(m.copies for m in house().monsters if m.types.bit_count() > 1) == 7


def test_rk_03_attack_and_defence_items() -> None:
    attacks = [item for item in house().items if item.dice]
    defences = [item for item in house().items if not item.dice]
    assert sum(item.copies for item in attacks) == 33
    assert sum(item.copies * item.dice for item in attacks) == 165
    assert sum(item.copies for item in defences) == 21
    assert sum(item.copies * item.points for item in defences) == 90
    assert {item.type for item in defences} == {1, 2, 4}, "each has exactly one type"


def test_rk_04_tokens_are_never_a_limit(table: Tables) -> None:
    wounded = {
        "L1": "Thing Behind the Barn@4",
        "L2": "Colossal Cow@3",
        "L3": "Barn Dragon@3",
        "L4": "Broomstick Biker Gang@2",
        "L5": "Two-Headed Rooster@2",
    }
    with table(4, phase="kick", places=wounded) as full_of_tokens:
        assert sum(full_of_tokens["life"].values()) == 60
        hits = [int(word.split("@")[1]) for word in full_of_tokens["places"].values()]
        assert sum(hits) == 14, "74 tokens lie on a table of a box with 70"


def test_rk_05_twelve_dice_show_twelve_faces(table: Tables) -> None:
    faces = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
    given = {"L1": "Thing Behind the Barn", "L2": "Colossal Cow"}
    with table(1, rolls(*faces), phase="kick", places=given, items={"a": ["Something Under the Tarpaulin"]}) as twelve:
        twelve.says("ada", "kick:Something Under the Tarpaulin")
        rolled = [event for event in twelve.story() if event.kind == "rolled"]
        assert tuple(rolled[0].faces) == faces
        twelve.says("ada", "hit:L1", "hit:L1", "hit:L1", "hit:L1")


def test_rk_06_the_same_seed_gives_the_same_decks() -> None:
    one, other = dealt(3, 7), dealt(3, 7)
    assert one.piles.cards(MONSTERS) == other.piles.cards(MONSTERS)
    assert one.piles.cards(ITEMS) == other.piles.cards(ITEMS)
    assert one.piles.cards(MONSTERS) != dealt(3, 8).piles.cards(MONSTERS)


def test_rk_06_the_monsters_are_shuffled_before_the_items() -> None:
    text = show("roundhouse").read("packs/house.toml")
    fewer_kinds = text.replace('name = "Wet Noodle"\ncopies = 2', 'name = "Wet Noodle"\ncopies = 1').replace(
        'name = "Rake of Regret"\ncopies = 4', 'name = "Rake of Regret"\ncopies = 5'
    )
    assert fewer_kinds != text
    roundhouse = show("roundhouse")
    other = roundhouse.game.deal(roundhouse.setup({}), roundhouse.game.read_pack(fewer_kinds, "x"), Swift(7), None)
    assert other.piles.cards(MONSTERS) == dealt(1, 7).piles.cards(MONSTERS)


def test_rk_06_decks_lie_face_down() -> None:
    s = dealt(2, 1)
    for pile in (MONSTERS, ITEMS):
        assert not any(s.piles.knows(viewer, card) for card in s.piles.cards(pile) for viewer in (0, 1, 7))


def test_rk_07_locations_do_not_matter(table: Tables) -> None:
    """The same monsters elsewhere in the circle: the same choices, at other places."""
    names = ["Werepoodle", "Barn Dragon@1", "Gnome of Doom"]

    def choices(places: list[str]) -> list[set[str]]:
        given = dict(zip(places, names, strict=True))
        with table(1, rolls(5, 5), phase="kick", places=given, items={"a": ["Umbrella"]}) as any_order:
            seen = [set(any_order.keys)]
            any_order.says("ada", "kick")
            seen.append({given[key.removeprefix("hit:")] for key in any_order.keys})
            any_order.says("ada", *[f"hit:{places[1]}"] * 2)
            return seen

    assert choices(["L1", "L2", "L3"]) == choices(["L8", "L3", "L5"])


def test_rk_08_two_monsters_per_player(table: Tables) -> None:
    new = table.new(3)
    assert list(new["places"]) == ["L1", "L2", "L3", "L4", "L5", "L6"]
    assert new["monster_deck"] == 48


def test_rk_09_fifteen_life(table: Tables) -> None:
    assert table.new(4)["life"] == {"a": 15, "b": 15, "c": 15, "d": 15}


def test_rk_10_one_item_each_face_up(table: Tables) -> None:
    new = table.new(4)
    assert [len(items) for items in new["items"].values()] == [1, 1, 1, 1]
    assert new["item_deck"] == 50 - 1, "one of the fifty is drawn for the first question"
    assert sum("begins with" in line for line in new.log()) == 4


@pytest.mark.parametrize("seats", [2, 4])
def test_rk_11_the_first_starting_player_is_drawn_by_lot(seats: int) -> None:
    games = 4_000
    first = Counter(int(dealt(seats, seed).starter) for seed in range(games))
    for seat in range(seats):
        assert abs(first[seat] / games - 1 / seats) < 0.02


def test_rk_12_seven_phases_in_this_order(table: Tables) -> None:
    with table(1, places={"L1": "Bat on a String"}, item_deck=0, monster_deck=5) as a_round:
        a_round.says("ada", "hold")
        phases = [event.number for event in a_round.story() if event.kind == "phase"]
        assert phases[:5] == [3, 4, 5, 6, 0], "after the kick the round goes on to the next"
        assert phases[5:] == [1, 2]


def test_rk_12_every_round_has_all_seven(table: Tables) -> None:
    new = table.new(3, seed=5)
    playout(new.state, Swift(3), 100_000)
    phases = [int(event.number) for event in new.story() if event.kind == "phase"]
    assert phases == [number % 7 for number in range(len(phases))]
    assert len(phases) > 14

"""Other victory, endings, chance: RR-70 to RR-74; and matches of two."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Chance, Fair, Swift
from matinee.engine.errors import BadSetup
from matinee.engine.state import State
from matinee.engine.view import winners_of

from .conftest import Tables

PAUSE = ["G03", "O03"]


def play(seats: int, seed: int, bot: str, **setup: object) -> State:
    """A whole game of one bot at every chair, each with its own guess of the table."""
    rampage = show("rampage")
    s = rampage.deal(rampage.setup({"seats": seats, **setup}), Swift(seed))
    chance = Swift(seed + 1)
    while not s.over:
        s.answer(rampage.bots[bot].choose(s.redeal(s.asked, chance), chance))
    return s


def test_rr_70_a_hoard_of_one_felled_by_wounds_may_win(table: Tables) -> None:
    hands = {"a": ["O13", "G13"], "b": ["R12", "B12"]}
    given = {"wounds": {"b": 4}, "stacks": {"a": 13, "b": 18}, "deck": ["Y02"], "setup": {"victory": "hoard"}}
    with table("ab", seats=2, **hands, **given) as hoard:
        hoard.says("ada", "strike:O13", "done")
        hoard.says("bo", "done")
        assert hoard["hoards"]["b"] == 20
        assert hoard.winners == ["bo"]
        assert hoard.ending == "hoard"
        assert hoard.show.game.result(hoard.state).scores == [15, 20]
        assert hoard.view("bo").seats[1].hoard == 20
        assert hoard.view("bo").hand == []


def test_rr_70_equal_cards_go_to_the_standing_robot_and_ran_out_players_have_none(table: Tables) -> None:
    hands = {"a": ["O13", "G13"], "b": ["B12", "B13"]}
    given = {"wounds": {"b": 4}, "stacks": {"a": 8, "b": 8}, "deck": ["Y02"], "setup": {"victory": "hoard"}}
    with table("ab", seats=2, **hands, **given) as tie:
        tie.says("ada", "strike:O13", "done")
        assert tie.winners == ["ada"]
        assert tie.show.game.result(tie.state).scores == [10, 10]
    with table("ab", seats=2, a=["Y02", "O13"], stacks={"b": 1}, setup={"victory": "hoard"}) as out:
        out.says("ada", "use:Y02")
        assert out["hoards"]["b"] == 0
        assert out.winners == ["ada"]


def test_rr_70_cards_looked_at_are_still_their_players(table: Tables) -> None:
    """The last opponent leaves while Bo reads the Manual: the three cards in Bo's hands count among Bo's."""
    hands = {"a": ["O13", "B13"], "b": ["R03", "R12"], "c": ["R13"]}
    given = {"stacks": {"a": 8, "b": 8, "c": 8}, "wounds": {"c": 5}, "deck": ["Y02"], "setup": {"victory": "hoard"}}
    with table("abc", seats=3, **hands, **given) as manual:
        manual.says("ada", "target:green", "done")
        manual.says("bo", "use:R03")
        assert manual.question == "KeepOne"
        assert manual.show.game.retire(manual.state, 0)
        assert manual.show.game.result(manual.state).scores == [0, 9, 9]
        assert manual.winners == ["bo"]


def test_rr_70_other_victories_are_refused() -> None:
    with pytest.raises(BadSetup, match="victory is 'points'"):
        show("rampage").setup({"victory": "points"})


def test_rr_71_from_closing_time_on_each_turn_costs_a_card(table: Tables) -> None:
    with table("abc", seats=3, a=["O12", "Y12"], b=PAUSE, turn=60, stacks={"a": ["P01", "P02"]}) as before:
        assert before["discard"] == []
        assert before.view().closing_in == 1
    with table("abc", seats=3, a=["O02", "Y12"], b=PAUSE, turn=61, stacks={"a": ["P01", "P02"]}) as closing:
        assert closing["discard"] == ["P01"]
        assert closing.view().closing
        assert closing.view().closing_in == 0
        # Salvage does nothing any more.
        assert "no_effect" in closing.hints("use:O02")
        closing.says("ada", "use:O02")
        assert closing["stacks"]["a"] == 1
    with table("abc", seats=3, a=["O12", "Y12"], b=PAUSE, turn=45) as soon:
        assert soon.view().closing_in == -1
    with table("abc", seats=3, a=["R12"], b=PAUSE, turn=61, stacks={"a": []}) as last:
        # The stack is empty: a hand card goes, and with it the robot.
        assert last["causes"]["a"] == "cards"


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("bot", ["peaceful", "random"])
def test_rr_71_every_game_ends_within_its_bound(seats: int, bot: str) -> None:
    for seed in range(3):
        s = play(seats, seed, bot)
        assert show("rampage").game.turns(s) <= 20 * seats + 84


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rr_72_exactly_one_wins(seats: int) -> None:
    for seed in range(4):
        for bot in ("random", "simple"):
            assert len(winners_of(play(seats, seed, bot))) == 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_rr_73_no_turn_has_more_than_64_questions(seats: int) -> None:
    rampage = show("rampage")
    for seed in range(6):
        s = rampage.deal(rampage.setup({"seats": seats}), Swift(seed))
        chance = Swift(seed)
        asked: dict[int, int] = {}
        while not s.over:
            assert all(s.piles.count(hand) <= 3 for hand in range(seats))
            turn = rampage.game.turns(s)
            asked[turn] = asked.get(turn, 0) + 1
            s.take(s.offered.at(chance.below(s.offered.count)))
        assert max(count for turn, count in asked.items() if turn) <= 64


def digests(chance: Chance) -> list[str]:
    rampage = show("rampage")
    s = rampage.deal(rampage.setup({"seats": 4}), chance)
    found = [s.digest()]
    for turn in range(60):
        if not s.over:
            s.answer(s.options()[turn % len(s.options())])
            found.append(s.digest())
    return found


def test_rr_74_the_same_seed_and_answers_give_the_same_game() -> None:
    assert digests(Swift(11)) == digests(Swift(11))
    assert digests(Fair(b"r" * 32)) == digests(Fair(b"r" * 32))
    assert digests(Swift(11)) != digests(Swift(12))


# The best of three


def test_a_match_is_first_to_two_wins_with_the_deal_changing_sides(table: Tables) -> None:
    with table("ab", seats=2, a=["Y02", "O13"], stacks={"b": 1}, setup={"best_of": 3}) as match:
        match.says("ada", "use:Y02")
        # The first game is Ada's; the next is being built, and Bo deals.
        assert match["wins"] == {"a": 1, "b": 0}
        assert match.question == "PlacePart"
        assert match["dealer"] == "b"
        assert match["deck"] == 84
        assert match["build"] == 29
    given = {"wins": {"a": 1}, "setup": {"best_of": 3}, "stacks": {"b": 1}}
    with table("ab", seats=2, a=["Y02", "O13"], **given) as second:
        second.says("ada", "use:Y02")
        assert second.winners == ["ada"]
        assert second.show.game.result(second.state).scores == [2, 0]


def test_a_match_builds_its_next_game_with_no_fight_and_no_wet_paint_left_over(table: Tables) -> None:
    given = {"stacks": {"b": 2}, "deck": ["Y02"], "setup": {"best_of": 3}}
    with table("ab", seats=2, a=["O04", "O14", "Y12"], b=[], **given) as match:
        match.says("ada", "use:O04")
        match.says("ada", "strike:O14", "done")
        assert match["wins"] == {"a": 1, "b": 0}
        assert match.question == "PlacePart"
        assert match.view().fight is None
        assert not match.view().painted


def test_a_match_ends_and_a_player_who_leaves_it_loses_it(table: Tables) -> None:
    for seed in range(6):
        s = play(2, seed, "random", best_of=3)
        assert max(show("rampage").game.result(s).scores) == 2
    with table("ab", seats=2, a=["Y02", "O13"], setup={"best_of": 3}) as left:
        assert left.show.game.retire(left.state, 0)
        assert left.winners == ["bo"]


@pytest.mark.parametrize("wrong", [{"best_of": 2}, {"best_of": 3, "seats": 4}])
def test_other_matches_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="best_of"):
        show("rampage").setup(wrong)

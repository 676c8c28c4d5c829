"""The game's own bots: better than chance on either side, quick, and blind to what their seat cannot see."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.kaiju.conftest import SHOW

from matinee.engine.chance import Swift
from matinee.engine.policy import UNLIKED, Policy
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.minds import Planner, Weigher, margin
from matinee.games.kaiju.state import RETREAT, Siege
from matinee.games.kaiju.tactics import Tactics
from matinee.games.kaiju.teamwork import LAY, USE, Teamwork
from matinee.testing.scenario import Scenario

GREEDY = SHOW.bots["greedy"]
RANDOM = SHOW.bots["random"]
DUDS = ["hardened-carapace"] * 5


def played(kaiju: Policy, team: Policy, seed: int, seats: int = 3) -> Siege:
    s = SHOW.deal(SHOW.setup({"seats": seats}), Swift(seed))
    chance = Swift(seed + 1)
    while not s.over:
        s.answer((kaiju if s.asked == 0 else team).decide(s, chance))
    assert isinstance(s, Siege)
    return s


def choice(given: dict[str, object], seats: int = 3) -> str:
    s = SHOW.arrange(given, SHOW.setup({"seats": seats}), Swift(1))
    return s.key(GREEDY.choose(s, Swift(1)))


@pytest.mark.once
def test_greed_beats_chance_on_either_side() -> None:
    assert all(played(GREEDY, RANDOM, seed).ending != RETREAT for seed in range(4))
    assert all(played(RANDOM, GREEDY, seed).ending == RETREAT for seed in range(4))


def test_a_greedy_kaiju_needs_nothing_that_it_cannot_see() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 4}), Swift(6))
    chance = Swift(6)
    seen = 0
    while not s.over and seen < 30:
        if s.asked == 0:
            seen += 1
            choices = {int(GREEDY.choose(s.redeal(0, Swift(luck)), Swift(9))) for luck in range(4)}
            assert len(choices) == 1
        s.answer(GREEDY.decide(s, chance))


def test_levels_of_the_house_play_this_game() -> None:
    assert {"extra", "understudy", "star", "legend", "greedy", "planner"} <= set(SHOW.bots)
    s = SHOW.deal(SHOW.setup({"seats": 3}), Swift(1))
    for name in ("extra", "understudy", "star"):
        assert s.offered.has(SHOW.bots[name].choose(s.redeal(0, Swift(2)), Swift(3)))


@pytest.mark.once
def test_among_extras_either_side_may_win() -> None:
    """All by chance, the Kaiju would never do: it looks at a third of its answers."""
    endings = {played(SHOW.bots["extra"], SHOW.bots["extra"], seed, 4).ending == RETREAT for seed in range(8)}
    assert endings == {True, False}


def test_whoever_looks_away_would_see_what_a_star_sees() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 3}), Swift(1)).redeal(0, Swift(2))
    seen = [[list(one.answers) for one in SHOW.bots[name].weigh(s, Swift(3))] for name in ("understudy", "star")]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("turn", ["kaiju", "a"])
def test_the_planner_plays_the_best_few_on(turn: str) -> None:
    quick = Weigher(Instinct(), Tactics())
    planner = Planner(quick, 3, 2, 2)
    s = SHOW.arrange({"turn": turn}, SHOW.setup({"seats": 3}), Swift(5))
    before = s.digest()
    first = planner.choose(s, Swift(8))
    assert s.offered.has(first)
    assert planner.choose(s, Swift(8)) == first, "the same chance, the same plan"
    assert s.digest() == before


def test_margins_are_opposite() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 3}), Swift(1))
    assert isinstance(s, Siege)
    assert margin(s, True) == -margin(s, False)


def test_the_kaiju_fells_what_it_can_and_wins_when_it_can() -> None:
    assert choice({"hands": {"kaiju": ["punch", *DUDS[:2]]}, "standing": ["C8"]}) == "play:hand:punch"
    assert choice({"hands": {"kaiju": ["stomp", "smash", "terrifying-screech"]}}) == "play:hand:smash"


def test_the_kaiju_does_not_draw_itself_to_death() -> None:
    assert (
        choice({"hands": {"kaiju": ["desperation", "terrifying-screech"]}, "kaiju_deck": 3}) != "play:hand:desperation"
    )


def test_a_stranded_kaiju_swims() -> None:
    with Scenario(SHOW, {"hands": {"kaiju": ["punch", *DUDS[:2]]}, "rubble": ["C2", "C8"]}, setup={"seats": 3}) as t:
        t.says("ada", "play:hand:punch")
        assert t.state.key(GREEDY.choose(t.state, Swift(1))) == "swim"
        t.says("ada", "resolve")


def test_defenders_keep_a_flare_until_it_helps() -> None:
    hand = {"a": ["dazing-flare", "assault-2"]}
    assert choice({"turn": "a", "hands": hand}) == "play:hand:assault-2"


def test_worth_has_two_sides() -> None:
    worth = SHOW.game.worth()
    hurt = SHOW.arrange({"damage": {"C2": 5}}, SHOW.setup({"seats": 3}), Swift(1))
    whole = SHOW.arrange({}, SHOW.setup({"seats": 3}), Swift(1))
    assert worth.of(hurt, 0) > worth.of(whole, 0)
    assert worth.of(hurt, 1) < worth.of(whole, 1)
    won = SHOW.arrange(
        {"hands": {"kaiju": ["punch", *DUDS[:2]]}, "standing": ["C8"]}, SHOW.setup({"seats": 3}), Swift(1)
    )
    won.answer(won.option("play:hand:punch"))
    assert worth.of(won, 0) == -worth.of(won, 2) > 1000


def test_teamwork_is_to_use_support_and_then_to_fill_it() -> None:
    hand = ["assault-1", "rapid-planning", "shielding", "cable-net"]
    given = {"turn": "a", "hands": {"a": hand}, "support": ["assault-2"]}
    s = SHOW.arrange(given, SHOW.setup({"seats": 3}), Swift(1))

    def care(*keys: str) -> float:
        return Teamwork().care(s, vec[i64]([s.option(key) for key in keys]))

    assert care("play:support:assault-2") == USE
    assert care("place:shielding") == care("play:hand:rapid-planning") == LAY
    assert care("play:hand:cable-net") == care("play:hand:assault-1") == UNLIKED
    first = s.option("play:hand:assault-1")
    s.take(first)
    feed = s.option("discard:support:assault-2")
    assert care("discard:support:assault-2") == UNLIKED, "only a whole action is leant to"
    s = SHOW.arrange(given, SHOW.setup({"seats": 3}), Swift(1))
    assert Teamwork().care(s, vec[i64]([first, feed])) == USE

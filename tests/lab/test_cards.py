"""What a card does: compared among those who could have played it, with intervals clustered by game."""

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.measure import Play
from matinee.engine.view import Result
from matinee.lab.cards import CardTally, holm
from matinee.lab.simulate import simulate
from matinee.lab.tally import bands
from matinee.lab.trial import Played, play, trial


def game(winners: list[int], plays: list[Play], sides: list[int]) -> Played:
    return Played(0, True, 10, 5, Result(winners, "bell", [0] * len(sides)), {}, plays=plays, sides=sides)


def tally(games: list[Played], seats: int) -> CardTally:
    found = CardTally()
    for one in games:
        found.add(one, seats)
    return found


def test_a_card_is_compared_among_its_own_side() -> None:
    """Seat 0 is the monster: whether it wins says nothing about the flare that only defenders hold."""
    sides = [0, 1, 1]
    games = [
        game([1, 2], [Play(1, "flare")], sides),
        game([1, 2], [Play(1, "flare"), Play(2, "flare")], sides),
        game([0], [Play(2, "flare")], sides),
        game([0], [], sides),
    ]
    found = tally(games, 3).figures({"flare": 2})["flare"]
    assert (found.played, found.gain) == (0.5, 0.5)


def test_a_team_that_wins_together_makes_no_two_proofs() -> None:
    """The same wins by one seat each, and by two who always play the same card: the second is no better known."""
    alone = [game([0] if number % 2 else [1], [Play(0, "horn")], [0, 0]) for number in range(200)]
    shared = [
        game([1, 2] if number % 2 else [0], [Play(1, "horn"), Play(2, "horn")] if number % 4 < 2 else [], [0, 1, 1])
        for number in range(200)
    ]
    few = tally(shared[:100], 3).figures({})["horn"].ci95
    all = tally(shared, 3).figures({})["horn"].ci95
    assert few is not None
    assert all is not None
    # Two hundred teams of two know as much as two hundred seats: about 0.28 wide, not the 0.20 of four hundred.
    assert 0.25 < all[1] - all[0] < 0.31
    assert all[1] - all[0] < few[1] - few[0]
    assert tally(alone, 2).figures({})["horn"].gain == 0.0


def test_sums_of_parts_are_the_sums_of_the_whole() -> None:
    games = [game([number % 3], [Play(number % 2, "a"), Play(2, "b")], [0, 0, 0]) for number in range(9)]
    whole, first, second = tally(games, 3), tally(games[:4], 3), tally(games[4:], 3)
    first.join(second)
    assert first.figures({}) == whole.figures({})


def test_holm_believes_less_the_more_is_looked_at() -> None:
    assert holm({"a": 0.04}) == {"a"}
    assert holm({"a": 0.04, "b": 0.9}) == set()
    assert holm({"a": 0.01, "b": 0.04, "c": 0.02}) == {"a", "b", "c"}
    assert holm({}) == set()


@pytest.mark.parametrize("name", ["npzr", "roundhouse", "rampage", "kaiju", "samurai"])
def test_every_game_says_what_its_cards_did(name: str) -> None:
    found = simulate(trial(name, 6, seats=max(2, catalog.show(name).game.fewest), bots=["random"]), workers=1)
    assert any(card.held and card.played for card in found.cards.values())
    assert all(card.copies for card in found.cards.values())
    assert all(card.gain is None or -1 <= card.gain <= 1 for card in found.cards.values())


def test_what_is_played_was_in_hand_before() -> None:
    for name in ("npzr", "rampage"):
        one = play(trial(name, 1, bots=["random"]), 0)
        assert set(one.plays) <= set(one.holds)


def test_a_discarded_card_is_not_played() -> None:
    show = catalog.show("kaiju")
    s = show.deal(show.setup({}), Swift(3), Journal())
    chance = Swift(4)
    while not s.over:
        options = s.options()
        s.answer(options[chance.below(len(options))])
    assert s.journal is not None
    events = s.journal.events
    plays = show.game.plays(s, events)
    assert {one.card for one in plays} <= {event.word for event in events if event.kind == "played"}
    assert len(plays) < len(show.game.faced(s, [(0, int(event.card)) for event in events if event.kind == "moved"]))


def test_roundhouse_counts_kicks_blocks_and_kills() -> None:
    one = play(trial("roundhouse", 1, seats=3, bots=["thrifty"]), 0)
    names = {play.card for play in one.plays}
    assert "Shambling Extra" in names, "a monster counts for who killed it"
    items = [hold.card for hold in one.holds]
    assert items
    assert "Shambling Extra" not in items, "nobody holds a monster"


@pytest.mark.parametrize(
    ("bots", "options", "name", "band"),
    [
        (["star"], {}, "defenders_win", (0.40, 0.60)),
        (["greedy"], {"preset": "hard"}, "defenders_win", (0.02, 0.98)),
        (["star", "random", "random"], {}, "defenders_win", (None, 0.05)),
        (["random", "planner", "planner"], {}, "defenders_win", (0.95, None)),
    ],
)
def test_kaiju_aims_at_what_its_rulebook_says(
    bots: list[str], options: dict[str, object], name: str, band: tuple[float | None, float | None]
) -> None:
    found = {one.name: (one.low, one.high) for one in bands(trial("kaiju", 1, bots=bots, options=dict(options)))}
    assert found[name] == band


def test_what_kaiju_aims_at_is_measured() -> None:
    found = simulate(trial("kaiju", 4, bots=["star"]), workers=1)
    assert [target.name for target in found.targets] == [band.name for band in bands(trial("kaiju", 1))]
    assert bands(trial("kaiju", 1, options={"level": 4})) == [], "only printed settings are aimed at"


@pytest.mark.parametrize(("name", "bots"), [("npzr", ["tactician"]), ("roundhouse", ["thrifty"])])
def test_what_the_others_aim_at_is_measured(name: str, bots: list[str]) -> None:
    found = simulate(trial(name, 6, seats=2, bots=bots), workers=1)
    wanted = [band.name for band in bands(trial(name, 1, seats=2, bots=bots))]
    assert wanted == [target.name for target in found.targets], "what never happened is measured, too"

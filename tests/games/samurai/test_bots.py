"""What a director weighs: combinations, leaders, tempo, the spread of Props, savers that wait, and the credits."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.state import State
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")


def choice(table: Scenario, bot: str = "director") -> str:
    """What a bot in the asked chair says; it sees the table as it is, for what it may not know plays no part here."""
    state = table.state
    return state.key(SHOW.bots[bot].choose(state, Swift(1)))


def choices(table: Scenario, bot: str = "director") -> list[str]:
    """All that a bot says until somebody else is asked or its turn ends."""
    state: Any = table.state
    seat = state.asked
    said: list[str] = []
    while not state.over and state.asked == seat and (not said or said[-1] not in ("end", "done")):
        said.append(choice(table, bot))
        state.take(state.option(said[-1]))
    return said


def test_two_cards_do_what_one_cannot(film: Film) -> None:
    """Ten against fourteen fails, ten doubled does not: a director attacks with the doubler in mind, and plays it."""
    movies = {
        "a": {"cast": ["screaming-extra"]},
        "b": {"cast": ["barefoot-kickboxer", "honorable-samurai"], "location": ["dojo-on-the-hill"]},
    }
    hand = ["man-in-a-moth-costume", "wire-fu"]
    assert choices(film({"movies": movies, "hands": {"a": hand}}))[:2] == [
        "attack:man-in-a-moth-costume",
        "play:wire-fu",
    ]
    assert choice(film({"movies": movies, "hands": {"a": hand[:1]}})) == "end"


def test_the_leader_is_attacked_first(film: Film) -> None:
    movies = {
        "a": {"cast": ["screaming-extra"]},
        "b": {"cast": ["off-duty-ninja"]},
        "c": {"cast": ["two-gun-inspector"], "location": ["peasant-village"]},
    }
    table = film({"movies": movies, "hands": {"a": ["giant-robot"]}}, seats=3)
    assert choices(table)[:2] == ["attack:giant-robot", "movie:2"]


def test_cards_are_not_thrown_away_because_the_others_wake_and_draw(film: Film) -> None:
    """What rivals do at the beginning of their turn is no reason to put it off."""
    movies = {"a": {"cast": ["screaming-extra"]}, "b": {"cast": ["barefoot-kickboxer (asleep)"]}}
    hand = ["stunt-double", "cloud-the-mind", "smoke-bomb"]
    for bot in ("director", "greedy"):
        table = film({"movies": movies, "hands": {"a": hand}, "deck": ["film-jam", "wire-fu"]})
        assert choices(table, bot)[-1] == "end"
        assert choice(table, bot) == "done"


def test_before_the_credits_open_the_blow_goes_to_who_may_roll_them_first(film: Film) -> None:
    """KFS-67 In round 2 rather the one who begins round 3 than the leader; once they are open, the leader again."""
    movies = {
        "a": {"cast": ["screaming-extra"]},
        "b": {"cast": ["off-duty-ninja"]},
        "c": {"cast": ["two-gun-inspector"], "location": ["peasant-village"]},
    }
    for round, dealer, struck in ((2, "a", "movie:1"), (2, "b", "movie:2"), (3, "a", "movie:2")):
        table = film({"round": round, "dealer": dealer, "movies": movies, "hands": {"a": ["giant-robot"]}}, seats=3)
        assert choices(table)[:2] == ["attack:giant-robot", struck]


def test_on_the_eve_of_the_credits_a_card_that_may_wait_makes_room(film: Film) -> None:
    """KFS-67 Players who do not begin look for an answer while there is time, and keep what stops the credits."""
    movies = {"a": {"cast": ["screaming-extra"]}, "b": {"cast": ["barefoot-kickboxer", "honorable-samurai"]}}
    good = ["wire-fu", "union-break", "film-jam", "smoke-bomb", "cloud-the-mind"]
    nights = ((2, "a", "reverse-the-film", "discard:reverse-the-film"), (2, "a", "reshoots", "done"))
    beginner = ((2, "b", "reverse-the-film", "done"), (3, "a", "reverse-the-film", "done"))
    for round, dealer, last, said in nights + beginner:
        hands = {"a": [*good, last]}
        table = film({"round": round, "dealer": dealer, "movies": movies, "hands": hands, "deck": ["dojo-on-the-hill"]})
        assert choices(table) == ["end"]
        assert choice(table) == said


def test_credits_roll_for_who_is_ahead_by_more_than_rivals_may_hide(film: Film) -> None:
    ahead = {"a": {"cast": ["barefoot-kickboxer", "honorable-samurai"]}, "b": {"cast": ["screaming-extra"]}}
    behind = {"a": ahead["b"], "b": ahead["a"]}
    hand = {"a": ["roll-the-credits-return"]}
    assert choice(film({"movies": ahead, "hands": hand, "deck": ["wire-fu"]})) == "roll:roll-the-credits-return"
    table = film({"movies": behind, "hands": hand, "deck": ["wire-fu"]})
    assert choices(table) == ["end"]
    assert choice(table) == "done", "never thrown away"


def test_an_answer_that_turns_the_attack_or_none(film: Film) -> None:
    """A card is spent where it turns the result, and not where it cannot."""
    weak = {"a": {"cast": ["barefoot-kickboxer", "honorable-samurai"]}, "b": {"cast": ["screaming-extra"]}}
    given = {"active": "b", "movies": weak}
    table = film({**given, "hands": {"a": ["you-can-see-the-strings"], "b": ["boss-in-the-white-suit"]}})
    table.says("bo", "attack:boss-in-the-white-suit")
    assert (table.asked, choice(table)) == ("ada", "play:you-can-see-the-strings")
    table = film({**given, "hands": {"a": ["you-can-see-the-strings"], "b": ["kung-fu-samurai"]}})
    table.says("bo", "attack:kung-fu-samurai")
    assert (table.asked, choice(table)) == ("ada", "pass")


def test_props_go_to_those_who_are_taken_last(film: Film) -> None:
    movies = {"a": {"cast": ["ninja-exchange-student", "comic-relief-sidekick"]}, "b": {"cast": ["screaming-extra"]}}
    table = film({"movies": movies, "hands": {"a": ["twin-pistols"]}})
    assert choices(table)[:2] == ["play:twin-pistols", "to:ninja-exchange-student"]


def test_props_are_not_shuffled_for_nothing(film: Film) -> None:
    """A Prop that would be worth no more elsewhere stays; one that its new holder doubles is moved."""
    rival = {"cast": ["two-gun-inspector"]}
    idle = {"cast": ["wandering-ronin + bamboo-spear", "screaming-extra"]}
    assert choice(film({"movies": {"a": idle, "b": rival}, "hands": {}})) == "end"
    doubled = {"cast": ["wandering-ronin + bamboo-spear", "honorable-samurai"]}
    assert choice(film({"movies": {"a": doubled, "b": rival}, "hands": {}})) == "move:bamboo-spear"


def test_a_ballot_is_one_decision_whatever_the_number_of_pitches() -> None:
    """KFS-80 The engine asks for every pitch, people hand in one ballot."""
    state = SHOW.deal(SHOW.setup({"seats": 4}), Swift(3), None)
    votes = ballots = 0
    while state.key(state.offered.at(0)).startswith(("machine", "yes")):
        if state.key(state.offered.at(0)).startswith("yes"):
            votes += 1
            ballots += SHOW.game.troubles(state)
        state.answer(state.offered.at(state.asked % 2))
    assert votes == 8
    assert ballots == 4


# Whole games


def play(bots: list[str], seed: int, **setup: object) -> State:
    s = SHOW.deal(SHOW.setup({"seats": len(bots), **setup}), Swift(seed), Journal())
    chance = Swift(seed + 1)
    while not s.over:
        seat = int(s.asked)
        s.answer(SHOW.bots[bots[seat]].choose(s.redeal(seat, chance), chance))
    return s


@pytest.mark.once
def test_greedy_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        bots = ["random-legal", "random-legal"]
        bots[seed % 2] = "greedy"
        wins += play(bots, seed, express=True).winners >> seed % 2 & 1
    assert wins >= 5


@pytest.mark.once
@pytest.mark.parametrize("bot", ["director", "greedy", "star"])
def test_a_bot_plays_a_whole_game_and_its_measures_add_up(bot: str) -> None:
    s = play([bot] * 3, 11, express=True)
    assert s.journal is not None
    measures = SHOW.game.measures(s, s.journal.events)
    assert 0 <= measures["creature_successes"] <= measures["creature_attacks"]
    assert measures["attacks_answered"] <= measures["creature_attacks"]
    assert measures["cancels_cancelled"] <= measures["cancels"]
    assert measures["winner_score"] >= measures["winner_score"] - measures["lead"]
    assert {name for name in measures if f"`{name}`" not in SHOW.read("RULES.md")} == set()


def test_a_bot_never_takes_a_play_back(film: Film) -> None:
    movies = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["eager-student", "barefoot-kickboxer"]}}
    table = film({"movies": movies, "hands": {"a": ["dart-from-nowhere", "hopping-ghosts"]}})
    for name in ("director", "greedy", "star"):
        state = table.state.copy()
        chance = Swift(3)
        said = []
        while not state.over and state.step().name() != "EndTurnDiscard" and state.asked == 0:
            option = SHOW.bots[name].choose(state, chance)
            said.append(state.key(option))
            state.take(option)
        assert "back" not in said
        assert len(said) < 12


def test_bots_vote_for_many_words_and_the_shortest() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 2, "express": True}), Swift(6))
    assert s.step().name() == "VoteTitle"
    answers = []
    while s.step().name() == "VoteTitle":
        option = SHOW.bots["director"].choose(s, Swift(1))
        answers.append(s.key(option))
        s.take(option)
    assert any(answer.startswith("yes") for answer in answers)
    assert answers[:3] == answers[3:6]

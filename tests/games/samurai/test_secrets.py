"""How a seat is asked, and what nobody may learn: KFS-75, KFS-76, KFS-81 to KFS-85, and the secrets of hands."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.games.samurai.deck import HANDS
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")
EXTRA = {"cast": ["screaming-extra"]}
THREE = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "eager-student"]}, "c": {"cast": ["off-duty-ninja"]}}


def attack_with(film: Film, *hand: str) -> Scenario:
    hands = {"a": ["hopping-ghosts"], "b": list(hand), "c": []}
    table = film({"movies": THREE, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    return table


def test_kfs_82_had_none_and_passed_look_the_same(film: Film) -> None:
    silent = attack_with(film, "bamboo-spear")
    passing = attack_with(film, "bad-dubbing")
    assert (silent.question, passing.question) == ("ChooseVictim", "AttackResponse")
    assert SHOW.game.waiting(passing.state) is None
    passing.says("bo", "pass")
    for name in ("ada", "cy", None):
        told = [[event.facts() for event in table.story(name)] for table in (silent, passing)]
        assert told[0] == told[1]
    for seat in (0, 2, 7):
        assert SHOW.game.view(silent.state, seat) == SHOW.game.view(passing.state, seat)
    assert [event.kind for event in passing.story()].count("window-closed") == 2
    passing.says("ada", "victim:eager-student")
    silent.says("ada", "victim:eager-student")


def test_kfs_82_a_seat_without_a_legal_answer_is_not_asked(film: Film) -> None:
    assert attack_with(film, "film-jam", "stunt-double").question == "ChooseVictim"


def test_kfs_81_the_engine_asks_strictly_in_order(film: Film) -> None:
    hands = {"a": ["hopping-ghosts", "wire-fu"], "b": ["bad-dubbing"], "c": ["power-pose"]}
    table = film({"movies": THREE, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    # An early answer finds somebody else asked, and changes nothing; the table keeps it until its seat is on.
    assert table.refused("cy", "pass") == "not_your_question"
    stale = table.state.question
    table.says("ada", "pass")
    assert table.asked == "bo"
    assert table.state.question == stale + 1
    table.says("bo", "play:bad-dubbing")
    # Something has changed: everybody is asked again.
    assert table.asked == "ada"


def test_kfs_83_every_window_says_what_it_is(film: Film) -> None:
    """Settings choose by the kind of window, by whose attack it is, and by what a card is aimed at."""
    table = attack_with(film, "bad-dubbing", "cloud-the-mind")
    prompt = table.prompt()
    assert prompt is not None
    assert prompt.name == "AttackResponse"
    view: Any = SHOW.game.view(table.state, 1)
    assert (view.attack.attacker, view.attack.target) == (0, 1)
    assert table.state.step().passing(table.state) == table.state.option("pass")


def test_kfs_83_a_smart_seat_is_asked_in_attacks_and_for_what_is_aimed_at_it(film: Film) -> None:
    """Table windows and cards aimed at others are told `quiet`, so that only those who hold are troubled with them."""
    dart, cloud = "play:dart-from-nowhere", "play:cloud-the-mind"
    given = {
        "movies": {
            seat: {"cast": [who]}
            for seat, who in zip("abc", ("wobbly-uncle", "eager-student", "crane-style-sister"), strict=True)
        },
        "hands": {
            "a": ["dart-from-nowhere", "screaming-extra"],
            "b": ["cloud-the-mind", "double-feature"],
            "c": ["censored"],
        },
    }
    table = film(given, seats=3)
    table.says("ada", "play:screaming-extra")
    assert table.hints("play:double-feature") == ["quiet"]
    table.says("bo", "pass")
    table.says("ada", dart, "at:eager-student")
    assert "quiet" not in table.hints(cloud)
    table.says("bo", "pass")
    assert table.hints("play:censored") == ["quiet"]
    attacked = attack_with(film, "bad-dubbing")
    assert "quiet" not in attacked.hints("play:bad-dubbing")


def test_kfs_83_a_stranger_to_an_attack_is_told_so(film: Film) -> None:
    """A player who wants to be asked only about their own Movie is not troubled with attacks among others."""
    given = {"movies": THREE, "hands": {"a": ["hopping-ghosts"], "b": ["bad-dubbing"], "c": ["double-feature"]}}
    table = film(given, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    assert "bystander" not in table.hints("play:bad-dubbing")
    table.says("bo", "pass")
    assert table.asked == "cy"
    assert "bystander" in table.hints("play:double-feature")
    assert "quiet" not in table.hints("play:double-feature")


def test_kfs_84_a_clock_passes_or_ends_or_takes_the_first(film: Film) -> None:
    table = attack_with(film, "bad-dubbing")
    state = table.state
    assert state.key(state.step().passing(state)) == "pass"
    table.says("bo", "pass")
    assert state.key(state.step().passing(state)) == "victim:barefoot-kickboxer"
    table.says("ada", "victim:eager-student")
    assert state.key(state.step().passing(state)) == "end"
    other = film({"movies": THREE, "hands": {"a": ["hopping-ghosts"]}}, seats=3)
    other.says("ada", "attack:hopping-ghosts")
    assert other.state.key(other.state.step().passing(other.state)) == "back"
    other.says("ada", "back")


def test_kfs_85_every_card_in_hand_is_offered_or_explained() -> None:
    clauses = {clause.id for clause in SHOW.rules()}
    asked = 0
    for seed in range(12):
        s: Any = SHOW.deal(SHOW.setup({"seats": 2 + seed % 5, "express": True}), Swift(seed), Journal())
        chance = Swift(seed)
        while not s.over:
            step = s.step().name()
            if step == "MainAction" or step.endswith("Response"):
                asked += 1
                offered = set(s.keys())
                refused = {refusal.key: refusal.clause for refusal in s.refusals()}
                assert set(refused.values()) <= clauses
                for card in s.piles.cards(HANDS + s.asked):
                    key = s.deck.cards[card].key
                    said = [k for k in (*offered, *refused) if k.partition(":")[2] == key]
                    assert said, f"{key} is neither offered nor explained in {step}"
            s.take(s.offered.at(chance.below(s.offered.count)))
    assert asked > 500


def test_kfs_85_a_greyed_roll_the_credits_gives_its_clause(film: Film) -> None:
    hand = ["roll-the-credits-return"]
    assert film({"round": 2, "movies": {"a": EXTRA}, "hands": {"a": hand}}).why_not(f"roll:{hand[0]}") == "KFS-67"
    assert film({"round": 3, "hands": {"a": hand}}).why_not(f"roll:{hand[0]}") == "KFS-67"


def test_kfs_76_a_seat_that_leaves_is_played_by_a_bot(film: Film) -> None:
    table = film({"movies": THREE, "hands": {"a": ["hopping-ghosts"]}}, seats=3)
    # The rules take nobody out of the game: the table hands the chair to a bot, and any of them can go on from here.
    assert SHOW.game.retire(table.state, 0) is False
    for name in ("director", "greedy", "random-legal"):
        twin = table.state.redeal(0, Swift(1))
        assert twin.offered.has(SHOW.bots[name].choose(twin, Swift(2)))


def test_kfs_75_everybody_may_browse_the_discard_pile(film: Film) -> None:
    table = film({"discard": ["bamboo-spear", "neon-nightclub"], "deck": 0, "movies": {"a": EXTRA}})
    for viewer in (0, 1, 7):
        view: Any = SHOW.game.view(table.state, viewer)
        assert [card.key for card in view.discard] == ["bamboo-spear", "neon-nightclub"]
    # It is never shuffled back: the empty pile stays empty.
    table.says("ada", "end")
    assert table["deck"] == 0


# Secrets of hands


def test_a_card_that_came_back_stays_known(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["went-for-noodles"], "b": ["film-jam"]}})
    table.says("ada", "play:went-for-noodles", "at:eager-student")
    table.says("bo", "pass") if table.asked == "bo" else None
    view: Any = SHOW.game.view(table.state, 0)
    assert [card.key for card in view.movies[1].known] == ["eager-student"]
    for seed in range(10):
        twin: Any = table.state.redeal(0, Swift(seed))
        assert twin.piles.home(twin.deck.find("eager-student")) == HANDS + 1


def test_a_redeal_keeps_first_hands_without_characters() -> None:
    s: Any = SHOW.deal(SHOW.setup({"seats": 3, "express": True}), Swift(8))
    while s.round == 0:
        s.take(s.offered.at(0))
    for seed in range(30):
        twin: Any = s.redeal(int(s.asked), Swift(seed))
        for seat in range(3):
            if seat != s.asked:
                assert not any(twin.deck.is_character(card) for card in twin.piles.cards(HANDS + seat))


@pytest.mark.parametrize("seed", range(3))
def test_a_half_made_play_is_nobodys_business(film: Film, seed: int) -> None:
    table = film({"movies": THREE, "hands": {"a": ["dart-from-nowhere", "bamboo-spear"]}}, seats=3)
    table.says("ada", "play:dart-from-nowhere")
    twin = table.state.redeal(1, Swift(seed))
    assert twin.step().name() == "MainAction"
    assert table.story("bo") == []
    table.says("ada", "back")


def test_back_takes_a_play_back_and_costs_nothing(film: Film) -> None:
    table = film({"movies": THREE, "hands": {"a": ["dart-from-nowhere"]}}, seats=3)
    before = table.keys
    table.says("ada", "play:dart-from-nowhere", "back")
    assert table.keys == before
    assert table["hands"]["a"] == ["dart-from-nowhere"]

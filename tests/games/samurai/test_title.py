"""The title and the deal: KFS-02 to KFS-04, KFS-08 to KFS-15, KFS-80."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Scripted, Swift
from matinee.engine.errors import BadSetup
from matinee.engine.journal import Journal
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, TITLES
from matinee.games.samurai.pitches import machine_pitches
from matinee.games.samurai.tokens import LINKS, inflected, slots_used
from matinee.testing.scenario import NAMES, Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")


def fresh(seats: int = 3, seed: int = 1, **setup: Any) -> Scenario:
    return Scenario(SHOW, None, setup={"seats": seats, **setup}, chance=Swift(seed))


def everybody(table: Scenario, *keys: str) -> None:
    """Each seat in turn gives one of these answers (the last one again, if they run out)."""
    for number in range(len(keys)):
        assert table.asked is not None
        table.says(table.asked, keys[number])


def settle_title(table: Scenario) -> None:
    while table.question == "ProposeTitle":
        assert table.asked is not None
        table.says(table.asked, "machine:1")
    while table.question == "VoteTitle":
        assert table.asked is not None
        table.says(table.asked, table.keys[0])


def test_kfs_08_six_cards_are_turned_up_for_all_to_see() -> None:
    table = fresh()
    turned = [event.word for event in table.story() if event.kind == "turned-up"]
    view: Any = SHOW.game.view(table.state, 7)
    assert [card.key for card in view.poster.turned_up] == turned
    assert len(turned) == 6
    assert set(view.poster.words) == {card.word for card in view.poster.turned_up}


def test_kfs_08_a_word_turned_up_twice_is_one_word() -> None:
    doubles = 0
    for seed in range(60):
        table = fresh(2, seed, express=True)
        view: Any = SHOW.game.view(table.state, 7)
        words = [card.word for card in view.poster.turned_up]
        assert len(view.poster.words) == len(set(words))
        doubles += len(set(words)) < 6
    assert doubles > 0


def test_kfs_09_three_words_at_least_each_once_twelve_tokens_at_most() -> None:
    table = fresh()
    asked = table.asked
    assert asked is not None
    table.says(asked, "word:1", "word:2")
    assert "pitch" not in table.keys
    assert table.why_not("pitch") == "KFS-09"
    assert table.why_not("word:1") == "KFS-09"
    table.says(asked, "word:3:plural")
    assert "pitch" in table.keys
    for _ in range(9):
        table.says(asked, "link:the")
    assert "link:the" not in table.keys
    assert table.why_not("word:4") == "KFS-09"
    table.says(asked, "pitch")
    assert table.asked != asked


def test_kfs_09_the_books_own_titles_can_be_built() -> None:
    assert "of" in LINKS
    assert {"Golden", "Venom", "Claw", "Duel", "Dojo", "Yakuza"} <= {card.word for card in SHOW.pack("house").cards}


def test_kfs_10_one_title_for_all_seats() -> None:
    table = fresh(4)
    settle_title(table)
    titles = {SHOW.game.view(table.state, seat).poster.title for seat in range(4)}  # type: ignore[attr-defined]
    assert len(titles) == 1
    assert titles != {""}


def test_kfs_11_an_inflected_word_still_scores_and_an_unused_one_does_not(film: Film) -> None:
    assert inflected("Fingers", 2) == "Fingers'"
    table = fresh(2)
    asked = table.asked
    assert asked is not None
    table.says(asked, "word:1:possessive", "word:2:plural", "word:3", "pitch")
    table.says(NAMES[1 - NAMES.index(asked)], "none")
    view: Any = SHOW.game.view(table.state, 7)
    assert set(view.poster.scoring) == set(view.poster.words[:3])
    given = {"movies": {"a": {"cast": ["butt-kicking-mother"]}}, "title": ["Shaolin", "Fingers", "Duel"]}
    assert film(given)["score"]["a"] == 3


def test_kfs_12_all_cards_are_in_the_deck_before_the_deal() -> None:
    table = fresh(6)
    assert table.state.piles.count(TITLES) == 6
    settle_title(table)
    state = table.state
    dealt = sum(state.piles.count(HANDS + seat) + state.piles.count(CASTS + seat) for seat in range(6))
    assert state.piles.count(TITLES) == 0
    assert dealt + state.piles.count(DRAW_PILE) == 120


def test_kfs_13_six_cards_each() -> None:
    table = fresh(4)
    settle_title(table)
    state = table.state
    starter = int(state.asked)
    for seat in range(4):
        if seat != starter:
            assert state.piles.count(HANDS + seat) + state.piles.count(CASTS + seat) == 6


def test_kfs_14_a_hand_without_a_character_is_shown_and_drawn_again() -> None:
    redeals = 0
    for seed in range(40):
        table = fresh(2, seed, express=True)
        settle_title(table)
        shown = [event for event in table.story() if event.kind == "shown"]
        redeals = max(redeals, len([event for event in table.story() if event.kind == "showed"]))
        names = {card.key: card.type for card in table.state.deck.cards}  # type: ignore[attr-defined]
        assert len(shown) % 6 == 0
        assert all(names[event.word] != 0 for event in shown)
        for seat in range(2):
            assert table.state.piles.count(CASTS + seat) > 0
    assert redeals >= 2


def test_kfs_15_all_characters_of_the_first_hand_are_laid_out() -> None:
    for seed in range(10):
        table = fresh(5, seed, express=True)
        settle_title(table)
        deck = table.state.deck  # type: ignore[attr-defined]
        for seat in range(5):
            if seat != table.state.asked:
                assert not any(deck.is_character(card) for card in table.state.piles.cards(HANDS + seat))
        # Placing is not playing.
        assert not [event for event in table.story() if event.kind == "played"]


def test_kfs_04_the_same_seed_gives_the_same_dealer() -> None:
    dealers = {seed: fresh(6, seed)["dealer"] for seed in range(12)}
    assert all(fresh(6, seed)["dealer"] == dealer for seed, dealer in dealers.items())
    assert len(set(dealers.values())) > 2
    table = fresh(6, 3, express=True)
    settle_title(table)
    assert table["active"] == "abcdef"[("abcdef".index(table["dealer"]) + 1) % 6]


# The vote


def test_kfs_80_pitches_are_secret_until_all_have_pitched() -> None:
    table = fresh(3)
    first = table.asked
    assert first is not None
    table.says(first, "machine:2")
    view: Any = SHOW.game.view(table.state, 7)
    assert view.poster.pitches == []
    assert SHOW.game.waiting(table.state) is None
    everybody(table, "machine:1", "none")
    shown: Any = SHOW.game.view(table.state, 7)
    assert len(shown.poster.pitches) == 2
    assert all(pitch.votes is None for pitch in shown.poster.pitches)
    # A player who pitched nothing leaves a gap: votes name a pitch by its number.
    assert [pitch.number for pitch in shown.poster.pitches] == [1, 2]
    assert NAMES[shown.poster.pitches[0].seat] == first
    told = [(event.seat, event.word) for event in table.story() if event.kind == "pitched"]
    assert told == [(pitch.seat, pitch.text) for pitch in shown.poster.pitches]


def test_kfs_80_most_approvals_win() -> None:
    table = fresh(3)
    everybody(table, "machine:1", "machine:2", "none")
    second = SHOW.game.view(table.state, 7).poster.pitches[1].text  # type: ignore[attr-defined]
    everybody(table, "no:1", "yes:2", "yes:1", "yes:2", "no:1", "no:2")
    assert table["title"] == second


def test_kfs_80_ties_go_to_more_words_then_to_the_dealers_left() -> None:
    table = fresh(2)
    asked = table.asked
    assert asked is not None
    table.says(asked, "word:1", "word:2", "word:3", "pitch")
    other = table.asked
    assert other is not None
    table.says(other, "word:1", "word:2", "word:3", "word:4", "pitch")
    everybody(table, "yes:1", "yes:2", "no:1", "no:2")
    assert len(table["title"].split()) == 4
    table = fresh(2)
    everybody(table, "word:1", "word:2", "word:3", "pitch", "word:3", "word:2", "word:1", "pitch")
    first = SHOW.game.view(table.state, 7).poster.pitches[0].text  # type: ignore[attr-defined]
    everybody(table, "no:1", "no:2", "no:1", "no:2")
    assert table["title"] == first


def test_kfs_80_a_machine_pitch_brings_its_bare_title_for_screens_to_set() -> None:
    table = fresh(3)
    [title] = [hint.removeprefix("title:") for hint in table.hints("machine:1")]
    table.says(table.asked or "", "machine:1")
    everybody(table, "none", "none")
    view: Any = SHOW.game.view(table.state, 0)
    assert view.poster.title == title


def test_kfs_80_no_pitch_at_all_takes_the_first_machine_pitch() -> None:
    table = fresh(2)
    first = table.state.machine[0]  # type: ignore[attr-defined]
    everybody(table, "none", "none")
    assert table.state.title == first  # type: ignore[attr-defined]


def test_kfs_80_express_votes_on_three_machine_pitches() -> None:
    table = fresh(2, express=True)
    assert table.question == "VoteTitle"
    pitches = SHOW.game.view(table.state, 7).poster.pitches  # type: ignore[attr-defined]
    assert [(pitch.number, pitch.seat) for pitch in pitches] == [(1, -1), (2, -1), (3, -1)]


@pytest.mark.parametrize("classes", [["n"] * 6, ["a"] * 6, ["p"] * 6, list("anpanp"), list("aannnp"), ["n", "a", "n"]])
def test_machine_pitches_are_three_and_legal(classes: list[str]) -> None:
    pitches = machine_pitches(classes)
    assert len(set(pitches)) == 3
    for pitch in pitches:
        words = [token for token in pitch if token < 18]
        assert len(words) == len(set(words)) >= 3
        assert len(pitch) <= 12
        assert slots_used(pitch) < 1 << len(classes)


# Winning, and matches


def test_kfs_02_equal_scores_share_the_win(film: Film) -> None:
    movies = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook"]}, "c": {"cast": ["screaming-extra"]}}
    table = film({"movies": movies, "hands": {"a": ["roll-the-credits-return"]}}, seats=3)
    table.says("ada", "roll:roll-the-credits-return")
    assert table.winners == ["ada", "bo"]
    assert SHOW.game.measures(table.state, [])["first_seat"] == pytest.approx(1 / 2 - 1 / 3)


@pytest.mark.parametrize(
    ("bo", "part"),
    [("barefoot-kickboxer", 1.0), ("shaolin-cook", 0.5), ("screaming-extra", 0.0)],
    ids=["bo would have won", "bo would have shared", "ada wins anyway"],
)
def test_a_title_decides_as_much_of_the_win_as_it_moves(film: Film, bo: str, part: float) -> None:
    """KFS-02 Shared wins count 1/k each, also in what a title changed."""
    movies = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": [bo]}}
    table = film({"movies": movies, "hands": {"a": ["roll-the-credits-return"]}, "title": ["Ninja"]})
    table.says("ada", "roll:roll-the-credits-return")
    assert table.winners == ["ada"]
    assert SHOW.game.measures(table.state, [])["title_decides"] == part


def match(film: Film, *, ada: int, title: Sequence[str] = ()) -> Scenario:
    """Ada rolls the credits with four points more in her Movie."""
    given = {
        "movies": {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["screaming-extra"]}},
        "hands": {"a": ["roll-the-credits-return"]},
        "totals": {"a": ada, "b": 50},
        "title": list(title),
    }
    table = film(given, target=100)
    table.says("ada", "roll:roll-the-credits-return")
    return table


def test_kfs_03_a_match_goes_on_until_the_target_is_reached(film: Film) -> None:
    table = match(film, ada=95)
    assert not table.state.over
    assert table["totals"] == {"a": 99, "b": 52}
    assert (table["game"], table["dealer"]) == (2, "a")
    assert table.question == "ProposeTitle"
    table = match(film, ada=96)
    assert table.winners == ["ada"]
    assert SHOW.game.result(table.state).scores == [100, 52]


def test_kfs_11_the_lights_of_the_last_film_are_out_when_the_next_title_is_made(film: Film) -> None:
    next_words = match(film, ada=50).view().poster.words
    table = match(film, ada=50, title=next_words)
    poster = table.view().poster
    assert (table.question, poster.title, poster.words) == ("ProposeTitle", "", next_words)
    assert poster.scoring == []
    assert not any(card.lit for card in poster.turned_up)


def test_kfs_03_a_tie_at_the_top_plays_one_more_game(film: Film) -> None:
    given = {
        "movies": {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook"]}},
        "hands": {"a": ["roll-the-credits-return"]},
        "totals": {"a": 100, "b": 100},
    }
    table = film(given, target=100)
    table.says("ada", "roll:roll-the-credits-return")
    assert not table.state.over


def test_kfs_03_targets_out_of_range_are_refused() -> None:
    for target in (49, 501, -1):
        with pytest.raises(BadSetup):
            SHOW.setup({"seats": 3, "target": target})


def test_a_match_can_be_played_to_its_end() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 3, "target": 50, "express": True}), Swift(2), Journal())
    chance = Swift(5)
    while not s.over:
        s.take(s.offered.at(chance.below(s.offered.count)))
    result = SHOW.game.result(s)
    assert max(result.scores) >= 50
    assert len(result.winners) == 1
    assert SHOW.game.turns(s) >= s.turn  # type: ignore[attr-defined]


def test_short_reel_sets_forty_cards_aside_but_never_the_credits() -> None:
    for seed in range(8):
        table = fresh(2, seed, express=True, short_reel=True)
        settle_title(table)
        deck = table.state.deck  # type: ignore[attr-defined]
        aside = table.state.piles.cards(23)
        assert len(aside) == 40
        assert not any(deck.cards[card].key.startswith("roll-") for card in aside)
    with pytest.raises(BadSetup):
        SHOW.setup({"seats": 3, "short_reel": True})


def test_the_script_of_chance_reaches_the_deal() -> None:
    dealers = [Scenario(SHOW, None, setup={"seats": 3}, chance=Scripted([n]))["dealer"] for n in range(3)]
    assert dealers == ["a", "b", "c"]

"""The end and the score: KFS-67 to KFS-72."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.measure import Play
from matinee.games.samurai.credits import score
from matinee.games.samurai.state import SCORE
from matinee.testing.scenario import Scenario

SHOW = show("samurai")
Film = Callable[..., Scenario]
EXTRA = {"cast": ["screaming-extra"]}
CREDITS = "roll-the-credits-return"


def test_kfs_67_from_round_three_with_a_living_character(film: Film) -> None:
    given: dict[str, Any] = {"movies": {"a": EXTRA}, "hands": {"a": [CREDITS]}}
    assert f"roll:{CREDITS}" in film({**given, "round": 3}).keys
    for wrong in ({**given, "round": 2}, {**given, "movies": {}}):
        table = film(wrong)
        assert f"roll:{CREDITS}" not in table.keys
        assert table.why_not(f"roll:{CREDITS}") == "KFS-67"


def test_kfs_67_never_inside_a_window(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student"]}, (CREDITS, "bad-dubbing"))
    table.says("bo", "pass")
    assert table.why_not(f"roll:{CREDITS}") == "KFS-67"


def test_kfs_68_only_a_card_that_names_it_may_answer(film: Film) -> None:
    hands = {"a": [CREDITS], "b": ["cloud-the-mind", "double-feature"], "c": ["film-jam"]}
    table = film({"movies": {"a": EXTRA}, "hands": hands}, seats=3)
    table.says("ada", f"roll:{CREDITS}")
    assert table.ending == "credits"


@pytest.fixture
def jammed(film: Film) -> Scenario:
    """Ada rolls the credits, bo wants Reshoots, and ada answers with a Film Jam."""
    hands = {"a": [CREDITS, "film-jam"], "b": ["reshoots"]}
    table = film({"movies": {"a": EXTRA}, "hands": hands})
    table.says("ada", f"roll:{CREDITS}")
    table.says("bo", "play:reshoots")
    table.says("ada", "play:film-jam")
    return table


def test_kfs_68_reshoots_can_be_cancelled(jammed: Scenario) -> None:
    assert jammed.ending == "credits"


def test_the_credits_and_their_answer_are_left_out_of_card_figures(jammed: Scenario) -> None:
    state: Any = jammed.state
    assert SHOW.game.plays(state, state.journal.events) == [Play(0, "film-jam")]


def test_kfs_68_the_offer_shows_the_projected_rank(film: Film) -> None:
    table = film({"movies": {"a": EXTRA, "b": {"cast": ["off-duty-ninja"]}}, "hands": {"a": [CREDITS]}})
    assert table.hints(f"roll:{CREDITS}") == ["rank:2", "behind"]


def test_kfs_69_the_drawers_own_turn_is_the_last(film: Film) -> None:
    given = {"movies": {"a": EXTRA}, "deck": 3, "begin": "turn", "hands": {"a": ["film-jam", "cloud-the-mind"]}}
    table = film(given)
    assert table["closer"] == "a"
    table.says("ada", "end", "done")
    assert table.ending == "last card"


def test_kfs_69_drawn_off_turn_it_is_the_drawers_next(film: Film) -> None:
    movies = {"a": {"cast": ["eager-student"]}, "b": {"cast": ["off-duty-ninja"]}}
    hands = {"a": ["film-jam"], "b": ["double-feature", "cloud-the-mind"]}
    table = film({"movies": movies, "deck": 2, "hands": hands})
    table.says("ada", "end")
    table.says("bo", "play:double-feature")
    table.says("ada", "pass") if table.question == "CancelResponse" else None
    assert table["closer"] == "b"
    while table.asked == "ada":
        table.says("ada", "end" if table.question == "MainAction" else table.keys[-1])
    assert not table.state.over
    assert table.asked == "bo"
    while not table.state.over:
        assert table.asked is not None
        table.says(table.asked, table.keys[-1])
    assert table["active"] == "b"


@pytest.mark.parametrize(
    ("card", "play"),
    [("double-feature", "play:double-feature"), ("bowl-of-steaming-noodles", "use:bowl-of-steaming-noodles")],
)
def test_kfs_69_who_wants_two_and_gets_the_last_one_closes_the_film(film: Film, card: str, play: str) -> None:
    in_hand = card == "double-feature"
    cast = "eager-student" if in_hand else f"eager-student + {card}"
    hands = {"a": [card] if in_hand else []}
    table = film({"movies": {"a": {"cast": [cast]}, "b": EXTRA}, "deck": 1, "hands": hands})
    table.says("ada", play)
    assert (table["deck"], table["closer"]) == (0, "a")
    assert "ada draws the last of the film: this turn is the last." in table.log()
    table.says("ada", "end", "done")
    assert table.ending == "last card"


def test_kfs_69_the_sidekick_who_finds_one_card_closes_the_film_with_his_directors_next_turn(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["comic-relief-sidekick", "eager-student"]}, deck=1)
    table.says("bo", "pass", "victim:comic-relief-sidekick")
    assert (table["deck"], table["closer"]) == (0, "a")
    assert "ada draws the last of the film: ada's next turn is the last." in table.log()
    table.says("bo", "end", "done")
    assert not table.state.over
    table.says("ada", "end", "done")
    assert table.ending == "last card"


def test_kfs_69_cards_turned_up_and_shuffled_back_were_not_drawn(film: Film) -> None:
    given = {"movies": {"a": EXTRA}, "hands": {"a": ["open-auditions"]}, "deck": ["bamboo-spear", "eager-student"]}
    table = film(given)
    table.says("ada", "play:open-auditions")
    assert (table["deck"], table["closer"]) == (1, "")
    last = film({"movies": {"a": EXTRA}, "hands": {"a": ["open-auditions"]}, "deck": ["eager-student"]})
    last.says("ada", "play:open-auditions")
    assert last["closer"] == "a"


def test_kfs_70_the_base_score_is_taken_outside_any_attack(clash: Film) -> None:
    table = clash("hopping-ghosts", {"cast": ["eager-student (asleep)"], "location": ["peasant-village"]})
    assert table["attack"]["ds"] == -5
    assert table["score"]["a"] == 2


def test_kfs_70_a_negative_score_counts(film: Film) -> None:
    assert film({"movies": {"a": {"location": ["haunted-bathhouse"]}}})["score"]["a"] == -4


def test_kfs_71_five_points_a_card_wherever_it_counts(film: Film) -> None:
    movies = {
        "a": {
            "cast": ["off-duty-ninja + bamboo-spear + plot-armor"],
            "location": ["neon-nightclub", "rooftop-in-the-rain"],
        }
    }
    title = ["Ninja", "Spear", "Immortal", "Neon", "Rain", "Fingers"]
    hands = {"a": ["pickpocket-extra", "wire-fu"], "b": [CREDITS]}
    table = film({"movies": movies, "title": title, "hands": hands})
    assert table["score"]["a"] == table["ds"]["a"] + 5 * 6


@pytest.mark.parametrize(("card", "points"), [("roll-the-credits-revenge", 5), ("roll-the-credits-return", 0)])
def test_kfs_71_the_credits_card_counts_for_who_played_it(film: Film, card: str, points: int) -> None:
    given = {"movies": {"a": EXTRA}, "hands": {"a": [card]}, "title": ["Revenge", "Duel", "Doom"]}
    table = film(given)
    table.says("ada", f"roll:{card}")
    assert table.show.game.result(table.state).scores == [2 + points, 0]


def test_kfs_72_base_and_bonus_are_added(film: Film) -> None:
    movies = {"a": {"cast": ["heir-in-disguise + smuggled-scroll"]}}
    given = {"movies": movies, "title": ["Jade", "Duel", "Doom"], "hands": {"a": [CREDITS]}}
    table = film(given)
    table.says("ada", f"roll:{CREDITS}")
    # DS 2 + 1, five for Jade, four and three extra.
    assert table.show.game.result(table.state).scores[0] == 3 + 5 + 7
    story = [event for event in table.story() if event.kind == "scored"]
    assert next((event.number, event.other) for event in story) == (15, 15)


# The credits, card by card

REVENGE = "roll-the-credits-revenge"
FILM: dict[str, Any] = {
    "movies": {
        "a": {
            "cast": ["off-duty-ninja + bamboo-spear", "heir-in-disguise (asleep) + smuggled-scroll"],
            "location": ["rooftop-in-the-rain"],
        },
        "b": {"location": ["haunted-bathhouse"]},
    },
    "title": ["Ninja", "Jade", "Revenge", "Fingers", "Flying"],
    "hands": {"a": [REVENGE, "pickpocket-extra", "film-jam"], "b": ["wire-fu"]},
}


@pytest.fixture
def billed(film: Film) -> Scenario:
    table = film(FILM)
    table.says("ada", f"roll:{REVENGE}")
    return table


def credits_of(table: Scenario, name: str | None, seat: int) -> list[tuple[str, tuple[int, ...], int]]:
    """Card, its points for DS, a word of the title and its own text, and the sum so far, as one person is told."""
    face: Any = SHOW.game.face
    return [
        (face(table.state, event.card) if event.card >= 0 else "", event.faces, event.other)
        for event in table.story(name)
        if event.kind == "credited" and event.seat == seat
    ]


def test_kfs_72_a_score_is_added_up_card_by_card(billed: Scenario) -> None:
    assert credits_of(billed, "ada", 0) == [
        ("rooftop-in-the-rain", (2, 0, 0), 2),
        ("off-duty-ninja", (4, 5, 0), 11),
        ("bamboo-spear", (2, 0, 0), 13),
        # Knocked out, the heir has no strength and no text (KFS-66): its word scores, and what it holds is worth.
        ("heir-in-disguise", (0, 5, 0), 18),
        ("smuggled-scroll", (0, 0, 3), 21),
        ("pickpocket-extra", (0, 5, 0), 26),
        (REVENGE, (0, 5, 0), 31),
    ]
    assert credits_of(billed, "ada", 1)[0] == ("haunted-bathhouse", (-4, 0, 0), -4)


def test_kfs_72_which_card_of_a_hand_scores_is_its_owners_business(billed: Scenario) -> None:
    hidden = ("", (0, 5, 0))
    assert [one[:2] for one in credits_of(billed, "bo", 0)][5:] == [hidden, (REVENGE, (0, 5, 0))]
    for stranger in ("ada", None):
        assert credits_of(billed, stranger, 1)[1] == (*hidden, 1)
    assert credits_of(billed, "bo", 1)[1] == ("wire-fu", (0, 5, 0), 1)


def test_kfs_72_a_card_of_a_hand_that_everybody_knows_is_named_first(film: Film) -> None:
    """Its place between others would say which of them are older."""
    movies = {"a": EXTRA, "b": {"cast": ["off-duty-ninja"]}}
    hands = {"a": ["went-for-noodles", CREDITS], "b": ["wire-fu"]}
    table = film({"movies": movies, "hands": hands, "title": ["Ninja", "Flying", "Doom"]})
    table.says("ada", "play:went-for-noodles", "at:off-duty-ninja", f"roll:{CREDITS}")
    assert [card for card, _, _ in credits_of(table, "ada", 1)] == ["off-duty-ninja", ""]


def test_the_log_tells_what_each_card_brings_and_to_whom_it_may(billed: Scenario) -> None:
    told = billed.log("bo")
    begin = told.index("- Rooftop in the Rain: DS 2.")
    assert told[begin : begin + 8] == [
        "- Rooftop in the Rain: DS 2.",
        "- Off-Duty Ninja: DS 4 + 5 for “Ninja”.",
        "- Bamboo Spear: DS 2.",
        "- Heir in Disguise: 5 for “Jade”.",
        "- Smuggled Scroll: 3 extra.",
        "- A card in hand: 5 for a word of the title.",
        "- Roll the Credits: 5 for “Revenge”.",
        "ada: 31 points.",
    ]
    assert "- Pickpocket Extra: 5 for “Fingers”, in hand." in billed.log("ada")


@pytest.mark.parametrize("seed", range(24))
def test_kfs_72_the_cards_of_the_credits_are_the_score(seed: int) -> None:
    setup = SHOW.setup({"seats": 2 + seed % 5, "express": True, "pack": ("house", "house+jungle")[seed % 2]})
    s: Any = SHOW.deal(setup, Swift(seed), Journal())
    chance = Swift(seed)
    while not s.over:
        s.take(s.offered.at(chance.below(s.offered.count)))
    story = s.journal.events
    roller = next(event.seat for event in story if event.kind == "film-over")
    for seat in range(s.seats):
        sums = [event for event in story if event.kind == "credited" and event.seat == seat]
        assert sum(event.number for event in sums) == score(s, seat, roller) == s.tallies[SCORE + seat]
        assert [event.number for event in sums] == [sum(event.faces) for event in sums]
        assert [event.other for event in sums[-1:]] == [s.tallies[SCORE + seat]] * bool(sums)

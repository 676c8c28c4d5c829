"""Why a bot would do it: one sentence in the game's words, and nothing in it that its seat may not know."""

import re

import pytest

from matinee import catalog
from matinee.bots.search import Foresight
from matinee.coach.puzzles import options_of
from matinee.engine.chance import Swift
from matinee.engine.policy import Search, Weighed
from matinee.engine.show import Show
from matinee.match.reasons import advise, because, counsel, reason
from matinee.testing.scenario import Scenario

NPZR = catalog.show("npzr")
NAMES = ["Ada", "Bo", "Cy", "Di"]
# Games of ours that name features to learn from: a new one has none yet.
JUDGED = [show for show in catalog.ours() if show.game.features() is not None]
ONE_AWAY = {
    "stacks": {"A1": "R-H / R-T / -", "B1": "Z-H / Z-T / -"},
    "hands": {"a": ["R-L", "N-H", "P-T"], "b": ["N-L"]},
    "marks": {"a": "NPZ", "b": "NPR"},
}

# The second one completes the rival's fourth figure.
PLANS = [("play:N-H", "new"), ("play:Z-L", "on:B1")]


def test_a_star_names_the_next_best_plans() -> None:
    with Scenario(NPZR, ONE_AWAY) as table:
        told = advise(NPZR, table.state, "star", NAMES, "en", 1)
        assert told.startswith("A star would say “")
        assert " rather than “" in told
        assert "” or “" in told


@pytest.mark.parametrize(("language", "title"), [("en", "“Approve ‘.+’”"), ("de", "„‚.+‘ zustimmen“")])
def test_a_title_in_an_answer_has_quotes_of_its_own(language: str, title: str) -> None:
    show = catalog.show("samurai")
    s = show.deal(show.setup({"seats": 2}), Swift(1))
    while s.step().name() != "VoteTitle":
        s.take(s.options()[s.asked])
    assert re.search(title, advise(show, s, "star", NAMES, language, 1))


def test_the_answers_are_named_by_key_so_that_a_board_can_light_them() -> None:
    with Scenario(NPZR, ONE_AWAY) as table:
        advice = counsel(NPZR, table.state, "star", NAMES, "en", 1)
        assert advice.text == advise(NPZR, table.state, "star", NAMES, "en", 1)
        table.says("ada", *advice.keys)
        assert table["marks"]["a"] == "NPZR"


def test_a_legend_tells_how_often_its_plans_win() -> None:
    thinker = catalog.evaluator("npzr")
    lean = Foresight(thinker.quick, thinker.worth, thinker.judge, Search(simulations=12, width=3, laps=1, longest=8))
    with Scenario(NPZR, ONE_AWAY) as table:
        compared = lean.explain(table.state, Swift(1))
        assert "that wins 100 % of the time. Next: “" in reason(NPZR, table.state, "legend", compared, NAMES, "en")
        assert "gewinnt in 100 % der Fälle" in reason(NPZR, table.state, "legend", compared, NAMES, "de")


def test_a_reason_names_what_tells_the_plan_from_the_next_best() -> None:
    """Ada cannot win: what is left is to spoil Bo's Zombie."""
    given = {
        "stacks": {"A1": "N-H / - / -", "B1": "Z-H / Z-T / -"},
        "hands": {"a": ["P-T", "N-H"], "b": ["N-L"]},
        "marks": {"a": "", "b": "NPR"},
    }
    with Scenario(NPZR, given) as table:
        told = {language: advise(NPZR, table.state, "star", NAMES, language, 1) for language in ("en", "de")}
    assert "Why: " in told["en"]
    assert "it blocks a Character that the rival had nearly finished" in told["en"]
    assert told["de"].startswith("Ein Star würde eher „")
    assert "das blockiert eine Figur, die der Gegner fast fertig hatte" in told["de"]


def test_what_wins_at_once_needs_no_other_reason() -> None:
    with Scenario(NPZR, ONE_AWAY) as table:
        assert advise(NPZR, table.state, "star", NAMES, "en", 1).endswith("Why: it wins the game.")


def test_what_would_lose_at_once_is_reason_enough_against_it() -> None:
    given = {
        "stacks": {"A1": "R-H / - / -", "B1": "Z-H / Z-T / -"},
        "hands": {"a": ["Z-L", "N-H"], "b": ["N-L"]},
        "marks": {"a": "", "b": "NPR"},
    }
    with Scenario(NPZR, given) as table:
        harmless, gift = (Weighed(options_of(table.state, [card, to]), 0.0) for card, to in PLANS)
        assert because(NPZR, table.state, [harmless, gift], "en") == "Why: otherwise the game is lost at once."
        assert "otherwise" not in because(NPZR, table.state, [harmless, harmless], "en")


def test_a_bot_that_follows_rules_is_compared_with_what_else_could_be_done() -> None:
    show = catalog.show("rampage")
    state, chance, compared = show.deal(show.setup({"seats": 3}), Swift(5)), Swift(6), 0
    for _ in range(30):
        told = advise(show, state, "star", NAMES, "en", 2)
        assert told.startswith("A star would say “")
        compared += " rather than “" in told
        state.answer(show.bot("star").decide(state, chance))
    assert compared > 10


def test_plans_that_look_alike_at_once_are_told_apart_by_where_they_lead() -> None:
    """A part on this torso or on that one: whose robot it will be good for shows when the first turn begins."""
    show = catalog.show("rampage")
    s, chance, told = show.deal(show.setup({"seats": 2}), Swift(4)), Swift(6), 0
    while s.prelude():
        plans = [plan.weighed() for plan in catalog.evaluator(show.id).ponder(s, Swift(1))][:2]
        why = because(show, s, plans, "en") if len(plans) > 1 else ""
        if why.startswith("Why, a while later: "):
            told += 1
            assert because(show, s.redeal(s.asked, Swift(8)), plans, "en") == why
            assert because(show, s, plans, "de").startswith("Grund, etwas später: ")
        s.answer(show.bot("star").decide(s, chance))
    assert told > 2


@pytest.mark.parametrize("show", JUDGED, ids=lambda show: show.game.short)
def test_a_hint_that_compares_says_why(show: Show) -> None:
    """Where nothing that the judge has learned tells the plans apart, what they come to does."""
    seats = min(show.game.fewest + 1, show.game.most)
    state, chance, compared = show.deal(show.setup({"seats": seats}), Swift(5)), Swift(6), 0
    for _ in range(40):
        told = advise(show, state, "star", NAMES, "en", 2)
        why = re.search(r"\. Why(, a while later)?: .", told)
        assert " rather than “" not in told or why, told
        compared += bool(why)
        state.answer(show.bot("star").decide(state, chance))
    assert compared > 10


@pytest.mark.parametrize("show", JUDGED, ids=lambda show: show.game.short)
def test_every_reason_that_has_words_is_about_a_feature_of_its_game(show: Show) -> None:
    features = show.game.features()
    assert features is not None
    state = show.deal(show.setup({"seats": show.game.fewest}), Swift(5))
    voices = {features.voice(state, seat) for seat in range(state.seats)}
    known = {f"pro-{voice}{name}-{way}" for voice in voices for name in features.names() for way in ("more", "less")}
    for language in ("en", "de"):
        told = {id for id in show.words(language).ids() if id.startswith("pro-")}
        assert len(told) > 10
        assert told <= known


def test_a_bot_that_compares_nothing_just_says_it() -> None:
    state = NPZR.deal(NPZR.setup({}), Swift(3))
    assert advise(NPZR, state, "extra", NAMES, "en", 1).count("“") == 1


@pytest.mark.parametrize("show", catalog.ours(), ids=lambda show: show.game.short)
def test_a_reason_follows_from_what_the_seat_knows(show: Show) -> None:
    table, chance = show.deal(show.setup({"seats": show.game.fewest}), Swift(5)), Swift(6)
    for asked in range(40):
        if table.over:
            break
        if asked % 13 == 5:
            twin = table.redeal(table.asked, Swift(asked))
            told = [counsel(show, state, "star", NAMES, "en", 9) for state in (table, twin)]
            assert told[0] == told[1]
        table.answer(show.bot("star").decide(table, chance))

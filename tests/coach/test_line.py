"""The commentator knows every hand; what chance brought is taken apart from what it could have brought."""

from pathlib import Path

import pytest

from matinee import catalog
from matinee.coach.actions import actions
from matinee.coach.analysis import Analysis, Budget
from matinee.coach.line import SEATS, Commentator, as_it_came, mean, opened
from matinee.engine.chance import Swift
from matinee.engine.record import Record, read_record
from matinee.engine.show import Show
from matinee.engine.state import State

RECORDS = Path(__file__).parents[1] / "records"
ALL_GAMES = pytest.mark.parametrize("show", catalog.ours(), ids=lambda show: show.game.short)
TINY = Budget(search=6, worlds=4, line=2, deals=2)


def story(show: Show) -> Record:
    file = RECORDS / f"{show.game.short}-story-1.json"
    return read_record(file.read_text(), file.name)


def known(s: State) -> list[tuple[int, int]]:
    """Every card that anybody can name, and the pile in which it lies."""
    return [(card, int(s.piles.home(card))) for card in range(s.piles.n) if s.piles.seen(card) & SEATS]


@ALL_GAMES
def test_an_action_can_be_played_again_in_another_world_with_the_cards_and_dice_that_it_met(show: Show) -> None:
    """Whatever anybody knows lies where it lay, though all that nobody knew has been dealt again."""
    work = Analysis(show, story(show), TINY)
    met = 0
    for action in work.actions:
        s = work.recorder.state.copy()
        keys = work.record.answers[action.n : action.n + action.answers]
        options, kind, drawn = work.play(s, keys)
        if kind is None:
            continue
        met += 1
        twin = as_it_came(opened(s).redeal(s.asked, Swift(action.n)), s, drawn)
        for option in options:
            twin.answer(option)
        true = work.recorder.state
        assert (twin.over, twin.asked, twin.winners) == (true.over, true.asked, true.winners)
        assert known(twin) == known(true)
    assert met > 3


@ALL_GAMES
def test_guesses_of_the_commentator_keep_every_hand(show: Show) -> None:
    work = Analysis(show, story(show), TINY)
    for action in work.actions[:20]:
        s = work.recorder.state.copy()
        twin = opened(s).redeal(s.asked, Swift(action.n))
        assert set(known(s)) <= set(known(twin))
        work.play(s, work.record.answers[action.n : action.n + action.answers])


@ALL_GAMES
def test_actions_cover_every_answer_once(show: Show) -> None:
    record = story(show)
    found = actions(show, record)
    covered = [n for action in found for n in range(action.n, action.n + action.answers)]
    assert covered == list(range(len(record.answers)))


def test_without_chance_and_with_the_usual_answer_there_is_neither_luck_nor_skill() -> None:
    show = catalog.show("roundhouse")
    work = Analysis(show, story(show), TINY)
    s = work.recorder.state.copy()
    options = [int(s.option(work.record.answers[0]))]
    parts = Commentator(work.thinker).parts(s, options, options, None, Swift(1), 4)
    assert parts.luck.chances == [0.0] * s.seats
    assert parts.choice.chances == [0.0] * s.seats


def test_means_have_standard_errors() -> None:
    found = mean([[0.0, 1.0], [1.0, 1.0], [0.0, 1.0], [1.0, 1.0]])
    assert found.chances == [0.5, 1.0]
    assert found.errors == pytest.approx([0.2887, 0.0], abs=1e-4)

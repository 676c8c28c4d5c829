"""The model of one local table: answers, bots, undo, keeping."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from matinee.catalog import show
from matinee.engine.chance import Chance
from matinee.engine.errors import BadSetup, GameOver, StaleQuestion, UnknownOption
from matinee.engine.record import read_record, replay
from matinee.engine.state import State
from matinee.tui.sitting import Sitting
from matinee.tui.table import NoSuchBot, Table

NPZR = show("npzr")

Sit = Callable[..., Sitting]
At = Callable[..., Table]


def play_first_options(table: Table) -> None:
    while not table.over:
        table.let_bots_play()
        if not table.over:
            table.answer(table.state.keys()[0])


class Curious:
    """A bot that remembers what it was shown, and says the first thing."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, s: State, chance: Chance) -> int:
        self.shown.append(s)
        return s.options()[0]


def test_a_game_is_played_to_its_end_and_its_record_replays(sit: Sit) -> None:
    sitting = sit()
    play_first_options(sitting.table)
    sitting.keep()
    record = read_record(sitting.record.read_text(), "kept")
    assert record.result == sitting.table.result()
    assert replay(NPZR, record).digest() == sitting.table.state.digest()
    assert sitting.table.lines[-1].kind == "ended"


def test_a_bot_is_never_handed_the_true_table() -> None:
    table = Table(NPZR, seed="swift:3", luck=3)
    bot = Curious()
    table.policies = [bot]  # type: ignore[list-item]
    hands = set()
    for _ in range(30):
        if table.persons_turn:
            table.answer(table.state.keys()[0])
            continue
        table.bot_answers(table.think())
        seen = bot.shown[-1]
        assert seen is not table.state
        assert seen.chance is not table.state.chance
        hands.add(tuple(sorted(card.key for card in NPZR.game.view(seen, 0).hand)))  # type: ignore[attr-defined]
    # The person's hand as the bot dreams it differs from dream to dream.
    assert len(hands) > 5


def test_the_log_tells_the_person_his_own_cards_and_nobody_elses() -> None:
    table = Table(NPZR, seed="swift:3", luck=3)
    told = [line.text for line in table.lines]
    assert "Bo draws a card." in told
    assert any(text.startswith("Ada draws ") and text != "Ada draws a card." for text in told)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = Table(NPZR, seed="swift:5", luck=5)
    table.let_bots_play()
    before = table.state.digest()
    with pytest.raises(UnknownOption):
        table.answer("end")
    with pytest.raises(StaleQuestion):
        table.answer(table.state.keys()[0], table.question - 1)
    assert table.state.digest() == before
    assert table.why_no_undo() == "undo-nothing"


def test_a_choice_half_made_can_be_taken_back_exactly() -> None:
    table = Table(NPZR, seed="swift:5", luck=5)
    table.let_bots_play()
    before, told = table.state.digest(), list(table.lines)
    answers = list(table.record.answers)
    table.answer(table.state.keys()[0])
    assert table.state.digest() != before
    assert table.undo()
    assert table.state.digest() == before
    assert table.record.answers == answers
    assert table.lines == told
    # The journal goes on from there.
    play_first_options(table)
    assert replay(NPZR, table.recorder.close()).digest() == table.state.digest()


def test_a_card_that_was_shown_stays_played(at: At) -> None:
    table = at({"hands": {"a": ["Z-L", "W-X"]}, "stacks": {"B1": "- / N-T / -"}})
    table.answer("play:Z-L")
    table.answer("new")
    assert table.persons_turn
    assert table.why_no_undo() == "undo-shown"
    assert not table.undo()


def test_a_move_on_the_table_reveals_nothing_and_can_be_taken_back(at: At) -> None:
    given = {"hands": {"a": ["W-X"]}, "stacks": {"A1": "Z-H / - / -", "B1": "- / N-T / -"}, "duty": False, "moves": 1}
    table = at(given)
    before = table.state.digest()
    for key in ("from:A1.head", "new:rival"):
        table.answer(key)
    assert [line.kind for line in table.lines] == ["shifted"]
    assert table.undo()
    assert table.undo()
    assert table.state.digest() == before
    assert table.lines == []
    assert not table.undo()


def test_chance_cannot_be_taken_back(at: At) -> None:
    table = at({"hands": {"a": ["Z-L", "W-X"]}, "stacks": {"B1": "- / N-T / -"}})
    table.answer("play:Z-L")
    table.state.roll(0, 1)
    assert table.why_no_undo() == "undo-chance"


def test_nothing_is_undone_once_somebody_else_has_acted(at: At) -> None:
    table = at({"hands": {"a": ["Z-L", "Z-T"], "b": ["N-H", "N-T"]}, "stacks": {"B1": "- / N-T / -"}})
    table.answer("play:Z-L")
    table.answer("new")
    table.let_bots_play()
    assert table.why_no_undo() == "undo-others"


def test_nothing_is_undone_after_the_end() -> None:
    table = Table(NPZR, bots=["extra"], seed="swift:5", luck=5)
    play_first_options(table)
    assert table.why_no_undo() == "undo-over"
    with pytest.raises(GameOver):
        table.answer("end")


def test_the_chair_is_handed_over_and_taken_back() -> None:
    table = Table(NPZR, bots=["extra"], seed="swift:5", luck=5)
    table.let_bots_play()
    table.handed_over = True
    assert not table.persons_turn
    table.bot_answers(table.think())
    assert table.moments == []
    table.handed_over = False
    table.let_bots_play()
    assert table.over or table.persons_turn


def test_the_promise_is_the_hash_of_the_seed() -> None:
    table = Table(NPZR)
    kind, _, seed = table.record.seed.partition(":")
    assert kind == "fair"
    assert table.record.commitment == sha256(bytes.fromhex(seed)).hexdigest()
    assert Table(NPZR).record.seed != table.record.seed


def test_a_wrong_chair_and_a_wrong_bot_are_named() -> None:
    with pytest.raises(NoSuchBot, match="did you mean 'star'"):
        Table(NPZR, bots=["stra"])
    with pytest.raises(BadSetup, match="no seat 3"):
        Table(NPZR, seat=2)
    with pytest.raises(BadSetup, match="3 bots"):
        Table(NPZR, bots=["star", "star", "star"])
    with pytest.raises(BadSetup, match="played by 2"):
        Table(NPZR, seats=5)


def test_the_person_may_sit_elsewhere() -> None:
    table = Table(NPZR, seat=1, name="Zoe", seed="swift:5", luck=5)
    assert table.names == ["Ada", "Zoe"]
    assert table.level(0) == "star"
    table.let_bots_play()
    asked = table.ask()
    assert asked is not None
    assert asked.seat == 1

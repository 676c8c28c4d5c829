"""Undo is exact, and only while nothing hidden was shown, no die fell and nobody else has acted."""

from typing import TYPE_CHECKING

import pytest
from tests.match.parlour import parlour

from matinee.engine.record import read_record, replay, write_record
from matinee.match import play
from matinee.match.errors import NotNow, NoUndo
from matinee.match.sight import sight, told
from matinee.match.terms import Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite


def begun(evening: "Invite", people: int = 2, terms: Terms | None = None) -> "Evening":
    table = evening(terms, people=people, show=parlour(), setup={"seats": 2})
    table.start()
    return table


def test_a_private_step_is_taken_back_at_once_and_nobody_learns_of_it_but_that(evening: "Invite") -> None:
    table = begun(evening)
    before = table.table.playing.state.digest()
    rival = sight(table.table, 1, "en")
    table.says(0, "think")
    table.do(*play.ask_undo(table.table, "host", table.now))
    assert table.table.playing.state.digest() == before
    assert sight(table.table, 1, "en") == rival
    table.says(0, "nod")
    assert table.again().playing.state.digest() == table.table.playing.state.digest()


def test_what_others_saw_needs_their_consent(evening: "Invite") -> None:
    table = begun(evening)
    before = table.table.playing.state.digest()
    table.says(0, "nod")
    table.do(*play.ask_undo(table.table, "host", table.now))
    assert table.table.undo_by == 0
    assert table.table.playing.state.digest() != before
    with pytest.raises(NoUndo):
        play.answer_undo(table.table, "host", True, table.now)
    table.do(*play.answer_undo(table.table, "guest1", False, table.now))
    assert table.table.undo_by == -1
    table.do(*play.ask_undo(table.table, "host", table.now))
    table.do(*play.answer_undo(table.table, "guest1", True, table.now))
    assert table.table.playing.state.digest() == before
    assert [e.kind for e in told(table.table.playing, 1, 0)][-1] == "undone"


def test_bots_do_not_mind(evening: "Invite") -> None:
    table = begun(evening, people=1)
    before = table.table.playing.state.digest()
    table.says(0, "nod")
    table.do(*play.ask_undo(table.table, "host", table.now))
    assert table.table.playing.state.digest() == before


@pytest.mark.parametrize("act", ["roll", "look"])
def test_no_way_back_over_a_die_or_a_card_that_was_seen(evening: "Invite", act: str) -> None:
    table = begun(evening)
    table.says(0, "nod")
    table.says(0, act)
    with pytest.raises(NoUndo):
        play.ask_undo(table.table, "host", table.now)


def test_no_way_back_once_somebody_else_has_acted(evening: "Invite") -> None:
    table = begun(evening)
    table.says(0, "roll")
    table.says(1, "nod")
    with pytest.raises(NoUndo):
        play.ask_undo(table.table, "host", table.now)
    table.do(*play.ask_undo(table.table, "guest1", table.now))
    assert table.table.undo_by == 1


def test_an_answer_withdraws_the_question_whether_to_undo(evening: "Invite") -> None:
    table = begun(evening)
    table.says(0, "nod")
    table.do(*play.ask_undo(table.table, "host", table.now))
    table.says(0, "nod")
    with pytest.raises(NoUndo):
        play.answer_undo(table.table, "guest1", True, table.now)


def test_a_table_may_do_without(evening: "Invite") -> None:
    table = begun(evening, terms=Terms(undo="never"))
    table.says(0, "nod")
    with pytest.raises(NoUndo):
        play.ask_undo(table.table, "host", table.now)


def test_a_game_with_undos_leaves_a_record_that_replays(evening: "Invite") -> None:
    table = evening(people=2, show=parlour(), setup={"seats": 2})
    table.start()
    for _ in range(45):
        table.says(table.asked, "nod")
        table.says(table.asked, "nod")
        table.do(*play.ask_undo(table.table, table.guest(table.asked), table.now))
        table.do(*play.answer_undo(table.table, table.guest(1 - table.asked), True, table.now))
    for _ in range(30):
        table.says(table.asked, "roll")
    assert table.table.status == "over"
    record = read_record(write_record(table.table.records[0]), "undo")
    assert len(record.answers) == 75
    assert replay(table.table.show, record).over
    assert table.again().playing.state.digest() == record.last


def test_leaving_for_good_is_known_to_the_record(evening: "Invite") -> None:
    table = begun(evening)
    table.says(0, "nod")
    table.do(play.resign(table.table, "guest1", table.now))
    assert table.table.status == "over"
    assert table.table.results[0].winners == [0]
    record = read_record(write_record(table.table.records[0]), "left")
    assert record.answers[-1] == "retire:1"
    assert replay(table.table.show, record).over


def test_where_the_rules_know_no_leaving_a_bot_plays_on(evening: "Invite") -> None:
    table = evening()
    table.start()
    table.do(play.resign(table.table, "guest1", table.now))
    assert table.table.chairs[1].kind == "bot"
    assert table.table.status == "playing"


def test_handing_over_and_taking_back(evening: "Invite") -> None:
    table = begun(evening)
    table.do(play.hand_over(table.table, "host", "star", table.now))
    assert play.bot_asked(table.table) == (0, "star")
    assert sight(table.table, 0, "en").ask is None
    table.do(play.bot_answer(table.table, 0, "roll", table.now))
    assert table.asked == 1
    table.do(play.take_back(table.table, "host", table.now))
    with pytest.raises(NotNow):
        play.take_back(table.table, "host", table.now)
    assert table.table.chairs[0].guest == "host"


def why(table: "Evening", seat: int) -> str:
    said = play.why_no_undo(table.table, seat)
    return "" if said is None else said.id


def test_undo_is_offered_when_it_can_be_granted_and_says_before_why_not(evening: "Invite") -> None:
    table = begun(evening)
    assert (why(table, 0), why(table, 1)) == ("undo-nothing", "undo-nothing")
    table.says(0, "nod")
    assert (why(table, 0), why(table, 1)) == ("", "undo-nothing")
    assert sight(table.table, 0, "en").no_undo == ""
    assert "others have acted" in sight(table.table, 1, "en").no_undo
    table.do(*play.ask_undo(table.table, "host", table.now))
    assert why(table, 0) == "undo-asked"
    table.do(*play.answer_undo(table.table, "guest1", False, table.now))
    table.says(0, "roll")
    assert why(table, 0) == "undo-shown"
    with pytest.raises(NoUndo, match="rolled a die"):
        play.ask_undo(table.table, "host", table.now)
    table.says(1, "nod")
    assert (why(table, 0), why(table, 1)) == ("undo-nothing", "")


def test_in_a_window_the_reason_is_the_same_for_all(evening: "Invite") -> None:
    table = begun(evening)
    table.says(0, "nod")
    table.says(0, "strike")
    assert [why(table, seat) for seat in (0, 1)] == ["undo-window", "undo-window"]


def test_a_bot_and_the_rules_of_the_table_are_reasons_too(evening: "Invite") -> None:
    table = begun(evening, terms=Terms(undo="never"))
    assert why(table, 0) == "undo-never"
    table = begun(evening)
    table.do(play.hand_over(table.table, "host", "star", table.now))
    assert why(table, 0) == "undo-stand-in"

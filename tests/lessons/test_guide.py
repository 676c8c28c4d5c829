"""A table with a guide beside it: what it takes, what it takes back, and when it turns a page."""

import pytest

from matinee.catalog import show
from matinee.engine.errors import Refused, UnknownOption
from matinee.lessons.classroom import GUEST, Classroom
from matinee.lessons.guide import guide
from matinee.lessons.lesson import find_lesson
from matinee.match import entries as e
from matinee.match import learning, play
from matinee.match.errors import NotNow, NotYet
from matinee.match.guide import NoSuchLesson
from matinee.match.sight import WATCHING, sight
from matinee.match.table import Table

NPZR, SAMURAI = show("npzr"), show("samurai")


def moves() -> Classroom:
    return Classroom(find_lesson(NPZR, "moves"))


def test_a_half_made_answer_can_be_taken_back_and_given_again() -> None:
    room = moves()
    room.says("play:N-L")
    assert room.page.expects == ["on:A1"]
    room.act(play.ask_undo(room.table, GUEST, 0.0))
    assert room.page.expects == ["play:N-L", "on:A1"]
    room.says("play:N-L", "on:A1")
    assert room.page.page == 2


def test_what_led_to_a_page_is_not_taken_back_on_it() -> None:
    room = moves()
    room.says("play:N-L", "on:A1")
    with pytest.raises(Refused, match="nothing to take back"):
        play.ask_undo(room.table, GUEST, 0.0)


def test_a_batch_is_looked_at_key_by_key() -> None:
    room = moves()
    with pytest.raises(NotYet, match="needs them more"):
        room.says("play:N-L", "on:B1")
    with pytest.raises(UnknownOption):
        room.says("play:N-L", "on:C9")
    room.says("play:N-L", "on:A1")
    room.says("from:B1.torso", "on:A2")
    assert room.page.page == 3


def test_a_page_that_is_read_has_no_question() -> None:
    room = Classroom(find_lesson(NPZR, "rival"))
    assert room.ask is None
    with pytest.raises(NotYet, match="Read this page first"):
        play.answer(room.table, GUEST, room.table.playing.numbers[0], ["play:N-T"], "", 0.0)


def test_the_page_is_told_to_the_learner_alone() -> None:
    room = moves()
    assert [sight(room.table, viewer, "en").lesson is None for viewer in (0, 1, WATCHING)] == [False, True, True]


def test_a_page_turns_when_all_that_led_to_it_was_told() -> None:
    """Windows keep their time in lessons, too; until then the page before stays open and expects nothing."""
    lesson = find_lesson(SAMURAI, "answer")
    table = Table("slow", pause=lambda: 5.0, shows=lambda _: SAMURAI, guides=guide)
    table.apply(learning.open_lesson(SAMURAI, lesson.id, lesson.setup, GUEST, 0.0))
    for entry in learning.begin(table, GUEST, "Ada", 0.0):
        table.apply(entry)
    table.apply(learning.turn_on(table, GUEST, 0.0)[0])
    play.follow(table, lambda: "0" * 64, 0.0)
    while table.playing.pace.resting:
        page = sight(table, 0, "en").lesson
        assert page is not None
        assert (page.page, page.asks, page.lit) == (1, False, [])
        with pytest.raises(NotNow, match="One moment"):
            learning.turn_on(table, GUEST, 0.0)
        play.look(table, play.next_moment(table) or 0.0)
        play.follow(table, lambda: "0" * 64, table.at)
    page = sight(table, 0, "en").lesson
    assert page is not None
    assert (page.page, page.expects) == (2, ["play:film-jam"])


def test_entries_played_again_give_the_same_page() -> None:
    lesson = find_lesson(NPZR, "moves")
    stored: list[e.Entry] = []
    table = Table("first", shows=lambda _: NPZR, guides=guide)

    def act(entries: list[e.Entry]) -> None:
        stored.extend(table.apply(entry) for entry in entries)
        stored.extend(play.follow(table, lambda: "0" * 64, 0.0))

    act([learning.open_lesson(NPZR, lesson.id, lesson.setup, GUEST, 0.0)])
    act(learning.begin(table, GUEST, "Ada", 0.0))
    for _ in range(3):
        act(learning.turn_on(table, GUEST, 0.0))
    act(learning.turn_back(table, GUEST, 0.0))
    again = Table("first", shows=lambda _: NPZR, guides=guide)
    for entry in stored:
        again.revive(e.decode(e.encode(entry)))
    assert not again.frozen
    assert sight(again, 0, "en") == sight(table, 0, "en")
    assert again.playing.state.digest() == table.playing.state.digest()


def test_a_lesson_that_is_gone_freezes_its_table() -> None:
    table = Table("old", shows=lambda _: NPZR, guides=guide)
    table.revive(learning.open_lesson(NPZR, "nonesuch", {"seats": 2}, GUEST, 0.0))
    assert "has no lesson called 'nonesuch'" in table.frozen
    with pytest.raises(NoSuchLesson):
        guide(show("npzr"), "nonesuch")

"""Play on from a moment of a finished game: what was known there is as it was, all the rest is dealt again."""

from typing import TYPE_CHECKING

import msgspec
import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import Record, Recorder, branched_at, fresh_seed, read_record, write_record
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.fair_deal import verify
from matinee.match import branching, lobby, play
from matinee.match.errors import NotNow
from matinee.match.sight import sight, told
from matinee.match.table import Table
from matinee.match.terms import Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

SHOWS = [pytest.param(show, id=show.game.short) for show in catalog.SHOWS.values()]
OTHER = "7a" * 32


def finished(evening: "Invite", show: Show) -> Record:
    table: Evening = evening(people=1, show=show, setup={"seats": show.game.fewest})
    table.start()
    table.play_out(seed=5)
    return table.table.records[0]


def branched(evening: "Invite", show: Show, record: Record, answer: int, secret: str = OTHER) -> "Evening":
    table: Evening = evening(people=0, show=show, setup=record.setup, secret=secret)
    branch = branching.leave_at(show, record, "origin", 1, answer)
    bots = branching.levels(None, record, 1, "star")
    table.do(*branching.play_on(table.table, record, branch, "host", "Ada", bots, table.now))
    table.idle()
    return table


def moment(show: Show, record: Record, answer: int) -> State:
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    for key in record.answers[:answer]:
        recorder.answer(key)
    return recorder.state


@pytest.mark.parametrize("show", SHOWS)
def test_you_sit_where_the_question_was_and_know_what_was_known_there(evening: "Invite", show: Show) -> None:
    record = finished(evening, show)
    for answer in range(0, len(record.answers), max(1, len(record.answers) // 5)):
        then = moment(show, record, answer)
        seat = int(then.asked)
        table = branched(evening, show, record, answer).table
        assert table.seat_of("host") == seat
        assert [chair.kind for chair in table.chairs].count("bot") == len(table.chairs) - 1
        assert table.playing.state.keys() == then.keys()
        assert show.game.view(table.playing.state, seat) == show.game.view(then, seat)
        assert table.branch is not None
        assert (table.branch.table, table.branch.number, table.branch.answer) == ("origin", 1, answer)


@pytest.mark.parametrize("show", SHOWS)
def test_a_branch_is_played_to_its_end_read_again_and_leaves_a_record_that_says_what_it_is(
    evening: "Invite", show: Show
) -> None:
    record = finished(evening, show)
    middle = len(record.answers) // 2
    table = branched(evening, show, record, middle)
    assert any(event.kind == "branched" for event in told(table.table.playing, table.table.seat_of("host"), 0))
    table.play_out(seed=2)
    left = read_record(write_record(table.table.records[0]), show.id)
    assert left.answers[:middle] == record.answers[:middle]
    assert branched_at(left) == middle
    verdict = verify(show, left)
    assert verdict.ok, verdict.why
    assert "another game" in verdict.why
    twin = table.again()
    play.resume(twin, table.now)
    assert twin.records[0].last == left.last
    forged = [key.replace(OTHER, "8b" * 32) for key in left.answers]
    assert not verify(show, msgspec.structs.replace(left, answers=forged)).ok


def deck(state: State) -> tuple[int, ...]:
    return tuple(state.piles.cards(state.piles.layout.names.index("deck")))


def test_nothing_of_the_other_world_is_given_away(evening: "Invite") -> None:
    """The first record is public: neither its deck nor anything that follows from its seed is met again."""
    show = catalog.show("npzr")
    record = finished(evening, show)
    then = moment(show, record, 6)
    decks = {deck(branched(evening, show, record, 6, f"{n:02x}" * 32).table.playing.state) for n in range(1, 6)}
    assert len(decks) == 5
    assert deck(then) not in decks


def test_going_back_in_a_branch_follows_from_its_own_secret(evening: "Invite") -> None:
    show = catalog.show("npzr")
    record = finished(evening, show)
    table = branched(evening, show, record, 6)
    chance = Swift(4)
    game = table.table.playing
    while game.memory.last(table.table.seat_of("host")) is not None or not game.rewinds:
        seat, keys = int(game.state.asked), game.state.keys()
        key = keys[chance.below(len(keys))]
        if table.table.chairs[seat].bot:
            table.do(play.bot_answer(table.table, seat, key, table.now))
        else:
            table.says(seat, key)
    table.do(*play.ask_undo(table.table, "host", table.now))
    assert game.recorder.root == f"fair:{OTHER}"
    assert fresh_seed(game.recorder.root, 1) != fresh_seed(record.seed, 1)
    assert verify(show, game.record(table.table.names)).ok


def test_the_next_game_at_its_table_is_an_ordinary_one(evening: "Invite") -> None:
    show = catalog.show("npzr")
    table = branched(evening, show, finished(evening, show), 6)
    table.play_out()
    table.do(lobby.commit(table.table, "1c" * 32, table.now))
    table.do(*lobby.ready(table.table, "host", table.now))
    assert table.table.status == "playing"
    assert table.table.branch is None
    assert branched_at(table.table.playing.record(table.table.names)) == -1


def test_bots_that_sat_there_come_along_and_stand_ins_play_for_people(evening: "Invite") -> None:
    show = catalog.show("npzr")
    table = evening(terms=Terms(stand_in="understudy"), people=1, show=show)
    table.do(lobby.seat_bot(table.table, "host", 1, "extra", table.now))
    table.start()
    table.play_out()
    record = table.table.records[0]
    assert branching.levels(table.table, record, 1, "star") == ["star", "extra"]
    assert branching.levels(table.table, record, 7, "star") == ["star", "star"], "another game of that evening"
    assert branching.levels(None, record, 1, "star") == ["star", "star"]


def test_bots_keep_the_names_that_the_coach_calls_them_by(evening: "Invite") -> None:
    show = catalog.show("samurai")
    table = evening(terms=Terms(), people=1, show=show, setup={"seats": 4})
    for chair in (1, 2, 3):
        table.do(lobby.seat_bot(table.table, "host", chair, "extra", table.now))
    table.start()
    table.play_out()
    record = table.table.records[0]
    bots = branching.levels(table.table, record, 1, "star")
    moments = (branching.leave_at(show, record, "origin", 1, answer) for answer in range(len(record.answers)))
    branch = next(moment for moment in moments if moment.seat == 0)

    def names(call: str, levels: list[str]) -> list[str]:
        on: Evening = evening(people=0, show=show, setup=record.setup, secret=OTHER)
        on.table.call = call
        on.do(*branching.play_on(on.table, record, branch, "host", "Ada", levels, on.now))
        return on.table.names[1:]

    for call in ("one", "another", "a third"):
        assert names(call, bots) == record.names[1:]
    assert not set(names("one", ["star"] * 4)) & set(record.names), "another level, another cast"


def test_there_is_no_moment_after_the_end(evening: "Invite") -> None:
    show = catalog.show("npzr")
    record = finished(evening, show)
    for answer in (-1, len(record.answers)):
        with pytest.raises(NotNow):
            branching.leave_at(show, record, "origin", 1, answer)


def test_both_see_the_story_so_far(evening: "Invite") -> None:
    show = catalog.show("npzr")
    record = finished(evening, show)
    table: Table = branched(evening, show, record, len(record.answers) // 2).table
    assert len(told(table.playing, 0, 0)) > 3
    assert sight(table, table.seat_of("host"), "en").ask is not None

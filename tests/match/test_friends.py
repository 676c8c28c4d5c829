"""Friends come late, go away, come back under another name and close the table: nobody is stuck or left in the dark."""

from typing import TYPE_CHECKING

import pytest
from tests.match.parlour import parlour

from matinee.engine.record import read_record, replay, write_record
from matinee.match import lobby, play
from matinee.match.errors import ChairTaken, NotSeated
from matinee.match.sight import lines, sight, told
from matinee.match.terms import ClockTerms, Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite


def log(table: "Evening", language: str = "en") -> list[str]:
    events = told(table.table.playing, 1, 0)
    return [line.text for line in lines(table.table, events, 1, language) if line.text]


def test_the_part_that_was_played_of_a_closed_game_is_kept(evening: "Invite") -> None:
    table = evening()
    table.start()
    for _ in range(3):
        table.says(table.asked, table.first())
    before = table.table.playing.state.digest()
    table.do(lobby.close(table.table, "host", table.now))
    assert (table.table.status, table.table.closed_by) == ("closed", "P0")
    record = read_record(write_record(table.table.records[0]), "closed")
    assert (len(record.answers), record.result, record.names) == (3, None, ["P0", "P1"])
    assert replay(table.table.show, record).digest() == before
    assert len(table.again().records) == 1


def test_a_closed_waiting_room_leaves_no_record(evening: "Invite") -> None:
    table = evening()
    table.do(lobby.close(table.table, "host", table.now))
    assert table.table.records == []


def test_the_host_starts_again_without_an_absent_friend(evening: "Invite") -> None:
    table = evening(Terms(stand_in="extra"))
    table.start()
    table.play_out()
    table.do(lobby.commit(table.table, "6f" * 32, table.now))
    table.do(*lobby.start(table.table, "host", table.now, away=[1]))
    absent = table.table.chair(1)
    assert (absent.kind, absent.name, absent.stand_in) == ("person", "P1", "extra")
    assert table.table.chair(0).stand_in == ""
    assert "P1 is away: Extra plays for them." in log(table)
    with pytest.raises(ChairTaken):
        lobby.sit(table.table, "stranger", "Eve", 1, True, table.now)
    table.do(play.take_back(table.table, "guest1", table.now))
    assert absent.stand_in == ""
    assert log(table)[-1] == "P1 plays again."
    assert table.again().chair(1).stand_in == ""


def test_only_people_can_be_away(evening: "Invite") -> None:
    table = evening(people=1)
    table.do(*lobby.start(table.table, "host", table.now, away=[0, 1]))
    assert [chair.stand_in != "" for chair in table.table.chairs] == [True, False]


def test_a_bot_that_plays_for_somebody_plays_one_game(evening: "Invite") -> None:
    table = evening()
    table.start()
    table.do(play.hand_over(table.table, "guest1", "star", table.now))
    assert log(table)[-1] == "Star plays for P1 from now on."
    while table.table.status == "playing":
        bot = play.bot_asked(table.table)
        if bot is not None:
            table.do(play.bot_answer(table.table, bot[0], table.first(), table.now))
        else:
            table.says(table.asked, table.first())
    table.do(lobby.commit(table.table, "6f" * 32, table.now))
    table.do(*lobby.ready(table.table, "host", table.now))
    table.do(*lobby.ready(table.table, "guest1", table.now))
    assert table.table.games == 2
    assert all(chair.is_person for chair in table.table.chairs)


def test_a_new_name_reaches_the_chair_the_log_and_nothing_else(evening: "Invite") -> None:
    table = evening(show=parlour(), setup={"seats": 2})
    table.do(lobby.wear(table.table, "guest1", "ninja", table.now))
    table.start()
    number = table.table.playing.numbers[0]
    table.do(lobby.rename(table.table, "guest1", "P0", table.now))
    chair = table.table.chair(1)
    assert (chair.name, chair.avatar, chair.guest) == ("P0 II", "ninja", "guest1")
    assert log(table) == ["P1 is called P0 II from now on."]
    assert log(table, "de") == ["P1 heißt ab jetzt P0 II."]
    assert table.table.playing.numbers[0] == number
    with pytest.raises(NotSeated):
        lobby.rename(table.table, "stranger", "Eve", table.now)


def test_new_names_buy_nobody_time(evening: "Invite") -> None:
    table = evening(Terms(clock=ClockTerms(action=90, bank=0)), show=parlour(), setup={"seats": 2})
    table.start()
    deadline = table.table.playing.clock.deadline(0)
    table.wait(80)
    table.do(lobby.rename(table.table, "host", "Slow", table.now))
    table.says(0, "think")
    assert table.table.playing.clock.deadline(0) == deadline


def test_the_rights_of_an_absent_host_pass_to_somebody_who_is_there(evening: "Invite") -> None:
    table = evening()
    table.start()
    assert lobby.inherit_host(table.table, {"host", "guest1"}, table.now) == []
    assert lobby.inherit_host(table.table, {"stranger"}, table.now) == []
    table.do(*lobby.inherit_host(table.table, {"guest1", "stranger"}, table.now))
    assert table.table.host == "guest1"
    assert log(table)[-1] == "The host has been away for long: P1 is the host now."


def test_whose_time_is_up_is_told_and_nobody_is_told_in_a_window(evening: "Invite") -> None:
    clock = ClockTerms(action=20, response=20, bank=0, warning=5)
    table = evening(Terms(clock=clock), show=parlour(), setup={"seats": 2})
    table.start()
    table.wait(20)
    assert log(table) == ["Time is up for P0."]
    table.says(0, "strike")
    table.wait(20)
    assert log(table) == ["Time is up for P0."]


@pytest.mark.parametrize("secret", ["5e" * 32, "5f" * 32, "60" * 32, "61" * 32])
def test_what_happens_around_a_window_is_told_after_it_whether_or_not_anybody_is_asked(
    evening: "Invite", secret: str
) -> None:
    """A hand-over in the middle of a window must not find out whether somebody thinks about a card."""
    table = evening(show=parlour(), setup={"seats": 2}, secret=secret)
    table.start()
    table.says(0, "strike")
    read = len(told(table.table.playing, 0, 0))
    table.do(play.hand_over(table.table, "host", "star", table.now))
    assert len(told(table.table.playing, 0, 0)) == read
    if table.asked == 1:
        table.says(1, "pass")
    table.wait(1.4)
    assert "bot-sits-in" in [event.kind for event in told(table.table.playing, 0, 0)]
    assert sight(table.table, 0, "en").window is False

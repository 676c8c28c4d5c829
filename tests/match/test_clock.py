"""KFS-80 and KFS-84 at a table: each kind of question has its seconds, and those asked at once share one clock."""

from typing import TYPE_CHECKING

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.seats import SPECTATOR
from matinee.match import play
from matinee.match.sight import clock, sight
from matinee.match.terms import ClockTerms, Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

TIMED = Terms(clock=ClockTerms())


def film_set(evening: "Invite", seats: int = 3) -> "Evening":
    table = evening(TIMED, people=seats, show=catalog.show("samurai"), setup={"seats": seats})
    table.start()
    return table


def left(table: "Evening", viewer: int) -> int:
    shown = clock(table.table, viewer, table.now)
    assert shown is not None
    return shown.left


def test_kfs_80_a_minute_to_pitch_runs_for_all_at_once(evening: "Invite") -> None:
    table = film_set(evening)
    assert [left(table, viewer) for viewer in (0, 1, 2, int(SPECTATOR))] == [60_000] * 4
    table.wait(25)
    table.says(table.asked, "machine:1")
    assert [left(table, viewer) for viewer in (0, 1, 2)] == [35_000] * 3, "the next to be asked has no new clock"
    table.wait(34)
    assert table.table.playing.state.step().name() == "ProposeTitle"
    table.wait(2)
    # Nobody else has pitched: one pitch needs no vote, and the first turn begins.
    assert table.table.playing.state.step().name() == "MainAction"
    assert [chair.expired for chair in table.table.chairs].count(1) == 2


def test_kfs_80_a_vote_has_twenty_seconds_for_all_at_once_and_costs_no_bank(evening: "Invite") -> None:
    table = film_set(evening)
    for number in (1, 2, 3):
        table.wait(10)
        table.says(table.asked, f"machine:{number}")
    assert table.table.playing.state.step().name() == "VoteTitle"
    assert [left(table, viewer) for viewer in (0, 1, 2)] == [20_000] * 3
    table.wait(15)
    voter = table.asked
    table.says(voter, "yes:1")
    assert left(table, voter) == 5_000, "a ballot of three pitches is one question"
    table.wait(6)
    assert table.table.playing.state.step().name() == "MainAction"
    assert table.table.playing.clock.bank == [120.0] * 3


def test_kfs_80_everybody_sees_who_still_pitches_and_who_still_votes(evening: "Invite") -> None:
    table = film_set(evening)
    first = table.asked
    second, third = (first + 1) % 3, (first + 2) % 3
    viewers = (0, 1, 2, int(SPECTATOR))
    assert [sight(table.table, viewer, "en").still for viewer in viewers] == [[0, 1, 2]] * 4
    version = table.table.playing.version
    table.says(third, "machine:1")
    assert table.asked == first, "handed in ahead of its turn"
    assert table.table.playing.version > version, "so that streams look again"
    assert [sight(table.table, viewer, "en").still for viewer in viewers] == [sorted([first, second])] * 4
    table.says(first, "word:1")
    assert sight(table.table, third, "en").still == sorted([first, second]), "half a title is not handed in"
    table.says(first, "machine:2")
    assert sight(table.table, third, "en").still == [second]
    table.do(play.hand_over(table.table, table.guest(second), "star", table.now))
    assert sight(table.table, third, "en").still == [], "a bot keeps nobody waiting"
    table.do(play.take_back(table.table, table.guest(second), table.now))
    table.says(second, "none")
    assert sight(table.table, third, "en").still == [0, 1, 2], "now for the vote"
    for _ in range(6):
        table.says(table.asked, table.first())
    assert sight(table.table, third, "en").still == []


def test_kfs_84_each_kind_of_question_has_its_seconds(evening: "Invite") -> None:
    """A random game: what the clock shows is never more than the kind of question and the bank allow."""
    table = film_set(evening, 2)
    game, chance = table.table.show.game, Swift(5)
    found: dict[str, str] = {}
    for _ in range(600):
        if table.table.status != "playing":
            break
        if table.asked < 0:
            table.wait(2)
            continue
        state = table.table.playing.state
        found[state.step().name()] = game.timing(state)
        assert left(table, table.asked) <= 1000 * (getattr(ClockTerms(), game.timing(state)) + 120)
        table.says(table.asked, state.key(state.options()[chance.below(len(state.options()))]))
    kinds = {"ProposeTitle": "pitch", "VoteTitle": "vote", "MainAction": "action", "ChooseMovie": "action"}
    kinds |= {"EndTurnDiscard": "choice", "AttackResponse": "response", "ChooseVictim": "choice"}
    assert {name: found[name] for name in kinds} == kinds


def test_kfs_84_a_choice_has_twenty_five_seconds(evening: "Invite") -> None:
    terms = ClockTerms(bank=0)
    table = evening(Terms(clock=terms), people=2, show=catalog.show("samurai"), setup={"seats": 2})
    table.start()
    for _ in range(20):
        if table.table.playing.state.step().name() == "EndTurnDiscard":
            break
        table.wait(0 if table.asked >= 0 else 2)
        table.says(table.asked, table.table.playing.state.keys()[-1])
    table.wait(2)
    assert 23_000 <= left(table, table.asked) <= 25_000

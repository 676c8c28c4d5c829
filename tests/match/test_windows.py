"""KFS-81 to KFS-84 at a table: early and standing answers, the pace of windows, clocks; with time passed in."""

from typing import TYPE_CHECKING, Any

import pytest
from tests.match.parlour import Parlour, parlour

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import StaleQuestion, UnknownOption
from matinee.engine.say import Offer, Say
from matinee.engine.seats import SPECTATOR
from matinee.match import play
from matinee.match.sight import clock, count_told, lines, sight, told
from matinee.match.standing import Standing
from matinee.match.table import Table
from matinee.match.terms import ClockTerms, Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

TIMED = Terms(clock=ClockTerms(action=90, response=15, bank=20, warning=10))


def parlour_evening(evening: "Invite", shields: list[int], seats: int = 3, terms: Terms | None = None) -> "Evening":
    """A table whose players hold a shield or not as the test wants; nobody but they can tell."""
    table = evening(terms, people=seats, show=parlour(), setup={"seats": seats})
    table.start()
    state = table.table.playing.state
    for seat in range(seats):
        card = state.piles.top(2 + seat)
        want = 0 if seat in shields else 1
        if card % 2 != want:
            state.piles.swap(card, next(c for c in state.piles.cards(0) if c % 2 == want))
    return table


def watch(table: Table, viewer: int, now: float) -> Any:
    """All that a viewer can know at one moment."""
    game = table.playing
    events = told(game, viewer, 0)
    return (
        sight(table, viewer, "en"),
        lines(table, events, 1, "en"),
        clock(table, viewer, now),
        count_told(game, viewer),
    )


def test_a_window_that_asks_nobody_stays_open_as_long_as_one_that_does(evening: "Invite") -> None:
    """KFS-82 A spectator sees the same at every tenth of a second, whether rivals hold shields or not."""
    seen = []
    for shields in ([], [1], [1, 2]):
        table = parlour_evening(evening, shields)
        table.says(0, "strike")
        film = []
        for _ in range(25):
            film.append(watch(table.table, int(SPECTATOR), table.now))
            film.append(watch(table.table, 0, table.now))
            table.wait(0.1)
            for seat in table.table.playing.moments:
                asked = sight(table.table, seat, "en").ask
                if asked is not None and [o.key for o in asked.options] == ["block", "pass"]:
                    table.says(seat, "pass")
        assert "hit" in [line.kind for line in film[-1][1]]
        seen.append(film)
    assert seen[0] == seen[1] == seen[2]


def test_nothing_after_a_window_is_told_before_its_time(evening: "Invite") -> None:
    table = parlour_evening(evening, [])
    table.says(0, "strike")
    before = sight(table.table, 1, "en")
    assert [e.kind for e in told(table.table.playing, 1, 0)][-1] == "struck"
    assert before.window
    assert before.ask is None
    assert (before.view.turn, before.view.hits) == (1, 0)
    table.wait(1.2)
    assert sight(table.table, 1, "en").view.hits == 0
    table.wait(0.2)
    after = sight(table.table, 1, "en")
    assert (after.view.turn, after.view.hits, after.waiting) == (2, 1, 1)


def test_bots_alone_wait_for_nobody(evening: "Invite") -> None:
    table = evening(people=0, show=parlour(), setup={"seats": 3})
    table.do(*play_start(table))
    for _ in range(30):
        asked = play.bot_asked(table.table)
        if asked is None:
            break
        table.do(play.bot_answer(table.table, asked[0], table.first(), table.now))
        assert not table.table.playing.pace.resting
    assert table.table.playing.state.question > 3


def play_start(table: "Evening") -> list[Any]:
    from matinee.match import lobby

    return lobby.start(table.table, "host", table.now)


def test_kfs_81_early_passes_are_kept_and_a_play_voids_them(evening: "Invite") -> None:
    table = parlour_evening(evening, [1, 2, 3], seats=4)
    table.says(0, "strike")
    numbers = list(table.table.playing.numbers)
    for seat in (1, 2, 3):
        asked = sight(table.table, seat, "en").ask
        assert asked is not None, "in a window all are asked at once"
        assert [option.key for option in asked.options] == ["block", "pass"]
    table.says(3, "pass")
    table.says(2, "pass")
    assert table.asked == 1, "kept, not applied out of turn"
    table.says(1, "block")
    assert table.asked == 2, "something has changed: a player who passed early is asked again"
    assert table.table.playing.numbers[2] == numbers[2] + 1
    with pytest.raises(StaleQuestion):
        play.answer(table.table, table.guest(2), numbers[2], ["pass"], "", table.now)
    table.says(2, "pass")
    table.says(3, "pass")
    table.wait(2)
    assert table.table.playing.stage is table.table.playing.state


def test_kfs_81_early_passes_in_the_right_order_close_a_window_at_once(evening: "Invite") -> None:
    table = parlour_evening(evening, [1, 2], seats=3)
    table.says(0, "strike")
    table.says(2, "pass")
    table.says(1, "pass")
    assert [e.kind for e in table.table.playing.journal.events][-3:] == ["window", "hit", "turn"]
    assert table.again().playing.state.digest() == table.table.playing.state.digest()


def test_kfs_81_titles_are_made_side_by_side(evening: "Invite") -> None:
    """A title word by word is one batch, also ahead of one's turn; a rival's own words do not disturb it."""
    table = evening(people=2, show=catalog.show("samurai"), setup={"seats": 2})
    table.start()
    first = int(table.table.playing.state.asked)
    other = 1 - first
    number = table.table.playing.numbers[other]
    table.says(other, "word:1", "link:of", "word:2:plural", "word:3", "pitch")
    assert table.asked == first, "kept, not applied out of turn"
    with pytest.raises(UnknownOption):
        table.says(other, "word:1", "word:1", "pitch")
    table.says(first, "word:4")
    assert table.table.playing.numbers[other] == number, "a word of a rival's half-made title is not told by a number"
    table.says(first, "word:5", "word:6", "pitch")
    pitches = sight(table.table, other, "en").view.poster.pitches
    assert [pitch.seat for pitch in pitches] == [first, other]
    # Votes are cast side by side too, each seat all of its own at once.
    table.says(other, "no:1", "yes:2")
    assert table.asked == first
    table.says(first, "no:1", "yes:2")
    assert sight(table.table, other, "en").view.poster.title == pitches[1].text


def test_kfs_80_nobody_votes_before_all_have_pitched(evening: "Invite") -> None:
    table = evening(people=3, show=catalog.show("samurai"), setup={"seats": 3})
    table.start()
    first = int(table.table.playing.state.asked)
    table.says(first, "word:4", "word:5", "word:6", "pitch")
    table.says((first + 1) % 3, "word:6", "word:5", "word:4", "pitch")
    assert sight(table.table, first, "en").ask is None, "the last title is still being made"
    table.says((first + 2) % 3, "word:1", "word:2", "word:3", "pitch")
    asked = sight(table.table, first, "en").ask
    assert asked is not None
    assert asked.name == "VoteTitle"


@pytest.mark.parametrize(
    ("standing", "asked"),
    [
        (Standing("ask-always"), True),
        (Standing("ask-smart"), True),
        (Standing("ask-mine"), True),
        (Standing("ask-armed"), False),
        (Standing("ask-armed", False, ["block"]), True),
        (Standing("never"), False),
        (Standing("never", True), True),
    ],
)
def test_kfs_83_standing_answers(evening: "Invite", standing: Standing, asked: bool) -> None:
    table = parlour_evening(evening, [1])
    table.do(play.stand(table.table, table.guest(1), standing, table.now))
    table.says(0, "strike")
    assert (table.asked == 1) is asked
    table.wait(1.4)
    assert (table.table.playing.state.step().name() == "React") is asked
    assert table.table.chairs[1].standing.next_game().mode != "never"


def test_kfs_83_who_wants_only_their_own_affairs_is_not_asked_as_a_stranger() -> None:
    """It is how everybody begins; holding asks for everything, whatever the mode."""
    own, strange, seldom = (Offer("play:a", Say("a"), hints=hints) for hints in ([], ["bystander"], ["quiet"]))
    pass_by = Offer("pass", Say("pass"))

    def wants(standing: Standing) -> list[bool]:
        return [standing.wants([pass_by, offer], "pass") for offer in (own, strange, seldom)]

    assert wants(Standing()) == wants(Standing("ask-mine")) == [True, False, False]
    assert wants(Standing("ask-smart")) == [True, True, False]
    assert wants(Standing("ask-always")) == wants(Standing(hold=True)) == [True, True, True]


def test_kfs_82_holding_a_window_open_is_a_bluff_that_needs_no_card(evening: "Invite") -> None:
    table = parlour_evening(evening, [])
    table.do(play.stand(table.table, table.guest(2), Standing("ask-smart", True), table.now))
    table.says(0, "strike")
    table.wait(5)
    assert table.table.playing.pace.resting
    table.do(play.stand(table.table, table.guest(2), Standing("ask-smart", False), table.now))
    table.wait(0.1)
    assert not table.table.playing.pace.resting


def test_kfs_84_a_clock_warns_then_passes_then_hands_over(evening: "Invite") -> None:
    table = parlour_evening(evening, [], seats=2, terms=TIMED)
    shown = clock(table.table, 1, table.now)
    assert shown is not None
    assert (shown.seat, shown.left, shown.bank, shown.warned) == (0, 110_000, 20_000, False)
    table.wait(101)
    shown = clock(table.table, 1, table.now)
    assert shown is not None
    assert shown.warned
    table.wait(10)
    assert table.table.chairs[0].expired == 1
    assert [e.kind for e in table.table.playing.journal.events][-1] == "nodded"
    table.wait(91)
    assert table.table.chairs[0].expired == 2
    table.wait(91)
    assert table.table.chairs[0].expired == 3
    table.wait(91)
    assert table.table.chairs[0].stand_in == "star"
    assert play.bot_asked(table.table) == (0, "star")
    table.do(play.take_back(table.table, "host", table.now))
    assert table.table.chairs[0].is_person
    assert play.bot_asked(table.table) is None
    table.says(0, "nod")
    assert table.table.chairs[0].expired == 0


def test_kfs_84_the_bank_is_spent_once(evening: "Invite") -> None:
    table = parlour_evening(evening, [], seats=2, terms=TIMED)
    table.wait(95)
    table.says(0, "nod")
    assert table.table.playing.clock.bank == [15.0, 20.0]
    shown = clock(table.table, 0, table.now)
    assert shown is not None
    assert shown.left == 105_000


def test_a_clock_counts_no_private_steps(evening: "Invite") -> None:
    table = parlour_evening(evening, [], seats=2, terms=TIMED)
    table.wait(30)
    before = watch(table.table, 1, table.now)
    table.says(0, "think")
    assert watch(table.table, 1, table.now) == before


def test_a_clock_begins_whole_with_the_state_that_asks(evening: "Invite") -> None:
    """However long others thought before: nobody pays for time in which they could not see their question yet."""
    table = evening(people=2, terms=TIMED)
    table.start()
    last, turns = -1, 0
    while turns < 6:
        seat = table.asked
        # What is delivered with the question, at the moment of the answer that led to it.
        told = clock(table.table, seat, table.now)
        assert told is not None
        assert told.seat == seat
        if seat != last:
            assert told.left == 110_000
            last, turns = seat, turns + 1
        table.wait(7)
        later = clock(table.table, seat, table.now)
        assert later is not None
        assert later.left == told.left - 7_000
        table.says(seat, table.first())


def test_in_a_window_a_clock_is_seen_by_its_owner_alone(evening: "Invite") -> None:
    table = parlour_evening(evening, [1], terms=TIMED)
    table.says(0, "strike")
    assert clock(table.table, 0, table.now) is None
    assert clock(table.table, int(SPECTATOR), table.now) is None
    shown = clock(table.table, 1, table.now)
    assert shown is not None
    assert shown.left == 35_000
    table.wait(36)
    assert table.table.playing.asked == 1
    assert table.table.playing.state.step().name() == "Act", "the window closed by the clock; now it is seat 1's turn"


def test_timing_of_five_hundred_windows_tells_nothing(evening: "Invite") -> None:
    """Whether a rival holds a shield cannot be read off how long windows stay open, nor off anything told meanwhile."""
    lengths: dict[bool, list[float]] = {True: [], False: []}
    luck = Swift(7)
    for armed in (True, False):
        for _ in range(250):
            table = parlour_evening(evening, [1] if armed else [])
            table.table.playing.pace.pause = lambda: 1.0 + luck.below(600) / 1000
            table.says(0, "strike")
            began = table.now
            table.wait(luck.below(900) / 1000)
            if armed:
                table.says(1, "pass")
            while "hit" not in [e.kind for e in told(table.table.playing, 0, 0)]:
                table.wait(0.01)
            lengths[armed].append(table.now - began)
    means = [sum(times) / 250 for times in lengths.values()]
    assert abs(means[0] - means[1]) < 0.06, means
    assert all(1.0 <= length <= 1.62 for times in lengths.values() for length in times)


def test_parlour_is_a_fair_double_of_a_game(evening: "Invite") -> None:
    table = evening(people=2, show=parlour(), setup={"seats": 2})
    table.start()
    assert isinstance(table.table.playing.state, Parlour)
    chance = Swift(3)
    while table.table.status == "playing":
        if table.asked < 0:
            table.wait(2)
            continue
        keys = [key for key in table.table.playing.state.keys() if key != "look"]  # noqa: SIM118
        table.says(table.asked, keys[chance.below(len(keys))])
    assert table.table.results[0].ending == "dusk"
    assert table.again().frozen == ""

"""Every game of the house at a live table: played by people, read again from storage, and leaking nothing."""

from typing import TYPE_CHECKING

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.playout import playout
from matinee.engine.record import read_record, replay, write_record
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match import play
from matinee.match.deal import doubt
from matinee.match.sight import TABLES, sight
from matinee.match.standing import Standing

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

SHOWS = [pytest.param(show, id=show.game.short) for show in catalog.SHOWS.values()]
MOST = 700


def answer(table: "Evening", chance: Swift) -> None:
    """The asked player answers; if nobody is asked, a window is closing."""
    game = table.table.playing
    if table.asked < 0:
        table.wait(2)
        return
    keys = game.state.keys()
    table.says(table.asked, keys[chance.below(len(keys))])


@pytest.mark.parametrize("show", SHOWS)
def test_a_whole_game_of_people_is_the_same_when_it_is_read_again(evening: "Invite", show: Show) -> None:
    table = evening(people=show.game.most, show=show, setup={"seats": show.game.most})
    table.start()
    for seat in range(show.game.most):
        table.do(play.stand(table.table, table.guest(seat), Standing("ask-always"), table.now))
    chance = Swift(5)
    for _ in range(MOST):
        if table.table.status != "playing":
            break
        answer(table, chance)
    twin = table.again()
    assert twin.frozen == ""
    assert twin.playing.state.digest() == table.table.playing.state.digest()
    assert twin.playing.numbers == table.table.playing.numbers
    assert twin.playing.told == table.table.playing.told
    record = table.table.playing.record(table.table.names)
    again = read_record(write_record(record), show.id)
    assert len(again.answers) > 50
    assert doubt(again) == ""
    assert replay(show, again).digest() == record.last


@pytest.mark.parametrize("show", SHOWS)
def test_no_event_of_a_game_is_read_as_one_of_the_table(show: Show) -> None:
    """A part that was lost once read as steps that could not be read any more."""
    for seed in range(6):
        journal = Journal()
        state = show.deal(show.setup({"seats": show.game.most}), Swift(seed), journal)
        playout(state, Swift(seed), MOST)
        assert {event.kind for event in journal.events}.isdisjoint(TABLES)


@pytest.mark.parametrize("show", SHOWS)
def test_what_is_private_changes_nothing_for_others(evening: "Invite", show: Show) -> None:
    """The server builds no view for others at a private step; here it is built, and must be unchanged."""
    seats = show.game.most
    table = evening(people=seats, show=show, setup={"seats": seats})
    table.start()
    chance, private = Swift(8), 0
    for _ in range(200):
        game = table.table.playing
        if table.table.status != "playing":
            break
        if table.asked < 0:
            table.wait(2)
            continue
        asked, version = table.asked, game.version
        others = [viewer for viewer in (*range(seats), int(SPECTATOR)) if viewer != asked]
        before = {viewer: (sight(table.table, viewer, "en"), game.told[viewer]) for viewer in others}
        answer(table, chance)
        if game.version == version:
            private += 1
            for viewer in others:
                assert (sight(table.table, viewer, "en"), game.told[viewer]) == before[viewer]
    assert private > 0 or show.game.short != "npzr"


@pytest.mark.parametrize("show", SHOWS)
def test_a_watcher_who_cannot_see_cards_cannot_tell_hands_apart(evening: "Invite", show: Show) -> None:
    """At many moments: everything a viewer is shown stays, when all that they cannot know is dealt again."""
    seats = show.game.most
    table = evening(people=seats, show=show, setup={"seats": seats})
    table.start()
    chance = Swift(13)
    for number in range(160):
        if table.table.status != "playing":
            break
        answer(table, chance)
        game = table.table.playing
        if number % 9 or game.over or game.pace.resting or game.window:
            continue
        true = game.state
        for viewer in (*range(seats), int(SPECTATOR)):
            shown = sight(table.table, viewer, "en")
            lay(table, true.redeal(viewer, Swift(chance.word())))
            assert sight(table.table, viewer, "en") == shown, f"viewer {viewer} at answer {number}"
            lay(table, true)


def lay(table: "Evening", state: State) -> None:
    game = table.table.playing
    state.journal = game.journal
    game.recorder.state = game.stage = state
    game.foresee()

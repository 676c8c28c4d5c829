"""Alone with bots: back as far as one likes. What could not be known there is dealt again, and the record says so."""

from typing import TYPE_CHECKING

import msgspec
import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import read_record, taken_back, write_record
from matinee.engine.show import Show
from matinee.lab.fair_deal import verify
from matinee.match import lobby, play
from matinee.match.errors import NoUndo
from matinee.match.sight import Sight, sight, told

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

SHOWS = [pytest.param(show, id=show.game.short) for show in catalog.SHOWS.values()]
STEPS = 160


def begun(evening: "Invite", show: Show, people: int = 1) -> "Evening":
    table = evening(people=people, show=show, setup={"seats": max(people, show.game.fewest)})
    table.start()
    return table


def step(table: "Evening", chance: Swift) -> Sight | None:
    """The asked seat answers; returns what the person saw, if it was theirs."""
    game = table.table.playing
    if game.pace.resting:
        table.wait(1.4)
        return None
    seat, keys = int(game.state.asked), game.state.keys()
    key = keys[chance.below(len(keys))]
    if table.table.chairs[seat].bot:
        table.do(play.bot_answer(table.table, seat, key, table.now))
        table.idle()
        return None
    seen = sight(table.table, seat, "en")
    table.says(seat, key)
    return seen


def undo(table: "Evening") -> None:
    table.do(*play.ask_undo(table.table, "host", table.now))


def known(seen: Sight) -> Sight:
    """What they know: the number of the question alone is new."""
    assert seen.ask is not None
    return msgspec.structs.replace(seen, ask=msgspec.structs.replace(seen.ask, number=0))


@pytest.mark.parametrize("show", SHOWS)
def test_you_go_back_over_every_answer_and_know_there_what_you_knew(evening: "Invite", show: Show) -> None:
    table = begun(evening, show)
    chance = Swift(3)
    seen: list[Sight] = []
    while len(seen) < 14 and table.table.status == "playing":
        found = step(table, chance)
        seen += [found] if found is not None else []
    if table.table.playing.pace.resting:
        table.wait(1.4)
    for before in reversed(seen):
        undo(table)
        assert known(sight(table.table, table.table.seat_of("host"), "en")) == known(
            msgspec.structs.replace(before, no_undo="" if before is not seen[0] else before.no_undo)
        )
    with pytest.raises(NoUndo):
        undo(table)
    assert table.again().playing.state.digest() == table.table.playing.state.digest()


@pytest.mark.parametrize("show", SHOWS)
def test_a_game_that_was_taken_back_leaves_a_record_that_verifies_and_says_so(evening: "Invite", show: Show) -> None:
    table = begun(evening, show)
    chance = Swift(9)
    for n in range(STEPS):
        if table.table.status != "playing":
            break
        step(table, chance)
        if n % 12 == 11 and table.table.playing.rewinds and not table.table.playing.pace.resting:
            undo(table)
    table.play_out()
    record = read_record(write_record(table.table.records[0]), show.id)
    verdict = verify(show, record)
    assert verdict.ok, verdict.why
    assert 0 < taken_back(record) <= table.table.playing.deals
    assert "dealt again" in verdict.why
    assert any(event.kind == "dealt-anew" for event in told(table.table.playing, 0, 0))
    forged = msgspec.structs.replace(record, answers=[key.replace(":1", ":99") for key in record.answers])
    assert not verify(show, forged).ok


@pytest.mark.parametrize("show", SHOWS)
def test_the_world_beyond_is_another_one(evening: "Invite", show: Show) -> None:
    """A player who goes back over something that they were shown finds another world: nothing is learned by trying."""
    table = begun(evening, show)
    chance, worlds = Swift(1), set()
    for _ in range(8):
        while table.table.playing.memory.last(0) is not None or not table.table.playing.rewinds:
            step(table, chance)
        undo(table)
        piles = table.table.playing.state.piles
        worlds.add(tuple(tuple(piles.cards(pile)) for pile in range(len(piles.layout.names))))
    assert len(worlds) == 8


@pytest.mark.parametrize("show", SHOWS)
def test_with_two_people_nothing_that_was_shown_is_taken_back(evening: "Invite", show: Show) -> None:
    table = begun(evening, show, people=2)
    chance = Swift(2)
    for _ in range(30):
        step(table, chance)
    assert not play.rewinds(table.table)
    table.do(play.hand_over(table.table, "guest1", "extra", table.now))
    for _ in range(10):
        step(table, chance)
    assert not play.rewinds(table.table), "somebody who is away for a while is a person still"


@pytest.mark.parametrize("show", SHOWS)
def test_what_was_played_with_a_friend_stands_when_the_friend_has_gone(evening: "Invite", show: Show) -> None:
    table = begun(evening, show, people=2)
    chance = Swift(2)
    for _ in range(20):
        step(table, chance)
    table.do(lobby.rise(table.table, "guest1", table.now))
    assert not play.rewinds(table.table)

"""One live table, from the lobby to the rematch."""

from typing import TYPE_CHECKING

import pytest

from matinee import catalog
from matinee.catalog import Programme
from matinee.engine.errors import GameOver, NoSuchBot, NotYourQuestion, Refused, StaleQuestion, UnknownOption
from matinee.engine.record import read_record, replay, write_record
from matinee.match import entries as e
from matinee.match import lobby, play
from matinee.match.cast import CAST, cast_as
from matinee.match.errors import ChairTaken, Frozen, Muted, NoSuchChair, NotHost, NotNow, NotSeated
from matinee.match.sight import sight
from matinee.match.table import Table
from matinee.match.terms import Terms

if TYPE_CHECKING:
    from tests.match.conftest import Invite


def test_a_game_by_two_people_is_the_same_after_reading_it_again(evening: "Invite") -> None:
    table = evening()
    table.start()
    table.play_out()
    assert table.table.status == "over"
    twin = table.again()
    assert twin.frozen == ""
    assert twin.playing.state.digest() == table.table.playing.state.digest()
    assert twin.playing.numbers == table.table.playing.numbers
    assert twin.results == table.table.results


def test_a_record_replays_and_its_deal_can_be_trusted(evening: "Invite") -> None:
    from matinee.match.deal import doubt

    table = evening()
    promised = table.table.commitment
    table.do(lobby.phrase(table.table, "guest1", "open sesame", 1.0))
    table.start()
    table.play_out()
    record = read_record(write_record(table.table.records[0]), "test")
    assert record.commitment == promised
    assert record.names == ["P0", "P1"]
    assert doubt(record) == ""
    assert replay(table.table.show, record).over
    record.phrases = ["open says me"]
    assert "phrases" in doubt(record)
    record.secret = "00" * 32
    assert "committed" in doubt(record)


def test_an_entry_in_the_name_of_somebody_else_is_refused(evening: "Invite") -> None:
    """The last door is inside: an answer is its seat's own, wherever its entry comes from."""
    table = evening()
    table.start()
    game, before, stored = table.table.playing, table.table.playing.state.digest(), len(table.stored)
    with pytest.raises(NotYourQuestion):
        table.do(e.Answered(at=table.now, seat=1 - table.asked, keys=[table.first()]))
    assert (game.state.digest(), game.given, len(table.stored)) == (before, [0, 0], stored)


def test_a_player_who_is_not_asked_is_refused_and_nothing_changes(evening: "Invite") -> None:
    table = evening()
    table.start()
    game = table.table.playing
    before = game.state.digest()
    asked, other = table.asked, 1 - table.asked
    tries: list[tuple[type[Refused], str, int, list[str]]] = [
        (NotYourQuestion, table.guest(other), 0, [table.first()]),
        (NotSeated, "stranger", 1, [table.first()]),
        (StaleQuestion, table.guest(asked), game.numbers[asked] - 1, [table.first()]),
        (StaleQuestion, table.guest(asked), game.numbers[asked] + 1, [table.first()]),
        (UnknownOption, table.guest(asked), game.numbers[asked], ["play:X-X"]),
        (UnknownOption, table.guest(asked), game.numbers[asked], []),
    ]
    for error, guest, number, keys in tries:
        with pytest.raises(error):
            play.answer(table.table, guest, number, keys, "", table.now)
    assert game.state.digest() == before


def test_a_nonce_is_known_again_even_by_another_process(evening: "Invite") -> None:
    table = evening()
    table.start()
    seat = table.asked
    table.says(seat, table.first(), nonce="n1")
    assert play.is_repeat(table.table, table.guest(seat), "n1")
    assert not play.is_repeat(table.table, table.guest(1 - seat), "n1")
    assert play.is_repeat(table.again(), table.guest(seat), "n1")


def test_after_the_end_nothing_is_answered(evening: "Invite") -> None:
    table = evening()
    table.start()
    table.play_out()
    with pytest.raises(GameOver):
        play.answer(table.table, "host", 1, ["end"], "", table.now)


def test_questions_are_numbered_for_each_seat_alone(evening: "Invite") -> None:
    """A rival who nominates a wild answers more questions; nobody can count them."""
    table = evening()
    table.start()
    for _ in range(12):
        seat, mine, theirs = table.asked, table.table.playing.numbers[table.asked], list(table.table.playing.numbers)
        table.says(seat, table.first())
        if table.asked == seat:
            assert table.table.playing.numbers[seat] == mine + 1
            assert table.table.playing.numbers[1 - seat] == theirs[1 - seat]
        else:
            assert table.table.playing.numbers[1 - seat] == theirs[1 - seat] + 1


def test_half_made_choices_change_nothing_for_the_rival(evening: "Invite") -> None:
    table = evening()
    table.start()
    while table.table.show.game.turns(table.table.playing.state) < 4 or table.table.playing.state.step().inside():
        table.says(table.asked, table.first())
    rival = 1 - table.asked
    before = sight(table.table, rival, "en"), dict(table.table.playing.told)
    keys = table.table.playing.state.keys()
    key = next(key for key in keys if key.startswith("play:"))
    table.says(table.asked, key)
    assert table.table.playing.state.step().inside()
    after = sight(table.table, rival, "en"), dict(table.table.playing.told)
    assert after == before


def test_only_the_host_starts_and_sends_away(evening: "Invite") -> None:
    table = evening()
    for deed in (
        lambda: lobby.start(table.table, "guest1", 1.0),
        lambda: lobby.send_away(table.table, "guest1", 0, 1.0),
        lambda: lobby.seat_bot(table.table, "guest1", 0, "star", 1.0),
        lambda: lobby.settle(table.table, "guest1", Terms(), {}, 1.0),
        lambda: lobby.close(table.table, "guest1", 1.0),
        lambda: lobby.hush(table.table, "guest1", 0, True, 1.0),
    ):
        with pytest.raises(NotHost):
            deed()
    table.do(lobby.send_away(table.table, "host", 1, 1.0))
    assert table.table.chairs[1].kind == "empty"
    assert table.table.chairs[1].edition == 2


def test_chairs_are_taken_once(evening: "Invite") -> None:
    table = evening(people=1)
    with pytest.raises(ChairTaken):
        lobby.sit(table.table, "late", "Late", 0, False, 1.0)
    with pytest.raises(ChairTaken):
        lobby.sit(table.table, "host", "Twice", 1, False, 1.0)
    with pytest.raises(NoSuchChair):
        lobby.sit(table.table, "late", "Late", 9, False, 1.0)
    table.table.terms = Terms(seating="links")
    with pytest.raises(NotSeated):
        lobby.sit(table.table, "late", "Late", 1, False, 1.0)
    table.do(lobby.sit(table.table, "late", "La\u202ete\n <b>", 1, True, 1.0))
    assert table.table.chairs[1].name == "Late <b>"


def test_no_two_bots_have_one_name(evening: "Invite") -> None:
    table = evening(people=1, show=catalog.show("robot-rampage"), setup={"seats": 4})
    for chair, level in ((1, "star"), (2, "star"), (3, "extra")):
        table.do(lobby.seat_bot(table.table, "host", chair, level, 1.0))
    before = table.table.names
    assert len(set(before)) == 4
    assert {*before[1:3]} < {*CAST["star"]}
    table.do(lobby.seat_bot(table.table, "host", 1, "extra", 1.0))
    assert table.table.names[2:] == before[2:]
    assert {*table.table.names[1::2]} < {*CAST["extra"]}
    assert [chair.avatar for chair in table.table.chairs] == ["", *(name.lower() for name in table.table.names[1:])]


def test_a_table_has_a_cast_of_its_own_and_keeps_it() -> None:
    """Which character plays depends on what is public alone; every character comes up at some table."""
    casts = {tuple(cast_as("star", f"table {n}", set())) for n in range(60)}
    assert {name for name, _ in casts} == {*CAST["star"]}
    assert cast_as("star", "here", set()) == cast_as("star", "here", set())
    name, face = cast_as("star", "here", {*CAST["star"]})
    assert (name, face) == (f"{face.capitalize()} II", cast_as("star", "here", set())[1])
    assert cast_as("thrifty", "here", {"Thrifty"}) == ("Thrifty II", "")


def test_empty_chairs_are_taken_by_bots_and_a_bot_is_asked(evening: "Invite") -> None:
    table = evening(people=1)
    table.start()
    assert [chair.kind for chair in table.table.chairs] == ["person", "bot"]
    while table.asked == 0:
        table.says(0, table.first())
    assert play.bot_asked(table.table) == (1, "star")


def test_a_match_of_three_rotates_and_counts(evening: "Invite") -> None:
    table = evening(Terms(games=3))
    for game in range(3):
        table.do(lobby.commit(table.table, f"{game:02d}" * 32, table.now)) if game else None
        if game:
            for guest in ("host", "guest1"):
                table.do(*lobby.ready(table.table, guest, table.now))
        else:
            table.start()
        assert table.table.status == "playing"
        assert table.guest(game % 2) == "host"
        table.play_out(game)
    assert table.table.status == "over"
    assert len(table.table.records) == 3
    assert sum(table.table.wins) == sum(len(r.winners) for r in table.table.results)
    table.do(lobby.commit(table.table, "77" * 32, table.now))
    for guest in ("host", "guest1"):
        table.do(*lobby.ready(table.table, guest, table.now))
    assert table.again().status == "playing"
    assert table.table.results == []


def test_talk_is_plain_and_can_be_hushed(evening: "Invite") -> None:
    table = evening()
    said = lobby.chat(table.table, "guest1", "", "  hi\x00 \u202ethere\n" + "x" * 500, 1.0)
    assert said.text.startswith("hi there x")
    assert len(said.text) == 300
    table.do(said, lobby.hush(table.table, "host", 1, True, 1.0))
    with pytest.raises(Muted):
        lobby.chat(table.table, "guest1", "", "hello?", 1.0)
    assert lobby.chat(table.table, "stranger", "Visitor", "boo", 1.0).chair == -1


def test_a_setup_out_of_range_opens_no_table(evening: "Invite") -> None:
    from matinee.engine.errors import BadSetup

    table = evening()
    show = table.table.show
    for setup in ({"seats": 7}, {"copies": 1}, {"copies": 9}, {"turn_limit": 10}, {"nonsense": 1}, {"seats": "two"}):
        with pytest.raises(BadSetup):
            lobby.open_table(show, setup, Terms(), "host", 1.0)
    with pytest.raises(NoSuchBot):
        lobby.open_table(show, {}, Terms(stand_in="shakespeare"), "host", 1.0)
    table.start()
    with pytest.raises(NotNow):
        lobby.settle(table.table, "host", Terms(), {}, 1.0)


def test_rules_that_changed_freeze_a_table_with_a_sentence(evening: "Invite") -> None:
    table = evening()
    table.start()
    for _ in range(25):
        table.says(table.asked, table.first())
    assert any(b"digest" in text for text in table.stored)
    table.stored = [text.replace(b'"digest":"', b'"digest":"f') for text in table.stored]
    twin = table.again()
    assert "older edition" in twin.frozen
    assert sight(twin, 7, "en").view is not None


def test_a_game_that_is_no_longer_installed_leaves_a_table_that_says_why(evening: "Invite") -> None:
    table = evening()
    table.start()
    for _ in range(25):
        table.says(table.asked, table.first())
    twin = Table("t", shows=Programme(list).find)
    for text in table.stored:
        twin.revive(e.decode(text))
    assert twin.status == "closed"
    assert "ninja-pirate-zombie-robot, is not installed here" in twin.frozen
    assert (twin.title, twin.edition) == ("ninja-pirate-zombie-robot", 0)
    assert play.follow(twin, lambda: "", 1.0) == []
    with pytest.raises(Frozen):
        twin.apply(e.decode(table.stored[1]))


def test_two_names_are_never_the_same(evening: "Invite") -> None:
    party = evening(people=0, setup={"seats": 4}, show=catalog.show("roundhouse"))
    for chair, name in enumerate(("Ada", "Rex", "Ada")):
        guest = "host" if chair == 0 else f"guest{chair}"
        party.do(lobby.sit(party.table, guest, name, chair, False, party.now))
    party.start()
    assert party.table.names[:3] == ["Ada", "Rex", "Ada II"]
    assert party.table.names[3] in {*CAST["star"]} - {"Rex"}

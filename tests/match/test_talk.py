"""Talk at a table: to everybody, and within a team, of which nobody else can tell that a word was said."""

from typing import TYPE_CHECKING

import pytest

from matinee import catalog
from matinee.match import lobby
from matinee.match.errors import Muted, NoTeam
from matinee.match.talk import KEPT
from matinee.match.terms import Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

KAIJU, ANN, BEN, EVE = 0, 1, 2, -1


@pytest.fixture
def siege(evening: "Invite") -> "Evening":
    return evening(Terms(games=2), people=3, show=catalog.show("kaiju"), setup={"seats": 3})


def say(table: "Evening", guest: str, text: str, team: bool = False) -> None:
    table.now += 1
    table.do(lobby.chat(table.table, guest, "Eve", text, table.now, team))


def heard(table: "Evening", chair: int) -> list[tuple[int, str]]:
    return [(n, line.text) for n, line in table.table.talk.heard(chair)]


def test_a_team_talks_in_private_and_in_order(siege: "Evening") -> None:
    siege.start()
    say(siege, "host", "grr")
    say(siege, "guest1", "he holds a Rampage", team=True)
    say(siege, "stranger", "hello")
    say(siege, "guest2", "I know", team=True)
    say(siege, "guest1", "hello Eve")
    everybody = [(1, "grr"), (2, "hello"), (3, "hello Eve")]
    assert heard(siege, KAIJU) == heard(siege, EVE) == everybody
    both = [(1, "grr"), (1, "he holds a Rampage"), (2, "hello"), (2, "I know"), (3, "hello Eve")]
    assert heard(siege, ANN) == heard(siege, BEN) == both
    assert [(n, line.text) for n, line in siege.again().talk.heard(BEN)] == both


def test_a_player_without_a_team_is_told_so(siege: "Evening", evening: "Invite") -> None:
    with pytest.raises(NoTeam):
        lobby.chat(siege.table, "guest1", "", "before the deal", 1.0, True)
    siege.start()
    for guest in ("host", "stranger"):
        with pytest.raises(NoTeam, match="no team"):
            lobby.chat(siege.table, guest, "", "psst", 1.0, True)
    duel = evening()
    duel.start()
    with pytest.raises(NoTeam):
        lobby.chat(duel.table, "host", "", "psst", 1.0, True)


def test_what_a_team_says_pushes_nothing_out(siege: "Evening") -> None:
    siege.start()
    say(siege, "host", "grr")
    for number in range(KEPT + 20):
        say(siege, "guest1", str(number), team=True)
    assert heard(siege, KAIJU) == [(1, "grr")]
    assert heard(siege, ANN)[:2] == [(1, "grr"), (21, "20")]
    assert len(heard(siege, ANN)) == KEPT + 1


def test_the_talk_of_a_team_ends_with_its_game(siege: "Evening") -> None:
    """The chairs move on: a defender in the first game may be the Kaiju of the second."""
    siege.start()
    say(siege, "guest1", "psst", team=True)
    siege.play_out()
    with pytest.raises(NoTeam):
        lobby.chat(siege.table, "guest1", "", "well played", siege.now, True)
    assert heard(siege, ANN) == [(1, "psst")]
    siege.do(lobby.commit(siege.table, "77" * 32, siege.now))
    siege.start()
    assert siege.table.teams == [[0, 2]]
    assert heard(siege, ANN) == heard(siege, BEN) == []
    with pytest.raises(NoTeam):
        lobby.chat(siege.table, "guest1", "", "grr", siege.now, True)
    say(siege, "host", "now we defend", team=True)
    assert heard(siege, 0) == heard(siege, 2) == [(1, "now we defend")]
    assert heard(siege, ANN) == []


def test_the_kaiju_drawn_by_lot_has_no_team_either(evening: "Invite") -> None:
    table = evening(people=5, show=catalog.show("kaiju"), setup={"seats": 5, "kaiju": -1})
    assert table.table.teams == []
    table.start()
    alone = int(table.table.playing.state.kaiju)  # type: ignore[attr-defined]
    assert table.table.teams == [[chair for chair in range(5) if chair != alone]]


def test_silence_holds_for_teams_too(siege: "Evening") -> None:
    siege.start()
    siege.do(lobby.hush(siege.table, "host", ANN, True, 1.0))
    with pytest.raises(Muted):
        lobby.chat(siege.table, "guest1", "", "psst", 1.0, True)
    siege.table.terms = Terms(chat=False)
    with pytest.raises(Muted):
        lobby.chat(siege.table, "guest2", "", "psst", 1.0, True)

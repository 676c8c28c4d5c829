"""A house in whose books a game stands that bots have played to its end, each in somebody's chair."""

from pathlib import Path

from tests.web.arranged import SECRET, apart, write

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import NotYourQuestion
from matinee.engine.view import Result
from matinee.match import entries as e
from matinee.match import lobby, play
from matinee.match.table import Table
from matinee.match.terms import Terms
from matinee.server.identity import Identity, load_secret

NAMES = ["Ada", "Bo", "Cyrus", "Dimitra"]
# Longer than any window stays open.
LATER = 60.0


def end(data: Path, game: str, seats: int, luck: int) -> tuple[Result, list[str]]:
    """Play it and write it down; gives the result, and the link of each seat's chair."""
    show = catalog.show(game)
    table = Table(f"{game}ended{luck}")
    stored: list[e.Entry] = []
    chance, now = Swift(luck), 100.0

    def do(*entries: e.Entry) -> None:
        stored.extend(table.apply(entry) for entry in entries)

    do(lobby.open_table(show, {"seats": seats}, Terms(tempo=0), NAMES[0], now))
    do(lobby.commit(table, SECRET, now))
    for chair, name in enumerate(NAMES[:seats]):
        do(lobby.sit(table, name, name, chair, False, now))
    do(*lobby.start(table, NAMES[0], now))
    while table.status == "playing":
        now += LATER
        play.look(table, now)
        stored.extend(play.follow(table, lambda: SECRET, now))
        if table.screening is None or table.screening.state.over:
            continue
        state = table.playing.state
        seat = int(state.asked)
        key = state.key(show.bot("extra").decide(state, Swift(chance.word())))
        try:
            do(play.answer(table, table.chairs[seat].guest, table.playing.numbers[seat], [key], "", now))
        except NotYourQuestion:
            # A window is still open; it is asked later.
            continue
    apart(write(data, stored, "over", table=table.id, game=show.id, host=NAMES[0]))
    identity = Identity(load_secret("", data))
    links = [
        f"/t/{table.id}#chair={identity.chair_token(table.id, chair.number, chair.edition, chair.guest)}"
        for chair in table.chairs
    ]
    return table.results[-1], links

"""A table with people at it, whose clock the test turns by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match import lobby, play
from matinee.match.table import Table
from matinee.match.terms import Terms

SECRET = "5e" * 32


class Evening:
    """Talk at a live table: every entry goes through storage form and back, as it does in a server."""

    def __init__(self, terms: Terms, people: int, show: Show, setup: dict[str, Any], secret: str) -> None:
        self.now = 100.0
        self.table = Table("t", pause=lambda: 1.3, shows=lambda _: show)
        self.stored: list[bytes] = []
        self.do(lobby.open_table(show, setup, terms, "host", self.now))
        self.do(lobby.commit(self.table, secret, self.now))
        for chair in range(people):
            guest = "host" if chair == 0 else f"guest{chair}"
            self.do(lobby.sit(self.table, guest, f"P{chair}", chair, False, self.now))

    def do(self, *entries: e.Entry) -> None:
        for entry in entries:
            self.stored.append(e.encode(self.table.apply(e.decode(e.encode(entry)))))

    def start(self) -> None:
        self.do(*lobby.start(self.table, "host", self.now))
        self.idle()

    def idle(self) -> None:
        """All that the table does by itself at this moment."""
        while (deed := play.next_deed(self.table, self.now)) is not None:
            self.do(deed)

    def wait(self, seconds: float) -> None:
        """Time passes; the table is looked at whenever it asked to be."""
        end = self.now + seconds
        while True:
            due = play.next_moment(self.table)
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            play.look(self.table, self.now)
            self.idle()
        self.now = end

    @property
    def asked(self) -> int:
        return self.table.playing.asked

    def guest(self, seat: int) -> str:
        return self.table.chairs[seat].guest

    def says(self, seat: int, *keys: str, nonce: str = "") -> None:
        number = self.table.playing.numbers[seat]
        self.do(play.answer(self.table, self.guest(seat), number, list(keys), nonce, self.now))
        self.idle()

    def first(self) -> str:
        return self.table.playing.state.keys()[0]

    def play_out(self, seed: int = 1) -> None:
        """Random answers by each asked player, to the end of the game."""
        chance = Swift(seed)
        while self.table.status == "playing":
            if self.table.playing.pace.resting:
                self.wait(1.4)
                continue
            state = self.table.playing.state
            key = state.key(state.options()[chance.below(len(state.options()))])
            seat = int(state.asked)
            if self.table.chairs[seat].bot:
                self.do(play.bot_answer(self.table, seat, key, self.now))
                self.idle()
            else:
                self.says(seat, key)

    def again(self) -> Table:
        """The table as another process reads it out of storage."""
        twin = Table("t", pause=lambda: 1.3, shows=lambda _: self.table.show)
        for text in self.stored:
            twin.revive(e.decode(text))
        return twin


Invite = Callable[..., Evening]


@pytest.fixture
def evening() -> Invite:
    def invite(
        terms: Terms | None = None,
        people: int = 2,
        show: Show | None = None,
        setup: dict[str, Any] | None = None,
        secret: str = SECRET,
    ) -> Evening:
        show = show or catalog.show("npzr")
        return Evening(terms or Terms(), people, show, setup or {"seats": show.game.fewest}, secret)

    return invite

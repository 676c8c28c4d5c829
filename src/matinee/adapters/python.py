"""Matinee from Python: `matinee.show("npzr").table(seed=1)` is a table that can be printed, played, copied and pickled.

import matinee

table = matinee.show("npzr").table(seed=1)
print(table)                    # the board, as the asked seat sees it
table.options                   # what may be said, each with its words
table.play("play:N-T")          # an answer by its key; several in a row will do, too
table.play(table.search("star"))
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import MatineeError, UnknownOption
from matinee.engine.journal import Journal
from matinee.engine.record import Record, Recorder, read_record, replay, write_record
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Option, Result, View, WhyNot, in_words, read


class Choice:
    """One thing that may be said: its stable `key`, its `text`, and the `card` and `place` that it is about, if any.

    `hints` are stable words for what would come of it, such as `completes:you.ninja`.
    """

    def __init__(self, option: Option) -> None:
        self.key = option.key
        self.text = option.text
        self.card = option.card
        self.place = option.place
        self.hints = option.hints

    def __repr__(self) -> str:
        return f"<{self.key}: {self.text}>"

    def __str__(self) -> str:
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class SeatViews(Sequence[View]):
    """What each seat may know, by its number; `spectator` knows only what everybody does."""

    def __init__(self, table: "GameTable") -> None:
        self.table = table

    def __len__(self) -> int:
        return self.table.seats

    def __getitem__(self, seat: Any) -> Any:
        return self.table.view(range(self.table.seats)[seat])

    def __iter__(self) -> Iterator[View]:
        return (self.table.view(seat) for seat in range(len(self)))

    @property
    def spectator(self) -> View:
        return self.table.view(int(SPECTATOR))


class GameTable:
    """One table of one game. Every answer is written down: `record` is what is saved and replayed."""

    def __init__(self, show: Show, setup: dict[str, Any], seed: int | str, edition: int | None = None) -> None:
        self._show = show
        self._recorder = Recorder(show, setup, seed if isinstance(seed, str) else f"swift:{seed}", Journal(), edition)

    # What is to be seen

    @property
    def state(self) -> State:
        """The engine's own state: it hides nothing, so bots and views are made from it and never given it."""
        return self._recorder.state

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def asked(self) -> int | None:
        """The seat whose answer the table waits for; None once the game is over."""
        return None if self.over else int(self.state.asked)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def result(self) -> Result | None:
        """Winners, ending and scores; None while the game is played."""
        return self._show.game.result(self.state) if self.over else None

    @property
    def prompt(self) -> str:
        """The open question in one sentence."""
        return "" if self.over else read(self.state, self._show.words(), self.names).text

    @property
    def options(self) -> list[Choice]:
        """What the asked seat may say."""
        return [] if self.over else [Choice(one) for one in read(self.state, self._show.words(), self.names).options]

    @property
    def why_not(self) -> list[WhyNot]:
        """What the asked seat might try and may not: the clause, and the sentence that says why."""
        return [] if self.over else read(self.state, self._show.words(), self.names).why_not

    @property
    def views(self) -> SeatViews:
        """What each seat may know: `views[0]`, `views.spectator`."""
        return SeatViews(self)

    @property
    def names(self) -> list[str]:
        """What the seats are called in sentences."""
        return [f"Player {seat}" for seat in range(self.seats)]

    @property
    def answers(self) -> list[str]:
        """Everything that was said, by key."""
        return self._recorder.record.answers

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._recorder.close()

    def view(self, seat: int) -> View:
        """All that a seat may know."""
        return in_words(self._show.game.view(self.state, seat), self._show.words())

    def log(self, seat: int | None = None) -> list[str]:
        """What has happened, as a seat was told it; as a spectator was if no seat is named."""
        journal, words = self.state.journal, self._show.words()
        assert journal is not None
        events = journal.told(int(SPECTATOR) if seat is None else seat)
        told = [self._show.game.line(self.state, event, self.names) for event in events]
        return [words.say(line.named(self.names)) for line in told if line is not None]

    # What may be done

    def play(self, *answers: str | Choice) -> "GameTable":
        """Answer the open question, and those that follow. A key that is not offered raises, with all that are."""
        for answer in answers:
            key = str(answer)
            try:
                self._recorder.answer(key)
            except UnknownOption as fault:
                for refused in self.why_not:
                    if refused.key == key:
                        raise UnknownOption(key, fault.legal, f"{refused.clause}: {refused.text}") from None
                raise
        return self

    def undo(self, answers: int = 1) -> "GameTable":
        """Take the last answer back, or some more. It is played the same again: nothing is dealt again."""
        if not 0 <= answers <= len(self.answers):
            raise ValueError(f"{len(self.answers)} answers were given, so {answers} cannot be taken back.")
        self._recorder = self._again(*self._moment(len(self.answers) - answers))._recorder
        return self

    def search(self, bot: str = "legend", seed: int = 0) -> str:
        """What a bot would say in the asked chair. It is shown a re-dealt table and never peeks."""
        return self.state.key(self._show.bot(bot).decide(self.state, Swift(seed)))

    def play_out(self, *bots: str, seed: int = 0) -> "GameTable":
        """Let bots finish the game: one name for each seat, or one for all."""
        chairs = [self._show.bot(name) for name in (bots or ("star",))]
        luck = Swift(seed)
        while not self.over:
            bot = chairs[int(self.state.asked) % len(chairs)]
            self._recorder.answer(self.state.key(bot.decide(self.state, luck)))
        return self

    def copy(self) -> "GameTable":
        """An independent copy, to try things out on."""
        twin = self._again(*self._moment(0))
        state, journal, mine = self.state.copy(), Journal(), self._recorder
        if self.state.journal is not None:
            journal.events = self.state.journal.events[:]
        state.journal = journal
        twin._recorder.state, twin._recorder.root = state, mine.root
        twin._recorder.record.answers, twin._recorder.record.digests = mine.record.answers[:], mine.record.digests[:]
        return twin

    def save(self, path: str | Path) -> None:
        """Write the record to a file: `matinee.load` and `matinee replay` read it."""
        Path(path).write_text(write_record(self.record), encoding="utf-8")

    def _moment(self, answers: int | None = None) -> tuple[Show, dict[str, Any], str, int, list[str]]:
        """All that a table follows from: its game, setup, seed, edition and answers."""
        record = self._recorder.record
        return self._show, record.setup, record.seed, record.edition, record.answers[:answers]

    @classmethod
    def _again(cls, show: Show, setup: dict[str, Any], seed: str, edition: int, answers: list[str]) -> "GameTable":
        table = cls(show, setup, seed, edition)
        for answer in answers:
            table._recorder.answer(answer)
        return table

    @classmethod
    def _unpickled(cls, game: str, *moment: Any) -> "GameTable":
        return cls._again(catalog.show(game), *moment)

    def __reduce__(self) -> tuple[Any, ...]:
        show, *moment = self._moment()
        return type(self)._unpickled, (show.id, *moment)

    def __eq__(self, other: object) -> bool:
        """The same game, dealt and answered alike."""
        return isinstance(other, GameTable) and self._moment() == other._moment()

    __hash__ = None  # type: ignore[assignment]  # it changes with every answer

    # How it looks

    def __str__(self) -> str:
        from matinee.adapters.picture import drawn

        return drawn(self._show, self.state)

    def __repr__(self) -> str:
        where = f"over, {self.state.ending}" if self.over else f"seat {self.asked} is asked"
        return f"<{self._show.game.title}: {len(self.answers)} answers, {where}>"

    def _repr_html_(self) -> str:
        from matinee.adapters.picture import page

        return page(self._show, self.state)

    def _repr_svg_(self) -> str:
        from matinee.adapters.picture import vector

        return vector(self._show, self.state)


class Playable:
    """A game of the house, ready to be played from Python."""

    def __init__(self, show: Show) -> None:
        self._show = show

    @property
    def id(self) -> str:
        return self._show.id

    @property
    def title(self) -> str:
        return self._show.game.title

    @property
    def seats(self) -> range:
        """How many can play."""
        return range(self._show.game.fewest, self._show.game.most + 1)

    @property
    def bots(self) -> list[str]:
        """Who can sit in a chair: the four levels, weakest first, and the game's own profiles."""
        return list(self._show.bots)

    def table(self, seed: int = 0, **setup: Any) -> GameTable:
        """A new table: the same one for the same seed. `setup` takes seats, pack and the game's own options."""
        return GameTable(self._show, {"seats": self._show.game.fewest, **setup}, seed)

    def rules(self, clause: str | None = None) -> str:
        """The rulebook, or one clause of it by its id."""
        if clause is None:
            return self._show.read("RULES.md")
        for one in self._show.rules():
            if one.id == clause.upper():
                return one.rule
        raise MatineeError(f"The rulebook of {self.title} has no clause {clause[:40]!r}.")

    def __repr__(self) -> str:
        fewest, most = self.seats[0], self.seats[-1]
        return f"<{self.title}: {fewest}{f' to {most}' if most > fewest else ''} players>"


def show(name: str) -> Playable:
    """A game by its id or its short name."""
    return Playable(catalog.show(name))


def load(path: str | Path) -> GameTable:
    """A table from a record: a game that was saved here, or any that was played in the house. It is verified."""
    found = read_record(Path(path).read_bytes(), str(path))
    house = catalog.show(found.game)
    replay(house, found)
    return GameTable._again(house, found.setup, found.seed, found.edition, found.answers)


def programme() -> list[Playable]:
    """Every game that is installed. `matinee.games()` is the same: the package of games can be called."""
    return [Playable(found) for found in catalog.SHOWS.values()]

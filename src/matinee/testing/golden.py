"""A record told as plain text: question, options, answer, what everybody is told, and now and then the table.

Such a story is kept beside the digests of a game: a digest says that something changed, the diff of a story says what.
It is made from the answers of a record, so that it does not change with a bot.
"""

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from matinee.engine.journal import Event, Journal
from matinee.engine.record import RETIRE, Record, Recorder
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.view import Ask, in_words, read
from matinee.engine.words import listed

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
WIDTH = 120
# After this many answers the table is shown again, as far as it has changed.
EVERY = 20
# Of a longer list of options only this many are shown.
MOST = 30


def tell(show: Show, record: Record) -> str:
    """The whole story of a record."""
    return "\n".join(Teller(show, record).lines()) + "\n"


class Teller:
    """Plays a record and tells it to somebody who may know everything."""

    def __init__(self, show: Show, record: Record) -> None:
        self.show = show
        self.record = record
        self.words = show.words()
        self.journal = Journal()
        self.played = Recorder(show, record.setup, record.seed, self.journal, record.edition)
        self.names = list(NAMES[: int(self.played.state.seats)])
        self.told = 0
        self.shown: dict[str, Any] = {}

    def lines(self) -> Iterator[str]:
        setup = msgspec.structs.asdict(self.show.setup(self.record.setup))
        title = f"{self.show.game.title}, edition {self.record.edition}"
        yield from folded(f"{title}: {facts(setup)}; seed {self.record.seed}")
        yield from self.news()
        yield from self.position()
        for number, key in enumerate(self.record.answers):
            if number == len(self.record.answers) // 2:
                yield from self.view()
            yield from self.answered(key)
            if (number + 1) % EVERY == 0:
                yield from self.position()
        yield from self.position()
        yield from self.ending()

    def answered(self, key: str) -> Iterator[str]:
        """One question with its options, of which the one in brackets is the answer; then what came of it."""
        if key.startswith(RETIRE):
            yield f"{self.names[int(key.removeprefix(RETIRE))]} leaves for good."
        else:
            asked: Ask = read(self.played.state, self.words, self.names)
            yield from folded(f"{asked.number} {self.names[asked.seat]}, {asked.name} ({asked.clause}): {asked.text}")
            yield from folded("  ".join(offered([option.key for option in asked.options], key)), "  ")
        self.played.answer(key)
        yield from self.news()

    def news(self) -> Iterator[str]:
        """A line for each event as everybody reads it, and behind it what single seats read instead."""
        for event in self.journal.events[self.told :]:
            readers: dict[str, list[str]] = {}
            for viewer, name in [(int(SPECTATOR), ""), *enumerate(self.names)]:
                readers.setdefault(self.line(event, viewer), []).append(name)
            said = [
                line if "" in names else f"({listed(names)}: {line})" for line, names in readers.items() if line.strip()
            ]
            yield from folded(" ".join(said), "  - ")
        self.told = len(self.journal.events)

    def line(self, event: Event, viewer: int) -> str:
        """What a viewer reads of an event; nothing if they are not told."""
        alone = Journal()
        alone.add(event)
        said = [self.show.game.line(self.played.state, told, self.names) for told in alone.told(viewer)]
        return " ".join(self.words.say(line) for line in said if line is not None)

    def position(self) -> Iterator[str]:
        """The true table in the notation of scenarios, as far as it has changed since it was last shown."""
        now: dict[str, Any] = self.show.game.position(self.played.state)
        title = "the table: what has changed" if self.shown else "the table"
        changed = {name: value for name, value in now.items() if (self.shown.get(name) or None) != (value or None)}
        self.shown = now
        if changed:
            yield from laid_out(title, changed)

    def view(self) -> Iterator[str]:
        """All that the asked seat may know, once in the middle of the game."""
        state = self.played.state
        if not state.over:
            seen = msgspec.to_builtins(in_words(self.show.game.view(state, int(state.asked)), self.words))
            yield from laid_out(f"all that {self.names[state.asked]} may know", seen)

    def ending(self) -> Iterator[str]:
        state = self.played.state
        if not state.over:
            return
        result = self.show.game.result(state)
        won = listed([self.names[seat] for seat in result.winners])
        yield f"== {result.ending}: {f'won by {won}' if won else 'lost by all' if result.beaten else 'a draw'}"
        yield f"scores {', '.join(map(str, result.scores))}; digest {state.digest()}"


def offered(keys: list[str], answer: str) -> list[str]:
    """The options, the answer in brackets; of a long list its beginning, and how many more there are."""
    shown = [f"[{key}]" if key == answer else key for key in keys if key == answer or keys.index(key) < MOST]
    return shown if len(shown) == len(keys) else [*shown, f"and {len(keys) - len(shown)} more"]


def laid_out(title: str, parts: Mapping[str, Any]) -> Iterator[str]:
    """Small facts in one line, each larger one in its own, lists of structs in a line for each; all between rules."""
    yield f"== {title}"
    small = {name: value for name, value in parts.items() if not isinstance(value, dict | list | tuple)}
    if small:
        yield from folded(", ".join(f"{name} {facts(value)}" for name, value in small.items()), "   ")
    for name, value in parts.items():
        if name in small:
            continue
        if is_rows(value):
            yield f"   {name}:"
            for row in value:
                yield from folded(facts(row), "     ")
        else:
            yield from folded(f"{name}: {facts(value)}", "   ")
    yield "=="


def facts(value: Any) -> str:
    """A value of a view or a position as people read it; a struct leaves out what is empty or untrue."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        told = [f"{name} {inside(one)}" for name, one in value.items() if one or (one == 0 and one is not False)]
        return ", ".join(told) or "-"
    if isinstance(value, list | tuple):
        return ", ".join(inside(one) for one in value) or "-"
    return "-" if value is None or value == "" else str(value)


def inside(value: Any) -> str:
    return f"({facts(value)})" if isinstance(value, dict | list | tuple) and value else facts(value)


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(row, dict) for row in value)


def folded(text: str, lead: str = "") -> list[str]:
    """One line, or several that are not too long to be read side by side."""
    rest = " " * (len(lead) + 4)
    return textwrap.wrap(
        text, WIDTH, initial_indent=lead, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )

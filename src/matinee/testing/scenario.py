"""Table talk: a position, things said, things expected.

    with Scenario(show("npzr"), {"stacks": {"B1": "Z-H / Z-T / -"}, "hands": {"a": ["Z-L"]}}) as table:
        table.says("ada", "play:Z-L", "on:B1")
        assert table["marks"]["b"] == "Z"

Leaving the block proves that no half-played card remains.
"""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

from matinee.engine.chance import Chance, Swift
from matinee.engine.door import knock
from matinee.engine.errors import Refused
from matinee.engine.journal import Event, Journal
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Ask, ask, winners_of

NAMES = ("ada", "bo", "cy", "di", "eve", "fay")


class Scenario:
    """One table with people at it, who speak in keys."""

    def __init__(
        self,
        show: Show,
        given: Mapping[str, Any] | None = None,
        *,
        setup: Mapping[str, object] | None = None,
        names: Sequence[str] = NAMES,
        chance: Chance | None = None,
    ) -> None:
        self.show = show
        self.names = names
        self.setup = show.setup(setup or {})
        chance = chance if chance is not None else Swift(1)
        self.state: State
        if given is None:
            self.state = show.deal(self.setup, chance, Journal())
        else:
            self.state = show.arrange(given, self.setup, chance)
            self.state.journal = Journal()

    def __enter__(self) -> "Scenario":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if kind is None:
            self.at_rest()

    def __getitem__(self, name: str) -> Any:
        """A part of the position in the game's own notation."""
        return self.show.game.position(self.state)[name]

    # Who says what

    def seat(self, name: str) -> int:
        return list(self.names).index(name)

    def says(self, name: str, *keys: str) -> None:
        """One person gives one answer after another, each to the question that is then open."""
        for key in keys:
            knock(self.state, self.seat(name), self.state.question, [key])

    def says_at_once(self, name: str, *keys: str) -> None:
        """One person sends a whole action as one batch."""
        knock(self.state, self.seat(name), self.state.question, list(keys))

    def refused(self, name: str, *keys: str) -> str:
        """What the door says to an answer that it must refuse, after which the table is as it was."""
        before = self.state.digest()
        try:
            knock(self.state, self.seat(name), self.state.question, list(keys))
        except Refused as refusal:
            assert self.state.digest() == before, "a refused answer has changed the table"
            return refusal.code
        raise AssertionError(f"{name} was allowed to say {', '.join(keys)}")

    # What is to be seen

    @property
    def asked(self) -> str | None:
        return None if self.state.over else self.names[self.state.asked]

    @property
    def question(self) -> str | None:
        return None if self.state.over else self.state.step().name()

    @property
    def keys(self) -> list[str]:
        return self.state.keys()

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners_of(self.state)]

    @property
    def ending(self) -> str:
        return self.state.ending

    def why_not(self, key: str) -> str:
        """The clause that forbids what a key would say."""
        for refusal in self.state.refusals():
            if refusal.key == key:
                return refusal.clause
        raise AssertionError(f"nobody says why {key} is not offered")

    def hints(self, key: str) -> list[str]:
        return self.state.offer(self.state.option(key)).hints

    def prompt(self) -> Ask | None:
        return ask(self.state, int(self.state.asked), self.show.words(), self.names)

    def view(self, name: str | None = None) -> Any:
        """The table as a person (nobody: a spectator) sees it."""
        return self.show.game.view(self.state, SPECTATOR if name is None else self.seat(name))

    def story(self, name: str | None = None) -> list[Event]:
        """What a person (nobody: a spectator) has been told since the table was laid."""
        assert self.state.journal is not None
        return self.state.journal.told(SPECTATOR if name is None else self.seat(name))

    def log(self, name: str | None = None) -> list[str]:
        """The story as that person reads it."""
        lines = [self.show.game.line(self.state, event, list(self.names)) for event in self.story(name)]
        return [self.show.words().say(line) for line in lines if line is not None]

    def at_rest(self) -> None:
        """Prove that nobody is in the middle of an action."""
        if not self.state.over:
            assert not self.state.step().inside(), f"{self.asked} is still asked {self.question}: {self.keys}"

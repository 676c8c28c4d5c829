"""A game of ours played beside an oracle, question by question."""

from collections.abc import Callable, Generator
from typing import Any

from matinee.engine.chance import Swift
from matinee.engine.policy import Policy
from matinee.engine.state import State

Tables = tuple[dict[str, Any], dict[str, Any]]


class Daring:
    """A bot that gives one answer in some by chance, so that a game goes where no bot would take it."""

    def __init__(self, bot: Policy, chance: Swift, one_in: int) -> None:
        self.bot = bot
        self.chance = chance
        self.one_in = one_in

    def choose(self, s: State) -> int:
        if self.chance.below(self.one_in) == 0:
            return int(s.offered.at(self.chance.below(s.offered.count)))
        return int(self.bot.choose(s, self.chance))


def play_along(s: State, talk: Generator[Any, str, Any], tables: Callable[[Any], Tables], bot: Daring) -> str:
    """The oracle tells what it asks and is told what was said; `tables` are ours and the book's. Answers the ending."""
    asked, said = next(talk, None), ""
    while True:
        ours, theirs = tables(asked)
        differ = {name: (ours[name], theirs[name]) for name in theirs if ours[name] != theirs[name]}
        assert not differ, f"after {said}: ours and the book's are {differ}"
        if asked is None:
            return s.ending
        option = bot.choose(s)
        said = s.key(option)
        s.answer(option)
        try:
            asked = talk.send(said)
        except StopIteration:
            asked = None

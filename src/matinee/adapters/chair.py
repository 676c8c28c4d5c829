"""A chair for a player who reads and writes: a sitting at a table here or in another house, told in words."""

import asyncio
from pathlib import Path
from typing import Any

from matinee.adapters.picture import plain, printed
from matinee.catalog import show as find
from matinee.engine.errors import MatineeError, Refused
from matinee.engine.view import Ask
from matinee.match.folder import data_folder
from matinee.tui.aloud import Aloud
from matinee.tui.doorstep import Doorstep
from matinee.tui.keeping import Keeper
from matinee.tui.local import Local
from matinee.tui.recipe import Recipe
from matinee.tui.remote import Remote
from matinee.tui.results import result_lines, verdict
from matinee.tui.sitting import Sitting

# Seconds for which a look waits for the others before it says that they are still thinking.
PATIENCE = 20.0


class LeftAlone(MatineeError):
    """The table behind a chair has gone."""


class WordyChair:
    """Everything that happens is written down until it is read."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.unread: list[str] = []
        self.aloud = Aloud(sitting, self.unread.append)
        self.news = asyncio.Event()
        sitting.heard = self.news.set
        self.living = asyncio.create_task(sitting.run())

    # Waiting

    @property
    def is_up(self) -> bool:
        """Whether the player has something to answer or to know: a question, a request, the end."""
        sitting = self.sitting
        return sitting.asked is not None or sitting.result is not None or bool(sitting.undo_by)

    async def wait(self, seconds: float = PATIENCE) -> None:
        """Until the player is up, or it takes too long."""
        until = asyncio.get_running_loop().time() + seconds
        while not self.is_up and not self.living.done():
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                return
            news = asyncio.ensure_future(self.news.wait())
            await asyncio.wait({news, self.living}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
            self.news.clear()
        if self.living.done():
            fault = self.living.exception()
            raise LeftAlone(fault.sentence if isinstance(fault, MatineeError) else "The table has gone.")

    # Reading

    def read(self) -> str:
        """What has happened since the last time, how the table stands, and what is asked."""
        sitting = self.sitting
        self.aloud.catch_up()
        result = sitting.result
        if result is not None:
            self.aloud.table()
            self.unread += [verdict(result, sitting.names, sitting.seat), *result_lines(sitting, result)]
        elif sitting.undo_by:
            self.unread.append(f"{sitting.undo_by} would like to take an answer back: call `agree_to_undo`.")
        elif sitting.asked is not None:
            self.aloud.table()
            self.unread += ["", *question(sitting.asked)]
        else:
            self.aloud.table()
            self.unread.append(f"{sitting.waiting()} Call `look` again to see what became of it.")
        told = "\n".join(self.unread)
        self.unread.clear()
        return told

    async def look(self) -> str:
        await self.come_back()
        await self.wait()
        return self.read()

    async def come_back(self) -> None:
        """A player who sends something is present: if a bot replaced them for being slow, they get their chair back."""
        if self.sitting.handed_over:
            await self.sitting.take_back()
            self.unread.append("You took too long, so a bot has played for you. You have your chair again.")

    def board(self) -> str:
        """The board as it is drawn in a terminal."""
        sight = self.sitting.sight
        if sight is None:
            return "Nothing is dealt yet."
        return plain(printed(self.sitting.show, sight.view, self.sitting.names, self.sitting.seat))

    def options(self) -> str:
        asked = self.sitting.asked
        return "\n".join(question(asked)) if asked else "You are not asked anything just now."

    def why_not(self, key: str) -> str:
        asked = self.sitting.asked
        if asked is None:
            return "You are not asked anything just now."
        if any(option.key == key for option in asked.options):
            return f"{key} is allowed."
        found = [one for one in asked.why_not if one.key == key or one.card == key]
        reasons = [f"{one.key}: {one.text} ({one.clause})" for one in found]
        return "\n".join(reasons or [f"{key!r} is no answer to this question.", *question(asked)])

    def clause(self, words: str) -> str:
        before = len(self.unread)
        self.aloud.clauses(words)
        told = "\n".join(self.unread[before:])
        del self.unread[before:]
        return told

    # Playing

    async def answer(self, keys: list[str]) -> str:
        """An answer that is not offered costs nothing: the reason and the list come back."""
        await self.come_back()
        asked = self.sitting.asked
        if asked is None:
            await self.wait()
            return f"Nothing was answered: you were not asked.\n{self.read()}"
        try:
            await self.sitting.answer(asked, keys)
        except Refused as refused:
            reasons = [self.why_not(key) for key in keys[:1] if any(one.key == key for one in asked.why_not)]
            return "\n".join(["Nothing was answered.", refused.sentence, *reasons, "", *question(asked)])
        return await self.look()

    async def agree(self, yes: bool) -> str:
        if not self.sitting.undo_by:
            return "Nobody has asked to take anything back."
        await self.sitting.consent(yes)
        return await self.look()

    async def again(self) -> str:
        if self.sitting.result is None:
            return "The game is still being played."
        await self.sitting.again()
        return await self.look()

    async def hint(self) -> str:
        """What a star would say, and why, where the table allows it."""
        return await self.sitting.hint("star")

    def leave(self) -> str:
        self.living.cancel()
        return self.sitting.last_words()


def question(asked: Ask) -> list[str]:
    """The question and its answers, each with the key to say."""
    lines = [f"{option.key} = {option.text}" for option in asked.options]
    return [f"You are asked: {asked.text} ({asked.clause})", "Answer with one of these keys:", *lines]


def at_home(game: str, seats: int | None, bots: list[str], setup: dict[str, Any], seed: int | None) -> WordyChair:
    """A table in this house: the player in the first chair, bots in the others."""
    show = find(game)
    if seed is not None and seed < 0:
        raise MatineeError(f"A seed is a number from 0 on, not {seed}.")
    chairs = {"seats": max(show.game.fewest, min(2, show.game.most)), **setup}
    if seats is not None:
        chairs["seats"] = seats
    recipe = Recipe(setup=chairs, people=("Guest",), bots=tuple(bots) or ("star",), seed=seed)
    return WordyChair(Local(show, recipe, Keeper(), fresh=True, tempo=0.0, pause=0.0))


def at_a_friends(link: str, name: str, folder: Path | None = None) -> WordyChair:
    """A chair of a live house, by its link."""
    door = Doorstep(link, folder or data_folder())
    table = door.knock()
    return WordyChair(Remote(find(table.game), door, table, name))

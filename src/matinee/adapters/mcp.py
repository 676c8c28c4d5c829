"""Chairs for language models: a server of the Model Context Protocol. `matinee mcp` runs it over standard input.

A game played by a model is kept like any other, as a normal record.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

from mcp.server import MCPServer

from matinee import catalog
from matinee.adapters.chair import WordyChair, at_a_friends, at_home
from matinee.engine.errors import MatineeError
from matinee.engine.show import Show

INSTRUCTIONS = """\
Five B-movie card games, played by their printed rules. Open a table with `open_table`, or sit down at a friend's with
`join_table`. Then `look` tells what happened, how the table stands and what you are asked, and `answer` says one of the
keys. An answer that is not allowed costs nothing: you are told why, with the clause of the rulebook, and asked again.
You see only what your seat may see."""

P = ParamSpec("P")


class Chairs:
    """The chairs of one client, by number."""

    def __init__(self) -> None:
        self.taken: dict[int, WordyChair] = {}

    async def sit(self, chair: WordyChair) -> str:
        number = max(self.taken, default=0) + 1
        self.taken[number] = chair
        return f"This is table {number}; the other tools take it as `table`.\n\n{await chair.look()}"

    def at(self, table: int) -> WordyChair:
        if table not in self.taken:
            known = ", ".join(str(number) for number in self.taken) or "none yet: call `open_table` or `join_table`"
            raise MatineeError(f"There is no table {table}; yours are {known}.")
        return self.taken[table]

    def leave(self, table: int) -> str:
        words = self.at(table).leave()
        del self.taken[table]
        return words


def spoken(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """Any error becomes one sentence, and nothing is lost."""

    @wraps(tool)
    async def told(*args: P.args, **named: P.kwargs) -> str:
        try:
            return await tool(*args, **named)
        except MatineeError as fault:
            return fault.sentence

    return told


def server() -> MCPServer[Any]:
    house: MCPServer[Any] = MCPServer("matinee", instructions=INSTRUCTIONS)
    chairs = Chairs()
    add_doors(house, chairs)
    add_chair(house, chairs)
    return house


def add_doors(house: MCPServer[Any], chairs: Chairs) -> None:
    """What a newcomer needs: the games, their rulebooks, and ways to a table."""

    @house.tool()
    async def list_games() -> str:
        """The games of the house: short name, title, players, and what it is about."""
        lines = []
        for show in catalog.SHOWS.values():
            game = show.game
            players = f"{game.fewest} to {game.most}" if game.most > game.fewest else game.fewest
            lines.append(f"{game.short}: {game.title}, {players} players. {opening(show)}")
        return "\n".join(lines)

    @house.tool()
    @spoken
    async def open_table(
        game: str,
        seats: int | None = None,
        bots: list[str] | None = None,
        setup: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        """Open a table against bots (extra, understudy, star, legend) and take the first chair.

        `setup` takes the game's options, such as {"pack": "jungle"}; a `seed` deals the same game again.
        """
        return await chairs.sit(at_home(game, seats, bots or [], setup or {}, seed))

    @house.tool()
    @spoken
    async def join_table(link: str, name: str = "Guest") -> str:
        """Sit down at a table of a live house, by the link that a friend has sent."""
        return await chairs.sit(at_a_friends(link, name))

    for show in catalog.SHOWS.values():
        add_rulebook(house, show)


def opening(show: Show) -> str:
    """What a game is about: how its rulebook begins, without the words about the book itself."""
    paragraphs = show.read("RULES.md").split("\n\n")
    return " ".join(paragraphs[1].split()).partition(" A clause is ")[0] if len(paragraphs) > 1 else ""


def add_rulebook(house: MCPServer[Any], show: Show) -> None:
    """A resource for each game, so that a client finds them all in its list."""

    @house.resource(f"rules://{show.game.short}", name=f"{show.game.title}: the rulebook", mime_type="text/markdown")
    def rulebook() -> str:
        """The rules, clause by clause."""
        return show.read("RULES.md")


def add_chair(house: MCPServer[Any], chairs: Chairs) -> None:
    """What somebody who sits at a table can do."""

    @house.tool()
    @spoken
    async def look(table: int) -> str:
        """What happened since you last looked, how the table stands, and what you are asked."""
        return await chairs.at(table).look()

    @house.tool()
    @spoken
    async def board(table: int) -> str:
        """The board drawn as text: the same as `look` tells in words."""
        return chairs.at(table).board()

    @house.tool()
    @spoken
    async def options(table: int) -> str:
        """The open question and all that you may answer, by key."""
        return chairs.at(table).options()

    @house.tool()
    @spoken
    async def answer(table: int, keys: list[str] | str) -> str:
        """Answer with a key, or with several that finish one action. A wrong key costs nothing."""
        return await chairs.at(table).answer([keys] if isinstance(keys, str) else keys)

    @house.tool()
    @spoken
    async def why_not(table: int, key: str) -> str:
        """Why a key is not allowed now, with the clause of the rulebook."""
        return chairs.at(table).why_not(key)

    @house.tool()
    @spoken
    async def read_clause(table: int, clause: str) -> str:
        """A clause by its id, such as NPZR-21, or all clauses that speak of some words."""
        return chairs.at(table).clause(clause)

    @house.tool()
    @spoken
    async def hint(table: int) -> str:
        """What a good bot would answer and why, where the table gives hints. It sees no more than you do."""
        return await chairs.at(table).hint()

    @house.tool()
    @spoken
    async def agree_to_undo(table: int, yes: bool) -> str:
        """Whether somebody at the table may take an answer back."""
        return await chairs.at(table).agree(yes)

    @house.tool()
    @spoken
    async def play_again(table: int) -> str:
        """Another game at the same table, once this one is over."""
        return await chairs.at(table).again()

    @house.tool()
    @spoken
    async def leave(table: int) -> str:
        """Leave the table. An unfinished game is kept."""
        return chairs.leave(table)

"""A show is a game with its files: pack, words and rulebook, read through a function that is passed in."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from matinee.engine.chance import Chance
from matinee.engine.errors import BadPack, BadSetup, NoSuchBot
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Journal
from matinee.engine.nearest import nearest
from matinee.engine.policy import Policy
from matinee.engine.rules import Clause, read_rules
from matinee.engine.state import State
from matinee.engine.words import Words

Read = Callable[[str], str]


class Show:
    """One game on the programme. `read("RULES.md")` gives the text of a file in the game's folder.

    `shipped("packs")` gives the names of the files in one of its folders, without their endings.
    """

    def __init__(
        self,
        game: Game[Any],
        read: Read,
        bots: Mapping[str, Policy],
        package: str = "",
        shipped: Callable[[str], list[str]] = lambda folder: [],
    ) -> None:
        self.game = game
        self.shipped = shipped
        # The distribution that brings the game.
        self.package = package
        self.read = read
        self.bots = bots
        self._packs: dict[str, Any] = {} if game.packs else {"house": None}
        self._typed: dict[str, str] = {}
        self._maps: dict[str, Any] = {}
        self._boards: dict[tuple[str, str], Any] = {}
        self._words: dict[str, Words] = {}

    @property
    def id(self) -> str:
        return self.game.id

    def bot(self, name: str) -> Policy:
        """A bot by its name."""
        if name not in self.bots:
            near = f"did you mean {nearest(name, list(self.bots))!r}? There are {', '.join(self.bots)}."
            raise NoSuchBot(f"{self.game.title} has no bot called {name[:40]!r}; {near}")
        return self.bots[name]

    def setup(self, options: Mapping[str, object]) -> Setup:
        return self.game.setup(options)

    def pack(self, name: str) -> Any:
        """A pack by its name, read once: `house` is the shipped one, `house+jungle` two of them mixed."""
        if name not in self._packs and "+" in name:
            self._packs[name] = self.game.mix([self.pack(part) for part in name.split("+")])
        if name not in self._packs:
            text = self.file("packs", name)
            if text is None:
                raise BadPack(f"{self.game.title} has no pack called {name[:40]!r}.")
            self._packs[name] = self.game.read_pack(text, f"{name}.toml")
        return self._packs[name]

    def file(self, folder: str, name: str) -> str | None:
        """The text of a pack or a map, if there is one: a setup comes from outside, and must not climb out."""
        if not name.replace("-", "").isalnum():
            return None
        try:
            return self.read(f"{folder}/{name}.toml")
        except (OSError, UnicodeDecodeError):
            return None

    def add_pack(self, name: str, text: str) -> None:
        """A pack typed in by its owner."""
        if self._typed.get(name) != text:
            self._packs[name] = self.game.read_pack(text, name)
            self._typed[name] = text
            self._boards.clear()

    def map(self, name: str) -> Any:
        """A map by its name, read once."""
        if name not in self._maps:
            text = self.file("maps", name)
            if text is None:
                raise BadSetup(f"{self.game.title} has no map called {name[:40]!r}.")
            self._maps[name] = self.game.read_map(text, f"{name}.toml")
        return self._maps[name]

    def printed(self, setup: Setup) -> Any:
        """All that is printed for a table: its pack, laid on its map if the game has maps."""
        board = self.game.board(setup)
        if not board:
            return self.pack(setup.pack)
        if (setup.pack, board) not in self._boards:
            self._boards[setup.pack, board] = self.game.on_map(self.pack(setup.pack), self.map(board))
        return self._boards[setup.pack, board]

    def deal(self, setup: Setup, chance: Chance, journal: Journal | None = None) -> State:
        dealt: State = self.game.deal(setup, self.printed(setup), chance, journal)
        return dealt

    def dealer(self, setup: Setup) -> Callable[[Chance], State]:
        """Deals of one setup, for somebody who plays many games: what is printed is looked up once."""
        game, printed = self.game, self.printed(setup)

        def deal(chance: Chance) -> State:
            dealt: State = game.deal(setup, printed, chance, None)
            return dealt

        return deal

    def arrange(self, given: Mapping[str, Any], setup: Setup, chance: Chance) -> State:
        placed: State = self.game.arrange(given, setup, self.printed(setup), chance)
        return placed

    def words(self, language: str = "en") -> Words:
        if language not in self._words:
            self._words[language] = Words(language, self.read(f"lang/{language}.ftl"))
        return self._words[language]

    def taglines(self) -> dict[str, str]:
        """The line under the title of its poster, in each language that has one.

        Read without Fluent, whose parser takes longer than all else that a list of games asks for.
        """
        found: dict[str, str] = {}
        for language in self.game.languages:
            for line in self.words(language).text.splitlines():
                if line.startswith("tagline ="):
                    found[language] = line.partition("=")[2].strip()
        return found

    def texts(self, language: str) -> dict[str, str]:
        """What is printed on cards, by their keys, where it was translated; packs hold the first language."""
        try:
            return msgspec.toml.decode(self.read(f"texts/{language}.toml"), type=dict[str, str])
        except OSError:
            return {}

    def rules(self, language: str = "en") -> list[Clause]:
        """The rulebook in a language; in the one it was written in where nobody has translated it."""
        if language != "en":
            try:
                return read_rules(self.read(f"RULES.{language}.md"))
            except OSError:
                pass
        return read_rules(self.read("RULES.md"))

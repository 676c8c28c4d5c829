"""What a screen shows and does, at a table in this process or on a server."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol

from matinee.engine.errors import Refused
from matinee.engine.show import Show
from matinee.engine.view import Ask, Result
from matinee.engine.words import listed
from matinee.match.guide import LessonPage
from matinee.match.outlook import Outlook
from matinee.match.sight import WATCHING, Line, Sight
from matinee.match.standing import Standing
from matinee.tui.speech import say


class Seated(Protocol):
    """Who sits in a chair: `stand_in` is the bot that plays for a person who is away."""

    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str: ...
    @property
    def stand_in(self) -> str: ...


class Sitting(ABC):
    """What one seat sees now, and what its owner may do.

    `heard` is called whenever something has changed; `notes` are sentences to be told once.
    """

    def __init__(self, show: Show) -> None:
        self.show = show
        self.seat = WATCHING
        self.sight: Sight | None = None
        self.lines: list[Line] = []
        self.notes: list[str] = []
        self.heard: Callable[[], None] = lambda: None
        # The question that was answered last: ahead of its turn it stands open, and is not asked again.
        self.given = (0, 0, 0)
        # At one screen for several people: who is to come to it, and whether they have nothing to answer there.
        self.caller = ""
        self.nodding = False
        # Whether there is nothing left to do here: a lesson was read to its end.
        self.finished = False

    # What is to be seen

    @property
    @abstractmethod
    def chairs(self) -> Sequence[Seated]:
        """In the order of their seats in this game."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game on the table ended; None while it is played."""

    @property
    @abstractmethod
    def promise(self) -> str:
        """The hash of the deal's secret."""

    @property
    @abstractmethod
    def standing(self) -> Standing: ...

    @property
    @abstractmethod
    def undo_by(self) -> str:
        """Who asks those at this screen to agree to an undo; often nobody."""

    @abstractmethod
    def proof(self) -> list[str]:
        """What is told after the end: the seed, and where the record is."""

    @abstractmethod
    def last_words(self) -> str:
        """What to print when the player leaves."""

    @property
    def names(self) -> list[str]:
        return [chair.name or say("seat", number=seat) for seat, chair in enumerate(self.chairs, 1)]

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def asked(self) -> Ask | None:
        """The question that is to be answered at this screen now."""
        ask = None if self.sight is None or self.caller else self.sight.ask
        return None if ask is None or self.mark(ask) == self.given else ask

    def mark(self, ask: Ask) -> tuple[int, int, int]:
        assert self.sight is not None
        return self.sight.game, self.seat, ask.number

    @property
    def handed_over(self) -> bool:
        """Whether a bot plays for the person at this screen."""
        return self.seat != WATCHING and bool(self.chairs[self.seat].stand_in) and not self.over

    @property
    def page(self) -> LessonPage | None:
        """The open page, in a lesson."""
        return None if self.sight is None else self.sight.lesson

    @property
    def lit(self) -> set[str]:
        """The keys of the options to which a lesson points."""
        return set() if self.page is None else {light.key for light in self.page.lit if light.kind == "option"}

    def looks(self, page: LessonPage) -> list[str]:
        """What else a page points at."""
        return []

    @property
    def nod_words(self) -> str:
        """What is read where there is nothing to answer."""
        return say("nothing-to-answer")

    def waiting(self) -> str:
        """What is being waited for, as far as that is no secret."""
        sight = self.sight
        seats = [] if sight is None else sight.still or [seat for seat in [sight.waiting] if seat is not None]
        if sight is None or not seats:
            return say("waiting")
        who = listed([self.names[seat] for seat in seats])
        if sight.team is not None:
            return say("choosing-for-team", who=who, text=sight.team.text)
        return say("choosing", who=who, count=len(seats))

    # Before the first deal

    def left(self) -> str | None:
        """An unfinished game that can be resumed."""
        return None

    def go_on(self, name: str) -> str:
        """Resume an unfinished game; returns what is wrong with it, or an empty text."""
        raise NotImplementedError

    @property
    def no_undo(self) -> str:
        """Why nothing can be taken back just now; empty if it can."""
        return "" if self.sight is None else self.sight.no_undo

    # What may be done

    @abstractmethod
    async def run(self) -> None:
        """Run the table until cancelled."""

    @abstractmethod
    async def answer(self, asked: Ask, keys: list[str]) -> None:
        """Raises Refused."""

    @abstractmethod
    async def undo(self) -> None: ...

    @abstractmethod
    async def consent(self, yes: bool) -> None: ...

    @abstractmethod
    async def hand_over(self, times: int = 0) -> None:
        """A bot takes the chair, for some answers or until it is taken back."""

    @abstractmethod
    async def take_back(self) -> None: ...

    @abstractmethod
    async def stand(self, standing: Standing) -> None: ...

    @abstractmethod
    async def again(self) -> None:
        """The next game of the match, or a rematch."""

    @abstractmethod
    async def hint(self, level: str) -> str:
        """What a bot of some level would answer in this chair, and why."""

    @abstractmethod
    async def foresee(self, asked: Ask, keys: list[str]) -> Outlook | None:
        """What an answer would do, as far as its seat can know; None: the table has moved on."""

    async def chat(self, text: str) -> None:
        """Say something to everybody at the table."""
        raise Refused(say("nobody-hears"))

    async def turn_on(self) -> None:
        """The next page of a lesson; where one asks, its answer is played."""
        raise Refused(say("no-lesson"))

    async def turn_back(self) -> None:
        raise Refused(say("no-lesson"))

    async def come(self) -> None:
        """The person who was called has come to the screen."""
        raise NotImplementedError

    async def nod(self) -> None:
        """The person at the screen has seen that there is nothing to answer."""
        raise NotImplementedError


def roll_call(sitting: Sitting) -> str:
    """`Ada, Rex (bot: star), Zoe`: everybody at the table."""
    return ", ".join(
        say("bot-name", name=chair.name, level=chair.level) if chair.level else chair.name for chair in sitting.chairs
    )

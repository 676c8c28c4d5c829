"""My Game, as the house knows it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from matinee.engine.chance import Chance
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.policy import Worth
from matinee.engine.say import Say
from matinee.engine.view import PlainCard, Result, View, winners_of

from . import view
from .state import HANDS, ROW, MyGameState, face, undealt
from .steps import HAND, Turn, deal

SEATS = "abcdef"


class MyGameWorth(Worth[MyGameState]):
    """How well a seat stands: for bots, who see only what their seat may know."""

    def of(self, s: MyGameState, seat: int) -> float:
        playable = [card for card in s.piles.cards(HANDS + seat) if s.is_high_enough(card)]
        return s.played[seat] + (0.0 if s.is_out(seat) else 0.5 * len(playable))


class MyGame(Game[MyGameState]):
    """Play higher than the card before."""

    id: ClassVar[str] = "my-game"
    short: ClassVar[str] = "my-game"
    title: ClassVar[str] = "My Game"
    prefix: ClassVar[str] = "MG"
    edition: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    packs: ClassVar[bool] = False
    languages: ClassVar[tuple[str, ...]] = ("en", "de")

    def deal(self, setup: Setup, pack: None, chance: Chance, journal: Journal | None) -> MyGameState:
        return deal(setup.seats, chance, journal)

    def bound(self, setup: Setup) -> int:
        """More answers than any game can have: each player plays every card, and passes once."""
        return setup.seats * (HAND + 1)

    def turns(self, s: MyGameState) -> int:
        return sum(s.played)

    def result(self, s: MyGameState) -> Result:
        return Result(winners_of(s), s.ending, list(s.played))

    def worth(self) -> Worth[MyGameState]:
        return MyGameWorth()

    # What may be seen

    def view(self, s: MyGameState, viewer: int) -> View:
        return view.view(s, viewer)

    def face(self, s: MyGameState, card: int) -> str:
        return face(card)

    def card(self, s: MyGameState, number: int) -> PlainCard:
        return view.card(number)

    def line(self, s: MyGameState, event: Event, names: list[str]) -> Say | None:
        """An event as a line of the log; dealing is not worth one."""
        match event.kind:
            case "moved" if event.target == ROW:
                return Say("log-played", who=names[event.source - HANDS], card=face(event.card))
            case "out":
                return Say("log-out", who=names[event.seat])
            case "ended":
                return Say("log-won", who=", ".join(names[seat] for seat in winners_of(s)))
        return None

    # For scenarios: a position as people write it down, and back

    def arrange(self, given: Mapping[str, Any], setup: Setup, pack: None, chance: Chance) -> MyGameState:
        """`hands = { a = [3, 9], b = [5] }`, `row = [4]`, `asked = "a"`"""
        s = MyGameState(setup.seats, undealt(setup.seats), chance)
        for card in given.get("row", []):
            s.piles.move(card - 1, ROW)
        for seat, cards in given.get("hands", {}).items():
            for card in cards:
                s.piles.move(card - 1, HANDS + SEATS.index(seat))
        s.push(Turn(SEATS.index(given.get("asked", "a"))))
        s.advance()
        return s

    def position(self, s: MyGameState) -> dict[str, Any]:
        return {
            "hands": {SEATS[n]: sorted(card + 1 for card in s.piles.cards(HANDS + n)) for n in range(s.seats)},
            "row": [card + 1 for card in s.piles.cards(ROW)],
            "played": list(s.played),
        }

"""Roundhouse Kick, as the house knows it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from matinee.engine.chance import Chance
from matinee.engine.features import Features
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.measure import Band, Play
from matinee.engine.policy import Policy, Search, Worth
from matinee.engine.say import Say
from matinee.engine.view import Result, View, winners_of
from matinee.games.roundhouse import balance, log, measure, pack, position, view
from matinee.games.roundhouse.deal import deal
from matinee.games.roundhouse.deck import Deck
from matinee.games.roundhouse.features import RoundhouseFeatures
from matinee.games.roundhouse.phases import ALARM
from matinee.games.roundhouse.policy import Grabby, Needful, Thrifty
from matinee.games.roundhouse.senses import RoundhouseSenses
from matinee.games.roundhouse.state import Roundhouse
from matinee.games.roundhouse.worth import RoundhouseWorth


class RoundhouseKick(Game[Roundhouse]):
    """RK-01 One to four players against a barn full of monsters."""

    id: ClassVar[str] = "roundhouse-kick"
    short: ClassVar[str] = "roundhouse"
    title: ClassVar[str] = "Roundhouse Kick"
    prefix: ClassVar[str] = "RK"
    edition: ClassVar[int] = 1
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = 4
    languages: ClassVar[tuple[str, ...]] = ("en", "de")

    def face(self, s: Roundhouse, card: int) -> str:
        return s.deck.name(card)

    def read_pack(self, text: str, source: str) -> Deck:
        return pack.read(text, source)

    def deal(self, setup: Setup, cards: Deck, chance: Chance, journal: Journal | None) -> Roundhouse:
        return deal(cards, setup.seats, chance, journal)

    def views(self, s: Roundhouse) -> Callable[[int], View]:
        return view.views(s)

    def result(self, s: Roundhouse) -> Result:
        """RK-54 Alone a fall is lost to the barn; in company somebody has the most points, dead or alive (RK-52)."""
        scores = [int(s.points(seat)) for seat in range(s.seats)]
        return Result(winners_of(s), s.ending, scores, beaten=s.over and s.winners == 0)

    def line(self, s: Roundhouse, event: Event, names: list[str]) -> Say | None:
        return log.line(s, event, names)

    def arrange(self, given: Mapping[str, Any], setup: Setup, cards: Deck, chance: Chance) -> Roundhouse:
        return position.arrange(given, cards, setup.seats, chance)

    def position(self, s: Roundhouse) -> dict[str, Any]:
        return position.position(s)

    def worth(self) -> Worth[Roundhouse]:
        return RoundhouseWorth()

    def features(self) -> Features[Roundhouse]:
        return RoundhouseFeatures()

    def search(self) -> Search:
        return Search(simulations=800, laps=3, longest=60)

    def profiles(self) -> dict[str, Policy]:
        return {"thrifty": Thrifty(), "needful": Needful(), "grabby": Grabby()}

    def senses(self, setup: Setup, cards: Deck) -> RoundhouseSenses:
        return RoundhouseSenses(cards, setup.seats)

    def turns(self, s: Roundhouse) -> int:
        return int(s.round)

    def measures(self, s: Roundhouse, story: list[Event]) -> dict[str, float]:
        return measure.measures(s, story)

    def plays(self, s: Roundhouse, story: list[Event]) -> list[Play]:
        return measure.plays(story)

    def holds(self, s: Roundhouse, story: list[Event]) -> list[Play]:
        return self.faced(s, measure.gear(story))

    def targets(self, setup: Setup, bots: list[str]) -> list[Band]:
        return balance.targets(setup.seats, bots)

    def bound(self, setup: Setup) -> int:
        """RK-55 In a round a seat answers a draw, a kick, 20 hits, 24 for its kills and 6 for its cards at most."""
        return 60 * int(ALARM) * setup.seats

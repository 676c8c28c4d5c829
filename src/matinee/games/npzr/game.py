"""Ninja Pirate Zombie Robot, as the house knows it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from matinee.engine.bits import count_bits
from matinee.engine.chance import Chance
from matinee.engine.errors import BadSetup
from matinee.engine.features import Features
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.measure import Band
from matinee.engine.policy import Profile, Search, Worth
from matinee.engine.say import Say
from matinee.engine.view import Result, View, winners_of
from matinee.games.npzr import balance, log, measure, pack, position, view
from matinee.games.npzr.deal import deal
from matinee.games.npzr.features import NpzrFeatures
from matinee.games.npzr.senses import NpzrSenses
from matinee.games.npzr.state import Npzr
from matinee.games.npzr.worth import NpzrWorth


class NpzrSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """NPZR-02 `copies` of each regular card; NPZR-37 the game ends after `turn_limit` turns."""

    copies: int = 4
    turn_limit: int = 300


class NinjaPirateZombieRobot(Game[Npzr]):
    """NPZR-01 Two players; the first to have scored all four characters wins."""

    id: ClassVar[str] = "ninja-pirate-zombie-robot"
    short: ClassVar[str] = "npzr"
    title: ClassVar[str] = "Ninja Pirate Zombie Robot"
    prefix: ClassVar[str] = "NPZR"
    edition: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    setup_type: ClassVar[type[Setup]] = NpzrSetup
    samples: ClassVar[tuple[Mapping[str, object], ...]] = ({}, {"copies": 3}, {"turn_limit": 60})

    def check(self, setup: NpzrSetup) -> None:
        if not 2 <= setup.copies <= 6:
            raise BadSetup(f"copies is {setup.copies}; a deck has 2 to 6 copies of each regular card.")
        if setup.turn_limit < 50:
            raise BadSetup(f"turn_limit is {setup.turn_limit}; a game may be cut off after 50 turns at the earliest.")

    def face(self, s: Npzr, card: int) -> str:
        return s.deck.kinds[s.deck.kind(card)].key

    def read_pack(self, text: str, source: str) -> pack.Pack:
        return pack.read(text, source)

    def deal(self, setup: NpzrSetup, cards: pack.Pack, chance: Chance, journal: Journal | None) -> Npzr:
        return deal(cards.deck(setup.copies), setup.turn_limit, chance, journal)

    def views(self, s: Npzr) -> Callable[[int], View]:
        return view.views(s)

    def result(self, s: Npzr) -> Result:
        return Result(winners_of(s), s.ending, [int(count_bits(s.marks(seat))) for seat in range(2)])

    def line(self, s: Npzr, event: Event, names: list[str]) -> Say | None:
        return log.line(s, event, names)

    def arrange(self, given: Mapping[str, Any], setup: NpzrSetup, cards: pack.Pack, chance: Chance) -> Npzr:
        return position.arrange(given, cards.deck(setup.copies), setup.turn_limit, chance)

    def position(self, s: Npzr) -> dict[str, Any]:
        return position.position(s)

    def worth(self) -> Worth[Npzr]:
        return NpzrWorth()

    def features(self) -> Features[Npzr]:
        return NpzrFeatures()

    def search(self) -> Search:
        return Search(simulations=160, laps=2, doubt=1.0)

    def profiles(self) -> dict[str, Profile]:
        """`tactician` builds first and blocks when it counts: `star`, which blocks all it can, lengthens games."""
        tactician = NpzrWorth(blocking=0.55)
        return {
            "builder": Profile(NpzrWorth(blocking=0.0)),
            "tactician": Profile(tactician),
            "searcher": Profile(tactician, ahead=2),
        }

    def senses(self, setup: NpzrSetup, cards: pack.Pack) -> NpzrSenses:
        return NpzrSenses(cards.deck(setup.copies))

    def turns(self, s: Npzr) -> int:
        return int(s.turn)

    def measures(self, s: Npzr, story: list[Event]) -> dict[str, float]:
        return measure.measures(s, story)

    def targets(self, setup: NpzrSetup, bots: list[str]) -> list[Band]:
        return balance.targets(bots)

    def bound(self, setup: NpzrSetup) -> int:
        """NPZR-23 A cascade is below 19 links and a hand below 80 cards: 400 questions a turn are never reached."""
        return 400 * setup.turn_limit

"""Cardboard Kaiju, as the house knows it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from matinee.engine.chance import Chance, Swift
from matinee.engine.errors import BadSetup
from matinee.engine.features import Features
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.measure import Band, Play
from matinee.engine.policy import Policy, Search, Worth
from matinee.engine.say import Say
from matinee.engine.seats import among
from matinee.engine.view import Result, View, winners_of
from matinee.games.kaiju import balance, log, map, measure, pack, position, view
from matinee.games.kaiju.deal import deal
from matinee.games.kaiju.deck import Deck
from matinee.games.kaiju.features import KaijuFeatures
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.minds import Absent, Planner, Weigher
from matinee.games.kaiju.senses import KaijuSenses
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.tactics import Tactics
from matinee.games.kaiju.team import CoordinatedPlay
from matinee.games.kaiju.teamwork import Teamwork
from matinee.games.kaiju.worth import SiegeWorth

# Start level and number of ENRAGE cards, easiest first.
PRESETS: dict[str, tuple[int, int]] = {
    "first-night": (1, 5),
    "easy": (1, 6),
    "standard": (2, 6),
    "hard": (3, 6),
    "brutal": (3, 7),
    "nightmare": (4, 8),
}
BY_LOT = -1


class KaijuSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table of Cardboard Kaiju decides.

    CK-01 `kaiju` is the seat of the monster (-1: drawn by lot). A `preset` names a start level (CK-09) and a number of
    ENRAGE cards (CK-12); `level` and `enrage` overrule it. CK-95 `open_hands` lets defenders see each other's cards.
    """

    kaiju: int = 0
    preset: str = "standard"
    level: int | None = None
    enrage: int | None = None
    open_hands: bool = True
    map: str = "brisbane"

    @property
    def start_level(self) -> int:
        return PRESETS[self.preset][0] if self.level is None else self.level

    @property
    def enrages(self) -> int:
        return PRESETS[self.preset][1] if self.enrage is None else self.enrage


class CardboardKaiju(Game[Siege]):
    """One monster against the city."""

    id: ClassVar[str] = "cardboard-kaiju"
    short: ClassVar[str] = "kaiju"
    title: ClassVar[str] = "Cardboard Kaiju"
    prefix: ClassVar[str] = "CK"
    edition: ClassVar[int] = 2
    fewest: ClassVar[int] = 3
    most: ClassVar[int] = 5
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    setup_type: ClassVar[type[Setup]] = KaijuSetup
    samples: ClassVar[tuple[Mapping[str, object], ...]] = (
        {},
        {"kaiju": -1},
        {"preset": "nightmare", "open_hands": False},
        {"preset": "first-night", "kaiju": 2},
    )

    def check(self, setup: KaijuSetup) -> None:
        if not BY_LOT <= setup.kaiju < setup.seats:
            raise BadSetup(f"kaiju is {setup.kaiju}; the Kaiju's seat is 0 to {setup.seats - 1}, or -1 for a lot.")
        if setup.preset not in PRESETS:
            raise BadSetup(f"preset is {setup.preset!r}; there are: {', '.join(PRESETS)}.")
        if not 1 <= setup.start_level <= 4:
            raise BadSetup(f"level is {setup.start_level}; a game starts at level 1 to 4.")
        if not 1 <= setup.enrages <= 8:
            raise BadSetup(f"enrage is {setup.enrages}; a game uses 1 to 8 ENRAGE cards.")

    def read_pack(self, text: str, source: str) -> pack.Pack:
        return pack.read(text, source)

    def board(self, setup: KaijuSetup) -> str:
        return setup.map

    def read_map(self, text: str, source: str) -> map.Chart:
        return map.read(text, source)

    def on_map(self, cards: pack.Pack, chart: map.Chart) -> pack.Printed:
        return pack.Printed(cards, chart.city)

    def deck(self, setup: KaijuSetup, printed: pack.Printed, chance: Chance) -> Deck:
        kaiju = chance.below(setup.seats) if setup.kaiju == BY_LOT else setup.kaiju
        return printed.deck(setup.seats, int(kaiju), setup.open_hands)

    def deal(self, setup: KaijuSetup, printed: pack.Printed, chance: Chance, journal: Journal | None) -> Siege:
        return deal(self.deck(setup, printed, chance), setup.start_level, setup.enrages, chance, journal)

    def views(self, s: Siege) -> Callable[[int], View]:
        return view.views(s)

    def result(self, s: Siege) -> Result:
        """CK-01 All defenders win or lose together; a score is 1 or 0."""
        winners = winners_of(s)
        return Result(winners, s.ending, [int(seat in winners) for seat in range(s.seats)])

    def face(self, s: Siege, card: int) -> str:
        return s.deck.face(card)

    def line(self, s: Siege, event: Event, names: list[str]) -> Say | None:
        return log.line(s, event, names)

    def waiting(self, s: Siege) -> int | None:
        """Nobody in the window of a Co-ordinated card: who is asked there holds a card that could join in."""
        if s.over or isinstance(s.step().unsaid(), CoordinatedPlay):
            return None
        return int(s.asked)

    def overhears(self, s: Siege, viewer: int) -> bool:
        """CK-95 Defenders with open hands read each other's questions; the Kaiju reads none but its own."""
        if s.over or not s.deck.shared or s.asked == viewer:
            return False
        return among(s.deck.team, viewer) and among(s.deck.team, s.asked)

    def teams(self, s: Siege) -> list[int]:
        """CK-95 The defenders; the Kaiju has nobody."""
        return [(1 << s.seats) - 1 & ~(1 << s.kaiju)]

    def arrange(self, given: Mapping[str, Any], setup: KaijuSetup, printed: pack.Printed, chance: Chance) -> Siege:
        return position.arrange(given, self.deck(setup, printed, chance), setup.start_level, chance)

    def position(self, s: Siege) -> dict[str, Any]:
        return position.position(s)

    def worth(self) -> Worth[Siege]:
        return SiegeWorth()

    def features(self) -> Features[Siege]:
        return KaijuFeatures()

    def searches(self) -> list[Search]:
        """The defenders, then the Kaiju, who strikes so hard that it need not look as far ahead."""
        team = Search(simulations=600, width=4, laps=4, longest=120, doubt=1.5, leaning=Teamwork(), slack=0.015)
        return [team, Search(simulations=90, width=4, laps=2, longest=40, doubt=1.0)]

    def profiles(self) -> dict[str, Policy]:
        """`greedy` is this game's `star` too, for it knows both of its sides; `planner` plays its best answers on.

        Below them each side looks away as often as makes an even game among equals.
        """
        greedy = Weigher(Instinct(), Tactics())
        planner = Planner(greedy)
        levels = {"extra": Absent(greedy, 100, 68), "understudy": Absent(greedy, 35, 28), "star": greedy}
        return {"greedy": greedy, "planner": planner, **levels}

    def senses(self, setup: KaijuSetup, printed: pack.Printed) -> KaijuSenses:
        return KaijuSenses(self.deck(setup, printed, Swift(0)), setup.seats)

    def turns(self, s: Siege) -> int:
        return int(s.round)

    def measures(self, s: Siege, story: list[Event]) -> dict[str, float]:
        return measure.measures(s, story)

    def plays(self, s: Siege, story: list[Event]) -> list[Play]:
        return measure.plays(story)

    def targets(self, setup: KaijuSetup, bots: list[str]) -> list[Band]:
        kaiju = bots[setup.kaiju] if setup.kaiju != BY_LOT else ""
        team = [bot for seat, bot in enumerate(bots) if seat != setup.kaiju]
        return balance.targets(setup.preset, (setup.start_level, setup.enrages) == PRESETS[setup.preset], kaiju, team)

    def bound(self, setup: KaijuSetup) -> int:
        """CK-69 At most 104 Kaiju turns, for each of them costs a card that never returns; 200 questions a round."""
        return 105 * 200

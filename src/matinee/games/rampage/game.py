"""Robot Rampage, as the house knows it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from matinee.engine.chance import Chance
from matinee.engine.errors import BadSetup
from matinee.engine.features import Features
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.measure import Band, Play
from matinee.engine.policy import Policy, Search, Worth
from matinee.engine.say import Say
from matinee.engine.view import Result, View, winners_of
from matinee.games.rampage import balance, log, measure, pack, position, view
from matinee.games.rampage.bots import Competent, Peaceful, Simple
from matinee.games.rampage.cells import WINS
from matinee.games.rampage.deal import Variant, deal
from matinee.games.rampage.deck import Deck
from matinee.games.rampage.fall import score
from matinee.games.rampage.features import RampageFeatures
from matinee.games.rampage.leaving import leave
from matinee.games.rampage.parts import BY_LOT, SHORTEST_STACK
from matinee.games.rampage.senses import RampageSenses
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.tinker import Tinker
from matinee.games.rampage.worth import RampageWorth

# The four windows of RR-48: to tell who is asked there would tell what they hold, so not even that is told.
WINDOWS = {"AnswerAction", "Defend", "AnswerHit", "AnswerTheft"}


class RampageSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """RR-70 `victory`: last_robot or hoard. RR-19 `first_player`: shortest_stack, random or seat:0 to seat:5.

    `best_of`: 1, or 3 for two players: first to two wins, the deal changing sides.
    """

    victory: str = "last_robot"
    first_player: str = "shortest_stack"
    best_of: int = 1


class RobotRampage(Game[Rampage]):
    """Build a robot from junk and fight until one stands."""

    id: ClassVar[str] = "robot-rampage"
    short: ClassVar[str] = "rampage"
    title: ClassVar[str] = "Robot Rampage"
    prefix: ClassVar[str] = "RR"
    edition: ClassVar[int] = 2
    # RR-02 Two to six: six torsos cap it.
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    setup_type: ClassVar[type[Setup]] = RampageSetup
    samples: ClassVar[tuple[Mapping[str, object], ...]] = ({}, {"victory": "hoard"}, {"best_of": 3})

    def check(self, setup: RampageSetup) -> None:
        if setup.victory not in ("last_robot", "hoard"):
            raise BadSetup(f"victory is {setup.victory[:40]!r}; it may be 'last_robot' or 'hoard'.")
        first_player(setup)
        if setup.best_of not in (1, 3):
            raise BadSetup(f"best_of is {setup.best_of}; a match has 1 game or is the best of 3.")
        if setup.best_of == 3 and setup.seats != 2:
            raise BadSetup(f"best_of is 3; only two players play the best of three, not {setup.seats}.")

    def variant(self, setup: RampageSetup) -> Variant:
        return Variant(setup.seats, setup.victory == "hoard", first_player(setup), setup.best_of)

    def face(self, s: Rampage, card: int) -> str:
        return s.deck.cards[card].key

    def read_pack(self, text: str, source: str) -> Deck:
        return pack.read(text, source)

    def deal(self, setup: RampageSetup, cards: Deck, chance: Chance, journal: Journal | None) -> Rampage:
        return deal(cards, self.variant(setup), chance, journal)

    def views(self, s: Rampage) -> Callable[[int], View]:
        return view.views(s)

    def result(self, s: Rampage) -> Result:
        """Scores are games won in a match, else the cards of each player, hoards included."""
        if s.best_of > 1:
            return Result(winners_of(s), s.ending, [int(s.cells[WINS + seat]) for seat in range(s.seats)])
        return Result(winners_of(s), s.ending, [int(score(s, seat)) for seat in range(s.seats)])

    def line(self, s: Rampage, event: Event, names: list[str]) -> Say | None:
        return log.line(s, event, names)

    def waiting(self, s: Rampage) -> int | None:
        """RR-48 In a window everybody just waits: nobody may read off who could answer."""
        return None if s.over or s.step().name() in WINDOWS else int(s.asked)

    def retire(self, s: Rampage, seat: int) -> bool:
        """RR-61 Leaving destroys the robot; the others go on."""
        return 0 <= seat < s.seats and leave(s, seat)

    def arrange(self, given: Mapping[str, Any], setup: RampageSetup, cards: Deck, chance: Chance) -> Rampage:
        return position.arrange(given, cards, self.variant(setup), chance)

    def position(self, s: Rampage) -> dict[str, Any]:
        return position.position(s)

    def worth(self) -> Worth[Rampage]:
        return RampageWorth()

    def features(self) -> Features[Rampage]:
        return RampageFeatures()

    def search(self) -> Search:
        return Search(simulations=700, laps=3, longest=80, own_quick=Tinker(), duel=20000)

    def profiles(self) -> dict[str, Policy]:
        own: dict[str, Policy] = {"simple": Simple(), "competent": Competent(), "peaceful": Peaceful()}
        return {**own, "tinker": Tinker(), "star": Competent()}

    def senses(self, setup: RampageSetup, cards: Deck) -> RampageSenses:
        return RampageSenses(cards, setup.seats)

    def turns(self, s: Rampage) -> int:
        return int(s.turns_before + s.turn)

    def measures(self, s: Rampage, story: list[Event]) -> dict[str, float]:
        return measure.measures(s, story)

    def plays(self, s: Rampage, story: list[Event]) -> list[Play]:
        return self.faced(s, measure.plays(s, story))

    def targets(self, setup: RampageSetup, bots: list[str]) -> list[Band]:
        return balance.targets(setup.seats, setup.victory == "hoard", setup.best_of, bots)

    def bound(self, setup: RampageSetup) -> int:
        """RR-71 At most 20 turns a seat and 84 more, RR-73 64 questions in each, RR-11 30 placements."""
        return setup.best_of * (30 + 64 * (20 * setup.seats + 84))


def first_player(setup: RampageSetup) -> int:
    """RR-19 A word for who begins, as the rules want it."""
    words = {"shortest_stack": int(SHORTEST_STACK), "random": int(BY_LOT)}
    words |= {f"seat:{seat}": seat for seat in range(setup.seats)}
    if setup.first_player not in words:
        raise BadSetup(f"first_player is {setup.first_player[:40]!r}; it may be one of: {', '.join(words)}.")
    return words[setup.first_player]

"""A parlour game for tests of the table: strike, and a player with a shield may secretly block; with a die and a peek.

Turns go round. `strike` opens a window in which each other seat with a shield is asked in order; its closing is told
whether or not anybody was asked. `look` draws a card, `roll` rolls a die, `nod` is public and reveals nothing,
`think` begins a private half-made choice.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.options import Options
from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import HIDDEN, NOBODY, OPEN, only
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.step import Happening, Question, Step
from matinee.engine.view import Result, View, ended, winners_of

ACTS = ("strike", "look", "roll", "nod", "think")
DECK, USED, HANDS = 0, 1, 2
CARDS = 12


class Parlour(State):
    def __init__(self, seats: i64, piles: Piles, chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        self.turn: i64 = 0
        self.hits: i64 = 0
        self.blocked: i64 = 0

    def copy(self) -> "Parlour":
        twin = Parlour(self.seats, self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.turn, twin.hits, twin.blocked = self.turn, self.hits, self.blocked
        return twin

    def facts(self) -> list[int]:
        return [self.turn, self.hits, self.blocked]

    def shield(self, seat: int) -> int:
        """A shield in hand, or -1: even cards are shields."""
        return next((card for card in self.piles.cards(HANDS + seat) if card % 2 == 0), -1)


class Turn(Happening[Parlour]):
    def happen(self, s: Parlour) -> None:
        s.turn += 1
        if s.turn > 30:
            s.finish(only(0), "dusk")
            return
        s.tell("turn", (s.turn - 1) % s.seats, s.turn)
        s.push(Act((s.turn - 1) % s.seats))


class Plain(Question[Parlour]):
    cites: ClassVar[str] = "P-01"

    def key(self, s: Parlour, option: i64) -> str:
        return ACTS[option]

    def offer(self, s: Parlour, option: i64) -> Offer:
        return Offer(self.key(s, option), Say("offer", key=self.key(s, option)))

    def prompt(self, s: Parlour) -> Say:
        return Say("prompt")

    def refusals(self, s: Parlour) -> list[Refusal]:
        return []


class Act(Plain):
    def options(self, s: Parlour, out: Options) -> None:
        for option, act in enumerate(ACTS):
            if act != "look" or s.piles.count(DECK):
                out.add(option)

    def answer(self, s: Parlour, option: i64) -> None:
        act = ACTS[option]
        if act == "think":
            s.push(Inner(self.seat))
            return
        if act == "nod":
            s.tell("nodded", self.seat)
            s.push(self)
            return
        s.push(Turn())
        if act == "look":
            s.move(s.piles.top(DECK), HANDS + self.seat)
        elif act == "roll":
            s.roll(self.seat, 1)
        else:
            s.blocked = 0
            s.tell("struck", self.seat)
            s.push(Lap(self.seat, 1))

    def passing(self, s: Parlour) -> i64:
        return 3


class Inner(Plain):
    """Half-way through a private choice."""

    def unsaid(self) -> Step[Parlour]:
        return Act(self.seat)

    def options(self, s: Parlour, out: Options) -> None:
        out.add(2)
        out.add(3)

    def answer(self, s: Parlour, option: i64) -> None:
        Act(self.seat).answer(s, option)

    def inside(self) -> bool:
        return True


class Lap(Happening[Parlour]):
    def __init__(self, striker: i64, place: i64) -> None:
        super().__init__()
        self.striker = striker
        self.place = place

    def facts(self) -> list[int]:
        return [self.striker, self.place]

    def happen(self, s: Parlour) -> None:
        for place in range(self.place, s.seats):
            seat = (self.striker + place) % s.seats
            if s.shield(seat) >= 0:
                s.push(Lap(self.striker, place + 1))
                s.push(React(seat))
                return
        s.tell("window", NOBODY)
        if not s.blocked:
            s.hits += 1
            s.tell("hit", self.striker)


class React(Plain):
    def options(self, s: Parlour, out: Options) -> None:
        if s.shield(int(self.seat)) >= 0:
            out.add(0)
        out.add(1)

    def answer(self, s: Parlour, option: i64) -> None:
        if option == 0:
            s.blocked = 1
            s.move(s.shield(int(self.seat)), USED)
            s.tell("blocked", self.seat)

    def key(self, s: Parlour, option: i64) -> str:
        return "block" if option == 0 else "pass"

    def passing(self, s: Parlour) -> i64:
        return 1


class ParlourView(View, frozen=True):
    turn: int
    hits: int
    hand: list[str]
    hands: list[int]
    used: int


class ParlourGame(Game[Parlour]):
    id: ClassVar[str] = "parlour"
    short: ClassVar[str] = "parlour"
    title: ClassVar[str] = "Parlour"
    prefix: ClassVar[str] = "P"
    edition: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4

    def read_pack(self, text: str, source: str) -> Any:
        return None

    def deal(self, setup: Setup, pack: Any, chance: Chance, journal: Journal | None) -> Parlour:
        layout = Layout([0] * CARDS)
        layout.pile("deck", HIDDEN)
        layout.pile("used", OPEN)
        for seat in range(setup.seats):
            layout.pile(f"hand{seat}", only(seat))
        s = Parlour(setup.seats, fresh(layout), chance)
        for card in range(CARDS):
            s.piles.start(card, DECK)
        s.journal = journal
        s.shuffle(DECK)
        for seat in range(setup.seats):
            s.move(s.piles.top(DECK), HANDS + seat)
        s.push(Turn())
        s.advance()
        return s

    def view(self, s: Parlour, viewer: int) -> ParlourView:
        hand = [self.face(s, card) for card in s.piles.cards(HANDS + viewer)] if viewer < s.seats else []
        counts = [int(s.piles.count(HANDS + seat)) for seat in range(s.seats)]
        used = int(s.piles.count(USED))
        return ParlourView(**ended(s), turn=s.turn, hits=s.hits, hand=hand, hands=counts, used=used)

    def result(self, s: Parlour) -> Result:
        return Result(winners_of(s), s.ending, [0] * s.seats)

    def face(self, s: Parlour, card: int) -> str:
        return "shield" if card % 2 == 0 else "dud"

    def line(self, s: Parlour, event: Event, names: list[str]) -> Say | None:
        return None

    def waiting(self, s: Parlour) -> int | None:
        return None if s.over or isinstance(s.step(), React) else int(s.asked)

    def retire(self, s: Parlour, seat: int) -> bool:
        if s.seats != 2 or s.over:
            return False
        s.finish(only(1 - seat), "left")
        s.advance()
        return True

    def bound(self, setup: Any) -> int:
        return 10_000

    def turns(self, s: Parlour) -> int:
        return int(s.turn)

    def arrange(self, given: Mapping[str, Any], setup: Any, pack: Any, chance: Chance) -> Parlour:
        """`shields`: the seats whose first card is a shield; all others hold a dud."""
        s = self.deal(setup, pack, chance, None)
        for seat in range(setup.seats):
            card = s.piles.top(HANDS + seat)
            want = 0 if seat in given["shields"] else 1
            if card % 2 != want:
                s.piles.swap(card, next(c for c in s.piles.cards(DECK) if c % 2 == want))
        return s


WORDS = "offer = { $key }\nprompt = Well?\n"


def parlour() -> Show:
    from matinee.bots.random import Random

    return Show(ParlourGame(), read, {"star": Random()})


def read(name: str) -> str:
    texts = {"packs/house.toml": "", "lang/en.ftl": WORDS}
    if name not in texts:
        raise FileNotFoundError(name)
    return texts[name]

"""Cursed Reel, as the house knows it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from matinee.engine.chance import Chance
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.policy import Worth
from matinee.engine.say import Say
from matinee.engine.view import PlainCard, Result, View, winners_of

from . import view
from .state import BIN, CARDS, DECK, HANDS, REEL, CursedReelState, face, points, undealt
from .steps import Turn, deal, title

SEATS = "abcde"


class CursedReelWorth(Worth[CursedReelState]):
    """Points in the can, and those on the reel as far as they are likely to get there."""

    def of(self, s: CursedReelState, seat: int) -> float:
        others = [s.worth(s.can(other)) for other in range(s.seats) if other != seat]
        ahead = float(s.worth(s.can(seat)) - max(others))
        if s.asked != seat or s.piles.count(REEL) < 2:
            return ahead
        return ahead + (s.worth(REEL) - points(s.piles.top(REEL))) * (100 - s.risk(seat)) / 100


class CursedReel(Game[CursedReelState]):
    """One more scene, or is that enough?"""

    id: ClassVar[str] = "cursed-reel"
    short: ClassVar[str] = "reel"
    title: ClassVar[str] = "Cursed Reel"
    prefix: ClassVar[str] = "CR"
    edition: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    packs: ClassVar[bool] = False
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    inks: ClassVar[tuple[str, ...]] = ("#2F5D50", "#B3402A")

    def deal(self, setup: Setup, pack: None, chance: Chance, journal: Journal | None) -> CursedReelState:
        return deal(setup.seats, chance, journal)

    def bound(self, setup: Setup) -> int:
        """Each scene may be rolled, come back to a hand by a tear, and be spliced; after each of these one may cut."""
        return 6 * CARDS

    def turns(self, s: CursedReelState) -> int:
        return s.turns

    def result(self, s: CursedReelState) -> Result:
        return Result(winners_of(s), s.ending, [s.worth(s.can(seat)) for seat in range(s.seats)])

    def worth(self) -> Worth[CursedReelState]:
        return CursedReelWorth()

    # What may be seen

    def view(self, s: CursedReelState, viewer: int) -> View:
        return view.view(s, viewer)

    def face(self, s: CursedReelState, card: int) -> str:
        return face(card)

    def card(self, s: CursedReelState, number: int) -> PlainCard:
        return view.card(number)

    def line(self, s: CursedReelState, event: Event, names: list[str]) -> Say | None:
        """Cards that go into cans and bins are told by `cut` and `torn`."""
        match event.kind:
            case "moved" if event.target == REEL and event.source == DECK:
                return Say("log-rolled", card=title(event.card))
            case "moved" if event.target == REEL:
                return Say("log-spliced", who=names[event.source - HANDS], card=title(event.card))
            case "torn" | "cut":
                return Say(f"log-{event.kind}", who=names[event.seat], points=event.number)
            case "ended":
                return Say("log-won", who=", ".join(names[seat] for seat in winners_of(s)))
        return None

    # For scenarios

    def arrange(self, given: Mapping[str, Any], setup: Setup, pack: None, chance: Chance) -> CursedReelState:
        """`reel = ["bat-3"]`, `hands = { a = ["blob-1"] }`, `deck = ["ant-2"]` (top last); others are in the bin."""
        s = CursedReelState(setup.seats, undealt(setup.seats), chance)
        places = {DECK: given.get("deck", []), REEL: given.get("reel", [])}
        places |= {HANDS + SEATS.index(seat): cards for seat, cards in given.get("hands", {}).items()}
        given_cards = {key: pile for pile, keys in places.items() for key in keys}
        for card in range(CARDS):
            if face(card) not in given_cards:
                s.move(card, BIN)
        for key, pile in given_cards.items():
            s.move(number_of(key), pile)
        s.push(Turn(SEATS.index(given.get("asked", "a"))))
        s.advance()
        return s

    def position(self, s: CursedReelState) -> dict[str, Any]:
        seats = range(s.seats)
        return {
            "reel": [face(card) for card in s.piles.cards(REEL)],
            "bin": [face(card) for card in s.piles.cards(BIN)],
            "hands": {SEATS[seat]: [face(card) for card in s.piles.cards(HANDS + seat)] for seat in seats},
            "scores": [s.worth(s.can(seat)) for seat in seats],
        }


def number_of(key: str) -> int:
    return next(card for card in range(CARDS) if face(card) == key)

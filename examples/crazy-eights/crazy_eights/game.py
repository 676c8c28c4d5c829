"""Crazy eights, as the engine knows it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from crazy_eights.senses import EightsSenses
from crazy_eights.state import CARDS, DECK, HANDS, PLAYED, SUITS, Eights, face, suit, title, undealt
from crazy_eights.steps import TURN, deal
from crazy_eights.view import card as printed
from crazy_eights.view import view
from crazy_eights.worth import EightsWorth
from matinee.engine.chance import Chance
from matinee.engine.errors import BadScenario
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.piles import Piles
from matinee.engine.policy import Worth
from matinee.engine.say import Say
from matinee.engine.view import PlainCard, Result, View, winners_of

SIDES = "abcde"


class CrazyEights(Game[Eights]):
    """Get rid of your cards."""

    id: ClassVar[str] = "crazy-eights"
    short: ClassVar[str] = "eights"
    title: ClassVar[str] = "Crazy Eights"
    prefix: ClassVar[str] = "CE"
    edition: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    packs: ClassVar[bool] = False

    def __init__(self) -> None:
        self.undealt: dict[int, Piles] = {seats: undealt(seats) for seats in range(self.fewest, self.most + 1)}

    def deal(self, setup: Setup, pack: None, chance: Chance, journal: Journal | None) -> Eights:
        return deal(setup.seats, self.undealt[setup.seats], chance, journal)

    def view(self, s: Eights, viewer: int) -> View:
        return view(s, viewer)

    def result(self, s: Eights) -> Result:
        return Result(winners_of(s), s.ending, [-int(s.penalty(seat)) for seat in range(int(s.seats))])

    def face(self, s: Eights, card: int) -> str:
        return face(card)

    def card(self, s: Eights, number: int) -> PlainCard:
        return printed(number)

    def line(self, s: Eights, event: Event, names: list[str]) -> Say | None:
        match event.kind:
            case "moved" if event.target == PLAYED:
                return Say("log-played", card=title(event.card))
            case "moved" if event.target >= HANDS:
                who = names[event.target - HANDS]
                known = event.card >= 0
                return Say("log-drew-card", who=who, card=title(event.card)) if known else Say("log-drew", who=who)
            case "named":
                return Say("log-suit", who=names[event.seat], suit=Say(f"kind-{SUITS[event.number]}"))
            case "passed":
                return Say("log-passed", who=names[event.seat])
            case "ended":
                return Say("log-won", who=", ".join(names[seat] for seat in winners_of(s)))
        return None

    def arrange(self, given: Mapping[str, Any], setup: Setup, pack: None, chance: Chance) -> Eights:
        """`hands = { a = ["8-hearts"] }`, `top = "Q-spades"`, `deck = 3` (that many cards; the others are played)."""
        s = Eights(setup.seats, undealt(setup.seats), chance)
        for seat in range(setup.seats):
            for card in given.get("hands", {}).get(SIDES[seat], []):
                s.piles.move(find(card), HANDS + seat)
        top = find(given.get("top", ""))
        s.piles.move(top, PLAYED)
        while s.piles.count(DECK) > given.get("deck", CARDS):
            s.piles.slip(s.piles.bottom(DECK), PLAYED)
        s.suit = suit(top)
        s.plays = given.get("plays", 0)
        s.push(TURN[SIDES.index(given.get("asked", "a"))])
        s.advance()
        return s

    def position(self, s: Eights) -> dict[str, Any]:
        seats = range(int(s.seats))
        return {
            "hands": {SIDES[seat]: sorted(face(card) for card in s.piles.cards(HANDS + seat)) for seat in seats},
            "top": face(s.piles.top(PLAYED)),
            "suit": SUITS[s.suit],
            "deck": int(s.piles.count(DECK)),
            "scores": self.result(s).scores,
        }

    def worth(self) -> Worth[Eights]:
        return EightsWorth()

    def senses(self, setup: Setup, pack: None) -> EightsSenses:
        return EightsSenses(setup.seats)

    def turns(self, s: Eights) -> int:
        return int(s.plays)

    def bound(self, setup: Setup) -> int:
        """A hundred plays, each with a suit to name and a round of passes, and 52 cards to draw."""
        return 1000


def find(key: str) -> int:
    for card in range(CARDS):
        if face(card) == key:
            return card
    raise BadScenario(f"given: {key!r} is no card; they are called 8-hearts, Q-spades, T-clubs.")

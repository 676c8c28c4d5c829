"""Leduc poker, as the engine knows it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from leduc_poker.senses import LeducSenses
from leduc_poker.state import BOARD, DECK, FACES, HANDS, UNDEALT, Leduc
from leduc_poker.steps import BET, deal, title
from leduc_poker.view import card as printed
from leduc_poker.view import view
from leduc_poker.worth import LeducWorth, winnings
from matinee.engine.chance import Chance
from matinee.engine.errors import BadScenario
from matinee.engine.game import Game, Setup
from matinee.engine.journal import Event, Journal
from matinee.engine.policy import Worth
from matinee.engine.say import Say
from matinee.engine.view import PlainCard, Result, View, winners_of


class LeducPoker(Game[Leduc]):
    """Six cards and two rounds of betting."""

    id: ClassVar[str] = "leduc-poker"
    short: ClassVar[str] = "leduc"
    title: ClassVar[str] = "Leduc Poker"
    prefix: ClassVar[str] = "LED"
    edition: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    packs: ClassVar[bool] = False

    def deal(self, setup: Setup, pack: None, chance: Chance, journal: Journal | None) -> Leduc:
        return deal(chance, journal)

    def view(self, s: Leduc, viewer: int) -> View:
        return view(s, viewer)

    def result(self, s: Leduc) -> Result:
        return Result(winners_of(s), s.ending, [int(winnings(s, seat)) for seat in range(2)])

    def face(self, s: Leduc, card: int) -> str:
        return FACES[card]

    def card(self, s: Leduc, number: int) -> PlainCard:
        return printed(number)

    def line(self, s: Leduc, event: Event, names: list[str]) -> Say | None:
        match event.kind:
            case "moved" if event.target == BOARD:
                return Say("log-board", card=title(event.card))
            case "moved":
                who = names[event.target - HANDS]
                known = event.card >= 0
                return Say("log-dealt-card", who=who, card=title(event.card)) if known else Say("log-dealt", who=who)
            case "fold" | "call" | "raise":
                return Say(f"log-{event.kind}", who=names[event.seat])
            case "ended" if event.number:
                winner = winners_of(s)[0]
                return Say("log-won", who=names[winner], chips=int(winnings(s, winner)))
            case "ended":
                return Say("log-drawn")
        return None

    def arrange(self, given: Mapping[str, Any], setup: Setup, pack: None, chance: Chance) -> Leduc:
        """`hands = { a = "K-1", b = "Q-2" }` and `board = "J-1"`, the card that will be turned up."""
        s = Leduc(UNDEALT.copy(), chance)
        for seat, side in enumerate(("a", "b")):
            s.piles.move(find(given.get("hands", {}).get(side, "")), HANDS + seat)
        if "board" in given:
            s.piles.move(find(given["board"]), DECK)
        s.push(BET[0])
        s.advance()
        return s

    def position(self, s: Leduc) -> dict[str, Any]:
        board = s.piles.top(BOARD)
        return {
            "hands": {side: FACES[s.card(seat)] for seat, side in enumerate(("a", "b"))},
            "board": FACES[board] if board >= 0 else "",
            "paid": {"a": int(s.paid0), "b": int(s.paid1)},
            "round": int(s.round),
        }

    def worth(self) -> Worth[Leduc]:
        return LeducWorth()

    def senses(self, setup: Setup, pack: None) -> LeducSenses:
        return LeducSenses()

    def turns(self, s: Leduc) -> int:
        return int(s.question)

    def bound(self, setup: Setup) -> int:
        """Two rounds of at most four answers."""
        return 8


def find(face: str) -> int:
    if face not in FACES:
        raise BadScenario(f"given: {face!r} is none of {', '.join(FACES)}.")
    return FACES.index(face)

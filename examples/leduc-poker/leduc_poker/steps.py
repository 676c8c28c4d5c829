"""The deal, the betting, the board: one happening and one question."""

from typing import ClassVar, Final

from mypy_extensions import i64

from leduc_poker.state import BOARD, DECK, FACES, HANDS, UNDEALT, Leduc
from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import only
from matinee.engine.step import Happening, Question

FOLD: Final[i64] = 0
CALL: Final[i64] = 1
RAISE: Final[i64] = 2
KEYS: Final[tuple[str, ...]] = ("fold", "call", "raise")
MOST_RAISES: Final[i64] = 2


def deal(chance: Chance, journal: Journal | None = None) -> Leduc:
    """LED-02 An ante of one chip each (the state begins with it), and one card each, face down."""
    s = Leduc(UNDEALT.copy(), chance)
    s.journal = journal
    s.shuffle(DECK)
    for seat in range(i64(2)):
        s.move(s.piles.top(DECK), HANDS + seat)
    s.push(BET[0])
    s.advance()
    return s


class Bet(Question[Leduc]):
    """LED-04 Fold, call or raise."""

    cites: ClassVar[str] = "LED-04"

    def options(self, s: Leduc, out: Options) -> None:
        if s.price(self.seat) > 0:
            out.add(FOLD)
        out.add(CALL)
        if s.raises < MOST_RAISES:  # LED-06
            out.add(RAISE)

    def answer(self, s: Leduc, option: i64) -> None:
        s.tell(KEYS[option], self.seat)
        if option == FOLD:
            # LED-09 The other wins what has been paid.
            s.finish(only(1 - self.seat), "fold")
            return
        s.pay(self.seat, s.price(self.seat))
        s.spoken += 1
        if option == RAISE:
            s.pay(self.seat, s.stake())
            s.raises += 1
            s.spoken = 1
        # LED-07 Both have spoken since the last raise, so both have paid the same.
        s.push(ROUND_OVER if s.spoken == 2 else BET[1 - self.seat])

    def key(self, s: Leduc, option: i64) -> str:
        return KEYS[option]

    def offer(self, s: Leduc, option: i64) -> Offer:
        price = s.price(self.seat) + (s.stake() if option == RAISE else 0)
        return Offer(KEYS[option], Say(f"offer-{KEYS[option]}", price=int(price)))

    def prompt(self, s: Leduc) -> Say:
        board = s.piles.top(BOARD)
        pot = int(s.paid0 + s.paid1)
        if board < 0:
            return Say("prompt-bet", card=title(s.card(self.seat)), pot=pot)
        return Say("prompt-bet-again", card=title(s.card(self.seat)), board=title(board), pot=pot)

    def refusals(self, s: Leduc) -> list[Refusal]:
        found: list[Refusal] = []
        if s.price(self.seat) == 0:
            found.append(Refusal("fold", "LED-04", Say("refuse-fold")))
        if s.raises == MOST_RAISES:
            found.append(Refusal("raise", "LED-06", Say("refuse-raise")))
        return found


class RoundOver(Happening[Leduc]):
    """LED-08 After the first round a card is turned up; after the second, hands are compared."""

    def happen(self, s: Leduc) -> None:
        if s.round == 2:
            s.finish(stronger(s), "showdown")
            return
        s.move(s.piles.top(DECK), BOARD)
        s.round = 2
        s.raises = 0
        s.spoken = 0
        s.push(BET[0])  # LED-03 The first player begins both rounds.


def title(card: i64) -> Say:
    """Both jacks are called one thing; their faces differ only in records."""
    return Say(f"card-{FACES[card]}")


def stronger(s: Leduc) -> i64:
    """LED-10 The winner's mask; nobody's if the hands are equal."""
    ahead = s.strength(0) - s.strength(1)
    if ahead == 0:
        return 0
    return only(0) if ahead > 0 else only(1)


BET: Final[tuple[Bet, ...]] = (Bet(0), Bet(1))
ROUND_OVER: Final = RoundOver()

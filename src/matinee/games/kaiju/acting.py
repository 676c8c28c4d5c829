"""A card at work: its effects in order, each bound to the player and to the number that COMBO has raised."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from matinee.engine.piles import NONE
from matinee.engine.step import Happening
from matinee.games.kaiju.deck import Kind
from matinee.games.kaiju.moves import offer_move
from matinee.games.kaiju.state import Siege


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One verb of a card and its printed number; shared by all copies and all states."""

    # The event that tells that nothing comes of it; none where its own step tells it, or where nobody may know.
    idle_word: ClassVar[str] = "idle"

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        # CK-27 Whether this is a number that the card's COMBO raises.
        self.grows: bool = False

    def facts(self) -> list[int]:
        return []

    def act(self, s: Siege, player: i64, n: i64) -> None:
        """Do what the card says; `n` is the number with COMBO."""
        raise NotImplementedError

    def strikes(self) -> bool:
        """CK-54 Whether it can destroy a building, so that its card may end with a move."""
        return False

    def calls(self) -> bool:
        """CK-82 Whether each defender may join in: a window, which closes alike whether or not anybody could."""
        return False

    def makes(self, s: Siege, n: i64, spare: i64) -> i64:
        """What of a number would be done as the table stands; `spare` is how many cards the player has left in hand."""
        return n

    def warnings(self, s: Siege) -> list[str]:
        """What a player should know before they play it."""
        return []

    def is_idle(self, s: Siege, player: i64, card: i64) -> bool:
        """CK-21 Whether it could do nothing at all if the player played this card now, as far as they can know."""
        return False


class Acting(Happening[Siege]):
    """CK-20 An effect still to come. A card played inside its own card changes neither its player nor its number."""

    def __init__(self, effect: Effect, player: i64, n: i64) -> None:
        super().__init__()
        self.effect = effect
        self.player = player
        self.n = n

    def name(self) -> str:
        return type(self.effect).__name__

    def facts(self) -> list[int]:
        return [self.player, self.n, *self.effect.facts()]

    def happen(self, s: Siege) -> None:
        if s.journal is not None and self.effect.idle_word and self.effect.is_idle(s, self.player, NONE):
            s.tell(self.effect.idle_word, self.player)
        self.effect.act(s, self.player, self.n)


class CloseWindow(Happening[Siege]):
    """CK-82 Everybody had the chance to join in, and the card goes on."""

    def happen(self, s: Siege) -> None:
        close_window(s)


CLOSE_WINDOW: Final = CloseWindow()


def close_window(s: Siege) -> None:
    """To decline and to hold nothing leave the same trace: the table rests here for the same time (match/pace.py)."""
    s.tell("window", NONE)


def begin(s: Siege, kind: Kind, player: i64, bonus: i64) -> None:
    """Let what a card says happen in its order; CK-54 a card that strikes offers one move when all of it is done."""
    if kind.strikes:
        offer_move(s)
    effects: list[Any] = kind.effects
    place: i64 = len(effects)
    while place > 0:
        place -= 1
        effect: Effect = effects[place]
        if effect.calls() and place + 1 < len(effects):
            s.push(CLOSE_WINDOW)
        s.push(Acting(effect, player, effect.n + bonus if effect.grows else effect.n))

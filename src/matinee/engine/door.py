"""The one door through which a table changes. It trusts nobody: not the browser, not the bot."""

from mypy_extensions import i64

from matinee.engine.errors import GameOver, IncompleteBatch, NotYourQuestion, SeatOut, StaleQuestion, UnknownOption
from matinee.engine.journal import WINDOWS, Journal
from matinee.engine.state import State


def check_in(s: State, seat: i64, question: i64) -> None:
    """Refuse those who may not answer now, before looking at what they say."""
    if s.over:
        raise GameOver(f"The game is over ({s.ending}).")
    if 0 <= seat < s.seats and s.is_out(seat):
        raise SeatOut("You are out of the game.")
    if seat != s.asked:
        raise NotYourQuestion("Somebody else is asked.")
    if question != s.question:
        raise StaleQuestion(f"That question has been answered; the open one is number {s.question}.")


def knock(s: State, seat: i64, question: i64, keys: list[str]) -> None:
    """Take one answer, or a batch that completes one action: as a whole or not at all."""
    check_in(s, seat, question)
    if not keys:
        raise UnknownOption("", s.keys())
    if len(keys) > 1:
        rehearse(s.copy(), seat, keys)
    for key in keys:
        s.take(s.option(key))


def rehearse(twin: State, seat: i64, keys: list[str]) -> None:
    """Try a batch on a copy: every later answer must belong to the action that the first one began, and finish it.

    The copy has the true chance and the true cards. Nothing may be said after a die fell, this seat came to see a card,
    or others might have answered: how far a batch gets would tell what is to come or what they hold, and cost nothing.
    """
    rolled, known = twin.chance.asked, cards_known(twin, seat)
    twin.journal = Journal()
    for place, key in enumerate(keys):
        if place > 0 and (is_done(twin, seat) or twin.chance.asked != rolled or not cards_known(twin, seat) <= known):
            raise StaleQuestion(f"The table moved on before answer {place + 1}, {key!r}; send the batch up to there.")
        if place > 0 and is_left_out(twin, seat, key):
            raise IncompleteBatch(f"Before {key!r} one of these must be said: {', '.join(twin.keys())}.")
        twin.take(twin.option(key))
    if twin.chance.asked != rolled or not cards_known(twin, seat) <= known:
        return
    if not twin.over and twin.asked == seat and twin.step().inside():
        raise IncompleteBatch(f"The batch stops half-way; still to say: {', '.join(twin.keys())}.")


def is_left_out(s: State, seat: i64, key: str) -> bool:
    """Whether a key is not offered yet but would be after an answer to this question, in the midst of an action.

    Like a batch, this looks no further than what the seat may know: no die, no new card, no window of others.
    """
    offered = s.keys()
    if not s.step().inside() or key in offered:
        return False
    for option in s.options():
        twin = s.copy()
        twin.journal = Journal()
        twin.take(option)
        told = twin.chance.asked != s.chance.asked or not cards_known(twin, seat) <= cards_known(s, seat)
        offered = twin.keys()
        if not told and not is_done(twin, seat) and key in offered:
            return True
    return False


def is_done(twin: State, seat: i64) -> bool:
    """Whether a batch has come to the end of its action; a window ends it even if nobody could answer there."""
    journal = twin.journal
    windows = journal is not None and any(event.kind in WINDOWS for event in journal.events)
    return windows or twin.over or twin.asked != seat


def cards_known(s: State, seat: i64) -> set[int]:
    """All cards that a seat can name where they lie."""
    return {int(card) for card in range(s.piles.n) if s.piles.knows(seat, card)}

"""What every view shares: the open question in words, for the seat that is asked and nobody else."""

import msgspec

from matinee.engine.state import State
from matinee.engine.words import Words


class Option(msgspec.Struct, frozen=True):
    """An offer in words. `card` is the printed key of the card it is about, never the number of a single copy."""

    key: str
    text: str
    card: str
    place: str
    hints: list[str]


class WhyNot(msgspec.Struct, frozen=True):
    """Something a person might try, the clause that forbids it and the sentence that says why."""

    key: str
    clause: str
    text: str
    card: str


class Ask(msgspec.Struct, frozen=True):
    """The open question as the asked seat reads it."""

    number: int
    name: str
    seat: int
    clause: str
    text: str
    inside: bool
    options: list[Option]
    why_not: list[WhyNot]


def ask(s: State, viewer: int, words: Words) -> Ask | None:
    """The open question, if it is this viewer's."""
    if s.over or s.asked != viewer:
        return None
    step = s.step()
    offers = [step.offer(s, option) for option in s.options()]
    return Ask(
        number=s.question,
        name=step.name(),
        seat=viewer,
        clause=step.clause(),
        text=words.say(step.prompt(s)),
        inside=step.inside(),
        options=[Option(o.key, words.say(o.say), o.card, o.place, o.hints) for o in offers],
        why_not=[WhyNot(r.key, r.clause, words.say(r.say), r.card) for r in step.refusals(s)],
    )


class Result(msgspec.Struct, frozen=True):
    """How a game ended: every winner's seat (several may share the victory), why, and each seat's score.

    A game without winners is a draw, unless it was `beaten`: then the game itself has won, and everybody lost.
    """

    winners: list[int]
    ending: str
    scores: list[int]
    beaten: bool = False

    def agrees(self, other: "Result") -> bool:
        """Whether two tell of the same end: a record older than `beaten` could not say that."""
        return (self.winners, self.ending, self.scores) == (other.winners, other.ending, other.scores)


def winners_of(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.winners >> seat & 1]

"""A state is plain data: piles of card numbers, small integers, and an agenda of steps.

The engine lets steps happen until one asks; then it waits. One seat is asked at a time.
"""

from hashlib import blake2b
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from matinee.engine.chance import Chance
from matinee.engine.errors import CannotPass, GameOver, UnknownOption
from matinee.engine.journal import WINDOWS, Event, Journal
from matinee.engine.options import Options
from matinee.engine.piles import NONE, Piles
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import NOBODY, OPEN, only
from matinee.engine.step import Step

# Later than any edition: the default for a deal that names none.
NEWEST: Final[i64] = 1_000_000


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """One table of one game. Games subclass it, add their integers, and write `copy` and `facts` out."""

    # Attributes of a game that are not facts: what is printed, and what follows from others. `copy` shares them; a law
    # checks that every other one is in `copy`, `facts` and the digest.
    derived: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: i64, piles: Piles, chance: Chance) -> None:
        self.seats = seats
        self.piles = piles
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.offered = Options()
        self.question: i64 = 0
        self.asked: i64 = NOBODY
        self.over: bool = False
        self.winners: i64 = 0
        self.ending: str = ""
        # The edition of the rules that is played: a record of an older one goes on by it. No part of the digest.
        self.edition: i64 = NEWEST
        self.journal: Journal | None = None

    # What every game writes out

    def copy(self) -> "State":
        """An independent copy of this state, without a journal."""
        raise NotImplementedError

    def copy_onto(self, spent: "State") -> "State":
        """A copy that may be written over one which nobody needs any more; a game in a hurry reuses its objects."""
        return self.copy()

    def facts(self) -> list[int]:
        """Every integer of the game beyond the piles, for digests."""
        raise NotImplementedError

    def is_out(self, seat: i64) -> bool:
        """Whether a seat has left the game for good and is asked nothing any more."""
        return False

    def turn_count(self) -> i64:
        """How many turns have begun, so that a search can judge all plans at one moment; 0 if a game does not count."""
        return 0

    def prelude(self) -> bool:
        """Whether what is under way ends where a turn begins: a search judges all plans there."""
        return False

    def copied(self, twin: "State") -> None:
        """The part of `copy` that all games share."""
        twin.agenda = self.agenda.copy()
        twin.offered.copy_from(self.offered)
        twin.question = self.question
        twin.asked = self.asked
        twin.over = self.over
        twin.winners = self.winners
        twin.ending = self.ending
        twin.edition = self.edition

    def play_by(self, edition: i64) -> None:
        """Go on by an older edition: the first question is asked again, as that edition may answer it automatically."""
        self.edition = edition
        if not self.over:
            self.question -= 1
            self.advance()

    # The life of one answer

    def options(self) -> list[int]:
        return self.offered.list()

    def answer(self, option: i64) -> None:
        """Take an answer to the open question, if it is offered."""
        if self.over:
            raise GameOver(f"The game is over ({self.ending}).")
        if not self.offered.has(option):
            raise UnknownOption(str(option), self.keys())
        self.take(option)

    def take(self, option: i64) -> None:
        """An answer that is known to be offered, as in play inside the engine."""
        step = self.agenda.pop()
        step.answer(self, option)
        self.advance()

    def advance(self) -> None:
        """Let steps happen until one asks somebody something."""
        agenda = self.agenda
        while len(agenda) > 0:
            step = agenda[-1]
            if step.seat == NOBODY:
                agenda.pop()
                step.happen(self)
                continue
            self.offered.clear()
            step.options(self, self.offered)
            if self.offered.count > 1 or (self.offered.count == 1 and not step.alone(self)):
                self.asked = step.seat
                self.question += 1
                return
            agenda.pop()
            if self.offered.count == 1:
                self.answer_alone(step)
        self.asked = NOBODY
        self.offered.clear()

    def answer_alone(self, step: Step[Any]) -> None:
        """A lone option is answered by the engine where its step allows that (see `Step.alone`); its seat is told."""
        option = self.offered.at(0)
        if self.journal is not None:
            event = Event("automatic", step.seat, only(step.seat))
            event.word = step.key(self, option)
            self.note(event)
        step.answer(self, option)

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes next. After the end of the game nothing does."""
        if not self.over:
            self.agenda.append(step)

    def finish(self, winners: i64, ending: str) -> None:
        """End the game at once: everything pending lapses."""
        self.agenda.clear()
        self.over = True
        self.winners = winners
        self.ending = ending
        self.tell("ended", NOBODY, winners, 0, ending)

    # The verbs that move cards: the only ones that name them

    def move(self, card: i64, pile: i64, to: i64 = OPEN) -> None:
        """Lay a card on top of a pile; `to` are those who learn that a card moved at all (a draft is private)."""
        if self.journal is None:
            self.piles.move(card, pile)
        else:
            source, known = self.piles.home(card), self.piles.seen(card)
            self.piles.move(card, pile)
            self.note_move(self.journal, card, source, known, to)

    def slip(self, card: i64, pile: i64, to: i64 = OPEN) -> None:
        """Put a card under a pile."""
        if self.journal is None:
            self.piles.slip(card, pile)
        else:
            source, known = self.piles.home(card), self.piles.seen(card)
            self.piles.slip(card, pile)
            self.note_move(self.journal, card, source, known, to)

    def note_move(self, journal: Journal, card: i64, source: i64, known: i64, to: i64) -> None:
        """Write down that a card has come from a pile to where it lies now; `known`: who could name it before."""
        journal.moved(card, source, self.piles.home(card), known | self.piles.seen(card), to)
        if journal.filmed:
            self.picture(journal)

    def pour(self, source: i64, target: i64) -> None:
        """Move a whole pile onto another, keeping its order."""
        card = self.piles.bottom(source)
        while card != NONE:
            above = self.piles.above(card)
            self.move(card, target)
            card = above

    def shuffle(self, pile: i64) -> None:
        self.piles.shuffle(pile, self.chance)
        if self.journal is not None:
            event = Event("shuffled", NOBODY, OPEN)
            event.target = pile
            self.note(event)

    def roll(self, seat: i64, dice: i64) -> list[int]:
        """Roll dice; everybody sees the faces."""
        faces: list[int] = [self.chance.die() for _ in range(dice)]
        if self.journal is not None:
            event = Event("rolled", seat, OPEN)
            event.faces = tuple(faces)
            self.note(event)
        return faces

    def tell(self, kind: str, seat: i64, number: i64 = 0, other: i64 = 0, word: str = "", to: i64 = OPEN) -> None:
        """Write a happening that names no card into the journal."""
        if self.journal is not None:
            event = Event(kind, seat, to)
            event.number = number
            event.other = other
            event.word = word
            if self.journal.staged and kind in WINDOWS:
                self.journal.stages[len(self.journal.events)] = self.copy()
            self.note(event)

    def note(self, event: Event) -> None:
        """Write an event down as it is: one that names a card, or has dice."""
        journal = self.journal
        if journal is not None:
            journal.add(event)
            if journal.filmed:
                self.picture(journal)

    def picture(self, journal: Journal) -> None:
        """Keep the table as the last event left it. So whatever an event tells of must have happened by then."""
        journal.pictures[len(journal.events) - 1] = self.copy()

    # Words, on demand

    def step(self) -> Step[Any]:
        """The open question."""
        if self.over:
            raise GameOver(f"The game is over ({self.ending}).")
        return self.agenda[-1]

    def key(self, option: i64) -> str:
        return self.step().key(self, option)

    def keys(self) -> list[str]:
        if self.over:
            return []
        step = self.step()
        return [step.key(self, option) for option in self.options()]

    def option(self, key: str) -> i64:
        """The option behind a key."""
        step = self.step()
        for option in self.options():
            if step.key(self, option) == key:
                return option
        if key == "pass":
            raise CannotPass("This question must be answered.")
        raise UnknownOption(key, self.keys())

    def offer(self, option: i64) -> Offer:
        return self.step().offer(self, option)

    def prompt(self) -> Say:
        return self.step().prompt(self)

    def refusals(self) -> list[Refusal]:
        return [] if self.over else self.step().refusals(self)

    # For search and proof

    def redeal(self, viewer: i64, chance: Chance) -> "State":
        """A copy in which everything that a viewer cannot know is dealt again, with its own chance.

        A game in which more than the cards is hidden, or can be worked out, overrides it.
        """
        twin = self.copy()
        twin.dream(viewer, chance)
        return twin

    def dream(self, viewer: i64, chance: Chance) -> None:
        """Turn a copy into a viewer's guess: unseen cards dealt again, half-made choices of others unsaid."""
        self.chance = chance
        if len(self.agenda) > 0 and self.asked != viewer:
            self.agenda[-1] = self.agenda[-1].unsaid()
        self.mix_unseen(viewer, chance)
        self.ask_again()

    def mix_unseen(self, viewer: i64, chance: Chance) -> None:
        """Shuffle all cards that a viewer cannot name among their places, separately per card back.

        The new deal follows from chance and from what the viewer knows alone: two tables that look the same to them
        give the same guess.
        """
        names = self.piles.layout.numbers[:]
        for back in range(self.piles.layout.last_back + 1):
            places = self.piles.unseen_places(viewer, back)
            cards = self.piles.unseen(viewer, back)
            chance.shuffle(cards)
            for place in range(i64(len(places))):
                names[places[place]] = cards[place]
        self.piles.rename(names)
        self.agenda = [step.renamed(names) for step in self.agenda]

    def ask_again(self) -> None:
        """Compute the options of the open question again."""
        self.offered.clear()
        if len(self.agenda) > 0:
            self.agenda[-1].options(self, self.offered)

    def digest(self) -> str:
        """A short name of this exact state, equal on every build."""
        hash = blake2b(digest_size=16)
        for cell in self.piles.cells:
            hash.update(int(cell).to_bytes(2, "big", signed=True))
        for step in self.agenda:
            hash.update(f"{step.name()}{step.facts()}".encode())
        parts: list[object] = [self.question, self.asked, self.over, self.winners, self.ending]
        hash.update(f"{parts}{self.facts()}{self.chance.facts()}".encode())
        return hash.hexdigest()

"""The questions inside one play: mode, target, Movie, receiver ... Each has a way back until the play is whole."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.journal import Event
from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import only
from matinee.engine.step import Question, Step
from matinee.games.samurai import words
from matinee.games.samurai.draft import Draft, Slot
from matinee.games.samurai.giving import gives_away
from matinee.games.samurai.legal import next_slot
from matinee.games.samurai.perform import perform
from matinee.games.samurai.playable import choices
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Extra

# Cleared and filled for each thing to be named.
CANDIDATES: Final = Options()


def go_on(s: Samurai, d: Draft) -> None:
    """Name the next thing, if only one can be named; ask for it, if there are several; play, when nothing is left.

    A lone thing that gives something away is asked for too: there is always a way back.
    """
    slot = next_slot(s, d)
    while slot != Slot.COMPLETE:
        out = CANDIDATES
        out.clear()
        choices(s, d, slot, out)
        only_one = out.at(0)
        if out.count > 1 or (s.edition >= 2 and gives_away(s, d, slot, only_one)):
            s.push(question(d, slot))
            return
        if s.journal is not None:
            event = Event("automatic", d.seat, only(d.seat))
            event.word = words.slot_key(s, slot, only_one)
            s.note(event)
        d = d.filled(slot, only_one)
        slot = next_slot(s, d)
    perform(s, d)


class Choose(Question[Samurai]):
    """One thing of a play that is still to be named."""

    cites: ClassVar[str] = "KFS-56"

    def __init__(self, draft: Draft, slot: i64) -> None:
        super().__init__(draft.seat)
        self.draft = draft
        self.slot = slot

    def facts(self) -> list[int]:
        return [*self.draft.facts(), self.slot]

    def unsaid(self) -> Step[Samurai]:
        return self.draft.origin

    def options(self, s: Samurai, out: Options) -> None:
        choices(s, self.draft, self.slot, out)
        out.add(Extra.BACK_OUT)

    def answer(self, s: Samurai, option: i64) -> None:
        if option == Extra.BACK_OUT:
            s.backed_out = True
            s.push(self.draft.origin)
        else:
            go_on(s, self.draft.filled(self.slot, option))

    def key(self, s: Samurai, option: i64) -> str:
        return words.slot_key(s, self.slot, option)

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_slot(s, self.draft, self.slot, option)

    def prompt(self, s: Samurai) -> Say:
        return words.prompt_slot(s, self.draft, self.slot)

    def refusals(self, s: Samurai) -> list[Refusal]:
        return words.refuse_slot(s, self.draft, self.slot)

    def inside(self) -> bool:
        return True

    def passing(self, s: Samurai) -> i64:
        return Extra.BACK_OUT


class ChooseMode(Choose):
    """KFS-56 Modes are named on playing."""


class ChooseTarget(Choose):
    """KFS-56 Targets are named on playing."""


class ChooseKungFuTarget(Choose):
    """KFS-62 An awake Character in another Movie."""

    cites: ClassVar[str] = "KFS-62"


class ChooseMovie(Choose):
    """KFS-30 Anyone's Movie for a Location, KFS-37 a rival's for a Creature, KFS-49 another one for its attack."""

    def clause(self) -> str:
        if self.draft.verb == Deed.LAY_LOCATION:
            return "KFS-30"
        return "KFS-37" if self.draft.verb == Deed.DECLARE else "KFS-49"


class ChooseCombine(Choose):
    """KFS-32 Combine or replace."""

    cites: ClassVar[str] = "KFS-32"


class ChooseFromDiscard(Choose):
    """KFS-75 Everyone may browse the discard pile."""

    cites: ClassVar[str] = "KFS-75"


class ChooseFromHand(Choose):
    """A Creature that joins, or a card to pay with."""


class ChoosePlayer(Choose):
    """KFS-58 Whose hand to look at."""

    cites: ClassVar[str] = "KFS-58"


class ChooseReceiver(Choose):
    """KFS-33 One of your own Characters."""

    cites: ClassVar[str] = "KFS-33"


def question(d: Draft, slot: i64) -> Choose:
    if slot == Slot.MODE:
        return ChooseMode(d, slot)
    if slot == Slot.KICKED_AT:
        return ChooseKungFuTarget(d, slot)
    if slot == Slot.MOVIE:
        return ChooseMovie(d, slot)
    if slot == Slot.COMBINE:
        return ChooseCombine(d, slot)
    if slot == Slot.FROM_DISCARD:
        return ChooseFromDiscard(d, slot)
    if slot == Slot.FROM_HAND:
        return ChooseFromHand(d, slot)
    if slot == Slot.PLAYER:
        return ChoosePlayer(d, slot)
    if slot == Slot.RECEIVER:
        return ChooseReceiver(d, slot)
    return ChooseTarget(d, slot)

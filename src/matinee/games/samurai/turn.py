"""The turn: wake, draw, act as you like, declare the end, discard."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import MOST_SEATS, NOBODY
from matinee.engine.step import Happening, Question
from matinee.games.samurai import words
from matinee.games.samurai.choose import go_on
from matinee.games.samurai.credits import end_film
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS
from matinee.games.samurai.draft import Draft, Origin
from matinee.games.samurai.legal import verb_of
from matinee.games.samurai.playable import add_actions, must_discard
from matinee.games.samurai.replies import enrol
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Extra, Mark, Window
from matinee.games.samurai.windows import open_window


class StartTurn(Happening[Samurai]):
    """KFS-18 Knocked-out Characters wake, marks clear, then draw up to the limit."""

    def happen(self, s: Samurai) -> None:
        s.turn += 1
        if s.active == s.opener():
            new_round(s)
        s.drawn = 0
        s.tossed = 0
        s.tell("turn", s.active, s.turn, s.round)
        wake(s)
        s.could_draw = s.piles.top(DRAW_PILE) != NONE
        missing = s.hand_limit(s.active) - s.piles.count(HANDS + s.active)
        s.draw(s.active, missing)
        s.judge_pile(s.active)
        s.push(ACTIONS[s.active])


def new_round(s: Samurai) -> None:
    """KFS-19 A round is one turn per seat."""
    s.round += 1
    for seat in range(s.seats):
        for character in s.piles.cards(CASTS + seat):
            s.unmark(character, Mark.SAVED)


def wake(s: Samurai) -> None:
    """KFS-64 Knocked out until its controller's next turn begins; KFS-58 what was used in defence is fresh again."""
    character = s.piles.bottom(CASTS + s.active)
    while character != NONE:
        slept = s.asleep(character)
        s.unmark(character, Mark.ASLEEP)
        if slept:
            s.tell("woke", s.active, 0, 0, s.deck.cards[character].key)
        character = s.piles.above(character)
    s.unmark_movie(s.active, Mark.OF_TURN | Mark.BEGGED)
    for seat in range(s.seats):
        s.unmark_movie(seat, Mark.DEFENDED)


class MainAction(Origin):
    """KFS-21 Anything, in any order, any number; KFS-22 nobody else is asked before it is answered."""

    cites: ClassVar[str] = "KFS-21"

    def options(self, s: Samurai, out: Options) -> None:
        add_actions(s, self, out)
        out.add(Extra.END)

    def alone(self, s: Samurai) -> bool:
        return False

    def answer(self, s: Samurai, option: i64) -> None:
        if option == Extra.END:
            s.backed_out = False
            s.replied = False
            s.tell("ends", self.seat)
            s.push(END_DECLARED)
            open_window(s, Window.TABLE)
        elif option >= Extra.USES_OF:
            go_on(s, Draft(self, Deed.USE, option - Extra.USES_OF))
        elif option >= Extra.KICKS:
            go_on(s, Draft(self, Deed.KICK, option - Extra.KICKS))
        elif option >= Extra.MOVES:
            go_on(s, Draft(self, Deed.MOVE_PROP, option - Extra.MOVES))
        else:
            go_on(s, Draft(self, verb_of(s, option), option))

    def committed(self, s: Samurai) -> None:
        """KFS-51 The table may answer each completed action; KFS-47 then the current player goes on."""
        s.push(self)
        open_window(s, Window.TABLE)

    def key(self, s: Samurai, option: i64) -> str:
        return words.action_key(s, option)

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_action(s, self, option)

    def prompt(self, s: Samurai) -> Say:
        return words.prompt_main(s)

    def refusals(self, s: Samurai) -> list[Refusal]:
        return words.refuse_hand(s, self, Window.MAIN)

    def passing(self, s: Samurai) -> i64:
        return Extra.END


class EndDeclared(Happening[Samurai]):
    """KFS-51 If anybody played, the current player may take the declaration back and go on."""

    def happen(self, s: Samurai) -> None:
        s.push(ACTIONS[s.active] if s.replied else DISCARDS[s.active])


class EndTurnDiscard(Question[Samurai]):
    """KFS-23 Any number of cards, one at a time, face up."""

    cites: ClassVar[str] = "KFS-23"

    def options(self, s: Samurai, out: Options) -> None:
        out.add_pile(s.piles, HANDS + self.seat)
        if not must_discard(s, self.seat):
            out.add(Extra.DONE)

    def answer(self, s: Samurai, option: i64) -> None:
        if option == Extra.DONE:
            s.push(NEXT_TURN)
        else:
            s.tossed += 1
            s.tell("discarded", self.seat, 0, 0, s.deck.cards[option].key)
            s.discard(option)
            s.push(self)

    def key(self, s: Samurai, option: i64) -> str:
        return "done" if option == Extra.DONE else f"discard:{s.deck.cards[option].key}"

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_discard(s, option, self.key(s, option))

    def prompt(self, s: Samurai) -> Say:
        return words.prompt_discard(s, must_discard(s, self.seat))

    def refusals(self, s: Samurai) -> list[Refusal]:
        return words.refuse_done(s, self.seat)

    def passing(self, s: Samurai) -> i64:
        return Extra.DONE if s.offered.has(Extra.DONE) else s.offered.at(0)


class NextTurn(Happening[Samurai]):
    """KFS-69 The turn of the player who drew the last card is the last; KFS-17 else the next seat plays."""

    def happen(self, s: Samurai) -> None:
        if s.closer == s.active:
            end_film(s, NOBODY, "last card")
            return
        s.active = s.left_of(s.active)
        s.push(START_TURN)


enrol()

START_TURN: Final = StartTurn()
END_DECLARED: Final = EndDeclared()
NEXT_TURN: Final = NextTurn()
ACTIONS: Final = [MainAction(seat) for seat in range(MOST_SEATS)]
DISCARDS: Final = [EndTurnDiscard(seat) for seat in range(MOST_SEATS)]

"""The questions of the windows: play an answer, or pass. Nobody learns who was asked, or who passed.

KFS-81 The engine asks strictly in order; early answers are the table's business. KFS-83 So are the settings that pass
for a seat: a question's name says which window it is. KFS-84 And so is the clock: `passing` is what it answers.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import MOST_SEATS
from matinee.games.samurai import words
from matinee.games.samurai.choose import go_on
from matinee.games.samurai.draft import Draft, Origin
from matinee.games.samurai.playable import add_replies
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Extra
from matinee.games.samurai.windows import REPLIES, CancelLap, open_window


class Reply(Origin):
    """KFS-50 SFX can be played by anybody, in every window in which their text can matter."""

    def __init__(self, seat: i64, window: i64) -> None:
        super().__init__(seat)
        self.window = window

    def facts(self) -> list[int]:
        return [self.seat, self.window]

    def options(self, s: Samurai, out: Options) -> None:
        add_replies(s, self, self.window, out)
        out.add(Extra.PASS)

    def answer(self, s: Samurai, option: i64) -> None:
        if option == Extra.PASS:
            s.backed_out = False
        elif option >= Extra.USES_OF:
            go_on(s, Draft(self, Deed.USE, option - Extra.USES_OF))
        else:
            go_on(s, Draft(self, Deed.PLAY_SFX, option))

    def committed(self, s: Samurai) -> None:
        """KFS-52 Any card that resolves starts a new lap: the running one is given up for it."""
        s.agenda.pop()
        s.replied = True
        open_window(s, self.window)

    def key(self, s: Samurai, option: i64) -> str:
        return words.action_key(s, option)

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_reply(s, self, option)

    def prompt(self, s: Samurai) -> Say:
        return words.prompt_window(s, self.window)

    def refusals(self, s: Samurai) -> list[Refusal]:
        return words.refuse_hand(s, self, self.window)

    def passing(self, s: Samurai) -> i64:
        return Extra.PASS


class TableResponse(Reply):
    """KFS-51 After each completed action of the current player, and after the end of turn is declared."""

    cites: ClassVar[str] = "KFS-51"


class AttackResponse(Reply):
    """KFS-52 Current player first, then leftward, until a full lap of passes."""

    cites: ClassVar[str] = "KFS-52"


class ResultResponse(Reply):
    """KFS-55 After the comparison: cards that reverse it."""

    cites: ClassVar[str] = "KFS-55"


class VictimResponse(Reply):
    """KFS-55 After the choice: cards and abilities that save the victim."""

    cites: ClassVar[str] = "KFS-55"


class CreditsResponse(Reply):
    """KFS-68 Only a card naming Roll the Credits may answer."""

    cites: ClassVar[str] = "KFS-68"


class CancelResponse(Reply):
    """KFS-53 Cards that cancel an SFX; KFS-54 cancels can be cancelled."""

    cites: ClassVar[str] = "KFS-53"

    def committed(self, s: Samurai) -> None:
        """KFS-54 If the cancel is itself cancelled, the card gets one more lap."""
        lap = s.agenda.pop()
        assert isinstance(lap, CancelLap)
        s.push(CancelLap(lap.card, 0))


# By the numbers of their windows.
RESPONSES: Final[list[type[Reply]]] = [
    TableResponse,
    AttackResponse,
    ResultResponse,
    VictimResponse,
    CreditsResponse,
    CancelResponse,
]


def enrol() -> None:
    """Tell the laps whom to ask."""
    if len(REPLIES) == 0:
        for window, response in enumerate(RESPONSES):
            REPLIES.append([response(seat, window) for seat in range(MOST_SEATS)])

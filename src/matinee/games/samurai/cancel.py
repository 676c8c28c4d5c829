"""An SFX is announced, may be cancelled, and resolves: chains of cards, the last played first."""

from mypy_extensions import i64

from matinee.engine.seats import OPEN
from matinee.games.samurai.deck import HANDS, PENDING, STAGE
from matinee.games.samurai.draft import Draft
from matinee.games.samurai.playable import Announced
from matinee.games.samurai.resolve import add_labels, apply, changes_attack, tell_strengths, turn_labels
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Fight, Status
from matinee.games.samurai.windows import CancelLap


def announce(s: Samurai, d: Draft) -> None:
    """KFS-53 The card lies open with its targets named, and does nothing before its cancel window has closed."""
    told_played(s, d.seat, d.card)
    s.leaves_hand(d.seat, d.card)
    if d.fodder >= 0 and s.piles.home(d.fodder) == HANDS + d.seat:
        # A Creature that will join is named with the card, so everybody knows it from now on.
        s.piles.show(d.fodder, OPEN)
    s.piles.set_counter(d.card, d.seat)
    add_labels(s, d, s.deck.effects[d.card], Status.PENDING)
    s.move(d.card, PENDING)
    s.push(Resolve(d))
    s.push(CancelLap(d.card, 0))


def told_played(s: Samurai, seat: i64, card: i64) -> None:
    """KFS-16 Name and quote are read aloud: the card's key stands for both."""
    if s.journal is not None:
        s.tell("played", seat, 0, 0, s.deck.cards[card].key)


class Resolve(Announced):
    """KFS-54 Last played resolves first; KFS-56 at once, when nobody cancels."""

    def happen(self, s: Samurai) -> None:
        d = self.draft
        if s.piles.home(d.card) != PENDING:
            return
        turn_labels(s, d.card, Status.ACTIVE)
        apply(s, d, s.deck.effects[d.card])
        if changes_attack(s.deck.effects[d.card]):
            tell_strengths(s)
        if s.piles.home(d.card) != PENDING:
            # KFS-57 A lasting bonus: slid under a card until either leaves.
            return
        if s.attacking == Fight.NONE:
            s.discard(d.card)
        else:
            # KFS-44 SFX of an attack are discarded with it.
            s.piles.set_counter(d.card, 0)
            s.move(d.card, STAGE)

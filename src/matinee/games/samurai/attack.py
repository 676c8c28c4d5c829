"""Attacks: declared, answered, compared, and what follows. Creatures and kung fu fighters alike."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.step import Happening
from matinee.games.samurai.cancel import told_played
from matinee.games.samurai.deck import PLACES, STAGE
from matinee.games.samurai.draft import Draft
from matinee.games.samurai.duel import attack_strength, defence_strength, margin
from matinee.games.samurai.resolve import creature_home, end_attack, knock
from matinee.games.samurai.state import UNDECIDED, Samurai
from matinee.games.samurai.terms import Fight, Mark, Tag, Trigger, What, Window
from matinee.games.samurai.victims import AFTERWARDS, FATE, LOOT, choose_victim
from matinee.games.samurai.windows import goes_on, open_window


def declare(s: Samurai, d: Draft) -> None:
    """KFS-38 Creature and Movie become public together."""
    s.leaves_hand(d.seat, d.card)
    s.piles.set_counter(d.card, 0)
    s.move(d.card, STAGE)
    begin(s, d.seat, Fight.CREATURE, d.card, d.movie, NONE)
    told_played(s, d.seat, d.card)
    s.tell("attack", d.seat, d.movie, 0, s.deck.cards[d.card].key)


def kick(s: Samurai, d: Draft) -> None:
    """KFS-62 A kung fu attack on a Character in another Movie; once per turn per fighter."""
    s.mark(d.card, Mark.KICKED)
    begin(s, d.seat, Fight.KUNG_FU, d.card, s.seat_of(d.target), d.target)
    if s.journal is not None:
        s.tell("kung-fu", d.seat, s.target, 0, f"{s.deck.cards[d.card].key}>{s.deck.cards[d.target].key}")


def begin(s: Samurai, seat: i64, kind: i64, fighter: i64, target: i64, marked: i64) -> None:
    """KFS-41 After the declaration anybody may answer; then strengths are compared."""
    s.attacking = kind
    s.attacker = seat
    s.fighter = fighter
    s.target = target
    s.marked = marked
    s.success = UNDECIDED
    s.saved = False
    s.unmark_movie(target, Mark.BEGGED)
    s.push(COMPARE)
    open_window(s, Window.ATTACK)


class Compare(Happening[Samurai]):
    """KFS-42 AS equal to or above DS succeeds; KFS-64 so ties go to the attacker in kung fu too."""

    def happen(self, s: Samurai) -> None:
        if not goes_on(s):
            return
        s.success = 1 if margin(s) >= 0 else 0
        if s.journal is not None:
            verdict = "success" if s.success == 1 else "failure"
            s.tell("compared", s.attacker, attack_strength(s), defence_strength(s), verdict)
        s.push(OUTCOME)
        open_window(s, Window.RESULT)


class Outcome(Happening[Samurai]):
    """KFS-43 Success takes a victim; KFS-45 failure does not; KFS-64 in kung fu the loser is knocked out."""

    def happen(self, s: Samurai) -> None:
        if not goes_on(s):
            return
        s.tell("succeeded" if s.success == 1 else "failed", s.attacker, s.target)
        if s.attacking == Fight.KUNG_FU:
            # KFS-65 No victim is chosen; both fighters stay in play.
            loser = s.marked if s.success == 1 else s.fighter
            knock(s, loser, True)
            end_attack(s)
            return
        s.push(CLOSE)
        s.push(AFTERWARDS)
        if s.success == 1:
            s.push(SPOILS)
            s.push(FATE)
            s.push(LOOT)
            open_window(s, Window.SAVING)
            s.push(choose_victim(s))


class Spoils(Happening[Samurai]):
    """KFS-59 What a success does to the target's Location, by the Creature's text first, then by the Location's own."""

    def happen(self, s: Samurai) -> None:
        if s.attacking != Fight.CREATURE:
            return
        falls = False
        for effect in s.deck.effects[s.fighter]:
            if effect.tag == Tag.DISC and effect.on == Trigger.SUCCESS and effect.what == What.LOCATION:
                falls = True
        for card in s.piles.cards(PLACES + s.target):
            for effect in s.deck.effects[card]:
                if effect.tag == Tag.DISC and effect.on == Trigger.SUCCESS and effect.what == What.SELF:
                    falls = True
        if falls:
            s.discard_location(s.target)


class Close(Happening[Samurai]):
    """KFS-44, KFS-45 The attack is over; some Creatures go home instead of to the discard pile."""

    def happen(self, s: Samurai) -> None:
        if s.attacking != Fight.CREATURE:
            return
        moment = Trigger.SUCCESS if s.success == 1 else Trigger.FAILURE
        for effect in s.deck.effects[s.fighter]:
            if effect.tag == Tag.HAND and effect.on == moment:
                creature_home(s)
        end_attack(s)


COMPARE: Final = Compare()
OUTCOME: Final = Outcome()
SPOILS: Final = Spoils()
CLOSE: Final = Close()

"""The kick: dice, hits laid on monsters, kills and what they earn."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import NOBODY
from matinee.engine.step import Happening, Question, Step
from matinee.games.roundhouse import words
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, ITEMS, KILLS, place_name
from matinee.games.roundhouse.items import add_distinct, draw_item
from matinee.games.roundhouse.state import POINTS, Roundhouse

BARE_DICE: Final[i64] = 2
HEALING: Final[i64] = 2

# Options of a kick beyond the numbers of attack cards.
HOLD: Final[i64] = 1000
BARE: Final[i64] = 1001

# Options of a reward.
HEAL: Final[i64] = 0
DRAW: Final[i64] = 1


class Kick(Question[Roundhouse]):
    """RK-20 Each player may make one attack; RK-21 with two dice, and those of at most one attack card."""

    cites: ClassVar[str] = "RK-20"

    def options(self, s: Roundhouse, out: Options) -> None:
        """RK-20 With no monster on the table there is nothing to ask."""
        if s.standing == 0:
            return
        out.add(HOLD)
        out.add(BARE)
        add_distinct(s, ATTACKS + self.seat, out)

    def answer(self, s: Roundhouse, option: i64) -> None:
        if option == HOLD:
            s.tell("held", self.seat)
            return
        dice = BARE_DICE
        if option == BARE:
            s.tell("kicked", self.seat, dice)
        else:
            # RK-21 Declared before the roll, and gone whatever it shows.
            dice += s.deck.dice(option)
            if s.journal is not None:
                s.tell("kicked", self.seat, dice, 0, s.deck.name(option))
            s.discard(option)
        hits = s.throw_kick(self.seat, dice)
        # RK-24 Only hits beyond all free marks on the table are lost.
        if hits > s.free:
            s.tell("wasted", self.seat, hits - s.free)
            hits = s.free
        s.to_place = hits
        s.filled = 0
        if hits > 0:
            s.push(CLEAR_AWAY)
            s.push(ASSIGN_HIT[self.seat])

    def key(self, s: Roundhouse, option: i64) -> str:
        if option == HOLD:
            return "hold"
        return "kick" if option == BARE else f"kick:{s.deck.name(option)}"

    def offer(self, s: Roundhouse, option: i64) -> Offer:
        return words.offer_kick(s, option, self.key(s, option))

    def prompt(self, s: Roundhouse) -> Say:
        return Say("prompt-kick", cards=s.piles.count(ATTACKS + self.seat))

    def refusals(self, s: Roundhouse) -> list[Refusal]:
        return words.refuse_kick(s, self.seat)

    def passing(self, s: Roundhouse) -> i64:
        return HOLD


class AssignHit(Question[Roundhouse]):
    """RK-23 A hit goes on any monster, circle and middle alike; RK-24 it must go somewhere."""

    cites: ClassVar[str] = "RK-23"

    def options(self, s: Roundhouse, out: Options) -> None:
        """RK-24 No mark takes two hits. When every free mark must be covered there is no choice left to ask for."""
        forced = s.to_place >= s.free
        for place in range(ALL_PLACES):
            if s.free_marks(place) > 0:
                out.add(place)
                if forced:
                    return

    def answer(self, s: Roundhouse, option: i64) -> None:
        """RK-25 A hit covers one mark, from the right."""
        monster = s.at(option)
        hits = s.piles.counter(monster) + 1
        s.cover(monster, hits)
        s.to_place -= 1
        if s.journal is not None:
            s.tell("hit", self.seat, option, hits, s.deck.name(monster))
        if hits == s.deck.health(monster):
            note_filled(s, option)
        if s.to_place > 0:
            s.push(ASSIGN_HIT[self.seat])

    def key(self, s: Roundhouse, option: i64) -> str:
        return f"hit:{place_name(option)}"

    def offer(self, s: Roundhouse, option: i64) -> Offer:
        return words.offer_hit(s, option, self.key(s, option))

    def prompt(self, s: Roundhouse) -> Say:
        return Say("prompt-hit", hits=s.to_place)

    def refusals(self, s: Roundhouse) -> list[Refusal]:
        return words.refuse_hit(s)


def note_filled(s: Roundhouse, place: i64) -> None:
    """RK-26 Kills are removed in the order in which they filled up."""
    seen: i64 = 0
    while s.filled >> (4 * seen) != 0:
        seen += 1
    s.filled |= (place + 1) << (4 * seen)


class ClearAway(Happening[Roundhouse]):
    """RK-26 All hits are placed: the killed monsters go to the kicker, RK-27 and each of them is rewarded.

    RK-29 Their places stay empty, and nothing moves in from the middle.
    """

    def happen(self, s: Roundhouse) -> None:
        seat = s.kicker
        kills: i64 = 0
        while s.filled != 0:
            take_kill(s, seat, (s.filled & 15) - 1)
            s.filled >>= 4
            kills += 1
        if s.is_cleared():
            # RK-49 The last monster: the show ends here, without rewards.
            s.finish(s.leaders(), "survived" if s.seats == 1 else "cleared")
            return
        if s.standing == 0:
            s.tell("emptied", NOBODY)
        while kills > 0:
            s.push(KILL_REWARD[seat])
            kills -= 1


def take_kill(s: Roundhouse, seat: i64, place: i64) -> None:
    monster = s.at(place)
    points = s.deck.points(monster)
    if s.journal is not None:
        s.tell("killed", seat, points, place, s.deck.name(monster))
    s.numbers[POINTS + seat] += points
    s.take_off(monster, place, KILLS + seat)


class KillReward(Question[Roundhouse]):
    """RK-27 For each kill: heal 2, or draw one item."""

    cites: ClassVar[str] = "RK-27"

    def options(self, s: Roundhouse, out: Options) -> None:
        """RK-28 With an empty item deck healing is all that is left."""
        out.add(HEAL)
        if s.piles.count(ITEMS) > 0:
            out.add(DRAW)

    def answer(self, s: Roundhouse, option: i64) -> None:
        if option == HEAL:
            healed = s.heal(self.seat, HEALING)
            s.tell("healed", self.seat, healed, s.life(self.seat))
        else:
            draw_item(s, self.seat)

    def key(self, s: Roundhouse, option: i64) -> str:
        return "heal" if option == HEAL else "draw"

    def offer(self, s: Roundhouse, option: i64) -> Offer:
        return words.offer_reward(s, self.seat, option == HEAL)

    def prompt(self, s: Roundhouse) -> Say:
        return Say("prompt-reward", life=s.life(self.seat), items=s.piles.count(ITEMS))

    def refusals(self, s: Roundhouse) -> list[Refusal]:
        """RK-27 A choice of two without a third."""
        return [Refusal("none", "RK-27", Say("why-no-third"))]


CLEAR_AWAY: Final = ClearAway()
KICK: Final[list[Step[Roundhouse]]] = [Kick(0), Kick(1), Kick(2), Kick(3)]
ASSIGN_HIT: Final = [AssignHit(0), AssignHit(1), AssignHit(2), AssignHit(3)]
KILL_REWARD: Final = [KillReward(0), KillReward(1), KillReward(2), KillReward(3)]

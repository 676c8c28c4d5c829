"""Building: part by part onto shared torsos; then the deal."""

from typing import ClassVar, Final

from mypy_extensions import i16, i64

from matinee.engine.bits import bit
from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import MOST_SEATS, only
from matinee.engine.step import Happening, Question
from matinee.games.rampage import refusals, words
from matinee.games.rampage.cells import OWNER, TORSO_OF, VALUE_OF, WINS, no_robots
from matinee.games.rampage.deck import BUILD, DECK, DRAWN, SCRAP, STACKS, VALUE, part_slot
from matinee.games.rampage.parts import BY_LOT, LEFT_ARM, SHORTEST_STACK, TORSO, TORSOS
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.turn import TURN


def lay_table(s: Rampage) -> None:
    """RR-04 The torsos lie open; the other thirty Build Cards are shuffled. RR-05 The dealer's left begins."""
    s.building = True
    s.playing = bit(s.seats) - 1
    s.tell("dealer", s.dealer)
    s.shuffle(BUILD)
    s.active = s.dealer
    s.push(BUILD_TURN)


def next_builder(s: Rampage) -> i64:
    """RR-10 Clockwise; owners draw no more and are skipped. -1: everybody has a robot."""
    seat = s.active
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if (s.playing >> seat) & 1 == 1 and s.torso_of(seat) < 0:
            return seat
    return -1


class BuildTurn(Happening[Rampage]):
    """RR-06 Draw the top Build Card, shown to everybody; RR-11 until everybody has one robot."""

    def happen(self, s: Rampage) -> None:
        builder = next_builder(s)
        if builder < 0:
            deal_stacks(s)
            return
        s.active = builder
        if s.piles.top(DRAWN) == NONE:
            s.tell("drawn", builder, 0, s.piles.top(BUILD))
            s.move(s.piles.top(BUILD), DRAWN)
        s.push(PLACE_PART[builder])


def lacks(s: Rampage, torso: i64, kind: i64) -> bool:
    """RR-06 Available: still in the centre and lacking that kind; RR-07 never a second part of one kind."""
    return s.owner_of(torso) < 0 and s.piles.top(part_slot(torso, kind)) == NONE


class PlacePart(Question[Rampage]):
    """RR-06 The drawn card goes onto any available torso; placing is compulsory."""

    cites: ClassVar[str] = "RR-06"

    def options(self, s: Rampage, out: Options) -> None:
        kind = s.deck.kind(s.piles.top(DRAWN))
        for torso in range(TORSOS):
            if lacks(s, torso, kind):
                out.add(torso)
        # RR-08 It always fits somewhere: as many torsos lack a kind as cards of it are still to come.
        assert out.count > 0

    def answer(self, s: Rampage, option: i64) -> None:
        card = s.piles.top(DRAWN)
        s.tell("placed", self.seat, option, card)
        s.move(card, part_slot(option, s.deck.kind(card)))
        for slot in range(part_slot(option, LEFT_ARM), part_slot(option, TORSO)):
            if s.piles.top(slot) == NONE:
                s.push(BUILD_TURN)
                return
        take_robot(s, self.seat, option)
        s.push(BUILD_TURN)

    def key(self, s: Rampage, option: i64) -> str:
        return f"on:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        return words.offer_place(s, option, self.key(s, option))

    def prompt(self, s: Rampage) -> Say:
        return words.prompt_place(s)

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.place(s)


def point_value(s: Rampage, torso: i64) -> i64:
    """RR-13 The sum of the circled values, torso included."""
    value: i64 = 0
    for slot in range(part_slot(torso, LEFT_ARM), part_slot(torso, TORSO) + 1):
        card = s.piles.top(slot)
        if card != NONE:
            value += s.deck.fact(card, VALUE)
    return value


def take_robot(s: Rampage, seat: i64, torso: i64) -> None:
    """RR-09 The fifth part makes the robot yours, at once, wanted or not."""
    s.cells[OWNER + torso] = i16(seat)
    s.cells[TORSO_OF + seat] = i16(torso)
    s.tell("built", seat, torso, point_value(s, torso))


def deal_stacks(s: Rampage) -> None:
    """RR-14 As many cards as the robot's point value, a whole stack at a time from the dealer's left."""
    set_aside(s)
    s.building = False
    for seat in range(s.seats):
        if (s.playing >> seat) & 1 == 1:
            stand_up(s, seat)
    s.shuffle(DECK)
    for step in range(s.seats):
        seat = (s.dealer + 1 + step) % s.seats
        if (s.playing >> seat) & 1 == 1:
            deal_stack(s, seat)
    choose_first(s)
    s.asked_before = s.question
    s.push(TURN)


def set_aside(s: Rampage) -> None:
    """RR-12 Leftover torsos and parts lie open, out of the game."""
    for torso in range(TORSOS):
        if s.owner_of(torso) < 0:
            for slot in range(part_slot(torso, LEFT_ARM), part_slot(torso, TORSO) + 1):
                s.pour(slot, SCRAP)
    s.pour(DRAWN, SCRAP)
    s.pour(BUILD, SCRAP)


def stand_up(s: Rampage, seat: i64) -> None:
    """Every robot stands before the first card is dealt: a player who waits for a stack has not fallen."""
    s.cells[VALUE_OF + seat] = i16(point_value(s, s.torso_of(seat)))
    s.standing |= only(seat)
    s.in_play |= bit(s.colour_of(seat))
    s.left += 1


def deal_stack(s: Rampage, seat: i64) -> None:
    """RR-16 What is not dealt stays as the Battle Deck; RR-18 the top three of a stack are the first hand."""
    for _ in range(s.value_of(seat)):
        s.move(s.piles.top(DECK), STACKS + seat)
    s.refill(seat)


def choose_first(s: Rampage) -> None:
    """RR-19 The shortest stack begins, ties by lot; or whom the table has chosen."""
    if s.first >= 0 and s.stands(s.first):
        s.active = s.first
    elif s.first == BY_LOT:
        s.active = pick(s, s.standing)
    else:
        s.active = pick(s, shortest(s))
    s.tell("begins", s.active)


def shortest(s: Rampage) -> i64:
    """The mask of those whose robot has the lowest value."""
    least: i64 = 1000
    mask: i64 = 0
    for seat in range(s.seats):
        if s.stands(seat):
            value = s.value_of(seat)
            if value < least:
                least = value
                mask = 0
            if value == least:
                mask |= only(seat)
    return mask


def pick(s: Rampage, mask: i64) -> i64:
    """RR-74 One seat of a mask; the lot is drawn only among several."""
    count: i64 = 0
    for seat in range(s.seats):
        count += (mask >> seat) & 1
    number = s.chance.below(count) if count > 1 else 0
    for seat in range(s.seats):
        if (mask >> seat) & 1 == 1:
            if number == 0:
                return seat
            number -= 1
    return SHORTEST_STACK


class NextGame(Happening[Rampage]):
    """A match of duels: the cards are collected, the other seat deals, and it all begins again."""

    def happen(self, s: Rampage) -> None:
        wins = [s.cells[WINS + seat] for seat in range(s.seats)]
        shown = s.piles.shown
        s.piles = s.deck.undealt.copy()
        s.piles.shown = shown + 1
        s.cells = no_robots()
        for seat in range(s.seats):
            s.cells[WINS + seat] = wins[seat]
        s.decided = False
        s.standing = 0
        s.left = 0
        s.in_play = 0
        s.fallen = 0
        s.turns_before += s.turn
        s.turn = 0
        s.dealer = (s.dealer + 1) % s.seats
        s.push(NEXT_GAME)
        lay_table(s)


BUILD_TURN: Final = BuildTurn()
NEXT_GAME: Final = NextGame()
PLACE_PART: Final[list[PlacePart]] = [PlacePart(seat) for seat in range(MOST_SEATS)]

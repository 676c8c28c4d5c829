"""The table of Roundhouse Kick: lives and points, the monsters at their places, and the attack under way."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.chance import Chance
from matinee.engine.journal import Event
from matinee.engine.piles import NONE, Piles
from matinee.engine.seats import NOBODY, OPEN, among, only
from matinee.engine.state import State
from matinee.engine.step import Step
from matinee.games.roundhouse.deck import (
    ALL_PLACES,
    ATTACKS,
    CIRCLE,
    DISCARD,
    DRAWN,
    ITEMS,
    KILLS,
    MONSTERS,
    PLACES,
    SHIELDS,
    Deck,
)
from matinee.games.roundhouse.dice import face_list, hits_in, throw
from matinee.games.roundhouse.volley import NO_HITS, all_hits, with_hits

# RK-09 Everybody begins with 15 life, and never has more.
FULL_LIFE: Final[i64] = 15

# RK-17 At most two attack and two defence cards.
SLOTS: Final[i64] = 2

# Whose dice lie on the table.
NO_DICE: Final[i64] = 0
KICK_DICE: Final[i64] = 1
MIDDLE_DICE: Final[i64] = 2
CIRCLE_DICE: Final[i64] = 3

# Where the numbers of seats and places lie: life, points and wounds of each seat, the last roll of each place.
LIFE: Final[i64] = 0
POINTS: Final[i64] = 4
WOUNDS: Final[i64] = 8
ROLLS: Final[i64] = 12
NUMBERS: Final = 24


class Roundhouse(State):
    """One barn. RK-04 Tokens are only counted: life is a number, hits and points left are counters."""

    derived: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: Deck, seats: i64, piles: Piles, numbers: vec[i64], chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        self.deck = deck
        self.numbers = numbers
        self.round: i64 = 0
        self.phase: i64 = 0
        self.starter: i64 = 0
        # Kept beside the piles, for they are asked for all the time: the mask of the places where a monster stands, and
        # how many marks of all of them are free.
        self.standing: i64 = 0
        self.free: i64 = 0
        # The kick under way: who, hits still to place, and the places that filled up, four bits each, first lowest.
        self.kicker: i64 = NOBODY
        self.to_place: i64 = 0
        self.filled: i64 = 0
        # The dice on the table, and the faces of the last kick.
        self.dice: i64 = NO_DICE
        self.kicked: i64 = 0
        # The monsters' attack under way: its hits, its targets, and what the player who decides has not stopped yet.
        self.volley: i64 = NO_HITS
        self.targets: i64 = 0
        self.facing: i64 = NO_HITS

    def copy(self) -> "Roundhouse":
        twin = Roundhouse(self.deck, self.seats, self.piles.copy(), self.numbers[:], self.chance.copy())
        self.copied(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.standing = self.standing
        twin.free = self.free
        twin.kicker = self.kicker
        twin.to_place = self.to_place
        twin.filled = self.filled
        twin.dice = self.dice
        twin.kicked = self.kicked
        twin.volley = self.volley
        twin.targets = self.targets
        twin.facing = self.facing
        return twin

    def facts(self) -> list[int]:
        table = [self.round, self.phase, self.starter, self.standing, self.free, self.dice, self.kicked]
        kick = [self.kicker, self.to_place, self.filled]
        return [*table, *kick, self.volley, self.targets, self.facing, *[int(number) for number in self.numbers]]

    def is_out(self, seat: i64) -> bool:
        """RK-43 No life left: never asked again."""
        return self.numbers[LIFE + seat] == 0

    # Players

    def life(self, seat: i64) -> i64:
        return self.numbers[LIFE + seat]

    def points(self, seat: i64) -> i64:
        return self.numbers[POINTS + seat]

    def heal(self, seat: i64, tokens: i64) -> i64:
        """RK-09 Never above 15; tells how much it was."""
        healed = min(tokens, FULL_LIFE - self.numbers[LIFE + seat])
        self.numbers[LIFE + seat] += healed
        return healed

    def defence(self, seat: i64) -> i64:
        """RK-31 Defence points: the points left on all defence cards of a player, whatever their type."""
        left: i64 = 0
        card = self.piles.top(SHIELDS + seat)
        while card != NONE:
            left += self.piles.counter(card)
            card = self.piles.below(card)
        return left

    def most_defended(self) -> i64:
        """RK-32 The mask of the living players with the most defence points; all of them, if they tie."""
        most: i64 = -1
        mask: i64 = 0
        for seat in range(self.seats):
            if self.life(seat) > 0:
                points = self.defence(seat)
                if points > most:
                    most = points
                    mask = 0
                if points == most:
                    mask |= only(seat)
        return mask

    def living(self) -> i64:
        """The mask of those who are alive."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.life(seat) > 0:
                mask |= only(seat)
        return mask

    def shielded(self) -> i64:
        """The mask of those who have a defence card."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.piles.count(SHIELDS + seat) > 0:
                mask |= only(seat)
        return mask

    def push_clockwise(self, steps: list[Step["Roundhouse"]], seats: i64) -> None:
        """The step of each seat of a mask, from the SP clockwise: the first of them goes onto the agenda last."""
        for offset in range(self.seats - 1, -1, -1):
            seat = (self.starter + offset) % self.seats
            if among(seats, seat):
                self.push(steps[seat])

    def leaders(self) -> i64:
        """RK-52 Most points win, dead or alive; RK-53 then fewest monster cards; then the victory is shared."""
        best: i64 = -1
        mask: i64 = 0
        for seat in range(self.seats):
            # No player can have a hundred cards: points count before them.
            rank = 100 * self.points(seat) + 99 - self.piles.count(KILLS + seat)
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= only(seat)
        return mask

    # Items

    def shelf(self, seat: i64, item: i64) -> i64:
        """The pile that an item of this kind lies in before a player."""
        return (ATTACKS if self.deck.is_attack(item) else SHIELDS) + seat

    def turn_up(self, pile: i64) -> i64:
        """Take the next item, open for all, with its printed points as its counter."""
        card = self.piles.top(ITEMS)
        self.piles.set_counter(card, self.deck.points(card))
        self.move(card, pile)
        return card

    def discard(self, item: i64) -> None:
        """RK-19 Discards stay out for the game."""
        self.piles.set_counter(item, 0)
        self.move(item, DISCARD)

    def drawn(self) -> i64:
        """The item that its drawer is placing, or NONE."""
        return self.piles.top(DRAWN)

    # Monsters

    def at(self, place: i64) -> i64:
        """The monster at a place, or NONE."""
        return self.piles.top(PLACES + place)

    def free_marks(self, place: i64) -> i64:
        """RK-24 The marks of a monster that can still take a hit."""
        if not among(self.standing, place):
            return 0
        monster = self.at(place)
        return self.deck.health(monster) - self.piles.counter(monster)

    def strength(self, place: i64) -> i64:
        if not among(self.standing, place):
            return 0
        monster = self.at(place)
        return self.deck.strength(monster, self.piles.counter(monster))

    def in_circle(self) -> bool:
        """Whether any monster stands in the circle."""
        return self.standing & (bit(CIRCLE) - 1) != 0

    def in_middle(self) -> bool:
        return self.standing >> CIRCLE != 0

    def is_cleared(self) -> bool:
        """RK-49 No monster in the deck and none on the table."""
        return self.standing == 0 and self.piles.count(MONSTERS) == 0

    def reinforce(self, place: i64) -> None:
        """Turn the next monster up on a place."""
        monster = self.piles.top(MONSTERS)
        self.station(monster, place)
        if self.journal is not None:
            self.tell("arrived", NOBODY, place, 0, self.deck.name(monster))

    def station(self, monster: i64, place: i64) -> None:
        self.standing |= only(place)
        self.free += self.deck.health(monster) - self.piles.counter(monster)
        self.move(monster, PLACES + place)

    def cover(self, monster: i64, hits: i64) -> None:
        """RK-25 Cover this many marks of a monster, from the right."""
        self.free += self.piles.counter(monster) - hits
        self.piles.set_counter(monster, hits)

    def take_off(self, monster: i64, place: i64, pile: i64) -> None:
        """A killed monster, all its marks covered, leaves its place."""
        self.standing &= ~only(place)
        self.piles.set_counter(monster, 0)
        self.move(monster, pile)

    # Dice

    def throw_kick(self, seat: i64, dice: i64) -> i64:
        """RK-21 A player's roll; tells its hits."""
        self.dice = KICK_DICE
        self.kicker = seat
        self.kicked = throw(self.chance, dice)
        hits = hits_in(self.kicked)
        if self.journal is not None:
            event = Event("rolled", seat, OPEN)
            event.faces = tuple(face_list(self.kicked))
            event.number = hits
            self.note(event)
        return hits

    def throw_all(self, first: i64, end: i64) -> None:
        """RK-35 One roll per monster for the whole table; RK-36 in the order of the places, not from the SP."""
        self.dice = MIDDLE_DICE if first == CIRCLE else CIRCLE_DICE
        volley = NO_HITS
        numbers = self.numbers
        for place in range(ALL_PLACES):
            numbers[ROLLS + place] = 0
        for place in range(first, end):
            if among(self.standing, place):
                monster = self.at(place)
                faces = throw(self.chance, self.deck.strength(monster, self.piles.counter(monster)))
                numbers[ROLLS + place] = faces
                hits = hits_in(faces)
                volley = with_hits(volley, self.deck.types(monster), hits)
                if self.journal is not None:
                    self.threaten(volley)
                    self.tell_roll(place, faces, hits, self.deck.name(monster))
        self.threaten(volley)

    def threaten(self, volley: i64) -> None:
        """RK-33 The same hits come to every target."""
        self.volley = volley
        hits = all_hits(volley)
        for seat in range(self.seats):
            self.numbers[WOUNDS + seat] = hits * (self.targets >> seat & 1)

    def tell_roll(self, place: i64, faces: i64, hits: i64, name: str) -> None:
        event = Event("struck", NOBODY, OPEN)
        event.faces = tuple(face_list(faces))
        event.number = hits
        event.other = place
        event.word = name
        assert self.journal is not None
        self.note(event)

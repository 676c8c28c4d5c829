"""The table of Ninja Pirate Zombie Robot: who has scored what, whose turn it is, and what the rival can work out."""

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from matinee.engine.bits import bit
from matinee.engine.chance import Chance
from matinee.engine.piles import NONE, Piles
from matinee.engine.seats import only
from matinee.engine.state import State
from matinee.games.npzr.deck import DECK, HANDS, SCORED, STACKS, Deck
from matinee.games.npzr.parts import ALL_MARKS, NOTHING, PARTS, character_of
from matinee.games.npzr.stacks import Stacks

# Two numbers of each kind, one a seat: the mask of characters scored; how often each was, a byte each (repeats are
# stars on its poster); the stacks begun, which number the next one; and what anybody can work out about the wilds in
# its hand, at least and at most.
MARKS: Final[i64] = 0
TALLY: Final[i64] = 2
BEGUN: Final[i64] = 4
LEAST: Final[i64] = 6
MOST: Final[i64] = 8
# Nothing scored, nothing begun: a table begins with a copy.
NO_MARKS: Final = vec[i64]([0] * 10)


@mypyc_attr(acyclic=True)
class Npzr(State):
    """Two sides, their stacks, and the turn."""

    derived: ClassVar[tuple[str, ...]] = ("deck", "stacks.room")

    def __init__(self, deck: Deck, piles: Piles, stacks: Stacks, sides: vec[i64], chance: Chance) -> None:
        super().__init__(2, piles, chance)
        self.deck = deck
        self.stacks = stacks
        self.sides = sides
        self.turn_limit: i64 = 300
        self.turn: i64 = 0
        self.active: i64 = 0
        self.duty: bool = False
        self.moves: i64 = 0
        self.passed: i64 = 0

    def copy(self) -> "Npzr":
        twin = Npzr(self.deck, self.piles.copy(), self.stacks.copy(), self.sides[:], self.chance.copy())
        self.copy_turn(twin)
        return twin

    def copy_onto(self, spent: State) -> "Npzr":
        """A star tries thousands of placements a game: written over, a twin costs half as much."""
        assert isinstance(spent, Npzr)
        self.piles.copy_onto(spent.piles)
        self.stacks.copy_onto(spent.stacks)
        spent.sides = self.sides[:]
        spent.chance = self.chance.copy()
        self.copy_turn(spent)
        return spent

    def copy_turn(self, twin: "Npzr") -> None:
        self.copied(twin)
        twin.turn_limit = self.turn_limit
        twin.turn = self.turn
        twin.active = self.active
        twin.duty = self.duty
        twin.moves = self.moves
        twin.passed = self.passed

    def facts(self) -> list[int]:
        turn = [self.turn_limit, self.turn, self.active, int(self.duty), self.moves, self.passed]
        sides = [int(number) for number in self.sides]
        return [*turn, *sides, self.stacks.count, *[int(cell) for cell in self.stacks.cells]]

    # Marks

    def marks(self, seat: i64) -> i64:
        """The mask of the different characters that a seat has scored."""
        return self.sides[MARKS + seat]

    def mark(self, seat: i64, character: i64) -> None:
        """NPZR-33 Scored again, a character adds no mark."""
        self.sides[MARKS + seat] |= bit(character)
        self.sides[TALLY + seat] += bit(8 * character)

    def times(self, seat: i64, character: i64) -> i64:
        """How often a seat has scored a character."""
        return (self.tally(seat) >> 8 * character) & 0xFF

    def tally(self, seat: i64) -> i64:
        """How often a seat has scored each character, a byte each."""
        return self.sides[TALLY + seat]

    # Stacks

    def pile(self, slot: i64, position: i64) -> i64:
        return STACKS + 3 * slot + position

    def seen_in(self, pile: i64, looks: list[Any]) -> list[Any]:
        """A pile, bottom first, out of what each kind looks like as each part (`view.Looks`).

        What a card shows counts once it has landed: a hand dealt anew still has the counters of the cards before it.
        """
        found: list[Any] = []
        card = self.piles.bottom(pile)
        while card != NONE:
            shown = self.piles.counter(card) if pile >= SCORED else self.deck.printed(card)
            found.append(looks[self.deck.kind(card) * (PARTS + 1) + shown + 1])
            card = self.piles.above(card)
        return found

    def lying(self, first: i64, piles: i64) -> tuple[int, ...]:
        """What is seen in some piles side by side, by its numbers among those looks; -1 ends a pile."""
        found: list[int] = []
        for pile in range(first, first + piles):
            card = self.piles.bottom(pile)
            while card != NONE:
                found.append(self.deck.kind(card) * (PARTS + 1) + self.piles.counter(card) + 1)
                card = self.piles.above(card)
            found.append(-1)
        return tuple(found)

    def slot_of(self, card: i64) -> i64:
        """The stack that a card on the table lies in."""
        return (self.piles.home(card) - STACKS) // 3

    def shows(self, slot: i64, position: i64) -> i64:
        """NPZR-09 The part on top of a pile; only the top counts."""
        top = self.piles.top(self.pile(slot, position))
        return NOTHING if top == NONE else self.piles.counter(top)

    def completed(self, slot: i64) -> i64:
        """NPZR-12 The character whose three parts are on top of a stack, or NOTHING."""
        head = self.shows(slot, 0)
        torso = self.shows(slot, 1)
        legs = self.shows(slot, 2)
        if head == NOTHING or torso != head + 1 or legs != head + 2:
            return NOTHING
        return character_of(head)

    def one_away(self, slot: i64) -> i64:
        """The part that would complete a stack, or NOTHING if two or more are missing."""
        for head in range(i64(0), i64(12), i64(3)):
            missing: i64 = 0
            part: i64 = NOTHING
            for position in range(i64(3)):
                if self.shows(slot, position) != head + position:
                    missing += 1
                    part = head + position
            if missing == 1:
                return part
        return NOTHING

    def fourth_looms(self, seat: i64) -> bool:
        """Whether one more part on a stack of its own would be a seat's fourth mark."""
        for place in range(self.stacks.count):
            slot = self.stacks.at(place)
            if self.stacks.owner(slot) == seat:
                part = self.one_away(slot)
                if part != NOTHING and self.marks(seat) | bit(character_of(part)) == ALL_MARKS:
                    return True
        return False

    def begin_stack(self, owner: i64) -> i64:
        self.sides[BEGUN + owner] += 1
        return self.stacks.begin(owner, self.sides[BEGUN + owner])

    def size(self, slot: i64) -> i64:
        """How many cards lie in a stack, buried ones too."""
        piles = self.piles
        first = self.pile(slot, 0)
        return piles.count(first) + piles.count(first + 1) + piles.count(first + 2)

    def land(self, card: i64, part: i64, slot: i64) -> None:
        """NPZR-26 A card lands and shows a part from now on; then both stacks concerned are judged (NPZR-21)."""
        source = self.slot_of(card)
        self.piles.set_counter(card, part)
        self.move(card, self.pile(slot, part % 3))
        if source < 0:
            self.judge(slot, slot)
            return
        if source != slot and self.size(source) == 0:
            label = self.stacks.label(source) if self.journal is not None else ""
            self.stacks.vanish(source)
            self.tell("vanished", self.active, 0, 0, label)
            source = slot
        self.judge(source, slot)

    def judge(self, left: i64, reached: i64) -> None:
        """NPZR-22 Both stacks of a move may be complete; the active player's scores first."""
        first, second = left, reached
        if self.stacks.owner(second) == self.active:
            first, second = second, first
        self.score(first)
        if second != first and not self.over:
            self.score(second)

    def score(self, slot: i64) -> None:
        """NPZR-14 The owner of a completed stack scores it; NPZR-16 the active player earns a move.

        NPZR-11 What counts is the side a stack lies on, not who played its cards: NPZR-24 so a rival may score by my
        move, and even win by it.
        """
        character = self.completed(slot)
        if character == NOTHING:
            return
        owner = self.stacks.owner(slot)
        # The journal names the stack while it still stands, and says how often its owner has scored the character now.
        if self.journal is not None:
            self.tell("scored", owner, character, self.times(owner, character) + 1, self.stacks.label(slot))
        self.mark(owner, character)
        # NPZR-13 All cards of the stack, buried ones too.
        for position in range(i64(3)):
            self.pour(self.pile(slot, position), SCORED + owner)
        self.stacks.vanish(slot)
        self.moves += 1
        # NPZR-15 The fourth mark wins at that instant; moves, wilds and the duty lapse.
        if self.marks(owner) == ALL_MARKS:
            self.moves = 0
            self.finish(only(owner), "four marks")
        else:
            self.tell("earned", self.active)

    # Hands

    def holds_regular(self, seat: i64) -> bool:
        return self.hand_has(seat, False)

    def holds_wild(self, seat: i64) -> bool:
        return self.hand_has(seat, True)

    def hand_has(self, seat: i64, wild: bool) -> bool:
        card = self.piles.top(HANDS + seat)
        while card != NONE:
            if self.deck.is_wild(card) == wild:
                return True
            card = self.piles.below(card)
        return False

    def find_in_hand(self, seat: i64, kind: i64) -> i64:
        card = self.piles.top(HANDS + seat)
        while card != NONE and self.deck.kind(card) != kind:
            card = self.piles.below(card)
        return card

    def draw(self, seat: i64) -> None:
        """NPZR-34 The deck is refilled from the scored piles when a card must be drawn and none is there.

        NPZR-31 One card a turn and no more: a hand that spent wilds stays smaller.
        """
        if self.piles.top(DECK) == NONE:
            self.reshuffle(seat)
        card = self.piles.top(DECK)
        if card != NONE:
            self.move(card, HANDS + seat)
            self.suppose(seat, self.least(seat), self.most(seat) + 1)

    def reshuffle(self, drawer: i64) -> None:
        """NPZR-34 Both scored piles together; marks stay, wilds lose their nomination. NPZR-35 If there are any."""
        scored = self.piles.count(SCORED) + self.piles.count(SCORED + 1)
        if scored == 0:
            self.tell("deck-empty", drawer)
            return
        self.tell("refilled", drawer, scored)
        for seat in range(i64(2)):
            self.pour(SCORED + seat, DECK)
        card = self.piles.top(DECK)
        while card != NONE:
            self.piles.set_counter(card, self.deck.printed(card))
            card = self.piles.below(card)
        self.shuffle(DECK)

    # What the table can work out about a hand

    def least(self, seat: i64) -> i64:
        return self.sides[LEAST + seat]

    def most(self, seat: i64) -> i64:
        return self.sides[MOST + seat]

    def suppose(self, seat: i64, least: i64, most: i64) -> None:
        """From now on everybody knows that a hand holds `least` to `most` wilds."""
        self.sides[LEAST + seat] = max(i64(0), least)
        self.sides[MOST + seat] = min(most, self.piles.count(HANDS + seat))

    def redeal(self, viewer: i64, chance: Chance) -> "Npzr":
        """Unseen cards are dealt again so that each hand keeps the number of wilds that anybody can work out."""
        twin = self.copy()
        twin.dream(viewer, chance)
        tries: i64 = 0
        while not twin.is_plausible() and tries < 20:
            twin.mix_unseen(viewer, chance)
            tries += 1
        for seat in range(i64(2)):
            twin.make_plausible(seat)
        twin.ask_again()
        return twin

    def is_plausible(self) -> bool:
        for seat in range(i64(2)):
            wilds = self.wilds_in(HANDS + seat)
            if wilds < self.least(seat) or wilds > self.most(seat):
                return False
        return True

    def wilds_in(self, pile: i64) -> i64:
        wilds: i64 = 0
        card = self.piles.top(pile)
        while card != NONE:
            if self.deck.is_wild(card):
                wilds += 1
            card = self.piles.below(card)
        return wilds

    def make_plausible(self, seat: i64) -> None:
        """Swap cards with the deck or the other hidden hand until the number of wilds fits."""
        wilds = self.wilds_in(HANDS + seat)
        while wilds < self.least(seat):
            self.swap_kinds(HANDS + seat, False)
            wilds += 1
        while wilds > self.most(seat):
            self.swap_kinds(HANDS + seat, True)
            wilds -= 1

    def swap_kinds(self, hand: i64, wild: bool) -> None:
        """Exchange one wild (or regular) of a hand for the other sort."""
        mine = self.first_of(hand, wild)
        theirs = self.first_of(DECK, not wild)
        if theirs == NONE:
            theirs = self.first_of(1 - hand, not wild)
        self.piles.swap(mine, theirs)

    def first_of(self, pile: i64, wild: bool) -> i64:
        card = self.piles.top(pile)
        while card != NONE and self.deck.is_wild(card) != wild:
            card = self.piles.below(card)
        return card

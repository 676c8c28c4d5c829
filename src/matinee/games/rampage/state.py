"""The table of Robot Rampage: who owns which robot, whose turn it is, and the fight that is under way."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.bits import bit
from matinee.engine.chance import Chance
from matinee.engine.piles import NONE, Piles
from matinee.engine.seats import HIDDEN
from matinee.engine.state import State
from matinee.engine.step import Step
from matinee.games.rampage.cells import OWNER, TORSO_OF, VALUE_OF
from matinee.games.rampage.deck import (
    ATTACK,
    DECK,
    DEFENCE,
    DISCARD,
    HANDS,
    STACKS,
    WOUNDS,
    Deck,
    part_slot,
)
from matinee.games.rampage.parts import (
    BUZZ_SAWS,
    DRAFTED,
    HEAD,
    LEFT_ARM,
    MOST_IN_HAND,
    PIT_TRAPS,
    RIGHT_ARM,
    SHORTEST_STACK,
    TORSO,
    WILD_ONLY,
)


class Rampage(State):
    """Two to six robots and their stacks."""

    derived: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: Deck, piles: Piles, seats: i64, cells: vec[i16], chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        self.deck = deck
        self.cells = cells
        # The setup: RR-70 the other victory, RR-19 who begins, and how many games make a match.
        self.hoarding: bool = False
        self.first: i64 = SHORTEST_STACK
        self.best_of: i64 = 1
        # The game: seats that still play (a mask), robots that stand and their colours (RR-38), turns.
        self.dealer: i64 = 0
        self.building: bool = True
        self.playing: i64 = 0
        self.standing: i64 = 0
        self.left: i64 = 0
        self.in_play: i64 = 0
        self.fallen: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.turns_before: i64 = 0
        self.asked_before: i64 = 0
        self.decided: bool = False
        # The turn: attacks begun, the accessory (DRAFTED, USED), Wet Paint (WET, DRY), cards drafted.
        self.attacks: i64 = 0
        self.accessory: i64 = 0
        self.paint: i64 = 0
        self.drafted: i64 = 0
        # The Action laid: its target, and whether a Response has cancelled it.
        self.aimed_at: i64 = -1
        self.cancelled: bool = False
        # The attack: target, whether it is shown, both strengths by segments, and what a hit will do.
        self.target: i64 = -1
        self.shown: bool = False
        self.compared: bool = False
        self.arms: i64 = 0
        self.strikes: i64 = 0
        self.boosts: i64 = 0
        self.extra: i64 = 0
        self.armour: i64 = 0
        self.guards: i64 = 0
        self.shields: i64 = 0
        self.loot: i64 = 0
        self.gash: i64 = 0
        self.aim: i64 = 0
        self.hit: i64 = -1
        # Cards about to be taken.
        self.taker: i64 = -1
        self.victim: i64 = -1
        self.amount: i64 = 0
        self.look: bool = False

    def copy(self) -> "Rampage":
        twin = Rampage(self.deck, self.piles.copy(), self.seats, self.cells[:], self.chance.copy())
        self.copied(twin)
        twin.hoarding = self.hoarding
        twin.first = self.first
        twin.best_of = self.best_of
        twin.dealer = self.dealer
        twin.building = self.building
        twin.playing = self.playing
        twin.standing = self.standing
        twin.left = self.left
        twin.in_play = self.in_play
        twin.fallen = self.fallen
        twin.active = self.active
        twin.turn = self.turn
        twin.turns_before = self.turns_before
        twin.asked_before = self.asked_before
        twin.decided = self.decided
        twin.attacks = self.attacks
        twin.accessory = self.accessory
        twin.paint = self.paint
        twin.drafted = self.drafted
        twin.aimed_at = self.aimed_at
        twin.cancelled = self.cancelled
        twin.target = self.target
        twin.shown = self.shown
        twin.compared = self.compared
        twin.arms = self.arms
        twin.strikes = self.strikes
        twin.boosts = self.boosts
        twin.extra = self.extra
        twin.armour = self.armour
        twin.guards = self.guards
        twin.shields = self.shields
        twin.loot = self.loot
        twin.gash = self.gash
        twin.aim = self.aim
        twin.hit = self.hit
        twin.taker = self.taker
        twin.victim = self.victim
        twin.amount = self.amount
        twin.look = self.look
        return twin

    def facts(self) -> list[int]:
        setup = [int(self.hoarding), self.first, self.best_of]
        game = [self.dealer, int(self.building), self.playing, self.standing, self.left, self.in_play, self.fallen]
        turn = [self.active, self.turn, self.turns_before, self.asked_before, int(self.decided)]
        draft = [self.attacks, self.accessory, self.paint, self.drafted, self.aimed_at, int(self.cancelled)]
        attack = [self.target, int(self.shown), int(self.compared), self.arms, self.strikes, self.boosts, self.extra]
        defence = [self.armour, self.guards, self.shields, self.loot, self.gash, self.aim, self.hit]
        theft = [self.taker, self.victim, self.amount, int(self.look)]
        cells = [int(cell) for cell in self.cells]
        return [*setup, *game, *turn, *draft, *attack, *defence, *theft, *cells]

    def push(self, step: Step[Any]) -> None:
        """RR-03 Once one robot is left nothing further resolves, not even before the next game of a match."""
        if not self.over and not self.decided:
            self.agenda.append(step)

    def drop_agenda(self) -> None:
        """Whatever was pending lapses; only the next game of a match waits at the bottom."""
        keep = 1 if self.best_of > 1 else 0
        while len(self.agenda) > keep:
            self.agenda.pop()

    def turn_count(self) -> i64:
        return self.turns_before + self.turn

    def prelude(self) -> bool:
        """RR-14 What building was good for shows when the first turn begins."""
        return self.building

    # Robots

    def torso_of(self, seat: i64) -> i64:
        """The number of a seat's robot, or -1."""
        return i64(self.cells[TORSO_OF + seat])

    def owner_of(self, torso: i64) -> i64:
        return i64(self.cells[OWNER + torso])

    def value_of(self, seat: i64) -> i64:
        return i64(self.cells[VALUE_OF + seat])

    def part(self, seat: i64, kind: i64) -> i64:
        """The card in one slot of a seat's robot, or NONE."""
        return self.piles.top(part_slot(i64(self.cells[TORSO_OF + seat]), kind))

    def colour_of(self, seat: i64) -> i64:
        return self.deck.colour(i64(self.cells[TORSO_OF + seat]))

    def wounds(self, seat: i64) -> i64:
        return self.piles.counter(i64(self.cells[TORSO_OF + seat]))

    def bears(self, seat: i64) -> i64:
        """How many wounds destroy a robot."""
        return self.deck.fact(i64(self.cells[TORSO_OF + seat]), WOUNDS)

    def arm_strength(self, seat: i64) -> i64:
        """RR-44 Only arms have attack; both gone is 0."""
        left = self.part(seat, LEFT_ARM)
        right = self.part(seat, RIGHT_ARM)
        strength: i64 = 0
        if left != NONE:
            strength = self.deck.fact(left, ATTACK)
        if right != NONE:
            strength += self.deck.fact(right, ATTACK)
        return strength

    def armour_of(self, seat: i64) -> i64:
        """RR-47 The defence of all parts still attached, Replacements included."""
        first = part_slot(i64(self.cells[TORSO_OF + seat]), LEFT_ARM)
        strength: i64 = 0
        for slot in range(first, first + TORSO + 1):
            card = self.piles.top(slot)
            if card != NONE:
                strength += self.deck.fact(card, DEFENCE)
        return strength

    def has_head(self, seat: i64) -> bool:
        """RR-56 No head: no wild defence until a new one."""
        return self.part(seat, HEAD) != NONE

    def parts_left(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(LEFT_ARM, TORSO):
            if self.part(seat, kind) != NONE:
                count += 1
        return count

    # Seats

    def stands(self, seat: i64) -> bool:
        return (self.standing >> seat) & 1 == 1

    def after(self, seat: i64) -> i64:
        """RR-19 The next robot standing, clockwise; destroyed seats are skipped."""
        other = seat + 1
        while True:
            if other >= self.seats:
                other = 0
            if (self.standing >> other) & 1 == 1 or other == seat:
                return other
            other += 1

    def cards_of(self, seat: i64) -> i64:
        """RR-59 A player's cards are hand and stack; parked Boosters and attached parts do not count."""
        return self.piles.count(HANDS + seat) + self.piles.count(STACKS + seat)

    # The arena (RR-62): a pure function of the robots standing, read at each moment of use (RR-69)

    def pit_traps(self) -> bool:
        return self.left <= PIT_TRAPS

    def buzz_saws(self) -> bool:
        return self.left <= BUZZ_SAWS

    def wild_only(self) -> bool:
        return self.left <= WILD_ONLY

    def is_wild(self, colour: i64) -> bool:
        """RR-38 Wild is the colour of no torso in play; RR-39 a fallen robot's colour from that instant."""
        return (self.in_play >> colour) & 1 == 0

    def last_turn_before_closing(self) -> i64:
        """RR-71 Closing Time begins on the turn after this one."""
        return 20 * self.seats

    def closing(self) -> bool:
        return self.turn > 20 * self.seats

    # The attack, and both of its strengths once it is shown

    def fights(self) -> bool:
        """Whether there is one: the attack that ended a game of a match is over when the next one is built."""
        return self.target >= 0 and not self.building

    def attack_strength(self) -> i64:
        """RR-44 Arms, strikes, Boosters and the accessory."""
        return self.arms + self.strikes + self.boosts + self.extra

    def defence_strength(self) -> i64:
        """RR-47 Parts, guards and Responses."""
        return self.armour + self.guards + self.shields

    # Cards

    def under(self, card: i64, seat: i64) -> None:
        """RR-22 To the bottom of a stack, where nobody may name it any more (RR-17)."""
        self.slip(card, STACKS + seat)
        self.piles.cells[self.piles.to_seen + card] = i16(HIDDEN)

    def discard(self, card: i64) -> None:
        """RR-26 The Discard Pile lies open, in order."""
        self.move(card, DISCARD)

    def shed(self, card: i64, seat: i64) -> None:
        """A player loses a card to the Discard Pile, and everybody reads which one."""
        self.tell("discarded", seat, card)
        self.discard(card)

    def spend(self, card: i64, seat: i64) -> None:
        """RR-22 A text is resolved: played cards go under the stack, discarded ones to the Discard Pile."""
        if self.deck.is_discarded(card):
            self.discard(card)
        else:
            self.under(card, seat)

    def draw_battle(self) -> i64:
        """RR-25 The top of the Battle Deck, refilled from the Discard Pile when needed; NONE: both are empty."""
        if self.piles.top(DECK) == NONE:
            if self.piles.top(DISCARD) == NONE:
                return NONE
            self.pour(DISCARD, DECK)
            self.shuffle(DECK)
            self.tell("reshuffled", self.active)
        return self.piles.top(DECK)

    def refill(self, seat: i64) -> None:
        """RR-36 Up to three from your own stack; a short stack gives what there is."""
        while self.piles.count(HANDS + seat) < MOST_IN_HAND:
            card = self.piles.top(STACKS + seat)
            if card == NONE:
                return
            self.move(card, HANDS + seat)

    def any_in_hand(self, seat: i64) -> i64:
        """RR-58 A hand card at random."""
        return self.piles.at(HANDS + seat, self.chance.below(self.piles.count(HANDS + seat)))

    def lose_top(self, seat: i64) -> None:
        """The top of the stack, or, if there is none, a random hand card, to the Discard Pile."""
        card = self.piles.top(STACKS + seat)
        if card == NONE:
            if self.piles.top(HANDS + seat) == NONE:
                return
            card = self.any_in_hand(seat)
        self.shed(card, seat)

    # Drafts: a drafted card stays in the hand; its counter is its use and its place in the draft

    def clear_draft(self, seat: i64) -> None:
        """Put a half-made choice back."""
        self.drafted = 0
        self.piles.clear_counters(HANDS + seat)
        if self.accessory == DRAFTED:
            self.accessory = 0

    # For bots and proof

    def redeal(self, viewer: i64, chance: Chance) -> "Rampage":
        """RR-17 All stacks and decks are dealt again, the viewer's own too; a draft of somebody else is put back."""
        twin = self.copy()
        if not self.over and self.asked != viewer:
            twin.clear_draft(self.asked)
        twin.dream(viewer, chance)
        if not self.over and self.asked != viewer:
            make_plausible(twin, viewer, chance)
        return twin


def make_plausible(twin: Rampage, viewer: i64, chance: Chance) -> None:
    """A player who is asked for a strike has one: without this a guess might not be a position of the game at all."""
    tries: i64 = 0
    while twin.offered.count == 0 and tries < 20:
        twin.mix_unseen(viewer, chance)
        twin.ask_again()
        tries += 1
    if twin.offered.count == 0:
        give_strike(twin, viewer)
        twin.ask_again()


def give_strike(twin: Rampage, viewer: i64) -> None:
    """Swap unseen cards into the asked hand: a match for its target if one is unseen, else no match and a wild."""
    seat = twin.asked
    rivals = twin.in_play & ~bit(twin.colour_of(seat))
    if twin.target >= 0:
        rivals = bit(twin.colour_of(twin.target))
    first = twin.piles.top(HANDS + seat)
    if not twin.wild_only() and swap_in(twin, viewer, first, rivals):
        return
    wilds = ~twin.in_play & 63
    swap_in(twin, viewer, first, wilds)
    harmless = wilds | bit(twin.colour_of(seat))
    card = twin.piles.below(twin.piles.top(HANDS + seat))
    while card != NONE:
        below = twin.piles.below(card)
        if (harmless >> twin.deck.colour(card)) & 1 == 0:
            swap_in(twin, viewer, card, harmless)
        card = below


def swap_in(twin: Rampage, viewer: i64, card: i64, colours: i64) -> bool:
    """Exchange a hand card for an unseen one of some colours that lies elsewhere."""
    home = twin.piles.home(card)
    unseen = twin.piles.unseen(viewer, 1)
    for place in range(i64(len(unseen))):
        other = unseen[place]
        if twin.piles.home(other) != home and (colours >> twin.deck.colour(other)) & 1 == 1:
            twin.piles.swap(card, other)
            return True
    return False

"""The table of Kung Fu Samurai: Movies, the turn, the attack on the stage, and the title in lights."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from matinee.engine.chance import Chance
from matinee.engine.piles import NONE, Piles
from matinee.engine.seats import MOST_SEATS, NOBODY
from matinee.engine.state import State
from matinee.games.samurai.deck import ASIDE, CASTS, DISCARD, DRAW_PILE, HANDS, PLACES, UNDER, Deck
from matinee.games.samurai.terms import Fight, Mark, Status, Tag, Type
from matinee.games.samurai.tokens import Tokens

HAND_LIMIT: Final[i64] = 6
UNDECIDED: Final[i64] = -1

# Three numbers a seat: how many cards of its hand everybody knows to be no Characters, its running total over the
# games of a match, and its score in the last game.
PLAIN: Final[i64] = 0
TOTAL: Final[i64] = MOST_SEATS
SCORE: Final[i64] = 2 * MOST_SEATS

# How far the title has come.
NO_TITLE: Final[i64] = 0
PITCHING: Final[i64] = 1
VOTING: Final[i64] = 2
TITLED: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Samurai(State):
    """Two to six Movies in the making."""

    derived: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: Deck, seats: i64, piles: Piles, chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        self.deck = deck
        # What the table decided: points that end a match (0: one game), a vote on machine pitches only, a short pile.
        self.goal: i64 = 0
        self.express: bool = False
        self.short_reel: bool = False
        # The game and the turn.
        self.game: i64 = 1
        self.dealer: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.turns_before: i64 = 0
        self.drawn: i64 = 0
        self.could_draw: bool = False
        self.tossed: i64 = 0
        self.replied: bool = False
        self.closer: i64 = NOBODY
        self.backed_out: bool = False
        self.rehearsing: bool = False
        # The attack on the stage, if there is one.
        self.attacking: i64 = Fight.NONE
        self.attacker: i64 = NOBODY
        self.fighter: i64 = NONE
        self.target: i64 = NOBODY
        self.marked: i64 = NONE
        self.success: i64 = UNDECIDED
        self.saved: bool = False
        # Every change of the attack in the order played: row, card, other card, seat and status in one number.
        self.labels: vec[i64] = vec[i64]()
        # The title: word numbers of the six, pitches as tokens, approvals, and the words in lights.
        self.stage: i64 = NO_TITLE
        self.words: Tokens = ()
        self.machine: list[Tokens] = []
        self.pitches: list[Tokens] = []
        self.votes: list[int] = []
        self.title: Tokens = ()
        self.lights: vec[i16] = vec[i16]()
        self.tallies: vec[i64] = NO_TALLIES[:]

    def copy(self) -> "Samurai":
        twin = Samurai(self.deck, self.seats, self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.goal = self.goal
        twin.express = self.express
        twin.short_reel = self.short_reel
        twin.game = self.game
        twin.dealer = self.dealer
        twin.active = self.active
        twin.turn = self.turn
        twin.round = self.round
        twin.turns_before = self.turns_before
        twin.drawn = self.drawn
        twin.could_draw = self.could_draw
        twin.tossed = self.tossed
        twin.replied = self.replied
        twin.closer = self.closer
        twin.backed_out = self.backed_out
        twin.rehearsing = self.rehearsing
        twin.attacking = self.attacking
        twin.attacker = self.attacker
        twin.fighter = self.fighter
        twin.target = self.target
        twin.marked = self.marked
        twin.success = self.success
        twin.saved = self.saved
        twin.labels = self.labels[:]
        twin.stage = self.stage
        twin.words = self.words
        # Lists of the title are replaced, never changed: copies may share them.
        twin.machine = self.machine
        twin.pitches = self.pitches
        twin.votes = self.votes
        twin.title = self.title
        twin.lights = self.lights
        twin.tallies = self.tallies[:]
        return twin

    def facts(self) -> list[int]:
        table = [self.goal, int(self.express), int(self.short_reel), self.game, self.dealer, self.active]
        turn = [self.turn, self.round, self.turns_before, self.drawn, int(self.could_draw), self.tossed]
        flags = [int(self.replied), self.closer, int(self.backed_out), int(self.rehearsing)]
        attack = [self.attacking, self.attacker, self.fighter, self.target, self.marked, self.success, int(self.saved)]
        titles = [self.stage, *self.words, *self.title, *self.votes]
        for pitch in [*self.machine, *self.pitches]:
            titles += [len(pitch), *pitch]
        labels = [int(change) for change in self.labels]
        lists = [*labels, *[int(n) for n in self.lights], *[int(n) for n in self.tallies]]
        return [*table, *turn, *flags, *attack, *titles, *lists]

    # Seats

    def turn_count(self) -> i64:
        return self.turns_before + self.turn

    def left_of(self, seat: i64) -> i64:
        """KFS-17 Turns go round to the left."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def opener(self) -> i64:
        """KFS-15 The player at the dealer's left begins; a round (KFS-19) ends before their next turn."""
        return self.left_of(self.dealer)

    def seat_of(self, card: i64) -> i64:
        """The Movie that a card lies in, or NOBODY."""
        home = self.piles.home(card)
        if home >= UNDER:
            home = self.piles.home(home - UNDER)
        if CASTS <= home < PLACES:
            return home - CASTS
        if PLACES <= home < DRAW_PILE:
            return home - PLACES
        return NOBODY

    def holder_of(self, card: i64) -> i64:
        """The Character that a Prop or slid-under card lies with."""
        return self.piles.home(card) - UNDER

    def asleep(self, character: i64) -> bool:
        return self.piles.counter(character) & Mark.ASLEEP != 0

    def mark(self, character: i64, mark: i64) -> None:
        self.piles.set_counter(character, self.piles.counter(character) | mark)

    def unmark(self, character: i64, mark: i64) -> None:
        self.piles.set_counter(character, self.piles.counter(character) & ~mark)

    def unmark_movie(self, seat: i64, mark: i64) -> None:
        """Take a mark from every card of a Movie: Characters, what they carry, the Location."""
        character = self.piles.top(CASTS + seat)
        while character != NONE:
            self.unmark(character, mark)
            card = self.piles.top(UNDER + character)
            while card != NONE:
                self.unmark(card, mark)
                card = self.piles.below(card)
            character = self.piles.below(character)
        place = self.piles.top(PLACES + seat)
        while place != NONE:
            self.unmark(place, mark)
            place = self.piles.below(place)

    # Cards on their way

    def draw(self, seat: i64, count: i64) -> None:
        """A short pile gives what it has; KFS-69 the player who takes the last card closes the film."""
        if self.rehearsing:
            return
        for _ in range(count):
            card = self.piles.top(DRAW_PILE)
            if card == NONE:
                if self.edition < 2:
                    return
                break
            self.move(card, HANDS + seat)
            if seat == self.active:
                self.drawn += 1
        self.judge_pile(seat)

    def judge_pile(self, seat: i64) -> None:
        """KFS-69 Judged when the effect is over, then fixed."""
        if self.closer == NOBODY and self.piles.top(DRAW_PILE) == NONE:
            self.closer = seat
            self.tell("last-card", seat, int(seat == self.active))

    def discard(self, card: i64) -> None:
        """KFS-75 One pile, face up."""
        home = self.piles.home(card)
        if home < CASTS:
            self.leaves_hand(home - HANDS, card)
        self.piles.set_counter(card, 0)
        self.move(card, DISCARD)

    def discard_under(self, character: i64) -> None:
        """KFS-28 All Props and cards slid under a Character."""
        for card in reversed(self.piles.cards(UNDER + character)):
            self.tell("lost", self.seat_of(character), 0, 0, self.deck.cards[card].key)
            self.discard(card)

    def discard_character(self, character: i64) -> None:
        """KFS-28 A Character leaves play with its whole pile."""
        self.discard_under(character)
        self.discard(character)

    def discard_location(self, seat: i64) -> None:
        """KFS-32 A compound is one Location: discarding one discards all."""
        for card in reversed(self.piles.cards(PLACES + seat)):
            self.tell("struck", seat, 0, 0, self.deck.cards[card].key)
            self.discard(card)

    def leaves_hand(self, seat: i64, card: i64) -> None:
        """A card that is no Character may be one of those that everybody knows to be none."""
        plain = self.tallies[PLAIN + seat]
        if plain > 0 and not self.deck.is_character(card):
            self.tallies[PLAIN + seat] = plain - 1

    def to_hand(self, card: i64, seat: i64, barred: bool) -> None:
        """A card goes back to a hand, known to all; with `barred` it is not playable again this turn."""
        self.piles.set_counter(card, self.turn if barred else i64(0))
        self.tell("went-home", seat, 0, 0, self.deck.cards[card].key)
        self.move(card, HANDS + seat)

    def barred(self, card: i64) -> bool:
        """Whether a card in hand came back this very turn."""
        return self.piles.counter(card) == self.turn

    def hand_limit(self, seat: i64) -> i64:
        """KFS-24 Six, unless a card moves the limit."""
        limit = HAND_LIMIT
        card = self.piles.top(CASTS + seat)
        while card != NONE:
            if not self.asleep(card):
                limit += self.limit_of(card)
            card = self.piles.below(card)
        card = self.piles.top(PLACES + seat)
        while card != NONE:
            limit += self.limit_of(card)
            card = self.piles.below(card)
        return limit

    def limit_of(self, card: i64) -> i64:
        for effect in self.deck.effects[card]:
            if effect.tag == Tag.LIM:
                return effect.n
        return 0

    # What a viewer may suppose

    def redeal(self, viewer: i64, chance: Chance) -> "Samurai":
        """Unseen cards are dealt again, in a way that agrees with all that anybody can work out."""
        twin = self.copy()
        twin.dream(viewer, chance)
        for seat in range(self.seats):
            if seat != viewer:
                twin.keep_plain(viewer, seat)
        twin.keep_credits(viewer)
        twin.dream_title(viewer)
        twin.ask_again()
        return twin

    def keep_plain(self, viewer: i64, seat: i64) -> None:
        """KFS-15 All Characters of a first hand are on the table, so what stayed in it are none."""
        others: i64 = 0
        card = self.piles.top(HANDS + seat)
        while card != NONE:
            if not self.deck.is_character(card):
                others += 1
            card = self.piles.below(card)
        while others < self.tallies[PLAIN + seat]:
            one = self.hidden_in(HANDS + seat, viewer, True)
            other = self.hidden_in(DRAW_PILE, viewer, False)
            if one == NONE or other == NONE:
                return
            self.piles.swap(one, other)
            others += 1

    def hidden_in(self, pile: i64, viewer: i64, character: bool) -> i64:
        card = self.piles.bottom(pile)
        while card != NONE:
            if self.deck.is_character(card) == character and not self.piles.knows(viewer, card):
                return card
            card = self.piles.above(card)
        return NONE

    def keep_credits(self, viewer: i64) -> None:
        """A short reel never sets Roll the Credits aside."""
        card = self.piles.bottom(ASIDE)
        while card != NONE:
            above = self.piles.above(card)
            if self.deck.type(card) == Type.CREDITS:
                other = self.piles.bottom(DRAW_PILE)
                while other != NONE and self.deck.type(other) == Type.CREDITS:
                    other = self.piles.above(other)
                if other != NONE:
                    self.piles.swap(card, other)
            card = above

    def dream_title(self, viewer: i64) -> None:
        """KFS-80 Pitches and votes are secret until they close: those of others are anybody's guess."""
        if self.stage == PITCHING:
            pitches = self.pitches.copy()
            for place in range(i64(len(pitches))):
                if (self.dealer + 1 + place) % self.seats != viewer and len(self.machine) > 0:
                    pitches[place] = self.machine[self.chance.below(len(self.machine))]
            self.pitches = pitches
        elif self.stage == VOTING:
            # Who has handed in a ballot is public (from the dealer's left on); what is on it is secret.
            ballots = (self.asked - self.dealer - 1) % self.seats
            self.votes = [self.chance.below(ballots + 1) for _ in self.votes]


NO_TALLIES: Final[vec[i64]] = vec[i64]([0] * 18)


def label(row: i64, card: i64, other: i64, seat: i64, status: i64) -> i64:
    """One change of an attack: which effect, of which card, joined by which, played by whom, and how it stands."""
    return status | seat << 2 | card << 5 | row << 15 | (other + 1) << 27


def status_of(change: i64) -> i64:
    return change & Status.MASK


def row_of(change: i64) -> i64:
    return (change >> 15) & 0xFFF


def card_of(change: i64) -> i64:
    return (change >> 5) & 0x3FF


def other_of(change: i64) -> i64:
    return ((change >> 27) & 0x3FF) - 1


def player_of(change: i64) -> i64:
    return (change >> 2) & 7


def is_pending(change: i64) -> bool:
    return change & Status.MASK == Status.PENDING

"""How well a seat stands: its projected score against its rivals', the attack on the stage, and what it holds back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.policy import Worth
from matinee.games.samurai.credits import extra_points, word_bonus
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, UNDER
from matinee.games.samurai.duel import margin
from matinee.games.samurai.state import TITLED, Samurai
from matinee.games.samurai.strength import Tally, movie_ds, pile_ds
from matinee.games.samurai.terms import CREATURE_ATTACK, NO_ATTACK

WON: Final = 10_000.0
BACKED: Final = -1_000_000.0
# An unknown card of a rival brings about so many points by its Title word.
HIDDEN_BONUS: Final = 0.3


class Taste:
    """What separates two players of the same game: how much they fear, hope and hold back."""

    def __init__(self) -> None:
        # How a margin of the attack is read: sure, or with the answers that may still come.
        self.soft: bool = False
        # What a knocked-out Character is still worth, for it will wake.
        self.sleeper = 0.0
        # The leader's score counts so much, the mean of all rivals the rest.
        self.leader = 1.0
        # A free place in the hand is a fresh card next turn.
        self.fresh = 0.6
        # Weight of the values by which cards are held back.
        self.keeping = 0.2


class SamuraiWorth(Worth[Samurai]):
    """Score margin with the attack in progress counted as it stands."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste if taste is not None else Taste()

    def of(self, s: Samurai, seat: i64) -> float:
        if s.over:
            return WON + 1.0 if (s.winners >> seat) & 1 == 1 else -WON
        if s.backed:
            # Taking a play back is for people: a bot that did would go round in circles.
            return BACKED
        if s.stage != TITLED:
            return titling(s)
        return self.standing(s, seat) + self.hand(s, seat)

    def standing(self, s: Samurai, seat: i64) -> float:
        """Own projected points against the leader's and the mean of all rivals'."""
        mine = self.points(s, seat)
        best = -WON
        total = 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = self.points(s, other) + HIDDEN_BONUS * float(s.piles.count(HANDS + other))
                total += theirs
                best = max(best, theirs)
        leader = self.taste.leader
        return mine - leader * best - (1.0 - leader) * total / float(s.seats - 1)

    def points(self, s: Samurai, seat: i64) -> float:
        """What a Movie would score, less what the attack on the stage is about to cost it."""
        value = float(movie_ds(s, seat, False) + word_bonus(s, seat, False) + extra_points(s, seat))
        if self.taste.sleeper > 0.0:
            value += self.taste.sleeper * sleeping(s, seat)
        if s.attacking != NO_ATTACK:
            value -= self.danger(s, seat)
        return value

    def danger(self, s: Samurai, seat: i64) -> float:
        """Chance times loss: a Creature takes a whole pile, a kick only an evening."""
        if s.saved:
            return 0.0
        chance = self.chance(s)
        if s.attacking == CREATURE_ATTACK:
            return chance * dearest(s, seat) if seat == s.target else 0.0
        evening = 1.0 - self.taste.sleeper
        if seat == s.target:
            return chance * evening * pile_worth(s, s.marked, seat)
        return (1.0 - chance) * evening * pile_worth(s, s.fighter, seat) if seat == s.attacker else 0.0

    def chance(self, s: Samurai) -> float:
        """How likely the attack succeeds, as far as the table shows."""
        if s.success >= 0:
            return float(s.success)
        ahead = margin(s, True)
        if not self.taste.soft:
            return 1.0 if ahead >= 0 else 0.0
        if ahead >= 0:
            return min(0.97, 0.80 + 0.02 * float(ahead))
        return max(0.03, 0.22 + 0.025 * float(ahead))

    def hand(self, s: Samurai, seat: i64) -> float:
        """Cards held back have a value of their own; free places will be filled."""
        value = float(word_bonus(s, seat, True) - word_bonus(s, seat, False))
        card = s.piles.top(HANDS + seat)
        while card != NONE:
            value += self.taste.keeping * keep(s, card)
            card = s.piles.below(card)
        room = s.hand_limit(seat) - s.piles.count(HANDS + seat)
        if room > 0 and s.piles.top(DRAW_PILE) != NONE:
            value += self.taste.fresh * float(room)
        return value


def titling(s: Samurai) -> float:
    """Titles do not depend on hands: any pitch is better than none, and more words are better."""
    value = float(len(s.pitches))
    for pitch in s.pitches:
        for token in pitch:
            if token < 6:
                value += 0.1
    return value


def sleeping(s: Samurai, seat: i64) -> float:
    """The printed strength that sleeps in a Movie."""
    value: i64 = 0
    character = s.piles.top(CASTS + seat)
    while character != NONE:
        if s.asleep(character):
            value += s.deck.strength(character)
            card = s.piles.top(UNDER + character)
            while card != NONE:
                value += s.deck.strength(card)
                card = s.piles.below(card)
        character = s.piles.below(character)
    return float(value)


def pile_worth(s: Samurai, character: i64, seat: i64) -> float:
    """A Character with all it carries, and five for each card in lights."""
    value = pile_ds(s, Tally(), character, seat, False)
    lit: i64 = 0
    if s.lights[s.deck.word(character)] != 0:
        lit += 5
    card = s.piles.top(UNDER + character)
    while card != NONE:
        if s.lights[s.deck.word(card)] != 0:
            lit += 5
        card = s.piles.below(card)
    return float(value + lit)


def dearest(s: Samurai, seat: i64) -> float:
    """What the attacker would take: the chosen victim, or else the dearest pile."""
    if s.marked != NONE:
        return pile_worth(s, s.marked, seat)
    best = 0.0
    character = s.piles.top(CASTS + seat)
    while character != NONE:
        best = max(best, pile_worth(s, character, seat))
        character = s.piles.below(character)
    return best


# What a card in hand is worth keeping, by type and by when it may be played.
KEEP_TYPE: Final = vec[i64]([8, 8, 6, 14, 10, 30])
KEEP_WHEN: Final = vec[i64]([0, 14, 22, 18, 18, 16, 8])


def keep(s: Samurai, card: i64) -> float:
    when = s.deck.when(card)
    return 0.1 * float(KEEP_WHEN[when] if when != 0 else KEEP_TYPE[s.deck.type(card)])

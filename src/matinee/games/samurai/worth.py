"""How well a seat stands: its projected score against its rivals', the attack on the stage, and what it holds back."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.policy import NEVER, Worth
from matinee.games.samurai.credits import extra_points, word_bonus
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, UNDER
from matinee.games.samurai.duel import attack_strength, defence_strength, foregone, margin
from matinee.games.samurai.playable import FIRST_CREDITS
from matinee.games.samurai.state import TITLED, Samurai
from matinee.games.samurai.strength import Tally, holds, movie_ds, pile_ds
from matinee.games.samurai.taste import Taste
from matinee.games.samurai.terms import Fight, Shift, Tag, Type, What, When
from matinee.games.samurai.victims import victim_rule

WON: Final = 10_000.0
# An unknown card of a rival brings about this many points by its Title word.
HIDDEN_BONUS: Final = 0.3
# For this many rounds nobody minds how long the film is.
PATIENCE: Final[i64] = 5


class SamuraiWorth(Worth[Samurai]):
    """Score margin with the attack in progress counted as it stands; with `crowd`, that is the taste among many."""

    def __init__(self, taste: Taste | None = None, crowd: Taste | None = None) -> None:
        self.taste = taste if taste is not None else Taste()
        self.duel = self.taste
        self.crowd = crowd
        # How much cards held back count at the moment: a bot says so before it judges.
        self.thrift = 1.0
        # Whether the film may end with this very turn, by the hand of the seat that is judging; a bot says so too.
        self.tonight = False

    def of(self, s: Samurai, seat: i64) -> float:
        if s.over:
            return WON + 1.0 if (s.winners >> seat) & 1 == 1 else -WON
        if s.backed_out:
            # Taking a play back is for people: a bot that did would go round in circles.
            return NEVER
        if s.stage != TITLED:
            return titling(s)
        crowd = self.crowd
        if crowd is not None:
            self.taste = crowd if s.seats > 2 else self.duel
        value = self.standing(s, seat) + self.hand(s, seat)
        if self.taste.risk > 0.0:
            value -= self.taste.risk * exposed(s, seat)
        if s.attacker == seat and self.taste.shame > 0.0 and self.chance(s, seat) < 0.5:
            value -= self.taste.shame
        return value

    def standing(self, s: Samurai, seat: i64) -> float:
        """Own projected points against the leader's, the mean of all rivals' and the threat of the first credits."""
        mine = self.points(s, seat, seat)
        best = -WON
        total = 0.0
        threat = 0.0
        for other in range(s.seats):
            if other != seat:
                points = self.points(s, other, seat)
                if other == s.opener() and s.round < FIRST_CREDITS:
                    threat = self.taste.opener[s.seats] * points
                theirs = points + HIDDEN_BONUS * float(s.piles.count(HANDS + other))
                total += theirs
                best = max(best, theirs)
        leader = self.taste.leader[s.seats]
        return mine - leader * best - (1.0 - leader) * total / float(s.seats - 1) - threat

    def points(self, s: Samurai, seat: i64, viewer: i64) -> float:
        """What a Movie would score, less what the attack on the stage is about to cost it."""
        value = float(movie_ds(s, seat, False) + word_bonus(s, seat, False) + extra_points(s, seat))
        if self.taste.sleeper > 0.0 and not self.tonight:
            # Sleepers wake before they count, unless the film ends tonight.
            value += self.taste.sleeper * sleeping(s, seat)
        if s.attacking != Fight.NONE:
            value -= self.danger(s, seat, viewer)
        return value

    def danger(self, s: Samurai, seat: i64, viewer: i64) -> float:
        """Chance times loss: a Creature takes a whole pile, a kick only an evening."""
        if s.saved:
            return 0.0
        chance = self.chance(s, viewer)
        if s.attacking == Fight.CREATURE:
            return chance * dearest(s, seat) if seat == s.target else 0.0
        evening = 1.0 if self.tonight else 1.0 - self.taste.sleeper
        if seat == s.target:
            return chance * evening * pile_worth(s, s.marked, seat)
        return (1.0 - chance) * evening * pile_worth(s, s.fighter, seat) if seat == s.attacker else 0.0

    def chance(self, s: Samurai, viewer: i64) -> float:
        """How likely the attack succeeds, as far as the table and the seat's own hand show."""
        if s.success >= 0:
            return float(s.success)
        ahead = margin(s, True)
        taste = self.taste
        if not taste.soft:
            return 1.0 if ahead >= 0 else 0.0
        likely = (taste.hit if ahead >= 0 else taste.miss) + taste.slope * float(ahead)
        if ahead < 0 and taste.combo > 0.0 and s.asked == viewer == s.attacker and one_card_away(s):
            likely = max(likely, taste.combo)
        return max(0.03, min(0.97, likely))

    def hand(self, s: Samurai, seat: i64) -> float:
        """Title words, cards held back, which have a value of their own, and free places, which will be filled."""
        lit = 1.0 if self.tonight else self.taste.lit[s.seats]
        thrift = self.thrift * self.taste.tonight if self.tonight else self.thrift
        value = lit * float(word_bonus(s, seat, True) - word_bonus(s, seat, False))
        room = s.hand_limit(seat) - s.piles.count(HANDS + seat)
        if room > 0 and s.piles.top(DRAW_PILE) != NONE:
            value += thrift * (self.fresh(s) * float(room) + self.taste.stuck)
        if is_eve(s, seat):
            thrift *= self.taste.eve[s.seats]
        return value + thrift * self.held(s, seat)

    def held(self, s: Samurai, seat: i64) -> float:
        """What the cards of a hand are worth keeping, all together."""
        value = 0.0
        card = s.piles.top(HANDS + seat)
        while card != NONE:
            value += self.kept(s, card)
            card = s.piles.below(card)
        return value

    def kept(self, s: Samurai, card: i64) -> float:
        when = s.deck.when(card)
        if when != When.NONE:
            return self.taste.by_when[when]
        type = s.deck.type(card)
        return self.taste.creature[s.seats] if type == Type.CREATURE else self.taste.by_type[type]

    def fresh(self, s: Samurai) -> float:
        """What a free place is worth, for it will be filled."""
        return self.taste.fresh[s.seats] + self.taste.weary[s.seats] * float(max(i64(0), s.round - PATIENCE))


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


def ends_tonight(s: Samurai, seat: i64) -> bool:
    """Whether a seat's turn is the last, or it could roll the credits on it: then sleeping scores nothing."""
    if s.active != seat:
        return False
    if s.closer == seat:
        return True
    return s.round >= FIRST_CREDITS and holds_credits(s, seat)


def holds_credits(s: Samurai, seat: i64) -> bool:
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.type(card) == Type.CREDITS:
            return True
        card = s.piles.below(card)
    return False


def is_eve(s: Samurai, seat: i64) -> bool:
    """Whether this is a seat's last turn before another may roll the credits for the first time."""
    return s.round == FIRST_CREDITS - 1 and s.active == seat and seat != s.opener()


def one_card_away(s: Samurai) -> bool:
    """Two-card combinations: whether the attacker, who is about to be asked, holds a card that is enough."""
    if s.attacking == Fight.NONE or foregone(s) != 0:
        return False
    strength = attack_strength(s, True)
    wanted = defence_strength(s, True)
    card = s.piles.top(HANDS + s.attacker)
    while card != NONE:
        if s.deck.when(card) == When.ATTACK and boosted(s, card, strength) >= wanted:
            return True
        card = s.piles.below(card)
    return False


def boosted(s: Samurai, card: i64, strength: i64) -> i64:
    """What a card of the attacker's hand would make of the AS."""
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.AS:
            condition = effect.condition
            if condition is None or holds(s, condition, s.target, NONE, True):
                if effect.change == Shift.DOUBLE:
                    return 2 * strength
                if effect.change == Shift.PLUS and effect.n > 0:
                    return strength + effect.n
    return strength


def exposed(s: Samurai, seat: i64) -> float:
    """The dearest pile of a Movie that an attacker may pick: last resorts are safe while there is anybody else."""
    best = 0.0
    others = s.piles.count(CASTS + seat) > 1
    character = s.piles.top(CASTS + seat)
    while character != NONE:
        if not others or not victim_rule(s, character, What.LAST):
            best = max(best, pile_worth(s, character, seat))
        character = s.piles.below(character)
    return best


def ahead_by(s: Samurai, seat: i64) -> float:
    """By how much a seat would win if the credits rolled now, rivals' hands guessed."""
    best = -WON
    for other in range(s.seats):
        if other != seat:
            known = float(movie_ds(s, other, False) + word_bonus(s, other, False) + extra_points(s, other))
            best = max(best, known + HIDDEN_BONUS * float(s.piles.count(HANDS + other)))
    return float(movie_ds(s, seat, False) + word_bonus(s, seat, True) + extra_points(s, seat)) - best

"""What a winning chance is learned from: scores as they would be now, hands, sleepers, and the attack on the stage."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.features import Features, flag
from matinee.engine.piles import NONE
from matinee.engine.seats import NOBODY
from matinee.games.samurai.credits import extra_points, word_bonus
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, PLACES
from matinee.games.samurai.duel import margin
from matinee.games.samurai.playable import FIRST_CREDITS
from matinee.games.samurai.state import TITLED, TOTAL, Samurai
from matinee.games.samurai.strength import movie_ds
from matinee.games.samurai.taste import director_taste
from matinee.games.samurai.terms import Fight, Type, When
from matinee.games.samurai.worth import SamuraiWorth, dearest, exposed, holds_credits, is_eve, pile_worth, sleeping

# Of a Movie: the seat's own, then the strongest rival's, then the means over all rivals.
EACH: Final = ("score", "base", "cast", "sleepers", "exposed", "hand", "lit-in-hand", "characters", "places")
TABLE: Final = (
    "titled", "ahead", "ahead-with-hands", "ahead-of-mean", "turn", "to-turn", "round", "credits-open", "credits-own",
    "credits-theirs", "film", "last-turns", "closer", "attacks", "attacked", "stage-margin", "stage-loss",
    "rivals-fight", "creatures", "sfx", "fresh", "eve", "total", "total-best", "leads-late",
    "worth", "held", "held-theirs",
)  # fmt: skip
WIDE: Final[i64] = 9
# Where a number stands: first among those of one player, then among all.
AT_SCORE: Final[i64] = 0
AT_BASE: Final[i64] = 1
AT_CAST: Final[i64] = 2
AT_SLEEPERS: Final[i64] = 3
AT_EXPOSED: Final[i64] = 4
AT_HAND: Final[i64] = 5
AT_LIT_IN_HAND: Final[i64] = 6
AT_CHARACTERS: Final[i64] = 7
AT_PLACES: Final[i64] = 8
AT_TITLED: Final[i64] = 27
AT_AHEAD: Final[i64] = 28
AT_AHEAD_WITH_HANDS: Final[i64] = 29
AT_AHEAD_OF_MEAN: Final[i64] = 30
AT_TURN: Final[i64] = 31
AT_TO_TURN: Final[i64] = 32
AT_ROUND: Final[i64] = 33
AT_CREDITS_OPEN: Final[i64] = 34
AT_CREDITS_OWN: Final[i64] = 35
AT_CREDITS_THEIRS: Final[i64] = 36
AT_FILM: Final[i64] = 37
AT_LAST_TURNS: Final[i64] = 38
AT_CLOSER: Final[i64] = 39
AT_ATTACKS: Final[i64] = 40
AT_ATTACKED: Final[i64] = 41
AT_STAGE_MARGIN: Final[i64] = 42
AT_STAGE_LOSS: Final[i64] = 43
AT_RIVALS_FIGHT: Final[i64] = 44
AT_CREATURES: Final[i64] = 45
AT_SFX: Final[i64] = 46
AT_FRESH: Final[i64] = 47
AT_EVE: Final[i64] = 48
AT_TOTAL: Final[i64] = 49
AT_TOTAL_BEST: Final[i64] = 50
AT_LEADS_LATE: Final[i64] = 51
AT_WORTH: Final[i64] = 52
AT_HELD: Final[i64] = 53
AT_HELD_THEIRS: Final[i64] = 54


class SamuraiFeatures(Features[Samurai]):
    """A score is what a Movie would bring if the credits rolled now, without the hand."""

    def __init__(self) -> None:
        self.worth = SamuraiWorth(director_taste())

    def names(self) -> list[str]:
        own = [f"own-{name}" for name in EACH]
        best = [f"best-{name}" for name in EACH]
        return [*own, *best, *[f"mean-{name}" for name in EACH], *TABLE]

    def fill(self, s: Samurai, seat: i64, out: vec[float]) -> None:
        for place in range(i64(len(out))):
            out[place] = 0.0
        fill_match(s, seat, out)
        if s.stage != TITLED:
            return
        out[AT_TITLED] = 1.0
        fill_movie(s, seat, out, 0, 1.0)
        best: i64 = NOBODY
        height = -1e9
        rivals = float(s.seats - 1)
        for other in range(s.seats):
            if other != seat:
                fill_movie(s, other, out, 2 * WIDE, 1.0 / rivals)
                value = float(movie_ds(s, other, False) + word_bonus(s, other, True) + extra_points(s, other))
                if value > height:
                    best, height = other, value
        fill_movie(s, best, out, WIDE, 1.0)
        out[AT_AHEAD] = out[AT_SCORE] - out[WIDE + AT_SCORE]
        out[AT_AHEAD_WITH_HANDS] = out[AT_SCORE] + out[AT_LIT_IN_HAND] / 2.0 - height / 10.0
        out[AT_AHEAD_OF_MEAN] = out[AT_SCORE] - out[2 * WIDE + AT_SCORE]
        fill_turn(s, seat, out)
        fill_stage(s, seat, out)
        fill_hand(s, seat, out)
        out[AT_LEADS_LATE] = out[AT_AHEAD_WITH_HANDS] * out[AT_ROUND]
        self.fill_worth(s, seat, out)

    def fill_worth(self, s: Samurai, seat: i64, out: vec[float]) -> None:
        """What a star sees in the position, and how good the cards are that everybody holds back."""
        out[AT_WORTH] = max(-5.0, min(5.0, self.worth.of(s, seat) / 10.0))
        for other in range(s.seats):
            if other == seat:
                out[AT_HELD] = self.worth.held(s, seat) / 10.0
            else:
                out[AT_HELD_THEIRS] += self.worth.held(s, other) / 10.0 / float(s.seats - 1)


def fill_movie(s: Samurai, seat: i64, out: vec[float], at: i64, share: float) -> None:
    base = float(movie_ds(s, seat, False))
    word = float(word_bonus(s, seat, False))
    out[at + AT_SCORE] += share * (base + word + float(extra_points(s, seat))) / 10.0
    out[at + AT_BASE] += share * base / 10.0
    out[at + AT_CAST] += share * float(s.piles.count(CASTS + seat)) / 3.0
    out[at + AT_SLEEPERS] += share * sleeping(s, seat) / 5.0
    out[at + AT_EXPOSED] += share * exposed(s, seat) / 10.0
    out[at + AT_HAND] += share * float(s.piles.count(HANDS + seat)) / 6.0
    out[at + AT_LIT_IN_HAND] += share * (float(word_bonus(s, seat, True)) - word) / 5.0
    out[at + AT_PLACES] += share * float(s.piles.count(PLACES + seat))
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.is_character(card):
            out[at + AT_CHARACTERS] += share * float(s.deck.strength(card)) / 5.0
        card = s.piles.below(card)


def fill_turn(s: Samurai, seat: i64, out: vec[float]) -> None:
    out[AT_TURN] = flag(s.active == seat)
    out[AT_TO_TURN] = float((seat - s.active) % s.seats) / float(s.seats)
    out[AT_ROUND] = min(2.0, float(s.round) / 5.0)
    open = s.round >= FIRST_CREDITS
    out[AT_CREDITS_OPEN] = flag(open)
    for other in range(s.seats):
        if holds_credits(s, other):
            out[AT_CREDITS_OWN if other == seat else AT_CREDITS_THEIRS] += 1.0 if open else 0.5
    out[AT_FILM] = float(s.piles.count(DRAW_PILE)) / float(20 * s.seats)
    out[AT_LAST_TURNS] = flag(s.closer != NOBODY)
    out[AT_CLOSER] = flag(s.closer == seat)
    out[AT_EVE] = flag(is_eve(s, seat))


def fill_stage(s: Samurai, seat: i64, out: vec[float]) -> None:
    """The attack under way, seen by its attacker, its target, or somebody else."""
    if s.attacking == Fight.NONE:
        return
    ahead = float(margin(s, True)) / 5.0
    loss = dearest(s, s.target) if s.attacking == Fight.CREATURE else pile_worth(s, s.marked, s.target)
    if seat == s.attacker:
        out[AT_ATTACKS] = 1.0
        out[AT_STAGE_MARGIN] = max(-2.0, min(2.0, ahead))
        out[AT_STAGE_LOSS] = loss / 10.0
    elif seat == s.target:
        out[AT_ATTACKED] = 1.0
        out[AT_STAGE_MARGIN] = max(-2.0, min(2.0, -ahead))
        out[AT_STAGE_LOSS] = -loss / 10.0
    else:
        out[AT_RIVALS_FIGHT] = 1.0


def fill_hand(s: Samurai, seat: i64, out: vec[float]) -> None:
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.type(card) == Type.CREATURE:
            out[AT_CREATURES] += 0.5
        elif s.deck.when(card) != When.NONE:
            out[AT_SFX] += 0.5
        card = s.piles.below(card)
    out[AT_FRESH] = float(s.hand_limit(seat) - s.piles.count(HANDS + seat)) / 3.0


def fill_match(s: Samurai, seat: i64, out: vec[float]) -> None:
    """KFS-03 How far the totals of a match have come."""
    if s.goal == 0:
        return
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.tallies[TOTAL + other])
    out[AT_TOTAL] = float(s.tallies[TOTAL + seat]) / float(s.goal)
    out[AT_TOTAL_BEST] = float(best) / float(s.goal)

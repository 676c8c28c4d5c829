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
from matinee.games.samurai.terms import CREATURE, CREATURE_ATTACK, NO_ATTACK, WHEN_NONE
from matinee.games.samurai.worth import (
    SamuraiWorth,
    dearest,
    director_taste,
    exposed,
    holds_credits,
    is_eve,
    pile_worth,
    sleeping,
)

# Of a Movie: the seat's own, then the strongest rival's, then the means over all rivals.
EACH: Final = ("score", "base", "cast", "sleepers", "exposed", "hand", "lit-in-hand", "characters", "places")
TABLE: Final = (
    "titled", "ahead", "ahead-with-hands", "ahead-of-mean", "turn", "to-turn", "round", "credits-open", "credits-own",
    "credits-theirs", "film", "last-turns", "closer", "attacks", "attacked", "stage-margin", "stage-loss",
    "rivals-fight", "creatures", "sfx", "fresh", "eve", "total", "total-best", "leads-late",
    "worth", "held", "held-theirs",
)  # fmt: skip
WIDE: Final[i64] = 9


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
        out[27] = 1.0
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
        out[28] = out[0] - out[WIDE]
        out[29] = out[0] + out[6] / 2.0 - height / 10.0
        out[30] = out[0] - out[2 * WIDE]
        fill_turn(s, seat, out)
        fill_stage(s, seat, out)
        fill_hand(s, seat, out)
        out[51] = out[29] * out[33]
        self.fill_worth(s, seat, out)

    def fill_worth(self, s: Samurai, seat: i64, out: vec[float]) -> None:
        """What a star sees in the position, and how good the cards are that everybody holds back."""
        out[52] = max(-5.0, min(5.0, self.worth.of(s, seat) / 10.0))
        for other in range(s.seats):
            if other == seat:
                out[53] = self.worth.held(s, seat) / 10.0
            else:
                out[54] += self.worth.held(s, other) / 10.0 / float(s.seats - 1)


def fill_movie(s: Samurai, seat: i64, out: vec[float], at: i64, share: float) -> None:
    base = float(movie_ds(s, seat, False))
    word = float(word_bonus(s, seat, False))
    out[at] += share * (base + word + float(extra_points(s, seat))) / 10.0
    out[at + 1] += share * base / 10.0
    out[at + 2] += share * float(s.piles.count(CASTS + seat)) / 3.0
    out[at + 3] += share * sleeping(s, seat) / 5.0
    out[at + 4] += share * exposed(s, seat) / 10.0
    out[at + 5] += share * float(s.piles.count(HANDS + seat)) / 6.0
    out[at + 6] += share * (float(word_bonus(s, seat, True)) - word) / 5.0
    out[at + 8] += share * float(s.piles.count(PLACES + seat))
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.is_character(card):
            out[at + 7] += share * float(s.deck.strength(card)) / 5.0
        card = s.piles.below(card)


def fill_turn(s: Samurai, seat: i64, out: vec[float]) -> None:
    out[31] = flag(s.active == seat)
    out[32] = float((seat - s.active) % s.seats) / float(s.seats)
    out[33] = min(2.0, float(s.round) / 5.0)
    open = s.round >= FIRST_CREDITS
    out[34] = flag(open)
    for other in range(s.seats):
        if holds_credits(s, other):
            out[35 if other == seat else 36] += 1.0 if open else 0.5
    out[37] = float(s.piles.count(DRAW_PILE)) / float(20 * s.seats)
    out[38] = flag(s.closer != NOBODY)
    out[39] = flag(s.closer == seat)
    out[48] = flag(is_eve(s, seat))


def fill_stage(s: Samurai, seat: i64, out: vec[float]) -> None:
    """The attack under way, seen by its attacker, its target, or somebody else."""
    if s.attacking == NO_ATTACK:
        return
    ahead = float(margin(s, True)) / 5.0
    loss = dearest(s, s.target) if s.attacking == CREATURE_ATTACK else pile_worth(s, s.marked, s.target)
    if seat == s.attacker:
        out[40] = 1.0
        out[42] = max(-2.0, min(2.0, ahead))
        out[43] = loss / 10.0
    elif seat == s.target:
        out[41] = 1.0
        out[42] = max(-2.0, min(2.0, -ahead))
        out[43] = -loss / 10.0
    else:
        out[44] = 1.0


def fill_hand(s: Samurai, seat: i64, out: vec[float]) -> None:
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.type(card) == CREATURE:
            out[45] += 0.5
        elif s.deck.when(card) != WHEN_NONE:
            out[46] += 0.5
        card = s.piles.below(card)
    out[47] = float(s.hand_limit(seat) - s.piles.count(HANDS + seat)) / 3.0


def fill_match(s: Samurai, seat: i64, out: vec[float]) -> None:
    """KFS-03 How far the totals of a match have come."""
    if s.goal == 0:
        return
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.tallies[TOTAL + other])
    out[49] = float(s.tallies[TOTAL + seat]) / float(s.goal)
    out[50] = float(best) / float(s.goal)

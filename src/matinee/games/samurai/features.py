"""What a winning chance is learned from: scores as they would be now, hands, sleepers, and the attack on the stage."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.features import Features, flag
from matinee.engine.named import names_in
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

WIDE: Final[i64] = 9


class At:
    """Where a number stands, which is named for its place: `to-turn` for TO_TURN."""

    # Of a Movie: the seat's own, then the strongest rival's, then the means over all rivals.
    SCORE: Final[i64] = 0
    BASE: Final[i64] = 1
    CAST: Final[i64] = 2
    SLEEPERS: Final[i64] = 3
    EXPOSED: Final[i64] = 4
    HAND: Final[i64] = 5
    LIT_IN_HAND: Final[i64] = 6
    CHARACTERS: Final[i64] = 7
    PLACES: Final[i64] = 8
    # Of the table.
    TITLED: Final[i64] = 27
    AHEAD: Final[i64] = 28
    AHEAD_WITH_HANDS: Final[i64] = 29
    AHEAD_OF_MEAN: Final[i64] = 30
    TURN: Final[i64] = 31
    TO_TURN: Final[i64] = 32
    ROUND: Final[i64] = 33
    CREDITS_OPEN: Final[i64] = 34
    CREDITS_OWN: Final[i64] = 35
    CREDITS_THEIRS: Final[i64] = 36
    FILM: Final[i64] = 37
    LAST_TURNS: Final[i64] = 38
    CLOSER: Final[i64] = 39
    ATTACKS: Final[i64] = 40
    ATTACKED: Final[i64] = 41
    STAGE_MARGIN: Final[i64] = 42
    STAGE_LOSS: Final[i64] = 43
    RIVALS_FIGHT: Final[i64] = 44
    CREATURES: Final[i64] = 45
    SFX: Final[i64] = 46
    FRESH: Final[i64] = 47
    EVE: Final[i64] = 48
    TOTAL: Final[i64] = 49
    TOTAL_BEST: Final[i64] = 50
    LEADS_LATE: Final[i64] = 51
    WORTH: Final[i64] = 52
    HELD: Final[i64] = 53
    HELD_THEIRS: Final[i64] = 54
    OPENER: Final[i64] = 55
    TO_CREDITS: Final[i64] = 56


class SamuraiFeatures(Features[Samurai]):
    """A score is what a Movie would bring if the credits rolled now, without the hand."""

    def __init__(self) -> None:
        self.worth = SamuraiWorth(director_taste())

    def names(self) -> list[str]:
        names = names_in(At)
        return [f"{whose}-{name}" for whose in ("own", "best", "mean") for name in names[:WIDE]] + names[WIDE:]

    def fill(self, s: Samurai, seat: i64, out: vec[float]) -> None:
        for place in range(i64(len(out))):
            out[place] = 0.0
        fill_match(s, seat, out)
        fill_order(s, seat, out)
        if s.stage != TITLED:
            return
        out[At.TITLED] = 1.0
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
        out[At.AHEAD] = out[At.SCORE] - out[WIDE + At.SCORE]
        out[At.AHEAD_WITH_HANDS] = out[At.SCORE] + out[At.LIT_IN_HAND] / 2.0 - height / 10.0
        out[At.AHEAD_OF_MEAN] = out[At.SCORE] - out[2 * WIDE + At.SCORE]
        fill_turn(s, seat, out)
        fill_stage(s, seat, out)
        fill_hand(s, seat, out)
        out[At.LEADS_LATE] = out[At.AHEAD_WITH_HANDS] * out[At.ROUND]
        self.fill_worth(s, seat, out)

    def fill_worth(self, s: Samurai, seat: i64, out: vec[float]) -> None:
        """What a star sees in the position, and how good the cards are that everybody holds back."""
        out[At.WORTH] = max(-5.0, min(5.0, self.worth.of(s, seat) / 10.0))
        for other in range(s.seats):
            if other == seat:
                out[At.HELD] = self.worth.held(s, seat) / 10.0
            else:
                out[At.HELD_THEIRS] += self.worth.held(s, other) / 10.0 / float(s.seats - 1)


def fill_movie(s: Samurai, seat: i64, out: vec[float], at: i64, share: float) -> None:
    base = float(movie_ds(s, seat, False))
    word = float(word_bonus(s, seat, False))
    out[at + At.SCORE] += share * (base + word + float(extra_points(s, seat))) / 10.0
    out[at + At.BASE] += share * base / 10.0
    out[at + At.CAST] += share * float(s.piles.count(CASTS + seat)) / 3.0
    out[at + At.SLEEPERS] += share * sleeping(s, seat) / 5.0
    out[at + At.EXPOSED] += share * exposed(s, seat) / 10.0
    out[at + At.HAND] += share * float(s.piles.count(HANDS + seat)) / 6.0
    out[at + At.LIT_IN_HAND] += share * (float(word_bonus(s, seat, True)) - word) / 5.0
    out[at + At.PLACES] += share * float(s.piles.count(PLACES + seat))
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.is_character(card):
            out[at + At.CHARACTERS] += share * float(s.deck.strength(card)) / 5.0
        card = s.piles.below(card)


def fill_turn(s: Samurai, seat: i64, out: vec[float]) -> None:
    out[At.TURN] = flag(s.active == seat)
    out[At.TO_TURN] = float((seat - s.active) % s.seats) / float(s.seats)
    out[At.ROUND] = min(2.0, float(s.round) / 5.0)
    open = s.round >= FIRST_CREDITS
    out[At.CREDITS_OPEN] = flag(open)
    for other in range(s.seats):
        if holds_credits(s, other):
            out[At.CREDITS_OWN if other == seat else At.CREDITS_THEIRS] += 1.0 if open else 0.5
    out[At.FILM] = float(s.piles.count(DRAW_PILE)) / float(20 * s.seats)
    out[At.LAST_TURNS] = flag(s.closer != NOBODY)
    out[At.CLOSER] = flag(s.closer == seat)
    out[At.EVE] = flag(is_eve(s, seat))


def fill_stage(s: Samurai, seat: i64, out: vec[float]) -> None:
    """The attack under way, seen by its attacker, its target, or somebody else."""
    if s.attacking == Fight.NONE:
        return
    ahead = float(margin(s, True)) / 5.0
    loss = dearest(s, s.target) if s.attacking == Fight.CREATURE else pile_worth(s, s.marked, s.target)
    if seat == s.attacker:
        out[At.ATTACKS] = 1.0
        out[At.STAGE_MARGIN] = max(-2.0, min(2.0, ahead))
        out[At.STAGE_LOSS] = loss / 10.0
    elif seat == s.target:
        out[At.ATTACKED] = 1.0
        out[At.STAGE_MARGIN] = max(-2.0, min(2.0, -ahead))
        out[At.STAGE_LOSS] = -loss / 10.0
    else:
        out[At.RIVALS_FIGHT] = 1.0


def fill_hand(s: Samurai, seat: i64, out: vec[float]) -> None:
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.type(card) == Type.CREATURE:
            out[At.CREATURES] += 0.5
        elif s.deck.when(card) != When.NONE:
            out[At.SFX] += 0.5
        card = s.piles.below(card)
    out[At.FRESH] = float(s.hand_limit(seat) - s.piles.count(HANDS + seat)) / 3.0


def fill_order(s: Samurai, seat: i64, out: vec[float]) -> None:
    """Who began, and how many turns away this seat's first own turn is on which it may roll the credits.

    It is known before the title is: the player at the dealer's left begins.
    """
    opener = s.opener()
    place = (seat - opener) % s.seats
    out[At.OPENER] = flag(seat == opener)
    now = (s.round - 1) * s.seats + (s.active - opener) % s.seats if s.round > 0 else i64(0)
    wait = (FIRST_CREDITS - 1) * s.seats + place - now
    if wait < 0:  # the credits are open: the next own turn
        wait = (seat - s.active) % s.seats
    out[At.TO_CREDITS] = float(wait) / float(FIRST_CREDITS * s.seats)


def fill_match(s: Samurai, seat: i64, out: vec[float]) -> None:
    """KFS-03 How far the totals of a match have come."""
    if s.goal == 0:
        return
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.tallies[TOTAL + other])
    out[At.TOTAL] = float(s.tallies[TOTAL + seat]) / float(s.goal)
    out[At.TOTAL_BEST] = float(best) / float(s.goal)

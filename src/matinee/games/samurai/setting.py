"""Setting the scene: title, deal, starting casts; and the next film of a match."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.engine.seats import NOBODY, OPEN
from matinee.engine.step import Happening
from matinee.games.samurai.credits import NEXT_FILM
from matinee.games.samurai.deck import ASIDE, CASTS, DRAW_PILE, HANDS, Deck
from matinee.games.samurai.state import HAND_LIMIT, NO_TITLE, PLAIN, Samurai
from matinee.games.samurai.terms import Type
from matinee.games.samurai.titles import TURN_SIX_UP
from matinee.games.samurai.turn import START_TURN

# How many cards a short reel leaves out.
SET_ASIDE: Final[i64] = 40


def undealt(deck: Deck, seats: int, chance: Chance, journal: Journal | None) -> Samurai:
    """Every card in the draw pile, nothing dealt."""
    s = Samurai(deck, seats, deck.undealt.copy(), chance)
    s.journal = journal
    return s


def begin(s: Samurai) -> None:
    """KFS-04 The first dealer is drawn from the game's seed; the player to the left starts."""
    s.dealer = s.chance.below(s.seats)
    s.tell("dealer", s.dealer)
    s.push(DEAL)
    s.push(TURN_SIX_UP)
    s.advance()


class Deal(Happening[Samurai]):
    """KFS-13 Six cards each; KFS-14 redeals; KFS-15 starting casts."""

    def happen(self, s: Samurai) -> None:
        s.shuffle(DRAW_PILE)
        s.active = s.opener()
        for place in range(s.seats):
            seat = (s.active + place) % s.seats
            deal_six(s, seat)
        for place in range(s.seats):
            redraw(s, (s.active + place) % s.seats)
        for place in range(s.seats):
            lay_out_cast(s, (s.active + place) % s.seats)
        if s.short_reel:
            shorten(s)
        s.push(START_TURN)


def deal_six(s: Samurai, seat: i64) -> None:
    for _ in range(HAND_LIMIT):
        s.move(s.piles.top(DRAW_PILE), HANDS + seat)


def has_character(s: Samurai, pile: i64) -> bool:
    return any(s.deck.is_character(card) for card in s.piles.cards(pile))


def redraw(s: Samurai, seat: i64) -> None:
    """KFS-14 A first hand without a Character is shown, shuffled in and drawn again, until it has one."""
    while not has_character(s, HANDS + seat):
        s.tell("showed", seat)
        for card in s.piles.cards(HANDS + seat):
            s.piles.show(card, OPEN)
            s.tell("shown", seat, 0, 0, s.deck.cards[card].key)
            s.move(card, DRAW_PILE)
        s.shuffle(DRAW_PILE)
        deal_six(s, seat)


def lay_out_cast(s: Samurai, seat: i64) -> None:
    """KFS-15 All Characters of the first hand, forced; placing is not playing."""
    for card in s.piles.cards(HANDS + seat):
        if s.deck.is_character(card):
            s.move(card, CASTS + seat)
            s.tell("cast", seat, 0, 0, s.deck.cards[card].key)
    s.tallies[PLAIN + seat] = s.piles.count(HANDS + seat)


def shorten(s: Samurai) -> None:
    """Forty unseen cards of the draw pile are set aside, never Roll the Credits."""
    shorter = [card for card in s.piles.cards(DRAW_PILE) if s.deck.type(card) != Type.CREDITS]
    for card in shorter[:SET_ASIDE]:
        s.move(card, ASIDE)


class NextFilm(Happening[Samurai]):
    """KFS-03 Every game has a new title, a full reshuffle, and the deal moves one seat left."""

    def happen(self, s: Samurai) -> None:
        for pile in range(i64(len(s.piles.layout.names))):
            if pile != DRAW_PILE:
                s.piles.clear_counters(pile)
                s.pour(pile, DRAW_PILE)
        s.game += 1
        s.turns_before += s.turn
        s.dealer = s.left_of(s.dealer)
        s.turn = 0
        s.round = 0
        s.closer = NOBODY
        s.stage = NO_TITLE
        s.tell("dealer", s.dealer, s.game)
        s.push(DEAL)
        s.push(TURN_SIX_UP)


def enrol() -> None:
    """Tell the credits where the next film begins."""
    if len(NEXT_FILM) == 0:
        NEXT_FILM.append(NextFilm())


DEAL: Final = Deal()
enrol()

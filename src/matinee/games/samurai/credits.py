"""The end of a film: Roll the Credits, the last card, scores, and the next film of a match."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.journal import Event
from matinee.engine.piles import NONE
from matinee.engine.seats import NOBODY, OPEN, only
from matinee.engine.step import Happening
from matinee.games.samurai.cancel import told_played
from matinee.games.samurai.deck import CASTS, HANDS, PENDING, PLACES, UNDER
from matinee.games.samurai.state import SCORE, TITLED, TOTAL, Samurai
from matinee.games.samurai.strength import Tally, character_ds, location_ds, movie_ds, under_ds
from matinee.games.samurai.terms import Tag, Trait, Window
from matinee.games.samurai.windows import open_window

WORD_POINTS: Final[i64] = 5

# Where the next film of a match begins; `setting` puts it here.
NEXT_FILM: Final[list[Happening[Samurai]]] = []


def roll(s: Samurai, seat: i64, card: i64) -> None:
    """KFS-68 It ends the game, unless a card that names it answers."""
    told_played(s, seat, card)
    s.leaves_hand(seat, card)
    s.piles.set_counter(card, seat)
    s.move(card, PENDING)
    s.push(TheEnd(card))
    open_window(s, Window.CREDITS)


class TheEnd(Happening[Samurai]):
    """KFS-68 The credits roll at once; stopped, the turn goes on."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card = card

    def facts(self) -> list[int]:
        return [self.card]

    def happen(self, s: Samurai) -> None:
        if s.piles.home(self.card) == PENDING:
            end_film(s, s.piles.counter(self.card), "credits")


# Scores


def in_lights(s: Samurai, card: i64) -> bool:
    """KFS-11 By word identity, not by spelling; while the next title is made, those of the last film are out."""
    return s.stage == TITLED and s.lights[s.deck.word(card)] != 0


def lit_under(s: Samurai, pile: i64) -> i64:
    """How many cards of a pile have a word of the title."""
    count: i64 = 0
    card = s.piles.top(pile)
    while card != NONE:
        if in_lights(s, card):
            count += 1
        card = s.piles.below(card)
    return count


def word_bonus(s: Samurai, seat: i64, hand: bool) -> i64:
    """KFS-71 Five points a card in the Movie (slid-under cards and compounds too) or in hand."""
    count = lit_under(s, CASTS + seat) + lit_under(s, PLACES + seat)
    character = s.piles.top(CASTS + seat)
    while character != NONE:
        count += lit_under(s, UNDER + character)
        character = s.piles.below(character)
    if hand:
        count += lit_under(s, HANDS + seat)
    return WORD_POINTS * count


def card_points(s: Samurai, card: i64) -> i64:
    """Points that a card brings at scoring only; KFS-74 five for a Treasure."""
    points: i64 = 0
    if s.deck.mask(card) & Trait.TREASURE != 0:
        points += WORD_POINTS
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.PTS:
            points += effect.n
    return points


def character_points(s: Samurai, character: i64) -> i64:
    """KFS-66 The text of a Character that is knocked out is silent, but it is a Treasure (KFS-74) all the same."""
    if not s.asleep(character):
        return card_points(s, character)
    return WORD_POINTS if s.deck.mask(character) & Trait.TREASURE != 0 else i64(0)


def extra_points(s: Samurai, seat: i64) -> i64:
    """KFS-74 Treasure counts in the Movie only."""
    points: i64 = 0
    place = s.piles.top(PLACES + seat)
    while place != NONE:
        points += card_points(s, place)
        place = s.piles.below(place)
    character = s.piles.top(CASTS + seat)
    while character != NONE:
        points += character_points(s, character)
        card = s.piles.top(UNDER + character)
        while card != NONE:
            points += card_points(s, card)
            card = s.piles.below(card)
        character = s.piles.below(character)
    return points


def score(s: Samurai, seat: i64, roller: i64 = NOBODY, hand: bool = True) -> i64:
    """KFS-72 Base score and bonus; KFS-71 the credits card counts for who played it to end the game."""
    points = movie_ds(s, seat, False) + word_bonus(s, seat, hand) + extra_points(s, seat)
    if roller == seat:
        points += WORD_POINTS * lit_under(s, PENDING)
    return points


# The credits, card by card


def bill(s: Samurai, seat: i64, roller: i64) -> None:
    """KFS-72 The score is added up for all to see: the Location, each Character with all it carries, the hand."""
    t = Tally()
    for card in s.piles.cards(PLACES + seat):
        credit(s, seat, card, location_ds(s, t, card, seat, False), card_points(s, card))
    for character in s.piles.cards(CASTS + seat):
        awake = not s.asleep(character)
        ds = character_ds(s, t, character, seat, False) if awake else i64(0)
        credit(s, seat, character, ds, character_points(s, character))
        for card in s.piles.cards(UNDER + character):
            ds = under_ds(s, t, card, character, seat, False) if awake else i64(0)
            credit(s, seat, card, ds, card_points(s, card))
    for card in hand_in_order(s, seat):
        credit(s, seat, card, 0, 0)
    if roller == seat:
        for card in s.piles.cards(PENDING):
            credit(s, seat, card, 0, 0)


def hand_in_order(s: Samurai, seat: i64) -> list[int]:
    """What everybody knows comes first: between such cards, the place of a hidden one would say how old it is."""
    hand = s.piles.cards(HANDS + seat)
    named = [card for card in hand if s.piles.seen(card) == OPEN]
    return named + [card for card in hand if s.piles.seen(card) != OPEN]


def credit(s: Samurai, seat: i64, card: i64, ds: i64, extra: i64) -> None:
    """One card's points, if it has any. What a hand scores is open; which of its cards, only who knows them is told."""
    word = WORD_POINTS if in_lights(s, card) else i64(0)
    if ds == 0 and word == 0 and extra == 0:
        return
    s.tallies[SCORE + seat] += ds + word + extra
    event = Event("credited", seat, OPEN)
    event.card = card
    event.known = s.piles.seen(card)
    event.source = s.piles.home(card)
    event.number = ds + word + extra
    event.other = s.tallies[SCORE + seat]
    event.faces = (ds, word, extra)
    s.note(event)


# The end


def end_film(s: Samurai, roller: i64, ending: str) -> None:
    """KFS-70 Scores are taken outside any attack; KFS-03 in match play they add up."""
    for seat in range(s.seats):
        s.tallies[SCORE + seat] = 0
    for seat in range(s.seats):
        bill(s, seat, roller)
        points = s.tallies[SCORE + seat]
        s.tallies[TOTAL + seat] += points
        s.tell("scored", seat, points, s.tallies[TOTAL + seat])
    s.tell("film-over", roller, s.game, 0, ending)
    if s.goal == 0:
        s.finish(leaders(s, SCORE), ending)
    elif match_over(s):
        s.finish(leaders(s, TOTAL), ending)
    else:
        s.agenda.clear()
        s.push(NEXT_FILM[0])


def leaders(s: Samurai, tally: i64) -> i64:
    """KFS-02 Equal highest scores share the win."""
    best = s.tallies[tally]
    for seat in range(s.seats):
        best = max(best, s.tallies[tally + seat])
    mask: i64 = 0
    for seat in range(s.seats):
        if s.tallies[tally + seat] == best:
            mask |= only(seat)
    return mask


def match_over(s: Samurai) -> bool:
    """KFS-03 Somebody has reached the goal, and one alone is ahead: a tie there plays one more game."""
    reached = False
    for seat in range(s.seats):
        if s.tallies[TOTAL + seat] >= s.goal:
            reached = True
    ahead = leaders(s, TOTAL)
    return reached and ahead & (ahead - 1) == 0

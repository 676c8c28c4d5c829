"""Which cards may strike at whom: colours, wilds and Wet Paint, read off the table at the moment of use."""

from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.piles import NONE
from matinee.games.rampage.deck import HANDS
from matinee.games.rampage.parts import WET
from matinee.games.rampage.state import Rampage


def hand_colours(s: Rampage, seat: i64) -> i64:
    """The mask of the colours in a hand."""
    mask: i64 = 0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        mask |= bit(s.deck.colour(card))
        card = s.piles.below(card)
    return mask


def rival_colours(s: Rampage, seat: i64) -> i64:
    """RR-40 Matching means some opponent's colour; your own is for defence."""
    return s.in_play & ~bit(s.colour_of(seat))


def open_targets(s: Rampage, seat: i64) -> i64:
    """The colours of all robots at which a hand has a legal strike (RR-37, RR-40, RR-65); 0: no legal attack."""
    rivals = rival_colours(s, seat)
    hand = hand_colours(s, seat)
    if s.paint == WET and hand != 0:
        return rivals
    wilds = hand & ~s.in_play
    if not s.wild_only():
        matches = hand & rivals
        if matches != 0:
            return matches
    return rivals if wilds != 0 else 0


def can_strike(s: Rampage, seat: i64, target: i64) -> bool:
    return (open_targets(s, seat) >> s.colour_of(target)) & 1 == 1


def opens(s: Rampage, seat: i64, card: i64, matched: bool) -> bool:
    """Whether a card may be the first strike at the chosen target; `matched`: the hand holds a match for somebody."""
    if s.paint == WET:
        return True
    return opens_unpainted(s, card, matched)


def opens_unpainted(s: Rampage, card: i64, matched: bool) -> bool:
    """RR-37 A match; RR-40 one wild while no match is held; RR-65 at three or fewer one wild, whatever else is held."""
    colour = s.deck.colour(card)
    if s.wild_only():
        return s.is_wild(colour)
    if colour == s.colour_of(s.target):
        return True
    return s.is_wild(colour) and not matched


def follows(s: Rampage, first: i64, card: i64) -> bool:
    """RR-37 Any number of matching strikes; a wild, and every strike under RR-65, stays alone."""
    colour = s.colour_of(s.target)
    return not s.wild_only() and s.deck.colour(first) == colour and s.deck.colour(card) == colour


def holds_match(s: Rampage, seat: i64) -> bool:
    return hand_colours(s, seat) & rival_colours(s, seat) != 0

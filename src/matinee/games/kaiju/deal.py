"""The beginning: two cut-scenes, two decks, and ENRAGE cards hidden in piles."""

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.engine.piles import NONE
from matinee.games.kaiju.deck import ASIDE, DECK, HAND_SIZE, HANDS, KAIJU_DECK, Deck
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.turns import KAIJU_TURN


def undealt(deck: Deck, level: i64, chance: Chance, journal: Journal | None) -> Siege:
    """CK-08 All buildings stand, the Kaiju lies on its start; CK-09 the marker on its space; nothing dealt."""
    s = Siege(deck, deck.undealt.copy(), chance)
    s.journal = journal
    s.level = level
    s.active = deck.kaiju
    return s


def deal(deck: Deck, level: i64, enrages: i64, chance: Chance, journal: Journal | None = None) -> Siege:
    """CK-15 The Kaiju has the very first turn; CK-96 two cut-scenes come before the first question."""
    s = undealt(deck, level, chance, journal)
    s.tell("media.video", NONE, 0, 0, "kaiju_start")
    s.tell("media.video", NONE, 0, 0, "defender_start")
    # CK-10 Shuffle the Kaiju deck, draw the hand size of the level.
    s.shuffle(KAIJU_DECK)
    s.kaiju_draws_up()
    s.shuffle(DECK)
    deal_hands(s)
    hide_enrages(s, enrages)
    s.push(KAIJU_TURN)
    s.advance()
    return s


def deal_hands(s: Siege) -> None:
    """CK-11 Four cards for each defender, dealt before any ENRAGE is in the deck."""
    seat = s.after(s.kaiju)
    for _ in range(s.defenders):
        for _ in range(HAND_SIZE):
            s.move(s.piles.top(DECK), HANDS + seat)
        seat = s.after(seat)


def hide_enrages(s: Siege, enrages: i64) -> None:
    """CK-13 As many even piles as ENRAGE cards, one shuffled into each, the larger piles on top.

    The deck is shuffled already, so a place drawn by lot in each pile is as good as shuffling the pile.
    """
    old = vec[i64](s.piles.cards(DECK))
    rest: i64 = len(old)
    new = vec[i64](capacity=rest + enrages)
    below = vec[i64]()
    taken: i64 = 0
    for pile in range(enrages):
        # From the bottom up: the first piles are the smaller ones.
        size = (rest - taken) // (enrages - pile)
        enrage = s.piles.top(ASIDE)
        s.move(enrage, DECK)
        below = append(below, i64(len(new)))
        place = s.chance.below(size + 1)
        for card in range(size + 1):
            if card == place:
                new = append(new, enrage)
            if card < size:
                new = append(new, old[taken + card])
        taken += size
    s.piles.stack(DECK, new)
    s.piles.forget(DECK)
    s.below = backwards(below)
    s.lurking = enrages
    s.tell("seeded", NONE, enrages)


def backwards(numbers: vec[i64]) -> vec[i64]:
    turned = vec[i64](capacity=i64(len(numbers)))
    place: i64 = len(numbers)
    while place > 0:
        place -= 1
        turned = append(turned, numbers[place])
    return turned

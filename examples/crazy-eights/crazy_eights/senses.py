"""What a learner is given: its hand, the card and suit to follow, what was played, and how many cards others hold."""

from mypy_extensions import i64

from crazy_eights.state import CARDS, DECK, HANDS, PLAYED, Eights
from crazy_eights.steps import DRAW, NAME, PASS
from matinee.engine.piles import NONE
from matinee.engine.senses import Row, Senses, Span, lay_known


class EightsSenses(Senses[Eights]):
    """A card that the viewer has seen is followed as far as everybody's eyes can follow it."""

    def __init__(self, seats: i64) -> None:
        spans = [
            Span("Turn", 0, CARDS - 1, "play a card"),
            Span("Turn", DRAW, PASS, "draw, pass"),
            Span("NameSuit", NAME, NAME + 3, "name a suit"),
        ]
        super().__init__(seats, spans)
        self.hand = self.block("cards in your own hand", CARDS)
        self.top = self.block("the card to follow", CARDS)
        self.played = self.block("cards that were played", CARDS)
        self.suit = self.block("the suit to follow", 4)
        self.counts = self.block("cards in each hand, your own first", seats)
        self.table = self.block("cards in the deck, drawn this turn, passes, plays", 4)

    def sense(self, s: Eights, viewer: i64, row: Row) -> None:
        piles = s.piles
        if viewer < s.seats:
            lay_known(piles, HANDS + viewer, viewer, row, self.hand, 1)
        lay_known(piles, PLAYED, viewer, row, self.played, 1)
        top = piles.top(PLAYED)
        if top != NONE:
            row.put(self.top + top, 1)
        row.put(self.suit + s.suit, 1)
        for seat in range(s.seats):
            row.put(self.counts + self.turned(seat, viewer), piles.count(HANDS + seat))
        row.put(self.table, piles.count(DECK))
        row.put(self.table + 1, s.drawn)
        row.put(self.table + 2, s.passes)
        row.put(self.table + 3, s.plays)

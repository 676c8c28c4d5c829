"""What a learner is given of a table: both sides' marks, every stack, and the hand."""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.senses import Row, Senses, Span, count_known
from matinee.games.npzr.deck import DECK, HANDS, SCORED, Deck
from matinee.games.npzr.parts import PARTS
from matinee.games.npzr.state import Npzr
from matinee.games.npzr.steps import DECLINE, END, NEW, NEW_RIVAL


class NpzrSenses(Senses[Npzr]):
    """Slots are as many as cards: a stack can never lack its cells (NPZR-07)."""

    def __init__(self, deck: Deck) -> None:
        slots = deck.size
        kinds: i64 = len(deck.kinds)
        spans = [
            Span("PlayCard", 0, kinds - 1, "play a card, by kind"),
            Span("PlayCard", END, END, "end the turn"),
            Span("Nominate", 0, PARTS - 1, "nominate a wild as one of twelve parts"),
            Span("PlaceCard", 0, slots - 1, "on the stack in this slot"),
            Span("PlaceCard", NEW, NEW_RIVAL, "a new stack: your own, the rival's"),
            Span("MoveFrom", 0, 3 * slots - 1, "from a slot's head, torso or legs"),
            Span("MoveFrom", DECLINE, DECLINE, "decline a move"),
            Span("MoveDepth", 0, slots - 1, "which card of that pile, the top one first"),
        ]
        super().__init__(2, spans, carried=3)
        self.kinds = [int(kind) for kind in deck.kind_of]
        self.number = kinds
        self.hands = self.block("known cards by kind: your own hand, the rival's", 2 * kinds)
        self.scored = self.block("scored cards by kind: your own, the rival's", 2 * kinds)
        self.counts = self.block("cards in hand: your own, the rival's; cards in the deck", 3)
        self.times = self.block("times each character was scored: your own, the rival's", 8)
        self.turn = self.block("turn (two cells), turn limit (two), your own turn, duty, moves earned, turns passed", 8)
        self.stacks = self.block(
            "each slot: owner (1 oneself, 2 the rival), then part on top plus one and cards, by pile", slots * 7
        )

    def sense(self, s: Npzr, viewer: i64, row: Row) -> None:
        piles = s.piles
        for seat in range(i64(2)):
            side = self.turned(seat, viewer)
            count_known(piles, HANDS + seat, viewer, self.kinds, row, self.hands + side * self.number)
            count_known(piles, SCORED + seat, viewer, self.kinds, row, self.scored + side * self.number)
            row.put(self.counts + side, piles.count(HANDS + seat))
            for character in range(i64(4)):
                row.put(self.times + 4 * side + character, s.times(seat, character))
        row.put(self.counts + 2, piles.count(DECK))
        row.wide(self.turn, s.turn)
        row.wide(self.turn + 2, s.turn_limit)
        row.put(self.turn + 4, 1 if s.active == viewer else 0)
        row.put(self.turn + 5, 1 if s.duty else 0)
        row.put(self.turn + 6, s.moves)
        row.put(self.turn + 7, s.passed)
        for place in range(s.stacks.count):
            self.stack(s, s.stacks.at(place), viewer, row)

    def stack(self, s: Npzr, slot: i64, viewer: i64, row: Row) -> None:
        cell = self.stacks + 7 * slot
        row.put(cell, 1 + self.turned(s.stacks.owner(slot), viewer))
        for position in range(i64(3)):
            pile = s.pile(slot, position)
            top = s.piles.top(pile)
            if top != NONE:
                row.put(cell + 1 + 2 * position, s.piles.counter(top) + 1)
                row.put(cell + 2 + 2 * position, s.piles.count(pile))

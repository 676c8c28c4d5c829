"""Spaces for a game that brings no senses of its own: its piles, its plain board, and its list of options."""

from matinee.engine.chance import Swift
from matinee.engine.errors import Unfit
from matinee.engine.game import Setup
from matinee.engine.options import ROOM
from matinee.engine.senses import Row, Senses, Span
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Counter

# Slots for the counters of the table, and of each seat. A board with more of them fails; it is not cut off.
TABLE, SEAT = 16, 8
# Counters can be negative: a cell pair holds a counter plus this.
LIFT = 10_000


class GuessedSenses(Senses[State]):
    """An action is a place in the list of options; their cards stand in the row."""

    def __init__(self, show: Show, setup: Setup) -> None:
        super().__init__(setup.seats, [Span("any question", 0, ROOM - 1, "the option in this place of the list")])
        self.show = show
        dealt = show.deal(setup, Swift(0))
        faces = [show.game.face(dealt, card) for card in range(dealt.piles.n)]
        self.kinds = sorted(set(faces))
        self.kind_of = [self.kinds.index(face) for face in faces]
        piles = len(dealt.piles.layout.names)
        self.cards = self.block("cards by kind that are known to lie in each pile", piles * len(self.kinds))
        self.counts = self.block("cards in each pile", piles)
        self.table = self.block("counters of the table plus ten thousand, two cells each", 2 * TABLE)
        self.sides = self.block("score and counters of each seat, your own first, likewise", 2 * SEAT * setup.seats)
        self.active = self.block("whose turn it is: distance plus one", 1)
        self.offered_cards = self.block("the card of each option, by kind plus one", int(ROOM))

    def observe(self, s: State, viewer: int, row: Row) -> None:
        row.begin()
        if not s.over and s.asked == viewer:
            row.put(self.question, 1)
            for place, option in enumerate(s.options()):
                card = s.offer(option).card
                if card in self.kinds:
                    row.put(self.offered_cards + place, self.kinds.index(card) + 1)
        self.sense(s, viewer, row)

    def sense(self, s: State, viewer: int, row: Row) -> None:
        for card in range(s.piles.n):
            if s.piles.knows(viewer, card):
                row.add(self.cards + int(s.piles.home(card)) * len(self.kinds) + self.kind_of[card], 1)
        for pile in range(len(s.piles.layout.names)):
            row.put(self.counts + pile, s.piles.count(pile))
        plain = self.show.game.view(s, viewer).plain
        if plain is None:
            return
        self.tell(plain.counters, self.table, TABLE, row)
        for side in plain.seats:
            first = self.sides + 2 * SEAT * self.turned(side.seat, viewer)
            self.tell([*([side.score] if side.score else []), *side.counters], first, SEAT, row)
        if plain.active >= 0:
            row.put(self.active, self.turned(plain.active, viewer) + 1)

    def tell(self, counters: list[Counter], first: int, slots: int, row: Row) -> None:
        if len(counters) > slots:
            raise Unfit(f"{self.show.id} shows {len(counters)} counters where there is room for {slots}.")
        for place, counter in enumerate(counters):
            row.wide(first + 2 * place, (counter.value if counter.value is not None else 1) + LIFT)

    def action(self, s: State, option: int) -> int:
        return s.options().index(option)

    def option(self, s: State, action: int) -> int:
        if s.over or not 0 <= action < s.offered.count:
            raise Unfit(f"action {action} is not offered: there are {0 if s.over else s.offered.count} options.")
        return int(s.offered.at(action))

    def mask(self, s: State, row: Row) -> None:
        row.begin()
        for place in range(0 if s.over else int(s.offered.count)):
            row.put(place, 1)


def senses_of(show: Show, setup: Setup) -> Senses[State]:
    """The game's own senses, or what can be made of any game."""
    return show.game.senses(setup, show.printed(setup)) or GuessedSenses(show, setup)

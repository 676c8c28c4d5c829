"""What a learner is given of a barn: everything but the order of the two decks."""

from mypy_extensions import i64

from matinee.engine.senses import Row, Senses, Span, Whereabouts
from matinee.games.roundhouse.attack_types import SETS
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, CIRCLE, KILLS, SHIELDS, Deck
from matinee.games.roundhouse.dice import hits_in
from matinee.games.roundhouse.items import KEEP, THROW_AWAY
from matinee.games.roundhouse.kick import BARE, DRAW, HEAL, HOLD
from matinee.games.roundhouse.state import ROLLS, WOUNDS, Roundhouse
from matinee.games.roundhouse.strike import TAKE
from matinee.games.roundhouse.volley import hits_with


class RoundhouseSenses(Senses[Roundhouse]):
    """Cards are told apart by number: two equal items may have different points left."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        items, last = deck.first_item, deck.size - 1
        spans = [
            Span("Kick", items, last, "kick with an attack card"),
            Span("Kick", HOLD, BARE, "hold, kick"),
            Span("AssignHit", 0, CIRCLE + seats - 1, "a hit on a place, L1 to L8, then the middle"),
            Span("KillReward", HEAL, DRAW, "heal, draw"),
            Span("BlockHits", items, last, "block with a defence card"),
            Span("BlockHits", TAKE, TAKE, "take what comes"),
            Span("PlaceItem", items, last, "swap for an item on the table"),
            Span("PlaceItem", KEEP, THROW_AWAY, "keep, discard"),
        ]
        super().__init__(seats, spans)
        self.cards = Whereabouts(self, deck.undealt.layout, [int(ATTACKS), int(SHIELDS), int(KILLS)])
        self.players = self.block(
            "each player, oneself first: life, points (two cells), wounds, kicks, is a target", 6 * seats
        )
        self.table = self.block("round, phase, distance of who begins, hits to place, whose dice lie there", 5)
        self.rolls = self.block("hits that the monster at each place rolled", ALL_PLACES)
        self.volley = self.block("hits of the attack under way by set of types", SETS)
        self.facing = self.block("hits not stopped yet by the player who decides, by set of types", SETS)

    def sense(self, s: Roundhouse, viewer: i64, row: Row) -> None:
        self.cards.tell(s.piles, viewer, row)
        for seat in range(s.seats):
            self.player(s, seat, self.players + 6 * self.turned(seat, viewer), row)
        row.put(self.table, s.round)
        row.put(self.table + 1, s.phase)
        row.put(self.table + 2, self.turned(s.starter, viewer))
        row.put(self.table + 3, s.to_place)
        row.put(self.table + 4, s.dice)
        for place in range(ALL_PLACES):
            row.put(self.rolls + place, hits_in(s.numbers[ROLLS + place]))
        for types in range(i64(1), SETS):
            row.put(self.volley + types, hits_with(s.volley, types))
            row.put(self.facing + types, hits_with(s.facing, types))

    def player(self, s: Roundhouse, seat: i64, cell: i64, row: Row) -> None:
        row.put(cell, s.life(seat))
        row.wide(cell + 1, s.points(seat))
        row.put(cell + 3, s.numbers[WOUNDS + seat])
        row.put(cell + 4, 1 if s.kicker == seat else 0)
        row.put(cell + 5, (s.targets >> seat) & 1)

"""What a learner is given of a rampage: robots, all that lies open, its own hand, and a fight as far as it is shown."""

from mypy_extensions import i64

from matinee.engine.senses import Row, Senses, Span, Whereabouts
from matinee.games.rampage.attack import AGAIN, STOP
from matinee.games.rampage.cells import FELL, WINS
from matinee.games.rampage.deck import BATTLE_CARDS, BUILD_CARDS, HANDS, HOARDS, LOOKS, PARKED, STACKS, Deck
from matinee.games.rampage.parts import DONE, PASS, TEXT, TORSO, USE_ACCESSORY, USED
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.theft import taking
from matinee.games.rampage.turn import ATTACK


class RampageSenses(Senses[Rampage]):
    """RR-37 A draft is its own player's alone until it is shown."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        super().__init__(seats, spans(), carried=1)
        self.cards = Whereabouts(
            self, deck.undealt.layout, [int(HANDS), int(STACKS), int(PARKED), int(HOARDS), int(LOOKS)]
        )
        self.players = self.block(
            "each player, oneself first: torso plus one, stands, place in which it fell, games won", 4 * seats
        )
        self.table = self.block(
            "building, turn (two cells), attacks begun, accessory used, paint, hoarding, games of a match", 8
        )
        self.who = self.block("whose turn, dealer, target of the Action, target of the attack: distance plus one", 4)
        self.fight = self.block(
            "shown, compared, then arms, strikes, boosts, extra, armour, guards, shields, loot, wounds, aim,"
            " hit plus one, cards to be taken",
            14,
        )

    def sense(self, s: Rampage, viewer: i64, row: Row) -> None:
        self.cards.tell(s.piles, viewer, row)
        for seat in range(s.seats):
            self.player(s, seat, self.players + 4 * self.turned(seat, viewer), row)
        row.put(self.table, 1 if s.building else 0)
        row.wide(self.table + 1, s.turn)
        row.put(self.table + 3, s.attacks)
        row.put(self.table + 4, 1 if s.accessory == USED else 0)
        row.put(self.table + 5, s.paint)
        row.put(self.table + 6, 1 if s.hoarding else 0)
        row.put(self.table + 7, s.best_of)
        self.tell_who(s.active, viewer, row, 0)
        self.tell_who(s.dealer, viewer, row, 1)
        self.tell_who(s.aimed_at, viewer, row, 2)
        if s.fights():
            self.tell_who(s.target, viewer, row, 3)
            self.tell_fight(s, row)

    def player(self, s: Rampage, seat: i64, cell: i64, row: Row) -> None:
        row.put(cell, s.torso_of(seat) + 1)
        row.put(cell + 1, 1 if s.stands(seat) else 0)
        row.put(cell + 2, i64(s.cells[FELL + seat]))
        row.put(cell + 3, i64(s.cells[WINS + seat]))

    def tell_who(self, seat: i64, viewer: i64, row: Row, place: i64) -> None:
        if seat >= 0:
            row.put(self.who + place, self.turned(seat, viewer) + 1)

    def tell_fight(self, s: Rampage, row: Row) -> None:
        cell = self.fight
        row.put(cell + 12, s.hit + 1)
        row.put(cell + 13, taking(s))
        if s.shown:
            row.put(cell, 1)
            row.put(cell + 2, s.arms)
            row.put(cell + 3, s.strikes)
            row.put(cell + 4, s.boosts)
            row.put(cell + 5, s.extra)
            row.put(cell + 6, s.armour)
            row.put(cell + 9, s.loot)
            row.put(cell + 10, s.gash)
            row.put(cell + 11, s.aim)
        if s.compared:
            row.put(cell + 1, 1)
            row.put(cell + 7, s.guards)
            row.put(cell + 8, s.shields)


def spans() -> list[Span]:
    first, last = BUILD_CARDS, BUILD_CARDS + BATTLE_CARDS - 1
    found = [
        Span("PlacePart", 0, 5, "on a torso, T1 to T6"),
        Span("TakeAction", first, last, "use a card"),
        Span("TakeAction", ATTACK, ATTACK, "attack"),
        Span("ChooseOpponent", 0, 5, "aim an Action at a seat"),
        Span("ChooseTarget", 0, 5, "attack a seat"),
        Span("BuildAttack", first, last, "strike with a card"),
        Span("BuildAttack", TEXT + first, TEXT + last, "boost with a card"),
        Span("BuildAttack", USE_ACCESSORY, DONE, "the accessory, done"),
        Span("PayCard", first, last, "pay with a card"),
        Span("Defend", first, last, "guard with a card"),
        Span("Defend", TEXT + first, TEXT + last, "respond with a card"),
        Span("Defend", DONE, DONE, "done"),
        Span("PickHit", 0, TORSO, "which part is hit"),
        Span("PressAttack", STOP, AGAIN, "stop, again"),
        Span("LosePart", 0, TORSO - 1, "which part drops"),
        Span("KeepOne", first, last, "keep a card that was looked at"),
        Span("SweepCard", first, last, "sweep a hand card"),
        Span("SweepCard", DONE, DONE, "done"),
        Span("DiscardOne", first, last, "discard a card"),
    ]
    for reaction in ("AnswerAction", "AnswerHit", "AnswerTheft"):
        found.append(Span(reaction, first, last, "respond with a card"))
        found.append(Span(reaction, PASS, PASS, "pass"))
    return found

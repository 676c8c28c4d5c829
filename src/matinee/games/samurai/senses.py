"""What a learner is given of a film: every Movie, the attack on the stage, the title, and its own hand."""

from mypy_extensions import i64

from matinee.engine.seats import NOBODY
from matinee.engine.senses import Row, Senses, Span, Whereabouts
from matinee.games.samurai.credits import in_lights
from matinee.games.samurai.deck import CASTS, HANDS, PLACES, Deck
from matinee.games.samurai.duel import attack_strength, defence_strength
from matinee.games.samurai.pitches import MACHINES
from matinee.games.samurai.state import PITCHING, SCORE, TITLED, TOTAL, Samurai
from matinee.games.samurai.strength import movie_ds
from matinee.games.samurai.terms import Extra
from matinee.games.samurai.tokens import LINK_TOKENS, MACHINE, MOST_TOKENS, NO_PITCH, SLOTS, UNDO

# Strengths can fall below zero: a cell pair holds a strength plus this.
LIFT = 1000
MOVIE = 9


class SamuraiSenses(Senses[Samurai]):
    """KFS-06 All cards are different, so that a card's number says which it is."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        super().__init__(seats, spans(deck.size, seats), carried=16)
        self.cards = Whereabouts(self, deck.undealt.layout, [int(HANDS), int(CASTS), int(PLACES)])
        self.lit = self.block("cards whose Title word scores", deck.size)
        self.size = deck.size
        self.movies = self.block(
            "each Movie, your own first: DS plus a thousand, total plus a thousand, score plus a thousand"
            " (two cells each), cards in hand, hand limit, its player's turn",
            MOVIE * seats,
        )
        self.table = self.block("game, turn (two cells), round, stage of the title, goal (two cells)", 7)
        self.who = self.block("dealer, whose turn is the last, attacker, target: distance plus one", 4)
        self.attack = self.block(
            "kind of attack, success plus one, fighter plus one, victim plus one (two cells each), then AS and DS now"
            " and with all that is pending, plus a thousand (two cells each)",
            14,
        )
        self.words = self.block("the words turned up, by number plus one", SLOTS)
        self.title = self.block("the title's tokens plus one", MOST_TOKENS)
        self.pitches = self.block(
            "each pitch once all have pitched: its tokens plus one, votes plus one at the end", (MOST_TOKENS + 1) * 6
        )

    def sense(self, s: Samurai, viewer: i64, row: Row) -> None:
        self.cards.tell(s.piles, viewer, row)
        for card in range(self.size):
            if in_lights(s, card):
                row.put(self.lit + card, 1)
        for seat in range(s.seats):
            self.tell_movie(s, seat, self.movies + MOVIE * self.turned(seat, viewer), row)
        row.put(self.table, s.game)
        row.wide(self.table + 1, s.turn)
        row.put(self.table + 3, s.round)
        row.put(self.table + 4, s.stage)
        row.wide(self.table + 5, s.goal)
        self.tell_who(s.dealer, viewer, row, 0)
        self.tell_who(s.closer, viewer, row, 1)
        self.tell_who(s.attacker, viewer, row, 2)
        self.tell_who(s.target, viewer, row, 3)
        if s.attacking != 0:
            self.tell_attack(s, row)
        self.tell_titles(s, row)

    def tell_movie(self, s: Samurai, seat: i64, cell: i64, row: Row) -> None:
        row.wide(cell, movie_ds(s, seat, False) + LIFT)
        row.wide(cell + 2, s.tallies[TOTAL + seat] + LIFT)
        row.wide(cell + 4, s.tallies[SCORE + seat] + LIFT)
        row.put(cell + 6, s.piles.count(HANDS + seat))
        row.put(cell + 7, s.hand_limit(seat))
        row.put(cell + 8, 1 if s.active == seat else 0)

    def tell_who(self, seat: i64, viewer: i64, row: Row, place: i64) -> None:
        if seat != NOBODY:
            row.put(self.who + place, self.turned(seat, viewer) + 1)

    def tell_attack(self, s: Samurai, row: Row) -> None:
        cell = self.attack
        row.put(cell, s.attacking)
        row.put(cell + 1, s.success + 1)
        row.wide(cell + 2, s.fighter + 1)
        row.wide(cell + 4, s.marked + 1)
        row.wide(cell + 6, attack_strength(s) + LIFT)
        row.wide(cell + 8, defence_strength(s) + LIFT)
        row.wide(cell + 10, attack_strength(s, True) + LIFT)
        row.wide(cell + 12, defence_strength(s, True) + LIFT)

    def tell_titles(self, s: Samurai, row: Row) -> None:
        """Pitches are secret until all have pitched, votes until all have voted."""
        for place in range(i64(len(s.words))):
            row.put(self.words + place, s.words[place] + 1)
        for place in range(i64(len(s.title))):
            row.put(self.title + place, s.title[place] + 1)
        if s.stage == PITCHING:
            return
        for pitch in range(i64(len(s.pitches))):
            cell = self.pitches + (MOST_TOKENS + 1) * pitch
            for place in range(i64(len(s.pitches[pitch]))):
                row.put(cell + place, s.pitches[pitch][place] + 1)
            if s.stage == TITLED:
                row.put(cell + MOST_TOKENS, s.votes[pitch] + 1)


def spans(cards: i64, seats: i64) -> list[Span]:
    last = cards - 1
    found = [
        Span("MainAction", 0, last, "play a card from hand"),
        Span("MainAction", Extra.MOVES, Extra.MOVES + last, "move a Prop"),
        Span("MainAction", Extra.KICKS, Extra.KICKS + last, "attack with a Character's Kung Fu"),
        Span("MainAction", Extra.USES_OF, Extra.USES_OF + last, "use a card on the table"),
        Span("MainAction", Extra.END, Extra.END, "end the turn"),
        Span("EndTurnDiscard", 0, last, "discard a card"),
        Span("EndTurnDiscard", Extra.DONE, Extra.DONE, "done"),
        Span("ChooseMay", Extra.YES, Extra.NO, "yes, no"),
        Span("ProposeTitle", 0, LINK_TOKENS - 1, "a word or a link"),
        Span("ProposeTitle", MACHINE, MACHINE + MACHINES - 1, "a pitch of the machine's"),
        Span("ProposeTitle", UNDO, NO_PITCH, "undo, pitch, no pitch"),
        Span("VoteTitle", Extra.YES, Extra.NO, "yes, no"),
    ]
    for window in (
        "AttackResponse",
        "CancelResponse",
        "ResultResponse",
        "TableResponse",
        "VictimResponse",
        "CreditsResponse",
    ):
        found.append(Span(window, 0, last, "answer with a card from hand"))
        found.append(Span(window, Extra.USES_OF, Extra.USES_OF + last, "use a card on the table"))
        found.append(Span(window, Extra.PASS, Extra.PASS, "pass"))
    for choice in ("ChooseFromDiscard", "ChooseFromHand", "ChooseKungFuTarget", "ChooseTarget", "ChooseReceiver"):
        found.append(Span(choice, 0, last, "a card"))
    for forced in ("ChooseLoot", "ChooseLooter", "ChooseVictim", "ChooseWreck"):
        found.append(Span(forced, 0, last, "a card"))
    found.append(Span("ChooseMode", 1, 4, "a mode"))
    found.append(Span("ChooseCombine", 0, 1, "replace, combine"))
    found.append(Span("ChooseMovie", 0, seats - 1, "a Movie"))
    found.append(Span("ChoosePlayer", 0, seats - 1, "a player"))
    for choice in (
        "ChooseFromDiscard",
        "ChooseFromHand",
        "ChooseKungFuTarget",
        "ChooseTarget",
        "ChooseReceiver",
        "ChooseMode",
        "ChooseCombine",
        "ChooseMovie",
        "ChoosePlayer",
    ):
        found.append(Span(choice, Extra.BACK_OUT, Extra.BACK_OUT, "back"))
    return found

"""Figures of one finished game; RULES.md says what each name means."""

from matinee.engine.journal import Event
from matinee.engine.measure import Play
from matinee.games.samurai.credits import extra_points, word_bonus
from matinee.games.samurai.deck import CASTS, PENDING
from matinee.games.samurai.state import SCORE, Samurai
from matinee.games.samurai.terms import Type, When


class Counts:
    """What is counted while the story is read once."""

    def __init__(self) -> None:
        self.creatures = 0
        self.successes = 0
        self.kicks = 0
        self.answered = 0
        self.cancels = 0
        self.cancelled = 0
        self.open = ""
        self.creature = ""
        self.touched = False

    def read(self, s: Samurai, event: Event) -> None:
        match event.kind:
            case "attack" | "kung-fu":
                self.creatures += event.kind == "attack"
                self.kicks += event.kind == "kung-fu"
                self.open = event.kind
                self.creature = event.word
                self.touched = False
            case "played" | "used":
                self.cancels += is_cancel(s, event.word)
                if self.open == "attack" and not self.touched and event.word != self.creature:
                    self.touched = True
                    self.answered += 1
            case "cancelled":
                self.cancelled += is_cancel(s, event.word)
            case "succeeded" | "failed":
                self.successes += self.open == "attack" and event.kind == "succeeded"
                self.open = ""
            case "stopped" | "lapsed":
                self.open = ""


def is_cancel(s: Samurai, key: str) -> bool:
    card = s.deck.find(key)
    return card >= 0 and s.deck.when(card) == When.CANCEL


def measures(s: Samurai, story: list[Event]) -> dict[str, float]:
    counts = Counts()
    for event in story:
        counts.read(s, event)
    seats = range(s.seats)
    scores = sorted((int(s.tallies[SCORE + seat]) for seat in seats), reverse=True)
    starter, last = ends_of_table(s)
    return {
        "credits": float(s.ending == "credits"),
        "first_seat": share(s, starter) - 1 / s.seats,
        "last_seat": share(s, last) - 1 / s.seats,
        "winner_score": scores[0],
        "lead": scores[0] - scores[1],
        "bonus": sum(bonus(s, seat) for seat in seats) / s.seats,
        "title_decides": title_decides(s),
        "creature_attacks": counts.creatures,
        "creature_successes": counts.successes,
        "kung_fu_attacks": counts.kicks,
        "attacks_answered": counts.answered,
        "cancels": counts.cancels,
        "cancels_cancelled": counts.cancelled,
        "castless": sum(s.piles.count(CASTS + seat) == 0 for seat in seats) / s.seats,
    }


def plays(s: Samurai, story: list[Event]) -> list[Play]:
    """Who played what; KFS-15 starting casts are placed, not played."""
    played = {(int(event.seat), event.word) for event in story if event.kind == "played"}
    return [Play(seat, card) for seat, card in sorted(played) if not about_credits(s, card)]


def about_credits(s: Samurai, key: str) -> bool:
    """Leaders roll the credits and trailers stop them: neither says how good the card is."""
    card = s.deck.find(key)
    return s.deck.type(card) == Type.CREDITS or s.deck.when(card) == When.CREDITS


def ends_of_table(s: Samurai) -> tuple[int, int]:
    """Who began the first film and who came last in it; KFS-03 the deal has moved with every film since."""
    dealer = int(s.dealer - (s.game - 1)) % int(s.seats)
    return int(s.left_of(dealer)), dealer


def share(s: Samurai, seat: int) -> float:
    """A seat's part of the win: shared wins count 1/k each (KFS-02)."""
    winners = [other for other in range(s.seats) if s.winners >> other & 1]
    return (seat in winners) / len(winners)


def rolled(s: Samurai, seat: int) -> int:
    """Five points for the credits card that ended the game, if its word is in lights."""
    return sum(
        5 for card in s.piles.cards(PENDING) if s.piles.counter(card) == seat and s.lights[s.deck.word(card)] != 0
    )


def words_of(s: Samurai, seat: int) -> int:
    return int(word_bonus(s, seat, True)) + rolled(s, seat)


def bonus(s: Samurai, seat: int) -> int:
    return words_of(s, seat) + int(extra_points(s, seat))


def title_decides(s: Samurai) -> float:
    """How much of the win went to seats that would not have had it without a title; shares count 1/k each (KFS-02)."""
    bare = [int(s.tallies[SCORE + seat]) - words_of(s, seat) for seat in range(s.seats)]
    best = max(bare)
    leaders = bare.count(best)
    return sum(max(0.0, share(s, seat) - (bare[seat] == best) / leaders) for seat in range(s.seats))

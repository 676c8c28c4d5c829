"""Figures of one finished game; RULES.md says what each name means."""

from matinee.engine.journal import Event
from matinee.engine.measure import Play
from matinee.games.roundhouse.deck import ATTACKS, ITEMS, KILLS, MOST_PLAYERS
from matinee.games.roundhouse.state import Roundhouse


def measures(s: Roundhouse, story: list[Event]) -> dict[str, float]:
    seats = range(s.seats)
    points = [s.points(seat) for seat in seats]
    winners = [seat for seat in seats if s.winners >> seat & 1]
    attacks = sum(event.kind == "aaaaargh" for event in story)
    return {
        "cleared": float(s.is_cleared()),
        "survivors": sum(s.life(seat) > 0 for seat in seats),
        "points": sum(points) / len(points),
        "kills": sum(int(s.piles.count(KILLS + seat)) for seat in seats),
        "items_left": int(s.piles.count(ITEMS)),
        "aaaaargh": attacks,
        "any_aaaaargh": float(attacks > 0),
        "first_sp_wins": float(first_sp(story) in winners) / max(1, len(winners)),
        "dead_winner": float(s.is_cleared() and any(s.life(seat) == 0 for seat in winners)),
        "shared": float(len(winners) > 1),
    }


def first_sp(story: list[Event]) -> int:
    return next((int(event.seat) for event in story if event.kind == "starting"), -1)


def plays(story: list[Event]) -> list[Play]:
    """Who kicked or blocked with an item, and who killed a monster: those are the cards that did something."""
    used = [event for event in story if event.kind in ("kicked", "blocked", "killed") and event.word]
    return [Play(*one) for one in dict.fromkeys((int(event.seat), event.word) for event in used)]


def gear(story: list[Event]) -> list[tuple[int, int]]:
    """Who had which item before them: this game has no hands, and nobody holds a monster."""
    moves = [event for event in story if event.kind == "moved" and ATTACKS <= event.target < KILLS]
    return [(int(event.target - ATTACKS) % MOST_PLAYERS, int(event.card)) for event in moves]

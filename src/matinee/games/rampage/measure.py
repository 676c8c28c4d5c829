"""Figures of one finished game; RULES.md says what each name means."""

from collections import Counter

from matinee.engine.journal import Event
from matinee.engine.measure import out_of_hands
from matinee.engine.view import winners_of
from matinee.games.rampage.parts import COLOURS
from matinee.games.rampage.state import Rampage


def measures(s: Rampage, story: list[Event]) -> dict[str, float]:
    """The last game of a match counts for the parts; everything else is counted over all of it."""
    count: Counter[str] = Counter()
    taken = falls = by_wounds = turn = first_fall = first = 0
    taking = False
    for event in story:
        count[event.kind] += 1
        match event.kind:
            case "turn":
                turn, taking = int(event.number), False
            case "begins":
                first = int(event.seat)
            case "aims":
                taking = False
            case "hit":
                taking = True
            case "took" if taking:
                taken += int(event.number)
                taking = False
            case "fell":
                falls += 1
                by_wounds += event.word == "wounds"
                first_fall = first_fall or turn
    turns = max(1, int(s.turns_before + s.turn))
    attacks = max(1, count["hit"] + count["missed"])
    winners = winners_of(s)
    return {
        "hits": count["hit"] / attacks,
        "cards_per_hit": taken / max(1, count["hit"]),
        "falls_by_wounds": by_wounds / max(1, falls),
        "turns_without_attack": count["gave up"] / turns,
        "turns_with_empty_hand": empty_turns(story) / turns,
        "first_fall": first_fall / turns,
        "closing_time": float(count["closing"] > 0),
        "placements": count["placed"],
        "questions_per_turn": (int(s.question) - count["placed"]) / turns,
        "first_player_wins": float(first in winners),
        "fallen_wins": float(any(not s.stands(seat) for seat in winners)),
        "called_off": count["called off"] / attacks,
        **shares(s, story, winners),
    }


def empty_turns(story: list[Event]) -> int:
    """Turns in which nothing was done but refilling (RR-35): neither an attack nor a discard instead of one."""
    empty = 0
    open_turn = False
    for event in story:
        if event.kind in ("turn", "ended"):
            empty += open_turn
            open_turn = event.kind == "turn"
        elif event.kind in ("aims", "gave up", "fell", "used", "attached", "closing", "won"):
            open_turn = False
    return empty


def shares(s: Rampage, story: list[Event], winners: list[int]) -> dict[str, float]:
    """For each torso and part of a finished robot: as many as there are seats if it won, else 0 (1 is fair)."""
    owner: dict[int, int] = {}
    parts: dict[int, int] = {}
    for event in story:
        if event.kind == "dealer":
            owner, parts = {}, {}
        elif event.kind == "placed":
            parts[int(event.other)] = int(event.number)
        elif event.kind == "built":
            owner[int(event.number)] = int(event.seat)
    won = {torso: float(s.seats if seat in winners else 0) for torso, seat in owner.items()}
    found = {f"torso_{COLOURS[s.deck.colour(torso)]}": share for torso, share in won.items()}
    for card, torso in sorted(parts.items()):
        if torso in won:
            found[f"part_{s.deck.cards[card].key}"] = won[torso]
    return found


def plays(s: Rampage, story: list[Event]) -> list[tuple[int, int]]:
    """Who played what; a card that is discarded, lost, or goes back under a stack is not played."""
    names = s.piles.layout.names
    spare = [pile for pile, name in enumerate(names) if name == "discard" or name.startswith("stack ")]
    return list(out_of_hands(s, story, spare))

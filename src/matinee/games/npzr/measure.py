"""Figures of one finished game; RULES.md says what each name means."""

from matinee.engine.bits import count_bits
from matinee.engine.journal import Event
from matinee.games.npzr.state import Npzr


def measures(s: Npzr, story: list[Event]) -> dict[str, float]:
    active = first = 0
    completions = rivals = moves = links = plays = onto_rival = 0
    moving = False
    for event in story:
        match event.kind:
            case "turn":
                active = int(event.seat)
                first = active if event.number == 1 else first
            case "placed":
                moving = False
                plays += 1
                onto_rival += event.word[0] != "AB"[active]
            case "shifted":
                moving = True
                moves += 1
            case "scored":
                completions += 1
                rivals += event.seat != active
                links += moving
    loser = min(int(count_bits(s.marks(seat))) for seat in range(2))
    return {
        "first_wins": float(s.winners >> first & 1),
        "completions": completions,
        "completions_on_rival": rivals,
        "moves": moves,
        "cascade_links": links,
        "cascades": float(links > 0),
        "plays_on_rival": onto_rival / plays if plays else 0.0,
        "loser_marks": loser,
    }

"""What a balanced fight shows, in the names of a simulation's figures, if all chairs are competent."""

from matinee.engine.measure import Band
from matinee.games.rampage.parts import COLOURS

TURNS = {2: (7, 13), 3: (15, 26), 4: (24, 38), 5: (33, 50), 6: (40, 62)}
HOARD = Band("fallen_wins", 0.10, 0.35)
PARTS = [f"part_{kind}{number}" for kind in ("LA", "RA", "HD", "LG", "AC") for number in range(1, 7)]


def targets(seats: int, hoarding: bool, best_of: int, bots: list[str]) -> list[Band]:
    if best_of > 1 or not set(bots) <= {"competent", "star"}:
        return []
    if hoarding:
        return [HOARD] if seats > 2 else []
    return [*pace(seats), *fairness(seats), *fights()]


def pace(seats: int) -> list[Band]:
    bands = [
        Band("finished", low=1.0),
        Band("turns_p50", *TURNS[seats]),
        Band("closing_time", high=0.01),
        Band("turns_without_attack", high=0.15),
        Band("turns_with_empty_hand", high=0.05),
        Band("placements", high=30),
        Band("questions_per_turn", high=10),
    ]
    return [*bands, Band("first_fall", 0.25, 0.45)] if seats >= 4 else bands


def fairness(seats: int) -> list[Band]:
    fair = 1 / seats
    torsos = [Band(f"torso_{colour}", 0.85, 1.15) for colour in COLOURS]
    parts = [Band(part, 0.75, 1.45) for part in PARTS]
    return [Band("first_player_wins", round(fair - 0.04, 4), round(fair + 0.04, 4)), *torsos, *parts]


def fights() -> list[Band]:
    return [Band("hits", 0.5, 0.7), Band("cards_per_hit", 1.5, 2.5), Band("falls_by_wounds", 0.15, 0.45)]

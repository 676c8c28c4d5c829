"""What a balanced duel shows, in the names of a simulation's figures; RULES.md has the same numbers in words."""

from matinee.engine.measure import Band

CHANCE = {"random", "extra"}


def targets(bots: list[str]) -> list[Band]:
    one, other = bots
    if one == other == "tactician":
        return [*lengths(), *drama()]
    if one in CHANCE and other in CHANCE:
        return [Band("ends by stalemate", low=0.95), Band("ends by turn limit", high=0.0)]
    if one == "tactician" and other in CHANCE:
        return [Band("win_share", low=0.98)]
    return []


def lengths() -> list[Band]:
    return [
        Band("turns_p50", 50, 80),
        Band("turns_p90", high=129),
        Band("draws", high=0.02),
        Band("ends by turn limit", high=0.001),
    ]


def drama() -> list[Band]:
    return [Band("first_wins", 0.46, 0.54), Band("cascades", 0.70, 0.95), Band("plays_on_rival", 0.25, 0.45)]

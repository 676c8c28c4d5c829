"""What a balanced brawl shows, in the names of a simulation's figures; RULES.md has the same numbers in words."""

from matinee.engine.measure import Band

CHANCE = {"random", "extra"}
COMPETENT = {"thrifty", "needful", "grabby"}

# How often the barn is cleared, by the number of seats and the bot in all of them.
CLEARED = {
    (1, "thrifty"): (0.14, 0.25),
    (1, "needful"): (None, 0.05),
    (2, "grabby"): (None, 0.05),
    (4, "thrifty"): (0.84, 0.95),
    (4, "needful"): (0.74, 0.86),
    (4, "grabby"): (0.30, 0.42),
}


def targets(seats: int, bots: list[str]) -> list[Band]:
    first, others = bots[0], set(bots[1:])
    if set(bots) <= CHANCE:
        return [Band("cleared", high=0.01)]
    if seats == 4 and first == "grabby" and others == {"thrifty"}:
        return [Band("win_share", 0.50, 0.70)]
    if first in COMPETENT and others and others <= CHANCE:
        return [Band("win_share", low=0.95)]
    if first not in COMPETENT or others - {first}:
        return []
    bands = [Band("finished", low=1.0)]
    if (seats, first) in CLEARED:
        bands.append(Band("cleared", *CLEARED[seats, first]))
    if seats > 1:
        bands.append(Band("first_sp_wins", round(1 / seats - 0.03, 4), round(1 / seats + 0.03, 4)))
    return bands

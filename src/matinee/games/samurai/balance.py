"""What a balanced film shows, in the names of a simulation's figures; RULES.md has the same numbers in words."""

from matinee.engine.measure import Band

# By the number of seats; what is said for two, four and six holds for their neighbours as far as either allows.
CREDITS = {2: (0.75, 0.92), 3: (0.45, 0.92), 4: (0.45, 0.70), 5: (0.25, 0.70), 6: (0.25, 0.50)}
FIRST_SEAT = {2: 0.08, 3: 0.08, 4: 0.07, 5: 0.07, 6: 0.05}
CASTLESS = {2: 0.12, 3: 0.20, 4: 0.20, 5: 0.24, 6: 0.24}


def targets(seats: int, match: bool, bots: list[str]) -> list[Band]:
    if bots == ["director", "greedy", "greedy", "greedy"]:
        return [Band("win_share", low=0.33)]
    if bots == ["greedy", "random-legal", "random-legal", "random-legal"]:
        return [Band("win_share", low=0.55)]
    if set(bots) != {"director"}:
        return []
    if match:
        # KFS-03 The deal moves on with every film, so that over a match nobody gains by having begun.
        return [Band("first_seat", -0.03, 0.03)]
    return [*lengths(seats), *fairness(seats), *drama(seats)]


def lengths(seats: int) -> list[Band]:
    bands = [
        Band("finished", low=1.0),
        Band("turns_p50", 14, 26),
        Band("turns_p90", high=60 if seats == 2 else 32),
        Band("credits", *CREDITS[seats]),
    ]
    return [*bands, Band("asked", high=60)] if seats == 4 else bands


def fairness(seats: int) -> list[Band]:
    bands = [Band("first_seat", high=FIRST_SEAT[seats])]
    if seats >= 4:
        bands.append(Band("last_seat", low=-0.06))
    if seats == 4:
        bands += [Band("winner_score", 30, 45), Band("lead", high=17)]
        bands += [Band("card_worst", low=-0.10), Band("card_best", high=0.15)]
    return bands


def drama(seats: int) -> list[Band]:
    return [
        Band("bonus", 2, 7),
        Band("title_decides", 0.08, 0.20),
        Band("creature_successes", 0.70, 0.88, over="creature_attacks"),
        Band("attacks_answered", low=0.25, over="creature_attacks"),
        Band("kung_fu_attacks", 6, 18),
        Band("castless", high=CASTLESS[seats]),
        Band("cancels", low=1),
        Band("cancels_cancelled", low=0.1),
    ]

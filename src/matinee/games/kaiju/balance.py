"""What a balanced siege shows, in the names of a simulation's figures; RULES.md has the same numbers in words."""

from matinee.engine.measure import Band

COMPETENT = {"star", "greedy", "planner", "legend"}
CHANCE = {"random"}


def targets(preset: str, printed: bool, kaiju: str, team: list[str]) -> list[Band]:
    """`printed` says that level and ENRAGE cards are the preset's; `kaiju` is empty where a lot decides who it is."""
    defenders = set(team)
    if kaiju in COMPETENT and defenders <= CHANCE:
        return [Band("defenders_win", high=0.05)]
    if kaiju in CHANCE and defenders <= COMPETENT:
        return [Band("defenders_win", low=0.95)]
    if not printed or not defenders <= COMPETENT or kaiju not in {*COMPETENT, ""}:
        return []
    if preset != "standard":
        return [*lengths(), Band("defenders_win", 0.02, 0.98)]
    return [*lengths(), Band("defenders_win", 0.40, 0.60), Band("card_rarest", low=0.05)]


def lengths() -> list[Band]:
    return [Band("finished", low=1.0), Band("turns_p50", 18, 32), Band("turns_p99", high=44)]

"""RK-54 Alone you are billed by your points: Extra, Stunt Double, Leading Role, Legend."""

from typing import Final

STEPS: Final = ((110, "Legend"), (80, "Leading Role"), (40, "Stunt Double"), (0, "Extra"))


def billing(points: int) -> str:
    for least, name in STEPS:
        if points >= least:
            return name
    return "Extra"

"""RK-54 Alone you are billed by your points: Extra, Stunt Double, Leading Role, Legend."""

from typing import Final

STEPS: Final = ((110, "legend"), (80, "leading-role"), (40, "stunt-double"))


def billing(points: int) -> str:
    for least, name in STEPS:
        if points >= least:
            return name
    return "extra"

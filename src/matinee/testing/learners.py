"""Laws about the spaces that learners are given: they tell no secret, and every answer has a number of its own."""

from matinee.engine.chance import Swift
from matinee.engine.errors import Unfit
from matinee.engine.senses import Row, Senses
from matinee.engine.show import Show
from matinee.engine.state import State


def rows_tell_no_secret(senses: Senses[State], s: State, seed: int) -> None:
    """A seat's row is the same in every world that looks the same to that seat."""
    row = Row(senses.cells)
    for seat in range(int(s.seats)):
        senses.observe(s, seat, row)
        senses.observe(s.redeal(seat, Swift(seed)), seat, row)
        both = row.taken()
        true, guessed = both[: len(both) // 2], both[len(both) // 2 :]
        assert true == guessed, f"seat {seat} learns what is hidden: {where_differs(senses, true, guessed)}"


def where_differs(senses: Senses[State], one: bytes, other: bytes) -> list[str]:
    cells = [cell for cell in range(len(one)) if one[cell] != other[cell]]
    return [b.name for b in senses.blocks if any(b.first <= cell < b.first + b.cells for cell in cells)]


def answers_have_numbers(senses: Senses[State], s: State) -> None:
    """Each option has one number and each number one option; the mask shows them, and nothing else is taken."""
    mask = Row(senses.actions)
    senses.mask(s, mask)
    offered = [number for number, there in enumerate(mask.taken()) if there]
    assert offered == sorted(senses.offered(s))
    assert len(offered) == len(s.options())
    for option in s.options():
        assert senses.option(s, senses.action(s, option)) == option
    for number in {-1, int(senses.actions), *range(0, int(senses.actions), 97)} - set(offered):
        try:
            senses.option(s, number)
        except Unfit:
            continue
        raise AssertionError(f"{number} is not offered, and yet it is taken")


def senses_of(show: Show, seats: int) -> Senses[State] | None:
    setup = show.setup({"seats": seats})
    return show.game.senses(setup, show.printed(setup))

"""The stacks on the table: which slots are in use, whose side each lies on, and what it is called."""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Stacks:
    """Slots in the order in which their stacks were begun, in one block of small integers.

    The block holds the order, then the owner and the number of every slot. A number is never used twice on a side, so
    that `B2` means one stack for the whole game.
    """

    def __init__(self, room: i64, cells: vec[i16]) -> None:
        self.room = room
        self.cells = cells
        self.count: i64 = 0

    def copy(self) -> "Stacks":
        twin = Stacks(self.room, self.cells[:])
        twin.count = self.count
        return twin

    def copy_onto(self, spent: "Stacks") -> None:
        spent.cells = self.cells[:]
        spent.count = self.count

    def at(self, place: i64) -> i64:
        """The slot of a stack, by its place in the order in which the stacks were begun."""
        return i64(self.cells[place])

    def owner(self, slot: i64) -> i64:
        return i64(self.cells[self.room + slot])

    def number(self, slot: i64) -> i64:
        return i64(self.cells[2 * self.room + slot])

    def label(self, slot: i64) -> str:
        """`A1` is Ada's first stack, `B1` her rival's."""
        return f"{'AB'[self.owner(slot)]}{self.number(slot)}"

    def find(self, label: str) -> i64:
        for place in range(self.count):
            if self.label(self.at(place)) == label:
                return self.at(place)
        return -1

    def begin(self, owner: i64, number: i64) -> i64:
        """NPZR-08 As many stacks as you like."""
        slot: i64 = 0
        while self.in_use(slot):
            slot += 1
        self.cells[self.count] = i16(slot)
        self.cells[self.room + slot] = i16(owner)
        self.cells[2 * self.room + slot] = i16(number)
        self.count += 1
        return slot

    def in_use(self, slot: i64) -> bool:
        return self.cells[2 * self.room + slot] != 0

    def vanish(self, slot: i64) -> None:
        """NPZR-20 A stack without cards vanishes."""
        self.cells[2 * self.room + slot] = 0
        found = False
        for place in range(self.count):
            if found:
                self.cells[place - 1] = self.cells[place]
            elif self.at(place) == slot:
                found = True
        self.count -= 1
        self.cells[self.count] = 0


def no_stacks(room: int) -> Stacks:
    return Stacks(room, vec[i16]([i16(0)] * (3 * room)))

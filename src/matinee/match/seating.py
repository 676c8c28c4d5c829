"""The chairs around a table, and who may be found in them."""

from matinee.match.cast import cast_as
from matinee.match.chair import Chair


class Seating:
    def __init__(self, id: str) -> None:
        self.id = id
        # What everybody may know of this table before a deal: it chooses who plays its bots.
        self.call = id
        self.host = ""
        self.chairs: list[Chair] = []
        # Removed chairs: the edition that the next chair with that number gets, so that links to the old one are void.
        self.gone: dict[int, int] = {}

    def seat_of(self, guest: str) -> int:
        """The seat of a guest, or -1."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return seat
        return -1

    def person(self, guest: str) -> str:
        """The guest id that owns the chair: the owner may be on another device."""
        for chair in self.chairs:
            if guest and guest in chair.devices:
                return chair.guest
        return guest

    def chair(self, number: int) -> Chair:
        return next(chair for chair in self.chairs if chair.number == number)

    @property
    def names(self) -> list[str]:
        return [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs)]

    @property
    def watched(self) -> bool:
        return any(chair.is_person for chair in self.chairs)

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots only; somebody who is away for a while is a person still."""
        return sum(chair.kind == "person" for chair in self.chairs) == 1

    @property
    def held(self) -> bool:
        return any(chair.is_person and chair.standing.hold for chair in self.chairs)

    def set_chairs(self, seats: int) -> None:
        """After a rotation the last chair may have any number: a new one takes the lowest that is free."""
        for chair in self.chairs[seats:]:
            self.gone[chair.number] = chair.edition + 1
        del self.chairs[seats:]
        while len(self.chairs) < seats:
            taken = {chair.number for chair in self.chairs}
            number = next(number for number in range(seats) if number not in taken)
            self.chairs.append(Chair(number, self.gone.pop(number, 0)))

    def seat_bot(self, chair: Chair, level: str, role: str = "") -> None:
        taken = {other.name for other in self.chairs if other is not chair}
        chair.seat_bot(level, *cast_as(level, self.call, taken, role))

"""A chair: who owns it, and who plays for them just now."""

from typing import Literal

from matinee.match.standing import Standing

Kind = Literal["empty", "person", "bot"]

# After this many expiries in a row a bot takes the chair.
EXPIRIES = 3
# How many devices one player may use in a chair; one more replaces the oldest.
DEVICES = 8


class Chair:
    """Chairs keep their number for the whole table; the seat at which they play may rotate."""

    def __init__(self, number: int, edition: int = 0) -> None:
        self.number = number
        # Raised whenever the chair changes hands: links given out before are void.
        self.edition = edition
        self.kind: Kind = "empty"
        self.guest = ""
        # Guest ids of the owner's other devices.
        self.devices: list[str] = []
        self.name = ""
        # The drawing that its owner chose to be known by, or the face of a bot.
        self.avatar = ""
        self.level = ""
        # The bot that plays for an absent owner; empty while they play themselves.
        self.stand_in = ""
        self.expired = 0
        self.standing = Standing()
        self.phrase = ""
        self.ready = False

    def seat_person(self, guest: str, name: str) -> None:
        self.edition += self.guest != guest
        self.clear()
        self.kind, self.guest, self.name = "person", guest, name

    def seat_bot(self, level: str, name: str, face: str) -> None:
        self.clear()
        self.kind, self.level, self.name, self.avatar = "bot", level, name, face

    def clear(self) -> None:
        self.kind = "empty"
        self.devices = []
        self.guest = self.name = self.avatar = self.level = self.stand_in = self.phrase = ""
        self.expired = 0
        self.standing = Standing()
        self.ready = False

    def add_device(self, guest: str) -> None:
        self.devices = [*self.devices, guest][-DEVICES:]

    @property
    def is_person(self) -> bool:
        """Somebody sits here and plays without a stand-in."""
        return self.kind == "person" and not self.stand_in

    @property
    def bot(self) -> str:
        """The level that answers for this chair; empty if a person does."""
        return self.stand_in or self.level

"""Words on demand: a message's name and what goes into it. Each game's `lang/*.ftl` files make sentences of them."""

from collections.abc import Sequence


class Seat:
    """A person inside a message. Rules know seats; the table puts in the names by which its log calls them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Seat({self.number})"

    def named(self, names: Sequence[str]) -> str:
        return names[self.number] if self.number < len(names) else f"#{self.number + 1}"


class Say:
    """One message: `Say("second-regular", card="Mostly Head")`. What it tells may be a message, too."""

    def __init__(self, id: str, **told: "str | int | Seat | Say") -> None:
        self.id = id
        self.told = told

    def named(self, names: Sequence[str]) -> "Say":
        """The same message with people by their names."""
        if not any(isinstance(value, (Seat, Say)) for value in self.told.values()):
            return self
        told = {
            key: value.named(names) if isinstance(value, (Seat, Say)) else value for key, value in self.told.items()
        }
        return Say(self.id, **told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.id == other.id and self.told == other.told

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.told.items()))))

    def __repr__(self) -> str:
        return f"Say({self.id!r}, {self.told!r})"


class Offer:
    """An option as people see it: its key, its words, the card (its printed key) and the place it is about, and hints.

    A hint is a stable word for screens and bots, such as `completes:you.ninja` or `no_effect`.
    """

    def __init__(self, key: str, say: Say, card: str = "", place: str = "", hints: list[str] | None = None) -> None:
        self.key = key
        self.say = say
        self.card = card
        self.place = place
        self.hints: list[str] = hints if hints is not None else []


class Refusal:
    """What a person might try now and may not: the key they would say, the clause and the sentence."""

    def __init__(self, key: str, clause: str, say: Say, card: str = "") -> None:
        self.key = key
        self.clause = clause
        self.say = say
        self.card = card

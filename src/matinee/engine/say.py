"""Words on demand: a message's name and what goes into it. Each game's `words/*.ftl` files make sentences of them."""


class Say:
    """One message: `Say("second-regular", card="Mostly Head")`. What it tells may be a message, too."""

    def __init__(self, id: str, **told: "str | int | Say") -> None:
        self.id = id
        self.told = told

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
    """What a person might try now and may not: the key he would say, the clause and the sentence."""

    def __init__(self, key: str, clause: str, say: Say, card: str = "") -> None:
        self.key = key
        self.clause = clause
        self.say = say
        self.card = card

"""Everything that can be wrong, as one tree.

MatineeError
├── Refused            an answer that the table does not take; the state is as it was
│   ├── UnknownOption      not among the options
│   ├── CannotPass         a question that must be answered
│   ├── NotYourQuestion    somebody else is asked
│   ├── StaleQuestion      that question has been answered
│   ├── IncompleteBatch    a batch that stops half-way through one action
│   ├── SeatOut            the seat has left the game
│   └── GameOver           nothing is asked any more
└── Broken             a file or a setting that makes no game
    ├── BadSetup           seats or options out of range
    ├── NoSuchBot          a name that no bot of the game has
    ├── BadPack            a card pack: names the card and the field
    ├── BadMap             a map file: lists each failed check
    ├── Unfit              a number outside the spaces that a learner was given
    ├── BadRecord          a record: names the first answer that does not fit
    └── BadScenario        a scenario: names the line
"""


class MatineeError(Exception):
    """Anything that a person should read as one plain sentence."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    @property
    def code(self) -> str:
        """The stable word for programs, e.g. `unknown_option`."""
        name = type(self).__name__
        return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Refused(MatineeError):
    """An answer that the table does not take; the state is as it was."""


class UnknownOption(Refused):
    """`why` is the clause and the sentence that forbid it, if somebody would explain that."""

    def __init__(self, key: str, legal: list[str], why: str = "") -> None:
        reason = f" ({why})" if why else ""
        super().__init__(f"{key!r} is not offered here{reason}; you may say: {', '.join(legal)}.")
        self.key = key
        self.legal = legal


class CannotPass(Refused):
    pass


class NotYourQuestion(Refused):
    pass


class StaleQuestion(Refused):
    pass


class IncompleteBatch(Refused):
    pass


class SeatOut(Refused):
    pass


class GameOver(Refused):
    pass


class Broken(MatineeError):
    """A file or a setting that makes no game."""


class BadSetup(Broken):
    pass


class NoSuchBot(Broken):
    pass


class BadPack(Broken):
    pass


class BadMap(Broken):
    pass


class Unfit(Broken):
    pass


class BadRecord(Broken):
    pass


class BadScenario(Broken):
    pass

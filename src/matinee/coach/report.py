"""What the coach found, as a page and a program read it. All chances are from 0 to 1; a page calls 0.01 a point.

A report holds keys and numbers only, so that it can be kept; `telling.told` fills in the words of one language.
"""

from typing import Literal

import msgspec

Word = Literal["fine", "doubtful", "mistake", "blunder", "brilliant"]
# What luck did: the first deal, cards that came, dice, or what a seat could not see when it chose.
Kind = Literal["deal", "cards", "dice", "unseen"]

WRONG = ("mistake", "blunder")


class Option(msgspec.Struct, frozen=True):
    """One plan of a decision: its answers, and the seat's winning chance after it with its standard error."""

    answers: list[str]
    value: float
    error: float
    trials: int
    words: str = ""


class Spot(msgspec.Struct, frozen=True):
    """What an answer is about, as in `engine.view.Option`: a printed card, a place on the table, or neither."""

    card: str
    place: str


class Decision(msgspec.Struct, frozen=True):
    """One action of a seat, judged by what it knew then.

    `n` is the place of its first answer among the record's answers, counted from 0: the board as the seat saw it is the
    frame after n answers. `loss` is `best_value - value`, measured in fresh worlds, and `ci95` its interval.
    """

    n: int
    seat: int
    said: list[str]
    best: list[str]
    loss: float
    ci95: tuple[float, float]
    word: Word
    value: float
    best_value: float
    turn: int
    # What it gave or cost every seat, compared with what a star would have done.
    gains: list[float]
    # How much a thoughtless answer would have lost on average.
    stake: float
    worlds: int
    # The best, what was played, and what a star would have done, as far as they differ.
    options: list[Option]
    why: str = ""
    said_words: str = ""
    best_words: str = ""
    # The reasons alone, if there are words for any; and where on the table both answers were.
    because: str = ""
    said_at: list[Spot] = []
    best_at: list[Spot] = []


class Luck(msgspec.Struct, frozen=True):
    """What chance gave or took, for every seat. `n` as in a decision: it came with the answers from n on."""

    n: int
    kind: Kind
    amounts: list[float]


class Account(msgspec.Struct, frozen=True):
    """One seat's game: start + skill + others + luck + remainder = result.

    `skill` is what its own choices gave or cost, compared with what a star would have done in its place; `others` what
    the choices of the others gave or cost it. The remainder lies within `error` 19 times in 20. `lost` is the sum of
    its own losses against the best, `error_rate` their mean. `mastery` is 1 for a seat that always found the best, 0
    for one that answers without looking.
    """

    seat: int
    name: str
    start: float
    skill: float
    others: float
    luck: float
    remainder: float
    result: float
    error: float
    lost: float
    error_rate: float
    mastery: float | None
    decisions: int
    marks: dict[Word, int]
    # The first answers of the decisions that cost most, the dearest first; at most three.
    turning_points: list[int]
    # What the choices of each seat gave or cost this one, its own choices included.
    credits: list[float]
    # What luck did to it, by kind; `luck` is the sum.
    fortunes: dict[Kind, float]
    # To the player, and about them.
    sentence: str = ""
    about: str = ""


class Report(msgspec.Struct, frozen=True):
    """The whole game. `chances[i]` are everybody's winning chances after `at[i]` answers, `spread[i]` their error."""

    game: str
    answers: int
    seats: list[Account]
    decisions: list[Decision]
    luck: list[Luck]
    at: list[int]
    chances: list[list[float]]
    spread: list[list[float]]
    turning_points: list[int]
    # How many answers were forced, or made no difference.
    left_out: int
    seed: int

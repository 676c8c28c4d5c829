"""The law that every label of a board has words, in the language that the game claims."""

import pytest

from matinee.engine.view import Counter, Plain, PlainCard, PlainPile, PlainSeat, View
from matinee.engine.words import Words
from matinee.testing.laws import assert_labels

BOARD = View(
    over=True,
    winners=[],
    ending="packed up",
    plain=Plain(
        seats=[PlainSeat(0, score=Counter("coins", 1), counters=[Counter("bag", 2)])],
        piles=[PlainPile("hand 0", 1, "hand", 0, cards=[PlainCard("a", kind="cloud", counters=[Counter("mark")])])],
        counters=[Counter("night", 1), Counter("said", label="as it is")],
    ),
)
MESSAGES = [
    "counter-coins",
    "counter-bag",
    "counter-mark",
    "counter-night",
    "pile-hand",
    "kind-cloud",
    "ending-packed-up",
]


def words(ids: list[str]) -> Words:
    return Words("de", "".join(f"{id} = {id}\n" for id in ids))


def test_a_board_with_all_its_words() -> None:
    assert_labels(BOARD, words(MESSAGES))


@pytest.mark.parametrize("missing", MESSAGES)
def test_a_label_without_words_is_named(missing: str) -> None:
    with pytest.raises(AssertionError, match=f"no words in de for {missing}$"):
        assert_labels(BOARD, words([id for id in MESSAGES if id != missing]))

"""The log tells what happened and why: cause before effect, wilds and owners by name, every outcome in a line."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift

from .conftest import Tables

TOP = {"B1": "Z-H / - / -"}


def lines(table: Tables, *keys: str, **given: object) -> list[str]:
    scene = table(a=given.pop("a", ["N-L", "P-H", "W-X", "W-H"]), **given)  # type: ignore[arg-type]
    scene.says("ada", *keys)
    return [line for line in scene.log("bo") if not line.startswith(("Turn", "bo draws"))]


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["play:N-L", "new"], "ada plays ninja legs and begins A3."),
        (["play:N-L", "on:A2"], "ada plays ninja legs onto A2."),
        (["play:N-L", "on:B1"], "ada plays ninja legs onto bo's B1."),
        (["play:W-X", "as:robot.legs", "on:B1"], "ada plays The Stunt Double (wild) as robot legs onto bo's B1."),
        (["play:W-X", "as:robot.head", "new"], "ada plays The Stunt Double (wild) as robot head and begins A3."),
    ],
)
def test_a_play_names_its_stack_and_a_wild(table: Tables, keys: list[str], line: str) -> None:
    stacks = {**TOP, "A2": "N-H / - / -"}
    assert lines(table, *keys, stacks=stacks) == [line]


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (["from:A1.head", "card:0", "on:A2"], ["ada moves pirate head from A1 to A2."]),
        (["from:A1.head", "card:0", "new"], ["ada moves pirate head from A1 and begins A3."]),
        (["from:A1.head", "card:0", "new:rival"], ["ada moves pirate head from A1 and begins bo's B2."]),
        (["from:A1.head", "card:0", "on:B1"], ["ada moves pirate head from A1 to bo's B1."]),
        (["from:A1.head", "card:1", "on:A1"], ["ada pulls ninja head to the top of A1."]),
        (["from:B1.legs", "on:A1"], ["ada steals zombie legs from bo's B1 for A1."]),
        (["from:B1.legs", "new"], ["ada steals zombie legs from bo's B1 and begins A3."]),
        (["from:B1.legs", "new:rival"], ["ada moves zombie legs from bo's B1 and begins bo's B2."]),
        (["from:A2.torso", "on:A1"], ["ada moves robot torso from A2 to A1.", "A2 is gone: its last card was moved."]),
        (
            ["from:B1.head", "as:ninja.head", "on:B1"],
            ["ada renames The Stunt Double (wild) on bo's B1: now ninja head."],
        ),
        (
            ["from:B1.head", "as:ninja.head", "on:A1"],
            ["ada steals The Stunt Double (wild) as ninja head from bo's B1 for A1."],
        ),
    ],
)
def test_a_move_says_from_where(table: Tables, keys: list[str], told: list[str]) -> None:
    stacks = {"A1": "N-H > P-H / - / -", "A2": "- / R-T / -", "B1": "W-X(zombie.head) / - / Z-L"}
    assert lines(table, *keys, a=["N-L", "P-L"], moves=1, stacks=stacks) == told


def test_the_rivals_stack_that_was_emptied_is_said_to_be_gone(table: Tables) -> None:
    told = lines(table, "from:B2.head", "on:A1", moves=1, stacks={"A1": "N-H / - / -", "B2": "Z-H / - / -"})
    assert told == ["ada steals zombie head from bo's B2 for A1.", "bo's B2 is gone: its last card was moved."]


def test_a_score_is_followed_by_what_it_earns(table: Tables) -> None:
    stacks = {**TOP, "A1": "N-H / N-T / -"}
    assert lines(table, "play:N-L", "on:A1", stacks=stacks) == [
        "ada plays ninja legs onto A1.",
        "ada scores a ninja (A1)!",
        "ada earns a move.",
    ]
    assert lines(table, "play:N-L", "on:A1", marks={"a": "N"}, stacks=stacks)[1:] == [
        "ada scores a ninja again (A1): no new mark.",
        "ada earns a move.",
    ]
    assert lines(table, "play:N-L", "on:B2", stacks={"B2": "N-H / N-T / -"}) == [
        "ada plays ninja legs onto bo's B2.",
        "bo scores a ninja (B2)!",
        "ada earns a move.",
        "No card is left on the table: the move lapses.",
    ]


def test_the_fourth_mark_earns_nothing_but_the_game(table: Tables) -> None:
    told = lines(table, "play:N-L", "on:A1", marks={"a": "PZR"}, stacks={**TOP, "A1": "N-H / N-T / -"})
    assert told[1:] == ["ada scores a ninja (A1)!", "ada wins with all four marks."]


def test_npzr_34_a_new_deck_is_told_with_its_cause(table: Tables) -> None:
    scored = {"a": ["N-H", "N-T"], "b": ["P-H"]}
    scene = table(a=["R-L", "R-H"], b=["Z-L"], marks={"a": "N", "b": "P"}, scored=scored, deck=[], chance=Swift(3))
    scene.says("ada", "play:R-L")
    assert scene.log()[1:] == [
        "Turn 2: bo",
        "The deck is empty: the 3 scored cards become the new one.",
        "The deck is shuffled.",
        "bo draws a card.",
    ]


def test_npzr_35_an_empty_deck_is_not_shuffled(table: Tables) -> None:
    scene = table(a=["R-L", "R-H"], b=["Z-L", "Z-H"], deck=[])
    scene.says("ada", "play:R-L")
    assert scene.log()[1:] == ["Turn 2: bo", "bo draws nothing: the deck and the scored piles are empty."]


@pytest.mark.parametrize("game", ["npzr", "roundhouse"])
def test_a_clause_is_read_out_in_plain_words(game: str) -> None:
    """Clauses are shown beside refusals as they stand: no marks of emphasis, no keys."""
    marked = [clause.id for clause in show(game).rules() if set("`*_") & set(clause.rule + clause.ruling)]
    assert marked == []

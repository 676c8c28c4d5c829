"""Sentences are put together without Fluent where that is plain: they must read as Fluent reads them."""

import itertools
import re
from pathlib import Path

import pytest

import matinee
from matinee.engine.say import Say
from matinee.engine.words import Words

FOLDER = Path(matinee.__file__).parent
FILES = sorted(FOLDER.glob("**/lang/*.ftl"))
VALUES: list[str | int] = ["yes", "no", "one", "other", "Bo { $x }", "", 0, 1, 2, 999, 1000, -1, "1", "a" * 2501]


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.relative_to(FOLDER).parts))
def test_every_message_reads_as_fluent_reads_it(file: Path) -> None:
    words = Words(file.stem, file.read_text(encoding="utf-8"))
    names = sorted(set(re.findall(r"\$(\w+)", words.text)))
    chosen = sorted(set(re.findall(r"\[(\w+)\]", words.text)))
    plain = 0
    for id, value in itertools.product(sorted(words.ids()), [*VALUES, *chosen]):
        told = dict.fromkeys(names, value)
        by_fluent = said(words, id, told, fluent=True)
        assert said(words, id, told, fluent=False) == by_fluent, (id, value)
        plain += words._plain(id) is not None
    assert plain > 0


def said(words: Words, id: str, told: dict[str, str | int], fluent: bool) -> str:
    if not words.bundle().get_message(id).value:
        return "no value"
    try:
        return words.say_by_fluent(id, told) if fluent else words.say(Say(id, **told))
    except KeyError as fault:
        return str(fault)


def test_what_is_missing_is_an_error() -> None:
    words = Words("en", "greeting = Hello { $who }!\nquoting = { nobody }\ncircle = round { circle }")
    for id in ("greeting", "quoting", "circle", "nowhere"):
        with pytest.raises(KeyError):
            words.say(Say(id))
    assert words.say(Say("greeting", who=Say("greeting", who="Bo"))) == "Hello Hello Bo!!"


def test_functions_numbers_and_plurals_are_left_to_fluent() -> None:
    cards = "cards =\n    { $n ->\n        [one] eine\n       *[other] { $n } Karten\n    }\n"
    exact = "exact =\n    { $n ->\n        [0] keine\n       *[other] andere\n    }\n"
    words = Words("de", "sum = { NUMBER($n) }\nplain = { $n }\n" + cards + exact)
    assert words.say(Say("sum", n=1234567)) == "1.234.567"
    assert words.say(Say("plain", n=1234567)) == "1.234.567"
    assert [words.say(Say("cards", n=n)) for n in (1, 2)] == ["eine", "2 Karten"]
    assert [words.say(Say("exact", n=n)) for n in (0, 2)] == ["keine", "andere"]

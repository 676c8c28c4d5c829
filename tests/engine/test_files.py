"""Packs, words and rulebooks: what is wrong is named, with its place."""

import pytest

from matinee.catalog import show
from matinee.engine.errors import BadPack
from matinee.engine.rules import read_rules
from matinee.engine.say import Say
from matinee.engine.words import Words
from matinee.games.npzr import pack

GOOD = show("npzr").read("packs/house.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'name = "Mostly Head"',
            "name = 3",
            r"row 7 of 'cards' .*field 'name'.*text belongs here, not a whole number\.",
        ),
        ('key = "Z-H"\n', "", r"row 7 of 'cards' \('Mostly Head'\).*missing required field `key`"),
        ('character = "zombie"', 'character = "mummy"', r"'Mostly Head'.*field 'character'.*'mummy'"),
        ('key = "W-X"', 'key = "W-L"', r"'W-L' is used twice"),
        ('position = "torso"', 'positon = "torso"', r"unknown field `positon`"),
        ('name = "The Stunt Double"', 'name = "The Stunt Double"\nposition = "legs"', "just the same parts"),
        ('name = "House"', "", "missing required field `name`"),
        ('key = "N-H"', 'key = "N-H', "this is not TOML"),
    ],
)
def test_a_broken_pack_names_the_card_and_the_field(old: str, new: str, said: str) -> None:
    with pytest.raises(BadPack, match=said) as fault:
        pack.read(GOOD.replace(old, new, 1), "mine.toml")
    assert fault.value.sentence.startswith("mine.toml: ")


def test_a_pack_with_too_few_cards() -> None:
    short = GOOD[: GOOD.rindex("[[cards]]")]
    with pytest.raises(BadPack, match="12 regular cards and 8 wilds, this one 19"):
        pack.read(short, "mine.toml")


def test_a_pack_that_does_not_exist() -> None:
    with pytest.raises(BadPack, match="no pack called 'deluxe'"):
        show("npzr").pack("deluxe")


@pytest.mark.parametrize("name", ["../maps/brisbane", "/etc/hostname", "\x00", "", "+", ".", "a/b", "house.toml"])
def test_a_packs_name_never_leads_out_of_its_folder(name: str) -> None:
    with pytest.raises(BadPack, match="no pack called"):
        show("samurai").pack(name)


def test_a_pack_typed_in_by_its_owner() -> None:
    npzr = show("npzr")
    npzr.add_pack("mine", GOOD.replace("Mostly Head", "Entirely Head"))
    assert "Entirely Head" in [kind.title for kind in npzr.pack("mine").deck(4).kinds]


def test_clauses_are_read_with_their_rulings() -> None:
    text = (
        "# A game\n\n## Turns\n\n**AB-01** Draw a card.\nAt this table: it is compulsory.\n\n**AB-02** Then\nplay it.\n"
    )
    first, second = read_rules(text)
    assert (first.id, first.rule, first.ruling, first.section) == (
        "AB-01",
        "Draw a card.",
        "it is compulsory.",
        "Turns",
    )
    assert (second.rule, second.ruling) == ("Then play it.", "")


def test_words_are_spoken_with_what_is_told() -> None:
    words = Words("en", "hello = Hello, { $who }!\n")
    assert words.say(Say("hello", who="Ada")) == "Hello, Ada!"
    assert words.ids() == {"hello"}


def test_missing_words_are_a_fault() -> None:
    words = Words("en", "hello = Hello, { $who }!\n")
    with pytest.raises(KeyError, match="no words for 'bye'"):
        words.say(Say("bye"))
    with pytest.raises(KeyError, match="hello"):
        words.say(Say("hello"))

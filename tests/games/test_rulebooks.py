"""Every rulebook and every card of the house can be read in every language that its game claims."""

import msgspec
import pytest

from matinee.catalog import show

GAMES = ("npzr", "roundhouse", "rampage", "kaiju", "samurai")


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_is_translated(name: str) -> None:
    game = show(name)
    english, german = game.rules(), game.rules("de")
    assert [clause.id for clause in german] == [clause.id for clause in english]
    same = [here.id for here, there in zip(english, german, strict=True) if here.rule == there.rule]
    assert not same


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_clause_is_a_sentence(name: str, language: str) -> None:
    """What a prompt cites must be understood without the clauses around it."""
    unfinished = [clause.id for clause in show(name).rules(language) if clause.rule[-1] not in ".!)"]
    fragments = [clause.id for clause in show(name).rules(language) if len(clause.rule.split()) < 3]
    assert unfinished + fragments == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_on_a_card_is_translated(name: str) -> None:
    game = show(name)
    printed: set[str] = set()
    for pack in game.shipped("packs"):
        rows = msgspec.toml.decode(game.read(f"packs/{pack}.toml"), type=dict[str, object]).values()
        cards = [card for row in rows if isinstance(row, list) for card in row if "key" in card]
        # A card of Robot Rampage names its text; the text itself has words.
        wordy = "words" if any("words" in card for card in cards) else "text"
        printed |= {str(card["key"]) for card in cards if card.get(wordy)}
    assert set(game.texts("de")) == printed

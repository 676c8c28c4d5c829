"""The frame has words for all it says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import matinee.tui
from matinee import catalog
from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.engine.show import Show
from matinee.engine.view import Option, ask
from matinee.match.words import house
from matinee.tui.boards import BOARDS
from matinee.tui.hints import SILENT, card_tags, read_hint, read_hints, reasons
from matinee.tui.speech import LANGUAGES, frame, knows, preferred, refusal, say, speak

FRAME = frame("en")
SOURCES = Path(matinee.tui.__file__).parent


def test_every_word_that_is_said_is_in_the_file() -> None:
    for source in SOURCES.rglob("*.py"):
        for id in re.findall(r"""\bsay\(["']([\w-]+)["']""", source.read_text(encoding="utf-8")):
            assert knows(id) or is_family(id), f"{source.name}: {id}"


def is_family(start: str) -> bool:
    """Whether a word is the beginning of several: `rampage-does-` and the verb of a card."""
    return start.endswith("-") and any(id.startswith(start) for id in FRAME.ids())


def test_no_word_is_there_for_nothing() -> None:
    said = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES.rglob("*.py"))
    families = tuple(set(re.findall(r"""["']([a-z][a-z-]*-)(?=["'{])""", said)))
    for id in FRAME.ids():
        alone = re.search(rf"""["']{id}["']""", said)
        assert id.startswith(("hint-", *families)) or alone, f"nobody says {id}"


def test_every_legend_has_words() -> None:
    assert all(knows(board.legend) for board in BOARDS.values() if board.legend)


def test_hints_are_read_as_people_speak() -> None:
    assert read_hint("completes:you.ninja") == "completes your ninja"
    assert read_hint("completes:rival.robot") == "completes your rival's robot"
    assert read_hint("uncovers:ninja.legs") == "uncovers ninja legs"
    assert read_hints(["completes:you.ninja", "wins:you", "wild"]) == "wins the game, completes your ninja"


def test_an_offer_says_nothing_twice() -> None:
    """`Heal 2 - heals 2`: what its words say already is not told again."""
    for hint in ("heals:2", "items:9", "dice:6", "kills:3", "strength:2>1", "absorbs:2", "left:1", "drops:Umbrella"):
        assert read_hint(hint) == ""


COUNTED = r"\{ \$(?!hits|second|who)\w+ \} (points|cards|hits|items|marks|monsters|moves|turns|kills|parts|actions)\b"


def test_one_is_not_counted_as_many() -> None:
    """`1 points`: a number before a plural stands in a branch of its own, beside one for one."""
    games = [show.words().text for show in catalog.SHOWS.values() if show.game.short in ("npzr", "roundhouse")]
    for text in (FRAME.text, house("en").text, *games):
        faults = [line for line in text.splitlines() if re.search(COUNTED, line) and "[other]" not in line]
        assert faults == []


@pytest.mark.parametrize("show", catalog.ours(), ids=lambda show: show.game.short)
def test_every_hint_has_words(show: Show) -> None:
    chance, dealt = Swift(5), show.deal(show.setup({"seats": show.game.fewest}), Swift(5))
    for _ in range(120):
        asked = None if dealt.over else ask(dealt, int(dealt.asked), show.words())
        for hint in {hint for option in asked.options for hint in option.hints} if asked else ():
            kind, about, _ = hint.partition(":")
            assert kind in SILENT or knows(f"hint-{kind.replace('_', '-')}{'-of' if about else ''}"), hint
        if not dealt.over:
            options = dealt.options()
            dealt.take(options[chance.below(len(options))])


def test_a_hint_that_tells_of_something_is_named_so() -> None:
    for block in re.split(r"\n(?=\S)", FRAME.text):
        if block.startswith("hint-"):
            assert ("$first" in block) == block.split(" ")[0].endswith("-of"), block


def test_a_hint_without_words_is_read_as_it_is_written() -> None:
    assert read_hint("no_such_thing") == "no such thing"
    assert read_hint("no_such_odds:0.7") == "no such odds 0.7"
    assert read_hint("no_such_places:C3,C6") == "no such places C3, C6"
    assert read_hint("no_such_places:") == ""
    # A bare word is not the same as one that tells of something.
    assert read_hint("completes") != read_hint("completes:you.ninja")


def test_a_reason_is_told_once_for_all_that_it_forbids() -> None:
    npzr = show("npzr")
    given = {"hands": {"a": ["Z-H", "P-T"]}, "stacks": {"A1": "R-H / - / -"}, "moves": 1}
    asked = ask(npzr.arrange(given, npzr.setup({}), Swift(1)), 0, npzr.words())
    assert asked is not None
    first = reasons(asked)[0]
    assert sorted(first.keys) == ["play:P-T", "play:Z-H"]
    assert first.clause == "NPZR-17"


def test_a_card_is_named_by_its_key_where_that_tells_options_apart() -> None:
    options = [Option("a", "A", "N-L", "", []), Option("b", "B", "suspiciously-long", "", [])]
    assert card_tags(options) == [" [N-L]", ""]
    assert card_tags([options[0], options[0]]) == ["", ""]


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak("en")


def test_every_language_says_the_same() -> None:
    for language in LANGUAGES:
        more = frame(language).ids() - FRAME.ids()
        assert FRAME.ids() <= frame(language).ids()
        assert all(id.startswith("refused-") for id in more), "only sentences that are English elsewhere"
        for id in FRAME.ids():
            assert told_of(language, id) == told_of("en", id), id


def told_of(language: str, id: str) -> set[str]:
    """What goes into a sentence."""
    block = next(block for block in re.split(r"\n(?=\S)", frame(language).text) if block.startswith(f"{id} ="))
    return set(re.findall(r"\$(\w+)", block))


def test_a_terminal_speaks_as_its_owner_reads() -> None:
    assert preferred({}) == "en"
    assert preferred({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}) == "en"
    assert preferred({"LANG": "fr_FR.UTF-8"}) == "en"
    assert preferred({"LANG": "en_GB.UTF-8", "MATINEE_LANG": "de"}) == "de"
    with pytest.raises(BadSetup, match="did you mean 'de'"):
        speak("dee")


@pytest.mark.usefixtures("german")
def test_what_is_read_in_german() -> None:
    assert say("plain-again") == "Noch ein Spiel?"
    assert read_hint("completes:you.pirate") == "vollendet Pirat bei dir"
    assert read_hint("uncovers:zombie.legs") == "deckt auf: Zombie Beine"
    assert refusal("not_your_question", "Somebody else is asked.") == "Gefragt ist jemand anders."
    assert refusal("something_new", "In plain words.") == "In plain words."

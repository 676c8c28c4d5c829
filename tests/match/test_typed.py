"""KFS-80 A title typed as a line: the same keys that a screen would tap."""

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.door import knock
from matinee.engine.view import Ask, ask
from matinee.match.typed import endings, is_typed, read_line

SHOW = catalog.show("samurai")
STATE = SHOW.deal(SHOW.setup({"seats": 2}), Swift(6))


def asked() -> Ask:
    found = ask(STATE, int(STATE.asked), SHOW.words())
    assert found is not None
    return found


def words() -> list[str]:
    return [option.text for option in asked().options if option.key.startswith("word:") and option.key.count(":") == 1]


def test_a_line_is_a_batch_that_the_door_takes() -> None:
    one, two, three, *_ = words()
    typed = read_line(asked(), f"the {one.lower()} of {two}, {three.upper()}!")
    assert typed.unknown == ""
    assert typed.keys == ["link:the", "word:1", "link:of", "word:2", "link:,", "word:3", "link:!", "pitch"]
    table = STATE.copy()
    knock(table, table.asked, table.question, typed.keys)


def test_a_word_that_is_not_offered_is_named() -> None:
    assert read_line(asked(), "the banana of").unknown == "banana"
    assert read_line(asked(), "").keys == ["pitch"]


def test_dots_are_a_mark_and_vs_is_a_word() -> None:
    one = words()[0]
    assert read_line(asked(), f"{one}... vs. {one}'s").keys[:3] == ["word:1", "link:...", "link:vs."]


def test_a_half_word_goes_on_with_what_is_offered() -> None:
    one, two, *_ = words()
    assert one in endings(asked(), one[:2].lower())
    assert endings(asked(), "stri") == ["strikes"]
    assert endings(asked(), "")[:2] == [one, two]
    left = endings(asked(), f"{one} of ")
    assert one not in left, "each Title word is used once"
    assert two in left
    assert "of" in left


def test_only_titles_are_typed() -> None:
    assert is_typed(asked())
    npzr = catalog.show("npzr")
    s = npzr.deal(npzr.setup({}), Swift(1))
    other = ask(s, int(s.asked), npzr.words())
    assert other is not None
    assert not is_typed(other)

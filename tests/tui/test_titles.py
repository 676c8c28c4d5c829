"""A title is written, with completion, and pitched as a whole."""

from collections.abc import Callable

from tests.tui.conftest import rest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.view import Ask, ask
from matinee.tui.app import Playhouse
from matinee.tui.local import Local
from matinee.tui.plain import PlainTable
from matinee.tui.titles import choices, complete

Sit = Callable[..., Local]
SAMURAI = show("samurai")


def pitching() -> Ask:
    s = SAMURAI.deal(SAMURAI.setup({"seats": 2}), Swift(5))
    asked = ask(s, int(s.asked), SAMURAI.words())
    assert asked is not None
    return asked


def test_what_is_picked_is_a_short_list() -> None:
    asked = pitching()
    assert len(asked.options) > 80
    assert [option.key for option in choices(asked)] == ["machine:1", "machine:2", "machine:3", "none"]


def test_the_last_word_is_completed() -> None:
    asked = pitching()
    assert complete(asked, "the Vil") == "the Village"
    assert complete(asked, "Phantom, a") == "Phantom, a"
    assert complete(asked, "Phantom, aga") == "Phantom, against"
    assert complete(asked, "xyz") == "xyz"
    assert complete(asked, "") == ""


def title_of(asked: Ask) -> str:
    words = [option.text for option in asked.options if option.key in ("word:1", "word:2", "word:3")]
    return f"the {words[0]} of {words[1]} {words[2]}"


async def test_a_title_is_typed_line_by_line(sit: Sit) -> None:
    sitting = sit(show=SAMURAI, fresh=True)
    said: list[str] = []
    tried: list[str] = []

    async def read() -> str | None:
        asked = sitting.asked
        assert asked is not None
        if asked.name != "ProposeTitle":
            return None
        title = title_of(asked)
        line = [title.partition(" of")[0], f"{title} {title}", "the Sausage", title][len(tried)]
        tried.append(line)
        return line

    await PlainTable(sitting, read, said.append, clear=lambda: None).run()
    text = "\n".join(said)
    assert "Or type a title of your own, made of these: " in text
    assert "A title uses at least 3 of the six words." in text
    assert "each of the six words is used once" in text
    assert "“Sausage” is neither one of the words nor a linking word." in text
    assert tried[3].lower() in text.lower(), "everybody reads the pitch"


async def test_a_title_is_typed_on_the_full_screen_and_tab_completes(sit: Sit) -> None:
    sitting = sit(show=SAMURAI, fresh=True)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await rest(sitting)
        await pilot.pause()
        asked = sitting.asked
        assert asked is not None
        first, second, third = (
            next(option.text for option in asked.options if option.key == f"word:{n}") for n in (1, 2, 3)
        )
        await pilot.press("slash", *first[:3].lower())
        await pilot.pause()
        await pilot.pause()
        await pilot.press("tab", "space", *second, "space", *third, "enter")
        await pilot.pause()
        await rest(sitting)
        await pilot.pause()
        assert sitting.asked is None or sitting.asked.name != "ProposeTitle"
        assert any(f"{first} {second} {third}".lower() in line.text.lower() for line in sitting.lines)

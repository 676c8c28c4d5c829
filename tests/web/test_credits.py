"""The credits of a film: at each step the board counts what the engine counts, and names no card that is hidden."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.beats import FORWARD, NAMES, PATIENCE, Take, project, resized, steps
from tests.web.conftest import LAPTOP, PHONE, Visit
from tests.web.takes import samurai_credits

from matinee.engine.view import winners_of

LYING: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 360, "height": 640}
KINDS = ("credited", "scored", "film-over", "ended")
ROLL = """() => {
    const text = (where, what) => where.querySelector(what)?.textContent.trim() ?? '';
    return {
        pays: [...document.querySelectorAll('.credits .words .pays')].map(one => one.textContent),
        rows: [...document.querySelectorAll('.credits ul > li')].map(row => ({
            name: text(row, 'b'),
            sum: text(row, ':scope > span'),
            points: text(row, 'strong'),
            best: row.matches('.best'),
            cards: [...row.querySelectorAll('.credit')].map(card => ['small', 'i', 'em'].map(of => text(card, of))),
        })),
    };
}"""
# What lies outside of the table, or is cut by it, once all cards have dropped in: of the name that is counted, in the
# end of all.
CUT = """() => {
    for (const card of document.querySelectorAll('.credit')) card.getAnimations().forEach(one => one.finish());
    const rows = [...document.querySelectorAll('.credits ul > li')];
    const whole = rows.some(row => row.matches('.open')) ? rows.filter(row => row.matches('.open')) : rows;
    const parts = [...whole.flatMap(row => [row, ...row.querySelectorAll('b, span, strong, .credit, .why')]),
        ...document.querySelectorAll('.credits .words span')];
    const table = document.querySelector('.credits').getBoundingClientRect();
    const list = document.querySelector('.credits ul').getBoundingClientRect();
    return parts.filter(one => {
        const its = one.getBoundingClientRect();
        const room = one.closest('ul') ? list : table;
        return its.width > 0 && (its.top < room.top - 1 || its.bottom > room.bottom + 1
            || room.top < table.top - 1 || room.bottom > Math.min(table.bottom, innerHeight) + 1
            || its.left < 0 || its.right > innerWidth);
    }).map(one => one.textContent);
}"""


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def counted(roll: Any, view: Any) -> None:
    """Every sum that stands there is the engine's at that line; the cards that are shown add up to it."""
    assert roll["rows"], "names roll"
    for row in roll["rows"]:
        score = view.movies[NAMES.index(row["name"])].score
        assert number(row["points"]) == score
        for parts in ([points for _, points, _ in row["cards"]], re.findall(r"-?\d+", row["sum"])):
            assert not parts or sum(map(number, parts)) == score


def paid(roll: Any, line: Any, view: Any) -> None:
    """The last card is the one of this line; the title word that pays it burns, and no other."""
    name, points, word = roll["rows"][-1]["cards"][-1]
    assert number(points) == line.number == sum(line.faces)
    scoring = view.poster.scoring if line.faces[1] else []
    if line.card:
        assert name in line.text
        assert bool(word) == bool(scoring)
        assert roll["pays"] == ([word] if word else [])
    else:
        assert (name, word, sorted(roll["pays"])) == ("a card in hand", "a title word", sorted(scoring))


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_every_step_counts_what_the_engine_counts(visit: Visit, viewer: int) -> None:
    page = visit("Ada", speed="step")
    take = samurai_credits.take(viewer)
    project(page, take)
    told = {line.n: line for frame in take.frames for line in frame.lines}
    seen: list[str] = []
    roll: dict[str, Any] = {}
    for beat in steps(page, take):
        if not beat or told[beat].kind not in KINDS:
            continue
        seen.append(told[beat].kind)
        roll, view = page.evaluate(ROLL), take.pictures[beat]
        counted(roll, view)
        if told[beat].kind == "credited":
            paid(roll, told[beat], view)
        hidden = {"Wire Fu": 1, "Cloud the Mind": 2, "Pickpocket Extra": 0}
        assert not [card for card, owner in hidden.items() if owner != viewer and card in page.content()]
    lines = [line.kind for line in told.values() if line.kind in KINDS]
    # The end is told together with the last sums.
    assert seen == [kind for kind in lines if kind != "film-over"]
    assert [row["name"] for row in roll["rows"] if row["best"]] == [NAMES[seat] for seat in winners_of(take.state)]


@pytest.mark.parametrize("size", [LAPTOP, PHONE, LYING, SMALL], ids=["laptop", "phone", "lying", "small"])
def test_six_names_with_many_cards_are_seen_whole(visit: Visit, size: ViewportSize) -> None:
    page = visit("Ada", speed="step")
    take = samurai_credits.crowd()
    resized(page, size)
    project(page, take)
    seen = 0
    for _ in steps(page, take):
        if page.locator(".credits").count() > 0:
            seen += 1
            assert page.evaluate(CUT) == []
    assert seen == sum(line.kind in KINDS[:3] for line in take.frames[-1].lines)


def opened(page: Page, take: Take) -> None:
    project(page, take)
    page.get_by_role("button", name=FORWARD).click()
    expect(page.locator(".credits")).to_be_visible(timeout=PATIENCE)


def test_a_key_ends_a_beat_and_the_next_one_all(visit: Visit) -> None:
    page = visit("Ada", speed="calm")
    opened(page, samurai_credits.take())
    page.keyboard.press("x")
    page.keyboard.press("x")
    expect(page.locator(".credits")).to_have_count(0)


def test_without_motion_all_sums_stand_there_at_once_where_another_film_follows(visit: Visit) -> None:
    page = visit("Ada", speed="once")
    take = samurai_credits.series()
    opened(page, take)
    roll = page.evaluate(ROLL)
    scores = [movie.score for movie in take.frames[-1].view.movies]
    assert [number(row["points"]) for row in roll["rows"]] == scores
    assert [row["best"] for row in roll["rows"]] == [score == max(scores) for score in scores]
    assert [row["cards"] for row in roll["rows"]] == [[], [], []]
    # They make way by themselves for the title of the next film.
    expect(page.locator(".credits")).to_be_hidden(timeout=PATIENCE)

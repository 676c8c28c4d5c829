"""At every beat the faces are whole: no name is cut or covered, and no card is read from behind."""

from typing import Any

from playwright.sync_api import Page, ViewportSize
from tests.web.beats import Take, arranged, lettered, project, resized, steps
from tests.web.conftest import PHONE, Visit
from tests.web.takes import rampage, roundhouse

from matinee import catalog

LYING: ViewportSize = {"width": 844, "height": 390}
# A full barn with two in its middle, long names, and two who are out.
CROWD: dict[str, Any] = {
    "phase": "kick",
    "life": {"b": 0, "d": 0},
    "items": {"a": ["Umbrella"], "c": ["Tin Roof"]},
    "places": {
        "L1": "Hex-Axe Lumberjack",
        "L3": "Broomstick Biker Gang",
        "L4": "Pterodactyl with a Grudge",
        "L8": "Understudy Vulture",
        "M1": "Haunted Washing Machine",
        "M2": "Bargain-Bin Poltergeist",
    },
}
# Words, and what they must stay in.
WORDS = {
    ".hand .nm > span": ".card",
    ".half > span": ".half",
    ".flying .face b": ".face",
    ".mon .nm": ".mon",
    ".seat h2 b": ".seat",
    ".seat h2 .tag": ".seat",
}
LANDED = """() => document.getAnimations()
    .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime)).forEach(one => one.finish())"""
CUT = """words => Object.entries(words).flatMap(([what, within]) => [...document.querySelectorAll(what)].filter(one => {
    if (!one.checkVisibility()) return false;
    const range = document.createRange();
    range.selectNodeContents(one);
    const its = (one.matches('.tag') ? one : range).getBoundingClientRect();
    const frame = one.closest(within), box = frame.getBoundingClientRect();
    const border = parseFloat(getComputedStyle(frame).borderRightWidth) * box.width / frame.offsetWidth;
    const shortened = getComputedStyle(one).overflow === 'hidden' && one.scrollWidth > one.clientWidth + 1;
    return shortened || its.right > box.right - border + 0.5 || its.left < box.left;
}).map(one => one.textContent))"""
COVERED = """() => [...document.querySelectorAll('.mon:has(.die)')].filter(tile => {
    const range = document.createRange();
    range.selectNodeContents(tile.querySelector('.nm'));
    const name = range.getBoundingClientRect();
    return [...tile.querySelectorAll('.die')].some(die => {
        const its = die.getBoundingClientRect();
        return its.left < name.right && its.right > name.left && its.bottom > name.top + 1 && its.top < name.bottom;
    });
}).map(tile => tile.querySelector('.nm').textContent)"""

# Colour signs over the robots that lie over each other.
SIGNS = """() => {
    const signs = [...document.querySelectorAll('.strip .sy')].map(one => one.getBoundingClientRect());
    return signs.slice(1).filter((its, at) => its.left < signs[at].right && its.top < signs[at].bottom).length;
}"""
# What of a fight is higher than the table, or told below the edge of it.
UNSEEN = """() => {
    const table = document.querySelector('.screen .table').getBoundingClientRect();
    const verdict = document.querySelector('.stage.past .big')?.getBoundingClientRect();
    const found = verdict && verdict.bottom > table.bottom ? ['verdict'] : [];
    for (const one of document.querySelectorAll('.fight:not(.calm) > *'))
        if (one.getBoundingClientRect().height > table.height) found.push(one.className);
    return found;
}"""


def whole(page: Page, take: Take) -> None:
    project(page, take)
    lettered(page)
    for beat in steps(page, take):
        flying = page.evaluate(CUT, WORDS)
        assert flying == [], f"cut at line {beat}"
        page.evaluate(LANDED)
        assert page.evaluate(CUT, WORDS) == [], f"cut at line {beat}"
        assert page.evaluate(COVERED) == [], f"under dice at line {beat}"
        assert page.evaluate(SIGNS) == 0, f"colours at line {beat}"
        assert page.evaluate(UNSEEN) == [], f"at line {beat}"


def test_no_name_is_cut_at_any_beat_on_a_phone(visit: Visit) -> None:
    page = visit("Ada", phone=True, speed="step")
    for size in (PHONE, LYING):
        resized(page, size)
        whole(page, rampage.take())
        whole(page, roundhouse.take())


def test_no_name_is_cut_in_a_crowded_barn(visit: Visit) -> None:
    show = catalog.show("roundhouse")
    # The cast has faces, and the longest name starts.
    names = ["Ada", "Bo", "Wally", "Mabel"]
    for phone in (True, False):
        page = visit("Ada", phone=phone, speed="step")
        whole(page, Take(show, arranged(show, CROWD, 4), ["hold", "hold"], names=names))


def test_a_card_that_is_turned_over_is_not_read_from_behind(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    take = rampage.take()
    project(page, take)
    drawn = next(line.n for frame in take.frames for line in frame.lines if line.target == "drawn")
    for beat in steps(page, take):
        if beat == drawn:
            break
    page.evaluate("""() => document.getAnimations().forEach(one => {
        const end = Number(one.effect.getComputedTiming().endTime);
        one.pause();
        if (Number.isFinite(end)) one.currentTime = end * 0.1;
    })""")
    box = page.locator(".flying.turns").bounding_box()
    assert box is not None
    # Without its back nothing of it is seen.
    page.evaluate("document.querySelector('.flying .behind').style.visibility = 'hidden'")
    clip = {name: box[name] for name in ("x", "y", "width", "height")}
    faced = page.screenshot(clip=clip)  # type: ignore[arg-type]
    page.evaluate("document.querySelector('.flying').style.display = 'none'")
    assert faced == page.screenshot(clip=clip)  # type: ignore[arg-type]

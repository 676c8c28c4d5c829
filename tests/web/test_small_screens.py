"""Nothing is hidden where there is little room: a full Movie on a laptop, both islands on a landscape phone."""

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect
from tests.web.beats import FORWARD, Take, arranged, lettered, project, resized, steps
from tests.web.conftest import LAPTOP, PHONE, Visit
from tests.web.playing import PATIENCE, TITLES, open_npzr, open_table, play_now, press_until
from tests.web.takes import kaiju, rampage, samurai

from matinee import catalog
from matinee.coach import puzzles
from matinee.match.cast import CAST as BOTS

LYING: ViewportSize = {"width": 844, "height": 390}
CAST_NAMES = [name for names in BOTS.values() for name in names]
# A laptop at twice its size.
ZOOMED: ViewportSize = {"width": 640, "height": 400}
MARYAM = "مريم السعيد"
GUIDED = """localStorage['matinee.settings'] = JSON.stringify(
    {...JSON.parse(localStorage['matinee.settings']), guide: 'on'})"""
# Words that go on in another line.
BROKEN = """root => {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        for (const word of walk.currentNode.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(walk.currentNode, word.index);
            range.setEnd(walk.currentNode, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(word[0]);
        }
    return found;
}"""
APART = """() => {
    const [one, next] = [...document.querySelectorAll('.hand .card')].map(card => card.getBoundingClientRect());
    return next.left >= one.right;
}"""
# Monsters that lie over each other.
COVERED = """() => {
    const all = [...document.querySelectorAll('.ring .mon')].map(one => one.getBoundingClientRect());
    return all.flatMap((one, i) => all.slice(i + 1).filter(two =>
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2)).length;
}"""
RING = ["Werepoodle", "Shambling Extra", "Pterodactyl with a Grudge", "Vampire Crop Duster", "Bat on a String"]
MIDDLE = ["Barn Dragon", "Mud Golem (Two Actors)", "Gnome of Doom", "Rubber Crocodile"]
CAST = [
    *("barefoot-kickboxer + bamboo-spear", "eager-student", "off-duty-ninja"),
    *("wobbly-uncle", "crane-style-sister", "broom-sweeping-monk"),
]


def crowded() -> Take:
    """Six Characters under attack, and two cards that wait to be cancelled; four Movies at the table."""
    show = catalog.show("samurai")
    movies = {**samurai.POSITION["movies"], "b": {"cast": CAST}, "c": {"cast": ["shaolin-cook"]}, "d": {}}
    answers = ["attack:hopping-ghosts", "movie:1", "pass", "play:bad-dubbing"]
    return Take(show, arranged(show, {**samurai.POSITION, "movies": movies}, 4), answers)


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def walk(page: Page, take: Take) -> None:
    project(page, take)
    for _ in steps(page, take):
        pass


def test_a_full_movie_says_what_it_does_not_show_and_no_card_covers_a_strength(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    walk(page, crowded())
    expect(page.locator(".mvs .mv").first.locator(".more")).to_have_text("▾ 2 more")
    number, card = box(page.locator(".stage .as .num")), box(page.locator(".pendbox .one").first)
    assert number["x"] + number["width"] <= card["x"]
    resized(page, LYING)
    stage, table = box(page.locator(".stage .bars")), box(page.locator(".table"))
    assert table["y"] <= stage["y"]
    assert stage["y"] + stage["height"] <= table["y"] + table["height"] + 1


def test_a_phone_that_lies_shows_a_whole_board_of_the_city(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    resized(page, LYING)
    project(page, kaiju.take())
    board, table = box(page.locator(".map")), box(page.locator(".table"))
    assert board["height"] > 200
    assert board["y"] + board["height"] <= table["y"] + table["height"] + 1


def test_a_phone_that_is_turned_keeps_its_hand_its_log_and_its_words_whole(visit: Visit) -> None:
    page = visit(MARYAM)
    open_npzr(page, friend=False)
    page.wait_for_selector(".hand .card")
    prompt = page.locator(".prompt")
    for size in (ZOOMED, LYING):
        resized(page, size)
        assert prompt.evaluate("it => it.scrollHeight <= it.clientHeight")
        assert prompt.evaluate(BROKEN) == []
        mine, table = box(page.locator(".half:not(.rival) .row")), box(page.locator(".table"))
        assert mine["y"] + mine["height"] <= table["y"] + table["height"], "your own row is in sight"
    page.wait_for_function(APART)
    page.get_by_role("button", name="Log and chat").click()
    log = page.get_by_role("dialog").get_by_role("log")
    expect(log.locator("p").first).to_be_visible()
    assert log.evaluate(BROKEN) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog", name="Table menu")
    expect(menu.locator("bdi").filter(has_text=MARYAM)).to_be_visible()
    copies = menu.get_by_role("button", name="Copy").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(copies) == len(set(copies)) > 1
    assert menu.evaluate(BROKEN) == []


def test_several_monsters_in_the_middle_cover_nobody(visit: Visit) -> None:
    show = catalog.show("roundhouse")
    circle = {f"L{place}": name for place, name in zip((1, 2, 3, 4, 8), RING, strict=True)}
    page = visit("Ada", speed="step", phone=True)
    for crowd in (2, 4):
        places = {**circle, **{f"M{place}": name for place, name in enumerate(MIDDLE[:crowd], 1)}}
        resized(page, PHONE)
        project(page, Take(show, arranged(show, {"phase": "kick", "places": places}, 4), []))
        expect(page.locator(".ring .mon.mid")).to_have_count(crowd)
        for size in (PHONE, LYING, LAPTOP):
            resized(page, size)
            assert page.evaluate(COVERED) == 0
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".ring .grid").evaluate("one => one.scrollHeight <= one.clientHeight"), "no row is cut off"


def test_on_a_phone_the_goal_of_five_takes_two_lines(visit: Visit) -> None:
    show = catalog.show("samurai")
    movies = {**samurai.POSITION["movies"], "b": {}, "c": {"cast": ["shaolin-cook"]}, "d": {}, "e": {}}
    page = visit("Ada", speed="step", phone=True)
    project(page, Take(show, arranged(show, {**samurai.POSITION, "movies": movies}, 5), []))
    goal = page.locator(".goal")
    expect(goal.locator("li.you")).to_be_visible()
    tops = goal.locator("li").evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().top))")
    assert len(tops) == 6, "everybody, and the film"
    assert len(set(tops)) == 2
    assert goal.evaluate("one => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("attacked", [False, True])
def test_on_a_phone_the_goal_of_a_full_arena_takes_two_lines(visit: Visit, seats: int, attacked: bool) -> None:
    """Robot Rampage has two numbers for each; what comes at you keeps the first line."""
    show = catalog.show("rampage")
    names = ["Adalbert", "Countess Vex", "Cyrus", "Dimitra", "Evelyn", "Fay Wray"]
    state = arranged(show, rampage.arena(seats), seats)
    for key in rampage.FIRST[:3] if attacked else []:
        state.answer(state.option(key))
    page = visit("Ada", speed="step", phone=True)
    project(page, Take(show, state, [], viewer=1, names=names))
    goal = page.locator(".goal")
    expect(goal.locator("li.you")).to_be_visible()
    expect(goal.locator("li")).to_have_count(seats)
    expect(goal.locator(".threat")).to_have_count(1 if attacked else 0)
    parts = goal.locator("li, .win, .threat").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(one => Math.round((one.top + one.bottom) / 2))"
    )
    middles = sorted(parts)
    assert sum(after - before > 8 for before, after in pairwise(middles)) == 1, "two lines"
    assert goal.evaluate("one => one.scrollHeight <= one.clientHeight")


# Every question mark that lies on something else than its own card, or over the strength of another one.
ASTRAY = """() => {
    const strengths = [...document.querySelectorAll('.hand .card .st, .ch .ds')];
    const whole = node => node.closest('.card, .ch');
    const marks = [...document.querySelectorAll('.hand .whynot, .ch .whynot')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
    });
    const astray = marks.filter(one => {
        const style = getComputedStyle(one, '::after');
        const box = one.getBoundingClientRect(), moved = new DOMMatrix(style.transform);
        const left = box.left + one.clientLeft + parseFloat(style.left) + moved.m41;
        const top = box.top + one.clientTop + parseFloat(style.top) + moved.m42;
        const right = left + parseFloat(style.width), bottom = top + parseFloat(style.height);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || whole(hit) !== whole(one)) return true;
        return strengths.some(other => {
            const its = other.getBoundingClientRect();
            const over = Math.min(right, its.right) > Math.max(left, its.left) + 1
                && Math.min(bottom, its.bottom) > Math.max(top, its.top) + 1;
            return over && whole(other) !== whole(one);
        });
    });
    return [marks.length, astray.map(one => one.textContent.trim())];
}"""


def test_a_question_mark_lies_on_its_own_card_and_over_no_strength(visit: Visit) -> None:
    """Kung Fu Samurai, where most cards of a hand may not be played and rivals' casts stand side by side."""
    names = puzzles.names(catalog.show("samurai"))
    laptop, phone = visit("Ada"), visit("Ada", phone=True, is_mobile=True)
    seen: dict[int, int] = {}
    for page, sizes in ((laptop, (LAPTOP,)), (phone, (PHONE, LYING))):
        for name in names[::6]:
            page.goto(f"/puzzles/samurai/{name}")
            page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
            for size in sizes:
                resized(page, size)
                count, astray = page.evaluate(ASTRAY)
                assert astray == [], (name, size)
                seen[size["width"]] = seen.get(size["width"], 0) + count
    assert len(seen) == 3
    assert min(seen.values()) > 0


# Names of those at the table that are not seen whole: the chairs' own names, wherever they stand.
CUT = """names => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, name = names.find(one => node.data.includes(one));
        if (!name || !node.parentElement.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(node, node.data.indexOf(name));
        range.setEnd(node, node.data.indexOf(name) + name.length);
        const its = range.getBoundingClientRect();
        for (let frame = node.parentElement; frame; frame = frame.parentElement) {
            const style = getComputedStyle(frame);
            if (style.clipPath !== 'none' || style.position === 'absolute' && frame.offsetWidth < 2) break;
            if (['visible', 'auto'].includes(style.overflowX) || style.display === 'contents') continue;
            const box = frame.getBoundingClientRect();
            if (its.right > box.right + 1 || its.left < box.left - 1) found.push(name + ' in ' + frame.className);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("game", TITLES)
def test_no_name_is_cut_at_a_full_table(visit: Visit, game: str) -> None:
    page = visit("Wilhelmina", phone=True, is_mobile=True)
    open_table(page, TITLES[game], people=1, bots=catalog.show(game).game.most - 1)
    page.wait_for_selector(".prompt[data-question], .scene", timeout=PATIENCE)
    if page.locator(".scene").count() > 0:
        page.keyboard.press("x")
    names = ["Wilhelmina", *CAST_NAMES]
    for size in (PHONE, LYING):
        resized(page, size)
        assert page.evaluate(CUT, names) == []


def test_tags_give_way_to_the_name_of_who_begins_and_is_attacked(visit: Visit) -> None:
    show = catalog.show("roundhouse")
    names = ["Wilhelmina", "Gloria II", "Wally"]
    items = {"a": ["Umbrella@2"], "b": ["Tin Roof@2"], "c": ["Dustbin Lid@2"]}
    page = visit("Ada", speed="step")
    for first in "abc":
        given = {
            "phase": "kick",
            "starter": first,
            "items": items,
            "places": {"M1": "Bat on a String", "L1": "Werepoodle"},
        }
        project(page, Take(show, arranged(show, given, 3), [], names=names))
        expect(page.locator(".seats .tag.bad")).to_have_count(3)
        expect(page.locator(".seats .tag.amber")).to_contain_text("starts")
        for size in (LAPTOP, PHONE, LYING):
            resized(page, size)
            assert page.evaluate(CUT, names) == [], (first, size)


# What of a hand's cards, and of what they can do, lies below the screen.
BELOW = "() => [...document.querySelectorAll('.hand .half')].filter(one =>\
    one.getBoundingClientRect().bottom > innerHeight).length"


def test_on_a_phone_that_lies_a_fight_has_its_names_and_hands_their_buttons(visit: Visit) -> None:
    show = catalog.show("rampage")
    names = ["Wilhelmina", "Gloria II", "Wally", "Boris"]
    page = visit("Ada", speed="step", phone=True)
    resized(page, LYING)
    project(page, Take(show, arranged(show, rampage.POSITION, 4), rampage.FIRST[:3], names=names))
    for _ in range(3):
        page.get_by_role("button", name=FORWARD).click()
        page.keyboard.press("x")
    expect(page.locator(".fight .stage")).to_be_visible()
    expect(page.locator(".hand .half").first).to_be_visible()
    assert page.evaluate(CUT, names) == []
    heads = page.locator(".fight h2 b")
    assert heads.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth + 1)")
    assert page.evaluate(BELOW) == 0
    assert box(page.locator(".table"))["height"] > LYING["height"] / 2


# Words of a prompt that cannot be read whole, and what of a board lies beside it.
HIDDEN = """([board, parts]) => {
    const prompt = document.querySelector('.screen .prompt');
    const found = prompt.scrollHeight > prompt.clientHeight + 1 ? ['prompt'] : [];
    const table = document.querySelector('.screen .table').getBoundingClientRect();
    const its = document.querySelector(board).getBoundingClientRect();
    const seen = Math.min(its.bottom, table.bottom) - Math.max(its.top, table.top);
    if (seen < Math.min(its.height, 120)) found.push(board);
    for (const part of document.querySelectorAll(parts))
        if (part.scrollWidth > part.clientWidth + 1) found.push(part.textContent.trim());
    return found;
}"""
# At twice its size: what the board is made of, and what holds words or marks that must not be cut.
MADE_OF = {
    "npzr": (".half:not(.rival) .row", ".scorecard"),
    "roundhouse": (".ring", ".mon .nm, .mon .trk"),
    "rampage": (".table .wrap", ".table .tn"),
    "kaiju": (".map", ".tabs3 button"),
    "samurai": (".table .field", ".table .tabs button"),
}


@pytest.mark.parametrize("game", TITLES)
def test_at_twice_its_size_a_laptop_shows_the_question_and_the_board(visit: Visit, game: str) -> None:
    page = visit("Ada")
    open_table(page, TITLES[game], people=1, bots=catalog.show(game).game.most - 1)
    page.wait_for_selector(".prompt[data-question], .scene", timeout=PATIENCE)
    if page.locator(".scene").count() > 0:
        page.keyboard.press("x")
    page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
    press_until(page, MADE_OF[game][0])
    for size in (ZOOMED, LYING):
        resized(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(HIDDEN, list(MADE_OF[game])) == [], size
        assert page.locator(".table").evaluate(BROKEN) == [], size
    if game == "samurai":
        resized(page, ZOOMED)
        shown, ask = box(page.locator(".table .tabs [aria-pressed=true]")), box(page.locator(".table .askme"))
        assert shown["x"] + shown["width"] <= ask["x"] + 1, "the tab of the Movie that is seen"


def test_a_first_question_on_a_phone_is_not_talked_over(visit: Visit) -> None:
    """The guide, what happened meanwhile and a bot's hello: one at a time, and none of them over the table."""
    page = visit("Ada", phone=True, is_mobile=True)
    page.goto("/")
    page.evaluate(GUIDED)
    page.reload()
    play_now(page, "rampage")
    expect(page.locator(".tip")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".said")).to_be_visible(timeout=PATIENCE)
    said, bar = box(page.locator(".said")), box(page.locator(".bar"))
    assert said["y"] + said["height"] <= bar["y"] + bar["height"]
    expect(page.locator(".waiting")).not_to_be_visible()
    assert box(page.locator(".table"))["height"] > 360, "most of what is seen is the table"
    page.locator(".tip .btn").tap()
    expect(page.locator(".tip")).to_have_count(0)


def test_what_a_bot_says_covers_neither_the_goal_nor_the_table(visit: Visit) -> None:
    page = visit("Ada")
    play_now(page, "samurai")
    expect(page.locator(".said")).to_be_visible(timeout=PATIENCE)
    lettered(page)
    said, bar, tools = box(page.locator(".said")), box(page.locator(".bar")), box(page.locator(".bar .phases"))
    assert said["y"] + said["height"] <= bar["y"] + bar["height"]
    assert said["x"] + said["width"] <= tools["x"]

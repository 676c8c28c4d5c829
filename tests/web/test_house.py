"""The house around the games: lobby, tables to share, talk, languages, and what a strict policy keeps out."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Theatre, Visit
from tests.web.playing import PATIENCE, Person, hand_over, open_npzr

from matinee.games.samurai.tokens import LINKS

WORDS = Path("web/src/words")
GAMES = Path("src/matinee/games")
MARKUP = "<img src=x onerror=alert(1)>"


def plain_messages(language: str) -> dict[str, str]:
    """Messages that are one line without a variable."""
    found = re.findall(r"^([a-z][\w-]*) = ([^{\n]+)$", (WORDS / f"{language}.ftl").read_text(), re.MULTILINE)
    return dict(found)


def printed_names() -> set[str]:
    packs = (pack.read_text() for pack in GAMES.glob("*/packs/*.toml"))
    return {name for pack in packs for name in re.findall(r'^name = "(.+)"$', pack, re.MULTILINE)}


def seen_words(page: Page) -> set[str]:
    """Everything that a page says, to eyes or to a screen reader."""
    found: list[str] = page.evaluate(
        """() => {
            const said = [document.title];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode())
                if (!walk.currentNode.parentElement.closest('[lang=en]')) said.push(walk.currentNode.data.trim());
            for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
                for (const name of ['aria-label', 'placeholder', 'title']) said.push(one.getAttribute(name) ?? '');
            return said;
        }"""
    )
    return set(found)


def in_german(page: Page) -> None:
    """No message of ours stands there in English that has other words in German."""
    english, german = plain_messages("en"), plain_messages("de")
    foreign = {words for id, words in english.items() if german.get(id, words) != words} - set(german.values())
    # Titles of films and the names of cards are English everywhere.
    foreign = {words for words in foreign if len(words) > 6} - printed_names() - set(LINKS)
    assert seen_words(page) & foreign == set(), page.url


def choose_german(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Sit as")).click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Stöbern")).to_be_visible()


# The lobby


def test_one_click_leads_from_the_lobby_to_a_first_question(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/")
    expect(page.locator(".poster")).to_have_count(5)
    page.get_by_role("button", name="Play Ninja Pirate Zombie Robot now against bots").click()
    assert Person(page, 1).until_stirred()
    page.goto("/")
    page.get_by_role("link", name="Back to my seat").click()
    page.wait_for_selector(".hand .card", timeout=PATIENCE)


def test_a_listed_table_is_found_watched_and_joined_by_link_with_a_face(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    ada.goto("/")
    ada.get_by_role("button", name=re.compile("Sit as")).click()
    ada.get_by_role("radio", name="goose").check(force=True)
    ada.keyboard.press("Escape")
    ada.goto("/setup/npzr")
    ada.get_by_role("button", name=re.compile("^Chair 2: bot")).click()
    ada.get_by_label("How long may a choice take?").select_option("Relaxed")
    ada.get_by_label("List this table in the lobby").check()
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_role("button", name="QR code").first.click()
    expect(ada.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    link = ada.get_by_role("textbox", name="Link to chair 2").input_value()

    cy.goto("/")
    cy.get_by_role("button", name="Watch a table").click()
    cy.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ada").get_by_role("link").click()
    expect(cy.get_by_role("heading", name="Who sits where")).to_be_visible()
    goose = ada.locator(".chair.you path").get_attribute("d")
    expect(cy.locator(".chair.person path")).to_have_attribute("d", goose or "none")

    bo.goto("/")
    bo.get_by_label("Paste a table link").fill(link)
    bo.get_by_role("button", name="Join").click()
    bo.get_by_role("button", name="Sit down").click()
    expect(ada.locator(".chair").filter(has_text="Bo")).to_be_visible()
    # The secret does not stay in the address.
    expect(bo).not_to_have_url(re.compile("#chair"))
    ada.get_by_role("button", name="Start the show").click()
    cy.wait_for_selector(".screen", timeout=PATIENCE)
    assert cy.locator(".hand .card").count() == 0
    bo.wait_for_selector(".hand .card", timeout=PATIENCE)
    assert re.search(r"^(● )?Ninja Pirate Zombie Robot · Matinee$", bo.title())


def test_a_private_table_is_in_nobodys_list(visit: Visit) -> None:
    ada, bo = visit("Hermit"), visit("Bo")
    open_npzr(ada, friend=True)
    bo.goto("/")
    bo.get_by_role("button", name="Watch a table").click()
    bo.wait_for_selector("dialog[open] li")
    assert "Hermit" not in bo.get_by_role("dialog").inner_text()


# At a table


def test_a_bot_plays_for_me_until_i_play_again_and_an_answer_is_taken_back(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/")
    # A bot that thinks for a while, so that there is time to come back.
    own = {"name": "Ada", "tempo": 0.8, "motion": "reduced", "guide": "off"}
    page.evaluate("own => localStorage['matinee.settings'] = JSON.stringify(own)", own)
    page.reload()
    page.get_by_role("button", name="Play Ninja Pirate Zombie Robot now against bots").click()
    ada = Person(page, 2)
    assert ada.until_stirred()
    hand_over(page)
    page.get_by_role("button", name="I play again").first.click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)
    assert ada.until_stirred()
    undo = page.get_by_role("button", name="Take my last answer back")
    page.get_by_role("button", name="Table menu").click()
    expect(undo).to_be_disabled()
    page.keyboard.press("Escape")
    # The opener's card has one place to go to, and lies there at once; later a card is taken up first.
    for _ in range(12):
        assert ada.until_stirred()
        ada.answer()
        if (
            page.locator("dialog[open]").count() == 0
            and page.get_by_role("button", name=re.compile("^Back")).count() > 0
        ):
            break
    page.get_by_role("button", name="Table menu").click()
    undo.click()
    expect(page.locator(".toast, .log p").filter(has_text="takes the last answer back").first).to_be_attached()


def test_once_more_with_the_same_seats(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    hand_over(page)
    page.get_by_role("button", name=re.compile("Again, same seats|One more")).click(timeout=60_000)
    page.wait_for_selector(".end", state="detached", timeout=PATIENCE)
    page.wait_for_selector(".log p", timeout=PATIENCE)


def test_names_and_talk_are_never_markup(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/")
    page.get_by_role("button", name=re.compile("Sit as")).click()
    page.get_by_label("Name on your chair").fill("<b>Ada</b><i>")
    page.keyboard.press("Escape")
    open_npzr(page, friend=False)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(MARKUP)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.locator(".chat li")).to_contain_text(MARKUP)
    expect(page.locator(".prompt .who, .seat h2 b").filter(has_text="<b>Ada</b><i>").first).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log p").filter(has_text="<b>Ada</b>").first).to_be_attached()
    assert page.locator("img, .log i, .chat i").count() == 0


# Languages


def test_every_page_speaks_german(visit: Visit) -> None:
    page = visit("Ada", forgive="404")
    choose_german(page)
    in_german(page)
    for path, sign in {
        "/setup/kung-fu-samurai": ".chairs button",
        "/setup/cardboard-kaiju": ".chairs button",
        "/rules/npzr/NPZR-24": "article.cited",
        "/cards/robot-rampage": ".full",
        "/credits": ".roll",
        "/nowhere": ".mid",
        "/t/nowhere": ".mid",
        "/replay/nowhere": ".mid",
    }.items():
        page.goto(path)
        page.wait_for_selector(sign, timeout=PATIENCE)
        in_german(page)
        assert page.evaluate("document.documentElement.lang") == "de"


@pytest.mark.parametrize(
    "game", ["Ninja Pirate Zombie Robot", "Roundhouse Kick", "Robot Rampage", "Cardboard Kaiju", "Kung Fu Samurai"]
)
def test_every_board_speaks_german(visit: Visit, game: str) -> None:
    page = visit("Ada")
    choose_german(page)
    page.get_by_role("button", name=f"{game} sofort gegen Bots spielen").click()
    page.wait_for_selector(".screen", timeout=PATIENCE)
    page.keyboard.press("x")
    in_german(page)
    page.get_by_role("button", name="Tischmenü").click()
    page.wait_for_selector("dialog[open] .menu")
    in_german(page)


def test_a_table_changes_its_language_while_it_is_played(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    expect(page.locator(".log p").first).to_be_attached()
    hand = page.locator(".hand .card").count()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    # The table's words come from the server, the page's own with a file that is fetched.
    expect(page.locator(".log p").filter(has_text=re.compile("zieht")).first).to_be_attached()
    expect(page.get_by_role("button", name="Tischmenü")).to_be_visible(timeout=PATIENCE)
    assert page.locator(".log p").filter(has_text=re.compile(" draws ")).count() == 0
    assert page.locator(".hand .card").count() == hand
    assert Person(page, 3).until_stirred()
    in_german(page)


# Reading pages


def test_the_rulebook_opens_at_a_clause_and_is_searched(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/rules/npzr/NPZR-24")
    expect(page.locator("article.cited")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("wild deck")
    expect(page.locator("article").first).to_contain_text(re.compile("wild", re.IGNORECASE))
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No clause has all these words.")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".poster").first).to_be_visible()


def test_the_record_of_a_game_is_downloaded(visit: Visit) -> None:
    page = visit("Ada", accept_downloads=True)
    open_npzr(page, friend=False)
    hand_over(page)
    page.get_by_role("button", name="Watch it").click(timeout=60_000)
    page.get_by_role("button", name="Table menu").click()
    with page.expect_download() as coming:
        page.get_by_text("Download the record").click()
    record = json.loads(Path(coming.value.path()).read_text())
    assert record["game"] == "ninja-pirate-zombie-robot"


# Settings


def test_light_dark_motion_and_mute_follow_the_device_and_the_person(visit: Visit) -> None:
    page = visit("Ada", sound=True, color_scheme="dark", reduced_motion="reduce")
    page.goto("/")
    root = page.locator("html")
    page.get_by_role("button", name=re.compile("Sit as")).click()
    page.get_by_role("combobox", name="Light").select_option("auto")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("combobox", name="Light").select_option("dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_label("No sound at all").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text("sound off")).to_be_visible()
    page.reload()
    expect(page.get_by_text("sound off")).to_be_visible()
    expect(root).to_have_attribute("data-theme", "dark")


# What a strict policy keeps out


def test_the_policy_is_strict_and_nothing_is_inline(visit: Visit, theatre: Theatre) -> None:
    page = visit("Ada")
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    text = answer.text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert re.findall(r"\son\w+=|<style|style=", text) == []
    assert set(re.findall(r'(?:src|href)="([^"]*)"', text)) == {
        address for address in re.findall(r'(?:src|href)="([^"]*)"', text) if address.startswith("/")
    }


def test_an_inline_script_does_not_run(visit: Visit) -> None:
    page = visit("Ada", forgive="Executing inline script violates")
    page.goto("/")
    broken = page.evaluate(
        """() => new Promise(done => {
            document.addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
            const script = document.createElement('script');
            script.textContent = 'window.broken = true';
            document.body.append(script);
            setTimeout(() => done('nothing'), 2000);
        })"""
    )
    assert broken.startswith("script-src")
    assert page.evaluate("window.broken") is None


# An old page at a new server


def test_a_part_that_is_gone_brings_a_friendly_page(visit: Visit) -> None:
    page = visit("Ada", forgive="404")
    page.goto("/")
    page.route("**/assets/Setup-*.js", lambda route: route.fulfill(status=404, body="{}"))
    page.get_by_role("link", name="Open a table of Roundhouse Kick").click()
    expect(page.get_by_role("heading", name="A new programme")).to_be_visible()
    page.unroute("**/assets/Setup-*.js")
    page.get_by_role("button", name="Load the new programme").click()
    expect(page.get_by_role("heading", name="Who sits where")).to_be_visible()


def test_chairs_bear_the_numbers_that_house_rules_name(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/setup/cardboard-kaiju")
    expect(page.get_by_label("Who is the Kaiju?").locator("option")).to_contain_text(["Chair 1", "Chair 2", "Chair 3"])
    expect(page.locator(".chairs .chair b")).to_contain_text(["1 · Ada", "2 ·", "3 ·", "4 ·", "5 ·"])


# Whose chair


def test_a_link_pasted_into_a_tab_at_that_table_works_at_once_and_leads_to_the_same_chair_elsewhere(
    visit: Visit,
) -> None:
    ada, bo, phone = visit("Ada"), visit("Bo"), visit("Phone")
    open_npzr(ada, friend=True)
    link = ada.get_by_role("textbox", name="Link to chair 2").input_value()
    bo.goto(link.partition("#")[0])
    expect(bo.get_by_role("button", name="Sit here")).to_be_visible()
    bo.evaluate("link => { location.href = link; }", link)
    expect(ada.locator(".chair").filter(has_text="Bo")).to_be_visible()
    expect(bo).not_to_have_url(re.compile("#chair"))
    # Nobody else can take the chair by it, and Ada is not told the link of Bo's own devices.
    expect(ada.get_by_role("textbox", name="Link to chair 2")).to_have_count(0)
    own = bo.get_by_role("textbox", name=re.compile("My chair on another device")).input_value()
    phone.goto(own)
    expect(phone.locator(".chair.you")).to_contain_text("Bo")
    phone.reload()
    expect(phone.locator(".chair.you")).to_contain_text("Bo")

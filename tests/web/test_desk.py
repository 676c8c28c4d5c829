"""The designer's desk in a real browser: change a number, see what is wrong, see what it does, play with it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.web.conftest import Theatre, Visit
from tests.web.playing import PATIENCE, check
from tests.web.test_roundhouse import Kicker

from matinee import catalog

LONG = 90_000
# A barn with one kind of tool, so that everybody draws it.
TOOL = """
[[attacks]]
name = "Hay Fork"
copies = 54
dice = 3
"""


def one_tool() -> str:
    house = catalog.show("roundhouse").read("packs/house.toml")
    return house.partition("[[attacks]]")[0].replace('name = "House"', 'name = "One tool"\ndefences = []') + TOOL


@pytest.fixture
def open_desk(tmp_path: Path) -> Iterator[Theatre]:
    house = Theatre(tmp_path, more=("--desk",))
    house.open()
    yield house
    house.close()


def lay_out(page: Page, pack: str) -> None:
    page.goto("/desk/roundhouse")
    file: FilePayload = {"name": "one-tool.toml", "mimeType": "application/toml", "buffer": pack.encode()}
    page.get_by_label("Import").set_input_files(files=[file])
    page.get_by_role("button", name="Hay Fork").click()


def test_from_a_number_to_a_table(visit: Visit, open_desk: Theatre) -> None:
    page = visit("Ada", at=open_desk.address)
    lay_out(page, one_tool())
    dice = page.get_by_label("dice", exact=True)
    expect(dice).to_have_value("3")

    dice.fill("many")
    dice.blur()
    expect(page.get_by_role("alert")).to_contain_text("a whole number belongs here, not text.")
    expect(page.get_by_role("button", name=re.compile("Play a table"))).to_be_disabled()

    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(dice).to_have_value("3")

    dice.fill("7")
    dice.blur()
    expect(page.locator("article.full")).to_contain_text("7")
    expect(page.locator("tr.edited")).to_contain_text("Hay Fork")
    expect(page.get_by_text("was 3")).to_be_visible()
    check(page)

    page.reload()
    expect(dice).to_have_value("7", timeout=PATIENCE)
    expect(page.get_by_text("was 3")).to_be_visible()

    page.get_by_label("bots").select_option("random")
    page.get_by_label("pairs at most").select_option("200")
    page.get_by_role("button", name=re.compile("What does it do")).click()
    expect(page.locator(".pictures figure")).to_have_count(6, timeout=LONG)
    expect(page.get_by_text(re.compile("Everything is settled|Played to the end"))).to_be_visible(timeout=LONG)
    # With four dice more in every kick a fight is over sooner.
    expect(page.locator(".pictures .stamp.off").first).to_be_visible()

    page.get_by_label("Name of your pack").fill("Sharper tool")
    page.get_by_role("button", name=re.compile("^Save")).click()
    expect(page.get_by_label("Begin with")).to_have_value("sharper-tool", timeout=PATIENCE)

    page.get_by_role("button", name=re.compile("Play a table")).click()
    plays_with_seven(page)


def plays_with_seven(page: Page) -> None:
    """Two bare dice and the seven that were typed at the desk."""
    page.wait_for_url("**/t/*", timeout=PATIENCE)
    kicker = Kicker(page, 1)
    said = page.locator(".log").get_by_text("with Hay Fork: 9 dice")
    for _ in range(30):
        if not kicker.until_stirred() or (kicker.answered and said.count()):
            break
        kicker.answer()
    expect(said.first).to_be_attached()


def test_others_read_the_cards_and_choose_the_pack(visit: Visit, open_desk: Theatre) -> None:
    ada = visit("Ada", at=open_desk.address)
    lay_out(ada, one_tool())
    expect(ada.get_by_label("Begin with")).to_have_value("one-tool", timeout=PATIENCE)
    bo = visit("Bo", at=open_desk.address)
    bo.goto("/setup/roundhouse-kick")
    bo.get_by_label("Which cards?").select_option(label="One tool (your own)")
    bo.get_by_role("button", name=re.compile("Start the show")).click()
    bo.wait_for_url("**/t/*", timeout=PATIENCE)
    fixed = next((open_desk.data / "packs" / "roundhouse-kick").glob("own-*.toml")).stem
    bo.goto(f"/cards/roundhouse?pack={fixed}")
    expect(bo.get_by_role("heading", name="Hay Fork")).to_be_visible(timeout=PATIENCE)


def test_a_house_without_a_desk_says_so(visit: Visit) -> None:
    page = visit("Cy", forgive="404")
    page.goto("/desk/npzr")
    expect(page.get_by_text("matinee lab")).to_be_visible()

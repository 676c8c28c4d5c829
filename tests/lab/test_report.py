"""The balance report: one page that needs nothing else, says what it knows in words, and admits what it does not."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from tests.installing import told_without

from matinee import catalog
from matinee.lab.pace import PaceTally
from matinee.lab.report import BalanceReport, aimed_bots, needed, report, small_ladder, still_open
from matinee.lab.report_charts import who_wins
from matinee.lab.report_page import cards, lead, page, questions, verdict
from matinee.lab.targets import Target
from matinee.lab.trial import trial
from matinee.match.folder import write_whole

GAMES = trial("npzr", 40, bots=["tactician"])
LEVELS = small_ladder(GAMES, 6, ["extra", "star"])


@pytest.fixture(scope="module")
def made() -> BalanceReport:
    return report(GAMES, LEVELS, 1, lambda more: None)


@pytest.fixture(scope="module")
def html(made: BalanceReport) -> str:
    return page(made)


class Outline(HTMLParser):
    """What a screen reader finds."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.pictures: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "svg":
            self.pictures.append(dict(attrs))


def test_the_page_needs_nothing_beside_it(html: str) -> None:
    outline = Outline()
    outline.feed(html)
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)
    assert set(re.findall(r"url\((?!#)([a-z]+:)", html)) <= {"data:"}
    assert not re.findall(r'(?:src|href)="(?!#)', re.sub(r'xmlns[^=]*="[^"]*"', "", html))


def test_every_picture_has_a_name_and_a_table(html: str) -> None:
    outline = Outline()
    outline.feed(html)
    assert len(outline.pictures) == 6
    assert all(picture["role"] == "img" and picture["aria-label"] for picture in outline.pictures)
    # One behind each picture, the targets and all measures.
    assert outline.tags.count("table") == len(outline.pictures) + 2
    assert outline.tags.count("caption") >= len(outline.pictures)


def test_pictures_take_their_colours_from_the_page(html: str) -> None:
    drawn = "".join(re.findall(r"<svg.*?</svg>", html, flags=re.DOTALL))
    assert "var(--mark)" in drawn
    assert "DejaVu" not in drawn
    assert not re.findall(r"(?:fill|stroke): #(?!fff)[0-9a-f]{6}", drawn)


def test_ticks_that_lie_close_together_are_told_apart(made: BalanceReport) -> None:
    """Of 100,000 games an axis shows less than two points: "49 %, 50 %, 50 %" tells nothing."""
    many = msgspec.structs.replace(
        made.found, win_share=[0.502, 0.496], win_share_ci95=[(0.499, 0.505), (0.493, 0.499)]
    )
    drawn: list[str] = []
    who_wins(many, 0.499, drawn)
    ticks = re.findall(r"<g id=\"xtick.*?<text[^>]*>([^<]*)</text>", drawn[0], flags=re.DOTALL)
    assert len(ticks) == len(set(ticks)) > 3


def test_targets_are_told_in_words_and_signs() -> None:
    inside = Target("turns_p50", 20, (14, 26), True, (19, 21), settled=True)
    assert "✓ inside" in verdict(inside)
    assert "✕ too high" in verdict(Target("lead", 20, (None, 17), False, (19, 21), settled=True))
    assert "✕ too low" in verdict(Target("lead", 2, (17, None), False, (1, 3), settled=True))
    assert "? too close" in verdict(Target("lead", 16, (None, 17), True, (14, 18)))


def test_what_is_wanted_of_every_game_and_seen_in_every_game_is_not_called_close(made: BalanceReport) -> None:
    always = Target("finished", 1.0, (1.0, None), True, (0.99, 1.0))
    assert "✓ no exception" in verdict(always)
    assert "? too close" in verdict(Target("wins", 0.46, (0.46, None), True, (0.4, 0.5)))
    found = msgspec.structs.replace(made.found, targets=[always])
    told = questions(msgspec.structs.replace(made, found=found, open=still_open(found)))
    assert "no exception in 40 games" in told


def test_cards_stand_against_the_band_of_the_rules(made: BalanceReport, html: str) -> None:
    bands = [Target("card_worst", 0.0, (-0.1, None), True), Target("card_best", 0.0, (None, 0.15), True)]
    told = cards(msgspec.structs.replace(made, found=msgspec.structs.replace(made.found, targets=bands)))
    assert "where the rules want every card" in told
    assert "where the rules want every card" not in html


def test_the_same_games_make_the_same_page(made: BalanceReport, html: str) -> None:
    again = report(GAMES, LEVELS, 2, lambda more: None)
    timeless = msgspec.structs.replace(again, found=msgspec.structs.replace(again.found, seconds=made.found.seconds))
    assert page(timeless) == html


def test_names_of_cards_cannot_break_the_page(made: BalanceReport) -> None:
    names = dict.fromkeys(made.found.cards, "<script>alert(1)</script>")
    assert "<script" not in page(msgspec.structs.replace(made, names=names))


def test_an_equal_share_is_of_the_games_that_somebody_won(made: BalanceReport) -> None:
    """Where most games are drawn, two equal seats are not both at a disadvantage."""
    drawn = msgspec.structs.replace(made.found, win_share=[0.28, 0.28], win_share_ci95=[(0.27, 0.29)] * 2)
    told = re.sub("</?em>", "", lead(msgspec.structs.replace(made, found=drawn)))
    assert "Seat 1 wins 28.0 % where an equal share is 28.0 %, which may be luck." in told


def test_sides_of_a_team_have_no_equal_share(made: BalanceReport) -> None:
    found = msgspec.structs.replace(made.found, win_share=[0.6, 0.4])
    told = re.sub("</?em>", "", lead(msgspec.structs.replace(made, found=found, teams=True)))
    assert "There are sides: seat 1 wins 60.0 %, seat 2 wins 40.0 %." in told
    assert "equal share is" not in told


def test_how_many_more_games_would_settle_it() -> None:
    # The interval reaches twice as far as the edge: four times the games.
    assert needed(1000, 0.5, (0.4, 0.6), [0.55]) == 3000
    assert needed(1000, 0.5, (0.4, 0.6), [0.7]) is None, "settled already"
    assert needed(1000, 1.0, (0.99, 1.0), [1.0]) is None, "on the edge"
    assert needed(1000, 0.5, (0.4, 0.6), [0.5000001]) is None, "more than anybody would play"


def test_games_are_played_by_those_that_the_rulebook_speaks_of() -> None:
    assert aimed_bots(catalog.show("npzr"), {}, 2) == ["tactician"]
    assert aimed_bots(catalog.show("samurai"), {}, 4) == ["director"]
    assert aimed_bots(catalog.show("kaiju"), {}, 3) == ["star"]


def test_pace_counts_decisions_and_options_of_each_turn() -> None:
    pace, other = PaceTally(), PaceTally()
    pace.add([(1, 4), (1, 2), (2, 3)])
    other.add([(1, 6), (3, 1)])
    pace.join(other)
    first, second, third = pace.turns()
    assert (first.turn, first.games, first.p10, first.p90, first.options) == (1, 2, 1, 2, 4.0)
    assert (second.games, third.games) == (1, 1)
    assert len(pace.turns(share=0.9)) == 1, "what few games reached is left out"


def test_a_full_disk_leaves_the_old_page(tmp_path: Path) -> None:
    old = tmp_path / "report.html"
    old.write_text("yesterday's")
    words = (
        "import os, pathlib, sys; from matinee.match.folder import write_whole; path = pathlib.Path(sys.argv[1]);"
        "path.with_name(f'.{path.name}.{os.getpid()}.draft').symlink_to('/dev/full'); write_whole(path, 'x' * 100000)"
    )
    tried = subprocess.run([sys.executable, "-c", words, str(old)], capture_output=True, text=True, check=False)
    assert "No space left" in tried.stderr
    assert old.read_text() == "yesterday's"
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    write_whole(old, "today's")
    assert old.read_text() == "today's"


def test_without_matplotlib_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    words = ("lab", "report", "npzr", "--games", "1", "--out", tmp_path / "report.html")
    assert "pip install 'matinee[lab]'" in told_without("matplotlib", *words)


def test_numbers_below_zero_have_a_true_minus(html: str) -> None:
    """As on the axes of the pictures; a hyphen is half as long."""
    told = re.sub(r"<[^>]*>", " ", re.sub(r"(?s)<style.*?</style>", " ", html))
    assert re.search(r"\u2212[0-9]", told)
    assert not re.search(r"(?<![\w\u2212])-[0-9]", told)

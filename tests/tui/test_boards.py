"""Boards: what is drawn, how wide, and that nothing needs colour."""

import io

import pytest
from rich.console import Console

from cursed_reel.game import CursedReel
from matinee.catalog import SHOWS, put_on, show
from matinee.engine.chance import Swift
from matinee.engine.playout import playout
from matinee.engine.view import Plain, PlainCard, PlainPile, PlainSeat, View, in_words
from matinee.tui.boards import ANYTHING, BOARDS, board
from matinee.tui.boards.figures import LARGE, SMALL

NPZR = show("npzr")
NAMES = ["Ada", "Bo"]

GIVEN = {
    "hands": {"a": ["Z-H", "P-T", "P-T", "W-N"], "b": ["Z-L"]},
    "marks": {"a": "NP", "b": "NPR"},
    "stacks": {
        "A1": "R-H / - / R-L",
        "A2": "Z-H / - / N-L > P-L",
        "B1": "Z-H / Z-T / -",
        "B2": "- / R-T / W-L(ninja.legs)",
        "B3": "P-H / P-T / -",
    },
}


def drawn(width: int, height: int = 24, given: object = GIVEN, viewer: int = 0) -> str:
    state = NPZR.arrange(given, NPZR.setup({}), Swift(1))  # type: ignore[arg-type]
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None, legacy_windows=False)
    console.print(board(NPZR.id).draw(NPZR.game.view(state, viewer), NAMES, viewer))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def told(given: object = GIVEN, viewer: int = 0) -> list[str]:
    state = NPZR.arrange(given, NPZR.setup({}), Swift(1))  # type: ignore[arg-type]
    return board(NPZR.id).tell(NPZR.game.view(state, viewer), NAMES, viewer)


@pytest.mark.parametrize("duty", [True, False])
def test_npzr_30_the_board_calls_no_wild_a_regular_card(duty: bool) -> None:
    assert "regular" not in drawn(120, given=GIVEN | {"hands": {"a": ["W-N", "W-X"]}, "duty": duty})


@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 24), (82, 40), (120, 40), (200, 60)])
def test_a_board_keeps_to_its_width_and_says_everything_without_colour(width: int, height: int) -> None:
    picture = drawn(width, height)
    assert all(len(line) <= width for line in picture.splitlines())
    for word in (
        "Ada (you)",
        "Bo",
        "■ NINJA",
        "A1",
        "A2",
        "B1",
        "B2",
        "B3",
        "A1 ✓R-T",
        "B3 ♪P-L",
        "B1 !Z-L",
    ):
        assert word in picture, word
    # A wild has a star, buried cards a number.
    assert "N*" in picture
    assert "+1" in picture


def test_at_eighty_by_twenty_four_a_board_fits_beside_its_prompt() -> None:
    assert len(drawn(80, 24).splitlines()) <= 13


def test_the_fourth_mark_looms_in_words() -> None:
    bo = next(line for line in drawn(80).splitlines() if line.strip().startswith("Bo"))
    assert "! one part wins !" in bo
    ada = next(line for line in drawn(80).splitlines() if "Ada (you)" in line)
    assert "one part wins" not in ada


def test_the_rival_sits_above_the_viewer() -> None:
    assert drawn(80, viewer=1).index("Ada") < drawn(80, viewer=1).index("Bo (you)")


def test_a_spectator_sees_no_hand() -> None:
    assert "Mostly Head" not in drawn(120, 40, viewer=7)


def test_more_stacks_than_fit_go_on_in_a_second_row() -> None:
    many = {f"A{n}": "- / - / Z-L" if n % 2 else "- / N-T / -" for n in range(1, 9)}
    picture = drawn(80, given={"stacks": many, "hands": {"a": ["P-H"]}})
    assert all(f"A{n}" in picture for n in range(1, 9))
    assert all(len(line) <= 80 for line in picture.splitlines())


def test_line_by_line_there_is_one_line_a_stack() -> None:
    lines = told()
    assert "A2 Ada  Z-H | - | P-L over N-L" in lines
    assert "B2 Bo  - | R-T | N-L*" in lines
    assert "A1 Ada  R-H | - | R-L   one part away, needs R-T" in lines
    assert "B1 Bo  Z-H | Z-T | -   one part away, needs Z-L, one part wins!" in lines
    assert any("P-T Coat of Many Buttons (x2)" in line for line in lines)


def test_every_part_has_a_drawing_of_one_size() -> None:
    assert SMALL.keys() == LARGE.keys()
    assert len(SMALL) == 12
    assert {len(art) for art in SMALL.values()} == {5}
    assert {len(row) for art in LARGE.values() for row in art} == {9}


REEL = put_on(CursedReel())
BOOTH = {"reel": ["bat-3", "blob-6"], "deck": ["ant-1", "ant-2"], "hands": {"a": ["bat-1", "ghoul-4"], "b": ["ant-6"]}}


def booth(viewer: int = 0) -> View:
    state = REEL.arrange(BOOTH, REEL.setup({}), Swift(1))
    return in_words(REEL.game.view(state, viewer), REEL.words())


def test_a_game_without_a_board_is_read_out() -> None:
    assert ANYTHING.tell(booth(), NAMES, 0) == [
        "Turn 1, Tear risk in % 0 of 100",
        "Ada: points 0, Hand 2, Can 0, you, their turn.",
        "Bo: points 0, Hand 1, Can 0.",
        "Scenes to come 2.",
        "The reel, worth 9: Cape and Fang (3), The Bat; Everything Is Blob (6), The Blob.",
        "Bin 29, on top The Guests Are the Menu (6).",
        "Hand: Squeak in the Attic (1), The Bat; Ghouls in Black Tie (4), The Ghouls.",
    ]


def test_a_game_without_a_board_is_drawn() -> None:
    console = Console(file=io.StringIO(), width=60, height=40, color_system=None, legacy_windows=False)
    console.print(ANYTHING.draw(booth(), NAMES, 0))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "> Ada   points 0" in text
    assert "│Cape and Fang   │ │Everything Is   │" in text
    assert "│                │ │Blob            │" in text
    assert "Giant" not in text
    assert "ant-6" not in text


def test_a_card_that_lies_face_down_is_drawn_so() -> None:
    console = Console(file=io.StringIO(), width=60, height=40, color_system=None, legacy_windows=False)
    plain = Plain([PlainSeat(0)], [PlainPile("row", 2, "row", label="Row", cards=[PlainCard("a", "A"), None])])
    console.print(ANYTHING.draw(View(over=False, winners=[], ending="", plain=plain), NAMES, 0))
    assert "│A               │ │░░░░░░░░░░░░░░░░│" in console.file.getvalue()  # type: ignore[attr-defined]
    assert ANYTHING.tell(View(over=False, winners=[], ending="", plain=plain), NAMES, 0)[1] == "Row: A; face down."


def test_boards_belong_to_games_of_the_house() -> None:
    assert all(show(game).id == game for game in BOARDS)


@pytest.mark.parametrize("game", SHOWS)
def test_every_game_of_the_house_can_be_sat_down_to(game: str) -> None:
    """Boards hold their width through a whole game of the weakest bots."""
    the_show = SHOWS[game]
    s = the_show.deal(the_show.setup({"seats": max(2, the_show.game.fewest)}), Swift(1))
    names = ["Ada", "Bo", "Cy"][: s.seats]
    while not s.over and s.question < 400:
        playout(s, Swift(int(s.question)), 20)
        view = the_show.game.view(s, 0)
        assert all("View(" not in line for line in board(game).tell(view, names, 0))
        console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
        console.print(board(game).draw(view, names, 0))
        assert all(len(line) <= 80 for line in console.file.getvalue().splitlines())  # type: ignore[attr-defined]

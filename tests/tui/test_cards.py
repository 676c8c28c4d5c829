"""What is printed on the cards can be read, in every game: in the inspector, beside the options, and line by line."""

from collections.abc import Callable

import pytest
from tests.tui.conftest import lay, settled
from textual.widgets import OptionList, Static

from matinee.catalog import SHOWS, show
from matinee.engine.chance import Swift
from matinee.engine.playout import playout
from matinee.match.beats import show_view
from matinee.tui.app import Playhouse
from matinee.tui.boards import board
from matinee.tui.boards.shelves import find
from matinee.tui.inspector import Inspector
from matinee.tui.local import Local
from matinee.tui.plain import PlainTable

Sit = Callable[..., Local]
SAMURAI = show("samurai")

FILM = {
    "movies": {"a": {"cast": ["honorable-samurai + bamboo-spear"]}, "b": {"cast": ["butt-kicking-mother"]}},
    "hands": {"a": ["hentai-demon", "wire-fu"]},
    "discard": ["pickpocket-extra"],
}
# A card that has words of its own in each game that has such cards.
WORDED = {
    "cardboard-kaiju": "text",
    "robot-rampage": "words",
    "kung-fu-samurai": "text",
}


@pytest.mark.parametrize("game", SHOWS)
def test_every_card_of_a_hand_and_in_play_is_on_a_shelf(game: str) -> None:
    the_show = SHOWS[game]
    seats = max(2, the_show.game.fewest)
    names = ["Ada", "Bo", "Cy"][:seats]
    s = the_show.deal(the_show.setup({"seats": seats}), Swift(3))
    texts = 0
    while not s.over and s.question < 300:
        playout(s, Swift(int(s.question)), 15)
        for viewer in (0, 7):
            shelves = board(game).shelves(show_view(the_show, s, viewer, "en"), names, viewer)
            assert all(card.title for shelf in shelves for card in shelf.cards)
            texts += sum(bool(card.text) for shelf in shelves for card in shelf.cards)
        asked = int(s.asked)
        if not s.over:
            own = board(game).shelves(show_view(the_show, s, asked, "en"), names, asked)
            hand = [shelf for shelf in own if shelf.name.endswith("hand") or "just drawn" in shelf.name]
            assert hand or game == "roundhouse-kick" or not getattr(the_show.game.view(s, asked), "hand", [])
    assert texts or game not in WORDED


def test_a_pile_of_npzr_is_fanned_from_the_top_down() -> None:
    npzr = show("npzr")
    given = {"hands": {"a": ["Z-H"]}, "stacks": {"A1": "- / - / N-L > P-L > W-L(ninja.legs)"}}
    view = npzr.game.view(npzr.arrange(given, npzr.setup({}), Swift(1)), 1)
    (pile,) = board(npzr.id).shelves(view, ["Ada", "Bo"], 1)
    assert pile.name == "Ada: A1 legs"
    assert [card.key for card in pile.cards] == ["W-L", "P-L", "N-L"]


def test_rr_26_the_discard_pile_can_be_read() -> None:
    rampage = show("rampage")
    s = rampage.deal(rampage.setup({"seats": 2}), Swift(4))
    while not s.over and not rampage.game.view(s, 0).discard:  # type: ignore[attr-defined]
        playout(s, Swift(int(s.question)), 5)
    view = rampage.game.view(s, 0)
    shelf = next(shelf for shelf in board(rampage.id).shelves(view, ["Ada", "Bo"], 0) if shelf.name == "discard pile")
    assert len(shelf.cards) == len(view.discard)  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_highlighted_option_brings_its_cards_words(sit: Sit, size: tuple[int, int]) -> None:
    sitting = lay(sit(show=SAMURAI, fresh=True), FILM)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, sitting)
        stage = app.screen
        asked = sitting.asked
        assert asked is not None
        place = next(n for n, option in enumerate(asked.options) if option.card == "wire-fu" or "demon" in option.card)
        stage.query_one(OptionList).highlighted = place
        await settled(pilot, sitting)
        card = find(stage.shelves, asked.options[place].card)  # type: ignore[attr-defined]
        assert card is not None
        panes = [pane for pane in stage.query(".card").results(Static) if pane.region.area]
        assert any(card.text.split("\n")[0] in str(pane.visual) for pane in panes)


async def test_the_inspector_opens_at_the_card_and_moves_by_arrows_and_mouse(sit: Sit) -> None:
    sitting = lay(sit(show=SAMURAI, fresh=True), FILM)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, sitting)
        await pilot.press("i")
        await settled(pilot, sitting)
        assert isinstance(app.screen, Inspector)
        titles = [card.title for card in app.screen.rows if card is not None]
        for title in ("Wire Fu", "Honorable Samurai", "Bamboo Spear", "Butt Kicking Mother", "Pickpocket Extra"):
            assert title in titles
        seen = set()
        for _ in range(len(titles)):
            seen.add(str(app.screen.query_one("#words", Static).visual).split("\n")[0])
            await pilot.press("down")
        assert seen == set(titles)
        listed = app.screen.query_one(OptionList)
        listed.scroll_home(animate=False)
        await settled(pilot, sitting)
        await pilot.click("#cards", offset=(4, 2))
        await settled(pilot, sitting)
        assert listed.highlighted == 2
        await pilot.press("escape")
        await settled(pilot, sitting)
        assert not isinstance(app.screen, Inspector)
        await pilot.click("#board-box", offset=(4, 2))
        await settled(pilot, sitting)
        assert isinstance(app.screen, Inspector)


async def test_line_by_line_cards_are_read_by_number_by_name_and_all(sit: Sit) -> None:
    sitting = lay(sit(show=SAMURAI, fresh=True), FILM)
    script = iter(["cards", "card samurai", "card 1", "card xyzzy", "card", "quit"])
    said: list[str] = []

    async def read() -> str | None:
        return next(script, None)

    await PlainTable(sitting, read, said.append, clear=lambda: None).run()
    text = "\n".join(said)
    assert "Ada: Movie:" in said
    assert text.count("Honorable Samurai (Character ") >= 2
    assert "No card that you can see is called “xyzzy”" in text
    assert "No card that you can see is called “”" in text

"""What nobody may learn: stacks, drafts, looks, and whose window is open."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.seats import SPECTATOR
from matinee.engine.view import ask
from matinee.games.rampage.deck import DECK, HANDS, STACKS
from matinee.testing.scenario import Scenario

from .conftest import Tables

PAUSE = ["G03", "O03"]
OTHERS = ("bo", "cy", None)


def unchanged(scene: Scenario, name: str | None) -> object:
    """Everything that a person is shown, to be compared before and after."""
    return scene.view(name), [event.facts() for event in scene.story(name)]


def test_a_draft_is_told_to_nobody_before_it_is_done(table: Tables) -> None:
    scene = table(a=["R13", "R12", "Y06"], b=PAUSE)
    scene.says("ada", "target:red")
    before = {name: unchanged(scene, name) for name in OTHERS}
    scene.says("ada", "strike:R13", "boost:Y06", "accessory")
    assert {name: unchanged(scene, name) for name in OTHERS} == before
    assert scene.view("bo").seats[0].hand == 3
    assert [card.laid for card in scene.view("ada").hand] == ["strike", "", "boost"]
    scene.says("ada", "done")
    assert scene.view("bo").fight is None or scene.view("bo").fight.shown


def test_a_defence_is_told_to_nobody_before_it_is_done(table: Tables) -> None:
    scene = table(a=["G13", "G12"], b=PAUSE, c=["G02", "G14", "O10"])
    scene.says("ada", "strike:G13", "done")
    names = ("ada", "bo", None)
    before = {name: unchanged(scene, name) for name in names}
    scene.says("cy", "guard:G14", "respond:O10")
    assert {name: unchanged(scene, name) for name in names} == before
    assert scene.view("cy").fight.defence == {"parts": 5, "guards": 4, "responses": 2}
    # A guess at this table must not guess the draft either.
    twin = scene.state.redeal(0, Swift(3))
    assert all(twin.piles.counter(card) == 0 for card in twin.piles.cards(HANDS + 2))


def test_no_view_names_a_card_under_a_stack_though_all_saw_it_go_there(table: Tables) -> None:
    scene = table(a=["R13", "R12"], b=PAUSE, deck=["O13"])
    scene.says("ada", "strike:R13", "done")
    card = next(card for card in scene.state.piles.cards(STACKS) if scene.show.game.face(scene.state, card) == "R13")
    assert scene.state.piles.seen(card) == 0
    assert "ada strikes with red 3 (Soup Ladle)." in scene.log("cy")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_stack_or_deck_never_holds_a_card_that_anybody_can_name(seats: int) -> None:
    rampage = show("rampage")
    s = rampage.deal(rampage.setup({"seats": seats}), Swift(seats))
    chance = Swift(2)
    while not s.over:
        for pile in (DECK, *range(STACKS, STACKS + 6)):
            assert all(s.piles.seen(card) == 0 for card in s.piles.cards(pile))
        s.take(s.offered.at(chance.below(s.offered.count)))


def test_only_the_asked_seat_reads_the_question(table: Tables) -> None:
    scene = table(a=["G13", "G12"], b=PAUSE, c=["G02", "G14"])
    words = scene.show.words()
    scene.says("ada", "strike:G13", "done")
    assert scene.asked == "cy"
    assert ask(scene.state, 2, words) is not None
    for viewer in (0, 1, int(SPECTATOR)):
        assert ask(scene.state, viewer, words) is None
    assert scene.show.game.waiting(scene.state) is None


def test_a_player_asked_for_a_strike_has_one_in_every_guess(table: Tables) -> None:
    """A guess must be a position of the game: the target is public, so a strike at it is in the unknown hand."""
    scene = table("abc", seats=3, a=["R13", "O12", "Y12"], b=PAUSE)
    scene.says("ada", "target:red")
    for seed in range(30):
        twin = scene.state.redeal(1, Swift(seed))
        assert twin.options()
    one = table(a=["R13", "R05"], b=PAUSE, stacks=dict.fromkeys("abcdef", 1))
    for seed in range(60):
        assert one.state.redeal(2, Swift(seed)).options()


def test_a_fallen_player_sees_what_a_spectator_sees(table: Tables) -> None:
    scene = table(a=["Y02", "R13", "O13"], c=["R03", "Y03"], stacks={"b": 1})
    scene.says("ada", "use:Y02")
    assert scene["causes"]["b"] == "cards"
    assert scene.view("bo") == scene.view(None)

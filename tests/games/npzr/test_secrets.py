"""What a rival can work out, and what a re-dealt table therefore keeps."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.seats import SPECTATOR
from matinee.games.npzr.deck import HANDS
from matinee.games.npzr.parts import LETTERS, PLACES, part_name
from matinee.games.npzr.state import Npzr

from .conftest import Tables

BO = 1


def wilds_of_ada(s: object, seed: int) -> int:
    """How many wilds Ada holds in one guess of Bo's."""
    assert isinstance(s, Npzr)
    return int(s.redeal(BO, Swift(seed)).wilds_in(HANDS))


def test_a_seat_asked_again_after_its_duty_holds_a_wild(table: Tables) -> None:
    with table(a=["N-H", "P-H", "W-X"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-H", "new")
        assert ada.asked == "ada"
        assert all(wilds_of_ada(ada.state, seed) >= 1 for seed in range(60))


def test_a_turn_that_ends_by_itself_shows_that_no_wild_is_held(table: Tables) -> None:
    with table(a=["N-H", "P-H", "P-T"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-H", "new")
        assert ada.asked == "bo"
        assert all(wilds_of_ada(ada.state, seed) == 0 for seed in range(60))


def test_a_wild_that_met_the_duty_shows_that_no_regular_is_left(table: Tables) -> None:
    with table(a=["W-H", "W-X", "W-L"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:W-H", "as:zombie.head", "new")
        assert all(wilds_of_ada(ada.state, seed) == 2 for seed in range(60))


def test_an_unknown_hand_is_guessed_again_each_time(table: Tables) -> None:
    with table(a=["N-H", "P-H", "P-T", "Z-L", "W-X"]) as ada:
        guesses = {tuple(sorted(ada.state.redeal(BO, Swift(seed)).piles.cards(HANDS))) for seed in range(30)}
        assert len(guesses) > 20


def test_a_half_made_choice_is_not_betrayed(table: Tables) -> None:
    npzr = show("npzr")
    wild = table(a=["W-X", "P-H", "P-T"], stacks={"B1": "Z-H / - / -"})
    before = npzr.game.view(wild.state, BO)
    wild.says("ada", "play:W-X")
    assert npzr.game.view(wild.state, BO) == before
    assert wild.state.redeal(BO, Swift(1)).step().name() == "PlayCard"
    wild.says("ada", "as:robot.head")
    assert npzr.game.view(wild.state, BO) == before
    assert wild.story("bo") == []


def test_a_draw_is_told_to_all_but_its_card_only_to_the_drawer(table: Tables) -> None:
    with table(a=["N-H", "P-H"], b=["R-T", "R-L"], deck=["Z-L", "Z-H"], stacks={"B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-H", "new")
        assert "bo draws The Shuffle." in ada.log("bo")
        assert "bo draws a card." in ada.log("ada")
        assert "bo draws a card." in ada.log()
        assert not any("Shuffle" in line for line in ada.log("ada") + ada.log())


def test_a_hand_dealt_anew_shows_what_is_printed_on_its_cards() -> None:
    """A table that somebody went back on, or left for another: its next cards had the pictures of those before."""
    npzr = show("npzr")
    s = npzr.deal(npzr.setup({}), Swift(3))
    anew = s.redeal(s.asked, Swift(5))
    for card in npzr.game.view(anew, 1 - anew.asked).hand:  # type: ignore[attr-defined]
        assert card.shows == (
            "" if card.wild else part_name(LETTERS.index(card.key[0]) * 3 + PLACES.index(card.key[2]))
        )


@pytest.mark.parametrize("viewer", [0, 1, int(SPECTATOR)])
def test_a_view_names_only_what_its_viewer_sees(viewer: int) -> None:
    import msgspec

    npzr = show("npzr")
    s = npzr.deal(npzr.setup({}), Swift(9))
    seen = msgspec.to_builtins(npzr.game.view(s, viewer))
    own = [npzr.game.face(s, card) for card in s.piles.cards(HANDS + viewer)] if viewer < 2 else []
    assert [card["key"] for card in seen["hand"]] == own
    assert seen["stacks"] == []
    assert [side["hand"] for side in seen["sides"]] == [s.piles.count(HANDS), s.piles.count(HANDS + 1)]

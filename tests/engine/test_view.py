"""A view that the house can draw: only what its viewer may name, in the reader's words."""

import msgspec

from leduc_poker.state import BOARD, DECK, HANDS
from leduc_poker.view import card
from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.seats import SPECTATOR
from matinee.engine.view import Counter, Plain, PlainCard, PlainPile, PlainSeat, View, in_words, laid
from matinee.engine.words import Words
from matinee.lab.bench import teaching_games

LEDUC = teaching_games()["leduc"]
WORDS = Words(
    "en",
    """
card-fat-cloud = Fat Cloud
    .text = Third cloud: the bag is lost.
kind-cloud = Cloud
pile-stalls = The stalls
counter-bag = Bag
ending-packed-up = Everybody packed up.
""",
)


def test_a_pile_names_only_what_its_viewer_knows() -> None:
    s = LEDUC.deal(LEDUC.setup({}), Swift(1))
    hand = int(HANDS)
    own = laid(s, hand, 0, card, "hand", 0)
    assert [seen.key for seen in own.cards if seen] == [LEDUC.game.face(s, s.piles.top(HANDS))]
    for viewer in (1, int(SPECTATOR)):
        assert laid(s, hand, viewer, card, "hand", 0).cards == []
        assert laid(s, hand, viewer, card, "hand", 0).count == 1
    assert laid(s, int(DECK), 0, card) == PlainPile("deck", 4)
    assert laid(s, int(BOARD), 0, card, "row") == PlainPile("board", 0, "row")


def test_a_card_that_is_known_in_a_hand_does_not_show_its_place() -> None:
    s = LEDUC.deal(LEDUC.setup({}), Swift(1))
    hand = int(HANDS) + 1
    shown = s.piles.top(DECK)
    s.piles.show(shown, 1)
    s.piles.slip(shown, hand)
    below = laid(s, hand, 0, card, "hand", 1)
    s.piles.slip(s.piles.top(hand), hand)
    assert below == laid(s, hand, 0, card, "hand", 1)
    assert [seen is None for seen in below.cards] == [False, True]


def test_words_come_from_the_messages_of_the_game_and_never_over_its_own() -> None:
    view = View(
        over=True,
        winners=[0],
        ending="packed up",
        plain=Plain(
            seats=[PlainSeat(0, score=Counter("coins", 3, label="Münzen"), counters=[Counter("bag", 2)])],
            piles=[PlainPile("stalls 1", 2, "row", cards=[PlainCard("fat-cloud", kind="cloud"), None])],
        ),
    )
    plain = in_words(view, WORDS).plain
    assert plain is not None
    assert plain.verdict == "Everybody packed up."
    assert plain.seats[0].counters[0].label == "Bag"
    assert plain.seats[0].score is not None
    assert plain.seats[0].score.label == "Münzen"
    assert plain.piles[0].label == "The stalls"
    seen, hidden = plain.piles[0].cards
    assert hidden is None
    assert seen is not None
    assert (seen.title, seen.text, seen.kind_label) == ("Fat Cloud", "Third cloud: the bag is lost.", "Cloud")


def test_a_game_with_boards_of_its_own_sends_no_plain_part() -> None:
    views = [show.game.view(show.deal(show.setup({}), Swift(1)), 0) for show in catalog.ours()]
    sent = [msgspec.to_builtins(view) for view in views if type(view) is not View]
    assert len(sent) >= 5
    assert all({"over", "winners", "ending"} <= view.keys() and "plain" not in view for view in sent)


def test_a_view_without_a_plain_part_is_left_alone() -> None:
    view = View(over=False, winners=[], ending="")
    assert in_words(view, WORDS) is view

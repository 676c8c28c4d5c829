"""Cards and piles: RR-20 to RR-27."""

from collections import Counter

from matinee.catalog import show
from matinee.games.rampage.deck import ATTACK, DEFENCE, LOCATION, STRENGTH, TYPE
from matinee.games.rampage.parts import ACTION, REPLACEMENT

from .conftest import ROBOTS, Tables


def test_rr_20_every_battle_card_has_strength_colour_location_and_one_of_four_texts() -> None:
    deck = show("rampage").pack("house")
    battle = range(36, 120)
    assert Counter(deck.fact(card, TYPE) for card in battle) == {0: 24, 1: 24, 2: 18, 3: 18}
    assert Counter(deck.fact(card, LOCATION) for card in battle) == {5: 34, 0: 10, 1: 10, 2: 10, 3: 10, 4: 10}
    for colour in range(6):
        strengths = [deck.fact(card, STRENGTH) for card in battle if deck.colour(card) == colour]
        assert Counter(strengths) == {1: 4, 2: 5, 3: 4, 4: 1}
    assert all(deck.acts[card] for card in battle if deck.type(card) == ACTION)
    assert all(0 <= deck.kind(card) < 5 for card in battle if deck.type(card) == REPLACEMENT)


def test_rr_33_a_replacement_says_what_it_is_worth() -> None:
    """Fishbowl and Flowerpot are both a new head, and not the same one."""
    deck = show("rampage").pack("house")
    for card in range(36, 120):
        for column, gain in ((ATTACK, "attack"), (DEFENCE, "defence")):
            if deck.fact(card, column):
                assert f"+{deck.fact(card, column)} {gain}" in deck.cards[card].words


def test_rr_33_the_offer_says_so_too(table: Tables) -> None:
    bare = {"a": "T5 RA3"}
    with table(a=["R12", "R14", "R13"], b=["G03", "O03"], robots=bare) as heads:
        prompt = heads.prompt()
        assert prompt is not None
        assert [option.text for option in prompt.options] == [
            "Bolt on Fishbowl (red 2) as your head: +2 defence",
            "Bolt on Flowerpot (red 4) as your head: +1 defence",
            "Bolt on Soup Ladle (red 3) as your left arm: +2 attack",
            "Attack",
        ]


def test_rr_21_a_booster_of_the_targets_colour_is_offered_as_strike_and_as_boost(table: Tables) -> None:
    with table(a=["R13", "R06", "G05"], b=["G03", "O03"]) as choice:
        choice.says("ada", "target:red", "strike:R13")
        assert choice.keys == ["strike:R06", "boost:R06", "boost:G05", "accessory", "done"]
        choice.says("ada", "boost:R06")
        assert choice.keys == ["boost:G05", "accessory", "done"]
        choice.says("ada", "done")
        # A card used for its text adds no strength: arms 5, strike 3, Extra Amps 2.
        assert choice["attack"] == 10


def test_rr_22_played_cards_go_under_the_stack_and_discarded_ones_to_the_pile(table: Tables) -> None:
    hands = {"a": ["G13", "B12"], "b": ["G03", "O03"], "c": ["B10", "O09", "P03"]}
    with table("abcdef", **hands, stacks={"c": ["P01"]}) as duel:
        duel.says("ada", "done")
        duel.says("cy", "respond:B10", "respond:O09")
        # Oven Mitts are played, Non-Stick Coating is discarded; 8 against 5 + 2 + 3 misses.
        assert duel["stack_cards"]["c"] == ["P01", "B10"]
        assert duel["discard"] == ["O09"]
        assert duel["hands"]["c"] == ["P03"]


def test_rr_23_every_action_costs_a_card_of_life(table: Tables) -> None:
    with table(a=["O03", "R13", "R02"], b=["G03", "G02"]) as tape:
        before = len(tape["hands"]["a"]) + tape["stacks"]["a"]
        tape.says("ada", "use:O03")
        assert tape["discard"] == ["O03"]
        assert len(tape["hands"]["a"]) + tape["stacks"]["a"] == before - 1
        tape.says("ada", "attack", "strike:R13", "done")


def test_rr_24_cards_go_under_in_the_order_laid_and_texts_last(table: Tables) -> None:
    with table(a=["R07", "Y06", "R13"], b=["G03", "O03"], stacks={"a": ["P01"]}, deck=["O13"]) as order:
        order.says("ada", "target:red", "strike:R13", "boost:Y06", "strike:R07", "done")
        # Two of four come back at once as the refill; underneath lie strikes, then the Booster, then what was taken.
        assert order["hands"]["a"] == ["P01", "R13", "R07"]
        assert order["stack_cards"]["a"][0] == "Y06"


def test_rr_25_an_empty_battle_deck_is_reshuffled_when_a_card_is_needed(table: Tables) -> None:
    discard = ["G02", "G04", "Y02"]
    with table(a=["R13", "R14"], b=["G03", "O03"], deck_size=0, discard=discard) as again:
        again.says("ada", "strike:R13", "done")
        shuffled = [event for event in again.story() if event.kind == "shuffled"]
        assert len(shuffled) == 1
        assert len(again["discard"]) == 1
        assert again["deck"] == 2


def test_rr_25_with_both_piles_empty_a_hit_is_a_wound_and_a_salvage_gives_nothing(table: Tables) -> None:
    with table(a=["R02", "R13", "R14"], b=["G03", "O03"], deck_size=0) as nothing:
        assert "no_effect" in nothing.hints("use:R02")
        nothing.says("ada", "use:R02")
        assert nothing["stacks"]["a"] == 8
        nothing.says("ada", "strike:R13", "done")
        # The Action itself had been discarded, so the hit drew it.
        assert nothing["wounds"]["b"] == 0
    with table(a=["R13", "R14"], b=["G03", "O03"], deck_size=0) as torso:
        torso.says("ada", "strike:R13", "done")
        assert torso["wounds"]["b"] == 1
        assert torso["robots"]["b"] == ROBOTS["b"]


def test_rr_26_the_discard_pile_lies_open_in_order(table: Tables) -> None:
    with table(a=["O03", "G03", "R13"], b=["G02", "O02"], discard=["P01", "Y02"]) as open_pile:
        open_pile.says("ada", "use:G03", "use:O03")
        # One card is left: it is laid, and only the accessory is still to be decided on.
        assert open_pile.keys == ["accessory", "done"]
        for name in ("bo", None):
            assert [card.key for card in open_pile.view(name).discard] == ["P01", "Y02", "G03", "O03"]
        open_pile.says("ada", "done")


def test_rr_27_colour_never_matters_for_text(table: Tables) -> None:
    with table(a=["R13", "Y07"], b=["G03", "O03"], deck=["O13", "R11"]) as mixed:
        mixed.says("ada", "target:red")
        assert "boost:Y07" in mixed.keys
        mixed.says("ada", "boost:Y07", "done")
        # Squint and Aim: two locations are drawn, and Ada picks one.
        assert mixed.view().fight.aim == 1
        assert mixed.question == "PickHit"

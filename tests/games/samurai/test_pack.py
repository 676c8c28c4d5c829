"""The pack: what is printed, what the loader refuses, and two packs in one deck."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import BadPack, BadSetup
from matinee.games.samurai import pack, terms
from matinee.games.samurai.rows import TrtRow
from matinee.games.samurai.seen import card_view
from matinee.games.samurai.state import Samurai
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")
CARD = """
[[cards]]
key = "x"
name = "X"
type = "Character"
strength = 3
traits = []
word = "Xylophone"
class = "n"
text = ""
quote = "Ex."
"""


def refused(text: str) -> str:
    with pytest.raises(BadPack) as fault:
        pack.read(f'name = "Test"\n{text}', "test.toml")
    return fault.value.sentence


def test_kfs_01_two_to_six_seats() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            SHOW.setup({"seats": seats})
    for seats in (2, 6):
        assert SHOW.setup({"seats": seats}).seats == seats


def test_kfs_06_a_card_lacking_a_field_is_refused() -> None:
    assert pack.read(f'name = "Test"\n{CARD}', "test.toml").cards[0].name == "X"
    for field in ("name", "type", "traits", "word", "class", "text", "quote"):
        lines = [line for line in CARD.splitlines() if not line.startswith(f"{field} =")]
        assert field in refused("\n".join(lines))
    assert "'X', field 'strength'" in refused(CARD.replace("strength = 3\n", ""))
    assert "'X', field 'strength'" in refused(CARD.replace('"Character"', '"Credits"'))


def test_kfs_07_a_seventh_type_is_refused() -> None:
    assert "type" in refused(CARD.replace('"Character"', '"Director"'))
    deck = SHOW.pack("house").deck(6, True)
    counts = {name: sum(card.type == number for card in deck.cards) for number, name in enumerate(terms.TYPES)}
    assert counts == {"Character": 32, "Location": 16, "Prop": 16, "Creature": 22, "Sfx": 32, "Credits": 2}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (('quote = "Ex."', 'quote = "Ex."\neffects = [{ tag = "EXPLODE" }]'), "effects"),
        (('quote = "Ex."', 'quote = "Ex."\neffects = [{ tag = "DS", change = "triple" }]'), "change"),
        (('quote = "Ex."', 'quote = "Ex."\nsmell = "of popcorn"'), "smell"),
        (('quote = "Ex."', 'quote = "Ex."\neffects = [{ tag = "TURN", mode = 3 }]'), "'X', field 'effects'"),
        (('quote = "Ex."', 'quote = "Ex."\neffects = [{ tag = "PROPS", n = 4 }]'), "a whole number of at most 3"),
        (('quote = "Ex."', 'quote = "Ex."\neffects = [{ tag = "DROP", n = 2 }]'), "a whole number of at most 1"),
        (('"Xylophone"', '"the"'), "'X', field 'word'"),
        (('"Xylophone"', '""'), "'X', field 'word'"),
        (('"Character"', '"Sfx"'), "'X', field 'strength'"),
    ],
)
def test_a_wrong_card_is_named_with_its_field(change: tuple[str, str], named: str) -> None:
    assert named in refused(CARD.replace(*change))


def test_a_doubled_defence_may_have_its_condition() -> None:
    """The `if` of an MDS row was read, and never asked."""
    always = 'effects = [{ tag = "MDS", change = "double" }]'
    against_giants = always.replace(" }]", ', if = { attack = ["Giant"] } }]')
    cards = pack.read(SHOW.read("packs/house.toml").replace(always, against_giants), "giants.toml")
    movies = {"a": {"cast": ["samurai-intern"]}, "b": {"cast": ["eager-student"]}}
    for creature, ds in (("hopping-ghosts", 3), ("rubber-suit-lizard", 6)):
        hands = {"a": [creature, "wire-fu"], "b": ["thousand-mirrors"]}
        s = SHOW.game.arrange({"movies": movies, "hands": hands}, SHOW.setup({"seats": 2}), cards, Swift(1))
        for key in (f"attack:{creature}", "pass", "play:thousand-mirrors"):
            s.answer(s.option(key))
        assert SHOW.game.position(s)["attack"]["ds"] == ds


NOWHERE = [
    '{ tag = "DS", change = "plus", n = 1, scope = "others", of = ["Young"], if = { alone = true } }',
    '{ tag = "CAN", what = "sfx", if = { alone = true } }',
    '{ tag = "STOP", if = { kung_fu = true } }',
    '{ tag = "LIM", n = 1, if = { location = ["City"] } }',
    '{ tag = "VIC", rule = "must", of = ["Young"], if = { alone = true } }',
    '{ tag = "PTS", n = 5, if = { alone = true } }',
]


@pytest.mark.parametrize("row", NOWHERE)
def test_kfs_06_an_if_that_nobody_asks_is_refused(row: str) -> None:
    """It was read, and the row worked always."""
    assert pack.read(f'name = "Test"\n{CARD}effects = [{row.partition(", if =")[0]} }}]', "test.toml").cards
    assert "card 'X', field 'effects': an `if` on " in refused(f"{CARD}effects = [{row}]")


def test_kfs_58_an_ability_asks_its_if_only_in_an_attack() -> None:
    def ability(when: str, effect: str, cost: str = "") -> str:
        return f'{CARD}ability = {{ when = "{when}", cost = [{cost}], effects = [{effect}] }}'

    asks = 'if = { attack = ["Robot"] }'
    row, paid = f'{{ tag = "STOP", {asks} }}', f'{{ tag = "DROP", {asks} }}'
    assert pack.read(f'name = "Test"\n{ability("attack", row)}', "test.toml").cards
    for when in ("turn", "victim"):
        assert "card 'X', field 'ability': an `if` on " in refused(ability(when, row))
    assert "card 'X', field 'ability': a cost " in refused(ability("attack", '{ tag = "STOP" }', paid))


@pytest.mark.parametrize(
    "row",
    [
        '{ tag = "AS", change = "plus", n = 2, ',
        '{ tag = "MDS", change = "double", ',
        '{ tag = "AUTO", result = "success", ',
    ],
)
def test_kfs_06_only_a_defence_of_its_own_knows_who_holds_the_card(row: str) -> None:
    """With nobody to ask about, it was never true."""
    asks = 'if = { holder = ["Monk"] } }'
    assert "card 'X', field 'effects': " in refused(f"{CARD}effects = [{row}{asks}]")
    assert pack.read(
        f'name = "Test"\n{CARD}effects = [{{ tag = "DS", change = "plus", n = 1, {asks}]', "test.toml"
    ).cards


def test_an_unknown_trait_is_a_slip_of_the_pen() -> None:
    effect = 'effects = [{ tag = "DS", change = "plus", n = 1, if = { cast = ["Yong"] } }]'
    assert "'Yong'" in refused(CARD + effect)


def test_a_key_is_used_once() -> None:
    assert "'X', field 'key'" in refused(CARD + CARD)


def test_all_tags_of_the_vocabulary_are_in_use() -> None:
    cards = SHOW.pack("house").cards
    used = {str(type(effect).__struct_config__.tag) for card in cards for effect in pack.all_effects(card)}
    assert used == set(terms.TAGS)
    assert len(terms.TAGS) == 27


def test_the_house_pack_has_a_hundred_words_on_a_hundred_and_twenty_cards() -> None:
    words = [card.word for card in SHOW.pack("house").cards]
    assert (len(words), len(set(words))) == (120, 100)


def test_every_card_has_a_test_that_names_it() -> None:
    here = Path(__file__).parent
    tests = "".join(file.read_text(encoding="utf-8") for file in here.glob("test_*.py"))
    assert [card.key for card in SHOW.pack("house").cards if f'"{card.key}"' not in tests.replace(" + ", '"')] == []


def test_a_deck_too_small_for_its_seats_is_refused() -> None:
    cards = SHOW.pack("house").cards
    with pytest.raises(BadPack, match="Characters; 6 seats need 31"):
        pack.Pack("few", [card for card in cards if card.type != "Character"]).deck(6, True)
    with pytest.raises(BadPack, match="2 seats need 40"):
        pack.Pack("thin", cards[:39]).deck(2, True)
    with pytest.raises(BadPack, match="Credits"):
        pack.Pack("endless", [card for card in cards if card.type != "Credits"]).deck(2, True)


def test_kfs_73_two_packs_make_one_deck() -> None:
    mixed = SHOW.pack("house+jungle")
    deck = mixed.deck(6, True)
    assert deck.size == 120 + 14
    assert sum(card.type == terms.Type.CREDITS for card in deck.cards) == 3
    # Shared traits are matched by name.
    temples = [card.key for card in deck.cards if "Temple" in card.traits]
    assert temples == ["temple-of-ten-thousand-steps", "temple-full-of-darts"]
    s = SHOW.deal(SHOW.setup({"seats": 4, "pack": "house+jungle"}), Swift(3))
    assert s.piles.n == 134


@pytest.mark.parametrize("name", ["house", "house+jungle", "jungle+house"])
def test_kfs_73_every_card_has_the_traits_that_are_printed_on_it(name: str) -> None:
    """On the compiled build too, and however many traits there are: each has a bit of its own."""
    printed = SHOW.pack(name).cards
    deck = SHOW.pack(name).deck(6, True)
    assert [sorted(read_mask(deck, deck.mask(card))) for card in range(deck.size)] == [
        sorted(card.traits) for card in printed
    ]
    for number, card in enumerate(printed):
        asked = [effect.of for effect in deck.effects[number]]
        assert [sorted(read_mask(deck, mask)) for mask in asked] == [traits_asked(effect) for effect in card.effects]


def read_mask(deck: Any, mask: int) -> list[str]:
    return [trait for place, trait in enumerate(deck.traits) if mask // 2**place % 2 == 1]


def traits_asked(effect: Any) -> list[str]:
    return sorted([effect.trait] if isinstance(effect, TrtRow) else getattr(effect, "of", []))


def test_kfs_73_a_mixed_deck_plays_by_its_own_traits(film: Film) -> None:
    """In edition 1 the compiled build took Giant Robot Island for a Treasure once the jungle pack came first."""
    movies = {"a": {"cast": ["eager-student"], "location": ["giant-robot-island"]}, "b": {"cast": ["wobbly-uncle"]}}
    table = film({"movies": movies, "hands": {"b": ["hopping-ghosts"]}}, pack="jungle+house")
    assert table["score"]["a"] == table["ds"]["a"] == 3 + 4
    deck = SHOW.pack("jungle+house").deck(2, True)
    assert not deck.mask(deck.find("hopping-ghosts")) & terms.Trait.NINJA


def test_packs_of_other_games_cannot_be_mixed() -> None:
    with pytest.raises(BadPack, match="cannot be mixed"):
        catalog.show("npzr").pack("house+house")


def test_mixed_cards_play_together(film: Film) -> None:
    movies = {
        "a": {"cast": ["explorer-who-lost-his-hat + straw-hat-of-mystery", "broom-sweeping-monk"]},
        "b": {"cast": ["eager-student (asleep)"], "location": ["temple-full-of-darts"]},
    }
    movies["a"]["location"] = ["river-of-rubber-crocodiles"]
    given = {"movies": movies, "hands": {"a": ["wake-up-its-coffee", "man-eating-fern"]}}
    table = film(given, pack="house+jungle")
    assert table["ds"]["a"] == 4 + 2 + 3 - 2
    table.says("ada", "play:wake-up-its-coffee", "at:eager-student")
    assert table["movies"]["b"]["cast"] == ["eager-student"]
    table.says("ada", "attack:man-eating-fern")
    assert [event.number for event in table.story() if event.kind == "compared"] == [9 + 3]


def test_kfs_74_each_treasure_in_a_movie_is_worth_five_points(film: Film) -> None:
    movies: dict[str, Any] = {
        "a": {"cast": ["professor-of-everything + golden-monkey-with-ruby-eyes"], "location": ["temple-full-of-darts"]}
    }
    table = film({"movies": movies, "hands": {"a": ["crown-of-the-lost-extra"]}}, pack="house+jungle")
    # Two Treasures in the Movie; the one in hand is not in it.
    assert table["ds"]["a"] == 2 + 1 + 1 + 2
    assert table["score"]["a"] == table["ds"]["a"] + 10


def test_kfs_74_credits_need_no_treasure(film: Film) -> None:
    given = {"movies": {"a": {"cast": ["eager-student"]}}, "hands": {"a": ["roll-the-credits-jungle"]}}
    table = film(given, pack="house+jungle")
    table.says("ada", "roll:roll-the-credits-jungle")
    assert table.ending == "credits"


def test_kfs_83_a_card_says_how_it_can_answer_what_others_do() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 2}), Swift(1))
    assert isinstance(s, Samurai)
    ways = {card_view(s, card).name: card_view(s, card).answers for card in range(s.deck.size)}
    assert ways["Smoke Bomb"] == "play"
    assert ways["Possessed Rice Cooker"] == "play"
    assert ways["Robot Remote Control"] == "use"
    assert ways["Loyal Dog Who Knows the Way"] == "use"
    # What is used in your own turn answers nobody.
    assert ways["Reporter With One Camera"] == ""
    assert ways["Off-Duty Ninja"] == ""

"""The cards of a deck as tables of integers, and where the piles of a table lie."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.bits import bit
from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, MOST_SEATS, OPEN, only
from matinee.games.samurai.effects import Ability, Effect
from matinee.games.samurai.terms import Scope, Tag, Type

# Six hands, six casts, six Locations (a compound is one pile, bottom first), then the common piles, then one pile
# beneath every Character for its Props and the cards slid under it.
HANDS: Final[i64] = 0
CASTS: Final[i64] = 6
PLACES: Final[i64] = 12
DRAW_PILE: Final[i64] = 18
DISCARD: Final[i64] = 19
STAGE: Final[i64] = 20
PENDING: Final[i64] = 21
TITLES: Final[i64] = 22
ASIDE: Final[i64] = 23
UNDER: Final[i64] = 24


class Card:
    """One printed card (KFS-06): all of them are different, so a card's number is also the number of its kind."""

    def __init__(self, key: str, title: str, type: i64, strength: i64, word: str, word_class: str) -> None:
        self.key = key
        self.title = title
        self.type = type
        self.strength = strength
        self.word = word
        self.word_class = word_class
        self.when: i64 = 0
        self.traits: list[str] = []
        self.text = ""
        self.quote = ""
        self.effects: list[Effect] = []
        self.ability: Ability | None = None


class Deck:
    """All that is printed: shared by every state of a setup, never changed."""

    def __init__(self, cards: list[Card], traits: list[str]) -> None:
        self.cards = cards
        self.traits = traits
        self.size: i64 = len(cards)
        self.types: vec[i16] = vec[i16]([i16(card.type) for card in cards])
        self.strengths: vec[i16] = vec[i16]([i16(card.strength) for card in cards])
        self.whens: vec[i16] = vec[i16]([i16(card.when) for card in cards])
        self.masks: vec[i64] = vec[i64]([trait_mask(card.traits, traits) for card in cards])
        self.effects: list[list[Effect]] = [card.effects for card in cards]
        self.rows: list[Effect] = []
        for card in cards:
            self.number(card)
        # Title words by number, so that a scoring word is one look-up.
        self.words: list[str] = []
        self.word_classes: list[str] = []
        numbers: list[i16] = []
        for card in cards:
            if card.word not in self.words:
                self.words.append(card.word)
                self.word_classes.append(card.word_class)
            numbers.append(i16(self.words.index(card.word)))
        self.word_of: vec[i16] = vec[i16](numbers)
        # Cards whose text changes other cards: all others are skipped without a look at their effects.
        self.auras: vec[i16] = vec[i16]([i16(1) if has_aura(card) else i16(0) for card in cards])
        self.abilities: vec[i16] = vec[i16]([i16(0) if card.ability is None else i16(1) for card in cards])
        self.undealt = stacked(lay_out(len(cards)))

    def number(self, card: Card) -> None:
        """Give every effect of a card its row."""
        ability = card.ability
        rows = card.effects if ability is None else [*card.effects, *ability.cost, *ability.effects]
        for effect in rows:
            effect.row = len(self.rows)
            self.rows.append(effect)

    def type(self, card: i64) -> i64:
        return i64(self.types[card])

    def is_character(self, card: i64) -> bool:
        return i64(self.types[card]) == Type.CHARACTER

    def strength(self, card: i64) -> i64:
        return i64(self.strengths[card])

    def when(self, card: i64) -> i64:
        return i64(self.whens[card])

    def mask(self, card: i64) -> i64:
        """The printed traits."""
        return self.masks[card]

    def word(self, card: i64) -> i64:
        return i64(self.word_of[card])

    def ability(self, card: i64) -> Ability | None:
        return self.cards[card].ability

    def has(self, card: i64, tag: i64) -> bool:
        for effect in self.effects[card]:
            if effect.tag == tag:
                return True
        return False

    def find(self, key: str) -> i64:
        """A card by its key, or -1."""
        for number, card in enumerate(self.cards):
            if card.key == key:
                return number
        return -1


def trait_mask(names: list[str], traits: list[str]) -> i64:
    mask: i64 = 0
    for name in names:
        mask |= bit(traits.index(name))
    return mask


def has_aura(card: Card) -> bool:
    for effect in card.effects:
        if effect.tag == Tag.DS and effect.scope in (Scope.OTHERS, Scope.CAST, Scope.HELD):
            return True
    return False


def stacked(layout: Layout) -> Piles:
    """Every card in the draw pile, in the order of its number: a deal begins with a copy of this."""
    piles = fresh(layout)
    for card in range(layout.cards):
        piles.start(card, DRAW_PILE)
    return piles


def lay_out(cards: int) -> Layout:
    """Who may look (section "Who knows what" of RULES.md): only hands and the draw pile are hidden."""
    layout = Layout([0] * cards)
    for seat in range(MOST_SEATS):
        layout.pile(f"hand {seat}", only(seat))
    for seat in range(MOST_SEATS):
        layout.pile(f"cast {seat}", OPEN)
    for seat in range(MOST_SEATS):
        layout.pile(f"location {seat}", OPEN)
    layout.pile("draw pile", HIDDEN)
    layout.pile("discard pile", OPEN)
    layout.pile("stage", OPEN)
    layout.pile("pending", OPEN)
    layout.pile("title cards", OPEN)
    layout.pile("aside", HIDDEN)
    for card in range(cards):
        layout.pile(f"under {card}", OPEN)
    return layout

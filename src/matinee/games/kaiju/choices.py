"""Every answer that Cardboard Kaiju knows, as one flat catalogue of small integers, and the text of each.

The same number means the same thing in every question, so that a learner needs one table for the whole game.
"""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import first_bit
from matinee.engine.hexes import DIRECTIONS
from matinee.engine.options import Options
from matinee.engine.say import Offer, Say
from matinee.engine.step import Question
from matinee.games.kaiju import words
from matinee.games.kaiju.city import BUILDINGS
from matinee.games.kaiju.deck import HANDS, SUPPORT
from matinee.games.kaiju.state import Siege


class Code:
    """The number of an answer, or where a range of them begins."""

    # Cards by their kind: a defender's are 0 to 19, the Kaiju's 20 to 39.
    PLAY_HAND: Final[i64] = 0
    PLAY_SUPPORT: Final[i64] = 40
    PLACE: Final[i64] = 60
    DISCARD_HAND: Final[i64] = 80
    DISCARD_SUPPORT: Final[i64] = 100
    INCOMING: Final[i64] = 120
    PASS: Final[i64] = 121
    SWIM: Final[i64] = 122
    RESOLVE: Final[i64] = 123
    DIRECTION: Final[i64] = 124
    ONE_HEX: Final[i64] = 130
    # Hexes by their number: buildings first, then the water.
    HEX: Final[i64] = 142


# Where cards begin, the text of their keys, and the message that offers one.
CARDS: Final = (
    (Code.DISCARD_SUPPORT, "discard:support:", "offer-discard-support"),
    (Code.DISCARD_HAND, "discard:hand:", "offer-discard"),
    (Code.PLACE, "place:", "offer-place"),
    (Code.PLAY_SUPPORT, "play:support:", "offer-play-support"),
    (Code.PLAY_HAND, "play:hand:", "offer-play"),
)
WORDS: Final = ("discard:incoming", "pass", "swim", "resolve")


class Choice(Question[Siege]):
    """A question of this game: its options come out of the catalogue. Unless it says otherwise they are cards."""

    def key(self, s: Siege, option: i64) -> str:
        return key_of(s, option)

    def prompt(self, s: Siege) -> Say:
        return Say(f"prompt-{self.name()}")

    def offer(self, s: Siege, option: i64) -> Offer:
        return self.offer_pass(s) if option == Code.PASS else self.offer_card(s, option)

    def offer_pass(self, s: Siege) -> Offer:
        raise NotImplementedError

    def offer_card(self, s: Siege, option: i64) -> Offer:
        for base, word, message in CARDS:
            if option >= base:
                kind = s.deck.kinds[option - base]
                return words.card_offer(f"{word}{kind.key}", message, kind, self.hints(s, option))
        raise KeyError(option)

    def hints(self, s: Siege, option: i64) -> list[str]:
        """What is worth knowing before a card is chosen."""
        return []

    def hints_of_play(self, s: Siege, option: i64) -> list[str]:
        """The same for a card that would be played, from hand or from Support."""
        pile = SUPPORT if option >= Code.PLAY_SUPPORT else HANDS + self.seat
        kind = option - Code.PLAY_SUPPORT if option >= Code.PLAY_SUPPORT else option - Code.PLAY_HAND
        return words.play_hints(s, s.deck.kinds[kind], self.seat, s.find_in(pile, kind))

    def inside(self) -> bool:
        return True

    def lone_card(self, s: Siege) -> bool:
        """Whether a choice among cards in hand is none: a single card, as everybody can count.

        A hand of equal cards is asked all the same: to answer for it at once, as edition 1 did, shows what it is like.
        """
        return s.piles.count(HANDS + self.seat) == 1 or s.edition < 2

    def passing(self, s: Siege) -> i64:
        return Code.PASS if s.offered.has(Code.PASS) else s.offered.at(0)


def add_kinds(out: Options, base: i64, kinds: i64) -> None:
    """One option for each kind of a mask; equal cards are one choice."""
    while kinds != 0:
        out.add(base + first_bit(kinds))
        kinds &= kinds - 1


def add_hexes(out: Options, hexes: i64) -> None:
    """One option for each hex of a mask."""
    add_kinds(out, Code.HEX, hexes)


def key_of(s: Siege, option: i64) -> str:
    if option >= Code.HEX + BUILDINGS:
        q, r = s.city.places[option - Code.HEX]
        return f"{q},{r}"
    if option >= Code.HEX:
        return s.city.buildings[option - Code.HEX].id
    if option >= Code.ONE_HEX:
        return f"{'ab'[(option - Code.ONE_HEX) // 6]}:{DIRECTIONS[(option - Code.ONE_HEX) % 6]}"
    if option >= Code.DIRECTION:
        return DIRECTIONS[option - Code.DIRECTION]
    if option >= Code.INCOMING:
        return WORDS[option - Code.INCOMING]
    for base, word, _ in CARDS:
        if option >= base:
            return f"{word}{s.deck.kinds[option - base].key}"
    raise KeyError(option)

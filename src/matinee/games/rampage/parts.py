"""The words of the game as small integers: kinds of part, colours, types of text, and the uses of a card."""

from typing import Final

from mypy_extensions import i64

# RR-07 A robot has one of each of five kinds, plus its torso. Hit locations are the same six.
KINDS: Final = ("left_arm", "right_arm", "head", "leg", "accessory", "torso")
LEFT_ARM: Final[i64] = 0
RIGHT_ARM: Final[i64] = 1
HEAD: Final[i64] = 2
LEG: Final[i64] = 3
ACCESSORY: Final[i64] = 4
TORSO: Final[i64] = 5

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS: Final = "ROYGBP"
SYMBOLS: Final = "▲⬢★■●◆"

# RR-20 Four types of text.
TYPES: Final = ("action", "booster", "response", "replacement")
ACTION: Final[i64] = 0
BOOSTER: Final[i64] = 1
RESPONSE: Final[i64] = 2
REPLACEMENT: Final[i64] = 3

# RR-21 A card has one use at a time. A drafted card stays in the hand: its counter tells its use, and its place.
USES: Final = ("", "strike", "boost", "guard", "respond", "pay", "sweep")
STRIKE: Final[i64] = 1
BOOST: Final[i64] = 2
GUARD: Final[i64] = 3
RESPOND: Final[i64] = 4
PAY: Final[i64] = 5
SWEEP: Final[i64] = 6
ORDER: Final[i64] = 8

# Options that are no card, seat or kind; the text of a card is the card plus TEXT.
TEXT: Final[i64] = 200
USE_ACCESSORY: Final[i64] = 998
DONE: Final[i64] = 999
PASS: Final[i64] = 1000

# The accessory and Wet Paint within a turn (0: not yet).
DRAFTED: Final[i64] = 1
USED: Final[i64] = 2
WET: Final[i64] = 1
DRY: Final[i64] = 2

# What an accessory costs.
COSTS: Final = ("", "pay_stack", "pay_hand")
PAY_STACK: Final[i64] = 1
PAY_HAND: Final[i64] = 2

# What an Action can do, one verb each.
ACTION_VERBS: Final = ("take", "scrap", "salvage", "repair", "strip", "dig", "sweep", "paint")
TAKE: Final[i64] = 0
SCRAP_TOP: Final[i64] = 1
SALVAGE: Final[i64] = 2
REPAIR: Final[i64] = 3
DIG: Final[i64] = 5
SWEEP_HAND: Final[i64] = 6
PAINT: Final[i64] = 7

# Who begins: the shortest stack, anybody by lot, or a seat of the table's choice.
SHORTEST_STACK: Final[i64] = -1
BY_LOT: Final[i64] = -2

# How a robot fell.
CAUSES: Final = ("", "wounds", "cards", "left")
BY_WOUNDS: Final[i64] = 1
BY_CARDS: Final[i64] = 2
BY_LEAVING: Final[i64] = 3

# RR-62 The arena by the number of robots standing.
PIT_TRAPS: Final[i64] = 5
BUZZ_SAWS: Final[i64] = 4
WILD_ONLY: Final[i64] = 3

MOST_IN_HAND: Final[i64] = 3
TORSOS: Final[i64] = 6


def use_of(counter: i64) -> i64:
    """The use of a drafted card, from its counter."""
    return counter & (ORDER - 1)


def order_of(counter: i64) -> i64:
    """Its place in the draft, from 1 on; 0 if it is not drafted."""
    return counter >> 3

"""What the wire adds to each game's own refusals: the code and the clause reach the sender, and nobody else notices.

Which moves are refused is tested in tests/games. test_bad_input.py says which codes the house uses where a rule file
has others.
"""

from typing import Any

import pytest
from tests.games.rampage.conftest import ROBOTS
from tests.server.conftest import Stage
from tests.server.doorstep import Doorstep, gather

pytestmark = pytest.mark.asyncio(loop_scope="module")

# Ninja Pirate Zombie Robot


async def test_npzr_plays(quiet: Stage) -> None:
    """A second regular card, the end before the duty is met, a rival's side, places without a card."""
    table = await gather(quiet, "npzr", 2, {"hands": {"a": ["P-H", "Z-T"], "b": ["R-H", "R-T"]}})
    await table.never("play:R-H", "play:no-such-card", "new", "on:A1", "from:hand", "card:7")
    await table.never("end", why="NPZR-")
    ada = table.people[0]
    async with table.nothing_moves(ada):
        for batch in (["play:P-H", "new:rival"], ["play:P-H", "new", "card:7"], ["play:P-H", "on:A9"]):
            assert (await table.refused(ada, *batch))["error"] in ("unknown_option", "stale_question")
    await table.lay({"hands": {"a": ["P-H", "Z-T"], "b": ["R-H"]}, "stacks": {"B1": "N-H / - / -"}})
    await table.says("play:P-H")
    await table.never("new:rival", "on:B9", "on:B1.legs")


# Cardboard Kaiju

CLAWS = {"kaiju": ["punch", "stomp", "smash"]}
QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}


async def test_kaiju_cards_and_passes(quiet: Stage) -> None:
    """A card not in hand, a Support card that is gone, no pass on a first card, a first action or a shield."""
    table = await gather(quiet, "kaiju", 3, {"hands": CLAWS})
    await table.never("play:hand:rampage", "play:support:cable-net", "play:hand:godzilla", "C8", "16,1")
    await cannot_pass(table)
    await table.lay({"turn": "a", "hands": {"a": ["shielding", "cable-net"], **QUIET}})
    await cannot_pass(table)
    await table.says("play:hand:shielding")
    await cannot_pass(table)


async def cannot_pass(table: Doorstep) -> None:
    async with table.nothing_moves(table.asked()):
        assert (await table.refused(table.asked(), "pass"))["error"] == "cannot_pass"


# Roundhouse Kick

BIG = {"L1": "Barn Dragon", "L2": "Colossal Cow", "L3": "Bat on a String"}


async def test_roundhouse_the_dead_are_out(quiet: Stage) -> None:
    table = await gather(quiet, "roundhouse", 3, {"phase": "kick", "places": BIG, "life": {"b": 0}})
    bo = table.people[1]
    async with table.nothing_moves(bo):
        for keys in (["hold"], ["pass"], ["nonsense"], [], ["hold", "hold"]):
            assert (await table.refused(bo, *keys))["error"] == "seat_out"


# Robot Rampage


def arena(standing: str, **hands: list[str]) -> dict[str, Any]:
    robots = {side: ROBOTS[side] for side in standing}
    return {"robots": robots, "hands": hands, "stacks": dict.fromkeys(standing, 8)}


async def test_rampage_the_fallen_are_not_asked(quiet: Stage) -> None:
    table = await gather(quiet, "rampage", 6, arena("abcde", a=["R13", "R05"], b=["G03", "O03"]))
    fay = table.people[5]
    async with table.nothing_moves(fay):
        for key in ("attack", "strike:R13", "pass"):
            assert (await table.refused(fay, key))["error"] == "not_your_question"


# Kung Fu Samurai on Giant Robot Island

TWO = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook", "eager-student"]}}


async def test_samurai_off_turn(quiet: Stage) -> None:
    """In a window: nothing but SFX, no cancel of what is no SFX; and before the first action there is no window."""
    late = ["giant-robot", "bamboo-spear", "wobbly-uncle", "neon-nightclub", "cloud-the-mind", "dart-from-nowhere"]
    table = await gather(quiet, "samurai", 2, {"movies": TWO, "hands": {"a": ["two-gun-inspector"], "b": late}})
    ada, bo = table.people
    async with table.nothing_moves(bo):
        assert (await table.refused(bo, "play:dart-from-nowhere"))["error"] == "not_your_question"
    await table.says("play:two-gun-inspector")
    assert table.asked() is bo
    await table.never("attack:giant-robot", "play:bamboo-spear", "play:wobbly-uncle", why="KFS-21")
    await table.never("play:neon-nightclub", why="KFS-21")
    await table.never("play:cloud-the-mind", why="KFS-53")
    async with table.nothing_moves(ada):
        told = [await table.refused(ada, key) for key in ("pass", "end", "play:bad-dubbing")]
        assert {answer["error"] for answer in told} == {"not_your_question"}


async def test_samurai_titles(quiet: Stage) -> None:
    """Foreign words, markup, control characters, a word twice, two words, thirteen tokens: nobody else hears of it."""
    table = await gather(quiet, "samurai", 2)
    await table.never("word:9", "word:0", "link:burger", "link:<b>", "link:\x07", "machine:4", "Samurai")
    await table.says("word:1", "word:2")
    await table.never("pitch", "word:1", why="KFS-09")
    await table.says("word:3", *["link:the"] * 9)
    await table.never("word:4", why="KFS-09")

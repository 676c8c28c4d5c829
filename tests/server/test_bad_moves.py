"""The bad-input rows about one game's own cards over the wire, each in the position that it speaks of.

The whole positions are tried at the engine's door in tests/games; here somebody sends them over a socket, and neither
rivals nor spectators notice. test_bad_input.py says which codes the house uses where a rule file has others.
"""

from typing import Any

import pytest
from tests.games.rampage.conftest import ROBOTS
from tests.server.conftest import Stage
from tests.server.doorstep import Doorstep, gather

from matinee.engine.chance import Scripted

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


async def test_npzr_wilds_are_nominated_within_their_range(quiet: Stage) -> None:
    """A wild that says nothing of what it is, or what it cannot be; a batch that stops before that is said."""
    table = await gather(quiet, "npzr", 2, {"hands": {"a": ["W-N", "Z-T"], "b": ["R-H", "R-T"]}})
    ada = table.people[0]
    async with table.nothing_moves(ada):
        for word in ("as:pirate.head", "on:A7", "end"):
            assert (await table.refused(ada, "play:W-N", word))["error"] == "unknown_option"
        for word in ("as:ninja.head", "new"):
            assert (await table.refused(ada, "play:W-N", word))["error"] == "incomplete_batch"
    await table.says("play:W-N")
    await table.never("as:pirate.head", "as:robot.legs", "as:ninja", "new")


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


async def test_kaiju_hexes_and_targets(quiet: Stage) -> None:
    """Off the map, on a standing building, out of touch; one hex and no further in the net."""
    table = await gather(quiet, "kaiju", 3, {"hands": CLAWS})
    await table.says("play:hand:punch")
    await table.never("A1", "C9", "Z1")
    await table.says("C8")
    await table.never("99,99", "0,0", "15,2", "8,1")
    await table.says("15,1")
    await table.never("NW", why="CK-06")
    await table.lay({"hands": CLAWS, "net": True})
    await table.says("play:hand:punch", "C8")
    await table.never("6,3")


async def test_kaiju_shields_repairs_and_combos(quiet: Stage) -> None:
    """No shield on a shield or on rubble, no large, standing or covered ruin, no card of another name or hand."""
    given = {"turn": "a", "hands": {"a": ["shielding", "cable-net"], **QUIET}, "shields": ["A1"], "rubble": ["A2"]}
    table = await gather(quiet, "kaiju", 3, given)
    ann = table.people[1]
    async with table.nothing_moves(ann):
        assert (await table.refused(ann, "play:hand:shielding", "Z9"))["error"] == "unknown_option"
    await table.says("play:hand:shielding")
    await table.never("A1", "A2", "Z9")
    ruins = {"rubble": ["A1", "A5", "C8", "C9"], "figure": ["1,2", "2,1"]}
    await table.lay({"turn": "a", "hands": {"a": ["emergency-repairs", "cable-net"], **QUIET}, **ruins})
    await table.says("play:hand:emergency-repairs")
    offered = set(table.game.state.keys())
    await table.never(*sorted({"A1", "A2", "A5", "C2", "C8", "C9"} - offered))
    hands = {"a": ["assault-1", "cable-net"], "b": ["assault-2", "assault-3"], **QUIET}
    await table.lay({"turn": "a", "hands": hands, "support": ["assault-1"]})
    await table.says("play:hand:assault-1")
    await table.never("discard:hand:assault-2", "discard:hand:cable-net", "discard:support:shielding")


# Roundhouse Kick

BIG = {"L1": "Barn Dragon", "L2": "Colossal Cow", "L3": "Bat on a String"}


def rolls(*faces: int) -> Scripted:
    return Scripted([face - 1 for face in faces], seed=1)


async def test_roundhouse_hits_and_attack_cards(quiet: Stage) -> None:
    """Two cards, a card after the roll, hits held back, a full or dead monster, a batch whose later hit is illegal."""
    items = {"a": ["Wet Noodle", "Umbrella"], "b": ["Spud Cannon"]}
    table = await gather(quiet, "roundhouse", 2, {"phase": "kick", "places": BIG, "items": items})
    await table.never("kick:Spud Cannon", "kick:Wet Noodle+Umbrella", "kick:Umbrella")
    await table.lay({"phase": "kick", "places": BIG, "items": items}, rolls(5, 5))
    await table.says("kick")
    await table.never("kick:Wet Noodle", "hit:L5", "hit:M1", "hit:l1")
    await cannot_pass(table)
    ada = table.people[0]
    async with table.nothing_moves(ada):
        assert (await table.refused(ada, "hit:L3", "hit:L3"))["error"] == "unknown_option"
        assert (await table.refused(ada, "hit:L1", "hit:L1", "hit:L1"))["error"] == "stale_question"
    await table.says("hit:L3")
    await table.never("hit:L3")


async def test_roundhouse_keeps_shields_and_draws(quiet: Stage) -> None:
    """A third card of a kind, a shield of the wrong type or for a friend, a reward from an empty deck."""
    full = ["Wet Noodle", "Spud Cannon", "Umbrella", "Lucky Sock"]
    drawing = {"places": BIG, "items": {"a": full}, "next_items": ["Rake of Regret"], "sp": "b"}
    table = await gather(quiet, "roundhouse", 2, drawing)
    await table.never("keep", "swap:Umbrella", why="RK-17")
    given = {"phase": "counterattack", "places": {"L1": "Broomstick Biker Gang"}}
    shields = {"a": ["Umbrella", "Dustbin Lid"], "b": ["Lucky Sock"]}
    await table.lay({**given, "items": shields}, rolls(5, 1, 1))
    await table.never("block:Dustbin Lid", why="RK-38")
    await table.never("block:Lucky Sock")
    await table.lay({"phase": "kick", "places": BIG, "item_deck": 0, "life": {"a": 9}}, rolls(5, 1))
    await table.says("kick")
    ada = table.people[0]
    assert ada.ask is not None
    number = ada.ask["number"]
    await table.says("hit:L3")
    async with table.nothing_moves(ada):
        assert (await table.refused(ada, "draw", question=number))["error"] in ("stale_question", "not_your_question")


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


async def test_rampage_strikes(quiet: Stage) -> None:
    """A wild while a match is held, the own colour, done before a strike, a Booster without one, an accessory twice."""
    table = await gather(quiet, "rampage", 6, arena("abcde", a=["R13", "R05", "P12", "B13"], b=["G03", "O03"]))
    await table.never("done", "use:P99", "use:G03", "strike:X77", "strike:G03")
    await table.never("boost:R05", why="RR-42")
    await table.never("strike:P12", why="RR-40")
    await table.never("strike:B13", why="RR-38")
    await table.says("strike:R13", "accessory")
    await table.never("accessory", why="RR-43")
    await table.lay(arena("abcde", a=["B13", "P12", "P13"], b=["G03", "O02"]))
    await table.says("target:red", "strike:P12")
    await table.never("strike:P13", why="RR-40")
    await table.lay(arena("abcde", a=["O02"], b=["G03", "O03"]))
    await table.never("use:O02")


async def test_rampage_the_fallen_are_not_asked(quiet: Stage) -> None:
    table = await gather(quiet, "rampage", 6, arena("abcde", a=["R13", "R05"], b=["G03", "O03"]))
    fay = table.people[5]
    async with table.nothing_moves(fay):
        for key in ("attack", "strike:R13", "pass"):
            assert (await table.refused(fay, key))["error"] == "not_your_question"


async def test_rampage_parts_go_where_they_fit(quiet: Stage) -> None:
    """A torso that is taken or fitted already; nobody declines to place."""
    table = await gather(quiet, "rampage", 3)
    for _ in range(10):
        ada = table.asked()
        assert ada.ask is not None
        for why in ada.ask["why_not"]:
            await table.never(why["key"], why=why["clause"])
        await cannot_pass(table)
        await table.says(ada.ask["options"][0]["key"])


# Kung Fu Samurai on Giant Robot Island

TWO = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook", "eager-student"]}}
SEVEN = ["bamboo-spear", "twin-pistols", "wok-of-destiny", "smuggled-scroll", "wire-fu", "film-jam", "power-pose"]


async def test_samurai_too_soon(quiet: Stage) -> None:
    """Round one touches nobody; no credits before round three or without a cast."""
    table = await gather(quiet, "samurai", 2, {"round": 1, "movies": TWO, "hands": {"a": ["giant-robot"]}})
    await table.never("attack:giant-robot", why="KFS-20")
    await table.never("kick:off-duty-ninja")
    rolls = {"hands": {"a": ["roll-the-credits-return"]}}
    for given in ({"round": 1, "movies": TWO}, {"round": 2, "movies": TWO}, {"movies": {"b": TWO["b"]}}):
        await table.lay({**rolls, **given})
        await table.never("roll:roll-the-credits-return", why="KFS-67")


async def test_samurai_props_and_attacks(quiet: Stage) -> None:
    """One new Prop a turn and none for a rival; no attack on the own or an empty Movie."""
    table = await gather(quiet, "samurai", 4, {"movies": TWO, "hands": {"a": ["bamboo-spear", "twin-pistols"]}})
    await table.says("play:bamboo-spear")
    await table.never("play:twin-pistols", why="KFS-34")
    await table.lay({"movies": {"b": TWO["b"]}, "hands": {"a": ["bamboo-spear"]}})
    await table.never("play:bamboo-spear", why="KFS-33")
    movies = {**TWO, "c": {}, "d": {"cast": ["wobbly-uncle"]}}
    await table.lay({"movies": movies, "hands": {"a": ["giant-robot"]}})
    await table.says("attack:giant-robot")
    await table.never("movie:0", "movie:2", why="KFS-37")


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


async def test_samurai_in_an_attack(quiet: Stage) -> None:
    """No second Creature, no credits inside an attack, no defending SFX against Ninjas."""
    guard = ["bad-dubbing", "smoke-bomb", "union-break", "roll-the-credits-return", "power-pose"]
    given: dict[str, Any] = {
        "active": "b",
        "movies": {"a": TWO["b"], "b": {"cast": ["ferry-pilot-with-no-license"]}},
        "hands": {"a": guard, "b": ["thirty-nine-ninjas", "wire-fu", "giant-robot"]},
    }
    table = await gather(quiet, "samurai", 2, given)
    await table.says("attack:thirty-nine-ninjas")
    assert table.asked() is table.people[1]
    await table.never("play:giant-robot", why="KFS-37")
    await table.says("pass")
    await table.never(*(f"play:{card}" for card in guard[:3]), why="KFS-60")
    await table.never("roll:roll-the-credits-return", why="KFS-67")


@pytest.mark.parametrize(("hand", "clause"), [(SEVEN, "KFS-24"), (SEVEN[:6], "KFS-25")])
async def test_samurai_a_hand_that_must_shrink(quiet: Stage, hand: list[str], clause: str) -> None:
    begin = {"begin": "turn"} if len(hand) == 6 else {}
    given = {"movies": TWO, "hands": {"a": hand}, "deck": ["stunt-double", "censored"], **begin}
    table = await gather(quiet, "samurai", 2, given)
    await table.says("end")
    await table.never("done", why=clause)


async def test_samurai_titles(quiet: Stage) -> None:
    """Foreign words, markup, control characters, a word twice, two words, thirteen tokens: nobody else hears of it."""
    table = await gather(quiet, "samurai", 2)
    await table.never("word:9", "word:0", "link:burger", "link:<b>", "link:\x07", "machine:4", "Samurai")
    await table.says("word:1", "word:2")
    await table.never("pitch", "word:1", why="KFS-09")
    await table.says("word:3", *["link:the"] * 9)
    await table.never("word:4", why="KFS-09")


async def test_samurai_votes(quiet: Stage) -> None:
    table = await gather(quiet, "samurai", 2, express=True)
    voter = table.asked()
    assert voter.ask is not None
    number, key = voter.ask["number"], voter.ask["options"][0]["key"]
    await table.never("yes:7", "maybe:1", "yes:0", "yes:-1")
    await table.says(key)
    async with table.nothing_moves(voter):
        assert (await table.refused(voter, key, question=number))["error"] in ("stale_question", "not_your_question")

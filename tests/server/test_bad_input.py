"""The bad-input sections of the rule files over the wire: the rows that every game has, and whole games of them.

Which moves a game refuses is tested in tests/games and by the laws: here, that the code and the clause reach the
sender, and that nobody else notices. The house has one set of codes for all games, and where a rule file spells a code
otherwise, the house's counts: `bad_setup` for bad_config and bad_settings, `unknown_option` for no-such-option,
no-such-card and bad-title, `not_seated` for a spectator, `stale_question` for a number that is yet to come, `malformed`
for bad_request and for everything that no client can ask (forbidden_view, not_visible, hidden).
"""

import asyncio
import json
from typing import Any

import pytest
from tests.server.conftest import Person, Stage
from tests.server.doorstep import Doorstep, fresh, gather

from matinee.engine.chance import Swift

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROBOTS = {
    "a": "T5 LA1 RA3 HD3 LG1 AC1",
    "b": "T1 LA3 RA2 HD1 LG6 AC5",
    "c": "T4 LA2 RA1 HD2 LG2 AC2",
    "d": "T2 LA4 RA4 HD4 LG3 AC3",
}
CAST = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["shaolin-cook", "eager-student"]}}
BARN = {"L1": "Barn Dragon", "L2": "Colossal Cow", "L3": "Bat on a String"}

# A moment of each game at which seat a is asked and everybody knows it; something that may be said; a rival's card.
POSITIONS: dict[str, tuple[int, dict[str, Any], str, str]] = {
    "npzr": (2, {"hands": {"a": ["P-H", "Z-T"], "b": ["R-H", "R-T"]}}, "play:P-H", "play:R-H"),
    "kaiju": (
        3,
        {"hands": {"kaiju": ["smash", "stomp", "punch"], "a": ["shielding"], "b": ["cable-net"]}},
        "play:hand:stomp",
        "play:hand:shielding",
    ),
    "rampage": (
        4,
        {"robots": ROBOTS, "hands": {"a": ["R13", "R05"], "b": ["G03", "O03"]}, "stacks": dict.fromkeys("abcd", 8)},
        "strike:R13",
        "strike:G03",
    ),
    "roundhouse": (
        2,
        {"phase": "kick", "places": BARN, "items": {"a": ["Wet Noodle"], "b": ["Spud Cannon"]}},
        "hold",
        "kick:Spud Cannon",
    ),
    "samurai": (
        2,
        {"movies": CAST, "hands": {"a": ["wobbly-uncle", "wire-fu"], "b": ["bad-dubbing"]}},
        "play:wobbly-uncle",
        "play:bad-dubbing",
    ),
}
GAMES = list(POSITIONS)
NONSENSE = ["", " ", "-1", "0", "1.5", "true", "null", "9" * 40, "x" * 120, "<b>", "\x07", "\u202e", "'; --", "é"]


async def sit_down(stage: Stage, game: str) -> tuple[Doorstep, str, str]:
    seats, given, key, foreign = POSITIONS[game]
    table = await gather(stage, game, seats, given)
    assert table.asked() is table.people[0]
    return table, key, foreign


@pytest.mark.parametrize("game", GAMES)
async def test_who_may_answer_and_when(quiet: Stage, game: str) -> None:
    """Another seat, a spectator, a stranger without a cookie; old, future and repeated questions."""
    table, key, foreign = await sit_down(quiet, game)
    ada, bo = table.people[:2]
    stranger = Person(quiet.address)
    quiet.people.append(stranger)
    await stranger.join(table.id)
    assert ada.ask is not None
    number = ada.ask["number"]
    async with table.nothing_moves(bo):
        told = [await table.refused(bo, tried) for tried in (key, foreign, "pass", "nonsense")]
        assert {answer["error"] for answer in told} == {"not_your_question"}
        assert len({answer["message"] for answer in told}) == 1
    for watcher in (table.eve, stranger):
        async with table.nothing_moves(watcher):
            told = [await table.refused(watcher, tried) for tried in (key, foreign, "pass")]
            assert {answer["error"] for answer in told} == {"not_seated"}
    async with table.nothing_moves(ada):
        for wrong in (0, number - 1, number + 1, number + 100, 1_000_000_000):
            answer = await table.refused(ada, key, question=wrong)
            assert answer["error"] == "stale_question"
            assert str(number) in answer["message"]
    assert (await ada.does("answer", question=number, keys=[key], nonce="once"))["type"] == "done"
    async with table.nothing_moves(ada):
        assert (await ada.does("answer", question=number, keys=[key], nonce="once"))["type"] == "done"
        late = await ada.does("answer", question=number, keys=[key], nonce="late")
        assert late["error"] in ("stale_question", "not_your_question")


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_not_offered_is_unknown(quiet: Stage, game: str) -> None:
    """Nonsense, passing where nobody may pass, batches with a later fault: each refused as a whole."""
    table, key, _ = await sit_down(quiet, game)
    ada = table.people[0]
    legal = table.game.state.keys()
    async with table.nothing_moves(ada):
        for tried in NONSENSE:
            answer = await table.refused(ada, tried)
            assert answer["error"] == "unknown_option"
            assert all(known in answer["message"] for known in legal)
            assert answer["message"].isprintable(), "nothing is said again as it came"
        assert (await table.refused(ada))["error"] == "unknown_option"
        if "pass" not in legal:
            assert (await table.refused(ada, "pass"))["error"] == "cannot_pass"
        for batch in ((key, "nonsense"), (key, key, key), ("nonsense", key), (key, *["pass"] * 15)):
            answer = await table.refused(ada, *batch)
            assert answer["error"] in ("unknown_option", "stale_question", "cannot_pass"), answer


async def test_the_dead_are_out(quiet: Stage) -> None:
    table = await gather(quiet, "roundhouse", 3, {"phase": "kick", "places": BARN, "life": {"b": 0}})
    bo = table.people[1]
    async with table.nothing_moves(bo):
        for keys in (["hold"], ["pass"], ["nonsense"], [], ["hold", "hold"]):
            assert (await table.refused(bo, *keys))["error"] == "seat_out"


@pytest.mark.parametrize("game", GAMES)
async def test_a_card_of_a_rival_and_one_that_does_not_exist_get_the_same_answer(quiet: Stage, game: str) -> None:
    table, _, foreign = await sit_down(quiet, game)
    ada = table.people[0]
    made_up = foreign.rpartition(":")[0] + ":Yz9"
    async with table.nothing_moves(ada):
        held, invented = [await table.refused(ada, tried) for tried in (foreign, made_up)]
    assert held["error"] == invented["error"] == "unknown_option"
    assert held["message"].replace(foreign, "") == invented["message"].replace(made_up, "")


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_can_ask_for_what_is_hidden(quiet: Stage, game: str) -> None:
    """Hands, decks, the seed and other seats' eyes: there is no word for them, and a forged seat is none."""
    table, key, _ = await sit_down(quiet, game)
    bo = table.people[1]
    rude = [
        *({"type": kind} for kind in ("hand", "view", "seed", "peek", "explain", "vote-to-draw", "pause")),
        {"type": "answer", "question": 1, "keys": [key], "seat": 0},
        {"type": "undo", "seat": 0},
        {"type": "join", "seat": 0},
        {"type": "answer", "keys": [key]},
        {"type": "answer", "question": 1, "keys": [["x"]]},
    ]
    twin = Person(quiet.address)
    quiet.people.append(twin)
    twin.http.cookies = bo.http.cookies
    async with table.nothing_moves(bo):
        for message in rude:
            await twin.join(table.id)
            assert twin.socket is not None
            await twin.socket.send(json.dumps(message))
            assert (await twin.until("refused"))["error"] == "malformed", message
            await twin.socket.close()
        info = (await bo.http.get(f"/api/tables/{table.id}")).text
        for query in ("?seat=0", "?viewer=0", "?chair=0"):
            assert (await bo.http.get(f"/api/tables/{table.id}{query}")).text == info
        for path in ("/records/1", "/records/1/frames?seat=0", "/records/0", "/hands", "/seed", "/view?seat=0"):
            assert (await bo.http.get(f"/api/tables/{table.id}{path}")).status_code == 404
        assert (await bo.http.get(f"/api/tables/{table.id}/links")).json()["error"] == "not_host"
    assert (await bo.does("hush", chair=0))["error"] == (await bo.does("close"))["error"] == "not_host"


@pytest.mark.parametrize("game", GAMES)
async def test_of_two_clients_on_one_seat_the_first_wins(quiet: Stage, game: str) -> None:
    table, key, _ = await sit_down(quiet, game)
    ada = table.people[0]
    twin = Person(quiet.address)
    quiet.people.append(twin)
    twin.http.cookies = ada.http.cookies
    await twin.join(table.id)
    assert await twin.until_asked() == ada.ask
    assert ada.ask is not None
    number, before = ada.ask["number"], len(table.game.recorder.record.answers)
    both = await asyncio.gather(
        ada.does("answer", question=number, keys=[key], nonce="a"),
        twin.does("answer", question=number, keys=[key], nonce="b"),
    )
    assert sorted(answer["type"] for answer in both) == ["done", "refused"]
    second = next(answer for answer in both if answer["type"] == "refused")
    assert second["error"] in ("stale_question", "not_your_question")
    assert len(table.game.recorder.record.answers) == before + 1
    await fresh(ada)
    await fresh(twin)
    assert (ada.view, ada.ask) == (twin.view, twin.ask)


BAD_SETUPS: list[tuple[str, dict[str, Any], str]] = [
    *(("npzr", setup, next(iter(setup))) for setup in ({"copies": 1}, {"copies": 7}, {"turn_limit": 49})),
    ("npzr", {"seats": 1}, "played by 2"),
    ("npzr", {"seats": 3}, "played by 2"),
    ("kaiju", {"seats": 2}, "3 to 5"),
    ("kaiju", {"seats": 6}, "3 to 5"),
    *(("kaiju", {"kaiju": seat}, "kaiju is") for seat in (3, -2)),
    *(("kaiju", {"level": level}, "level 1 to 4") for level in (0, 5)),
    *(("kaiju", {"enrage": count}, "1 to 8") for count in (0, 9)),
    ("kaiju", {"kaiju": [0, 1]}, "kaiju"),
    ("kaiju", {"preset": "impossible"}, "first-night"),
    ("kaiju", {"map": "atlantis"}, "map"),
    ("kaiju", {"map": "../packs/house"}, "map"),
    ("rampage", {"seats": 1}, "2 to 6"),
    ("rampage", {"seats": 7}, "2 to 6"),
    ("rampage", {"victory": "points"}, "victory"),
    ("rampage", {"cards": 90}, "cards"),
    ("rampage", {"first_player": "seat:9"}, "first_player"),
    ("rampage", {"best_of": 2}, "best_of"),
    ("roundhouse", {"seats": 0}, "1 to 4"),
    ("roundhouse", {"seats": 5}, "1 to 4"),
    ("samurai", {"seats": 1}, "2 to 6"),
    ("samurai", {"seats": 7}, "2 to 6"),
    ("samurai", {"target": 49}, "target"),
    ("samurai", {"seats": 3, "short_reel": True}, "short_reel"),
    *((game, {"seats": "two"}, "seats") for game in GAMES),
    *((game, {"nonsense": 1}, "nonsense") for game in GAMES),
]


async def test_a_bad_setup_is_refused_and_names_the_fault(quiet: Stage) -> None:
    """At the counter, and again by a host who settles a table that stands; no game is made of it."""
    ada = await quiet.person()
    seated = [await ada.open(game=game, name="Ada") for game in GAMES]
    tables = dict(zip(GAMES, seated, strict=True))
    rooms = len(quiet.house.rooms)
    for game, setup, fault in BAD_SETUPS:
        answer = await ada.http.post("/api/tables", json={"game": game, "setup": setup})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_setup"), (game, setup)
        assert fault in answer.json()["message"]
    assert len(quiet.house.rooms) == rooms
    for game, table in tables.items():
        await ada.join(table)
        for other, setup, fault in BAD_SETUPS:
            if other == game:
                settled = await ada.does("settle", terms={}, setup=setup)
                assert settled["error"] == "bad_setup"
                assert fault in settled["message"]
        assert quiet.house.rooms[table].table.status == "lobby"


async def test_packs_that_are_not_there_or_lie_elsewhere(quiet: Stage) -> None:
    ada = await quiet.person()
    for game in GAMES:
        for pack in ("nowhere", "../maps/brisbane", "/etc/passwd", "house+nowhere", "+", "", "x" * 300, "\x00"):
            answer = await ada.http.post("/api/tables", json={"game": game, "setup": {"pack": pack}})
            assert answer.status_code == 400, (game, pack)
            assert answer.json()["error"] in ("bad_pack", "bad_setup")
            assert "root:" not in answer.text


async def test_markup_and_control_characters_are_plain_text(quiet: Stage) -> None:
    ada, bo = await quiet.person(), await quiet.person()
    table = await ada.open(name="<script>\x07\u202eAda</script>" + "y" * 40)
    await ada.join(table)
    await bo.join(table, name="B\no <b>")
    await bo.does("chat", text="<img src=x onerror=alert(1)>\x00\u202e\n" + "z" * 400)
    said = (await ada.until("said"))["talk"]
    assert (said["name"], said["text"][:30]) == ("B o <b>", "<img src=x onerror=alert(1)> z")
    assert len(said["text"]) == 300
    seated = ada.table["chairs"][0]["name"]
    assert seated.startswith("<script>Ada</script>")
    assert len(seated) <= 40
    assert all(text.isprintable() for text in (said["name"], said["text"], seated))


# A fight may be over before there was much to forbid: this one is longer.
SEEDS = {"roundhouse": 2}


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_wrong_answers(quiet: Stage, game: str) -> None:
    """At the questions of a game: what is explained as forbidden, a pass, a stale number; at its end: game_over."""
    quiet.dealer.seed = SEEDS.get(game, 1)
    kinds: set[str] = set()
    forbidden = 0
    seats = min(3, POSITIONS[game][0])
    ada, eve = await quiet.person(), await quiet.person()
    bots = ["extra"] * (seats - 1)
    setup = {"seats": seats, **({"preset": "nightmare"} if game == "kaiju" else {})}
    id = await ada.open(game=game, bots=bots, start=True, terms={"tempo": 0}, setup=setup)
    await ada.join(id)
    await eve.join(id)
    await ada.does("stand", standing={"mode": "ask-always"})
    table = Doorstep(quiet, id, [ada], eve)
    while (asked := await ada.until_asked()) is not None:
        chance = Swift(asked["number"])
        await quiet.house.settled(quiet.house.rooms[id])
        # In a window she may be asked ahead of her turn, while a bot still thinks.
        if table.game.asked == 0 and (asked["name"] not in kinds or chance.below(6) == 0):
            kinds.add(asked["name"])
            forbidden += await wrong_answers(table, ada)
        if ada.ask is not None:
            answer = await ada.answers(chance=chance)
            assert answer["type"] == "done" or answer["error"] == "stale_question"
    result = quiet.house.rooms[id].table.results[-1]
    async with table.nothing_moves(ada):
        for keys in (["end"], ["pass"], [], ["nonsense", "end"]):
            answer = await ada.does("answer", question=1, keys=keys)
            assert answer["error"] == "game_over"
            assert result.ending in answer["message"]
    assert len(kinds) > (3 if game != "npzr" else 1)
    assert forbidden > 2


async def wrong_answers(table: Doorstep, ada: Person) -> int:
    """Try at this question what must not be; gives how many of its own explanations were tried."""
    async with table.nothing_moves(ada):
        assert ada.ask is not None
        number, offered = ada.ask["number"], {option["key"] for option in ada.ask["options"]}
        tried = [why for why in ada.ask["why_not"] if why["key"] != "pass"][:4]
        for why in tried:
            answer = await table.refused(ada, why["key"])
            assert answer["error"] == "unknown_option"
            assert f"{why['clause']}: {why['text']}" in answer["message"]
        assert (await table.refused(ada, "nonsense"))["error"] == "unknown_option"
        assert (await table.refused(ada, next(iter(offered)), "nonsense"))["type"] == "refused"
        assert (await table.refused(ada, next(iter(offered)), question=number + 1))["error"] == "stale_question"
        if "pass" not in offered:
            assert (await table.refused(ada, "pass"))["error"] == "cannot_pass"
    return len(tried)

"""A second Cardboard Kaiju, slow and plain: a differential oracle for the turn of either side.

It was written from RULES.md, the pack and the map alone, without a look at the engine, and shares no line with it. A
table is a dict, a zone is a list of card keys, and a game is a generator that yields questions and is sent the keys
that answer them. `test_oracle.py` plays it beside the engine.
"""

from tomllib import loads
from typing import Any

from tests.games.kaiju.oracle_city import Table, touched
from tests.games.kaiju.oracle_kaiju import choose_kaiju_card, play_kaiju_card
from tests.games.kaiju.oracle_table import Over, Play, ask, draw_up, last, refill, team_from
from tests.games.kaiju.oracle_team import choose_combo, choose_overflow, place, play_defender_card


def read_pack(text: str) -> Table:
    printed = loads(text)
    return {"track": printed["track"], "cards": {card["key"]: card for card in printed["cards"]}}


def game(t: Table) -> Play:
    """CK-15, CK-16 The Kaiju first, and again after every single defender. CK-17 Its opening turn is round 0."""
    try:
        yield from kaiju_turn(t)
        while True:
            t["round"] += 1
            yield from defender_turn(t, t["active"])
            t["active"] = team_from(t, t["active"])[1]
            yield from kaiju_turn(t)
    except Over as ending:
        t["winner"] = str(ending)


def kaiju_turn(t: Table) -> Play:
    """CK-48, CK-89 The actions are counted once, at the start. CK-49 The first card must be played, others may."""
    t["kaiju_turn"] = True
    t["actions"] = max(1, t["pack"]["track"]["actions"][t["level"] - 1] - t["flares"])
    t["flares"] = 0
    t["netted"], t["net"] = t["net"], False
    may_stop = False
    while t["actions"]:
        card = yield from choose_kaiju_card(t, may_stop)
        if card == "pass":
            break
        t["actions"] -= 1
        yield from play_kaiju_card(t, card)
        may_stop = True
    t["actions"] = 0
    t["netted"] = False
    draw_up(t)  # CK-50
    t["kaiju_turn"] = False


def defender_turn(t: Table, seat: int) -> Play:
    """CK-18 One action; CK-92 more by On the Double, which may be given up. CK-24 One refill at the end.

    What goes with a card (COMBO, overflow) is settled before it is laid down: until then nothing has happened.
    """
    t["actions"] = 1
    may_stop = False
    while t["actions"]:
        hand, support = t["hands"][seat], t["support"]
        options = [f"play:hand:{card}" for card in hand] + [f"play:support:{card}" for card in support]
        options += [f"place:{card}" for card in hand]
        choice = yield from ask(seat, "DefenderAction", options, may_stop)
        if choice == "pass":  # also CK-26
            break
        card = last(choice)
        if choice.startswith("place:"):
            leaves = yield from choose_overflow(t, seat)
            t["actions"] -= 1
            place(t, seat, card, leaves)
        else:
            zone = hand if ":hand:" in choice else support
            fed = yield from choose_combo(t, seat, card, zone)
            t["actions"] -= 1
            yield from play_defender_card(t, seat, card, zone, fed)
        may_stop = True
    t["actions"] = 0
    yield from refill(t, seat)


def show(t: Table) -> dict[str, Any]:
    """All that lies on the table, to be compared."""
    plain = ("round", "level", "active", "kaiju_turn", "actions", "carapace", "net", "netted", "flares", "in_play")
    piles = ("kaiju_deck", "kaiju_discard", "deck", "discard", "removed", "support", "hands")
    city = t["city"]
    return {
        **{name: t[name] for name in (*plain, *piles)},
        "figure": sorted(city["figure"]),
        "buildings": {
            id: (building["standing"], building["damage"], building["shielded"])
            for id, building in city["buildings"].items()
        },
        "touched": touched(city, city["figure"]),
        "winner": t["winner"],
    }

"""Building, dealing and the match of three, for the second opinion in `oracle.py`: from an empty table to a winner."""

from typing import Any

from matinee.engine.chance import Chance

from .oracle_table import CARDS, Left, Table, Talk, shuffled, winner
from .oracle_turn import battle

TORSOS = [key for key, card in CARDS.items() if "wounds" in card]
PARTS = [key for key, card in CARDS.items() if "value" in card and key not in TORSOS]
BATTLE = [key for key, card in CARDS.items() if "strength" in card]


def table_of(setup: dict[str, Any], chance: Chance) -> Table:
    """RR-05 Nothing is built; the lot says who deals."""
    table: Table = {"seats": setup["seats"], "chance": chance, "hoarding": setup["victory"] == "hoard"}
    table |= {"first": setup["first_player"], "best_of": setup["best_of"]}
    return table | {"dealer": int(chance.below(setup["seats"])), "wins": [0] * setup["seats"]} | cleared(table)


def cleared(table: Table) -> Table:
    """All cards collected, everybody at the table."""
    empty: Table = {"fight": None, "action": None, "aimed_at": None, "looked": [], "painted": False, "turn": 0}
    empty |= {"deck": BATTLE[::-1], "discard": [], "scrap": [], "fallen": [], "drawn": None}
    empty |= {"robots": {torso: {} for torso in TORSOS}, "building": True}
    return empty | {"players": [nobody() for _ in range(table["seats"])]}


def nobody() -> Table:
    player = {"torso": "", "parts": {}, "hand": [], "stack": [], "parked": [], "hoard": []}
    return player | {"wounds": 0, "standing": False, "cause": ""}


def match(table: Table) -> Talk:
    """One game, or first to two wins: then the deal changes sides."""
    while True:
        try:
            yield from build(table)
        except Left:
            table["winner"] = here(table)[0]
            return
        yield from battle(table)
        last = winner(table)
        table["wins"][last] += 1
        if table["best_of"] == 1 or table["wins"][last] == 2:
            table["winner"] = last
            return
        table["dealer"] = (table["dealer"] + 1) % table["seats"]
        table |= cleared(table)


def here(table: Table) -> list[int]:
    return [seat for seat, player in enumerate(table["players"]) if not player["cause"]]


def build(table: Table) -> Talk:
    """RR-05, RR-10, RR-11 From the dealer's left, round and round, until everybody has a robot."""
    parts = shuffled(PARTS, table["chance"])
    table["build"], table["active"] = parts, table["dealer"]
    while builders := [seat for seat in here(table) if not table["players"][seat]["torso"]]:
        clockwise = [(table["active"] + step) % table["seats"] for step in range(1, table["seats"] + 1)]
        table["active"] = next(seat for seat in clockwise if seat in builders)
        # A part that somebody drew who has left is placed by the next builder.
        table["drawn"] = table["drawn"] or parts.pop(0)
        yield from place(table, table["active"])
    deal(table)


def place(table: Table, seat: int) -> Talk:
    """RR-06, RR-07 On any torso in the centre that lacks the kind."""
    kind = CARDS[table["drawn"]]["kind"]
    while True:
        free = [f"on:{torso}" for torso, parts in table["robots"].items() if kind not in parts]
        try:
            said = free[0] if len(free) == 1 else (yield seat, "PlacePart", free)
        except Left as left:
            leave_building(table, left.seat)
            if left.seat == seat:
                return
            continue
        bolt(table, seat, said.removeprefix("on:"))
        return


def bolt(table: Table, seat: int, torso: str) -> None:
    """RR-09 The fifth part makes the robot yours, at once."""
    table["robots"][torso][CARDS[table["drawn"]]["kind"]] = table["drawn"]
    table["drawn"] = None
    if len(table["robots"][torso]) == 5:
        player = table["players"][seat]
        player["torso"], player["parts"] = torso, table["robots"].pop(torso)


def leave_building(table: Table, seat: int) -> None:
    """The others build on, and a finished robot is put aside; the last who is here has won."""
    player = table["players"][seat]
    player["cause"] = "left"
    table["fallen"].append(seat)
    if player["torso"]:
        table["scrap"] += [player["torso"], *player["parts"].values()]
        player["parts"] = {}
    if len(here(table)) == 1:
        raise Left(seat)


def deal(table: Table) -> None:
    """RR-12 The rest lies aside; RR-13, RR-14 stacks of as many cards as a robot is worth; RR-18 three in hand."""
    for torso, parts in table["robots"].items():
        table["scrap"] += [torso, *parts.values()]
    table["scrap"] += table["build"] + ([table["drawn"]] if table["drawn"] else [])
    table["deck"] = shuffled(BATTLE, table["chance"])
    table |= {"robots": {}, "build": [], "drawn": None, "building": False}
    values = {}
    for step in range(1, table["seats"] + 1):
        seat = (table["dealer"] + step) % table["seats"]
        player = table["players"][seat]
        if not player["cause"]:
            player["standing"] = True
            values[seat] = sum(CARDS[card]["value"] for card in [player["torso"], *player["parts"].values()])
            cards, table["deck"] = table["deck"][: values[seat]], table["deck"][values[seat] :]
            # One card is dealt onto the other, so the last one lies on top.
            player["hand"], player["stack"] = cards[::-1][:3], cards[::-1][3:]
    table["active"] = first_player(table, values)
    table["turn"] = 1


def first_player(table: Table, values: dict[int, int]) -> int:
    """RR-19 The shortest stack, ties by lot; or by lot, or whom the table has named, if that player is still here."""
    named = table["first"].removeprefix("seat:")
    if named.isdigit() and int(named) in values:
        return int(named)
    least = min(values.values())
    able = sorted(seat for seat in values if table["first"] == "random" or values[seat] == least)
    return able[int(table["chance"].below(len(able)))] if len(able) > 1 else able[0]

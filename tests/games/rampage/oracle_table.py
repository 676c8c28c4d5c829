"""A table of Robot Rampage in plain dicts and lists, for the second opinion in `oracle.py`.

Piles are lists of card ids with their top first; a robot is its parts by kind. Everything that a rule calls a verb
(draw, take, fall, refill) stands here; who is asked what, and when, stands in `oracle.py` and `oracle_turn.py`.
"""

import tomllib
from collections.abc import Generator
from pathlib import Path
from typing import Any

from matinee.engine.chance import Chance

Table = dict[str, Any]
Asked = tuple[int, str, list[str]]
Talk = Generator[Asked, str, Any]

PACK = Path(__file__).parents[3] / "src/matinee/games/rampage/packs/house.toml"
KINDS = ["left_arm", "right_arm", "head", "leg", "accessory"]
COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]


def read_cards() -> dict[str, dict[str, Any]]:
    """Every card by its id. A Battle Card carries its text, and a Replacement what it is once it is attached."""
    pack = tomllib.loads(PACK.read_text(encoding="utf-8"))
    texts = {text["key"]: text for text in pack["texts"]}
    cards = {card["key"]: {"kind": "torso"} | card for card in pack["torsos"]}
    cards |= {card["key"]: card for card in pack["parts"]}
    for card in pack["battle"]:
        text = texts[card["text"]]
        cards[card["key"]] = text.get("part", {}) | text | card
    return cards


CARDS = read_cards()


class LastRobotStands(Exception):
    """RR-03 The game stops the instant one robot is left, wherever it is."""


class Left(Exception):
    """RR-61 Somebody gets up and goes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ThinkAgain(Exception):
    """RR-69 Colours and arena have changed under a question: what was drafted is put back, and it is asked again."""


def effect(card: str, verb: str) -> int:
    """The number behind a verb of a card's text, 0 without it. A verb that has no number counts as 1."""
    return sum(int(part.get("n", 1)) for part in CARDS[card].get("effects", []) if part["do"] == verb)


def lay(given: dict[str, Any], seats: int, hoard: bool, chance: Chance) -> Table:
    """The table that a position describes: the same words that `Game.arrange` reads."""
    table: Table = {
        "seats": seats,
        "hoarding": hoard,
        "chance": chance,
        "turn": given["turn"],
        "active": "abcdef".index(given["active"]),
        "deck": list(given["deck"]),
        "discard": list(given["discard"]),
        "scrap": [],
        "fallen": [],
        "painted": False,
        "fight": None,
        "action": None,
        "aimed_at": None,
        "looked": [],
        "players": [],
    }
    for side in "abcdef"[:seats]:
        torso, *parts = given["robots"].get(side, "").split() or [""]
        player = {"torso": torso, "parts": {CARDS[part]["kind"]: part for part in parts}}
        piles = {"hand": "hands", "stack": "stacks", "parked": "parked"}
        player |= {pile: list(given[name].get(side, [])) for pile, name in piles.items()} | {"hoard": []}
        player |= {"wounds": given["wounds"].get(side, 0), "standing": torso != "", "cause": "" if torso else "cards"}
        table["players"].append(player)
    return table


# Who stands, and what their colours are


def standing(table: Table) -> list[int]:
    return [seat for seat, player in enumerate(table["players"]) if player["standing"]]


def others(table: Table, seat: int) -> list[int]:
    """The other standing robots, clockwise from the left."""
    round_the_table = [(seat + step) % table["seats"] for step in range(1, table["seats"])]
    return [other for other in round_the_table if table["players"][other]["standing"]]


def colour(table: Table, seat: int) -> str:
    return str(CARDS[table["players"][seat]["torso"]]["colour"])


def is_wild(table: Table, card: str) -> bool:
    """RR-38, RR-39 The colour of no robot that stands at this moment."""
    return CARDS[card]["colour"] not in [colour(table, seat) for seat in standing(table)]


def pit_traps(table: Table) -> bool:
    """RR-63 Five robots or fewer."""
    return len(standing(table)) <= 5


def buzz_saws(table: Table) -> bool:
    """RR-64 Four robots or fewer."""
    return len(standing(table)) <= 4


def wild_only(table: Table) -> bool:
    """RR-65, RR-66 Three robots or fewer."""
    return len(standing(table)) <= 3


def closing_time(table: Table) -> bool:
    """RR-71 From turn 20 x seats + 1 on."""
    return bool(table["turn"] > 20 * table["seats"])


def arms(table: Table, seat: int) -> int:
    """RR-44 Only arms have attack; RR-33 a Replacement is that part."""
    parts = table["players"][seat]["parts"]
    return sum(CARDS[parts[kind]].get("attack", 0) for kind in ("left_arm", "right_arm") if kind in parts)


def armour(table: Table, seat: int) -> int:
    """RR-47 The torso and all parts still attached."""
    player = table["players"][seat]
    return sum(CARDS[card].get("defence", 0) for card in (player["torso"], *player["parts"].values()))


# What is done to cards


def draw(table: Table) -> str | None:
    """RR-25 The top of the Battle Deck; empty, the Discard Pile is shuffled when a card is needed, not before."""
    if not table["deck"] and table["discard"]:
        table["deck"], table["discard"] = shuffled(table["discard"], table["chance"]), []
    return table["deck"].pop(0) if table["deck"] else None


def shuffled(cards: list[str], chance: Chance) -> list[str]:
    """RR-74 Fisher and Yates, over a pile that lies with its first card at the bottom."""
    cards = list(cards)
    for place in range(len(cards) - 1, 0, -1):
        other = int(chance.below(place + 1))
        cards[place], cards[other] = cards[other], cards[place]
    return cards[::-1]


def lose_one(table: Table, seat: int) -> str | None:
    """RR-58, RR-71 The top card of a stack; with no stack left a hand card at random, counted from the newest."""
    player = table["players"][seat]
    if player["stack"]:
        return str(player["stack"].pop(0))
    if player["hand"]:
        return str(player["hand"].pop(-1 - int(table["chance"].below(len(player["hand"])))))
    return None


def take(table: Table, taker: int, loser: int, number: int) -> None:
    """RR-57, RR-58 To the bottom of the taker's stack, one after the other; a short loser gives what there is."""
    for _ in range(number):
        card = lose_one(table, loser)
        if card is not None:
            table["players"][taker]["stack"].append(card)


def lose_part(table: Table, seat: int, kind: str) -> None:
    """RR-55 Build Cards leave the game, attached Replacements go to the Discard Pile."""
    card = table["players"][seat]["parts"].pop(kind)
    table["discard" if "strength" in CARDS[card] else "scrap"].append(card)


def wound(table: Table, seat: int, number: int) -> None:
    """RR-54 Wounds reaching the torso's number destroy the robot at once."""
    player = table["players"][seat]
    player["wounds"] += number
    if player["wounds"] >= CARDS[player["torso"]]["wounds"]:
        fall(table, seat, "wounds")


def check_cards(table: Table, *seats: int) -> None:
    """RR-59 Out of cards: destroyed. Parked Boosters and attached parts do not count."""
    for seat in seats:
        player = table["players"][seat]
        if player["standing"] and not player["hand"] and not player["stack"]:
            fall(table, seat, "cards")


def fall(table: Table, seat: int, cause: str) -> None:
    """RR-60 Hand, stack, parked Boosters and Replacements are discarded, Build Cards leave the game.

    RR-70 Playing for hoards, the cards of a robot destroyed by wounds are kept aside. A stack is laid down from its
    bottom card up: the book has no order here, and ours is public (RR-26).
    """
    player = table["players"][seat]
    player["standing"], player["cause"] = False, cause
    table["fallen"].append(seat)
    cards = player["hand"] + player["stack"][::-1]
    (player["hoard"] if table["hoarding"] and cause == "wounds" else table["discard"]).extend(cards)
    table["discard"].extend(player["parked"])
    player["hand"], player["stack"], player["parked"] = [], [], []
    for kind in KINDS:
        if kind in player["parts"]:
            lose_part(table, seat, kind)
    table["scrap"].append(player["torso"])
    if len(standing(table)) == 1:
        raise LastRobotStands


def winner(table: Table) -> int:
    """RR-03 The last robot standing; RR-70 or the most cards: equal, the standing robot, else the later to fall.

    Cards being looked at are of their stack.
    """
    last = standing(table)[0]
    if not table["hoarding"]:
        return last
    players = table["players"]
    cards = [len(player["hand"] + player["stack"] + player["hoard"]) for player in players]
    cards[table["active"]] += len(table["looked"])
    ranked: list[int] = [last, *reversed(table["fallen"])]
    return max(ranked, key=lambda seat: cards[seat])


def refill(table: Table, seat: int) -> None:
    """RR-36 Up to three cards from the top of your own stack; a short one gives what there is."""
    player = table["players"][seat]
    while len(player["hand"]) < 3 and player["stack"]:
        player["hand"].append(player["stack"].pop(0))


def ask(table: Table, seat: int, question: str, options: list[str]) -> Talk:
    """Put a question. One with a single answer is not asked: everybody knows what would be said.

    RR-61 If the active player leaves, or the target of an attack or an Action, that is its affair. When a third person
    leaves, RR-69 has everything read again, and the asked player thinks it over.
    """
    if len(options) == 1:
        return options[0]
    try:
        return (yield seat, question, options)
    except Left as left:
        target = table["fight"]["target"] if table["fight"] else table["aimed_at"]
        if left.seat in (table["active"], target):
            raise
        fall(table, left.seat, "left")
        raise ThinkAgain from left

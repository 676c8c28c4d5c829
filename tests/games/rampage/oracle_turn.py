"""The rest of a battle turn, Actions and refills, so that the attacks of `oracle.py` follow each other as in a game."""

from .oracle import ask_again, attack_step, card_of, respond, theft
from .oracle_table import (
    CARDS,
    KINDS,
    LastRobotStands,
    Left,
    Table,
    Talk,
    ThinkAgain,
    ask,
    check_cards,
    closing_time,
    colour,
    draw,
    effect,
    fall,
    lose_one,
    lose_part,
    others,
    refill,
    wound,
)


def battle(table: Table) -> Talk:
    """Turn after turn until one robot stands."""
    try:
        while True:
            yield from turn(table)
            table["active"] = others(table, table["active"])[0]
            table["turn"] += 1
    except LastRobotStands:
        return


def turn(table: Table) -> Talk:
    """RR-28 Actions and Replacements, one attack, refill."""
    active = table["active"]
    player = table["players"][active]
    table["painted"] = False
    if closing_time(table):
        # RR-71 Closing Time costs a card.
        card = lose_one(table, active)
        table["discard"].extend([card] if card else [])
        check_cards(table, active)
    if player["standing"] and player["hand"]:
        try:
            yield from actions(table)
        except Left:
            # RR-61 All that the active player had on the table goes along.
            table["discard"].extend([table["action"]] if table["action"] else [])
            table["discard"].extend(table["looked"])
            table["action"], table["looked"], table["aimed_at"] = None, [], None
            fall(table, active, "left")
            return
        yield from attack_step(table)
    if player["standing"]:
        refill(table, active)


def actions(table: Table) -> Talk:
    """RR-29 As many as you like while one card is kept; RR-33 a Replacement only where exactly its part is missing."""
    active = table["active"]
    player = table["players"][active]
    while True:
        options = [f"use:{card}" for card in player["hand"] if len(player["hand"]) > 1 and playable(player, card)]
        try:
            said = yield from ask(table, active, "TakeAction", [*options, "attack"])
        except ThinkAgain:
            continue
        if said == "attack":
            return
        card = card_of(said)
        player["hand"].remove(card)
        if CARDS[card]["type"] == "replacement":
            player["parts"][CARDS[card]["kind"]] = card
            continue
        table["action"] = card
        try:
            yield from resolve(table, card)
        except Left as left:
            # RR-61 Nobody is left to take it; the turn goes on.
            if left.seat == active:
                raise
            fall(table, left.seat, "left")
        # RR-23 Every Action goes to the Discard Pile, once resolved.
        table["action"], table["aimed_at"] = None, None
        table["discard"].append(card)
        check_cards(table, *others(table, active), active)


def playable(player: Table, card: str) -> bool:
    if CARDS[card]["type"] == "replacement":
        return CARDS[card]["kind"] not in player["parts"]
    return bool(CARDS[card]["type"] == "action")


def resolve(table: Table, card: str) -> Talk:
    """RR-31 Do what the text says as far as you can."""
    active = table["active"]
    player = table["players"][active]
    if effect(card, "take") or effect(card, "strip"):
        yield from aimed(table, card)
    for _ in range(effect(card, "salvage") if not closing_time(table) else 0):
        found = draw(table)
        player["stack"].extend([found] if found else [])
    if effect(card, "scrap"):
        for other in others(table, active):
            lost = lose_one(table, other)
            table["discard"].extend([lost] if lost else [])
    player["wounds"] = max(0, player["wounds"] - effect(card, "repair"))
    if effect(card, "dig"):
        yield from dig(table, effect(card, "dig"))
    if effect(card, "sweep"):
        yield from sweep(table)
    if effect(card, "paint"):
        table["painted"] = True


def aimed(table: Table, card: str) -> Talk:
    """RR-32 Fridge Magnet and Loose Screw: the target may answer first."""
    active = table["active"]
    target = table["aimed_at"] = yield from choose_opponent(table)
    if (yield from respond(table, target, "AnswerAction", "cancel")):
        return
    if effect(card, "take"):
        yield from theft(table, active, target, effect(card, "take"))
        return
    parts = [f"lose:{kind}" for kind in KINDS if kind in table["players"][target]["parts"]]
    if parts:
        lose_part(table, target, card_of((yield from ask_again(table, target, "LosePart", parts))))
    else:
        wound(table, target, 1)


def choose_opponent(table: Table) -> Talk:
    """RR-32 Any other standing robot."""
    while True:
        colours = {f"target:{colour(table, seat)}": seat for seat in sorted(others(table, table["active"]))}
        try:
            return colours[(yield from ask(table, table["active"], "ChooseOpponent", list(colours)))]
        except ThinkAgain:
            continue


def dig(table: Table, number: int) -> Talk:
    """Read the Manual: look at the top cards of your stack, keep one, the rest goes under in order."""
    player = table["players"][table["active"]]
    table["looked"], player["stack"] = player["stack"][:number], player["stack"][number:]
    if table["looked"]:
        options = [f"keep:{card}" for card in table["looked"]]
        kept = card_of((yield from ask_again(table, table["active"], "KeepOne", options)))
        table["looked"].remove(kept)
        player["hand"].append(kept)
    player["stack"].extend(table["looked"])
    table["looked"] = []


def sweep(table: Table) -> Talk:
    """Spring Cleaning: hand cards of your choice go under your stack, then you draw as many and one more."""
    player = table["players"][table["active"]]
    swept: list[str] = []
    while True:
        options = [f"sweep:{card}" for card in player["hand"] if card not in swept]
        try:
            said = yield from ask(table, table["active"], "SweepCard", [*options, "done"])
        except ThinkAgain:
            swept.clear()
            continue
        if said == "done":
            break
        swept.append(card_of(said))
    player["hand"] = [card for card in player["hand"] if card not in swept]
    player["stack"].extend(swept)
    for _ in range(len(swept) + 1):
        if player["stack"]:
            player["hand"].append(player["stack"].pop(0))

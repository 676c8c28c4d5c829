"""A second opinion on the attack, written from RULES.md and the printed book alone: slow, plain, rule by rule.

`attack` is a conversation: it yields (who is asked, the question, the options) and is sent the answer. It knows nothing
of the engine. Steps 4 to 11 of a battle turn are here, the rest of the turn is in `oracle_turn.py`.
"""

from .oracle_table import (
    CARDS,
    Left,
    Table,
    Talk,
    ThinkAgain,
    armour,
    arms,
    ask,
    buzz_saws,
    check_cards,
    colour,
    draw,
    effect,
    fall,
    is_wild,
    lose_part,
    others,
    pit_traps,
    take,
    wild_only,
    wound,
)


class AttackIsOver(Exception):
    """RR-51 Called off: neither hit nor miss."""


def attack_step(table: Table) -> Talk:
    """RR-28 Step 2: one attack, and RR-63 perhaps a second one on the same robot."""
    table["gadget_used"] = False
    try:
        target = yield from first_attack(table)
        while target is not None and may_press(table, target):
            try:
                said = yield from ask(table, table["active"], "PressAttack", ["again", "stop"])
            except ThinkAgain:
                continue
            if said == "again":
                yield from second_attack(table, target)
            break
    except Left as left:
        leave(table, left.seat)
    table["fight"] = None


def first_attack(table: Table) -> Talk:
    """RR-34 Any robot with a legal strike at it; RR-41 with none, a card is discarded. Answers the target of a hit."""
    active = table["active"]
    while True:
        targets = [seat for seat in sorted(others(table, active)) if strikes(table, seat, [])]
        table["fight"] = None
        try:
            if not targets:
                yield from discard_one(table)
                return None
            colours = {f"target:{colour(table, seat)}": seat for seat in targets}
            target = colours[(yield from ask(table, active, "ChooseTarget", list(colours)))]
            return target if (yield from attack(table, target, number=1)) else None
        except ThinkAgain:
            continue


def may_press(table: Table, target: int) -> bool:
    """RR-63 Pit Traps: the target still stands, and there is a legal strike at it."""
    return pit_traps(table) and table["players"][target]["standing"] and bool(strikes(table, target, []))


def second_attack(table: Table, target: int) -> Talk:
    while strikes(table, target, []):
        try:
            yield from attack(table, target, number=2)
            return
        except ThinkAgain:
            continue


def leave(table: Table, seat: int) -> None:
    """RR-61 The robot falls, and an attack by or against it ends as called off; then cards are counted (RR-59).

    What a leaving attacker has on the table goes to the Discard Pile first.
    """
    active, fight = table["active"], table["fight"]
    if seat == active:
        if fight:
            table["discard"].extend(fight["strikes"] + fight["boosts"] + fight["drawn"])
        fall(table, seat, "left")
    else:
        call_off(table, fight)
        fall(table, seat, "left")
    check_cards(table, *others(table, active), active)


def discard_one(table: Table) -> Talk:
    """RR-41 No legal attack: one card of your choice is discarded."""
    hand = table["players"][table["active"]]["hand"]
    chosen = yield from ask(table, table["active"], "DiscardOne", [f"discard:{card}" for card in hand])
    hand.remove(card_of(chosen))
    table["discard"].append(card_of(chosen))
    check_cards(table, table["active"])


def attack(table: Table, target: int, number: int) -> Talk:
    """One attack from the first strike to the last card taken. Answers whether it hit."""
    active = table["active"]
    fight = {"attacker": active, "target": target, "number": number, "draft": {}, "shown": False, "compared": False}
    fight |= {"strikes": [], "boosts": [], "guards": [], "responses": [], "drawn": [], "accessory": None}
    table["fight"] = fight
    try:
        yield from build_attack(table, fight)
        yield from defend(table, fight)
        compare(table, fight)
        if fight["hits"]:
            yield from hit(table, fight)
        elif buzz_saws(table):
            # RR-64 A successful defender takes the difference.
            yield from theft(table, target, active, fight["defence"] - fight["attack"])
        check_cards(table, active, target)
    except AttackIsOver:
        call_off(table, fight)
        check_cards(table, active, target)
        return False
    return fight["hits"]


def call_off(table: Table, fight: Table) -> None:
    """RR-51 Strikes go under the stack, RR-45 Boosters are parked: they wait for the next attack.

    Once the strengths are compared the cards are under the stacks already. A draft stays in the hand.
    """
    attacker = table["players"][fight["attacker"]]
    if fight["shown"] and not fight["compared"]:
        attacker["stack"].extend(fight["strikes"])
        attacker["parked"].extend(fight["boosts"])
    table["discard"].extend(fight["drawn"])
    fight["strikes"], fight["boosts"], fight["drawn"] = [], [], []


# The attacker's cards


def strikes(table: Table, target: int, laid: list[str]) -> list[str]:
    """Every hand card that may strike at a target, when some strikes are laid already."""
    active = table["active"]
    hand = [card for card in table["players"][active]["hand"] if card not in laid]
    matches = [card for card in hand if is_match(table, card, target)]
    if wild_only(table):
        # RR-65 One wild, whatever else you hold.
        matches = []
        wilds = [card for card in hand if is_wild(table, card)]
    else:
        # RR-40 One wild, and only if you hold no card of any opponent's colour.
        opponents = [colour(table, seat) for seat in others(table, active)]
        held = any(CARDS[card]["colour"] in opponents for card in hand + laid)
        wilds = [] if held else [card for card in hand if is_wild(table, card)]
    if table["painted"]:
        # Wet Paint: one card of any colour as if it were wild, also while you hold a match.
        wilds = hand
    if laid:
        # RR-37 Any number of matches, RR-40 exactly one wild.
        alone = wild_only(table) or not is_match(table, laid[0], target)
        return [] if alone else matches
    return [card for card in hand if card in matches or card in wilds]


def is_match(table: Table, card: str, target: int) -> bool:
    return bool(CARDS[card]["colour"] == colour(table, target))


def build_attack(table: Table, fight: Table) -> Talk:
    """RR-42, RR-43, RR-44 A private draft: strikes, then also Boosters and the accessory, until `done`."""
    player, draft = table["players"][fight["attacker"]], fight["draft"]
    while True:
        laid = [card for card, use in draft.items() if use == "strike"]
        free = [card for card in player["hand"] if card not in draft]
        options = [f"strike:{card}" for card in strikes(table, fight["target"], laid) if card in free]
        if laid:
            options += [f"boost:{card}" for card in free if CARDS[card]["type"] == "booster"]
            if can_use_accessory(table, fight, free):
                options.append("accessory")
            options.append("done")
        said = yield from ask(table, fight["attacker"], "BuildAttack", options)
        if said == "done":
            break
        if said == "accessory":
            fight["accessory"] = player["parts"]["accessory"]
            if CARDS[fight["accessory"]].get("cost") == "pay_hand":
                said = yield from ask(table, fight["attacker"], "PayCard", [f"pay:{card}" for card in free])
                draft[card_of(said)] = "pay"
        else:
            draft[card_of(said)] = said.split(":")[0]
    show_attack(table, fight)


def can_use_accessory(table: Table, fight: Table, free: list[str]) -> bool:
    """RR-43 Once per turn, while attached and while its cost can be paid. Passive ones need no use."""
    player = table["players"][fight["attacker"]]
    card = player["parts"].get("accessory")
    if card is None or fight["accessory"] or table["gadget_used"]:
        return False
    if not any(effect(card, verb) for verb in ("boost", "loot", "aim")):
        return False
    cost = CARDS[card].get("cost")
    return bool(player["stack"] if cost == "pay_stack" else free if cost == "pay_hand" else True)


def show_attack(table: Table, fight: Table) -> None:
    """RR-43 The accessory is paid, RR-45 parked Boosters join by themselves, RR-44 the total is public."""
    player, draft = table["players"][fight["attacker"]], fight["draft"]
    if wet(table, fight):
        table["painted"] = False
    table["gadget_used"] = table["gadget_used"] or fight["accessory"] is not None
    if fight["accessory"] and CARDS[fight["accessory"]].get("cost") == "pay_stack":
        table["discard"].append(player["stack"].pop(0))
    fight["boosts"] = player["parked"]
    player["parked"] = []
    for card, use in draft.items():
        player["hand"].remove(card)
        {"strike": fight["strikes"], "boost": fight["boosts"], "pay": player["stack"]}[use].append(card)
    texts = fight["boosts"] + ([fight["accessory"]] if fight["accessory"] else [])
    fight["attack"] = arms(table, fight["attacker"]) + sum(CARDS[card]["strength"] for card in fight["strikes"])
    fight["attack"] += sum(effect(card, "boost") for card in texts)
    for verb in ("wound", "loot", "aim"):
        fight[verb] = sum(effect(card, verb) for card in texts)
    fight["draft"], fight["shown"] = {}, True


def wet(table: Table, fight: Table) -> bool:
    """Whether a strike is legal only because of Wet Paint, which is good for one card."""
    strike = next(card for card, use in fight["draft"].items() if use == "strike")
    painted, table["painted"] = table["painted"], False
    dry = strikes(table, fight["target"], [])
    table["painted"] = painted
    return painted and strike not in dry


# The defender's cards


def defend(table: Table, fight: Table) -> Talk:
    """RR-46, RR-48 A private draft of guards and Responses, until `done`; Pull the Plug ends the attack at once."""
    player, draft = table["players"][fight["target"]], fight["draft"]
    while True:
        free = [card for card in player["hand"] if card not in draft]
        options = [f"guard:{card}" for card in guards(table, fight) if card in free]
        options += [f"respond:{card}" for card in free if effect(card, "shield") or effect(card, "call_off")]
        try:
            said = yield from ask(table, fight["target"], "Defend", [*options, "done"])
        except ThinkAgain:
            draft.clear()
            continue
        if said == "done":
            break
        draft[card_of(said)] = said.split(":")[0]
        if effect(card_of(said), "call_off") and said.startswith("respond:"):
            player["hand"].remove(card_of(said))
            table["discard"].append(card_of(said))
            raise AttackIsOver
    for card, use in draft.items():
        player["hand"].remove(card)
        fight["guards" if use == "guard" else "responses"].append(card)
    fight["draft"] = {}


def guards(table: Table, fight: Table) -> list[str]:
    """RR-46 One wild, or up to three of your own colour. RR-56 No head, RR-66 three robots: no wild."""
    target = fight["target"]
    hand = table["players"][target]["hand"]
    own = [card for card in hand if CARDS[card]["colour"] == colour(table, target)]
    wilds = [card for card in hand if is_wild(table, card)]
    laid = [card for card, use in fight["draft"].items() if use == "guard"]
    if any(card in wilds for card in laid) or len(laid) == 3:
        return []
    if laid or wild_only(table) or "head" not in table["players"][target]["parts"]:
        wilds = []
    return [card for card in hand if card in own or card in wilds]


def compare(table: Table, fight: Table) -> None:
    """RR-49 Attack at least defence hits. RR-50, RR-24 Cards go under both stacks, the attacker's first."""
    attacker, defender = table["players"][fight["attacker"]], table["players"][fight["target"]]
    fight["defence"] = armour(table, fight["target"]) + sum(CARDS[card]["strength"] for card in fight["guards"])
    fight["defence"] += sum(effect(card, "shield") for card in fight["responses"])
    fight["hits"] = fight["attack"] >= fight["defence"]
    fight["compared"] = True
    attacker["stack"].extend(fight["strikes"] + fight["boosts"])
    defender["stack"].extend(fight["guards"])
    for card in fight["responses"]:
        # RR-22 Each Response names its verb.
        (table["discard"] if CARDS[card]["verb"] == "discard" else defender["stack"]).append(card)
    fight["strikes"], fight["boosts"], fight["guards"], fight["responses"] = [], [], [], []


# A hit


def hit(table: Table, fight: Table) -> Talk:
    """RR-52 to RR-54 The location breaks; RR-57 then cards are taken, unless the robot has fallen."""
    attacker, target = fight["attacker"], fight["target"]
    location = yield from find_location(table, fight)
    wounds = fight["wound"]
    if location in table["players"][target]["parts"]:
        lose_part(table, target, location)
    else:
        wounds += 1
    wound(table, target, wounds)
    if table["players"][target]["standing"]:
        yield from theft(table, attacker, target, fight["attack"] - fight["defence"] + fight["loot"])


def find_location(table: Table, fight: Table) -> Talk:
    """RR-52 Draw 1 + aim cards, the attacker picks one; the defender may have another one drawn, which counts."""
    for _ in range(1 + fight["aim"]):
        card = draw(table)
        if card is not None:
            fight["drawn"].append(card)
    locations = list(dict.fromkeys(CARDS[card]["location"] for card in fight["drawn"])) or ["torso"]
    said = yield from ask_again(table, fight["attacker"], "PickHit", [f"hit:{location}" for location in locations])
    location = card_of(said)
    if (yield from respond(table, fight["target"], "AnswerHit", "redraw")):
        # What was drawn first lies on the table until the hit is settled: a reshuffle does not bring it back.
        card = draw(table)
        location = CARDS[card]["location"] if card is not None else "torso"
        fight["drawn"].extend([card] if card is not None else [])
    table["discard"].extend(fight["drawn"])
    fight["drawn"] = []
    return location


def theft(table: Table, taker: int, loser: int, number: int) -> Talk:
    """RR-57 The loser's Cuckoo Clock and one Child Lock save cards, then the rest is taken."""
    player = table["players"][loser]
    number -= effect(player["parts"]["accessory"], "absorb") if "accessory" in player["parts"] else 0
    # RR-48 Your last card cannot absorb: nothing would be left to save.
    if number > 0 and len(player["hand"]) + len(player["stack"]) > 1:
        card = yield from respond(table, loser, "AnswerTheft", "absorb")
        number -= effect(card, "absorb") if card else 0
    take(table, taker, loser, number)


def respond(table: Table, seat: int, window: str, verb: str) -> Talk:
    """RR-48 One Response per window. Answers the card, which is discarded or goes under the stack (RR-22)."""
    player = table["players"][seat]
    options = [f"respond:{card}" for card in player["hand"] if effect(card, verb) and CARDS[card]["type"] == "response"]
    said = yield from ask_again(table, seat, window, [*options, "pass"])
    if said == "pass":
        return None
    card = card_of(said)
    player["hand"].remove(card)
    (table["discard"] if CARDS[card]["verb"] == "discard" else player["stack"]).append(card)
    return card


def ask_again(table: Table, seat: int, question: str, options: list[str]) -> Talk:
    """A question whose options no colour and no arena can change: when a third person leaves, it is the same again."""
    while True:
        try:
            return (yield from ask(table, seat, question, options))
        except ThinkAgain:
            continue


def card_of(answer: str) -> str:
    """What stands after the colon: `strike:R13` is R13."""
    return answer.split(":")[1]

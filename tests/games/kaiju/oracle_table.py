"""The oracle's table: how it asks, where cards lie, how a defender draws, and where the Kaiju goes.

A table is a dict, a zone is a list of card keys with its top at the end.
"""

from collections.abc import Generator

from tests.games.kaiju.oracle_city import Placement, Table, beside, hit, one_hex, swims, touched

Play = Generator[Table, str]
Choice = Generator[Table, str, str]
HAND = 4
TOP = 8


class Over(Exception):
    """CK-68 The first ending ends the game at once."""


def ask(seat: int, name: str, options: list[str], may_pass: bool = False, secret: bool = False) -> Choice:
    """Equal options are one; a single option that may not be passed is taken, and where there is none all is passed.

    Among cards that only their owner sees (`secret`) equal ones are asked for too, unless there is just one card.
    """
    cards, options = len(options), list(dict.fromkeys(options))
    if not options:
        return "pass"
    if len(options) == 1 and not may_pass and not (secret and cards > 1):
        return options[0]
    return (yield {"seat": seat, "name": name, "options": [*options, "pass"] if may_pass else options})


def last(key: str) -> str:
    return key.rpartition(":")[2]


def team_from(t: Table, seat: int) -> list[int]:
    """All defenders in seat order, beginning with one of them."""
    first = t["defenders"].index(seat)
    return [*t["defenders"][first:], *t["defenders"][:first]]


def side_of(t: Table, card: str) -> str:
    return str(t["pack"]["cards"][card]["side"])


def name_of(t: Table, card: str) -> str:
    printed = t["pack"]["cards"][card]
    return str(printed.get("called", printed["name"]))


def take(zone: list[str], card: str) -> None:
    """Of equal cards the one that lies on top."""
    del zone[len(zone) - 1 - zone[::-1].index(card)]


def discard(t: Table, zone: list[str], card: str) -> None:
    take(zone, card)
    t["discard"].append(card)


def refill(t: Table, seat: int) -> Play:
    """CK-24 Back up to four, card by card; after an ENRAGE its fourth step has drawn the rest."""
    interrupted = False
    while len(t["hands"][seat]) < HAND and not interrupted:
        interrupted = yield from draw_one(t, seat)


def draw_one(t: Table, seat: int) -> Generator[Table, str, bool]:
    """CK-40, CK-47 An ENRAGE, or an empty deck, interrupts; then the defender draws up to four, if there are cards."""
    if t["deck"] and side_of(t, t["deck"][-1]) == "defender":
        t["hands"][seat].append(t["deck"].pop())
        return False
    if t["deck"]:
        t["in_play"].append(t["deck"].pop())
        yield from enrage(t)
        t["removed"].append(t["in_play"].pop())
    else:
        yield from enrage(t)
        t["deck"], t["discard"] = t["shuffle"](t["discard"]), []
        if not t["deck"]:
            return True
    yield from refill(t, seat)
    return True


def enrage(t: Table) -> Play:
    """CK-41 to CK-43 Rampage, a move if something fell, the track, and a draw if the hand size rose."""
    if rampage(t, "lethal"):
        yield from offer_move(t)
    if t["level"] < TOP:
        before = hand_size(t)
        t["level"] += 1
        if hand_size(t) > before:
            draw_up(t)


def hand_size(t: Table) -> int:
    return int(t["pack"]["track"]["hand"][t["level"] - 1])


def draw_up(t: Table) -> None:
    while len(t["hands"][t["kaiju"]]) < hand_size(t):
        kaiju_draws(t)


def kaiju_draws(t: Table) -> None:
    """CK-66 It must draw and cannot: the defenders win."""
    if not t["kaiju_deck"]:
        raise Over("defenders")
    t["hands"][t["kaiju"]].append(t["kaiju_deck"].pop())


def rampage(t: Table, damage: int | str) -> int:
    """CK-37 To destroy is to deal what is left; so a shield stops it. The number of buildings that fell."""
    hits = touched(t["city"], t["city"]["figure"])
    for id in hits:
        building = t["city"]["buildings"][id]
        strike(t, id, building["strength"] - building["damage"] if damage == "lethal" else int(damage))
    return sum(not t["city"]["buildings"][id]["standing"] for id in hits)


def strike(t: Table, id: str, damage: int) -> int:
    """CK-67 With the last building the Kaiju wins."""
    left = hit(t["city"], id, damage)
    if not any(building["standing"] for building in t["city"]["buildings"].values()):
        raise Over("kaiju")
    return left


def offer_move(t: Table) -> Play:
    """CK-54, CK-90 Any other legal placement, or one hex while netted; or it stays."""
    if t["netted"]:
        yield from step_one_hex(t, t["kaiju"], "KaijuOneHex", may_stay=True)
    else:
        yield from swim(t, t["kaiju"], "Kaiju", swims(t["city"]), may_stay=True)


def swim(t: Table, seat: int, name: str, targets: list[Placement], may_stay: bool) -> Play:
    """First a water hex, then the direction of the second."""
    water = [hex for hex in t["city"]["water"] if any(hex in target for target in targets)]
    choice = yield from ask(seat, f"{name}Water", [f"{q},{r}" for q, r in water], may_stay)
    if choice == "pass":
        return
    q, r = choice.split(",")
    first = (int(q), int(r))
    seconds = [way for way, near in beside(first).items() if frozenset((first, near)) in targets]
    way = yield from ask(seat, f"{name}Second", seconds)
    t["city"]["figure"] = frozenset((first, beside(first)[way]))


def step_one_hex(t: Table, seat: int, name: str, may_stay: bool) -> Generator[Table, str, bool]:
    moves = one_hex(t["city"])
    choice = yield from ask(seat, name, list(moves), may_stay)
    if choice != "pass":
        t["city"]["figure"] = moves[choice]
    return choice != "pass"

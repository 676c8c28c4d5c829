"""The oracle's defenders: COMBO, Support and their cards."""

from collections.abc import Callable, Generator

from tests.games.kaiju.oracle_city import Table, placements, touched
from tests.games.kaiju.oracle_table import (
    Choice,
    Play,
    ask,
    discard,
    last,
    name_of,
    step_one_hex,
    swim,
    take,
    team_from,
)

MARKERS = 10

# The cards laid down for a COMBO, each with the zone it came from.
Fed = list[tuple[list[str], str]]


def play_defender_card(t: Table, seat: int, card: str, zone: list[str], fed: Fed) -> Play:
    """CK-20 Announce, resolve, discard; in play a card is in no zone. CK-27 Each card of its COMBO adds one."""
    take(zone, card)
    t["in_play"].append(card)
    for place, feeding in fed:
        discard(t, place, feeding)
    grows = t["pack"]["cards"][card].get("combo")
    for effect in t["pack"]["cards"][card]["effects"]:
        raised = {**effect, grows: effect[grows] + len(fed)} if grows in effect else effect
        yield from DEFENDER_EFFECTS[effect["do"]](t, seat, raised)
    discard(t, t["in_play"], card)


def choose_combo(t: Table, seat: int, card: str, zone: list[str]) -> Generator[Table, str, Fed]:
    """CK-27, CK-30 Any number of cards of the same name from the player's own hand or Support, but not itself."""
    chosen: Fed = []
    if "combo" not in t["pack"]["cards"][card]:
        return chosen
    zones = {"hand": list(t["hands"][seat]), "support": list(t["support"])}
    take(zones["hand" if zone is t["hands"][seat] else "support"], card)
    while True:
        options = [
            f"discard:{name}:{other}"
            for name in zones
            for other in zones[name]
            if name_of(t, other) == name_of(t, card)
        ]
        choice = yield from ask(seat, "ComboDiscard", options, may_pass=True)
        if choice == "pass":
            return chosen
        _, name, other = choice.split(":")
        take(zones[name], other)
        chosen.append((t["hands"][seat] if name == "hand" else t["support"], other))


def choose_overflow(t: Table, seat: int) -> Choice:
    """CK-23 With no room, the defender who places a card says which one is discarded."""
    if len(t["support"]) < len(t["defenders"]):
        return ""
    options = ["discard:incoming", *(f"discard:support:{card}" for card in t["support"])]
    return (yield from ask(seat, "SupportOverflow", options))


def place(t: Table, seat: int, card: str, leaves: str) -> None:
    """CK-22 Face up into Support; CK-23 or on the discard pile."""
    if leaves == "discard:incoming":
        discard(t, t["hands"][seat], card)
        return
    if leaves:
        discard(t, t["support"], last(leaves))
    take(t["hands"][seat], card)
    t["support"].append(card)


def damage_kaiju(t: Table, seat: int, effect: Table) -> Play:
    """CK-31, CK-32, CK-79 That many cards off its deck, or one under a Carapace; what it has not is not lost."""
    damage = 1 if t["carapace"] else effect["n"]
    t["carapace"] = False
    for _ in range(min(damage, len(t["kaiju_deck"]))):
        t["kaiju_discard"].append(t["kaiju_deck"].pop())
    return
    yield {}


def shield(t: Table, seat: int, effect: Table) -> Play:
    """CK-33, CK-34, CK-39 Standing buildings without one, and never an eleventh marker."""
    buildings = t["city"]["buildings"]
    for _ in range(effect["count"]):
        if sum(building["shielded"] for building in buildings.values()) < MARKERS:
            bare = [id for id, building in buildings.items() if building["standing"] and not building["shielded"]]
            choice = yield from ask(seat, "ShieldTarget", bare)
            if choice != "pass":
                buildings[choice]["shielded"] = True


def rebuild(t: Table, seat: int, effect: Table) -> Play:
    """CK-88 A destroyed building of that size, as good as new, but not under the Kaiju."""
    for _ in range(effect["count"]):
        choice = yield from ask(
            seat,
            "RebuildTarget",
            [
                id
                for id, building in t["city"]["buildings"].items()
                if not building["standing"]
                and building["large"] == (effect["size"] == "large")
                and building["hex"] not in t["city"]["figure"]
            ],
        )
        if choice != "pass":
            t["city"]["buildings"][choice]["standing"] = True


def push(t: Table, seat: int, effect: Table) -> Play:
    """CK-85 Step by step; it may stop after the first."""
    for step in range(effect["steps"]):
        if not (yield from step_one_hex(t, seat, "PushStep", may_stay=step > 0)):
            break


def relocate(t: Table, seat: int, effect: Table) -> Play:
    """CK-91 Any other legal placement that touches a building."""
    city = t["city"]
    targets = [target for target in placements(city) if target != city["figure"] and touched(city, target)]
    yield from swim(t, seat, "Bait", targets, may_stay=False)


def to_support(t: Table, seat: int, effect: Table) -> Play:
    """CK-86, CK-87 From the hand of its player, or of each defender in turn."""
    for placer in team_from(t, seat) if effect["who"] == "each" else [seat]:
        for _ in range(effect["count"]):
            choice = yield from ask(placer, "PlaceCard", [f"place:{card}" for card in t["hands"][placer]], secret=True)
            if choice != "pass":
                leaves = yield from choose_overflow(t, placer)
                place(t, placer, last(choice), leaves)


def play_together(t: Table, seat: int, effect: Table) -> Play:
    """CK-82, CK-84 Each defender may play a card of that name from hand, in full."""
    for player in team_from(t, seat):
        hand = t["hands"][player]
        for _ in range(effect["count"]):
            options = [f"play:hand:{card}" for card in hand if name_of(t, card) == effect["called"]]
            choice = yield from ask(player, "CoordinatedPlay", options, may_pass=True)
            if choice == "pass":
                break
            fed = yield from choose_combo(t, player, last(choice), hand)
            yield from play_defender_card(t, player, last(choice), hand, fed)


def extra_actions(t: Table, seat: int, effect: Table) -> Play:
    """CK-92 More actions in the same turn."""
    t["actions"] += effect["n"]
    return
    yield {}


def set_status(t: Table, seat: int, effect: Table) -> Play:
    """CK-89 Flares add up. CK-90 A net does not."""
    if effect["status"] == "flare":
        t["flares"] += 1
    else:
        t["net"] = True
    return
    yield {}


DEFENDER_EFFECTS: dict[str, Callable[[Table, int, Table], Play]] = {
    "damage_kaiju": damage_kaiju,
    "shield": shield,
    "rebuild": rebuild,
    "push": push,
    "relocate": relocate,
    "to_support": to_support,
    "play_from_hand": play_together,
    "extra_actions": extra_actions,
    "set_status": set_status,
}

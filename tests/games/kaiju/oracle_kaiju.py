"""The oracle's Kaiju: its cards, one after another."""

from collections.abc import Callable, Generator

from tests.games.kaiju.oracle_city import Table, touched
from tests.games.kaiju.oracle_table import (
    Choice,
    Play,
    ask,
    discard,
    draw_one,
    kaiju_draws,
    last,
    offer_move,
    rampage,
    strike,
    take,
    team_from,
)

# A card's effect is a generator that tells how many buildings fell by it.
Felled = Generator[Table, str, int]


def choose_kaiju_card(t: Table, may_stop: bool) -> Choice:
    hand = t["hands"][t["kaiju"]]
    choice = yield from ask(t["kaiju"], "KaijuCard", [f"play:hand:{card}" for card in hand], may_stop, secret=True)
    if choice != "pass":
        take(hand, last(choice))
    return last(choice)


def play_kaiju_card(t: Table, card: str) -> Play:
    """CK-48 Announce, resolve, discard. CK-54 One move at the end if this card felled something. CK-59 Or swim."""
    t["in_play"].append(card)
    stranded = not touched(t["city"], t["city"]["figure"])
    if stranded and (yield from ask(t["kaiju"], "StrandedChoice", ["resolve", "swim"])) == "swim":
        yield from offer_move(t)
    else:
        fallen = 0
        for effect in t["pack"]["cards"][card]["effects"]:
            fallen += yield from KAIJU_EFFECTS[effect["do"]](t, effect)
        if fallen:
            yield from offer_move(t)
    t["kaiju_discard"].append(t["in_play"].pop())


def damage_building(t: Table, effect: Table) -> Felled:
    """CK-53, CK-58 A touched building of the Kaiju's choice; what is left over goes to another one."""
    left, fallen = effect["n"], 0
    while left:
        choice = yield from ask(t["kaiju"], "AttackTarget", touched(t["city"], t["city"]["figure"]))
        if choice == "pass":
            break
        left = strike(t, choice, left)
        fallen += not t["city"]["buildings"][choice]["standing"]
    return fallen


def damage_touched(t: Table, effect: Table) -> Felled:
    """CK-57 All touched buildings at once, no left-over."""
    return rampage(t, effect["n"])
    yield {}


def discard_support(t: Table, effect: Table) -> Felled:
    """CK-70 The Kaiju picks. CK-80 Or all of it goes."""
    if effect["count"] == "all":
        t["discard"] += t["support"]
        t["support"].clear()
        return 0
    for _ in range(effect["count"]):
        options = [f"discard:support:{card}" for card in t["support"]]
        choice = yield from ask(t["kaiju"], "ScreechTarget", options)
        if choice != "pass":
            discard(t, t["support"], last(choice))
    return 0


def discard_hand(t: Table, effect: Table) -> Felled:
    """CK-75 From the defender who acts next, each discards and draws one; an empty hand is skipped."""
    for seat in team_from(t, t["active"]):
        for _ in range(effect["count"]):
            options = [f"discard:hand:{card}" for card in t["hands"][seat]]
            choice = yield from ask(seat, "SonicDiscard", options, secret=True)
            if choice != "pass":
                discard(t, t["hands"][seat], last(choice))
                yield from draw_one(t, seat)
    return 0


def kaiju_draw(t: Table, effect: Table) -> Felled:
    """CK-77 Draw two; it must."""
    for _ in range(effect["n"]):
        kaiju_draws(t)
    return 0
    yield {}


def kaiju_play_top(t: Table, effect: Table) -> Felled:
    """CK-77 The top card is played; this is no draw."""
    if t["kaiju_deck"]:
        yield from play_kaiju_card(t, t["kaiju_deck"].pop())
    return 0


def surge(t: Table, effect: Table) -> Felled:
    """CK-76 Up to two more cards from the hand."""
    for _ in range(effect["count"]):
        card = yield from choose_kaiju_card(t, may_stop=True)
        if card == "pass":
            break
        yield from play_kaiju_card(t, card)
    return 0


def carapace(t: Table, effect: Table) -> Felled:
    """CK-79 A marker, on or off."""
    t["carapace"] = True
    return 0
    yield {}


KAIJU_EFFECTS: dict[str, Callable[[Table, Table], Felled]] = {
    "damage_building": damage_building,
    "damage_touched": damage_touched,
    "discard_support": discard_support,
    "discard_hand": discard_hand,
    "kaiju_draw": kaiju_draw,
    "kaiju_play_top": kaiju_play_top,
    "play_from_hand": surge,
    "set_status": carapace,
}

"""A second opinion on a whole game, written from RULES.md and the printed book alone: slow, plain, rule by rule.

`duel` is a conversation: it yields (who is asked, the question, the options) and is sent the answer. It knows nothing
of the engine but its chance, which must shuffle alike on both tables.

A card is its key; a card on the table is a pair of its key and what it shows, such as `("W-L", "ninja.legs")`.
"""

from collections.abc import Generator
from typing import Any

from matinee.engine.chance import Chance

CHARACTERS = ("ninja", "pirate", "zombie", "robot")
POSITIONS = ("head", "torso", "legs")
REGULAR = [f"{who[0].upper()}-{where[0].upper()}" for who in CHARACTERS for where in POSITIONS]
WILD = ["W-N", "W-P", "W-Z", "W-R", "W-H", "W-T", "W-L", "W-X"]

Card = tuple[str, str]
Table = dict[str, Any]
Talk = Generator[tuple[int, str, list[str]], str, None]


class GameOver(Exception):
    """NPZR-15 At that instant, whatever was still to come."""


def mixed(cards: list[str], chance: Chance) -> list[str]:
    """A shuffled deck, its top at the end."""
    deck = list(cards)
    for place in range(len(deck) - 1, 0, -1):
        other = int(chance.below(place + 1))
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def set_up(copies: int, turn_limit: int, chance: Chance) -> Table:
    """NPZR-02 to NPZR-04."""
    cards = [key for key in REGULAR for _ in range(copies)] + WILD
    t: Table = {"chance": chance, "turn_limit": turn_limit, "turn": 0, "passed": 0, "duty": False, "moves": 0}
    t |= {"stacks": {}, "begun": [0, 0], "marks": [set(), set()], "scored": [[], []], "over": "", "winners": []}
    t["deck"] = mixed(cards, chance)
    t["active"] = int(chance.below(2))
    t["hands"] = [[], []]
    for seat in (t["active"], 1 - t["active"]) * 5:
        t["hands"][seat].append(t["deck"].pop())
    return t


def lay(given: Table, copies: int, chance: Chance) -> Table:
    """A table before a turn, in the words of `Game.arrange`."""
    t = set_up(copies, 300, chance.copy())
    t |= {"chance": chance, "turn": given["turn"] - 1, "active": "ab".index(given["active"])}
    t |= {"deck": given["deck"][::-1], "hands": [list(given["hands"][side]) for side in "ab"]}
    t["scored"] = [list(given["scored"][side]) for side in "ab"]
    t["marks"] = [{who for who in CHARACTERS if who[0].upper() in given["marks"][side]} for side in "ab"]
    for label, text in given["stacks"].items():
        t["begun"]["AB".index(label[0])] = int(label[1:])
        piles = [[lie(word) for word in pile.split(" > ") if word != "-"] for pile in text.split(" / ")]
        t["stacks"][label] = dict(zip(POSITIONS, piles, strict=True))
    return t


def lie(word: str) -> Card:
    """`W-L(ninja.legs)`, or `N-L`."""
    card, _, shows = word.removesuffix(")").partition("(")
    return card, shows or may_show(card)[0]


def may_show(card: str) -> list[str]:
    """NPZR-25 The parts that a card may show."""
    letter = card[2]
    parts = [(who, where) for who in CHARACTERS for where in POSITIONS]
    if card[0] != "W":
        return [f"{who}.{where}" for who, where in parts if who[0] + where[0] == (card[0] + letter).lower()]
    return [f"{who}.{where}" for who, where in parts if letter == "X" or letter.lower() in (who[0], where[0])]


def ask(seat: int, question: str, options: list[str], *, shown: bool = False) -> Generator[Any, str, str]:
    """A question with one option answers itself, unless its player is to see it first (NPZR-19)."""
    options = list(dict.fromkeys(options))
    return options[0] if len(options) == 1 and not shown else (yield seat, question, options)


def duel(t: Table) -> Talk:
    """NPZR-05 Turns alternate, until somebody wins or NPZR-36 and NPZR-37 end the game."""
    try:
        while not t["over"] and t["turn"] < t["turn_limit"]:
            t["turn"] += 1
            yield from turn(t)
            t["active"] = 1 - t["active"]
        t["over"] = t["over"] or "turn limit"
        most = max(len(marks) for marks in t["marks"])
        ahead = [seat for seat in (0, 1) if len(t["marks"][seat]) == most]
        t["winners"] = ahead if len(ahead) == 1 else []
    except GameOver:
        pass


def turn(t: Table) -> Talk:
    seat = t["active"]
    hand = t["hands"][seat]
    draw(t, hand)
    if not hand:
        t["passed"] += 1
        t["over"] = "stalemate" if t["passed"] == 2 else ""
        return
    t["passed"], t["duty"] = 0, True
    while t["duty"] or any(card in WILD for card in hand):
        playable = [card for card in hand if t["duty"] or card in WILD]
        said = yield from ask(seat, "PlayCard", [f"play:{card}" for card in playable] + ["end"] * (not t["duty"]))
        if said == "end":
            return
        yield from play(t, seat, said[5:])
        while t["moves"] > 0:
            yield from move(t, seat)


def draw(t: Table, hand: list[str]) -> None:
    """NPZR-34, NPZR-35."""
    if not t["deck"]:
        t["deck"] = mixed(t["scored"][0] + t["scored"][1], t["chance"])
        t["scored"] = [[], []]
    if t["deck"]:
        hand.append(t["deck"].pop())


def play(t: Table, seat: int, card: str) -> Talk:
    """NPZR-10 Onto any stack, or as a new one of your own; NPZR-29 and NPZR-30 say what meets the duty."""
    hand = t["hands"][seat]
    shows = yield from nominate(seat, card)
    place = yield from ask(seat, "PlaceCard", ["new", *(f"on:{label}" for label in t["stacks"])])
    if card not in WILD or all(other in WILD for other in hand):
        t["duty"] = False
    hand.remove(card)
    label = new_stack(t, seat) if place == "new" else place[3:]
    t["stacks"][label][shows.split(".")[1]].append((card, shows))
    judge(t, [label])


def nominate(seat: int, card: str) -> Generator[Any, str, str]:
    if card not in WILD:
        return may_show(card)[0]
    said: str = yield from ask(seat, "Nominate", [f"as:{part}" for part in may_show(card)])
    return said[3:]


def move(t: Table, seat: int) -> Talk:
    """NPZR-17 to NPZR-21: any card of any stack, to anywhere."""
    stacks = t["stacks"]
    if not stacks:
        t["moves"] = 0
        return
    piles = [f"from:{label}.{where}" for label in stacks for where in POSITIONS if stacks[label][where]]
    said = yield from ask(seat, "MoveFrom", [*piles, "decline"])
    if said == "decline":
        t["moves"] -= 1
        return
    left, where = said[5:].split(".")
    pile = stacks[left][where]
    depth = yield from ask(seat, "MoveDepth", [f"card:{depth}" for depth in range(len(pile))])
    place = len(pile) - 1 - int(depth[5:])
    card, shown = pile[place]
    shows = yield from nominate(seat, card)
    side, alone = "AB".index(left[0]), size(stacks[left]) == 1
    goes = [key for key, owner in (("new", seat), ("new:rival", 1 - seat)) if owner != side or not alone]
    stays = shows == shown and place == len(pile) - 1
    goes += [f"on:{label}" for label in stacks if label != left or not stays]
    to = yield from ask(seat, "PlaceCard", goes, shown=goes == ["new:rival"])
    label = new_stack(t, seat if to == "new" else 1 - seat) if to.startswith("new") else to[3:]
    t["moves"] -= 1
    pile.pop(place)
    stacks[label][shows.split(".")[1]].append((card, shows))
    if size(stacks[left]) == 0:
        del stacks[left]
    # NPZR-22 The active player's stack first.
    judge(t, [label, left] if label[0] == "AB"[seat] else [left, label])


def new_stack(t: Table, owner: int) -> str:
    t["begun"][owner] += 1
    label = f"{'AB'[owner]}{t['begun'][owner]}"
    t["stacks"][label] = {where: [] for where in POSITIONS}
    return label


def size(stack: dict[str, list[Card]]) -> int:
    return sum(len(pile) for pile in stack.values())


def judge(t: Table, labels: list[str]) -> None:
    """NPZR-12 to NPZR-16: three tops that match are scored by the owner; the active player earns a move."""
    for label in labels:
        stack = t["stacks"].get(label, {})
        tops = {pile[-1][1].split(".")[0] if pile else "" for pile in stack.values()}
        if len(tops) != 1 or "" in tops:
            continue
        owner = "AB".index(label[0])
        t["scored"][owner] += [card for pile in stack.values() for card, _ in pile]
        t["marks"][owner] |= tops
        del t["stacks"][label]
        t["moves"] += 1
        if len(t["marks"][owner]) == 4:
            t |= {"over": "four marks", "winners": [owner], "moves": 0}
            raise GameOver

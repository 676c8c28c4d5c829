"""A second opinion on a whole brawl, written from RULES.md and the printed sheet alone: slow, plain, rule by rule.

`brawl` is a conversation: it yields (who is asked, the question, the options) and is sent the answer. It knows nothing
of the engine but its dice, which must fall alike on both tables.
"""

import tomllib
from collections.abc import Generator, Iterable
from itertools import chain
from pathlib import Path
from typing import Any

from matinee.engine.chance import Chance
from matinee.games import roundhouse

PACK = tomllib.loads((Path(roundhouse.__file__).parent / "packs" / "house.toml").read_text())
MONSTERS = {card["name"]: card for card in PACK["monsters"]}
ITEMS = {card["name"]: card for card in [*PACK["attacks"], *PACK["defences"]]}
CIRCLE = [f"L{number}" for number in range(1, 9)]
MIDDLE = [f"M{number}" for number in range(1, 5)]

Table = dict[str, Any]
Talk = Generator[tuple[int, str, list[str]], str, None]


def mixed(cards: Iterable[dict[str, Any]], chance: Chance) -> list[str]:
    """A shuffled deck, its top at the end."""
    deck = [card["name"] for card in cards for _ in range(card["copies"])]
    for place in range(len(deck) - 1, 0, -1):
        other = int(chance.below(place + 1))
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def set_up(seats: int, chance: Chance) -> Table:
    """RK-06 to RK-11."""
    t: Table = {"chance": chance, "round": 0, "discard": [], "places": {}, "drawn": None, "to_place": 0, "over": ""}
    t["monsters"], t["items"] = mixed(MONSTERS.values(), chance), mixed(ITEMS.values(), chance)
    t["players"] = [{"life": 15, "items": [], "kills": []} for _ in range(seats)]
    for place in CIRCLE[: 2 * seats]:
        t["places"][place] = {"name": t["monsters"].pop(), "hits": 0}
    for player in t["players"]:
        player["items"].append(turned_up(t))
    t["starter"] = int(chance.below(seats))
    return t


def lay(given: dict[str, Any], seats: int, chance: Chance) -> Table:
    """A table in the middle of a game, before a round, in the words of `Game.arrange`."""
    t = set_up(seats, chance.copy())
    t |= {"chance": chance, "round": given["round"] - 1, "starter": "abcd".index(given["starter"])}
    t |= {"monsters": given["next_monsters"][::-1], "items": given["next_items"][::-1]}
    t["places"] = {place: {"name": word[:-2], "hits": int(word[-1])} for place, word in given["places"].items()}
    for side, player in zip("abcd", t["players"], strict=False):
        items = [word.split("@") for word in given["items"].get(side, [])]
        player["items"] = [{"name": name, "left": int(*left) if left else 0} for name, *left in items]
        player |= {"life": given["life"][side], "kills": list(given["kills"][side])}
    return t


def turned_up(t: Table) -> dict[str, Any]:
    """An item from the deck, as good as new."""
    name = t["items"].pop()
    return {"name": name, "left": ITEMS[name].get("points", 0)}


def is_shield(item: dict[str, Any]) -> bool:
    return "points" in ITEMS[item["name"]]


def of_kind(player: dict[str, Any], shields: bool) -> list[dict[str, Any]]:
    return [item for item in player["items"] if is_shield(item) == shields]


def clockwise(t: Table) -> list[int]:
    """RK-43 The living, from the starting player on."""
    seats = len(t["players"])
    round_about = [(t["starter"] + step) % seats for step in range(seats)]
    return [seat for seat in round_about if t["players"][seat]["life"] > 0]


def track(monster: dict[str, Any]) -> list[int]:
    """RK-25 The marks that are still free."""
    marks: list[int] = MONSTERS[monster["name"]]["track"]
    return marks[: len(marks) - monster["hits"]]


def called(card: dict[str, Any], cards: list[dict[str, Any]]) -> str:
    """By name, and by the points left if another of that name has other ones."""
    twins = [other for other in cards if other["name"] == card["name"] and other["left"] != card["left"]]
    return f"{card['name']}@{card['left']}" if twins else str(card["name"])


def ask(seat: int, question: str, options: list[str]) -> Generator[tuple[int, str, list[str]], str, str]:
    """A question with one option answers itself."""
    options = list(dict.fromkeys(options))
    return options[0] if len(options) == 1 else (yield seat, question, options)


def brawl(t: Table) -> Talk:
    """RK-12 Round after round of seven phases, until the game is over."""
    while True:
        t["round"] += 1
        if t["round"] > 1:
            t["starter"] = starting_player(t)
        for seat in clockwise(t):
            if t["items"]:
                yield from draw(t, seat)
        for seat in clockwise(t):
            if t["places"]:
                yield from kick(t, seat)
            if t["over"]:
                return
        yield from strike(t, [place for place in MIDDLE if place in t["places"]], best_defended(t))
        if not t["over"]:
            yield from strike(t, [place for place in CIRCLE if place in t["places"]], clockwise(t))
        if t["over"]:
            return
        for monster in t["places"].values():
            monster["hits"] = max(0, monster["hits"] - 1)
        cavalry(t)


def starting_player(t: Table) -> int:
    """RK-13 The fewest life tokens; RK-14 of those tied the next clockwise from the last starting player."""
    after = clockwise(t)
    if after[0] == t["starter"]:
        after = [*after[1:], after[0]]
    return min(after, key=lambda seat: t["players"][seat]["life"])


def draw(t: Table, seat: int) -> Talk:
    """RK-16 Keep it, put it in the place of another, or throw it away; RK-17 two of a kind at most."""
    player, card = t["players"][seat], turned_up(t)
    t["drawn"] = card["name"]
    room = len(of_kind(player, is_shield(card))) < 2
    gives = [item for item in player["items"] if room or is_shield(item) == is_shield(card)]
    swaps = {f"swap:{called(item, player['items'])}": item for item in reversed(gives)}
    said = yield from ask(seat, "PlaceItem", [*(["keep"] if room else []), *swaps, "discard"])
    if said in swaps:
        player["items"].remove(swaps[said])
    t["discard"] += [card["name"]] if said == "discard" else []
    t["discard"] += [swaps[said]["name"]] if said in swaps else []
    player["items"] += [] if said == "discard" else [card]
    t["drawn"] = None


def kick(t: Table, seat: int) -> Talk:
    """RK-20 to RK-24: two dice, perhaps a card's, and all hits must be laid as long as marks are free."""
    player = t["players"][seat]
    cards = [f"kick:{item['name']}" for item in of_kind(player, False)]
    said = yield from ask(seat, "Kick", ["hold", "kick", *cards])
    if said == "hold":
        return
    dice = 2
    if said != "kick":
        card = next(item for item in player["items"] if item["name"] == said[5:])
        player["items"].remove(card)
        t["discard"].append(card["name"])
        dice += ITEMS[card["name"]]["dice"]
    t["to_place"] = min(hits_of(t, dice), sum(map(len, free(t).values())))
    filled: list[str] = []
    while t["to_place"] > 0:
        places = list(free(t))
        if sum(map(len, free(t).values())) == t["to_place"]:
            # Every free mark must be covered: nothing to ask.
            places = places[:1]
        place = (yield from ask(seat, "AssignHit", [f"hit:{place}" for place in places]))[4:]
        t["places"][place]["hits"] += 1
        t["to_place"] -= 1
        filled += [] if place in free(t) else [place]
    # RK-26 Removed when all hits lie, in the order in which they filled up.
    player["kills"] += [t["places"].pop(place)["name"] for place in filled]
    if not t["places"] and not t["monsters"]:
        t["over"] = "survived" if len(t["players"]) == 1 else "cleared"
        return
    for _ in filled:
        if (yield from ask(seat, "KillReward", ["heal", "draw"] if t["items"] else ["heal"])) == "heal":
            player["life"] = min(15, player["life"] + 2)
        else:
            yield from draw(t, seat)


def free(t: Table) -> dict[str, list[int]]:
    """RK-24 The free marks of each monster that has any."""
    marks = {place: track(t["places"][place]) for place in CIRCLE + MIDDLE if place in t["places"]}
    return {place: left for place, left in marks.items() if left}


def hits_of(t: Table, dice: int) -> int:
    return sum(int(t["chance"].die()) >= 5 for _ in range(dice))


def best_defended(t: Table) -> list[int]:
    """RK-31, RK-32."""
    points = {seat: sum(item["left"] for item in t["players"][seat]["items"]) for seat in clockwise(t)}
    return [seat for seat in points if points[seat] == max(points.values())]


def strike(t: Table, attackers: list[str], targets: list[int]) -> Talk:
    """RK-35 Each monster rolls once for all; RK-41 the attacked decide in turn; RK-42 all lose their life together."""
    rolled = [(t["places"][place], hits_of(t, track(t["places"][place])[-1])) for place in attackers]
    volley = list(chain(*([frozenset(MONSTERS[monster["name"]]["types"])] * hits for monster, hits in rolled)))
    lost = {}
    for seat in targets:
        lost[seat] = yield from defend(t, seat, volley)
    for seat, hits in lost.items():
        player = t["players"][seat]
        player["life"] = max(0, player["life"] - hits)
        if player["life"] == 0:
            t["discard"] += [item["name"] for item in player["items"]]
            player["items"] = []
    if not clockwise(t):
        t["over"] = "fell"


def defend(t: Table, seat: int, volley: list[frozenset[str]]) -> Generator[tuple[int, str, list[str]], str, int]:
    """RK-38 One card after another, or none; RK-39 each wears out."""
    coming, shields = list(volley), of_kind(t["players"][seat], True)
    while True:
        use = {f"block:{called(card, shields)}": card for card in reversed(shields) if stops(card, coming)}
        if not use or (said := (yield from ask(seat, "BlockHits", [*use, "take"]))) == "take":
            return len(coming)
        card = use[said]
        others = {ITEMS[other["name"]]["type"] for other in shields if other is not card}
        # RK-40 First what nothing else of mine stops, then what has fewer types.
        for hit in sorted(stops(card, coming), key=lambda hit: (bool(hit & others), len(hit)))[: card["left"]]:
            coming.remove(hit)
            card["left"] -= 1
        if card["left"] == 0:
            shields.remove(card)
            t["players"][seat]["items"].remove(card)
            t["discard"].append(card["name"])


def stops(card: dict[str, Any], coming: list[frozenset[str]]) -> list[frozenset[str]]:
    return [hit for hit in coming if ITEMS[card["name"]]["type"] in hit]


def cavalry(t: Table) -> None:
    """RK-45 to RK-48."""
    if any(place in t["places"] for place in MIDDLE):
        return
    free = [place for place in CIRCLE + MIDDLE if place not in t["places"]]
    for place in free[: min(len(t["players"]), len(t["monsters"]))]:
        t["places"][place] = {"name": t["monsters"].pop(), "hits": 0}


def points(player: dict[str, Any]) -> int:
    return sum(MONSTERS[name]["points"] for name in player["kills"])


def winners(t: Table) -> list[int]:
    """RK-52 Most points, dead or alive; RK-53 then fewest cards, then all of them; RK-54 alone a fall is lost."""
    players = t["players"]
    if len(players) == 1:
        return [0] if t["over"] == "survived" else []
    best = max((points(player), -len(player["kills"])) for player in players)
    return [seat for seat, player in enumerate(players) if (points(player), -len(player["kills"])) == best]

"""Two implementations of the rules at one table: after every answer they ask the same and lie the same."""

from typing import Any

import pytest
from tests.games.beside import Daring, play_along

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.state import State
from matinee.engine.view import winners_of

from .oracle import (
    CIRCLE,
    ITEMS,
    MIDDLE,
    MONSTERS,
    Table,
    best_defended,
    brawl,
    is_shield,
    lay,
    mixed,
    points,
    set_up,
    track,
    winners,
)

SIDES = "abcd"
BOTS = ("random", "thrifty", "grabby", "needful")


def some_table(seats: int, chance: Swift) -> dict[str, Any]:
    """A table between two rounds: some dead, monsters wounded, mostly a middle, decks that soon run out."""
    monsters, items = mixed(MONSTERS.values(), chance), mixed(ITEMS.values(), chance)
    alive, sides = chance.below(seats), SIDES[:seats]
    life = {
        side: 1 + int(chance.below(15)) if chance.below(3) or seat == alive else 0 for seat, side in enumerate(sides)
    }
    places = ["L1", *(place for place in CIRCLE[1:] + MIDDLE[:seats] if chance.below(3))]
    given: dict[str, Any] = {
        "round": 2 + int(chance.below(9)),
        "starter": sides[chance.below(seats)],
        "life": life,
        "kills": {side: [monsters.pop() for _ in range(chance.below(4))] for side in sides},
        "items": {
            side: [some_item(items.pop(), chance) for _ in range(chance.below(3))] for side in sides if life[side]
        },
        "places": {place: some_monster(monsters.pop(), chance) for place in places},
        "next_monsters": monsters[: chance.below(2) * chance.below(12)],
        "next_items": items[: chance.below(2) * chance.below(10)],
    }
    return given | {"monster_deck": len(given["next_monsters"]), "item_deck": len(given["next_items"])}


def some_item(name: str, chance: Swift) -> str:
    printed = ITEMS[name].get("points", 0)
    return f"{name}@{1 + int(chance.below(printed))}" if printed else name


def some_monster(name: str, chance: Swift) -> str:
    return f"{name}@{int(chance.below(len(MONSTERS[name]['track'])))}"


def as_the_book_has_it(t: Table, asked: Any) -> dict[str, Any]:
    players = dict(zip(SIDES, t["players"], strict=False))
    seen = {
        "asked": (asked[0], asked[1], sorted(asked[2])) if asked else None,
        "life": {side: player["life"] for side, player in players.items()},
        "items": {side: sorted(item_text(item) for item in player["items"]) for side, player in players.items()},
        "kills": {side: player["kills"] for side, player in players.items()},
        "points": {side: points(player) for side, player in players.items()},
        "places": {place: monster_text(monster) for place, monster in t["places"].items()},
        "monster_deck": len(t["monsters"]),
        "item_deck": len(t["items"]),
        "discard": sorted(t["discard"]),
        "winners": [] if asked else winners(t),
        "ending": "" if asked else t["over"],
    }
    if asked:
        seen["strength"] = {place: (track(monster) or [0])[-1] for place, monster in t["places"].items()}
        seen |= {"round": t["round"], "starter": SIDES[t["starter"]], "drawn": t["drawn"] or ""}
        seen |= {"to_place": t["to_place"], "aaaaargh": sorted(best_defended(t))}
    return seen


def item_text(item: dict[str, Any]) -> str:
    return f"{item['name']}@{item['left']}" if is_shield(item) else str(item["name"])


def monster_text(monster: dict[str, Any]) -> str:
    return str(monster["name"]) + (f"@{monster['hits']}" if monster["hits"] else "")


def as_it_lies(s: State) -> dict[str, Any]:
    roundhouse = show("roundhouse").game
    seen = roundhouse.position(s)
    seen["items"] = {side: sorted(items) for side, items in seen["items"].items()}
    seen["discard"] = sorted(seen["discard"])
    seen["asked"] = None if s.over else (int(s.asked), s.step().name(), sorted(s.keys()))
    seen |= {"winners": winners_of(s), "ending": s.ending}
    seen["aaaaargh"] = [player.seat for player in roundhouse.view(s, 0).players if player.aaaaargh]  # type: ignore[attr-defined]
    return seen


def play_beside(seed: int) -> str:
    """A game from its deal, or from somewhere in the middle of one. Answers how it ended."""
    roundhouse, seats, chance = show("roundhouse"), 1 + seed % 4, Swift(seed + 1)
    setup, bot = roundhouse.setup({"seats": seats}), roundhouse.bots[BOTS[seed // 4 % 4]]
    if seed % 3:
        given = some_table(seats, Swift(seed))
        s = roundhouse.arrange(given, setup, Swift(seed))
        # No die has fallen before the first question.
        book = lay(given, seats, s.chance.copy())
    else:
        s, book = roundhouse.deal(setup, Swift(seed)), set_up(seats, Swift(seed))
    daring = Daring(bot, chance, 8)
    return play_along(s, brawl(book), lambda asked: (as_it_lies(s), as_the_book_has_it(book, asked)), daring)


def test_the_oracle_and_the_engine_agree(pytestconfig: pytest.Config) -> None:
    """For many more: `pytest tests/games/roundhouse --oracle-games 2000`."""
    games = pytestconfig.getoption("--oracle-games") or 48
    endings = {play_beside(seed) for seed in range(games)}
    assert endings == {"survived", "cleared", "fell"}

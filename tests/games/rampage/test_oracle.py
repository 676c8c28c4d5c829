"""Two implementations of the rules at one table: after every answer they ask the same and lie the same."""

from collections.abc import Callable, Generator
from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.state import State
from matinee.engine.view import winners_of

from .oracle_build import here, match, table_of
from .oracle_table import CARDS, COLOURS, KINDS, Asked, Left, Table, is_wild, lay, standing, winner
from .oracle_turn import battle

SIDES = "abcdef"
BATTLE = [key for key, card in CARDS.items() if "strength" in card]
BUILD = [key for key in CARDS if key not in BATTLE]


def mixed(cards: list[str], chance: Swift) -> list[str]:
    rest = list(cards)
    return [rest.pop(int(chance.below(len(rest)))) for _ in cards]


def some_robot(torso: str, parts: dict[str, list[str]], battle: list[str], chance: Swift) -> str:
    """A torso with most of its parts; an eighth is missing, an eighth replaced if there is a Replacement left."""
    robot = [torso]
    for kind in KINDS:
        fate = int(chance.below(8))
        spare = [card for card in battle if CARDS[card].get("kind") == kind]
        if fate > 1:
            robot.append(parts[kind].pop())
        elif fate == 1 and spare:
            robot.append(spare[0])
            battle.remove(spare[0])
    return " ".join(robot)


def some_table(seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table in the middle of a battle, with short stacks, lost and replaced parts, wounds and parked Boosters."""
    chance = Swift(seed)
    seats = 2 + int(chance.below(5))
    fallen = int(chance.below(seats - 1)) if chance.below(3) == 0 else 0
    sides = sorted(mixed(list(SIDES[:seats]), chance)[fallen:])
    battle = mixed(BATTLE, chance)
    parts = {kind: mixed([key for key in BUILD if CARDS[key]["kind"] == kind], chance) for kind in [*KINDS, "torso"]}
    given: dict[str, Any] = {"robots": {}, "hands": {}, "stacks": {}, "parked": {}, "wounds": {}}
    for side in sides:
        torso = parts["torso"].pop()
        given["robots"][side] = some_robot(torso, parts, battle, chance)
        given["wounds"][side] = int(chance.below(CARDS[torso]["wounds"]))
    for side in sides:
        given["hands"][side] = [battle.pop() for _ in range(int(chance.below(4)))]
        least = 0 if given["hands"][side] else 1
        given["stacks"][side] = [battle.pop() for _ in range(least + int(chance.below(7)))]
        if chance.below(4) == 0:
            given["parked"][side] = [card for card in battle if CARDS[card]["type"] == "booster"][:2]
            battle = [card for card in battle if card not in given["parked"][side]]
    gone = int(chance.below(len(battle) + 1))
    given |= {"discard": battle[:gone], "deck": battle[gone:], "active": sides[int(chance.below(len(sides)))]}
    given["turn"] = 1 if chance.below(4) else 20 * seats - 3
    return given, {"seats": seats, "victory": "hoard" if chance.below(4) == 0 else "last_robot"}


def as_the_book_has_it(table: Table, asked: Asked | None) -> dict[str, Any]:
    """What lies on the oracle's table, in the words of `Game.position`."""
    players = dict(zip(SIDES, table["players"], strict=False))
    seen = {
        "standing": "".join(SIDES[seat] for seat in standing(table)),
        "causes": {side: player["cause"] for side, player in players.items()},
        "hands": {side: player["hand"] for side, player in players.items()},
        "stack_cards": {side: player["stack"] for side, player in players.items()},
        "parked": {side: player["parked"] for side, player in players.items()},
        "hoards": {side: len(player["hoard"]) for side, player in players.items()},
        "robots": {side: robot(player) for side, player in players.items()},
        "wounds": {side: player["wounds"] for side, player in players.items() if player["standing"]},
        "wild": [colour for colour in COLOURS if is_wild(table, f"{colour[0].upper()}01")],
        "deck_cards": table["deck"],
        "discard": table["discard"],
        "scrap": sorted(table["scrap"]),
        "asked": asked,
        "winners": [] if asked else [table["winner"] if "winner" in table else winner(table)],
    }
    if asked is not None:
        seen |= {"turn": table["turn"], "active": SIDES[table["active"]]}
        seen["fight"] = fight_of(table["fight"])
        if table.get("building"):
            seen["centre"] = {torso: bolted(parts) for torso, parts in table["robots"].items()}
    return seen


def robot(player: dict[str, Any]) -> str:
    return f"{player['torso']} {bolted(player['parts'])}".strip() if player["standing"] else ""


def bolted(parts: dict[str, str]) -> str:
    return " ".join(parts[kind] for kind in KINDS if kind in parts)


def fight_of(fight: Table | None) -> dict[str, Any] | None:
    if fight is None:
        return None
    seen = {name: fight[name] for name in ("attacker", "target", "number", "shown", "compared", "draft")}
    seen |= {name: fight[name] for name in ("strikes", "boosts", "guards", "responses", "drawn")}
    if fight["shown"]:
        seen |= {name: fight[name] for name in ("attack", "wound", "loot", "aim")}
    if fight["compared"]:
        seen["defence"] = fight["defence"]
    return seen


def as_it_lies(s: State, before: set[str]) -> dict[str, Any]:
    """The same of our own table; cards that were out of the game before do not count."""
    rampage = show("rampage").game
    position = rampage.position(s)
    asked = None if s.over else (int(s.asked), s.step().name(), s.keys())
    names = "standing causes hands stack_cards parked hoards robots wild deck_cards discard"
    seen = {name: position[name] for name in names.split()}
    seen["wounds"] = {side: number for side, number in position["wounds"].items() if side in position["standing"]}
    seen["scrap"] = sorted(set(position["scrap"]) - before)
    seen["asked"] = asked
    seen["winners"] = winners_of(s)
    if asked is not None:
        seen |= {name: position[name] for name in ("turn", "active", "centre")}
        seen["fight"] = our_fight(rampage.view(s, asked[0]))
    return seen


def our_fight(view: Any) -> dict[str, Any] | None:
    fight = view.fight
    if fight is None:
        return None
    seen = {name: getattr(fight, name) for name in ("attacker", "target", "number", "shown", "compared")}
    seen["draft"] = {card.key: card.laid for card in view.hand if card.laid}
    piles = {name: name for name in ("strikes", "boosts", "guards", "responses")} | {"drawn": "hits"}
    seen |= {name: [card.key for card in getattr(fight, pile)] for name, pile in piles.items()}
    if fight.shown:
        seen |= {"attack": fight.attack_total, "wound": fight.wounds, "loot": fight.loot, "aim": fight.aim}
    if fight.compared:
        seen["defence"] = fight.defence_total
    return seen


class Pair:
    """Our table and the oracle's, side by side."""

    def __init__(self, seed: int, ours: State, book: Table, talk: Generator[Asked, str, None], out: set[str]) -> None:
        self.seed = seed
        self.said: list[str] = []
        self.ours = ours
        self.book = book
        self.out = out
        self.talk = talk
        self.asked: Asked | None = next(self.talk, None)

    def say(self, answer: str) -> None:
        assert self.asked is not None
        self.said.append(f"{self.asked[1]} {answer}")
        self.ours.answer(self.ours.option(answer))
        try:
            self.asked = self.talk.send(answer)
        except StopIteration:
            self.asked = None

    def leave(self, seat: int) -> None:
        self.said.append(f"{seat} leaves")
        assert show("rampage").game.retire(self.ours, seat)
        try:
            self.asked = self.talk.throw(Left(seat))
        except StopIteration:
            self.asked = None

    def agree(self) -> None:
        book, ours = as_the_book_has_it(self.book, self.asked), as_it_lies(self.ours, self.out)
        differ = {name: (ours[name], book[name]) for name in book if ours[name] != book[name]}
        assert not differ, f"table {self.seed}, after {self.said[-6:]}: ours and the book's are {differ}"


def in_battle(seed: int) -> Pair:
    given, setup = some_table(seed)
    rampage = show("rampage")
    ours = rampage.arrange(given, rampage.setup(setup), Swift(seed))
    book = lay(given, setup["seats"], setup["victory"] == "hoard", Swift(seed))
    out = set(BUILD) - {card for robot in given["robots"].values() for card in robot.split()}
    return Pair(seed, ours, book, battle(book), out)


def from_the_deal(seed: int) -> Pair:
    """Any setup, from an empty table on."""
    chance = Swift(seed)
    seats = 2 + seed % 5
    firsts = ["shortest_stack", "random", *(f"seat:{seat}" for seat in range(seats))]
    setup = {"seats": seats, "first_player": mixed(firsts, chance)[0], "best_of": 3 if seed % 10 == 0 else 1}
    setup["victory"] = mixed(["hoard", "last_robot"], chance)[0]
    rampage = show("rampage")
    book = table_of(setup, Swift(seed))
    return Pair(seed, rampage.deal(rampage.setup(setup), Swift(seed)), book, match(book), set())


def play_beside(pair: Pair, leaving: int = 0) -> int:
    """A whole game of random answers. Answers the number of questions that both have asked.

    `leaving`: before one in so many answers somebody gets up and goes, but not from a match, which that would end.
    """
    chance = Swift(pair.seed + 1)
    pair.agree()
    while pair.asked is not None:
        if leaving and pair.book.get("best_of", 1) == 1 and chance.below(leaving) == 0:
            there = here(pair.book)
            pair.leave(there[int(chance.below(len(there)))])
        else:
            pair.say(pair.asked[2][int(chance.below(len(pair.asked[2])))])
        pair.agree()
    return len(pair.said)


@pytest.mark.parametrize("leaving", [0, 10], ids=["to the end", "people leave"])
@pytest.mark.parametrize("begun", [in_battle, from_the_deal])
def test_the_oracle_and_the_engine_agree(
    begun: Callable[[int], Pair], leaving: int, pytestconfig: pytest.Config
) -> None:
    """For many more: `pytest tests/games/rampage --oracle-games 2000`."""
    games = pytestconfig.getoption("--oracle-games") or 100
    assert sum(play_beside(begun(seed), leaving) for seed in range(games)) > 10 * games

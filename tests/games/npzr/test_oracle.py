"""Two implementations of the rules at one table: after every answer they ask the same and lie the same."""

from typing import Any

import pytest
from tests.games.beside import Daring, play_along

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.state import State
from matinee.engine.view import winners_of

from .oracle import CHARACTERS, POSITIONS, REGULAR, WILD, Table, duel, lay, may_show, mixed, set_up

SIDES = "ab"


def some_table(copies: int, chance: Swift) -> dict[str, Any]:
    """A table before a turn: many parts of few characters on it, so that moves complete two stacks and cascades run."""
    cards = mixed([key for key in REGULAR for _ in range(copies)] + WILD, chance)
    hands = {side: [cards.pop() for _ in range(chance.below(6))] for side in SIDES}
    scored = {side: [cards.pop() for _ in range(chance.below(7))] for side in SIDES}
    stacks = {f"{'AB'[n % 2]}{1 + n // 2}": some_stack(cards, chance) for n in range(chance.below(9))}
    return {
        "turn": 1 + int(chance.below(300)),
        "active": SIDES[chance.below(2)],
        "drawn": False,
        "hands": hands,
        "scored": scored,
        "marks": {side: "".join(mixed(list("NPZR"), chance)[: chance.below(4)]) for side in SIDES},
        "stacks": {label: stack for label, stack in stacks.items() if stack != "- / - / -"},
        "deck": cards[: chance.below(2) * chance.below(9)],
    }


def some_stack(cards: list[str], chance: Swift) -> str:
    """Two parts of one character if the cards allow it, with others upon them; never a whole one."""
    who, missing = CHARACTERS[chance.below(4)], chance.below(3)
    tops = [f"{who}.{where}" for place, where in enumerate(POSITIONS) if place != missing]
    piles: dict[str, list[str]] = {where: [] for where in POSITIONS}
    for top in tops:
        card = next((card for card in cards if top in may_show(card)), None)
        if card is None:
            continue
        cards.remove(card)
        piles[top.split(".")[1]].append(card + (f"({top})" if card in WILD else ""))
        cover = cards[-1] if cards else "W-X"
        if cover not in WILD and chance.below(3) == 0 and not may_show(cover)[0].startswith(who):
            piles[may_show(cards.pop())[0].split(".")[1]].append(cover)
    return " / ".join(" > ".join(piles[where]) or "-" for where in POSITIONS)


def as_the_book_has_it(t: Table, asked: Any) -> dict[str, Any]:
    seen = {
        "asked": (*asked[:2], sorted(asked[2])) if asked else None,
        "hands": {side: sorted(t["hands"][seat]) for seat, side in enumerate(SIDES)},
        "marks": {side: {name[0].upper() for name in t["marks"][seat]} for seat, side in enumerate(SIDES)},
        "scored": {side: len(t["scored"][seat]) for seat, side in enumerate(SIDES)},
        "stacks": {label: stack_text(stack) for label, stack in t["stacks"].items()},
        "deck": len(t["deck"]),
        "moves": t["moves"],
        "winners": [] if asked else t["winners"],
        "ending": "" if asked else t["over"],
    }
    return seen | ({"turn": t["turn"], "active": SIDES[t["active"]], "duty": t["duty"]} if asked else {})


def stack_text(stack: dict[str, list[tuple[str, str]]]) -> str:
    piles = [[f"{card}({shows})" if card[0] == "W" else card for card, shows in stack[where]] for where in POSITIONS]
    return " / ".join(" > ".join(pile) or "-" for pile in piles)


def as_it_lies(s: State) -> dict[str, Any]:
    seen = show("npzr").game.position(s)
    seen["marks"] = {side: set(marks) for side, marks in seen["marks"].items()}
    seen["hands"] = {side: sorted(hand) for side, hand in seen["hands"].items()}
    seen["asked"] = None if s.over else (int(s.asked), s.step().name(), sorted(s.keys()))
    return seen | {"winners": winners_of(s), "ending": s.ending}


def play_beside(seed: int) -> str:
    """A game from its deal, or from somewhere in the middle of one, in all sizes of deck. Answers how it ended."""
    npzr, copies, chance = show("npzr"), 2 + seed % 5, Swift(seed + 1)
    bot = npzr.bots[("random", "builder", "tactician")[seed // 4 % 3]]
    if seed % 4:
        given = some_table(copies, Swift(seed))
        s, book = npzr.arrange(given, npzr.setup({"copies": copies}), Swift(seed)), lay(given, copies, Swift(seed))
    else:
        turn_limit = 50 if seed % 3 == 0 else 300
        s = npzr.deal(npzr.setup({"copies": copies, "turn_limit": turn_limit}), Swift(seed))
        book = set_up(copies, turn_limit, Swift(seed))
    daring = Daring(bot, chance, 5)
    return play_along(s, duel(book), lambda asked: (as_it_lies(s), as_the_book_has_it(book, asked)), daring)


def test_the_oracle_and_the_engine_agree(pytestconfig: pytest.Config) -> None:
    """For many more: `pytest tests/games/npzr --oracle-games 2000`."""
    games = pytestconfig.getoption("--oracle-games") or 48
    endings = {play_beside(seed) for seed in range(games)}
    assert endings == {"four marks", "stalemate", "turn limit"}

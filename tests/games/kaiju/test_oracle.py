"""The engine beside the oracle: question, options and table are equal after every answer.

More games: `PYTHONPATH=src:. python tests/games/kaiju/test_oracle.py 800`.
"""

import sys
from collections import Counter
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.kaiju.conftest import PACK, TANGLED
from tests.games.kaiju.oracle import game, read_pack, show
from tests.games.kaiju.oracle_city import HOUSE, Table, read_city
from tests.games.kaiju.oracle_table import Play

from matinee.engine.chance import Chance, Swift
from matinee.games.kaiju.deck import DECK, HANDS, KAIJU_DECK, REMOVED, SUPPORT
from matinee.games.kaiju.state import Siege

GAMES = 60
PACKS = {"house": (HOUSE / "packs/house.toml").read_text(), "tangled": PACK}


def zone(s: Siege, pile: int) -> list[str]:
    return [s.deck.face(card) for card in s.piles.cards(pile)]


def same_luck(chance: Chance) -> Any:
    """Shuffles a list as the engine shuffles a pile, from the same chance."""

    def shuffle(cards: list[str]) -> list[str]:
        order = vec[i64](list(range(len(cards))))
        chance.shuffle(order)
        return [cards[place] for place in order]

    return shuffle


def begin(s: Siege, pack: str) -> Table:
    """The oracle's table as the engine dealt it."""
    return {
        "pack": read_pack(PACKS[pack]),
        "city": read_city(),
        "shuffle": same_luck(s.chance.copy()),
        "kaiju": int(s.kaiju),
        "defenders": [(s.kaiju + place) % s.seats for place in range(1, s.seats)],
        "active": int(s.active),
        "round": 0,
        "level": int(s.level),
        "actions": 0,
        "kaiju_turn": True,
        "flares": 0,
        "winner": "",
        **dict.fromkeys(("carapace", "net", "netted"), False),
        **{name: [] for name in ("support", "discard", "kaiju_discard", "removed", "in_play")},
        "deck": zone(s, DECK),
        "kaiju_deck": zone(s, KAIJU_DECK),
        "hands": {seat: zone(s, HANDS + seat) for seat in range(s.seats)},
    }


def engine_table(s: Siege) -> dict[str, Any]:
    """The engine's table in the oracle's words, read from what it shows and from its piles."""
    seen: Any = TANGLED.game.view(s, s.kaiju)
    plain = ("round", "level", "active", "kaiju_turn", "actions", "carapace", "net", "netted", "flares")
    winners = {(): "", (s.kaiju,): "kaiju"}
    return {
        **{name: getattr(seen, name) for name in plain},
        "in_play": [card.key for card in seen.in_play],
        "kaiju_deck": zone(s, KAIJU_DECK),
        "kaiju_discard": seen.kaiju_discard,
        "deck": zone(s, DECK),
        "discard": seen.discard,
        "removed": zone(s, REMOVED),
        "support": zone(s, SUPPORT),
        "hands": {seat: zone(s, HANDS + seat) for seat in range(s.seats)},
        "figure": sorted((hex.q, hex.r) for hex in seen.figure),
        "buildings": {b.id: (b.standing, b.damage, b.shielded) for b in seen.buildings},
        "touched": [b.id for b in seen.buildings if b.touched],
        "winner": winners.get(tuple(seen.winners), "defenders"),
    }


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    return {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}


def dealt(pack: str, seed: int, dice: Random) -> Siege:
    """Any setup of this many seats."""
    seats = 3 + seed % 3
    level, enrages = dice.randint(1, 4), dice.randint(1, 8)
    options = {"seats": seats, "pack": pack, "kaiju": dice.randrange(seats), "level": level, "enrage": enrages}
    s = TANGLED.deal(TANGLED.setup(options), Swift(seed))
    assert isinstance(s, Siege)
    return s


def play_beside(pack: str, seed: int) -> Counter[str]:
    """One random game of both; which questions it asked."""
    dice = Random(seed)
    s = dealt(pack, seed, dice)
    t = begin(s, pack)
    course = game(t)
    question = next(course, None)
    asked: Counter[str] = Counter()
    path: list[str] = []
    while True:
        where = f"{pack}, seed {seed}, after {path[-12:]}"
        found = differences(engine_table(s), show(t))
        assert not found, (where, found)
        if question is None or s.over:
            assert s.over, where
            assert question is None, where
            return asked
        ours = (int(s.asked), s.step().name(), sorted(s.keys()))
        assert ours == (question["seat"], question["name"], sorted(question["options"])), where
        answer = choose(dice, sorted(question["options"]))
        asked[question["name"]] += 1
        path.append(f"{question['name']} {answer}")
        s.answer(s.option(answer))
        question = sent(course, answer)


def sent(course: Play, answer: str) -> Table | None:
    """The oracle's next question; none after the end."""
    try:
        return course.send(answer)
    except StopIteration:
        return None


def choose(dice: Random, options: list[str]) -> str:
    """Any option; but a pass is seldom taken, or a card would seldom grow."""
    options = [option for option in options if option != "pass" or dice.random() < 0.3] or options
    return dice.choice(options)


@pytest.mark.parametrize("pack", PACKS)
def test_the_engine_and_the_oracle_agree_after_every_answer(pack: str) -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        asked += play_beside(pack, seed)
    assert len(asked) == 18, asked


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for seed in range(int(sys.argv[1])):
        for pack in PACKS:
            total += play_beside(pack, seed)
    print(total)

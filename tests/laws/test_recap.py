"""While you waited: players who see the same board are told the same of what others did, whatever lies hidden.

A recap is made of the lines that its reader was sent (`web/tests/waited.test.ts`), one after another since their last
answer. So every answer that somebody gives is also given in worlds where all that the reader cannot know is dealt
again: if they see no difference on the table afterwards, no word about it may differ.

In Roundhouse Kick a line that named all its cards would give nothing away: nobody has a hand, and whatever moves lies
open afterwards. There the law only bars lines that tell what lies in a deck; that nothing else is hidden has a test.
"""

from collections.abc import Iterator
from itertools import chain, starmap
from typing import NamedTuple

import msgspec
import pytest
from mypy_extensions import i64

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.door import cards_known
from matinee.engine.journal import Journal
from matinee.engine.seats import SPECTATOR, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.sight import Line, line_of

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
TABLES = [
    pytest.param(show, seats, id=f"{show.game.short}-{seats}")
    for show in catalog.SHOWS.values()
    for seats in sorted({max(2, show.game.fewest), show.game.most})
]
ANSWERS = 200
GAMES = 3
FEWEST = 20


class Told(NamedTuple):
    """What one viewer sees and hears after an answer."""

    board: bytes
    # Those that the viewer can name, and those that lay meanwhile where they may look.
    cards: set[int]
    lines: list[Line]


def after(show: Show, s: State, key: str, viewer: int) -> Told:
    world, journal = s.copy(), Journal()
    world.journal = journal
    world.take(world.option(key))
    lines = [line_of(show, NAMES, world, event, 0, "en") for event in journal.told(viewer)]
    board = msgspec.json.encode(show.game.view(world, viewer))
    sees = world.piles.layout.sees
    shown = {event.card for event in journal.events if event.target >= 0 and among(i64(sees[event.target]), viewer)}
    return Told(board, cards_known(world, viewer) | shown, lines)


def alike(true: Told, other: Told) -> Iterator[tuple[Line, Line]]:
    """What is told as long as the same happens; that something else comes of it is no secret, but when, is: see twins.

    A reader who afterwards sees another board or another card was shown something.
    """
    if (true.board, true.cards) != (other.board, other.cards):
        return
    for one, two in zip(true.lines, other.lines, strict=False):
        if (one.kind, one.seat, one.source, one.target) != (two.kind, two.seat, two.source, two.target):
            return
        yield one, two


def pairs(show: Show, seats: int, seed: int) -> Iterator[tuple[Told, Told]]:
    """The same answer in two worlds that differ only where one reader cannot look."""
    chance = Swift(seed)
    s = show.deal(show.setup({"seats": seats}), Swift(seed))
    for _ in range(ANSWERS):
        if s.over:
            return
        others = [viewer for viewer in (*range(seats), int(SPECTATOR)) if viewer != s.asked]
        viewer = others[chance.below(len(others))]
        twin = s.redeal(viewer, Swift(chance.word()))
        # Dice fall alike in both, or few kicks could be compared.
        twin.chance = s.chance.copy()
        offered = set(twin.keys()) if twin.step().name() == s.step().name() else set()
        both = [key for key in map(s.key, s.options()) if key in offered]
        if both and twin.digest() != s.digest():
            key = both[chance.below(len(both))]
            yield after(show, s, key, viewer), after(show, twin, key, viewer)
        options = s.options()
        s.take(options[chance.below(len(options))])


@pytest.mark.parametrize(("show", "seats"), TABLES)
def test_what_is_told_of_others_does_not_depend_on_hidden_cards(show: Show, seats: int) -> None:
    compared = 0
    for seed in range(GAMES):
        for one, two in chain.from_iterable(starmap(alike, pairs(show, seats, seed))):
            assert one == two
            compared += one.text != ""
    assert compared >= FEWEST, "others did something, and it was told"


@pytest.mark.parametrize("seats", [2, 4])
def test_in_roundhouse_kick_every_card_that_is_told_of_lies_open(seats: int) -> None:
    show, chance, told = catalog.show("roundhouse"), Swift(0), 0
    s = show.deal(show.setup({"seats": seats}), Swift(seats))
    while not s.over:
        s.journal = Journal()
        options = s.options()
        s.take(options[chance.below(len(options))])
        named = {event.card for event in s.journal.events if event.card >= 0}
        assert named <= cards_known(s, int(SPECTATOR))
        told += len(named)
    assert told >= FEWEST

"""A line is told when it has happened: the picture taken with it shows what it says."""

from collections.abc import Callable
from typing import Any

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Event, Journal

SHOWS: dict[str, Callable[[Any, Event], bool]] = {
    "fell": lambda view, line: not view.buildings[line.number].standing,
    "hurt": lambda view, line: view.buildings[line.number].damage >= line.other,
    "blocked": lambda view, line: not view.buildings[line.number].shielded,
    "shielded": lambda view, line: view.buildings[line.number].shielded,
    "rebuilt": lambda view, line: view.buildings[line.number].standing,
    "level": lambda view, line: view.level == line.number,
    "carapace": lambda view, _: view.carapace,
    "net": lambda view, _: view.net,
    "flare": lambda view, line: view.flares == line.number,
    "rested": lambda view, _: view.actions == 0,
}


def test_every_picture_shows_what_its_line_tells() -> None:
    show, seen = catalog.show("kaiju"), set[str]()
    for seed in range(12):
        journal, chance = Journal(), Swift(seed)
        s = show.deal(show.setup({"seats": 4}), Swift(seed), journal)
        journal.filmed = True
        for _ in range(400):
            options = s.options()
            if not options:
                break
            s.answer(options[chance.below(len(options))])
            for number, picture in journal.pictures.items():
                line = journal.events[number]
                if line.kind in SHOWS:
                    assert SHOWS[line.kind](show.game.view(picture, 0), line), line.kind
                    seen.add(line.kind)
            journal.pictures.clear()
        if seen == set(SHOWS):
            return
    assert seen == set(SHOWS)

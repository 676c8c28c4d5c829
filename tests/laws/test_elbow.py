"""The guide at a newcomer's elbow has a sentence for every kind of question that may be asked, in every language."""

import re
from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.show import Show

BOOKS = Path(__file__).parents[2] / "web" / "src" / "words" / "learn"
GAMES = 6
ANSWERS = 1500


def asked(show: Show) -> set[str]:
    """The kinds of question in some random games."""
    found: set[str] = set()
    for seed in range(GAMES):
        for seats in sorted({show.game.fewest, show.game.most}):
            chance = Swift(seed)
            s = show.deal(show.setup({"seats": seats}), Swift(seed))
            for _ in range(ANSWERS):
                if s.over:
                    break
                found.add(s.step().name())
                options = s.options()
                s.take(options[chance.below(len(options))])
    return found


@pytest.mark.parametrize("show", [pytest.param(show, id=show.game.short) for show in catalog.ours()])
def test_the_guide_speaks_of_every_kind_of_question(show: Show) -> None:
    for language in show.game.languages:
        book = (BOOKS / f"{language}.ftl").read_text(encoding="utf-8")
        spoken = set(re.findall(rf"^guide-{show.game.short}-(\w+) = .", book, re.MULTILINE))
        assert asked(show) <= spoken

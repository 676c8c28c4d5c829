"""The teaching games keep every law of the house on both builds; as packages of their own: test_packages.py."""

import pytest

from crazy_eights.game import CrazyEights
from cursed_reel.game import CursedReel
from leduc_poker.game import LeducPoker
from matinee.catalog import put_on
from matinee.engine.show import Show
from matinee.lessons.law import lesson_faults
from matinee.lessons.lesson import lessons_of
from matinee.testing import LAWS, Law

SHOWS = [put_on(game) for game in (LeducPoker(), CrazyEights(), CursedReel())]
TABLES = [
    pytest.param(show, seats, id=f"{show.game.short}-{seats}")
    for show in SHOWS
    for seats in range(show.game.fewest, show.game.most + 1)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("show", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_law(show: Show, seats: int, seed: int, law: Law) -> None:
    law(show, seats, seed)


def test_a_game_of_another_package_brings_its_lessons_the_same_way() -> None:
    reel = next(show for show in SHOWS if show.id == "cursed-reel")
    assert [lesson.id for lesson in lessons_of(reel)] == ["midnight"]
    assert [fault for show in SHOWS for fault in lesson_faults(show)] == []

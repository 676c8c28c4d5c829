"""What people may call themselves: readable, without stacked marks or changed text direction, no two alike."""

import unicodedata
from typing import TYPE_CHECKING

import pytest

from matinee.match import lobby
from matinee.match.plain import like, name

if TYPE_CHECKING:
    from tests.match.conftest import Invite

NOTHING_TO_SEE = [
    "",
    " ",
    "\u200b",
    "\u200b\u200d",
    "\u3164",
    "\u115f\u1160",
    "\u2800",
    "\ufe0f",
    "\u034f",
    "\u00ad",
    "\u180b",
]


@pytest.mark.parametrize("typed", NOTHING_TO_SEE)
def test_a_name_that_nobody_sees_is_none(typed: str) -> None:
    assert name(typed) == "Guest"
    assert name(f"A{typed}da") in ("Ada", "A da")


def test_names_are_normalised_and_cut() -> None:
    assert name("\uff21\uff44\uff41") == "Ada"
    assert name("Zoe\u0308") == "Zo\u00eb"
    assert len(name("x" * 100)) == 24
    assert name("A\x07d\u202ea\n<b>") == "Ada <b>"
    towering = name("Z" + "\u0300\u0301\u0302\u0303" * 20)
    assert sum(unicodedata.combining(c) > 0 for c in towering) <= 2


def test_a_name_keeps_its_direction_to_itself() -> None:
    for typed in ("\u05e2\u05d3\u05d4", "Ada \u0639\u062f"):
        shown = name(typed)
        assert shown == f"\u2068{typed}\u2069"
        assert name(shown) == shown
    assert name("Ada") == "Ada"


ALIKE = ["ada", "ADA", "A da", "\u0410da", "ad\u0430", "\uff21da", "Ada.", "A\u200bda", "_Ada_"]


@pytest.mark.parametrize("twin", ALIKE)
def test_no_two_names_at_a_table_look_alike(evening: "Invite", twin: str) -> None:
    assert like(twin) == like("Ada")
    table = evening(people=0)
    table.do(lobby.sit(table.table, "host", "Ada", 0, False, 1.0))
    table.do(lobby.sit(table.table, "guest1", twin, 1, False, 1.0))
    assert like(table.table.chairs[1].name) != like("Ada")
    assert table.table.chairs[1].name.endswith(" II")


def test_digits_and_letters_that_look_alike() -> None:
    assert like("B0B") == like("Bob")
    assert like("Ill") == like("1l1")
    assert like("Arno") == like("Amo")
    assert like("Ada") != like("Ida")
    assert like("\U0001f98a") != like("\U0001f43b")


def test_bots_and_spectators_are_nobodys_double(evening: "Invite") -> None:
    table = evening(people=0)
    table.do(lobby.seat_bot(table.table, "host", 1, "star", 1.0))
    bot = table.table.chairs[1].name
    table.do(lobby.sit(table.table, "host", bot.lower(), 0, False, 1.0))
    assert table.table.chairs[0].name == f"{bot.lower()} II"
    said = lobby.chat(table.table, "somebody", bot.upper(), "I am the host!", 1.0)
    assert like(said.name) not in {like(bot), like(f"{bot} II")}

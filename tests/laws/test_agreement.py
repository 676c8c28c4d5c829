"""Both builds show people the same: views, offers, hints, refusals, breakdowns, lines, results; and bots decide alike.

On the interpreted build two processes are compared, which hash their dictionaries differently.
"""

from matinee import catalog
from matinee.lab.agreement import mixtures, seen, seen_interpreted, setups


def test_both_builds_show_the_same() -> None:
    here, there = seen(), seen_interpreted()
    assert here.keys() == there.keys()
    for game, marks in here.items():
        differing = [moment for moment, mark in enumerate(marks) if [mark] != there[game][moment : moment + 1]]
        assert not differing, f"{game}: the builds differ from look {differing[0]} on"
        assert len(marks) == len(there[game])


def test_every_shipped_pack_and_mixture_is_looked_at() -> None:
    samurai = catalog.show("samurai")
    assert {"house", "house+jungle", "jungle+house"} <= set(mixtures(samurai))
    assert "jungle" not in mixtures(samurai), "alone it makes no game"
    assert {setup["pack"] for setup in setups(samurai)} == set(mixtures(samurai))
    assert {setup["seats"] for setup in setups(samurai)} == {2, 3, 4, 5, 6}
    assert mixtures(catalog.show("npzr")) == ["house"]

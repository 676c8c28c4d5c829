"""No attribute is forgotten: whatever a state carries is copied, and its facts and its digest tell it from another.

Each attribute is bumped in a copy of the state. A game names what it leaves out of its facts in `State.derived`.
"""

from collections.abc import Iterator
from typing import Any

from librt.vecs import append

from matinee.engine.state import State

# Attributes of the engine: other laws (copies, secrets, cards) check them, or they are no part of the position.
ENGINE = ("seats", "piles", "chance", "agenda", "offered", "journal")
# These stand in the digest beside the facts.
MOMENT = ("question", "asked", "over", "winners", "ending")
# The edition is a rule of play, not a fact of the table.
RULES = ("edition",)


def check(s: State) -> None:
    """Raises AssertionError with the name of the attribute that is forgotten."""
    names = attributes(s)
    for name in s.derived:
        assert name.split(".")[0] in names, f"{name} is named as derived, but {type(s).__name__} has no such attribute"
        assert same(find(s.copy(), name), find(s, name)), f"copy forgets {name}"
    assert s.copy().agenda == s.agenda, "copy forgets the agenda: does it call copied()?"
    assert s.copy().agenda is not s.agenda, "a copy shares its agenda with the original"
    for name in names:
        if name not in ENGINE:
            bump(s, name)


def attributes(thing: object) -> list[str]:
    """Those of plain Python objects, and of compiled ones."""
    return sorted({*getattr(thing, "__dict__", {}), *getattr(type(thing), "__mypyc_attrs__", ())})


def bump(s: State, name: str) -> None:
    """One attribute, or what is inside it if it is an object of the game's own: `stacks.count`."""
    if name in s.derived:
        return
    value = find(s, name)
    if not is_plain(value):
        inside = attributes(value)
        assert inside, f"{name} is a {type(value).__name__}, which nobody can look into: name it in `derived`"
        for part in inside:
            bump(s, f"{name}.{part}")
    for bumped in other_values(value):
        twin = s.copy()
        put(twin, name, bumped)
        assert same(find(s, name), value), f"a copy shares {name} with the original"
        assert same(find(twin.copy(), name), bumped), f"copy forgets {name}"
        assert same(find(twin.copy_onto(s.copy()), name), bumped), f"copy_onto forgets {name}"
        if not is_readable(twin, bumped):
            continue
        if name not in (*MOMENT, *RULES):
            assert twin.facts() != s.facts(), f"facts() forgets {name}"
        assert twin.digest() != s.digest() or name in RULES, f"digest() forgets {name}"


def is_plain(value: object) -> bool:
    return value is None or isinstance(value, bool | int | float | str | tuple | list) or is_vector(value)


def is_vector(value: object) -> bool:
    return type(value).__module__ == "librt.vecs" or type(value).__name__.startswith("vec")


def other_values(value: Any) -> Iterator[Any]:
    """The same with one thing changed, each in turn; nothing for what is not there."""
    match value:
        case bool():
            yield not value
        case int() | float():
            yield value + 1
        case str():
            yield f"{value}+"
        case tuple():
            yield (*value, 1)
            yield from (tuple(changed) for changed in with_one_changed(list(value)))
        case list():
            yield from with_one_changed(value)
            yield from [[1], [(1,)]] if not value else []
        case _ if is_vector(value):
            yield from with_one_changed(value)
            if not len(value):
                yield append(value[:], 1)


def with_one_changed(values: Any) -> Iterator[Any]:
    for place in range(len(values)):
        for changed in other_values(values[place]):
            bumped = values[:]
            bumped[place] = changed
            yield bumped


def is_readable(s: State, bumped: object) -> bool:
    """Whether an empty list was one of numbers, or of tuples, is for `facts` to say."""
    try:
        s.facts()
    except TypeError:
        assert bumped in ([1], [(1,)])
        return False
    return True


def find(s: object, path: str) -> Any:
    for name in path.split("."):
        s = getattr(s, name)
    return s


def put(s: object, path: str, value: object) -> None:
    holder, _, name = path.rpartition(".")
    setattr(find(s, holder) if holder else s, name, value)


def same(one: Any, other: Any) -> bool:
    return one is other or (list(one) == list(other) if is_vector(one) else bool(one == other))

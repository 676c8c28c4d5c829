"""The table between two of its moments: what the board looked like when each line was told.

A client that shows a board performs what happened line by line. The lines alone cannot tell it every number on the
board, so a line comes with what it changed in the view: built by the same function as every other view of this viewer,
from the state as the event left it, and only for events that this viewer is told.
"""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec.structs import astuple

from matinee.engine.journal import Journal
from matinee.engine.seats import among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import in_words
from matinee.match.words import printed, reprinted, speech

# Only the end of a longer story is performed; the longest that one answer begins is the deal after a vote of six.
MOST = 160


class Beat(msgspec.Struct, frozen=True, gc=False):
    """What line number `n` changed in the view, compared with the view before it; lines that change nothing have none.

    `change` is `[value]` for what is there instead, `0` for what is gone, and an object with the changes of single
    fields, of single places in a list that stays as long (by their number), or of a list that grows or shrinks:
    `{"at": place, "out": how many leave there, "in": what comes instead}`.
    """

    n: int
    change: Any


def show_view(show: Show, s: State, viewer: int, language: str) -> Any:
    return in_language(show, show.game.view(s, viewer), language)


def in_language(show: Show, view: Any, language: str) -> Any:
    """A view with every label, and with what is printed on its cards."""
    spoken = in_words(view, speech(show, language))
    texts = printed(show, language)
    return reprinted(spoken, texts) if texts else spoken


class Views(Protocol):
    """The views of a table, and what changes from one to the next (gallery.py)."""

    def view(self, s: State, viewer: int, language: str) -> Any: ...

    def change(self, old: Any, new: Any) -> Any: ...


def beats(
    views: Views, journal: Journal, part: range, viewer: int, first: int, before: Any, language: str
) -> list[Beat]:
    """The beats of a part of the journal, in which the line numbered `first` is the first that the viewer is told.

    The last line has none: it shows the current table, which is sent anyway.
    """
    told = [number for number in part if among(journal.events[number].to, viewer)]
    found: list[Beat] = []
    for n, number in enumerate(told[:-1], first):
        picture = journal.pictures.get(number)
        if picture is None or len(told) - (n - first) > MOST:
            continue
        after = views.view(picture, viewer, language)
        made = views.change(before, after)
        if made is not None:
            found.append(Beat(n, made))
            before = after
    return found


def change(old: Any, new: Any) -> Any:
    """How to turn `old` into `new`; None if they are the same."""
    if old is new or old == new:
        return None
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        return fields(old, new, change)
    if isinstance(new, dict) and isinstance(old, dict):
        gone = {key: 0 for key in old if key not in new}
        made = {key: change(old[key], new[key]) if key in old else [new[key]] for key in new}
        return gone | {key: one for key, one in made.items() if one is not None}
    if isinstance(new, list) and isinstance(old, list):
        return places(old, new) if len(old) == len(new) else splice(old, new)
    return [new]


def fields(old: Any, new: Any, compare: Callable[[Any, Any], Any]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for word, was, now in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if was is not now and was != now:
            made[word] = compare(was, now)
    return made


def places(old: list[Any], new: list[Any]) -> dict[str, Any]:
    return {str(place): change(old[place], new[place]) for place in range(len(new)) if old[place] != new[place]}


def splice(old: list[Any], new: list[Any]) -> dict[str, Any]:
    """A list that grows or shrinks: what is the same at both of its ends stays."""
    least = min(len(old), len(new))
    head = next((n for n in range(least) if old[n] != new[n]), least)
    tail = next((n for n in range(least - head) if old[-1 - n] != new[-1 - n]), least - head)
    return {"at": head, "out": len(old) - head - tail, "in": new[head : len(new) - tail]}

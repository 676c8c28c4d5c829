"""The views of a table at one moment: many look at once, and what they share is built once.

A gallery lives while one piece of news is sent: nothing changes in the meantime.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.beats import change, fields, in_language


class Common(NamedTuple):
    """What everybody may know of the open question (sight.py)."""

    waiting: int | None
    window: bool
    still: list[int]


class Gallery:
    def __init__(self, show: Show) -> None:
        self.show = show
        self.common: Common | None = None
        # Objects compared by `id` are kept alive, so that no other object can get the same id.
        self._moments: dict[int, tuple[State, Callable[[int], Any]]] = {}
        self._views: dict[tuple[int, int, str], Any] = {}
        self._changes: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def view(self, s: State, viewer: int, language: str) -> Any:
        key = id(s), viewer, language
        seen = self._views.get(key)
        if seen is None:
            seen = self._views[key] = in_language(self.show, self._views_of(s)(viewer), language)
        return seen

    def _views_of(self, s: State) -> Callable[[int], Any]:
        found = self._moments.get(id(s))
        if found is None:
            found = self._moments[id(s)] = s, self.show.game.views(s)
        return found[1]

    def change(self, old: Any, new: Any) -> Any:
        """How to turn one view into another (beats.py); None if they are the same."""
        if old is new or old == new:
            return None
        return fields(old, new, self._change_of_part) if type(old) is type(new) else change(old, new)

    def _change_of_part(self, old: Any, new: Any) -> Any:
        """Within one moment, viewers who see a part alike share the same list or struct object."""
        if not isinstance(new, (list, msgspec.Struct)):
            return change(old, new)
        key = id(old), id(new)
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = old, new, change(old, new)
        return found[2]

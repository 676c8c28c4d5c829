"""What would this do? An outlook as it is read in a terminal: what happens, what changes on the table, what follows."""

from typing import Any

import msgspec

from matinee.engine.seats import NOBODY
from matinee.engine.view import Ask, Option
from matinee.engine.words import listed
from matinee.match.outlook import Outlook
from matinee.match.sight import view_type
from matinee.tui.boards import board
from matinee.tui.sitting import Sitting
from matinee.tui.speech import say

# A glance, not a log.
MOST_STEPS, MOST_CHANGES = 5, 4


async def foretold(sitting: Sitting, asked: Ask, option: Option) -> list[str]:
    outlook = await sitting.foresee(asked, [option.key])
    return [] if outlook is None else [f"{say('outlook-title')} {option.text}", *outlook_lines(sitting, outlook)]


def outlook_lines(sitting: Sitting, outlook: Outlook) -> list[str]:
    steps = [line.text for line in outlook.lines if line.text and line.kind not in ("turn", "drawn")]
    told = [*steps[:MOST_STEPS], *changes(sitting, outlook)[:MOST_CHANGES]]
    return [*(told or [say("outlook-yet")]), *afterwards(sitting, outlook)]


def changes(sitting: Sitting, outlook: Outlook) -> list[str]:
    """What the table would say differently, with its new numbers."""
    if outlook.change is None or sitting.sight is None:
        return []
    then = patched(msgspec.to_builtins(sitting.sight.view), msgspec.to_builtins(outlook.change))
    views: list[Any] = [sitting.sight.view, msgspec.convert(then, view_type(sitting.show), str_keys=True)]
    before, after = (board(sitting.show.id).tell(view, sitting.names, sitting.seat) for view in views)
    return [f"→ {line}" for line in after if line not in before]


def afterwards(sitting: Sitting, outlook: Outlook) -> list[str]:
    """Who could answer it, what is left open, and who is asked next."""
    said: list[str] = []
    if outlook.answering:
        said.append(say("outlook-answering", names=listed([sitting.names[seat] for seat in outlook.answering])))
    if outlook.open:
        said.append(say("outlook-open"))
    if outlook.next == sitting.seat and sitting.asked is not None and outlook.then != sitting.asked.text:
        said.append(say("outlook-then", question=outlook.then))
    elif outlook.next not in (sitting.seat, NOBODY):
        said.append(say("outlook-next", name=sitting.names[outlook.next]))
    return said


def patched(old: Any, made: Any) -> Any:
    """A view after a change, as `match.beats` tells of it."""
    if isinstance(made, list):
        return made[0]
    if "in" in made and isinstance(made["in"], list) and isinstance(old, list | None):
        kept = old or []
        return [*kept[: made["at"]], *made["in"], *kept[made["at"] + made["out"] :]]
    if isinstance(old, list):
        return [patched(one, made[str(place)]) if str(place) in made else one for place, one in enumerate(old)]
    # What was there stays in its order: a board reads it out so.
    both = [*old, *(key for key in made if key not in old)]
    return {key: patched(old.get(key), made[key]) if key in made else old[key] for key in both if made.get(key) != 0}

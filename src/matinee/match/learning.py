"""What may be done at a table where somebody learns. Each gives entries, or refuses."""

from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match.errors import NotNow
from matinee.match.guide import Guide
from matinee.match.lobby import need_chair
from matinee.match.table import Table
from matinee.match.terms import Terms

# Nobody looks on, nobody comes in, and nobody changes seats between two pages.
TERMS = Terms(seating="links", spectators=False, chat=False, rotate=False)
LEVEL = "extra"


def open_lesson(show: Show, lesson: str, setup: dict[str, object], host: str, now: float) -> e.Opened:
    return e.Opened(at=now, game=show.id, setup=setup, host=host, terms=TERMS, lesson=lesson)


def begin(table: Table, guest: str, name: str, now: float, page: int = 0) -> list[e.Entry]:
    """The learner sits down, a cast takes the other chairs, and the first page is opened."""
    guide = guide_of(table)
    others = [chair.number for seat, chair in enumerate(table.chairs) if seat != guide.seat]
    return [
        e.Sat(at=now, chair=table.chairs[guide.seat].number, guest=guest, name=name),
        *(e.BotSat(at=now, chair=number, level=LEVEL) for number in others),
        e.Turned(at=now, page=page),
    ]


def guide_of(table: Table) -> Guide:
    if table.guide is None:
        raise NotNow("Nobody learns at this table: it has no pages to turn.")
    return table.guide


def need_learner(table: Table, guest: str) -> Guide:
    guide = guide_of(table)
    need_chair(table, guest)
    if table.status != "playing":
        raise NotNow("This lesson is over.")
    return guide


def turn_on(table: Table, guest: str, now: float) -> list[e.Entry]:
    """The next page; if the page asks, the guide answers for the learner. After the last page the lesson is over."""
    guide = need_learner(table, guest)
    if table.playing.pace.resting:
        raise NotNow("One moment: something is still happening on the table.")
    expected = guide.expects(table.said)
    if expected:
        return [e.Answered(at=now, seat=guide.seat, keys=expected, by="guide")]
    if guide.page + 1 == guide.pages:
        return skip(table, guest, now)
    return [e.Turned(at=now, page=guide.page + 1)]


def turn_back(table: Table, guest: str, now: float) -> list[e.Entry]:
    """The page before, with the table as it was then."""
    guide = need_learner(table, guest)
    if guide.page == 0:
        raise NotNow("This is the first page.")
    return [e.Turned(at=now, page=guide.page - 1)]


def skip(table: Table, guest: str, now: float) -> list[e.Entry]:
    need_learner(table, guest)
    return [e.Closed(at=now, why="")]

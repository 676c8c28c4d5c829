"""What each line changed in a view: exact, for those alone who are told, and forgotten once it is told."""

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.record import Recorder
from matinee.engine.seats import SPECTATOR, among
from matinee.engine.show import Show
from matinee.match.beats import MOST, Beat, beats, change, show_view
from matinee.match.gallery import Gallery
from matinee.match.replaying import Projector
from matinee.server.stream import Stream

if TYPE_CHECKING:
    from tests.match.conftest import Invite

SHOWS = [pytest.param(show, id=show.game.short) for show in catalog.SHOWS.values()]


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def patched(old: Any, made: Any) -> Any:
    """What a client makes of a change."""
    if isinstance(made, list):
        return made[0]
    if old is None:  # a view leaves an empty list out
        old = [] if "at" in made else {}
    if isinstance(old, list) and "at" in made:
        return [*old[: made["at"]], *made["in"], *old[made["at"] + made["out"] :]]
    if isinstance(old, list):
        return [patched(one, made[str(n)]) if str(n) in made else one for n, one in enumerate(old)]
    kept = {key: one for key, one in old.items() if made.get(key) != 0}
    return kept | {key: patched(old.get(key), one) for key, one in made.items() if one != 0}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([1, 2, 3], [1, 3]),
        ([1, 2], [1, 2, 2]),
        ([], [4]),
        ([[1], [2]], [[1], [2, 3]]),
        ({"a": 1, "b": [0]}, {"b": [1], "c": None}),
        ([0, 0], [0]),
        ({"a": {"x": 1}}, {"a": {}}),
        ("a", None),
    ],
)
def test_a_change_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    assert patched(old, plain(change(old, new))) == new
    assert change(old, old) is None


@pytest.mark.parametrize("show", SHOWS)
def test_every_line_shows_the_table_as_its_event_left_it(show: Show) -> None:
    """Also where several look at one gallery, and share what is made of it."""
    seats, chance, journal = show.game.most, Swift(7), Journal()
    s = show.deal(show.setup({"seats": seats}), Swift(3), journal)
    journal.filmed = True
    compared = 0
    for _ in range(400):
        start, shared = len(journal.events), Gallery(show)
        views = {viewer: shared.view(s, viewer, "en") for viewer in (0, seats - 1, int(SPECTATOR))}
        assert all(seen == show_view(show, s, viewer, "en") for viewer, seen in views.items())
        options = s.options()
        if not options or compared > 90:
            break
        s.answer(options[chance.below(len(options))])
        shared = Gallery(show)
        for viewer, before in views.items():
            told = [n for n in range(start, len(journal.events)) if among(journal.events[n].to, viewer)]
            made = {beat.n: beat for beat in plain_beats(shared, journal, start, viewer, before)}
            seen = plain(before)
            for n, number in enumerate(told[:-1], 1):
                seen = patched(seen, made[n].change) if n in made else seen
                if n <= len(told) - MOST:
                    continue
                assert seen == plain(show_view(show, journal.pictures[number], viewer, "en"))
                compared += 1
        journal.pictures.clear()
    assert compared > 20


def plain_beats(gallery: Gallery, journal: Journal, start: int, viewer: int, before: Any) -> list[Beat]:
    made = beats(gallery, journal, range(start, len(journal.events)), viewer, 1, before, "en")
    return [Beat(beat.n, plain(beat.change)) for beat in made]


def test_only_those_who_perform_are_sent_beats(evening: "Invite") -> None:
    table = evening(people=2)
    table.table.filmed = True
    table.start()
    board, reader = Stream(1, "en", beats=True), Stream(1, "en")
    for stream in (board, reader):
        stream.catch_up(table.table)
    # A turn ends: the last part is placed, the next turn begins, a card is drawn.
    for _ in range(40):
        before = len(table.table.playing.journal.events)
        keys = table.table.playing.state.keys()
        table.says(table.asked, keys[0])
        if len(table.table.playing.journal.events) > before + 2:
            break
    news, plainly = [msgspec.to_builtins(stream.news(table.table, table.now)) for stream in (board, reader)]
    assert plainly["beats"] == []
    assert 0 < len(news["beats"]) < len(news["lines"])
    assert news["view"] == plainly["view"]
    assert {**news, "beats": []} == plainly
    table.table.playing.forget_pictures()
    assert table.table.playing.journal.pictures == {}


def test_simulations_and_tables_that_nobody_watches_keep_no_pictures(evening: "Invite") -> None:
    table = evening(people=2)
    table.start()
    table.says(table.asked, table.table.playing.state.keys()[0])
    assert table.table.playing.journal.pictures == {}


def test_a_replay_has_the_same_beats_wherever_it_is_begun() -> None:
    show = catalog.show("npzr")
    recorder, chance = Recorder(show, {}, "swift:4", None), Swift(4)
    for _ in range(60):
        keys = recorder.state.keys()
        recorder.answer(keys[chance.below(len(keys))])
    record = recorder.close()
    whole = Projector(show, record, int(SPECTATOR), "en", filmed=True).reel(0, 60).frames
    part = Projector(show, record, int(SPECTATOR), "en", filmed=True).reel(20, 10).frames
    assert any(frame.beats for frame in part)
    assert part == whole[20:30]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_title_goes_up_with_its_votes_however_much_is_dealt_after_it(seats: int) -> None:
    """KFS-80 A deal to five is told in some 130 lines: the votes that came before it are still shown."""
    show, journal, chance = catalog.show("samurai"), Journal(), Swift(2)
    journal.filmed = True
    s = show.deal(show.setup({"seats": seats}), Swift(1), journal)
    start, titled, before = 0, -1, None
    while titled < 0:
        start, before = len(journal.events), show_view(show, s, 0, "en")
        s.answer(show.bot("star").decide(s, chance))
        told = [event for event in journal.events[start:] if among(event.to, 0)]
        titled = next((n for n, event in enumerate(told, 1) if event.kind == "titled"), -1)
    seen = plain(before)
    for beat in plain_beats(Gallery(show), journal, start, 0, before):
        seen = patched(seen, beat.change) if beat.n <= titled else seen
    assert sum(pitch["votes"] for pitch in seen["poster"]["pitches"]) > 0

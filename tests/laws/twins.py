"""Twin worlds: two live tables that differ only in what is hidden from one viewer, played on side by side.

Until a window closes, everything that viewer is sent, when it is sent, and everything they are refused must be the
same in both. A pair is one answer, given in both worlds, and the window that it opens. In a game without windows it is
any answer that shows the viewer nothing new.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from matinee.engine.chance import Swift
from matinee.engine.door import cards_known
from matinee.engine.errors import MatineeError
from matinee.engine.journal import WINDOWS, Journal
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match import entries as e
from matinee.match import lobby, play, wire
from matinee.match.outlook import outlook
from matinee.match.screening import foreseen
from matinee.match.sight import question
from matinee.match.table import Table
from matinee.match.terms import ClockTerms, Terms
from matinee.server.hints import need_question
from matinee.server.stream import Stream

# How many answers of an open question are asked about before one is given.
TRIED = 1
PAUSE = 1.3
TICK = 0.25
# After how many ticks the others pass in a window, and after how many the viewer does, if ever.
THINK = 2
VIEWER_THINKS = 3
# How often the table is looked at where nobody answers before their clock runs out.
LONG_TICK = 2.5
TIMED = Terms(clock=ClockTerms(action=90, response=15, bank=20, warning=10))
LONGEST = 60.0
# Games in which others may react; in all others every answer is compared that shows the viewer nothing new.
WINDOWED = ("rampage", "kaiju", "samurai", "parlour")


class Moment(NamedTuple):
    """All that reached a viewer at one time, and what they were told when they tried something."""

    at: float
    frame: str | None
    tries: tuple[str, ...]


class World:
    """A table that everybody at it watches, and one viewer's line to it."""

    def __init__(self, show: Show, entries: list[bytes], viewer: int, now: float) -> None:
        self.table = Table("t", pause=lambda: PAUSE, shows=lambda _: show)
        for entry in entries:
            self.table.revive(e.decode(entry))
        play.resume(self.table, now)
        self.now = now
        self.viewer = viewer
        self.table.filmed = True
        self.stream = Stream(viewer if viewer != SPECTATOR else -1, "en", beats=True)
        self.stream.catch_up(self.table)
        self.film: list[Moment] = []
        # Whether somebody was asked in the window.
        self.asked = False

    @property
    def guest(self) -> str:
        return guest_of(self.viewer) if self.viewer != SPECTATOR else "stranger"

    def deal_again(self, chance: int, key: str) -> bool:
        """What the viewer cannot know is dealt again: from here on this is another world, if the same can be said."""
        game = self.table.playing
        state = game.state.redeal(self.viewer, Swift(chance))
        if state.step().name() != game.state.step().name() or key not in list(state.keys()):
            # A half-made choice of somebody else is hidden too: then the same word would answer another question.
            return False
        state.journal = game.journal
        game.recorder.state = state
        game.stage = state
        game.foresee()
        return True

    def do(self, *entries: e.Entry) -> None:
        for entry in entries:
            self.table.apply(entry)
        play.follow(self.table, lambda: "5e" * 32, self.now)

    def says(self, seat: int, key: str) -> None:
        number = self.table.playing.numbers[seat]
        self.do(play.answer(self.table, guest_of(seat), number, [key], "", self.now))

    def look(self) -> None:
        news = self.stream.news(self.table, self.now)
        self.film.append(Moment(round(self.now, 2), wire.encode(news) if news else None, self.tries()))

    def tries(self) -> tuple[str, ...]:
        """What a curious viewer is told; nothing of it happens."""
        game = self.table.playing
        number = game.numbers[self.viewer] if self.viewer != SPECTATOR else 0
        deeds = (
            lambda: play.ask_undo(self.table, self.guest, self.now),
            lambda: play.resign(self.table, self.guest, self.now),
            lambda: play.answer(self.table, self.guest, number, ["nonsense"], "", self.now),
            lambda: play.answer(self.table, self.guest, number + 1, ["nonsense"], "", self.now),
            lambda: lobby.start(self.table, self.guest, self.now),
            lambda: lobby.rise(self.table, self.guest, self.now),
            lambda: lobby.ready(self.table, self.guest, self.now),
            lambda: play.hand_over(self.table, self.guest, "star", self.now),
            lambda: need_question(self.table, self.guest),
        )
        return (self.table.status, self.foretold(number), *(outcome(deed) for deed in deeds))

    def foretold(self, number: int) -> str:
        """What a viewer would be told about what might be asked of them."""
        moment = self.table.playing.moments.get(self.viewer)
        keys = ["pass"] if moment is None else moment.keys()
        try:
            found = [outlook(self.table, self.viewer, number, [key], "en") for key in keys[:TRIED]]
        except MatineeError as fault:
            return f"{type(fault).__name__}: {fault.sentence}"
        return str(found)

    def wait_until(self, now: float) -> None:
        self.now = now
        play.look(self.table, now)
        play.follow(self.table, lambda: "5e" * 32, now)

    def others_pass(self) -> None:
        """Everybody else who is asked in a window lets it pass."""
        for _ in range(8 * self.table.playing.state.seats):
            game = self.table.playing
            seat = game.asked
            if not game.window or seat < 0 or seat == self.viewer:
                return
            self.says(seat, game.state.key(game.state.step().passing(game.state)))

    @property
    def reads_question(self) -> bool:
        return self.viewer != SPECTATOR and question(self.table, self.viewer, "en") is not None

    def viewer_passes(self) -> None:
        """The viewer lets the window pass, ahead of their turn or not: they cannot know which."""
        if self.reads_question:
            moment = self.table.playing.moments[self.viewer]
            self.says(self.viewer, moment.key(moment.step().passing(moment)))

    @property
    def shut(self) -> bool:
        """Whether the window has closed."""
        game = self.table.playing
        return not game.pace.resting and not game.window


def outcome(deed: Any) -> str:
    try:
        return f"allowed: {type(deed()).__name__}"
    except MatineeError as fault:
        return f"{type(fault).__name__}: {fault.sentence}"


def guest_of(seat: int) -> str:
    return f"guest{seat}"


def opened(show: Show, seats: int, seed: int, terms: Terms) -> tuple[Table, list[bytes]]:
    """A table full of people at its first question, and its entries."""
    table = Table("t", pause=lambda: PAUSE, shows=lambda _: show)
    stored: list[bytes] = []

    def do(*entries: e.Entry) -> None:
        stored.extend(e.encode(table.apply(entry)) for entry in entries)

    do(lobby.open_table(show, {"seats": seats}, terms, guest_of(0), 0.0))
    do(lobby.commit(table, f"{seed:064x}", 0.0))
    for seat in range(seats):
        do(lobby.sit(table, guest_of(seat), f"P{seat}", seat, False, 0.0))
    do(*lobby.start(table, guest_of(0), 0.0))
    return table, stored


def pairs(show: Show, seats: int, seed: int, most: int) -> Iterator[tuple[World, World]]:
    """Pairs of worlds out of one random game, each played until the window of one answer has closed."""
    chance = Swift(seed)
    terms = TIMED if seed % 2 else Terms()
    table, stored = opened(show, seats, seed, terms)
    now, found = 10.0, 0
    while found < most:
        now += 30.0
        play.resume(table, now)
        if table.status != "playing":
            return
        state = table.playing.state
        seat, options = int(state.asked), state.options()
        key = state.key(options[chance.below(len(options))])
        readers = window_readers(show, state, key) if show.game.short in WINDOWED else []
        if readers is not None:
            # Half of the time through the eyes of somebody who is asked in the window: they see most.
            viewers = readers if readers and chance.below(2) else [*range(seats), int(SPECTATOR)]
            viewer = viewers[chance.below(len(viewers))]
            pair = compared(show, stored, viewer, seat, key, now, chance.word())
            if pair is not None:
                found += 1
                yield pair
        number = table.playing.numbers[seat]
        stored.append(e.encode(table.apply(play.answer(table, guest_of(seat), number, [key], "", now))))


def window_readers(show: Show, state: State, key: str) -> list[int] | None:
    """Who reads a question in the window to which this answer leads; None if there is no window to betray anything."""
    twin, journal = state.copy(), Journal()
    twin.journal = journal
    twin.take(twin.option(key))
    # What all are asked for at once (titles, votes) is no secret, and has no pace.
    if not twin.over and show.game.waiting(twin) is None and not show.game.together(twin):
        return sorted(foreseen(show, twin))
    return [] if any(event.kind in WINDOWS for event in journal.events) else None


def compared(
    show: Show, stored: list[bytes], viewer: int, seat: int, key: str, now: float, chance: int
) -> tuple[World, World] | None:
    true, other = World(show, stored, viewer, now), World(show, stored, viewer, now)
    if not other.deal_again(chance, key):
        return None
    knew = [known(world) for world in (true, other)]
    for world in (true, other):
        world.says(seat, key)
        world.asked = world.table.playing.window and not world.table.playing.pace.resting
    resting = [world.table.playing.pace.resting for world in (true, other)]
    if show.game.short in WINDOWED and not (any(resting) or true.asked or other.asked):
        return None
    if [known(world) for world in (true, other)] != knew:
        # The answer itself showed the viewer something: then the worlds may differ.
        return None
    for world in (true, other):
        world.wait_until(now)
    if show.game.short in WINDOWED and true.shut and other.shut:
        # A window that has long been open is over with its last answer: there is nothing to keep secret.
        return None
    # A player may also let the clock answer; without a clock there is nothing to wait for.
    slow = bool(chance & 1) and true.table.terms.clock is not None and true.reads_question and other.reads_question
    for world in (true, other):
        if slow:
            film_clocks(world, now)
        else:
            film_passes(world, now, bool(chance & 2))
    return true, other


def film_passes(world: World, now: float, viewer_passes: bool) -> None:
    """Everybody passes well within the time of the window."""
    for tick in range(int(PAUSE / TICK) + 1):
        world.wait_until(now + tick * TICK)
        if tick >= THINK:
            world.others_pass()
        if tick >= VIEWER_THINKS and viewer_passes:
            world.viewer_passes()
        if world.shut and tick:
            world.film.append(Moment(world.now, "shut", ()))
            break
        world.look()


def film_clocks(world: World, now: float) -> None:
    """Nobody says anything: the viewer is filmed until their clock has answered for them."""
    for tick in range(int(LONGEST / LONG_TICK) + 1):
        world.wait_until(now + tick * LONG_TICK)
        if world.shut or not world.reads_question:
            world.film.append(Moment(world.now, "answered", ()))
            break
        world.look()


def known(world: World) -> tuple[set[int], int, int]:
    """The cards that the viewer can name where they lie, and, where no window holds it back, all that was thrown."""
    game = world.table.playing
    thrown = (0, 0) if game.show.game.short in WINDOWED else (int(game.state.piles.shown), int(game.state.chance.asked))
    return (cards_known(game.stage, world.viewer), *thrown)

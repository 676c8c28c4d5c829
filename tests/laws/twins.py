"""Twin worlds: two live tables that differ only in what is hidden from one viewer, played on side by side.

Until a window closes, everything that viewer is sent, when it is sent, and everything they are refused must be the
same in both. A pair is one answer, given in both worlds, and the window that it opens.
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
from matinee.match import lobby, play
from matinee.match.table import Table
from matinee.match.terms import ClockTerms, Terms
from matinee.server.stream import Stream

PAUSE = 1.3
TICK = 0.25
# Whoever is asked in a window lets it pass after so many ticks: well within its time.
THINK = 2
TIMED = Terms(clock=ClockTerms(action=90, response=15, bank=20, warning=10))


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
        self.stream = Stream(viewer if viewer != SPECTATOR else -1, "en")
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

    def do(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            self.table.apply(entry)
        play.follow(self.table, lambda: "5e" * 32, self.now)

    def says(self, seat: int, key: str) -> None:
        number = self.table.playing.numbers[seat]
        self.do(play.answer(self.table, guest_of(seat), number, [key], "", self.now))

    def look(self) -> None:
        frame = self.stream.news(self.table, self.now)
        self.film.append(Moment(round(self.now, 2), frame, self.tries()))

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
        )
        return (self.table.status, *(outcome(deed) for deed in deeds))

    def others_pass(self) -> None:
        """Everybody else who is asked in a window lets it pass."""
        for _ in range(8 * self.table.playing.state.seats):
            game = self.table.playing
            seat = game.asked
            if not game.window or seat < 0 or seat == self.viewer:
                return
            self.says(seat, game.state.key(game.state.step().passing(game.state)))

    @property
    def shut(self) -> bool:
        """Whether the window has closed for this viewer, or it is for them to say something."""
        game = self.table.playing
        return not game.pace.resting and (not game.window or game.asked == self.viewer)


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

    def do(*entries: e.AnyEntry) -> None:
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
        if opens_window(show, state, key):
            viewer = [*range(seats), int(SPECTATOR)][chance.below(seats + 1)]
            pair = compared(show, stored, viewer, seat, key, now, chance.word())
            if pair is not None:
                found += 1
                yield pair
        number = table.playing.numbers[seat]
        stored.append(e.encode(table.apply(play.answer(table, guest_of(seat), number, [key], "", now))))


def opens_window(show: Show, state: State, key: str) -> bool:
    """Whether this answer leads to a window: only then is there anything to betray."""
    twin, journal = state.copy(), Journal()
    twin.journal = journal
    twin.take(twin.option(key))
    return any(event.kind in WINDOWS for event in journal.events) or (not twin.over and show.game.waiting(twin) is None)


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
    if not (any(resting) or true.asked or other.asked) or [known(world) for world in (true, other)] != knew:
        # No window, or the answer itself showed the viewer something: then the worlds may differ.
        return None
    for world in (true, other):
        for tick in range(int(PAUSE / TICK) + 1):
            world.now = now + tick * TICK
            play.look(world.table, world.now)
            play.follow(world.table, lambda: "5e" * 32, world.now)
            if tick >= THINK:
                world.others_pass()
            if world.shut:
                world.film.append(Moment(world.now, "shut", ()))
                break
            world.look()
    # A window without a pace (titles made side by side) is over when all have passed: there is nothing to tell.
    return (true, other) if len(true.film) > THINK + 1 else None


def known(world: World) -> set[int]:
    """The cards that the viewer can name where they lie."""
    return cards_known(world.table.playing.stage, world.viewer)

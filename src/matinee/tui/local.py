"""A table in this room: a `match` table with people at one screen and bots in the other chairs."""

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from matinee.engine.chance import Swift
from matinee.engine.errors import BadRecord, MatineeError, Refused
from matinee.engine.record import Record
from matinee.engine.show import Show
from matinee.engine.view import Ask, Result
from matinee.match import entries as e
from matinee.match import lobby, play
from matinee.match import sight as seeing
from matinee.match.chair import Chair
from matinee.match.outlook import Outlook, outlook
from matinee.match.reasons import advise
from matinee.match.sight import WATCHING
from matinee.match.standing import Standing
from matinee.match.table import Table
from matinee.tui.keeping import Keeper
from matinee.tui.recipe import Recipe, lay
from matinee.tui.sitting import Sitting
from matinee.tui.speech import language, say

# Seconds between one bot's action and the next, and for which a window stays open.
TEMPO, PAUSE = 0.7, 1.0


class Local(Sitting):
    """Lays a table by its recipe, plays the bots, and keeps every entry.

    With two people or more at the screen, one of them is called to it at a time. A window is a secret: everybody is
    called who might have an answer there, whether or not they hold one.
    """

    def __init__(
        self,
        show: Show,
        recipe: Recipe,
        keeper: Keeper,
        *,
        fresh: bool = False,
        tempo: float = TEMPO,
        pause: float = PAUSE,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(show)
        self.recipe = recipe
        self.keeper = keeper
        self.fresh = fresh
        self.tempo = tempo
        self.pause = pause
        self.clock = clock
        self.name = keeper.name(show)
        self.stored: list[bytes] = []
        # How many entries and records are on disk.
        self.kept = self.recorded = 0
        # Bots break ties with this, never with the table's own chance.
        self.luck = Swift(secrets.randbits(62) if recipe.seed is None else recipe.seed)
        self.dealt = 0
        self.wake = asyncio.Event()
        # Set while the table waits for a person.
        self.rested = asyncio.Event()
        # How far the journal of which game has been read, and how many events that were.
        self.game = self.at = self.told = 0
        # Answers that a bot is still to give for the person at the screen; 0: until the chair is taken back.
        self.lent = 0
        self.window = (0, 0)
        self.round: list[int] = []
        # Laid at once, so that a wrong option is reported before any screen opens.
        self.table = self.new_table(self.name)
        self.lay()
        self.see()

    # Laying a table

    def new_table(self, name: str) -> Table:
        return Table(name, pause=lambda: PAUSE if self.is_shared else self.pause, shows=lambda _: self.show)

    def lay(self) -> None:
        lay(self.table, self.show, self.recipe, self.act, self.secret, self.clock())

    def secret(self) -> str:
        """What the next game is dealt from."""
        self.dealt += 1
        seed = self.recipe.seed
        return secrets.token_hex(32) if seed is None else f"{seed + self.dealt - 1:064x}"

    def left(self) -> str | None:
        if self.fresh:
            return None
        for path in self.keeper.older(self.show):
            self.notes.append(say("older-game", path=str(path)))
        return self.keeper.left(self.show)

    def go_on(self, name: str) -> str:
        table = self.new_table(name)  # the cast of a table follows from its name
        try:
            entries = self.keeper.read(name)
            for entry in entries:
                table.revive(entry)
            if table.frozen or table.screening is None:
                raise BadRecord(table.frozen or f"{name} holds no game.")
        except MatineeError as fault:
            path = self.keeper.put_aside(self.keeper.open_path(name))
            return say("put-aside", why=fault.sentence, path=str(path))
        play.resume(table, self.clock())
        self.table, self.name = table, name
        self.stored = [e.encode(entry) for entry in entries]
        self.kept, self.recorded = len(entries), len(table.records)
        # Another table, and maybe another person at the screen.
        self.game, self.seat = 0, WATCHING
        self.see()
        return ""

    # What changes the table

    def act(self, *entries: e.Entry) -> None:
        for entry in entries:
            self.stored.append(e.encode(self.table.apply(entry)))

    def settle(self) -> None:
        """Apply what is due, save it, and show it."""
        now = self.clock()
        if self.is_shared:
            self.close_windows()
        else:
            play.look(self.table, now)
        self.stored += [e.encode(entry) for entry in play.follow(self.table, self.secret, now)]
        self.keep()
        self.see()
        self.rested.clear()
        self.wake.set()
        self.heard()

    def keep(self) -> None:
        """Save what has happened; called after every answer. A table without any answer is not kept."""
        table, keeper = self.table, self.keeper
        if not table.answers:
            return
        try:
            if self.kept < len(self.stored):
                keeper.add(self.name, self.stored[self.kept :])
                self.kept = len(self.stored)
            while self.recorded < len(table.records):
                keeper.write_record(self.name, self.recorded + 1, table.records[self.recorded])
                self.recorded += 1
            if table.status == "over":
                keeper.finish(self.name)
                # Should there be a rematch, its file holds the whole table.
                self.kept = 0
        except OSError as fault:
            self.notes.append(say("not-kept", trouble=fault.strerror or str(fault)))

    async def run(self) -> None:
        """Bots think, windows close; all else waits for a person."""
        self.settle()
        while True:
            self.wake.clear()
            asked = play.bot_asked(self.table)
            if asked is not None:
                await self.let_think(*asked)
                continue
            due = None if self.is_shared else play.next_moment(self.table)
            if due is None:
                self.rested.set()
                await self.wake.wait()
                continue
            try:
                await asyncio.wait_for(self.wake.wait(), max(0.0, due - self.clock()))
            except TimeoutError:
                self.settle()

    async def let_think(self, seat: int, level: str) -> None:
        """A bot is handed a re-dealt state of its seat, never the true table."""
        game, began = self.table.playing, self.clock()
        mark = self.table.games, self.table.answers
        state = game.state.copy()
        option = await asyncio.to_thread(self.show.bot(level).decide, state, self.luck)
        if self.tempo and not game.window and not game.state.step().inside():
            await asyncio.sleep(began + self.tempo - self.clock())
        if mark != (self.table.games, self.table.answers) or play.bot_asked(self.table) is None:
            # The person took the chair back meanwhile.
            return
        self.act(play.bot_answer(self.table, seat, state.key(option), self.clock()))
        if self.lent and seat == self.seat and not self.over:
            self.lent -= 1
            if self.lent == 0:
                self.act(play.take_back(self.table, self.guest, self.clock()))
        self.settle()

    async def hint(self, level: str) -> str:
        """It thinks about a re-dealt state of the asker's seat, outside the table."""
        state = self.table.playing.state.copy()
        if self.asked is None or state.over or state.asked != self.seat:
            raise Refused(say("not-asked"))
        return await asyncio.to_thread(advise, self.show, state, level, self.names, language(), self.luck.word())

    async def foresee(self, asked: Ask, keys: list[str]) -> Outlook | None:
        return outlook(self.table, self.seat, asked.number, keys, language())

    # Who is at the screen

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.kind == "person"]

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len(self.people) > 1

    @property
    def guest(self) -> str:
        """Who speaks: the person at the screen."""
        return self.table.chairs[self.seat].guest if self.seat != WATCHING else ""

    def see(self) -> None:
        """The table as it is for the person at the screen, and who should be there."""
        table = self.table
        if table.screening is None:
            return
        self.look_through(self.called())
        if self.game != table.games:
            self.game, self.at, self.told, self.lines = table.games, 0, 0, []
        events = seeing.told(table.playing, self.seat, self.at)
        self.lines += [line for line in seeing.lines(table, events, self.told + 1, language()) if line.text]
        self.at, self.told = table.playing.pace.told, self.told + len(events)
        self.sight = seeing.sight(table, self.seat, language())
        self.nodding = not self.caller and self.round[:1] == [self.seat] and self.asked is None

    def look_through(self, seat: int) -> None:
        if seat != self.seat:
            self.seat, self.at, self.told, self.lines = seat, 0, 0, []

    def called(self) -> int:
        """The seat through whose eyes the screen shows the table; if another should come, `caller` has its name."""
        self.caller = ""
        if not self.is_shared:
            return self.people[0]
        if self.over:
            return WATCHING
        game = self.table.playing
        wanted = self.round[0] if self.round else game.asked
        if wanted >= 0 and wanted != self.seat and self.table.chairs[wanted].is_person:
            self.caller = self.names[wanted]
        return self.seat

    def close_windows(self) -> None:
        """KFS-82 A window stays open until everybody has been at the screen: nobody can tell who could react."""
        game = self.table.playing
        self.gather()
        while not self.round and game.pace.resting:
            play.look(self.table, game.pace.next_moment(self.table.held) or 0.0)
            self.gather()

    def gather(self) -> None:
        """Note who is still to be called in the window that stands open."""
        table, game = self.table, self.table.playing
        mark = table.games, seeing.count_told(game, WATCHING)
        if not (game.pace.resting or game.window):
            self.round = []
        elif mark != self.window:
            awake = [seat for seat in self.people if table.chairs[seat].is_person]
            willing = [seat for seat in awake if table.chairs[seat].standing.mode != "never"]
            # The person at the screen comes first: that saves a curtain, and tells nothing.
            self.round = sorted(willing, key=lambda seat: seat != self.seat)
            self.window = mark

    async def come(self) -> None:
        if self.caller:
            self.look_through(self.names.index(self.caller))
            self.settle()

    async def nod(self) -> None:
        del self.round[:1]
        self.settle()

    # What may be done

    async def answer(self, asked: Ask, keys: list[str]) -> None:
        self.act(play.answer(self.table, self.guest, asked.number, keys, "", self.clock()))
        self.given = self.mark(asked)
        self.settle()
        # In a window that is still open nobody is asked whether they want anything else; a lesson's page is not turned.
        if self.nodding and self.round:
            await self.nod()

    async def undo(self) -> None:
        self.act(*play.ask_undo(self.table, self.guest, self.clock()))
        self.settle()

    async def consent(self, yes: bool) -> None:
        """Everybody is at the same screen: one answer stands for all of them."""
        for seat in [seat for seat in self.people if self.table.chairs[seat].is_person]:
            if self.table.undo_by not in (-1, seat):
                self.act(*play.answer_undo(self.table, self.table.chairs[seat].guest, yes, self.clock()))
        self.settle()

    async def hand_over(self, times: int = 0) -> None:
        self.act(play.hand_over(self.table, self.guest, self.table.terms.stand_in, self.clock()))
        self.lent = times
        self.settle()

    async def take_back(self) -> None:
        self.lent = 0
        self.act(play.take_back(self.table, self.guest, self.clock()))
        self.settle()

    async def stand(self, standing: Standing) -> None:
        self.act(play.stand(self.table, self.guest, standing, self.clock()))
        self.settle()

    async def again(self) -> None:
        table = self.table
        owners = [table.chairs[seat].guest for seat in self.people]
        for owner in owners:
            self.act(*lobby.ready(table, owner, self.clock()))
        for owner in owners:
            # Those who let a bot play on come back for the next game.
            if table.chairs[table.seat_of(owner)].stand_in:
                self.act(play.take_back(table, owner, self.clock()))
        self.settle()

    # What is to be seen

    @property
    def chairs(self) -> list[Chair]:
        return self.table.chairs

    @property
    def result(self) -> Result | None:
        game = self.table.screening
        ended = game is not None and game.over and not game.pace.resting
        return self.table.results[-1] if ended else None

    @property
    def promise(self) -> str:
        return self.table.playing.deal.commitment if self.table.screening is not None else self.table.commitment

    @property
    def standing(self) -> Standing:
        return self.table.chairs[self.seat].standing if self.seat != WATCHING else Standing()

    @property
    def undo_by(self) -> str:
        return self.names[self.table.undo_by] if self.table.undo_by >= 0 else ""

    @property
    def record(self) -> Record:
        """The record of the game that has ended."""
        return self.table.records[-1]

    @property
    def record_path(self) -> Path:
        return self.keeper.record_path(self.name, max(1, len(self.table.records)))

    def proof(self) -> list[str]:
        return [
            say("result-seed", seed=self.record.seed.removeprefix("fair:")),
            say("result-promise", hash=self.record.commitment),
            say("recorded", path=str(self.record_path)),
        ]

    def last_words(self) -> str:
        if self.over:
            return say("recorded", path=str(self.record_path))
        if not self.table.answers:
            return say("goodbye")
        return say("kept", path=str(self.keeper.open_path(self.name)), game=self.show.game.short)

"""What a simulation is asked to play, and the playing of one of its games."""

from hashlib import blake2b
from typing import Any

import msgspec

from matinee import catalog
from matinee.bots.intent import Intent
from matinee.engine.chance import Swift
from matinee.engine.errors import NoSuchBot
from matinee.engine.game import Game
from matinee.engine.journal import Journal
from matinee.engine.measure import Play
from matinee.engine.policy import Policy
from matinee.engine.record import EVERY, Record
from matinee.engine.seats import among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Result


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The same trial gives the same games on every machine: each game has a seed of its own, made from its number."""

    game: str
    setup: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    # Packs that were typed in, by the name that the setup has for them: they travel to every worker.
    packs: dict[str, str] = {}
    # What people call such a pack.
    titles: dict[str, str] = {}

    def show(self) -> Show:
        found = catalog.show(self.game)
        for name, text in self.packs.items():
            found.add_pack(name, text)
        return found

    def seeds(self, number: int) -> tuple[int, int]:
        """For the deal and for the bots of one game."""
        hash = blake2b(f"{self.seed}/{number}".encode(), digest_size=16).digest()
        return int.from_bytes(hash[:8], "big") >> 1, int.from_bytes(hash[8:], "big") >> 1


class Played(msgspec.Struct):
    """One game of a trial, as it stood at its end (or at the bound that no game should reach)."""

    number: int
    finished: bool
    decisions: int
    turns: int
    result: Result
    measures: dict[str, float]
    # The decisions that a person who lets idle windows pass would be asked for.
    asked: int = 0
    plays: list[Play] = []
    holds: list[Play] = []
    # Seats that win together have one number, others another; empty where each plays for itself.
    sides: list[int] = []
    record: Record | None = None
    # Each decision, if somebody wants to know: seat, bot, question, number of options, and what was said.
    said: list[dict[str, Any]] = []
    # The turn and the number of options of each decision, if somebody wants to know.
    pace: list[tuple[int, int]] = []


def trial(
    game: str,
    games: int,
    seats: int | None = None,
    bots: list[str] | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    packs: dict[str, str] | None = None,
) -> Trial:
    """A checked trial: a bot's name for every seat; fewer names than seats are taken round the table."""
    show = catalog.show(game)
    setup: dict[str, Any] = {**(options or {}), **({} if seats is None else {"seats": seats})}
    seats = show.setup(setup).seats
    names = bots or ["star"]
    if len(names) > seats:
        raise NoSuchBot(f"{len(names)} bots are named, but there are {seats} seats.")
    policies(show, names)
    seated = [names[seat % len(names)] for seat in range(seats)]
    wanted = Trial(
        game=show.id, setup={**setup, "seats": seats}, bots=seated, seed=seed, games=games, packs=packs or {}
    )
    wanted.show().printed(show.setup(wanted.setup))  # a pack that cannot be read is told before anything is played
    return wanted


def policies(show: Show, names: list[str]) -> list[Policy]:
    return [show.bot(name) for name in names]


def has_measures(game: Game[Any]) -> bool:
    """Only measures need the story of a game; without them the journal stays off."""
    return type(game).measures is not Game.measures


def play(trial: Trial, number: int, record: bool = False, listen: bool = False, timed: bool = False) -> Played:
    """One game from deal to end. To `listen` is to keep every decision; `timed`, only its turn and how many options."""
    show = trial.show()
    deal, thoughts = trial.seeds(number)
    setup = show.setup(trial.setup)
    journal = Journal() if has_measures(show.game) else None
    s = show.deal(setup, Swift(deal), journal)
    notes = Record(game=show.id, edition=show.game.edition, setup=trial.setup, names=trial.bots, seed=f"swift:{deal}")
    bound = show.game.bound(setup)
    said: list[dict[str, Any]] | None = [] if listen else None
    bots, luck = policies(show, trial.bots), Swift(thoughts)
    pace: list[tuple[int, int]] | None = [] if timed else None
    decisions, asked = play_on(show, s, bots, luck, bound, notes if record else None, said, pace)
    result: Result = show.game.result(s)
    if record:
        notes.last = s.digest()
        notes.result = result if s.over else None
    story = journal.events if journal is not None else []
    return Played(
        number=number,
        finished=s.over,
        decisions=decisions,
        turns=show.game.turns(s),
        result=result,
        measures=show.game.measures(s, story) if s.over else {},
        asked=asked,
        plays=show.game.plays(s, story) if s.over else [],
        holds=show.game.holds(s, story) if s.over else [],
        sides=sides(show.game, s),
        record=notes if record else None,
        pace=pace or [],
        said=[{"bot": trial.bots[one["seat"]], **one} for one in said or []],
    )


def sides(game: Game[Any], s: State) -> list[int]:
    """By team, from 1 on; a seat in no team has 0."""
    teams = game.teams(s)
    if not teams:
        return []
    return [next((team for team, mask in enumerate(teams, 1) if among(mask, seat)), 0) for seat in range(int(s.seats))]


def play_on(
    show: Show,
    s: State,
    bots: list[Policy],
    chance: Swift,
    bound: int,
    notes: Record | None,
    said: list[dict[str, Any]] | None = None,
    pace: list[tuple[int, int]] | None = None,
) -> tuple[int, int]:
    """Let bots answer until the end; returns how many answers there were, and for how many a person would be asked."""
    decisions = asked = 0
    intent = Intent()
    while not s.over and decisions < bound:
        option = intent.answer(s, bots[s.asked], chance)
        if notes is not None:
            notes.answers.append(s.key(option))
        if said is not None:
            said.append(told(s, option, decisions))
        if pace is not None:
            pace.append((show.game.turns(s), int(s.offered.count)))
        asked += show.game.troubles(s)
        s.answer(option)
        decisions += 1
        if notes is not None and decisions % EVERY == 0:
            notes.digests.append(s.digest())
    return decisions, asked


def told(s: State, option: int, number: int) -> dict[str, Any]:
    """A decision as a row."""
    return {
        "decision": number,
        "seat": int(s.asked),
        "question": s.step().name(),
        "options": int(s.offered.count),
        "said": s.key(option),
    }

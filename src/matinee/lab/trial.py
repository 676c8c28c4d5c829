"""What a simulation is asked to play, and the playing of one of its games."""

from hashlib import blake2b
from typing import Any

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import NoSuchBot
from matinee.engine.game import Game
from matinee.engine.journal import Journal
from matinee.engine.measure import Play
from matinee.engine.policy import Policy
from matinee.engine.record import EVERY, Record
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
    # Of the decisions, those that a person would be troubled with who lets idle windows pass.
    asked: int = 0
    plays: list[Play] = []
    record: Record | None = None


def trial(
    game: str,
    games: int,
    seats: int | None = None,
    bots: list[str] | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
) -> Trial:
    """A checked trial: a bot's name for every seat; fewer names than seats are taken round the table."""
    show = catalog.show(game)
    setup: dict[str, Any] = {**(options or {}), **({} if seats is None else {"seats": seats})}
    seats = show.setup(setup).seats
    names = bots or ["star"]
    if len(names) > seats:
        raise NoSuchBot(f"{len(names)} bots are named, but there are {seats} seats.")
    policies(show, names)
    around = [names[seat % len(names)] for seat in range(seats)]
    return Trial(game=show.id, setup={**setup, "seats": seats}, bots=around, seed=seed, games=games)


def policies(show: Show, names: list[str]) -> list[Policy]:
    return [show.bot(name) for name in names]


def has_measures(game: Game[Any]) -> bool:
    """Only measures need the story of a game; without them the journal stays off."""
    return type(game).measures is not Game.measures


def play(trial: Trial, number: int, record: bool = False) -> Played:
    """One game from deal to end."""
    show = catalog.show(trial.game)
    deal, thoughts = trial.seeds(number)
    setup = show.setup(trial.setup)
    journal = Journal() if has_measures(show.game) else None
    s = show.deal(setup, Swift(deal), journal)
    notes = Record(game=show.id, edition=show.game.edition, setup=trial.setup, names=trial.bots, seed=f"swift:{deal}")
    bound = show.game.bound(setup)
    decisions, asked = play_on(show, s, policies(show, trial.bots), Swift(thoughts), bound, notes if record else None)
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
        record=notes if record else None,
    )


def play_on(
    show: Show, s: State, bots: list[Policy], chance: Swift, bound: int, notes: Record | None
) -> tuple[int, int]:
    """Let bots answer until the end; tells how many answers there were, and how many would trouble a person."""
    decisions = asked = 0
    while not s.over and decisions < bound:
        option = bots[s.asked].decide(s, chance)
        if notes is not None:
            notes.answers.append(s.key(option))
        asked += show.game.troubles(s)
        s.answer(option)
        decisions += 1
        if notes is not None and decisions % EVERY == 0:
            notes.digests.append(s.digest())
    return decisions, asked

"""Bots against bots: everybody meets everybody in every chair, and a rating comes out of it."""

from collections.abc import Callable
from functools import partial

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.lab.simulate import chunks
from matinee.lab.trial import Played, Trial, play, policies, trial
from matinee.lab.workers import cores, work_through


class Rung(msgspec.Struct, frozen=True):
    """One bot on the ladder. `rating` begins at 25 for everybody; `sigma` is how unsure it still is."""

    bot: str
    rating: float
    sigma: float
    games: int
    win_share: float


class Ladder(msgspec.Struct, frozen=True):
    """The best on top. `stopped` if somebody broke it off: then it rates what was played until then."""

    game: str
    rows: list[Rung]
    stopped: bool = False


class Match(msgspec.Struct, frozen=True):
    """Who sat where in one game, and who won."""

    bots: list[str]
    winners: list[int]


def line_up(bots: list[str], seats: int, seed: int, number: int) -> list[str]:
    """Who meets whom in a game: drawn by lot, nobody twice before everybody sits once."""
    bag = list(bots)
    chance = Swift(seed * 1_000_003 + number)
    chairs: list[str] = []
    while len(chairs) < seats:
        if not bag:
            bag = list(bots)
        chairs.append(bag.pop(chance.below(len(bag))))
    return chairs


def meet(whole: Trial, numbers: range) -> list[Match]:
    matches: list[Match] = []
    for number in numbers:
        chairs = line_up(whole.bots, whole.setup["seats"], whole.seed, number)
        one = msgspec.structs.replace(whole, bots=chairs)
        played: Played = play(one, number)
        if played.finished:
            matches.append(Match(chairs, played.result.winners))
    return matches


def contest(
    game: str, bots: list[str] | None = None, games: int = 300, seats: int | None = None, seed: int = 1
) -> Trial:
    """A checked ladder: unlike in other trials, the bots are all that take part, not one for each seat."""
    show = catalog.show(game)
    names = list(dict.fromkeys(bots or [name for name in catalog.LEVELS if name in show.bots]))
    policies(show, names)
    if len(names) < 2:
        raise BadSetup("A ladder needs at least two different bots.")
    return msgspec.structs.replace(trial(game, games, seats, names[:1], seed), bots=names)


def ladder(whole: Trial, workers: int | None = None, progress: Callable[[int], None] | None = None) -> Ladder:
    matches: list[Match] = []
    tasks = chunks(whole.games)
    stopped = False
    try:
        for numbers, some in zip(tasks, work_through(partial(meet, whole), tasks, workers or cores()), strict=True):
            matches += some
            if progress is not None:
                progress(len(numbers))
    except KeyboardInterrupt:
        if not matches:
            raise
        stopped = True
    return Ladder(whole.game, rate(whole.bots, matches), stopped)


def rate(names: list[str], matches: list[Match]) -> list[Rung]:
    """Plackett and Luce's model: a game ranks its winners before all others."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    games, wins = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    for match in matches:
        for seat, name in enumerate(match.bots):
            games[name] += 1
            wins[name] += seat in match.winners
        learn(model, ratings, match)
    rows = [
        Rung(name, round(r.mu, 2), round(r.sigma, 2), games[name], round(wins[name] / max(1, games[name]), 4))
        for name, r in ratings.items()
    ]
    return sorted(rows, key=lambda row: -row.rating)


def learn(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], match: Match) -> None:
    """A bot that sits in several chairs learns the mean of what they teach."""
    teams = [[ratings[name]] for name in match.bots]
    ranks = [0.0 if seat in match.winners else 1.0 for seat in range(len(match.bots))]
    after = model.rate(teams, ranks=ranks)
    for name in dict.fromkeys(match.bots):
        mine = [after[seat][0] for seat, other in enumerate(match.bots) if other == name]
        mu = sum(rating.mu for rating in mine) / len(mine)
        sigma = sum(rating.sigma for rating in mine) / len(mine)
        ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)

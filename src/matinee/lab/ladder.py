"""Bots against bots: each meets each in every chair of the same deals; out come shares with intervals, and ratings."""

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.engine.seats import among
from matinee.engine.show import Show
from matinee.lab.hands import BROKEN_OFF, hand_out, why
from matinee.lab.intervals import Interval, share, wilson
from matinee.lab.simulate import chunks
from matinee.lab.trial import Trial, play, policies, trial


class Rung(msgspec.Struct, frozen=True):
    """One bot on the ladder. `rating` begins at 25 for everybody; `sigma` is how unsure it still is."""

    bot: str
    rating: float
    sigma: float
    games: int
    win_share: float


class Pair(msgspec.Struct, frozen=True):
    """One bot among others of one kind. A shared win counts for its share, so an equal share is one in `seats`.

    Where seats win as a team, `bot` plays one whole side (`team` or `alone`), and there are pairs of equals to compare.
    """

    bot: str
    against: str
    games: int
    win_share: float
    ci95: Interval
    side: str = ""


class Ladder(msgspec.Struct, frozen=True):
    """The best on top. `stopped` says why it was broken off, if it was: then it rates what was played until then."""

    game: str
    seats: int
    rows: list[Rung]
    pairs: list[Pair]
    stopped: str = ""


class Meeting(msgspec.Struct, frozen=True):
    """Who is to meet whom: one bot on a side, another everywhere else."""

    bot: str
    against: str
    side: str = ""


class Match(msgspec.Struct, frozen=True):
    """Who sat where in one game, and who won."""

    bots: list[str]
    winners: list[int]
    # The seats of the bot whose meeting this is.
    bot_seats: tuple[int, ...] = (0,)

    def won(self) -> float:
        """The share of its win that goes to the bot's own side; of a draw, of its seats."""
        if not self.winners:
            return len(self.bot_seats) / len(self.bots)
        return len(set(self.bot_seats) & set(self.winners)) / len(self.winners)


def meetings(show: Show, whole: Trial) -> list[Meeting]:
    """Everybody against everybody. With two seats one meeting serves both; with teams each side is met apart."""
    names, seats = whole.bots, whole.setup["seats"]
    if seats < 2:
        raise BadSetup(f"A ladder of {show.game.title} needs at least two seats.")
    state = show.deal(show.setup(whole.setup), Swift(1))
    if show.game.teams(state):
        return [Meeting(one, other, side) for side in ("team", "alone") for one in names for other in names]
    if seats == 2:
        return [Meeting(one, other) for place, one in enumerate(names) for other in names[:place]]
    return [Meeting(one, other) for one in names for other in names if one != other]


def own_seats(show: Show, whole: Trial, meeting: Meeting, number: int) -> tuple[int, list[int]]:
    """Which deal a game has, and which seats of it the bot takes: every chair of a deal once, or a whole side."""
    seats: int = whole.setup["seats"]
    if not meeting.side:
        return number // seats, [number % seats]
    state = show.deal(show.setup(whole.setup), Swift(whole.seeds(number)[0]))
    team = show.game.teams(state)[0]
    return number, [seat for seat in range(seats) if among(team, seat) == (meeting.side == "team")]


def meet(whole: Trial, task: tuple[Meeting, range]) -> list[Match]:
    """Some games of one meeting; a game that reaches its bound counts for nobody."""
    show = whole.show()
    meeting, numbers = task
    matches: list[Match] = []
    for number in numbers:
        deal, bot_seats = own_seats(show, whole, meeting, number)
        chairs = [meeting.bot if seat in bot_seats else meeting.against for seat in range(whole.setup["seats"])]
        played = play(msgspec.structs.replace(whole, bots=chairs), deal)
        if played.finished:
            matches.append(Match(chairs, played.result.winners, tuple(bot_seats)))
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
    if seats is None:
        seats = max(2, show.game.fewest)
    return msgspec.structs.replace(trial(game, games, seats, names[:1], seed), bots=names)


def tasks_of(whole: Trial, all_meetings: list[Meeting]) -> Iterator[tuple[Meeting, range]]:
    """As many games for each meeting, rounded up so that every chair of a deal is taken."""
    seats: int = whole.setup["seats"]
    each = -(-whole.games // (len(all_meetings) * seats)) * seats
    for numbers in chunks(each):
        for meeting in all_meetings:
            yield meeting, numbers


def planned(whole: Trial) -> int:
    """How many games a ladder will play."""
    return sum(len(numbers) for _, numbers in tasks_of(whole, meetings(whole.show(), whole)))


def ladder(
    whole: Trial,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Ladder:
    all_meetings = meetings(whole.show(), whole)
    tasks = list(tasks_of(whole, all_meetings))
    found: dict[Meeting, list[Match]] = {meeting: [] for meeting in all_meetings}
    stopped = ""
    try:
        answers = hand_out(partial(meet, whole), tasks, planned(whole), workers, cluster)
        for (meeting, numbers), some in zip(tasks, answers, strict=True):
            found[meeting] += some
            if progress is not None:
                progress(len(numbers))
    except BROKEN_OFF as fault:
        if not any(found.values()):
            raise
        stopped = why(fault)
    matches = [match for some in found.values() for match in some]
    pairs = [pair for meeting, some in found.items() for pair in pairs_of(meeting, some, whole.setup["seats"])]
    return Ladder(whole.game, whole.setup["seats"], rate(whole.bots, matches), pairs, stopped)


def pairs_of(meeting: Meeting, matches: list[Match], seats: int) -> list[Pair]:
    """What a meeting tells of its bot and, with two seats, of the other one too."""
    games, won = len(matches), sum(match.won() for match in matches)
    there = Pair(meeting.bot, meeting.against, games, share(won, games), wilson(won, games), meeting.side)
    if seats > 2 or meeting.side:
        return [there]
    lost = games - won
    return [there, Pair(meeting.against, meeting.bot, games, share(lost, games), wilson(lost, games))]


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

"""What a card does: how often it is in hand and played, and how much more often those who play it win.

Seats of one game are not independent: a team wins together, and of rivals one wins because the others lose. So the
spread of a card's effect is taken from game to game as well as from seat to seat, and the wider one counts.
"""

import math
from statistics import NormalDist

import msgspec

from matinee.lab.intervals import Interval, gain_figure, share
from matinee.lab.trial import Played

ERROR = 0.05


class CardFigures(msgspec.Struct, frozen=True):
    """A card and the seats that could play it. Shares are of these seats over all games.

    `gain` is how much more often those who played it won than the others; None if there are no others to compare with.
    `believed` says that it is not luck (Holm's procedure). Its interval holds for all cards at once: Bonferroni's,
    which ends at zero for a card that is believed (Strassburger and Bretz, 2008).
    """

    copies: int
    held: float
    played: float
    gain: float | None = None
    ci95: Interval | None = None
    believed: bool = False


class SideSums(msgspec.Struct):
    """Of seats that play alike, over games: how many chairs there were, what they won in each game, and its square."""

    games: int = 0
    chairs: int = 0
    wins: float = 0.0
    squares: float = 0.0


class CardSums(msgspec.Struct):
    """Of one card: the seats that held it, the games in which it was played, and sums over games.

    In each game `plays` counts seats that played it, `wins` what they won, and `all` what their whole side won.
    """

    held: int = 0
    games: int = 0
    plays: int = 0
    wins: float = 0.0
    plays_plays: float = 0.0
    wins_wins: float = 0.0
    plays_wins: float = 0.0
    plays_all: float = 0.0
    wins_all: float = 0.0


class CardTally(msgspec.Struct):
    """Sums of some games, by side and card; two of them add up."""

    sides: dict[int, SideSums] = {}
    sums: dict[tuple[int, str], CardSums] = {}

    def add(self, played: Played, seats: int) -> None:
        sides = played.sides or [0] * seats
        worth = winning(played, sides)
        totals = dict.fromkeys(sides, 0.0)
        for seat, side in enumerate(sides):
            totals[side] += worth.get(seat, 0.0)
            self.sides.setdefault(side, SideSums()).chairs += 1
        for side, won in totals.items():
            whole = self.sides[side]
            whole.games += 1
            whole.wins += won
            whole.squares += won * won
        for hold in played.holds:
            self.of(sides[hold.seat], hold.card).held += 1
        here: dict[tuple[int, str], tuple[int, float]] = {}
        for play in played.plays:
            key = sides[play.seat], play.card
            plays, wins = here.get(key, (0, 0.0))
            here[key] = plays + 1, wins + worth.get(play.seat, 0.0)
        for (side, card), (plays, wins) in here.items():
            note(self.of(side, card), plays, wins, totals[side])

    def of(self, side: int, card: str) -> CardSums:
        found = self.sums.get((side, card))
        if found is None:
            found = self.sums[side, card] = CardSums()
        return found

    def join(self, other: "CardTally") -> None:
        for side, sums in other.sides.items():
            join_fields(self.sides.setdefault(side, SideSums()), sums)
        for (side, card), more in other.sums.items():
            join_fields(self.of(side, card), more)

    def figures(self, copies: dict[str, int]) -> dict[str, CardFigures]:
        """Every card that somebody had in hand or played, by key."""
        keys = {card: side for side, card in sorted(self.sums, reverse=True)}
        judged = {card: self.judge(side, card, len(keys)) for card, side in keys.items()}
        believed = holm({card: luck for card, (_, _, luck) in judged.items() if luck is not None})
        found: dict[str, CardFigures] = {}
        for card, side in sorted(keys.items()):
            sums, chairs = self.sums[side, card], self.sides[side].chairs
            gain, sure, _ = judged[card]
            if sure is not None and card in believed:
                sure = (max(0.0, sure[0]), sure[1]) if sum(sure) > 0 else (sure[0], min(0.0, sure[1]))
            shares = share(sums.held, chairs), share(sums.plays, chairs)
            found[card] = CardFigures(copies.get(card, 0), *shares, gain, sure, card in believed)
        return found

    def judge(self, side: int, card: str, cards: int) -> tuple[float | None, Interval | None, float | None]:
        """The gain, its interval as one of all the cards tested, and how likely luck alone would do as much."""
        sums, whole = self.sums[side, card], self.sides[side]
        rest = whole.chairs - sums.plays
        if not sums.plays or not rest:
            return None, None, None
        spread = math.sqrt(max(0.0, between_games(sums, whole)))
        found = gain_figure(sums.wins, sums.plays, whole.wins - sums.wins, rest, cards, spread)
        assert found.ci95 is not None
        low, high = found.ci95
        z = NormalDist().inv_cdf(1 - ERROR / 2 / cards) * abs(high + low) / max(1e-9, high - low)
        return found.value, found.ci95, 2 * (1 - NormalDist().cdf(z))

    def rarest(self) -> float:
        """The share of games in which the card was played that is played least, of those that somebody held."""
        shares = [share(sums.games, self.sides[side].games) for (side, _), sums in self.sums.items()]
        return min(shares, default=0.0)


def winning(played: Played, sides: list[int]) -> dict[int, float]:
    """What each winner has of the win: all of it in a team, else an equal part (a shared win counts 1/k each)."""
    winners = played.result.winners
    together = len(set(sides)) > 1
    return dict.fromkeys(winners, 1.0 if together else 1 / max(1, len(winners)))


def note(sums: CardSums, plays: int, wins: float, all: float) -> None:
    sums.games += 1
    sums.plays += plays
    sums.wins += wins
    sums.plays_plays += plays * plays
    sums.wins_wins += wins * wins
    sums.plays_wins += plays * wins
    sums.plays_all += plays * all
    sums.wins_all += wins * all


def join_fields(mine: msgspec.Struct, theirs: msgspec.Struct) -> None:
    for name in mine.__struct_fields__:
        setattr(mine, name, getattr(mine, name) + getattr(theirs, name))


def between_games(sums: CardSums, whole: SideSums) -> float:
    """The variance of a gain from game to game: of a difference of two ratios, linearised.

    In each game the gain is moved by a * wins - b * plays - c * all + d, of which this is the sum of the squares.
    """
    rest = whole.chairs - sums.plays
    mine, theirs = sums.wins / sums.plays, (whole.wins - sums.wins) / rest
    a = 1 / sums.plays + 1 / rest
    b = mine / sums.plays + theirs / rest
    c = 1 / rest
    d = theirs / rest * whole.chairs / whole.games
    squares = a * a * sums.wins_wins + b * b * sums.plays_plays + c * c * whole.squares + whole.games * d * d
    products = -a * b * sums.plays_wins - a * c * sums.wins_all + b * c * sums.plays_all
    return squares + 2 * (products + a * d * sums.wins - b * d * sums.plays - c * d * whole.wins)


def holm(chances: dict[str, float]) -> set[str]:
    """What may be believed of many looks, with an error of 5 % for all of them together (Holm, 1979)."""
    believed: set[str] = set()
    ranked = sorted(chances, key=lambda name: chances[name])
    for place, name in enumerate(ranked):
        if chances[name] > ERROR / (len(ranked) - place):
            break
        believed.add(name)
    return believed

"""What a balance report says in sentences, and how it writes figures and names."""

import re
from html import escape

from matinee.lab.report import BalanceReport, Open
from matinee.lab.tally import Simulation, equal_share
from matinee.lab.targets import Target, never_else

NAMES = {
    "turns_p50": "median turns",
    "turns_p90": "90th percentile of turns",
    "turns_p99": "99th percentile of turns",
    "finished": "games that end",
    "card_worst": "weakest card",
    "card_best": "strongest card",
    "card_rarest": "games with the rarest card",
    "win_share": "wins of the first chair",
    "asked": "decisions of a seat",
}


def colophon(found: Simulation) -> str:
    return (
        f"Made from one run of {found.games:,} games in {found.seconds:.0f} s; the same seed, pack and bots give the "
        "same figures. Every interval is at 95 %."
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def minus(text: str) -> str:
    """Numbers with a true minus sign, as on the axes; a hyphen is half as long."""
    return text.replace("-", "\u2212")


def points(share: float) -> str:
    return minus(f"{100 * share:+.1f}")


def figure(value: float) -> str:
    """As many digits as anybody reads."""
    return minus(f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}")


def named(name: str) -> str:
    return NAMES.get(name, name.replace("_", " "))


def stressed(sentence: str) -> str:
    """Figures that a hasty reader takes along."""
    return re.sub(r"[+\u2212-]?\d[\d.]*(?: %|(?= points))", r"<em>\g<0></em>", escape(sentence))


def headline(made: BalanceReport) -> str:
    return " ".join(
        [sides(made.found) if made.teams else fairness(made.found), bands(made.found), strongest(made)]
    ).strip()


def fairness(found: Simulation) -> str:
    if found.seats == 1:
        low, high = found.win_share_ci95[0]
        return f"Alone, {percent(found.win_share[0])} of the games are won ({percent(low)} to {percent(high)})."
    fair = equal_share(found)
    seat = max(range(found.seats), key=lambda one: abs(found.win_share[one] - fair))
    low, high = found.win_share_ci95[seat]
    verdict = "which may be luck" if low <= fair <= high else "and that is no luck"
    return f"Seat {seat + 1} wins {percent(found.win_share[seat])} where an equal share is {percent(fair)}, {verdict}."


def sides(found: Simulation) -> str:
    """Teams of different sizes and tasks have no equal share; seats that win together are named together."""
    seats: dict[float, list[str]] = {}
    for seat, won in enumerate(found.win_share, 1):
        seats.setdefault(won, []).append(str(seat))
    told = [f"seat {some[0]} wins" if len(some) == 1 else f"seats {' and '.join(some)} win" for some in seats.values()]
    shares = [f"{one} {percent(won)}" for one, won in zip(told, seats, strict=True)]
    return f"There are sides: {', '.join(shares)}."


def bands(found: Simulation) -> str:
    missed = [named(target.name) for target in found.targets if target.settled and not target.ok]
    if not found.targets:
        return "Its rulebook names no bands for these bots."
    if not missed:
        return "No target is missed for sure."
    return f"Missed: {', '.join(missed[:3])}{f' and {len(missed) - 3} more' if len(missed) > 3 else ''}."


def strongest(made: BalanceReport) -> str:
    sure = {key: card for key, card in made.found.cards.items() if card.believed and card.gain is not None}
    if not sure:
        return "No card's effect stands out from luck."
    best = max(sure, key=lambda key: abs(sure[key].gain or 0.0))
    return f"{name_of(made, best)} does most: {points(sure[best].gain or 0.0)} points for those who play it."


def band_words(target: Target) -> str:
    low, high = target.band
    words = f"at most {high:g}" if low is None else f"at least {low:g}" if high is None else f"{low:g} to {high:g}"
    return minus(words)


def name_of(made: BalanceReport, key: str) -> str:
    name = made.names.get(key, key)
    return name if list(made.names.values()).count(name) < 2 else f"{name} ({key})"


def question(one: Open) -> str:
    return f"{named(one.name).capitalize()}: {minus(one.now)}." if one.now else f"{named(one.name).capitalize()}."


def answer(one: Open, found: Simulation) -> str:
    if any(target.name == one.name and never_else(target) for target in found.targets):
        return f"no exception in {found.games:,} games; no number of games proves that there is none"
    if one.games is None:
        return "on the very edge: no number of games settles it"
    return f"about {one.games:,} more games would settle it"

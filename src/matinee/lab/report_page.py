"""A report as one page that needs nothing else: no script, no network; light, dark, on paper and read aloud."""

from collections.abc import Sequence
from html import escape
from importlib import resources

from matinee.lab import report_charts
from matinee.lab.cards import CardFigures
from matinee.lab.fonts import font_faces
from matinee.lab.report import BalanceReport
from matinee.lab.report_words import (
    answer,
    band_words,
    colophon,
    figure,
    headline,
    name_of,
    named,
    percent,
    points,
    question,
    stressed,
)
from matinee.lab.tally import Simulation, equal_share
from matinee.lab.targets import Target, never_else

# Cards in the picture, from each end.
ENDS = 12
# Beside more targets than this, the bots' levels stand in the other column.
MANY = 10


def page(made: BalanceReport) -> str:
    found = made.found
    parts = [
        lead(made),
        stamp(found),
        seats(made),
        lengths(made),
        endings(made),
        *columns(made),
        questions(made),
        measures(found),
    ]
    style = resources.files("matinee.lab").joinpath("report.css").read_text(encoding="utf-8")
    setup = " · ".join([f"pack {made.pack}", f"{found.seats} seats", *(f"{k} {v}" for k, v in made.setup.items())])
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(made.title)}: balance report</title><style>{font_faces()}{style}</style></head><body>"
        f'<header><b>MATINEE</b><span class="title">{escape(made.title)}</span>'
        f'<span class="setup">balance report · {escape(setup)}</span></header>'
        f"<main>{''.join(parts)}</main><footer>{escape(colophon(found))}</footer></body></html>\n"
    )


def section(kind: str, title: str, text: str, inside: str) -> str:
    return f'<section class="{kind}"><h2>{escape(title)}</h2><p>{text}</p>{inside}</section>'


def columns(made: BalanceReport) -> list[str]:
    """Two of about the same height, beside each other where there is room."""
    left, right = [cards(made)], [targets(made.found)] if made.found.targets else []
    right.append(pace(made))
    if made.levels:
        (left if len(made.found.targets) > MANY else right).append(levels(made))
    return [f'<div class="half column">{"".join(sections)}</div>' for sections in (left, right)]


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """Cells are escaped; the first of a row is its name, the others are figures."""
    top = "".join(
        f'<th scope="col"{"" if place == 0 else " class=n"}>{escape(word)}</th>' for place, word in enumerate(head)
    )
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f'<td class="n">{escape(cell)}</td>' for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table class="{kind}">'
        f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def behind(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The table behind a picture."""
    return f"<details><summary>The same as a table</summary>{table(caption, head, rows)}</details>"


def lead(made: BalanceReport) -> str:
    found = made.found
    return (
        f'<div class="lead"><h1>{stressed(headline(made))}</h1>'
        f'<p class="small">{found.finished:,} of {found.games:,} games '
        f"finished · seed {found.seed} · {escape(', '.join(dict.fromkeys(found.bots)))} in the chairs · "
        f"{len(found.cards)} cards looked at{escape(f' · stopped: {found.stopped}' if found.stopped else '')}</p></div>"
    )


def stamp(found: Simulation) -> str:
    if not found.targets:
        return f'<div class="stamp"><strong>{found.games:,}</strong>games, no bands for these bots</div>'
    met = sum(target.ok and target.settled for target in found.targets)
    missed = sum(not target.ok and target.settled for target in found.targets)
    close = len(found.targets) - met - missed
    return (
        f'<div class="stamp"><strong>{met} of {len(found.targets)}</strong>targets met for sure · {missed} missed · '
        f"{close} open</div>"
    )


def seats(made: BalanceReport) -> str:
    found, drawn = made.found, list[str]()
    report_charts.who_wins(found, None if made.teams else equal_share(found), drawn)
    rows = [
        [f"Seat {seat}", bot, percent(won), f"{percent(low)} to {percent(high)}"]
        for seat, (bot, won, (low, high)) in enumerate(
            zip(found.bots, found.win_share, found.win_share_ci95, strict=True), 1
        )
    ]
    drawn_games, shared = percent(found.draw_share), percent(found.shared_share)
    marks = "Seats of one team win together." if made.teams else "Diamonds are clear of an equal share."
    text = f"{marks} Drawn {drawn_games}, shared {shared}."
    if found.lost_share:
        text += f" Lost by everybody: {percent(found.lost_share)}."
    return section(
        "third", "Who wins", text, drawn[0] + behind("Wins by seat", ["seat", "bot", "wins", "95 % sure"], rows)
    )


def lengths(made: BalanceReport) -> str:
    found, drawn = made.found, list[str]()
    report_charts.how_long(found, made.lengths, drawn)
    text = f"Half of the games take up to {found.turns.p50} turns, the longest took {found.turns.max}."
    if any(target.name == "turns_p50" for target in found.targets):
        text += " The line is the median, the field where it should lie."
    rows = [[str(turns), f"{games:,}"] for turns, games in sorted(made.lengths.items())]
    return section("third", "How long", text, drawn[0] + behind("Games by turns", ["turns", "games"], rows))


def endings(made: BalanceReport) -> str:
    found, drawn = made.found, list[str]()
    report_charts.how_it_ends(found, drawn)
    rows = [[end, percent(share)] for end, share in found.ends.items()]
    return section("third", "How it ends", "", drawn[0] + behind("Endings", ["ending", "games"], rows))


def targets(found: Simulation) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(named(target.name))}</th><td>{escape(band_words(target))}</td>'
        f'<td class="n">{figure(target.value)}</td><td class="bar">{strip(target)}</td><td>{verdict(target)}</td></tr>'
        for target in found.targets
    )
    head = "".join(f'<th scope="col">{word}</th>' for word in ("measure", "target", "measured", "place", "verdict"))
    inside = f'<table class="stack"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    text = (
        "Between the edges it is wanted (green), outside it is not (red); the last column says it in words. Where an "
        "interval reaches across an edge, there is no verdict."
    )
    return section("", "Targets", text, inside)


def verdict(target: Target) -> str:
    if never_else(target):
        return '<span class="verdict yes">✓ no exception</span>'
    if not target.settled:
        return '<span class="verdict open">? too close to call</span>'
    if target.ok:
        return '<span class="verdict yes">✓ inside</span>'
    low = target.band[0]
    word = "too low" if low is not None and target.value < low else "too high"
    return f'<span class="verdict no">✕ {word}</span>'


def strip(target: Target) -> str:
    """Where the value and its interval lie, on a scale that shows the whole band."""
    low, high = target.band
    ends: list[float | None] = [low, high, target.value, *(target.ci95 or ())]
    known = [edge for edge in ends if edge is not None]
    reach = (max(known) - min(known)) or abs(max(known)) or 1.0
    left, right = min(known) - 0.25 * reach, max(known) + 0.25 * reach

    def place(value: float) -> float:
        return 100 * min(1.0, max(0.0, (value - left) / (right - left)))

    start, end = place(left if low is None else low), place(right if high is None else high)
    sure = ""
    if target.ci95 is not None:
        first, last = place(target.ci95[0]), place(target.ci95[1])
        sure = f'<u style="left:{first:.1f}%;width:{last - first:.1f}%"></u>'
    return (
        f'<span class="strip" aria-hidden="true"><i style="left:{start:.1f}%;width:{end - start:.1f}%"></i>{sure}'
        f'<b style="left:{place(target.value):.1f}%"></b></span>'
    )


def pace(made: BalanceReport) -> str:
    drawn = list[str]()
    report_charts.decisions(made.pace, drawn)
    rows = [
        [str(turn.turn), f"{turn.games:,}", f"{turn.p10} / {turn.p50} / {turn.p90}", f"{turn.options:.1f}"]
        for turn in made.pace
    ]
    each = made.found.decisions / max(1, made.found.games) / made.found.seats
    text = (
        f"All seats together; it comes to {each:.0f} for each seat and game. Solid: the median, in the field of its "
        "10th to 90th percentile. Dashed: the options of one decision."
    )
    head = ["turn", "games", "decisions (10th / median / 90th)", "options of one"]
    return section("", "Decisions per turn", text, drawn[0] + behind("Decisions by turn", head, rows))


def levels(made: BalanceReport) -> str:
    assert made.levels is not None
    drawn = list[str]()
    report_charts.levels(made.levels, drawn)
    rows = [
        [
            f"{pair.bot} against {pair.against}",
            pair.side,
            f"{pair.games:,}",
            percent(pair.win_share),
            f"{percent(pair.ci95[0])} to {percent(pair.ci95[1])}",
        ]
        for pair in made.levels.pairs
    ]
    best = " · ".join(f"{rung.bot} {rung.rating:.1f}" for rung in made.levels.rows)
    text = f"Ratings, 25 at the start: {escape(best)}. The line is an equal share."
    head = ["bots", "side", "games", "wins", "95 % sure"]
    return section("", "Bot levels", text, drawn[0] + behind("Bots against bots", head, rows))


def cards(made: BalanceReport) -> str:
    found = made.found.cards
    known = sorted((key for key in found if found[key].gain is not None), key=lambda key: -(found[key].gain or 0.0))
    shown = known if len(known) <= 2 * ENDS else [*known[:ENDS], *known[-ENDS:]]
    rows = [
        (name_of(made, key), card.gain, card.ci95, card.believed)
        for key in shown
        if (card := found[key]).gain is not None and card.ci95 is not None
    ]
    drawn = list[str]()
    if rows:
        every = [gain for key in known if (gain := found[key].gain) is not None]
        report_charts.what_a_card_does(rows, every, wanted_effects(made.found), drawn)
    left_out = f" The {ENDS} strongest and the {ENDS} weakest are drawn; the ticks below are all of them."
    left_out = left_out if len(known) > len(shown) else ""
    left_out += " The field is where the rules want every card." if wanted_effects(made.found) else ""
    text = (
        f"How much more often those who played a card won than those of their side who did not. {len(known)} cards "
        "were looked at: intervals are wide enough for all of them at once, and a full diamond survives Holm's "
        f"correction (5 %); a ring may be luck.{left_out} It is no proof that a card is strong: one that is played by "
        "those who are ahead looks strong, too."
    )
    head = ["card", "copies", "in hand", "played", "effect", "interval", ""]
    order = [*known, *(key for key in found if found[key].gain is None)]
    whole = table("Cards; shares are of seats over all games", head, [card_row(made, key, found[key]) for key in order])
    all_cards = f"<details><summary>All {len(found)} cards</summary>{whole}</details>"
    return section("cards", "What a card does", text, "".join(drawn) + all_cards)


def wanted_effects(found: Simulation) -> tuple[float, float] | None:
    """The band for every card, if the rules have one."""
    edges = {target.name: target.band for target in found.targets}
    low, high = edges.get("card_worst", (None, None))[0], edges.get("card_best", (None, None))[1]
    return None if low is None or high is None else (low, high)


def card_row(made: BalanceReport, key: str, card: CardFigures) -> list[str]:
    shares = [str(card.copies), percent(card.held), percent(card.played)]
    if card.gain is None or card.ci95 is None:
        return [name_of(made, key), *shares, "-", "-", "nobody to compare with"]
    sure = f"{points(card.ci95[0])} to {points(card.ci95[1])}"
    return [
        name_of(made, key),
        *shares,
        points(card.gain),
        sure,
        "✓ believe it" if card.believed else "may be luck",
    ]


def questions(made: BalanceReport) -> str:
    if not made.open:
        return section("whole", "What is still open", "Nothing that these games could settle.", "")
    items = "".join(
        f"<li>{escape(question(one))}<br><b>{escape(answer(one, made.found))}</b></li>" for one in made.open
    )
    return section("whole", "What is still open", "", f'<ul class="questions">{items}</ul>')


def measures(found: Simulation) -> str:
    rows = [
        [
            named(name),
            figure(value),
            "-" if (sure := found.measures_ci95[name]) is None else f"{figure(sure[0])} to {figure(sure[1])}",
        ]
        for name, value in found.measures.items()
    ]
    inside = behind("Means over the finished games", ["measure", "mean", "95 % sure"], rows)
    return section("whole", "All measures", "The rulebook says what each of them means.", inside)

"""A board for a game that brings none: seats, piles and cards as every view can tell them.

Nothing is told by colour alone: whose turn it is has a pointer, what is grave an exclamation mark, a card a frame.
"""

from collections.abc import Callable, Iterator
from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from matinee.engine.view import Counter, Plain, PlainCard, PlainPile, PlainSeat, View
from matinee.tui.speech import say

# A card in characters: as wide as a short title, as high as two lines of it, its kind and its frame.
WIDE, HIGH = 18, 5
TRACK = 10

Line = tuple[str, str]


def draw(view: View, names: list[str], viewer: int) -> RenderableType:
    return Booth(view, names, viewer)


class Booth:
    """Draws itself in the width that it is given."""

    def __init__(self, view: View, names: list[str], viewer: int) -> None:
        self.view = view
        self.names = names
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        if self.view.plain is not None:
            for line, style in lines(self.view.plain, self.names, self.viewer, options.max_width):
                yield Text(line, style, no_wrap=True, overflow="ellipsis")


def tell(view: View, names: list[str], viewer: int) -> list[str]:
    """The same in sentences, line by line, for a screen reader or a pipe."""
    plain = view.plain
    if plain is None:
        return []
    piles = [pile for pile in plain.piles if pile.count or pile.shape == "row"]
    found = [", ".join(map(counted, plain.counters)), *(told_seat(plain, seat, names, viewer) for seat in plain.seats)]
    found += [told_pile(pile, names, viewer) for pile in piles if is_shown(pile, viewer)]
    return [line for line in found if line]


def lines(plain: Plain, names: list[str], viewer: int, width: int) -> Iterator[Line]:
    if plain.verdict:
        yield plain.verdict, "bold"
    if plain.counters:
        yield "   ".join(tracked(counter) for counter in plain.counters), "quiet"
    yield "", ""
    longest = max(len(names[seat.seat]) for seat in plain.seats)
    for seat in plain.seats:
        yield seat_line(plain, seat, names, viewer, longest)
    stacks = [pile for pile in plain.piles if pile.owner < 0 and pile.shape == "stack"]
    if stacks:
        yield "", ""
        yield "   ".join(stack_words(pile) for pile in stacks), ""
    for pile in plain.piles:
        if pile.shape == "row" or is_own_hand(pile, viewer):
            yield "", ""
            yield headed(pile, names, viewer), "bold"
            yield from side_by_side(pile, width)
            yield from texts(pile, width)


# Seats


def seat_line(plain: Plain, seat: PlainSeat, names: list[str], viewer: int, longest: int) -> Line:
    parts = [f"{names[seat.seat]:<{longest}}", *seat_words(plain, seat, viewer, tracked)]
    style = "quiet" if seat.out else "bold" if seat.seat == plain.active else ""
    return f"{'>' if seat.seat == plain.active else ' '} {'   '.join(parts)}", style


def seat_words(plain: Plain, seat: PlainSeat, viewer: int, counting: Callable[[Counter], str]) -> list[str]:
    """What belongs to a seat: its score first, then counters, then how many cards lie in each of its piles."""
    owned = [pile for pile in plain.piles if pile.owner == seat.seat and pile.shape != "row"]
    words = [counting(counter) for counter in ([seat.score] if seat.score else []) + seat.counters]
    words += [f"{pile.label} {pile.count}{known(pile, viewer)}" for pile in owned]
    words += [say("plain-you")] if seat.seat == viewer else []
    return [*words, say("plain-out")] if seat.out else words


def known(pile: PlainPile, viewer: int) -> str:
    """Cards in the hand of another that the viewer happens to know."""
    cards = [card.title for card in pile.cards if card] if pile.shape == "hand" and pile.owner != viewer else []
    return f" ({', '.join(cards)})" if cards else ""


def told_seat(plain: Plain, seat: PlainSeat, names: list[str], viewer: int) -> str:
    turn = [say("plain-turn")] if seat.seat == plain.active else []
    return f"{names[seat.seat]}: {', '.join([*seat_words(plain, seat, viewer, counted), *turn])}."


# Piles


def is_own_hand(pile: PlainPile, viewer: int) -> bool:
    return pile.shape == "hand" and pile.owner == viewer


def is_shown(pile: PlainPile, viewer: int) -> bool:
    """Piles of others are told with their seats."""
    return pile.owner < 0 or pile.shape == "row" or is_own_hand(pile, viewer)


def stack_words(pile: PlainPile) -> str:
    """`Bin 3, on top Cape and Fang`"""
    top = pile.cards[-1] if pile.cards else None
    words = [f"{pile.label} {pile.count}", *([say("plain-top", card=titled(top))] if top else [])]
    return ", ".join([*words, *map(counted, pile.counters)])


def told_pile(pile: PlainPile, names: list[str], viewer: int) -> str:
    if pile.shape == "stack":
        return f"{stack_words(pile)}."
    cards = "; ".join(told_card(card) for card in pile.cards) if pile.cards else say("plain-cards", count=pile.count)
    return f"{headed(pile, names, viewer)}: {cards}."


def headed(pile: PlainPile, names: list[str], viewer: int) -> str:
    """`The reel, worth 7`; the row of another seat has its name."""
    whose = f"{names[pile.owner]}, " if pile.owner >= 0 and pile.owner != viewer else ""
    return ", ".join([f"{whose}{pile.label}", *map(counted, pile.counters)])


# Counters


def counted(counter: Counter) -> str:
    if counter.value is None:
        return counter.label
    return f"{counter.label} {counter.value}" if counter.of == 0 else say("plain-of", **as_told(counter))


def as_told(counter: Counter) -> dict[str, str | int]:
    return {"label": counter.label, "value": counter.value or 0, "of": counter.of}


def tracked(counter: Counter) -> str:
    """A counter with a limit has a track: filled as far as it has come, and grave ones say so."""
    if not counter.of or counter.value is None:
        return counted(counter)
    cells = min(counter.of, TRACK)
    full = max(0, min(cells, counter.value * cells // counter.of))
    return f"{counted(counter)} {'■' * full}{'□' * (cells - full)}{'!' if counter.grave and full else ''}"


# Cards


def titled(card: PlainCard) -> str:
    return f"{card.title} ({card.value})" if card.value and card.value not in card.title else card.title


def told_card(card: PlainCard | None) -> str:
    if card is None:
        return say("plain-hidden")
    marks = [card.kind_label, *map(counted, card.counters)]
    words = ", ".join([titled(card), *(mark for mark in marks if mark)])
    return f"{words}: {card.text}" if card.text else words


def side_by_side(pile: PlainPile, width: int) -> Iterator[Line]:
    """Framed cards, as many in a row as fit."""
    cards = pile.cards or [None] * pile.count
    room = max(1, (width - 1) // (WIDE + 1))
    if not cards:
        yield f"  {say('plain-empty')}", "quiet"
    for first in range(0, len(cards), room):
        frames = [frame(card) for card in cards[first : first + room]]
        for row in range(HIGH):
            yield " " + " ".join(one[row] for one in frames), ""


def frame(card: PlainCard | None) -> list[str]:
    inner = WIDE - 2
    if card is None:
        return [f"┌{'─' * inner}┐", *[f"│{'░' * inner}│"] * (HIGH - 2), f"└{'─' * inner}┘"]
    title = wrap(card.title, inner)[:2] or [""]
    foot = " ".join([card.kind_label, *map(counted, card.counters)]).strip()
    rows = [*title, *[""] * (HIGH - 3 - len(title)), foot]
    return [f"┌{card.value:─<{inner}.{inner}}┐", *(f"│{row:<{inner}.{inner}}│" for row in rows), f"└{'─' * inner}┘"]


def texts(pile: PlainPile, width: int) -> Iterator[Line]:
    """What the cards say, each once."""
    seen = {card.title: card.text for card in pile.cards if card and card.text}
    for title, text in seen.items():
        for piece in wrap(f"{title}: {text}", width - 3, subsequent_indent="  "):
            yield f"  {piece}", "quiet"

"""Cardboard Kaiju in a terminal: the city as hexes of letters, both clocks, the track, Support and hands.

Nothing is told by colour alone. Of each hex the upper line says what it is, the lower how it stands:

    C2!  a building; ! it touches the Kaiju        /K\\  the Kaiju, on two hexes
    4/6  hit points left, of how many               \\K/
    [6]  the same under a shield                   ~ ~  water
    c2   the rubble of C2, ::: below it
"""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from matinee.games.kaiju.view import BuildingView, CardView, SeatView, SiegeView
from matinee.tui.speech import say

# From this width on a hex is six letters wide instead of four.
WIDE = 114
Cell = tuple[str, str, str]


def draw(view: SiegeView, names: list[str], viewer: int) -> RenderableType:
    return City(view, names, viewer)


class City:
    """Draws itself as wide as it is allowed to be."""

    def __init__(self, view: SiegeView, names: list[str], viewer: int) -> None:
        self.view = view
        self.names = names
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from map_lines(self.view, 6 if options.max_width >= WIDE else 4)
        below = [*clocks(self.view), *holdings(self.view, self.names, self.viewer), (lies(self.view), "quiet")]
        for words, style in below:
            line = Text(f" {words}", style, no_wrap=False)
            yield from line.wrap(console, options.max_width)


def map_lines(view: SiegeView, wide: int) -> Iterator[Text]:
    """Row by row, two lines a row; odd rows half a hex to the right."""
    cells = hexes(view)
    rows = [r for _, r in cells]
    columns = [q + r // 2 for q, r in cells]
    for r in range(min(rows), max(rows) + 1):
        for part in (0, 1):
            line = Text(" " + " " * (wide // 2 * (r % 2)), no_wrap=True, overflow="crop")
            for column in range(min(columns), max(columns) + 1):
                cell = cells.get((column - r // 2, r), ("", "", ""))
                line.append(cell[part].center(wide - 1), cell[2]).append(" ")
            line.rstrip()
            yield line


def hexes(view: SiegeView) -> dict[tuple[int, int], Cell]:
    """What each used hex shows on its two lines, and in which ink."""
    cells: dict[tuple[int, int], Cell] = {(hex.q, hex.r): ("~ ~", " ~ ", "robot") for hex in view.water}
    for building in view.buildings:
        cells[building.q, building.r] = building_cell(building)
    for hex in view.figure:
        cells[hex.q, hex.r] = ("/K\\", "\\K/", "threat")
    return cells


def building_cell(building: BuildingView) -> Cell:
    if not building.standing:
        return building.id.lower(), ":::", "quiet"
    left = building.strength - building.damage
    state = f"[{left}]" if building.shielded else f"{left}/{building.strength}"
    if building.touched:
        return f"{building.id}!", state, "spot"
    return building.id, state, "good" if building.shielded else "bold" if building.large else ""


# Below the map


def clocks(view: SiegeView) -> list[tuple[str, str]]:
    """The two clocks, whose turn it is, the track, and the risk of the next draw."""
    clock = say("kaiju-clocks", deck=view.kaiju_deck, standing=view.standing, round=view.round, actions=view.actions)
    lines = [(clock, "bold"), (track(view), ""), (deck(view), "")]
    marks = pending(view)
    return [*lines, (marks, "spot")] if marks else lines


def track(view: SiegeView) -> str:
    """`Enrage 1 2 [3] 4 5 6 7 8`, and what this level and the next one mean."""
    spaces = " ".join(f"[{space.level}]" if space.level == view.level else str(space.level) for space in view.track)
    now = view.track[view.level - 1]
    words = f"{say('kaiju-track')} {spaces}  {say('kaiju-level', hand=now.hand, actions=now.actions)}"
    if view.level < len(view.track):
        after = view.track[view.level]
        words += f"; {say('kaiju-next-level')} {say('kaiju-level', hand=after.hand, actions=after.actions)}"
    return words


def deck(view: SiegeView) -> str:
    """`Defender deck 37, ENRAGE left 5 | next cards 12 25 38 50 % risk #---`."""
    risk = view.deck.risk
    meter = "#" * round(risk[0] / 10) + "-" * (10 - round(risk[0] / 10))
    piles = " ".join(str(size) for size in view.deck.piles) or "-"
    chances = "/".join(str(chance) for chance in risk)
    words = say("kaiju-deck", count=view.deck.count, enrages=view.deck.enrages_left, piles=piles)
    return f"{words}  {say('kaiju-risk', chances=chances)} |{meter}|"


def pending(view: SiegeView) -> str:
    """What hangs over the next turn."""
    marks = []
    if view.carapace:
        marks.append(say("kaiju-carapace"))
    if view.net or view.netted:
        marks.append(say("kaiju-net"))
    if view.flares:
        marks.append(say("kaiju-flares", flares=view.flares))
    if view.in_play:
        marks.append(say("kaiju-in-play", cards=cards(view.in_play)))
    return "  ".join(marks)


def holdings(view: SiegeView, names: list[str], viewer: int) -> list[tuple[str, str]]:
    """Support, discards, and every hand that may be seen."""
    filled = say("kaiju-support", count=len(view.support), limit=view.support_limit)
    lines = [(f"{filled} {cards(view.support)}", "")]
    lines += [(hand_line(view, seat, names, viewer), "own" if seat.seat == viewer else "") for seat in view.seats]
    counts = say("kaiju-discards", kaiju=len(view.kaiju_discard), team=len(view.discard), removed=view.removed)
    return [*lines, (counts, "quiet")]


def hand_line(view: SiegeView, seat: SeatView, names: list[str], viewer: int) -> str:
    """`> Bo, defender: Assault 2, Shielding` or the number of cards."""
    acts = seat.seat == (view.kaiju if view.kaiju_turn else view.active) and not view.over
    who = say("you", name=names[seat.seat]) if seat.seat == viewer else names[seat.seat]
    side = say("kaiju-monster") if seat.side == "kaiju" else say("kaiju-defender")
    held = say("kaiju-cards", count=seat.hand) if seat.cards is None else cards(seat.cards)
    return f"{'>' if acts else ' '} {who}, {side}: {held}"


def cards(held: list[CardView]) -> str:
    """Equal cards together, in the order in which they came; a plus for a COMBO."""
    counts: dict[str, int] = {}
    for card in held:
        name = f"{card.name}{'+' if card.combo else ''}"
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in counts.items()) or say("none")


# Line by line


def tell(view: SiegeView, names: list[str], viewer: int) -> list[str]:
    """The same in lines: the clocks, where the Kaiju lies, every building by name, and the cards."""
    return [
        *(words for words, _ in clocks(view)),
        lies(view),
        *(tell_building(building) for building in view.buildings),
        *(words.strip() for words, _ in holdings(view, names, viewer)),
    ]


def lies(view: SiegeView) -> str:
    """Where the Kaiju lies and what it touches, by the names that options and log use and by those on the map."""
    figure = " + ".join(f"{hex.name} ({hex.q},{hex.r})" for hex in view.figure)
    touched = ", ".join(f"{one.name} ({one.id})" for one in view.buildings if one.touched) or say("none")
    return say("kaiju-lies", figure=figure, touched=touched)


def tell_building(building: BuildingView) -> str:
    """`B2 Story Bridge, large, 4 of 6, shielded, touching`."""
    size = say("kaiju-large") if building.large else say("kaiju-small")
    words = [f"{building.id} {building.name}", size]
    if not building.standing:
        words.append(say("kaiju-covered") if building.covered else say("kaiju-rubble"))
    else:
        left = building.strength - building.damage
        words.append(say("kaiju-left", left=left, strength=building.strength))
    if building.shielded:
        words.append(say("kaiju-shielded"))
    if building.touched:
        words.append(say("kaiju-touching"))
    return ", ".join(words)

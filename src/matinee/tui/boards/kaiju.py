"""Cardboard Kaiju in a terminal: the city as hexes of letters, both clocks, the track, Support and hands.

Nothing is told by colour alone. Of each hex the upper line says what it is, the lower how it stands:

    C2!  a building; ! it touches the Kaiju        /K\\  the Kaiju, on two hexes
    4/6  hit points left, of how many               \\K/
    [6]  the same under a shield                   ~ ~  water
    c2   the rubble of C2, ::: below it

In a low terminal a hex has one line: `C2!4`, `C2#4` under a shield, `c2::` for rubble.
"""

from collections.abc import Iterator

from rich.text import Text

from matinee.games.kaiju.view import BuildingView, CardView, SeatView, SiegeView
from matinee.tui.boards.shell import Drawing, counted, folded, who
from matinee.tui.speech import say

# From this width on a hex is six letters wide instead of four; from this height on it has two lines.
WIDE, HIGH = 114, 36
Cell = tuple[list[str], str]


class CityBoard(Drawing[SiegeView]):
    def lines(self, width: int, height: int) -> Iterator[Text]:
        view = self.view
        mine = [seat for seat in view.seats if seat.seat == self.viewer]
        yield from self.laid([(hand_line(view, seat, self.names, self.viewer), "own") for seat in mine], width)
        yield from self.laid(clocks(view)[:1], width)
        yield from map_lines(view, 6 if width >= WIDE else 4, high=height >= HIGH)
        below = [*holdings(view, self.names, self.viewer, mine), *clocks(view)[1:], (lies(view), "quiet")]
        yield from self.laid(below, width)

    def laid(self, words: list[tuple[str, str]], width: int) -> Iterator[Text]:
        for line, style in words:
            for piece in folded(f" {line}", width):
                yield Text(piece, style)


def map_lines(view: SiegeView, wide: int, high: bool) -> Iterator[Text]:
    """Row by row; odd rows half a hex to the right."""
    cells = hexes(view, high)
    rows = [r for _, r in cells]
    columns = [q + r // 2 for q, r in cells]
    blank: Cell = (["", ""], "")
    for r in range(min(rows), max(rows) + 1):
        for part in range(2 if high else 1):
            line = Text(" " + " " * (wide // 2 * (r % 2)), no_wrap=True, overflow="crop")
            for column in range(min(columns), max(columns) + 1):
                words, style = cells.get((column - r // 2, r), blank)
                line.append(f"{words[part].center(wide - 1)} " if high else words[part].center(wide), style)
            line.rstrip()
            yield line


def hexes(view: SiegeView, high: bool) -> dict[tuple[int, int], Cell]:
    """What each used hex shows on its lines, and in which ink."""
    water: Cell = (["~ ~", " ~ "], "robot") if high else ([" ~~ "], "robot")
    monster: Cell = (["/K\\", "\\K/"], "threat") if high else (["/KK\\"], "threat")
    cells = {(hex.q, hex.r): water for hex in view.water}
    for building in view.buildings:
        cells[building.q, building.r] = building_cell(building, high)
    for hex in view.figure:
        cells[hex.q, hex.r] = monster
    return cells


def building_cell(building: BuildingView, high: bool) -> Cell:
    if not building.standing:
        return [building.id.lower(), ":::"] if high else [f"{building.id.lower()}::"], "quiet"
    left = building.strength - building.damage
    style = "spot" if building.touched else "good" if building.shielded else "bold" if building.large else ""
    if not high:
        sign = "#" if building.shielded else "!" if building.touched else "·"
        return [f"{building.id}{sign}{left}"], style
    state = f"[{left}]" if building.shielded else f"{left}/{building.strength}"
    return [f"{building.id}!" if building.touched else building.id, state], style


# Below the map


def clocks(view: SiegeView) -> list[tuple[str, str]]:
    """The two clocks, whose turn it is, the track, and the risk of the next draw."""
    clock = say("kaiju-clocks", deck=view.kaiju_deck, standing=view.standing, round=view.round, actions=view.actions)
    return [(clock, "bold"), (track(view), ""), (deck(view), "")]


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
    """What is pending for the next turn."""
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


def holdings(view: SiegeView, names: list[str], viewer: int, shown: list[SeatView]) -> list[tuple[str, str]]:
    """Support, discards, and every hand that may be seen, save those that were shown already."""
    marks = pending(view)
    filled = say("kaiju-support", count=len(view.support), limit=view.support_limit)
    lines = (
        [(marks, "spot"), (f"{filled} {cards(view.support)}", "")]
        if marks
        else [(f"{filled} {cards(view.support)}", "")]
    )
    lines += [(hand_line(view, seat, names, viewer), "") for seat in view.seats if seat not in shown]
    counts = say("kaiju-discards", kaiju=len(view.kaiju_discard), team=len(view.discard), removed=view.removed)
    return [*lines, (counts, "quiet")]


def hand_line(view: SiegeView, seat: SeatView, names: list[str], viewer: int) -> str:
    """`> Bo, defender: Assault 2, Shielding` or the number of cards."""
    acts = seat.seat == (view.kaiju if view.kaiju_turn else view.active) and not view.over
    side = say("kaiju-monster") if seat.side == "kaiju" else say("kaiju-defender")
    held = say("kaiju-cards", count=seat.hand) if seat.cards is None else cards(seat.cards)
    return f"{'>' if acts else ' '} {who(seat.seat, names, viewer)}, {side}: {held}"


def cards(held: list[CardView]) -> str:
    """Equal cards together; a plus for a COMBO."""
    return ", ".join(counted([f"{card.name}{'+' if card.combo else ''}" for card in held])) or say("none")


# Line by line


def tell(view: SiegeView, names: list[str], viewer: int) -> list[str]:
    """The same in lines: the clocks, where the Kaiju lies, every building by name, and the cards."""
    whole = [one for one in view.buildings if one.standing and not (one.damage or one.shielded or one.touched)]
    return [
        *(words.partition(" |")[0] for words, _ in clocks(view)),
        lies(view),
        *(tell_building(building) for building in view.buildings if building not in whole),
        *(tell_whole(whole, large) for large in (True, False) if any(one.large is large for one in whole)),
        *(words.strip() for words, _ in holdings(view, names, viewer, [])),
    ]


def tell_whole(whole: list[BuildingView], large: bool) -> str:
    """All undamaged buildings in one line: `large, whole: A1 Milton Stadium, ...`."""
    size = say("kaiju-large") if large else say("kaiju-small")
    named = ", ".join(f"{one.id} {one.name}" for one in whole if one.large is large)
    return say("kaiju-whole", size=size, buildings=named)


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

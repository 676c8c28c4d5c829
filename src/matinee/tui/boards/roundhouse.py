"""Roundhouse Kick in a terminal: the phase strip, a ring of eight with the middle inside, players, dice, a forecast.

Nothing is told by colour alone: types have a shape and letters, covered marks an x, hits a frame, badges their words.
"""

from collections.abc import Callable, Iterator

from rich.text import Text

from matinee.games.roundhouse.view import (
    DiceView,
    ForecastView,
    ItemView,
    MonsterView,
    PlaceView,
    PlayerView,
    TableView,
)
from matinee.tui.boards.shell import Drawing, side_by_side, who
from matinee.tui.speech import decimal, say, word

Types = Callable[[list[str]], str]

# From this size of the terminal on, the ring is drawn as a ring; below it, two monsters share a line.
ROOMY = (78, 36)
WIDEST_CELL = 34
FULL_LIFE = 15

# The ring as it lies on a table, clockwise from the upper left; the middle has the cell in between.
RING = (("L1", "L2", "L3"), ("L8", "", "L4"), ("L7", "L6", "L5"))


class Barn(Drawing[TableView]):
    def lines(self, width: int, height: int) -> Iterator[Text]:
        yield phase_strip(self.view, width)
        yield Text(f" {'  ·  '.join(stock(self.view))}", "quiet")
        if width >= ROOMY[0] and height >= ROOMY[1]:
            yield from ring(self.view, min(WIDEST_CELL, (width - 2) // 3))
        else:
            yield from two_a_line(self.view, width)
        for line in forecasts(self.view, signs):
            yield Text(f" {line}")
        for player in self.view.players:
            yield from self.player(player)
        yield from dice_lines(self.view, self.names)

    def player(self, player: PlayerView) -> Iterator[Text]:
        """Two lines: life and score, then the items with what is left of them."""
        own = player.seat == self.viewer
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("★" if player.seat == self.view.starter else " ", "spot")
        line.append(self.who(player.seat), "own" if own else "bold").append("  ")
        line.append(f"♥{player.life:>2} {bar(player.life)}", "good" if player.life > 5 else "threat")
        line.append(f"  {score(player)}")
        for badge in badges(self.view, player):
            line.append(f"  {badge}", "threat")
        yield line
        if player.alive:
            yield Text(f"    {say('roundhouse-defence', points=player.defence)}   {items(player, signs)}")


def bar(life: int) -> str:
    return "█" * life + "·" * (FULL_LIFE - life)


def score(player: PlayerView) -> str:
    return say("roundhouse-score", points=player.points, kills=len(player.kills))


def badges(view: TableView, player: PlayerView) -> list[str]:
    """What must not be overlooked: whom the middle goes for, and that the dead still score."""
    if not player.alive:
        return [say("roundhouse-out")]
    if view.over or not player.aaaaargh:
        return []
    return [say("roundhouse-target" if view.middle_forecast.total else "roundhouse-would-be-target")]


def items(player: PlayerView, types: Types) -> str:
    held = [item_text(item, types) for item in [*player.attacks, *player.shields]]
    return "   ".join(held) if held else say("roundhouse-no-items")


def item_text(item: ItemView, types: Types) -> str:
    """`+4 Spud Cannon`, `▲Ai 2/3 Umbrella`"""
    if item.kind == "attack":
        return f"+{item.dice} {item.name}"
    return f"{types([item.type])} {item.left}/{item.printed} {item.name}"


# Above the ring


def phase_strip(view: TableView, width: int) -> Text:
    """All seven phases, the one under way in brackets and capitals."""
    line = Text(f" {say('roundhouse-round', round=view.round)} ", "bold", no_wrap=True, overflow="ellipsis")
    for phase in view.phases:
        word = say("roundhouse-phase", phase=phase)
        if phase == view.phase and not view.over:
            line.append(f" »{word.upper()}«", "spot")
        else:
            line.append(f" {word}", "quiet")
    return line


def stock(view: TableView) -> list[str]:
    words = [
        say("roundhouse-monster-deck", count=view.monster_deck),
        say("roundhouse-item-deck", count=view.item_deck),
        say("roundhouse-discard", count=len(view.discard)),
    ]
    if view.middle_forecast.total and view.monster_deck:
        words.append(say("roundhouse-held-off"))
    else:
        words.append(say("roundhouse-cavalry", count=view.cavalry))
    if view.billing:
        words.append(say("roundhouse-billing", billing=view.billing))
    return words


def forecasts(view: TableView, types: Types) -> list[str]:
    words = [say("roundhouse-forecast", players=len(view.players), what=forecast(view.circle_forecast, types))]
    if view.middle_forecast.total:
        words.append(say("roundhouse-forecast-middle", what=forecast(view.middle_forecast, types)))
    return words


def forecast(coming: ForecastView, types: Types) -> str:
    """`5 dice ≈ 1.7 hits: ■Me 1, ▲Ai+◆Ma 4`"""
    if not coming.total:
        return say("none")
    parts = ", ".join(f"{types(part.types)} {part.number}" for part in coming.dice)
    return f"{say('roundhouse-dice', count=coming.total, hits=decimal(coming.expected))}: {parts}"


def signs(types: list[str]) -> str:
    """For the screen: `▲Ai◆Ma`"""
    return "".join(say("roundhouse-sign", type=name) for name in types)


def spoken(types: list[str]) -> str:
    """For screen readers: `air+magic`"""
    return "+".join(map(word, types))


# Monsters


def track(monster: MonsterView) -> str:
    """`1-2-x`: strengths from left to right, an x for a covered mark."""
    free = len(monster.track) - monster.hits
    return "-".join(str(number) if place < free else "x" for place, number in enumerate(monster.track))


def monster_line(place: PlaceView, room: int) -> Text:
    """Place, strength, types, name, track, points; a name that does not fit is cut."""
    monster = place.monster
    if monster is None:
        return Text(f"{place.place} ·".ljust(room), "quiet")
    tail = f" {track(monster)} {say('roundhouse-points', points=monster.points)}"
    line = Text(f"{place.place} ", "bold" if place.middle else "")
    line.append(f"[{monster.strength}]", "threat").append(f" {signs(monster.types)} ", "spot")
    space = room - line.cell_len - len(tail)
    line.append(cut(monster.name, min(space, len(monster.name))), "bold").append(tail)
    return line.append(" " * (room - line.cell_len))


def two_a_line(view: TableView, width: int) -> Iterator[Text]:
    """The circle in two columns, L1 to L4 and L5 to L8, then the middle, indented by its name."""
    room = (width - 3) // 2
    circle = [place for place in view.places if not place.middle]
    middle = [place for place in view.places if place.middle and place.monster is not None]
    for left, right in zip(circle[:4], circle[4:], strict=True):
        yield from side_by_side([[monster_line(left, room)], [Text(" ")], [monster_line(right, room)]], " ")
    for start in range(0, len(middle), 2):
        pair = [[monster_line(place, room)] for place in middle[start : start + 2]]
        yield from side_by_side([pair[0], [Text(" ")], *pair[1:]], " ")


def ring(view: TableView, wide: int) -> Iterator[Text]:
    """Three rows of cells; the one in the middle lists all who stand there."""
    places = {place.place: place for place in view.places}
    for row in RING:
        cells = [cell(places[name], wide - 2) if name else middle_cell(view, wide - 2) for name in row]
        height = max(len(lines) for lines in cells)
        for lines in cells:
            lines += [Text(" " * wide)] * (height - len(lines))
        yield from side_by_side(cells, " ")


def cell(place: PlaceView, inner: int) -> list[Text]:
    """A card on the table: points beside its place, its name, strength and types, its track."""
    monster = place.monster
    if monster is None:
        body = [Text("·".center(inner), "quiet"), Text(" " * inner)]
        return framed(place.place, body, inner, "quiet", "╭─╮│╰╯")
    strength = Text("").append(f"[{monster.strength}]", "threat").append(f" {signs(monster.types)}", "spot")
    strength.append(track(monster).rjust(inner - strength.cell_len))
    label = f"{place.place} {say('roundhouse-points', points=monster.points)}"
    return framed(label, [Text(cut(monster.name, inner), "bold"), strength], inner, "", "┌─┐│└┘")


def middle_cell(view: TableView, inner: int) -> list[Text]:
    standing = [place for place in view.places if place.middle and place.monster is not None]
    body = [brief(place, inner) for place in standing] or [Text(say("roundhouse-middle-empty").center(inner), "quiet")]
    body += [Text(" " * inner)] * (2 - len(body))
    return framed(say("roundhouse-middle"), body, inner, "threat" if standing else "quiet", "╔═╗║╚╝")


def cut(name: str, room: int) -> str:
    """A name padded or cut to `room` characters."""
    return name.ljust(room) if len(name) <= room else f"{name[: room - 1]}…"


def brief(place: PlaceView, room: int) -> Text:
    """`M1[2]◆Ma Haunted Wash… 1-1`"""
    monster = place.monster
    assert monster is not None
    shapes = "".join(signs([name])[0] for name in monster.types)
    head = f"{place.place}[{monster.strength}]{shapes} "
    tail = f" {track(monster)}"
    return Text(f"{head}{cut(monster.name, room - len(head) - len(tail))}{tail}")


def framed(label: str, body: list[Text], inner: int, style: str, edges: str) -> list[Text]:
    top_left, edge, top_right, side, foot_left, foot_right = tuple(edges)
    lines = [Text(f"{top_left}{label}{edge * (inner - len(label))}{top_right}", style)]
    lines += [Text(side, style).append_text(line).append(side, style) for line in body]
    return [*lines, Text(f"{foot_left}{edge * inner}{foot_right}", style)]


# Dice


def faces(rolled: list[int]) -> str:
    """Hits in brackets: `[6] 2 [5]`"""
    return " ".join(f"[{face}]" if face >= 5 else str(face) for face in rolled)


def dice_lines(view: TableView, names: list[str]) -> Iterator[Text]:
    return (
        Text(f" {line}", "bold" if number == 0 else "") for number, line in enumerate(dice_text(view, names, signs))
    )


def dice_text(view: TableView, names: list[str], types: Types) -> list[str]:
    dice = view.dice
    lines = [say("roundhouse-drawn", what=item_text(view.drawn, types))] if view.drawn is not None else []
    if dice is None:
        return lines
    if dice.of == "kick":
        rolled = say("roundhouse-rolled", who=names[dice.kicker], faces=faces(dice.faces), hits=dice.hits)
        left = f" {say('roundhouse-to-place', hits=view.to_place, free=view.free_marks)}" if view.to_place else ""
        return [*lines, rolled + left]
    return [*lines, *struck_text(dice, names, types)]


def struck_text(dice: DiceView, names: list[str], types: Types) -> list[str]:
    """One roll a monster, then one column a player: the same hits for all, less what each has stopped."""
    rolls = [f"{roll.place} {faces(roll.faces)} {types(roll.types)}" for roll in dice.rolls]
    columns = [
        say("roundhouse-column", who=names[column.seat], stopped=column.stopped, unstopped=column.unstopped)
        for column in dice.columns
    ]
    lines = [f"{say('roundhouse-struck', of=dice.of, hits=dice.hits)} {' · '.join(rolls)}"]
    if dice.hits:
        lines.append(" | ".join(columns))
    if dice.defender >= 0:
        facing = ", ".join(f"{part.number} {types(part.types)}" for part in dice.facing)
        lines.append(say("roundhouse-facing", who=names[dice.defender], what=facing))
    return lines


# Line by line


def tell(view: TableView, names: list[str], viewer: int) -> list[str]:
    """One line a monster, two a player, and everything else that the table shows."""
    phase = say("roundhouse-phase", phase=view.phase).rstrip("!")
    lines = [f"{say('roundhouse-round', round=view.round)}, {phase}. {', '.join(stock(view))}."]
    lines += [tell_monster(place) for place in view.places if place.monster is not None]
    lines += [f"{line}." for line in forecasts(view, spoken)]
    for player in view.players:
        name = who(player.seat, names, viewer)
        numbers = [say("roundhouse-life", life=player.life), score(player)]
        numbers.append(say("roundhouse-defence", points=player.defence))
        starts = [say("roundhouse-starts")] if player.seat == view.starter else []
        held = f" {items(player, spoken)}." if player.alive else ""
        lines.append(f"{name}: {', '.join([*numbers, *starts, *badges(view, player)])}.{held}")
    return lines + dice_text(view, names, spoken)


def tell_monster(place: PlaceView) -> str:
    """`L4 Broomstick Biker Gang (air, magic): strength 2, track 1-2-x, 5 points`"""
    monster = place.monster
    assert monster is not None
    types = ", ".join(map(word, monster.types))
    numbers = say("roundhouse-tell-monster", strength=monster.strength, track=track(monster), points=monster.points)
    return f"{place.place} {monster.name} ({types}): {numbers}"

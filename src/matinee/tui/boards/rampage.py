"""Robot Rampage in a terminal: robots assembled part by part, stacks by their height, attack against defence.

Nothing is told by colour alone: every colour is a letter and a symbol, a missing part a dotted stump, a wound a crack.
"""

from collections.abc import Iterator
from textwrap import shorten

from rich.text import Text

from matinee.games.rampage.seen import CardView, PartView, RobotView
from matinee.games.rampage.view import FightView, SeatView, TableView
from matinee.tui.boards.shell import Drawing, side_by_side, who
from matinee.tui.speech import say, word

# A palette that colour-blind people can tell apart; the symbol beside it says the same.
INKS = {
    "red": "#D55E00",
    "orange": "#E69F00",
    "yellow": "#F0E442",
    "green": "#009E73",
    "blue": "#0072B2",
    "purple": "#CC79A7",
}
# From this height of the terminal on robots stand in frames.
HIGH = 36
CELL = 26
INNER = CELL - 3
LAMPS = ("pit_traps", "buzz_saws", "wild_only")
STUMP = "··~··"


class Arena(Drawing[TableView]):
    def lines(self, width: int, height: int) -> Iterator[Text]:
        yield self.status()
        yield self.strip()
        low = height < HIGH
        if self.view.phase != "building":
            yield self.lamps(low)
        yield from self.rows(width) if low else self.yard(width)
        if self.view.drawn is not None:
            yield Text(f" {say('rampage-drawn')}  {part_words(self.view.drawn)}", "bold")
        if self.view.action is not None:
            yield self.action()
        if self.view.fight is not None:
            yield from meters(self.view.fight, self.names, width)
        yield from hand_lines(self.view, width)

    def status(self) -> Text:
        return Text(" " + "  ·  ".join(status(self.view)), "bold", no_wrap=True, overflow="ellipsis")

    def strip(self) -> Text:
        """Which colour is whose, and which are wild."""
        line = Text(" ")
        for colour in self.view.colours:
            line.append(f"{colour.letter}{colour.symbol} ", INKS[colour.key])
            if colour.owner >= 0:
                line.append(f"{self.names[colour.owner]}  ")
            else:
                line.append(f"{say('rampage-wild') if colour.wild else '-'}  ", "quiet")
        return line

    def lamps(self, low: bool) -> Text:
        """Three lamps, and where there is room one sentence for each that is on."""
        line = Text(" ")
        for lamp in LAMPS:
            lit = getattr(self.view, lamp)
            name = say(f"rampage-{lamp.replace('_', '-')}")
            line.append(f"(●) {name.upper()}  " if lit else f"( ) {name}  ", "threat" if lit else "quiet")
            if lit and not low:
                line.append(f"{say('rampage-does-' + lamp.replace('_', '-'))}  ")
        return line

    @property
    def shown(self) -> list[RobotView]:
        """All robots that are built or fight; mine comes first."""
        shown = [robot for robot in self.view.robots if robot.place in ("centre", "owned", "wreck")]
        return sorted(shown, key=lambda robot: (robot.owner != self.viewer, robot.owner < 0, robot.owner))

    def rows(self, width: int) -> Iterator[Text]:
        """Two lines a robot, two robots beside each other: for a low terminal."""
        room = width // 2
        cells = [self.brief(robot, room) for robot in self.shown]
        for start in range(0, len(cells), 2):
            yield from side_by_side(cells[start : start + 2])

    def brief(self, robot: RobotView, room: int) -> list[Text]:
        """`R▲ Ada (you) 5/3 w 0/5 cards 4+14`, and below it the parts from head to accessory."""
        seat = self.view.seats[robot.owner] if robot.owner >= 0 else None
        # Options speak of a robot that is nobody's yet by its torso.
        head = self.title(robot) if seat else f"{robot.letter}{robot.symbol} {robot.name}"
        numbers = f"{robot.attack}/{robot.defence} w {robot.wounds}/{robot.bears}"
        parts = [label(robot.parts["head"]), arms(robot), label(robot.parts["leg"]), badge(robot)]
        # Beside a scroll bar there is a column less: the robots stay apart, and whole.
        body = " ".join(parts) if len(" ".join(parts)) < room else "".join(parts)
        if seat is None or (seat.value == 0 and seat.stack == 0):
            numbers += f" {say('rampage-value', value=robot.value)}"
        elif robot.place == "wreck":
            numbers, body = say(f"rampage-fell-{seat.cause}") if seat.cause else "", "x_x"
        else:
            parked = f"+{len(seat.parked)}p" if seat.parked else ""
            numbers += f" {say('rampage-cards-brief', hand=seat.hand, stack=seat.stack)}{parked}"
        lines = ((f" {head} {numbers}", INKS[robot.colour]), (body, ""))
        return [Text(words[:room].ljust(room), style) for words, style in lines]

    def title(self, robot: RobotView) -> str:
        """`>R▲ Ada (you)`, with a sign for whose turn it is."""
        active = robot.owner >= 0 and robot.owner == self.view.active and self.view.phase == "battle"
        owner = self.who(robot.owner) if robot.owner >= 0 else say("rampage-nobody")
        return f"{'>' if active else ''}{robot.letter}{robot.symbol} {owner}"

    def yard(self, width: int) -> Iterator[Text]:
        """All robots, as many beside each other as fit."""
        cells = [self.cell(robot) for robot in self.shown]
        room = max(1, width // CELL)
        for start in range(0, len(cells), room):
            yield from side_by_side(cells[start : start + room])

    def cell(self, robot: RobotView) -> list[Text]:
        """A frame with the robot in it: owner above, numbers below."""
        seat = self.view.seats[robot.owner] if robot.owner >= 0 else None
        ink = INKS[robot.colour]
        title = shorten(self.title(robot), INNER, placeholder="…")
        lines = [Text(f"╭{title}{'─' * (INNER - len(title))}╮ ", ink)]
        body = wreck(robot, seat) if robot.place == "wreck" else figure(robot) + numbers(robot, seat)
        for row in body:
            lines.append(Text("│", ink).append(f"{row[:INNER]:<{INNER}}", "quiet" if robot.place == "wreck" else ""))
            lines[-1].append("│ ", ink)
        # Options speak of a robot by its torso, so its name stands in the frame.
        lines.append(Text(f"╰{robot.name[:INNER]:─<{INNER}}╯ ", ink))
        return lines

    def action(self) -> Text:
        assert self.view.action is not None
        at = f" -> {self.names[self.view.aimed_at]}" if self.view.aimed_at >= 0 else ""
        return Text(f" {say('rampage-action')}  {self.view.action.name}{at}", "bold")


def status(view: TableView) -> list[str]:
    """Turn, decks, and the countdown to Closing Time when it is near."""
    if view.phase == "building":
        return [say("rampage-building"), say("rampage-build-deck", count=view.build_deck)]
    words = [
        say("turn", turn=view.turn),
        say("rampage-deck", count=view.deck),
        say("rampage-discard", count=len(view.discard)),
    ]
    if view.closing:
        words.append(say("rampage-closing").upper())
    elif view.closing_in >= 0:
        words.append(say("rampage-closing-in", turns=view.closing_in))
    if view.best_of > 1:
        words.append(say("rampage-wins", wins=" : ".join(str(seat.wins) for seat in view.seats)))
    return words


def label(part: PartView | None) -> str:
    """The key of a part; a Replacement has a dark edge, an empty slot is a stump."""
    if part is None:
        return STUMP
    return f"#{part.key}#" if part.replacement else f"[{part.key}]"


def arms(robot: RobotView) -> str:
    """Arms left and right with their attack, and between them the torso with its cracks."""
    cracks = "x" * min(robot.wounds, robot.bears) + "." * max(0, robot.bears - robot.wounds)
    left, right = robot.parts["left_arm"], robot.parts["right_arm"]
    return f"{left.attack if left else 0}{label(left)}={{{cracks}}}={label(right)}{right.attack if right else 0}"


def badge(robot: RobotView) -> str:
    return label(robot.parts["accessory"]) if robot.parts["accessory"] else ""


def figure(robot: RobotView) -> list[str]:
    """Head above, arms and torso, leg below, the accessory as a badge."""
    head, leg = f"{label(robot.parts['head']):^13}", f"{label(robot.parts['leg']):^13}"
    return [f"     {head}{badge(robot)}", f"{arms(robot):^{INNER}}", f"     {leg}"]


def numbers(robot: RobotView, seat: SeatView | None) -> list[str]:
    fight = say("rampage-numbers", attack=robot.attack, defence=robot.defence, wounds=robot.wounds, bears=robot.bears)
    if seat is None or (seat.value == 0 and seat.stack == 0):
        return [fight, say("rampage-value", value=robot.value)]
    parked = f" +{len(seat.parked)}p" if seat.parked else ""
    return [fight, f"{'▯' * seat.hand:<4}{seat.stack:>2} {pile(seat.stack)}{parked}"]


def wreck(robot: RobotView, seat: SeatView | None) -> list[str]:
    cause = say(f"rampage-fell-{seat.cause}") if seat is not None and seat.cause else ""
    hoard = say("rampage-hoard", count=seat.hoard) if seat is not None and seat.hoard else ""
    return ["", f"{'x_x':^{INNER}}", f"{cause:^{INNER}}", f"{hoard:^{INNER}}", ""]


def pile(count: int) -> str:
    """A stack: one bar for every two cards."""
    return "▮" * min(12, (count + 1) // 2)


# The fight


def meters(fight: FightView, names: list[str], width: int) -> Iterator[Text]:
    """Attack against defence, each in its segments; a draft fills only your own."""
    who = say("rampage-fight", attacker=names[fight.attacker], target=names[fight.target])
    again = f"  {say('rampage-again')}" if fight.number > 1 else ""
    hidden = "" if fight.shown else f"  {say('rampage-drafting')}"
    yield Text(f" {who}{again}{hidden}", "bold", no_wrap=True, overflow="ellipsis")
    most = max(fight.attack_total, fight.defence_total, 1)
    room = max(8, min(most, width - 54))
    yield meter(say("rampage-attack"), fight.attack, fight.attack_total, most, room, "spot")
    yield meter(say("rampage-defence"), fight.defence, fight.defence_total, most, room, "good")
    yield Text(f" {outcome(fight)}", no_wrap=True, overflow="ellipsis")


def meter(name: str, segments: dict[str, int], total: int, most: int, room: int, style: str) -> Text:
    """`ATTACK 12 |aaaaasssss++|  arms 5, strikes 5, accessory 2`: each segment has its own letter."""
    bar = "".join(segment[0] * (count * room // most) for segment, count in segments.items())
    told = ", ".join(f"{say('rampage-seg-' + segment)} {count}" for segment, count in segments.items() if count)
    line = Text(f" {name:<8}{total:>3} ", "bold", no_wrap=True, overflow="ellipsis")
    return line.append(f"|{bar:<{room}}| ", style).append(told)


def outcome(fight: FightView) -> str:
    if not fight.shown:
        return say("rampage-needs", needs=fight.needs)
    words = [
        say("rampage-margin", margin=fight.margin) if fight.margin >= 0 else say("rampage-short", by=-fight.margin)
    ]
    if fight.loot:
        words.append(say("rampage-loot", count=fight.loot))
    if fight.wounds:
        words.append(say("rampage-gash", count=fight.wounds))
    if fight.hit:
        words.append(say("rampage-hit", location=word(fight.hit)))
    if fight.taking:
        words.append(say("rampage-taking", count=fight.taking))
    return ", ".join(words)


# The hand


def hand_lines(view: TableView, width: int) -> Iterator[Text]:
    """A line for each card: both halves, its use in the draft, and what its text says."""
    for card in view.hand:
        yield hand_line(card, width, "")
    for card in view.looked:
        yield hand_line(card, width, f"{say('rampage-looked')} ")


def hand_line(card: CardView, width: int, mark: str) -> Text:
    line = Text(f" {mark}", no_wrap=True, overflow="ellipsis")
    line.append(f"{card.letter}{card.symbol}{card.strength} ", INKS[card.colour])
    line.append(f"{card.key} ", "quiet").append(card.name, "bold")
    if card.wild:
        line.append(f" *{say('rampage-wild')}*", "wild")
    if card.laid:
        line.append(f" <{say('rampage-laid-' + card.laid)}>", "spot")
    room = width - line.cell_len - 3
    text = f"{say('rampage-type-' + card.type)} {'-> x' if card.discards else '-> _'} {card.words}"
    return line.append(f"  {shorten(text, max(12, room), placeholder='…')}", "quiet")


def part_words(part: PartView) -> str:
    numbers = say("rampage-part", attack=part.attack, defence=part.defence, value=part.value)
    return f"{part.key} {part.name} ({word(part.kind)}; {numbers}) {part.words}".strip()


# Line by line


def tell(view: TableView, names: list[str], viewer: int) -> list[str]:
    """The table, the lamps that are on, the wild colours, a line for each robot, the fight and the hand."""
    lines = [f"{', '.join(status(view))}."]
    for lamp in LAMPS:
        if getattr(view, lamp):
            name = lamp.replace("_", "-")
            lines.append(f"{say('rampage-' + name)}: {say('rampage-does-' + name)}.")
    wild = [f"{colour.letter} {word(colour.key)}" for colour in view.colours if colour.wild]
    if wild:
        lines.append(f"{say('rampage-wild')}: {', '.join(wild)}.")
    for robot in view.robots:
        if robot.place != "aside":
            lines.append(tell_robot(view, robot, names, viewer))
    if view.drawn is not None:
        lines.append(f"{say('rampage-drawn')}: {part_words(view.drawn)}")
    if view.fight is not None:
        lines += tell_fight(view.fight, names)
    lines.append(f"{say('rampage-hand')}: {'; '.join(map(tell_card, view.hand)) or '-'}")
    return lines


def tell_card(card: CardView) -> str:
    return f"{card.key} {word(card.colour)} {card.strength}, {card.name}{' *' if card.wild else ''}"


def tell_robot(view: TableView, robot: RobotView, names: list[str], viewer: int) -> str:
    seat = view.seats[robot.owner] if robot.owner >= 0 else None
    owner = say("rampage-nobody") if seat is None else who(seat.seat, names, viewer)
    start = f"{owner}: {robot.name} ({robot.letter} {word(robot.colour)})"
    if robot.place == "wreck":
        return f"{start}, {say('rampage-fell-' + seat.cause) if seat is not None and seat.cause else ''}"
    parts = ", ".join(f"{word(kind)} {part.name if part else '-'}" for kind, part in robot.parts.items())
    fight = say("rampage-numbers", attack=robot.attack, defence=robot.defence, wounds=robot.wounds, bears=robot.bears)
    cards = "" if seat is None else f"; {say('rampage-cards', hand=seat.hand, stack=seat.stack)}"
    parked = (
        f"; {say('rampage-parked')}: {', '.join(card.name for card in seat.parked)}" if seat and seat.parked else ""
    )
    return f"{start}; {parts}; {fight}{cards}{parked}"


def tell_fight(fight: FightView, names: list[str]) -> list[str]:
    who = say("rampage-fight", attacker=names[fight.attacker], target=names[fight.target])
    sums = [
        f"{say('rampage-attack')} {fight.attack_total} ({told(fight.attack)})",
        f"{say('rampage-defence')} {fight.defence_total} ({told(fight.defence)})",
    ]
    return [f"{who}. {'; '.join(sums)}. {outcome(fight)}."]


def told(segments: dict[str, int]) -> str:
    return ", ".join(f"{say('rampage-seg-' + segment)} {count}" for segment, count in segments.items())

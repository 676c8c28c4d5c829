"""Ninja Pirate Zombie Robot in a terminal: two rows of figures cut in three, marks, deck and hand.

Nothing is told by colour alone: a frame's shape, a sign and a word say the same.
"""

from collections.abc import Iterator
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from matinee.games.npzr.parts import CHARACTERS, LETTERS, PLACES, POSITIONS
from matinee.games.npzr.view import CardView, SideView, StackView, TableView
from matinee.tui.boards.figures import EMPTY_LARGE, EMPTY_SMALL, LARGE, SMALL
from matinee.tui.boards.shell import Drawing, side_by_side, who
from matinee.tui.speech import say, word

# From this size of the terminal on, figures are drawn two lines a part and the hand as cards.
ROOMY = (78, 36)
# From these heights on the hand may take two lines, or two rows of cards.
LOW, HIGH = 25, 45


class CardFrame(NamedTuple):
    """Four corners, two kinds of edge, and a style."""

    top_left: str
    edge: str
    top_right: str
    side: str
    foot_left: str
    foot_right: str
    style: str


# A stack at rest, one part away (mine, the rival's), one part from the fourth mark.
CALM = CardFrame("╭", "─", "╮", "│", "╰", "╯", "quiet")
MINE = CardFrame("┌", "─", "┐", "│", "└", "┘", "good")
RIVALS = CardFrame("╔", "═", "╗", "║", "╚", "╝", "spot")
LOOMS = CardFrame("┏", "━", "┓", "┃", "┗", "┛", "threat")


class StackBoard(Drawing[TableView]):
    def lines(self, width: int, height: int) -> Iterator[Text]:
        roomy = width >= ROOMY[0] and height >= ROOMY[1]
        near = nearer(self.viewer)
        rival = 1 - near
        yield self.header(rival, width)
        yield from self.row(rival, width, roomy)
        yield self.middle(width)
        yield self.header(near, width)
        yield from self.row(near, width, roomy)
        hand = hand_cards if roomy else hand_line
        yield from hand(self.view.hand, width, 2 if height >= (HIGH if roomy else LOW) else 1)

    def header(self, seat: int, width: int) -> Text:
        """Who, and the four posters: a filled box for what is scored."""
        side = self.view.sides[seat]
        own = seat == self.viewer
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(">" if self.view.active == seat and not self.view.over else " ", "spot")
        line.append(self.who(seat), "own" if own else "bold")
        if side.fourth_looms and not self.view.over:
            line.append(f"  ! {say('npzr-looms')} !", "threat")
        line.append("  ")
        for character in CHARACTERS:
            times = side.times.get(character, 0)
            again = f"×{times}" if times > 1 else ""
            name = word(character)
            line.append(f" ■ {name.upper()}{again}" if times else f" □ {name}", character if times else "quiet")
        line.append(f"   {say('npzr-hand-count', count=side.hand)}", "quiet")
        return line

    def row(self, seat: int, width: int, roomy: bool) -> Iterator[Text]:
        """A side's stacks from left to right, in as many rows as they need."""
        stacks = [stack for stack in self.view.stacks if stack.owner == seat]
        cells = [figure(stack, self.frame(stack), roomy) for stack in stacks]
        if not cells:
            cells = [no_figure(roomy)]
        room = max(1, (width - 1) // cells[0][0].cell_len)
        for start in range(0, len(cells), room):
            yield from side_by_side(cells[start : start + room], " ")

    def frame(self, stack: StackView) -> CardFrame:
        if not stack.one_away or self.view.over:
            return CALM
        if wins(stack, self.view.sides[stack.owner]):
            return LOOMS
        return MINE if stack.owner == self.viewer else RIVALS

    def middle(self, width: int) -> Text:
        """The line between the sides: deck, turn, and what the turn still asks for."""
        words = f" {'  ·  '.join(status(self.view))} "
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("- - ", "quiet").append(words.strip(), "bold").append(" ")
        return line.append(("- " * width)[: max(0, width - line.cell_len)], "quiet")


def nearer(viewer: int) -> int:
    """The seat whose side is drawn below: your own; to a spectator both are the same."""
    return viewer if viewer < 2 else 0


def status(view: TableView) -> list[str]:
    words = [say("npzr-deck", count=view.deck)]
    late = view.turn >= view.turn_limit - 20
    words.append(say("npzr-turn-limit", turn=view.turn, limit=view.turn_limit) if late else say("turn", turn=view.turn))
    if not view.over:
        words.append(say("npzr-duty") if view.duty else say("npzr-duty-done"))
        if view.moves:
            words.append(say("npzr-moves", moves=view.moves))
    return words


def wins(stack: StackView, side: SideView) -> bool:
    """Whether one more part on this stack is its owner's fourth mark."""
    return bool(stack.one_away) and len({*side.marks, stack.one_away.partition(".")[0]}) == 4


def piles(stack: StackView) -> list[list[CardView]]:
    return [stack.head, stack.torso, stack.legs]


def figure(stack: StackView, frame: CardFrame, roomy: bool) -> list[Text]:
    """One stack, framed: its name and what it lacks above; where there is room, in words below."""
    inner = 13 if roomy else 10
    sign = signs(stack, frame)
    label = f"{stack.label} {sign}".strip()
    lines = [Text(f"{frame.top_left}{label}{frame.edge * (inner - len(label))}{frame.top_right} ", frame.style)]
    for place, pile in enumerate(piles(stack)):
        for body in part_lines(pile, place, roomy):
            lines.append(Text(frame.side, frame.style).append_text(body).append(f"{frame.side} ", frame.style))
    if roomy:
        foot = say("npzr-needs", part=part_key(stack.one_away)) if sign else ""
        lines.append(Text(f"{frame.foot_left}{foot}{frame.edge * (inner - len(foot))}{frame.foot_right} ", frame.style))
    return lines


def no_figure(roomy: bool) -> list[Text]:
    """An empty place as high as a figure, so that the table does not jump when the first card comes."""
    lines = [Text("   ") for _ in range(8 if roomy else 4)]
    lines[len(lines) // 2].append(say("npzr-no-stacks"), "quiet")
    return lines


def signs(stack: StackView, frame: CardFrame) -> str:
    """A tick on a stack of mine that lacks one part, a bell on the rival's, and the key of that part."""
    if frame is CALM:
        return ""
    return f"{ {MINE: '✓', RIVALS: '♪'}.get(frame, '!') }{part_key(stack.one_away)}"


def part_key(part: str) -> str:
    """`robot.torso` as `R-T`."""
    character, _, position = part.partition(".")
    return f"{LETTERS[CHARACTERS.index(character)]}-{PLACES[POSITIONS.index(position)]}"


def part_lines(pile: list[CardView], place: int, roomy: bool) -> list[Text]:
    """The top of a pile: its letter, a star if it is a wild, its drawing, and how many cards lie beneath."""
    if not pile:
        empty = EMPTY_LARGE if roomy else (EMPTY_SMALL,)
        return [Text(f"  {row}  {'' if roomy else ' '}", "quiet") for row in empty]
    top = pile[-1]
    character = top.shows.partition(".")[0]
    style = "wild" if top.wild else character
    art = LARGE[top.shows] if roomy else (SMALL[top.shows],)
    tag = f"{LETTERS[CHARACTERS.index(character)]}{'*' if top.wild else ' '}"
    buried = f"+{len(pile) - 1}" if len(pile) > 1 else ""
    first = Text(tag, style).append(art[0], style).append(buried.ljust(2 if roomy else 3), "bold")
    return [first, *(Text("  ").append(row, style).append("  ") for row in art[1:])]


def counted(hand: list[CardView]) -> list[tuple[CardView, int]]:
    """Equal cards together, in the order in which they came."""
    counts: dict[str, int] = {}
    for card in hand:
        counts[card.key] = counts.get(card.key, 0) + 1
    firsts = {card.key: card for card in reversed(hand)}
    return [(firsts[key], count) for key, count in counts.items()]


def card_style(card: CardView) -> str:
    return "wild" if card.wild else CHARACTERS[LETTERS.index(card.key[0])] if card.key[0] in LETTERS else ""


def hand_line(hand: list[CardView], width: int, most: int) -> Iterator[Text]:
    """The hand on at most `most` lines: with names where they fit, else by keys."""
    lines = hand_lines(hand, width, named=True)
    yield from lines if len(lines) <= most else hand_lines(hand, width, named=False)


def hand_lines(hand: list[CardView], width: int, named: bool) -> list[Text]:
    lines = [Text.assemble((f" {say('npzr-hand')}  ", "own"))]
    if not hand:
        lines[0].append(say("npzr-hand-empty"), "quiet")
    for card, count in counted(hand):
        item = Text.assemble((card.key + ("*" if card.wild else ""), card_style(card)))
        item.append(f"{f' {card.name}' if named else ''}{f' ×{count}' if count > 1 else ''}   ")
        if lines[-1].cell_len + item.cell_len - 3 > width:
            lines.append(Text("       "))
        lines[-1].append_text(item)
    return lines


def hand_cards(hand: list[CardView], width: int, most: int) -> Iterator[Text]:
    """The hand as cards, if they fit into `most` rows."""
    held = counted(hand)
    room = (width - 1) // 15
    if not held or len(held) > room * most:
        yield from hand_line(hand, width, 3)
        return
    for start in range(0, len(held), room):
        yield from side_by_side([hand_card(card, count) for card, count in held[start : start + room]], " ")


def hand_card(card: CardView, count: int) -> list[Text]:
    """Key, name (never cut), and what it shows."""
    style = card_style(card)
    times = f"×{count}" if count > 1 else ""
    shows = say("npzr-wild") if card.wild else " ".join(map(word, card.shows.split(".")))
    return [
        Text(f"╭{card.key}{'─' * (12 - len(card.key) - len(times))}{times}╮ ", style),
        *(Text("│", style).append(f"{line:<12}", "bold").append("│ ", style) for line in name_lines(card.name)),
        Text(f"╰{shows}{'─' * (12 - len(shows))}╯ ", style),
    ]


def name_lines(name: str) -> list[str]:
    """A name on three lines of a card, broken between words."""
    lines = wrap(name, 12, max_lines=3, placeholder="…")
    return lines + [""] * (3 - len(lines))


# Line by line


def tell(view: TableView, names: list[str], viewer: int) -> list[str]:
    """`B1 Bo  P-H | R-T over N-T | -`, one line a stack: head, torso, legs, each with what lies beneath."""
    lines = [f"{', '.join(status(view))}."]
    for seat in (1 - nearer(viewer), nearer(viewer)):
        side = view.sides[seat]
        marks = ", ".join(marked(side)) or say("none")
        lines.append(
            say("npzr-tell-side", who=who(seat, names, viewer), hand=side.hand, marks=marks, count=len(side.marks))
        )
        lines += [tell_stack(stack, names, side, view.over) for stack in view.stacks if stack.owner == seat]
    held = [f"{card.key} {card.name}{f' (x{count})' if count > 1 else ''}" for card, count in counted(view.hand)]
    lines.append(f"{say('npzr-hand')}: {'; '.join(held) or say('npzr-hand-empty')}")
    return lines


def marked(side: SideView) -> list[str]:
    """`zombie`, or `zombie (x2)` where it was scored again."""
    return [f"{word(name)}{f' (x{side.times[name]})' if side.times.get(name, 1) > 1 else ''}" for name in side.marks]


def tell_stack(stack: StackView, names: list[str], side: SideView, over: bool) -> str:
    shown = " | ".join(tell_pile(pile) for pile in piles(stack))
    away = ""
    if stack.one_away and not over:
        away = f"   {say('npzr-tell-needs', part=part_key(stack.one_away))}"
        if wins(stack, side):
            away += f", {say('npzr-looms')}!"
    return f"{stack.label} {names[stack.owner]}  {shown}{away}"


def tell_pile(pile: list[CardView]) -> str:
    """NPZR-09 Fanned out, top first: what is buried is no secret."""
    cards = [f"{part_key(card.shows)}{'*' if card.wild else ''}" for card in reversed(pile)]
    return say("npzr-over").join(cards) or "-"

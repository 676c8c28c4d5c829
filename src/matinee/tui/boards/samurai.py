"""Kung Fu Samurai in a terminal: the poster, Movies with every number opened, the attack stage, the discard pile.

Nothing is told by colour alone: scoring words stand in stars, sleepers say zzz, cancelled steps are crossed out with x.
"""

from collections.abc import Iterator

from rich.text import Text

from matinee.games.samurai.seen import CardView, Part, RoleView
from matinee.games.samurai.view import AttackView, MovieView, StepView, TableView
from matinee.tui.boards.shell import Drawing, folded, who
from matinee.tui.speech import say, word

BAR = 24
SIGNS = {"active": " ", "pending": "?", "cancelled": "x", "lapsed": "-"}
TYPES = ("Character", "Prop", "Location", "Creature", "Sfx", "Credits")
# From this height of the terminal on every card in hand has a line of its own, with its text.
HIGH = 44


class Set(Drawing[TableView]):
    def lines(self, width: int, height: int) -> Iterator[Text]:
        for line, style in lines(self.view, self.names, self.viewer, width, height >= HIGH):
            for piece in folded(line, width):
                yield Text(piece, style, no_wrap=True, overflow="ellipsis")


def tell(view: TableView, names: list[str], viewer: int) -> list[str]:
    """The same, line by line, for a screen reader or a pipe."""
    told = [line.strip(" ═─▶") for line, _ in lines(view, names, viewer, 0, True)]
    return [line for line in told if line]


Line = tuple[str, str]


def lines(view: TableView, names: list[str], viewer: int, width: int, roomy: bool) -> Iterator[Line]:
    yield from poster(view, width)
    yield clock(view, names), "quiet"
    if view.attack is not None:
        yield from stage(view.attack, names, width)
    for card in view.pending:
        yield say("samurai-pending", who=names[card.seat], card=card.card.name), "spot"
    yield from hand_lines(view.hand, roomy)
    for movie in view.movies:
        yield from movie_lines(view, movie, names, viewer)
    yield from discard(view.discard)


# The poster


def poster(view: TableView, width: int) -> Iterator[Line]:
    """The title in lights all game long; before there is one, the words that were turned up."""
    title = view.poster.title or say("samurai-no-title")
    yield f"═ {title} ".ljust(width, "═"), "bold"
    if view.poster.open:
        yield "  " + "  ".join(view.poster.words), "spot"
        for number, pitch in enumerate(view.poster.pitches, 1):
            yield f"  {number}. {pitch.text}", ""
    else:
        yield "  " + "  ".join(f"*{word}*" for word in view.poster.scoring), "spot"


def clock(view: TableView, names: list[str]) -> str:
    """Round, badges and the deck clock."""
    parts = [say("samurai-round", round=view.round, turn=view.turn), names[view.active]]
    if view.establishing:
        parts.append(say("samurai-establishing"))
    if view.credits_locked:
        parts.append(say("samurai-locked"))
    if view.last_turn >= 0:
        parts.append(say("samurai-last-turn", who=names[view.last_turn]))
    else:
        parts.append(say("samurai-film", cards=view.pile, rounds=view.rounds_left))
    if view.goal:
        parts.append(say("samurai-match", goal=view.goal, game=view.game))
    return " " + " · ".join(parts)


# The hand


def hand_lines(hand: list[CardView], roomy: bool) -> Iterator[Line]:
    """All cards held, also those that cannot be played now: with their texts where there is room."""
    if not hand:
        return
    if roomy:
        yield f" {say('samurai-hand')}", "own"
        for card in hand:
            yield f"    {held(card)}{': ' if card.text else ''}{card.text}", ""
    else:
        yield f" {say('samurai-hand')} " + " · ".join(map(held, hand)), "own"


def held(card: CardView) -> str:
    """`Off-Duty Ninja *Ninja* (Character 4)`; SFX and Roll the Credits have no strength."""
    strength = "" if card.type in ("Sfx", "Credits") else f" {card.strength}"
    return f"{starred(card)} ({word(card.type)}{strength})"


# Movies


def movie_lines(view: TableView, movie: MovieView, names: list[str], viewer: int) -> Iterator[Line]:
    """DS and points, the Location, then each Character with what it carries."""
    own = movie.seat == viewer
    name = who(movie.seat, names, viewer)
    mark = "▶" if movie.seat == view.active else " "
    head = say("samurai-movie", ds=movie.ds, points=movie.projected, rank=movie.rank, hand=movie.hand)
    yield f"{mark}{name}  {head}", "own" if own else "bold"
    if movie.known:
        yield "    " + say("samurai-known", cards=", ".join(card.name for card in movie.known)), "quiet"
    if movie.location:
        yield "    @ " + " + ".join(part_text(part) for part in movie.location), ""
    for role in movie.cast:
        yield "    " + role_text(role), "quiet" if role.asleep else ""
    if not movie.cast:
        yield "    " + say("samurai-no-cast"), "quiet"


def starred(card: CardView) -> str:
    """A card whose Title word scores carries its ticket."""
    return f"{card.name} *{card.word}*" if card.lit else card.name


def part_text(part: Part) -> str:
    """`Bamboo Spear 4 (printed 2)`: what it counts, and what it would elsewhere."""
    change = f" ({say('samurai-printed', n=part.printed)})" if part.counts != part.printed else ""
    return f"{starred(part.card)} {part.counts}{change}"


def role_text(role: RoleView) -> str:
    asleep = f" {say('samurai-asleep')}" if role.asleep else ""
    under = "".join(f" + {part_text(part)}" for part in role.under)
    return f"{part_text(role.part)}{asleep}{under}"


# The stage


def stage(attack: AttackView, names: list[str], width: int) -> Iterator[Line]:
    """AS against DS on one scale, then every labelled step with what it made of them."""
    target = attack.marked.name if attack.marked is not None else names[attack.target]
    kind = say("samurai-kick") if attack.kind == "kung fu" else say("samurai-attack")
    yield f"─ {kind}: {attack.fighter.name} ({names[attack.attacker]}) → {target} ".ljust(width, "─"), "threat"
    scale = max(1, attack.attack, attack.defence)
    bars = [f"{bar(value, scale)}  " if width else "" for value in (attack.attack, attack.defence)]
    yield f"  {label('as')} {attack.attack:>3} {bars[0]}{', '.join(attack.traits)}", "bold"
    yield f"  {label('ds')} {attack.defence:>3} {bars[1]}{verdict(attack)}", "bold"
    yield "     " + " + ".join(part_text(part) for part in attack.defence_parts), "quiet"
    for step in attack.steps:
        yield step_text(step, names), "quiet" if step.status in ("cancelled", "lapsed") else ""


def label(side: str) -> str:
    """Both names as wide as the wider one, so that the bars begin together."""
    names = {"as": say("samurai-as"), "ds": say("samurai-ds")}
    return names[side].ljust(max(map(len, names.values())))


def bar(value: int, scale: int) -> str:
    filled = max(0, min(BAR, value * BAR // scale))
    return "█" * filled + "·" * (BAR - filled)


def verdict(attack: AttackView) -> str:
    if attack.always:
        return say("samurai-always")
    if attack.succeeding:
        return say("samurai-succeeding", n=attack.attack - attack.defence)
    return say("samurai-failing", n=attack.defence - attack.attack)


def step_text(step: StepView, names: list[str]) -> str:
    """`  x2 Wire Fu, Amanda: AS 20, DS 14`; a cancelled step is crossed out."""
    signs = {"double": "x2", "halve": "/2", "plus": f"{step.n:+d}", "becomes": f"={step.n}", "zero": "=0", "joins": "+"}
    side = say("samurai-ds" if step.tag in ("MDS", "DS") else "samurai-as")
    what = f"{side} {signs[step.change]}" if step.tag != "TRT" else say("samurai-trait")
    joined = f" + {step.other.name}" if step.other is not None and step.other.key != step.card.key else ""
    body = f"{what} {step.card.name}{joined}, {names[step.seat]}"
    if step.status in ("cancelled", "lapsed"):
        return f"  {SIGNS[step.status]} ~{body}~ {say('samurai-void')}"
    numbers = f"{say('samurai-as')} {step.attack}, {say('samurai-ds')} {step.defence}"
    return f"  {SIGNS[step.status]} {body}: {numbers}"


# The discard pile


def discard(cards: list[CardView]) -> Iterator[Line]:
    """By type, newest first."""
    if not cards:
        return
    yield say("samurai-discard", count=len(cards)), "quiet"
    for kind in TYPES:
        found = [starred(card) for card in reversed(cards) if card.type == kind]
        if found:
            yield f"  {word(kind)} {len(found)}: {', '.join(found)}", "quiet"

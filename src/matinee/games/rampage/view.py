"""What a viewer may know of a table: all that lies open, the viewer's own hand, and the number of everything else."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from matinee.engine.view import View, ended
from matinee.games.rampage import deck as d
from matinee.games.rampage import words
from matinee.games.rampage.cells import CAUSE, FELL, WINS
from matinee.games.rampage.defence import PickHit
from matinee.games.rampage.parts import (
    CAUSES,
    COLOURS,
    KINDS,
    LETTERS,
    SYMBOLS,
    TORSOS,
    WET,
)
from matinee.games.rampage.seen import CardView, PartView, RobotView, card_view, cards, part, robot
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.theft import taking

COUNTDOWN = 5  # rounds before Closing Time from which it is shown


class SeatView(msgspec.Struct, frozen=True):
    """One player: numbers of what is face down, faces of what is open."""

    seat: int
    standing: bool
    robot: int
    colour: str
    value: int
    hand: int
    stack: int
    parked: list[CardView]
    hoard: int
    fell: int
    cause: str
    wins: int


class ColourView(msgspec.Struct, frozen=True):
    """RR-38 One colour: whose it is (-1: nobody's), and whether it is wild now."""

    key: str
    letter: str
    symbol: str
    owner: int
    wild: bool


class FightView(msgspec.Struct, frozen=True):
    """The attack under way, split into segments. A draft fills only its own player's meter until it is shown."""

    attacker: int
    target: int
    number: int
    shown: bool
    compared: bool
    attack: dict[str, int]
    attack_total: int
    defence: dict[str, int]
    defence_total: int
    margin: int
    needs: int
    strikes: list[CardView]
    boosts: list[CardView]
    guards: list[CardView]
    responses: list[CardView]
    hits: list[CardView]
    hit: str
    loot: int
    wounds: int
    aim: int
    taking: int


class TableView(View, frozen=True):
    """Everything on the table, and the viewer's own hand (a spectator and a fallen player have none)."""

    phase: str
    turn: int
    closing_from: int
    closing_in: int
    closing: bool
    active: int
    dealer: int
    pit_traps: bool
    buzz_saws: bool
    wild_only: bool
    colours: list[ColourView]
    robots: list[RobotView]
    seats: list[SeatView]
    deck: int
    build_deck: int
    drawn: PartView | None
    discard: list[CardView]
    aside: list[PartView]
    action: CardView | None
    aimed_at: int
    painted: bool
    fight: FightView | None
    hand: list[CardView]
    looked: list[CardView]
    victory: str
    best_of: int


def views(s: Rampage) -> Callable[[int], TableView]:
    """All see the same table; a player also sees their cards, and a fight as far as they know it."""
    table = open_table(s)

    def of(viewer: int) -> TableView:
        seated = 0 <= viewer < s.seats
        return replace(
            table,
            fight=fight(s, viewer) if s.fights() and not s.over else None,
            hand=cards(s, d.HANDS + viewer) if seated else [],
            looked=cards(s, d.LOOKS + viewer) if seated else [],
        )

    return of


def open_table(s: Rampage) -> TableView:
    """What everybody sees, without the fight."""
    laid = s.piles.cards(d.LAID)
    return TableView(
        **ended(s),
        phase="over" if s.over else "building" if s.building else "battle",
        turn=s.turn,
        closing_from=s.last_turn_before_closing() + 1,
        closing_in=closing_in(s),
        closing=s.closing(),
        active=s.active,
        dealer=s.dealer,
        pit_traps=not s.building and s.pit_traps(),
        buzz_saws=not s.building and s.buzz_saws(),
        wild_only=not s.building and s.wild_only(),
        colours=[colour(s, number) for number in range(6)],
        robots=[robot(s, torso) for torso in range(TORSOS)],
        seats=[seat_view(s, seat) for seat in range(s.seats)],
        deck=s.piles.count(d.DECK),
        build_deck=s.piles.count(d.BUILD),
        drawn=part(s, s.piles.top(d.DRAWN)) if s.building and s.piles.count(d.DRAWN) else None,
        discard=cards(s, d.DISCARD),
        aside=[part(s, card) for card in s.piles.cards(d.SCRAP)],
        action=card_view(s, laid[-1]) if laid else None,
        aimed_at=s.aimed_at,
        painted=s.paint == WET and not s.building,
        fight=None,
        hand=[],
        looked=[],
        victory="hoard" if s.hoarding else "last_robot",
        best_of=s.best_of,
    )


def closing_in(s: Rampage) -> int:
    """RR-71 Turns until Closing Time, from five rounds before; -1 while it is far away."""
    turns = s.last_turn_before_closing() + 1 - s.turn
    return max(0, int(turns)) if turns <= COUNTDOWN * s.seats and not s.building else -1


def seat_view(s: Rampage, seat: int) -> SeatView:
    torso = s.torso_of(seat)
    return SeatView(
        seat=seat,
        standing=s.stands(seat),
        robot=torso,
        colour=COLOURS[s.deck.colour(torso)] if torso >= 0 else "",
        value=s.value_of(seat),
        hand=s.piles.count(d.HANDS + seat),
        stack=s.piles.count(d.STACKS + seat),
        parked=cards(s, d.PARKED + seat),
        hoard=s.piles.count(d.HOARDS + seat),
        fell=int(s.cells[FELL + seat]),
        cause=CAUSES[s.cells[CAUSE + seat]],
        wins=int(s.cells[WINS + seat]),
    )


def colour(s: Rampage, number: int) -> ColourView:
    owner = -1
    for seat in range(s.seats):
        if s.stands(seat) and s.colour_of(seat) == number:
            owner = seat
    wild = not s.building and s.is_wild(number)
    return ColourView(COLOURS[number], LETTERS[number], SYMBOLS[number], owner, wild)


def fight(s: Rampage, viewer: int) -> FightView:
    attack = attack_meter(s, viewer)
    defence = defence_meter(s, viewer)
    totals = sum(attack.values()), sum(defence.values())
    return FightView(
        attacker=s.active,
        target=s.target,
        number=s.attacks,
        shown=s.shown,
        compared=s.compared,
        attack=attack,
        attack_total=totals[0],
        defence=defence,
        defence_total=totals[1],
        margin=totals[0] - totals[1],
        needs=s.armour_of(s.target) if s.stands(s.target) else 0,
        strikes=cards(s, d.STRIKES),
        boosts=cards(s, d.BOOSTS),
        guards=cards(s, d.GUARDS),
        responses=cards(s, d.RESPONSES),
        hits=cards(s, d.DRAWN),
        hit="" if s.hit < 0 or picking(s) else KINDS[s.hit],
        loot=s.loot if s.shown else 0,
        wounds=s.gash if s.shown else 0,
        aim=s.aim if s.shown else 0,
        taking=taking(s),
    )


def picking(s: Rampage) -> bool:
    """RR-52 Of several locations none counts before it is picked. Between two steps nothing may be on the agenda."""
    return bool(s.agenda) and isinstance(s.step(), PickHit)


def attack_meter(s: Rampage, viewer: int) -> dict[str, int]:
    """A draft counts for its own player only; others see the arms and what is parked."""
    if s.shown:
        return {"arms": s.arms, "strikes": s.strikes, "boosts": s.boosts, "accessory": s.extra}
    segments = words.attack_segments(s, s.active)
    if viewer != s.active:
        parked = sum(int(s.deck.fact(card, d.BOOST_BY)) for card in s.piles.cards(d.PARKED + s.active))
        return {"arms": segments["arms"], "strikes": 0, "boosts": parked, "accessory": 0}
    return segments


def defence_meter(s: Rampage, viewer: int) -> dict[str, int]:
    if s.compared:
        return {"parts": s.armour, "guards": s.guards, "responses": s.shields}
    if s.shown and viewer == s.target:
        return words.defence_segments(s, s.target)
    return {"parts": s.armour if s.shown else int(s.armour_of(s.target)), "guards": 0, "responses": 0}

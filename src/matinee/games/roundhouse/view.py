"""What a viewer may know of a table: everything but the order of the two decks, the same for all."""

from collections.abc import Callable

import msgspec

from matinee.engine.piles import NONE
from matinee.engine.view import View, ended
from matinee.games.roundhouse.attack_types import SETS, how_many, type_names
from matinee.games.roundhouse.billing import billing
from matinee.games.roundhouse.deck import (
    ATTACKS,
    CIRCLE,
    DISCARD,
    ITEMS,
    KILLS,
    MONSTERS,
    SHIELDS,
    place_name,
)
from matinee.games.roundhouse.dice import face_list, hits_in
from matinee.games.roundhouse.phases import PHASE_NAMES
from matinee.games.roundhouse.state import KICK_DICE, MIDDLE_DICE, NO_DICE, ROLLS, WOUNDS, Roundhouse
from matinee.games.roundhouse.strike import BlockHits
from matinee.games.roundhouse.volley import all_hits, hits_with


class MonsterView(msgspec.Struct, frozen=True):
    """A monster at a place: its track from left to right, of which the last `hits` marks are covered."""

    name: str
    types: list[str]
    track: list[int]
    hits: int
    strength: int
    points: int


class PlaceView(msgspec.Struct, frozen=True):
    """`L1` to `L8`, then one place in the middle (`M1` ...) for each player who started."""

    place: str
    middle: bool
    monster: MonsterView | None


class ItemView(msgspec.Struct, frozen=True):
    """An item: extra dice, or points left of those printed, against one type."""

    name: str
    kind: str
    dice: int
    type: str
    left: int
    printed: int


class KillView(msgspec.Struct, frozen=True):
    """A monster card taken."""

    name: str
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player. `aaaaargh` is true if the middle would attack this player now; who is dead still scores."""

    seat: int
    life: int
    alive: bool
    attacks: list[ItemView]
    shields: list[ItemView]
    defence: int
    aaaaargh: bool
    kills: list[KillView]
    points: int


class HitsView(msgspec.Struct, frozen=True):
    """Hits, or dice, that carry one set of types."""

    types: list[str]
    number: int


class RollView(msgspec.Struct, frozen=True):
    """What one monster rolled for the whole table."""

    place: str
    name: str
    types: list[str]
    faces: list[int]
    hits: int


class ColumnView(msgspec.Struct, frozen=True):
    """How an attack of the monsters falls on one player: the same hits for all, less what their cards stop."""

    seat: int
    hits: int
    stopped: int
    unstopped: int


class DiceView(msgspec.Struct, frozen=True):
    """The dice on the table: a `kick` with its faces, or the rolls of the `middle` or the `circle` and their columns.

    `facing` is what the player who decides now (`defender`, else -1) has not stopped yet.
    """

    of: str
    kicker: int
    faces: list[int]
    hits: int
    rolls: list[RollView]
    columns: list[ColumnView]
    defender: int
    facing: list[HitsView]


class ForecastView(msgspec.Struct, frozen=True):
    """Dice to come if nothing changes: by set of types, all together, and the hits to be expected of them."""

    dice: list[HitsView]
    total: int
    expected: float


class TableView(View, frozen=True):
    """Everything on the table."""

    round: int
    phase: str
    phases: list[str]
    starter: int
    monster_deck: int
    item_deck: int
    discard: list[ItemView]
    places: list[PlaceView]
    players: list[PlayerView]
    drawn: ItemView | None
    to_place: int
    free_marks: int
    dice: DiceView | None
    circle_forecast: ForecastView
    middle_forecast: ForecastView
    cavalry: int
    billing: str


def views(s: Roundhouse) -> Callable[[int], TableView]:
    table = view(s)
    return lambda viewer: table


def view(s: Roundhouse) -> TableView:
    places = CIRCLE + s.seats
    return TableView(
        **ended(s),
        round=s.round,
        phase=PHASE_NAMES[s.phase],
        phases=list(PHASE_NAMES),
        starter=s.starter,
        monster_deck=s.piles.count(MONSTERS),
        item_deck=s.piles.count(ITEMS),
        discard=[item_view(s, card) for card in s.piles.cards(DISCARD)],
        places=[PlaceView(place_name(place), place >= CIRCLE, monster_view(s, place)) for place in range(places)],
        players=[player_view(s, seat) for seat in range(s.seats)],
        drawn=item_view(s, s.drawn()) if s.drawn() != NONE else None,
        to_place=s.to_place,
        free_marks=s.free,
        dice=dice_view(s),
        circle_forecast=forecast(s, range(CIRCLE)),
        middle_forecast=forecast(s, range(CIRCLE, places)),
        cavalry=arriving(s),
        billing=billing(int(s.points(0))) if s.seats == 1 else "",
    )


def monster_view(s: Roundhouse, place: int) -> MonsterView | None:
    card = s.at(place)
    if card == NONE:
        return None
    hits, health = s.piles.counter(card), s.deck.health(card)
    return MonsterView(
        name=s.deck.name(card),
        types=type_names(s.deck.types(card)),
        track=[s.deck.strength(card, covered) for covered in reversed(range(health))],
        hits=hits,
        strength=s.deck.strength(card, hits),
        points=s.deck.points(card),
    )


def item_view(s: Roundhouse, card: int) -> ItemView:
    return ItemView(
        name=s.deck.name(card),
        kind="attack" if s.deck.is_attack(card) else "defence",
        dice=s.deck.dice(card),
        type="".join(type_names(s.deck.types(card))),
        left=s.piles.counter(card),
        printed=s.deck.points(card),
    )


def player_view(s: Roundhouse, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        life=s.life(seat),
        alive=s.life(seat) > 0,
        attacks=[item_view(s, card) for card in s.piles.cards(ATTACKS + seat)],
        shields=[item_view(s, card) for card in s.piles.cards(SHIELDS + seat)],
        defence=s.defence(seat),
        aaaaargh=bool(s.most_defended() >> seat & 1),
        kills=[KillView(s.deck.name(card), s.deck.points(card)) for card in s.piles.cards(KILLS + seat)],
        points=s.points(seat),
    )


def dice_view(s: Roundhouse) -> DiceView | None:
    if s.dice == NO_DICE:
        return None
    if s.dice == KICK_DICE:
        return DiceView("kick", s.kicker, face_list(s.kicked), hits_in(s.kicked), [], [], -1, [])
    hits = all_hits(s.volley)
    # Between two steps nothing may be on the agenda.
    deciding = not s.over and bool(s.agenda) and isinstance(s.step(), BlockHits)
    return DiceView(
        of="middle" if s.dice == MIDDLE_DICE else "circle",
        kicker=-1,
        faces=[],
        hits=hits,
        rolls=[roll_view(s, place) for place in range(CIRCLE + s.seats) if s.numbers[ROLLS + place]],
        columns=[column_view(s, seat, hits) for seat in range(s.seats) if s.targets >> seat & 1],
        defender=s.asked if deciding else -1,
        facing=by_types(lambda types: hits_with(s.facing, types)) if deciding else [],
    )


def roll_view(s: Roundhouse, place: int) -> RollView:
    """A monster stays at its place from its roll to the next kick, which sweeps these dice away."""
    card, faces = s.at(place), s.numbers[ROLLS + place]
    name, types = s.deck.name(card), type_names(s.deck.types(card))
    return RollView(place_name(place), name, types, face_list(faces), hits_in(faces))


def column_view(s: Roundhouse, seat: int, hits: int) -> ColumnView:
    unstopped = s.numbers[WOUNDS + seat]
    return ColumnView(seat, hits, hits - unstopped, unstopped)


def forecast(s: Roundhouse, places: range) -> ForecastView:
    dice = dict.fromkeys(range(1, SETS), 0)
    for place in places:
        if s.at(place) != NONE:
            dice[s.deck.types(s.at(place))] += s.strength(place)
    total = sum(dice.values())
    return ForecastView(by_types(dice.__getitem__), total, round(total / 3, 1))


def by_types(number: Callable[[int], int]) -> list[HitsView]:
    """Those sets of types that have any: the single ones first."""
    order = sorted(range(1, SETS), key=lambda types: (how_many(types), types))
    return [HitsView(type_names(types), number(types)) for types in order if number(types)]


def arriving(s: Roundhouse) -> int:
    """RK-47 How many reinforcements CAVALRY would bring now: none while the middle is occupied."""
    if s.in_middle():
        return 0
    return int(min(s.seats, s.piles.count(MONSTERS)))

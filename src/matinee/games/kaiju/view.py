"""What a viewer may know: the whole city, all that lies open, own cards (and the team's), the number of all else."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from matinee.engine.seats import among
from matinee.engine.view import View, ended
from matinee.games.kaiju.deck import (
    DECK,
    DISCARD,
    HANDS,
    KAIJU_DECK,
    KAIJU_DISCARD,
    PLAY,
    REMOVED,
    SUPPORT,
    TOP_LEVEL,
)
from matinee.games.kaiju.risk import enrage_percent
from matinee.games.kaiju.state import Siege


class CardView(msgspec.Struct, frozen=True):
    """A card that is seen."""

    key: str
    name: str
    text: str
    combo: bool


class BuildingView(msgspec.Struct, frozen=True):
    """One building: where, how strong, and how it is."""

    id: str
    name: str
    large: bool
    q: int
    r: int
    strength: int
    damage: int
    standing: bool
    shielded: bool
    touched: bool
    covered: bool


class HexView(msgspec.Struct, frozen=True):
    """A hex of the map, and what people call it."""

    q: int
    r: int
    name: str


class LevelView(msgspec.Struct, frozen=True):
    """One space of the Enrage track."""

    level: int
    hand: int
    actions: int


class SeatView(msgspec.Struct, frozen=True):
    """One player: which side, how many cards, and which, if the viewer may know."""

    seat: int
    side: str
    hand: int
    cards: list[CardView] | None


class DeckView(msgspec.Struct, frozen=True):
    """CK-13 The defender deck: what is left of each pile, top first, and whether the current one's ENRAGE has come.

    `risk` is the chance in percent that an ENRAGE is among the next one, two, three and four cards.
    """

    count: int
    piles: list[int]
    enrage_has_come: bool
    enrages_left: int
    risk: list[int]


class SiegeView(View, frozen=True):
    """Everything on the table, and the hands that the viewer may see."""

    map: str
    round: int
    kaiju: int
    kaiju_turn: bool
    active: int
    actions: int
    level: int
    track: list[LevelView]
    carapace: bool
    net: bool
    netted: bool
    flares: int
    figure: list[HexView]
    buildings: list[BuildingView]
    water: list[HexView]
    standing: int
    kaiju_deck: int
    kaiju_discard: list[str]
    deck: DeckView
    discard: list[str]
    removed: int
    support: list[CardView]
    support_limit: int
    in_play: list[CardView]
    seats: list[SeatView]
    names: dict[str, str]


def views(s: Siege) -> Callable[[int], SiegeView]:
    """All see the same city; who sees which hand is another matter."""
    city = siege(s)
    return lambda viewer: replace(city, seats=[seat_view(s, seat, viewer) for seat in range(s.seats)])


def siege(s: Siege) -> SiegeView:
    """The city without anybody's hand."""
    track = s.deck.track
    return SiegeView(
        **ended(s),
        map=s.city.name,
        round=s.round,
        kaiju=s.kaiju,
        kaiju_turn=s.kaiju_turn,
        active=s.active,
        actions=s.actions,
        level=s.level,
        track=[LevelView(i + 1, track.hand[i], track.actions[i]) for i in range(TOP_LEVEL)],
        carapace=s.carapace,
        net=s.net,
        netted=s.netted,
        flares=s.flares,
        figure=[hex_view(s, s.a), hex_view(s, s.b)],
        buildings=[building_view(s, number) for number in range(len(s.city.buildings))],
        water=[hex_view(s, hex) for hex in range(len(s.city.buildings), len(s.city.places))],
        standing=int(s.standing).bit_count(),
        kaiju_deck=s.piles.count(KAIJU_DECK),
        kaiju_discard=faces(s, KAIJU_DISCARD),
        deck=deck_view(s),
        discard=faces(s, DISCARD),
        removed=s.piles.count(REMOVED),
        support=card_views(s, SUPPORT),
        support_limit=s.defenders,
        in_play=card_views(s, PLAY),
        seats=[],
        names={kind.key: kind.name for kind in s.deck.kinds if kind.key},
    )


def seat_view(s: Siege, seat: int, viewer: int) -> SeatView:
    """CK-95 A defender sees the whole team's cards if hands are open; at the end everybody sees everything."""
    side = "kaiju" if seat == s.kaiju else "defender"
    may_see = s.over or among(s.deck.sees(seat), viewer)
    return SeatView(seat, side, s.piles.count(HANDS + seat), card_views(s, HANDS + seat) if may_see else None)


def building_view(s: Siege, number: int) -> BuildingView:
    building = s.city.buildings[number]
    return BuildingView(
        id=building.id,
        name=building.name,
        large=building.large,
        q=building.place[0],
        r=building.place[1],
        strength=s.city.strength(number),
        damage=s.damage(number),
        standing=bool(s.standing >> number & 1),
        shielded=s.is_shielded(number),
        touched=bool(s.touched() >> number & 1),
        covered=number in (s.a, s.b),
    )


def deck_view(s: Siege) -> DeckView:
    now = s.pile_now()
    tops = [s.piles.count(DECK), *s.below[now:]]
    return DeckView(
        count=s.piles.count(DECK),
        piles=[int(tops[i] - tops[i + 1]) for i in range(len(tops) - 1)],
        enrage_has_come=s.lurking < len(s.below) - now,
        enrages_left=s.lurking,
        risk=[enrage_percent(s, cards) for cards in range(1, 5)],
    )


def hex_view(s: Siege, hex: int) -> HexView:
    q, r = s.city.places[hex]
    return HexView(q, r, s.city.names[hex])


def card_views(s: Siege, pile: int) -> list[CardView]:
    kinds = [s.deck.kinds[s.deck.kind(card)] for card in s.piles.cards(pile)]
    return [CardView(kind.key, kind.name, kind.text, kind.combo) for kind in kinds]


def faces(s: Siege, pile: int) -> list[str]:
    return [s.deck.face(card) for card in s.piles.cards(pile)]

"""CK-02 The pack file: 50 defender cards, 104 Kaiju cards and 8 ENRAGE cards, checked as it is read.

The effects are a closed vocabulary: an unknown one is refused with the name of its card. CK-98 Misprints are mended
(Kaiju, EnrageRow), save for the name Repellant; keys never change, for records are written in them.
"""

from typing import ClassVar, Literal

import msgspec

from matinee.engine.errors import BadPack
from matinee.engine.pack import read_pack
from matinee.games.kaiju import effects
from matinee.games.kaiju.acting import Effect
from matinee.games.kaiju.city import City
from matinee.games.kaiju.deck import ENRAGE, ROOM, TOP_LEVEL, Deck, Kind, Track

SIDES = ("defender", "kaiju", "enrage")
SUMS = {"defender": 50, "kaiju": 104, "enrage": 8}
ANY_DEFENDER = (1 << int(ROOM)) - 1
FIRST = {"defender": 0, "kaiju": int(ROOM), "enrage": int(ENRAGE)}


class EffectRow(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """An effect as a row tells it."""

    makes: ClassVar[type[Effect]]

    def side(self) -> str:
        """Whose cards may have it."""
        return "kaiju"

    def numbers(self) -> list[int]:
        return [value for value in msgspec.structs.astuple(self) if isinstance(value, int)]

    def effect(self, called: dict[str, int]) -> Effect:
        """With the number of the row, or 1 where it has none."""
        return self.makes(*self.numbers() or [1])


class DefenderRow(EffectRow):
    """An effect of defender cards."""

    def side(self) -> str:
        return "defender"


class DamageBuildingRow(EffectRow, tag="damage_building"):
    makes: ClassVar[type[Effect]] = effects.DamageBuilding
    n: int


class DamageTouchedRow(EffectRow, tag="damage_touched"):
    n: int | Literal["lethal"]

    def effect(self, called: dict[str, int]) -> Effect:
        return effects.DamageTouched(self.n) if isinstance(self.n, int) else effects.Rampage(0)


class DiscardSupportRow(EffectRow, tag="discard_support"):
    count: int | Literal["all"]

    def effect(self, called: dict[str, int]) -> Effect:
        return effects.DiscardSupport(self.count) if isinstance(self.count, int) else effects.SweepSupport(0)


class DiscardHandRow(EffectRow, tag="discard_hand"):
    makes: ClassVar[type[Effect]] = effects.ReplaceCards
    who: Literal["each"]
    count: Literal[1]


class KaijuDrawRow(EffectRow, tag="kaiju_draw"):
    makes: ClassVar[type[Effect]] = effects.KaijuDraws
    n: int


class KaijuPlayTopRow(EffectRow, tag="kaiju_play_top"):
    makes: ClassVar[type[Effect]] = effects.KaijuPlaysTop


class SetStatusRow(EffectRow, tag="set_status"):
    status: Literal["carapace", "net", "flare"]

    def side(self) -> str:
        return "kaiju" if self.status == "carapace" else "defender"

    def effect(self, called: dict[str, int]) -> Effect:
        statuses = {"carapace": effects.Carapace, "net": effects.Net, "flare": effects.Flare}
        return statuses[self.status](1)


class PlayFromHandRow(EffectRow, tag="play_from_hand"):
    who: Literal["self", "each"]
    count: int
    called: str = ""

    def side(self) -> str:
        return "kaiju" if self.who == "self" else "defender"

    def effect(self, called: dict[str, int]) -> Effect:
        if self.who == "self":
            return effects.Surge(self.count)
        return effects.Coordinate(self.count, called[self.called] if self.called else ANY_DEFENDER)


class DamageKaijuRow(DefenderRow, tag="damage_kaiju"):
    makes: ClassVar[type[Effect]] = effects.DamageKaiju
    n: int


class ShieldRow(DefenderRow, tag="shield"):
    makes: ClassVar[type[Effect]] = effects.Shield
    count: int


class RebuildRow(DefenderRow, tag="rebuild"):
    size: Literal["small", "large"]
    count: int

    def effect(self, called: dict[str, int]) -> Effect:
        return effects.Rebuild(self.count, self.size == "large")


class PushRow(DefenderRow, tag="push"):
    makes: ClassVar[type[Effect]] = effects.Push
    steps: int


class RelocateRow(DefenderRow, tag="relocate"):
    makes: ClassVar[type[Effect]] = effects.Relocate


class ToSupportRow(DefenderRow, tag="to_support"):
    who: Literal["self", "each"]
    count: int

    def effect(self, called: dict[str, int]) -> Effect:
        return effects.ToSupport(self.count) if self.who == "self" else effects.EachToSupport(self.count)


class ExtraActionsRow(DefenderRow, tag="extra_actions"):
    makes: ClassVar[type[Effect]] = effects.ExtraActions
    n: int


class EnrageRow(EffectRow, tag="enrage"):
    makes: ClassVar[type[Effect]] = effects.Enrage

    def side(self) -> str:
        return "enrage"


AnyEffect = (
    DamageBuildingRow | DamageTouchedRow | DiscardSupportRow | DiscardHandRow | KaijuDrawRow | KaijuPlayTopRow
    | SetStatusRow | PlayFromHandRow | DamageKaijuRow | ShieldRow | RebuildRow | PushRow
    | RelocateRow | ToSupportRow | ExtraActionsRow | EnrageRow
)  # fmt: skip


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    """One printed card."""

    key: str
    name: str
    side: Literal["defender", "kaiju", "enrage"]
    copies: int
    text: str
    effects: list[AnyEffect]
    called: str = ""
    combo: str = ""
    sound: str = ""

    @property
    def title(self) -> str:
        """CK-28 The name that COMBO looks for."""
        return self.called or self.name


class TrackRow(msgspec.Struct, forbid_unknown_fields=True):
    """Hand size and actions of the eight levels."""

    hand: list[int]
    actions: list[int]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it stands."""

    name: str
    track: TrackRow
    cards: list[CardRow]


class Pack:
    """A checked file: its kinds by number, and the track."""

    def __init__(self, file: File) -> None:
        self.track = Track(file.track.hand, file.track.actions)
        rows = {n: row for side in SIDES for n, row in enumerate(of_side(file, side), FIRST[side])}
        called: dict[str, int] = {}
        for number, row in rows.items():
            called[row.title] = called.get(row.title, 0) | 1 << number
        self.kinds = {number: make(row, called) for number, row in rows.items()}


class Printed:
    """A pack on a map, and the decks made of the two, one for each seating."""

    def __init__(self, pack: Pack, city: City) -> None:
        self.pack = pack
        self.city = city
        self.decks: dict[tuple[int, int, bool], Deck] = {}

    def deck(self, seats: int, kaiju: int, shared: bool) -> Deck:
        seating = (seats, kaiju, shared)
        if seating not in self.decks:
            self.decks[seating] = Deck(self.pack.kinds, self.pack.track, self.city, seats, kaiju, shared)
        return self.decks[seating]


def make(row: CardRow, called: dict[str, int]) -> Kind:
    kind = Kind(row.key, row.name, row.title, row.text, row.copies)
    kind.sound = row.sound
    kind.combo = bool(row.combo)
    kind.alike = called[row.title]
    kind.effects = [made(verb, row, called) for verb in row.effects]
    kind.strikes = any(effect.strikes() for effect in kind.effects)
    kind.calls = kind.effects[-1].calls()
    return kind


def made(verb: EffectRow, row: CardRow, called: dict[str, int]) -> Effect:
    """CK-27 COMBO raises the number it names, in every effect of the card that has one."""
    effect = verb.effect(called)
    effect.grows = can_grow(verb, row.combo)
    return effect


def can_grow(verb: EffectRow, number: str) -> bool:
    return isinstance(getattr(verb, number, None), int) if number else False


def of_side(file: File, side: str) -> list[CardRow]:
    return [row for row in file.cards if row.side == side]


def read(text: str, source: str) -> Pack:
    file = read_pack(text, source, File)
    for row in file.cards:
        fault = fault_of(row, file.cards)
        if fault:
            raise BadPack(f"{source}: card {row.name!r}, {fault}")
    for side in SIDES:
        rows = of_side(file, side)
        total = sum(row.copies for row in rows)
        if total != SUMS[side]:
            last = f" (the last is {rows[-1].name!r})" if rows else ""
            raise BadPack(f"{source}: a pack has {SUMS[side]} {side} cards, this one {total}{last}.")
        if len(rows) > ROOM or (side == "enrage" and len(rows) != 1):
            raise BadPack(f"{source}: {len(rows)} kinds of {side} cards; there is room for {ROOM}, and one of ENRAGE.")
    for name, numbers in (("hand", file.track.hand), ("actions", file.track.actions)):
        if len(numbers) != TOP_LEVEL or min(numbers) < 1 or numbers != sorted(numbers):
            raise BadPack(f"{source}: track, field {name!r}: eight numbers from 1 on, none below the one before it.")
    return Pack(file)


def fault_of(row: CardRow, cards: list[CardRow]) -> str:
    """What is wrong with one card, naming the field."""
    if [other.key for other in cards].count(row.key) > 1:
        return f"field 'key': {row.key!r} is used twice."
    if row.copies < 1:
        return "field 'copies': at least one."
    if not row.effects:
        return "field 'effects': at least one."
    for verb in row.effects:
        if verb.side() != row.side:
            return f"field 'effects': {verb.__struct_config__.tag!r} is not for {row.side} cards."
        if isinstance(verb, PlayFromHandRow):
            if verb.called and row.side == "kaiju":
                return "field 'effects': the Kaiju plays any card; 'called' is for defender cards."
            if verb.called not in ["", *(other.title for other in cards if other.side == "defender")]:
                return f"field 'effects': no card is called {verb.called!r}."
        if any(value < 1 for value in verb.numbers()):
            return "field 'effects': numbers begin with 1."
    if row.combo and row.side != "defender":
        return "field 'combo': only defenders have COMBO cards."
    if row.combo and not any(can_grow(verb, row.combo) for verb in row.effects):
        return f"field 'combo': no effect of this card has a number {row.combo!r} that could grow."
    return ""

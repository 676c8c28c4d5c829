"""RR-01 The pack file: 36 Build Cards and 84 Battle Cards, checked as it is read."""

from typing import Literal

import msgspec

from matinee.engine.errors import BadPack
from matinee.engine.pack import read_pack
from matinee.games.rampage import deck as d
from matinee.games.rampage.parts import ACTION_VERBS, COLOURS, COSTS, KINDS, TYPES

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Kind = Literal["left_arm", "right_arm", "head", "leg", "accessory"]
Location = Literal["left_arm", "right_arm", "head", "leg", "accessory", "torso"]

# The closed vocabulary: which verbs each type of card may use, and the column or flag behind each.
NUMBERS = {
    "boost": int(d.BOOST_BY),
    "wound": int(d.WOUND_BY),
    "loot": int(d.LOOT_BY),
    "aim": int(d.AIM_BY),
    "shield": int(d.SHIELD_BY),
    "absorb": int(d.ABSORB_BY),
}
SPECIALS = {"call_off": int(d.CALL_OFF), "redraw": int(d.REDRAW), "cancel": int(d.CANCEL)}
MAY = {
    "action": set(ACTION_VERBS),
    "booster": {"boost", "wound", "loot", "aim"},
    "response": {"shield", "absorb", *SPECIALS},
    "replacement": {"boost", "loot", "aim", "absorb"},
    "accessory": {"boost", "loot", "aim", "absorb"},
}
VERBS = {"action": {"discard"}, "booster": {"play"}, "response": {"play", "discard"}, "replacement": {"attach"}}


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """One primitive with its number."""

    do: str
    n: int = 0
    look: bool = False


class Torso(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    name: str
    colour: Colour
    wounds: int
    defence: int
    value: int


class Part(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    name: str
    kind: Kind
    value: int
    attack: int = 0
    defence: int = 0
    cost: Literal["", "pay_stack", "pay_hand"] = ""
    effects: list[Effect] = []
    words: str = ""


class Attached(msgspec.Struct, forbid_unknown_fields=True):
    """What a Replacement is once it is bolted on."""

    kind: Kind
    attack: int = 0
    defence: int = 0


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """The lower half of a Battle Card."""

    key: str
    name: str
    type: Literal["action", "booster", "response", "replacement"]
    verb: Literal["discard", "play", "attach"]
    effects: list[Effect]
    words: str
    part: Attached | None = None


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    """RR-20 Strength in a colour, a hit location and a text."""

    key: str
    colour: Colour
    strength: int
    text: str
    location: Location


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it stands."""

    name: str
    torsos: list[Torso]
    parts: list[Part]
    texts: list[Text]
    battle: list[Battle]


def read(text: str, source: str) -> d.Deck:
    file = read_pack(text, source, File)
    count(file, source)
    check_values(file, source)
    texts = {row.key: row for row in file.texts}
    for row in file.texts:
        check_text(row, source)
    for part in file.parts:
        check_effects(part.effects, "accessory", part.name, source)
        if part.effects and part.kind != "accessory":
            raise BadPack(f"{source}: card {part.name!r}, field 'effects': only accessories have a text.")
    for card in file.battle:
        if card.text not in texts:
            raise BadPack(f"{source}: card {card.key!r}, field 'text': there is no text called {card.text!r}.")
    build = [torso(row) for row in file.torsos] + [part_card(row) for row in file.parts]
    return d.Deck(build + [battle_card(row, texts[row.text]) for row in file.battle])


def count(file: File, source: str) -> None:
    """RR-01 36 + 84 cards, six of each of six kinds, no id twice."""
    build, battle = len(file.torsos) + len(file.parts), len(file.battle)
    if (build, battle) != (d.BUILD_CARDS, d.BATTLE_CARDS):
        raise BadPack(f"{source}: a pack has 36 Build Cards and 84 Battle Cards, this one {build} and {battle}.")
    kinds = [*("torso" for _ in file.torsos), *(part.kind for part in file.parts)]
    for kind in KINDS:
        if kinds.count(kind) != 6:
            raise BadPack(f"{source}: a pack has six cards of the kind {kind!r}, this one {kinds.count(kind)}.")
    if len({row.colour for row in file.torsos}) != 6:
        raise BadPack(f"{source}: the six torsos have six different colours.")
    keys = [*(t.key for t in file.torsos), *(p.key for p in file.parts), *(b.key for b in file.battle)]
    names = [row.key for row in file.texts]
    for key in [*keys, *names]:
        if keys.count(key) + names.count(key) > 1:
            raise BadPack(f"{source}: card {key!r}, field 'key': {key!r} is used twice.")


def check_values(file: File, source: str) -> None:
    """RR-15 All 36 values together leave a Battle Deck of twelve."""
    build: list[Torso | Part] = [*file.torsos, *file.parts]
    total = sum(row.value for row in build)
    if total > 72:
        raise BadPack(f"{source}: the values of all Build Cards add up to {total}; more than 72 leave no Battle Deck.")
    for row in build:
        if row.value < 1 or row.defence < 0:
            raise BadPack(f"{source}: card {row.name!r}: a value is at least 1, a defence at least 0.")
    for torso in file.torsos:
        if torso.wounds < 1:
            raise BadPack(f"{source}: card {torso.name!r}, field 'wounds': a torso takes at least one wound.")
    for card in file.battle:
        if not 1 <= card.strength <= 9:
            raise BadPack(f"{source}: card {card.key!r}, field 'strength': a strength is 1 to 9, not {card.strength}.")


def check_text(row: Text, source: str) -> None:
    """RR-22 Each type has its verbs, each verb its cards."""
    if row.verb not in VERBS[row.type]:
        raise BadPack(f"{source}: card {row.name!r}, field 'verb': a {row.type} is not one to {row.verb}.")
    if (row.part is not None) != (row.type == "replacement"):
        raise BadPack(f"{source}: card {row.name!r}, field 'part': Replacements have one, other cards none.")
    if not row.effects and row.type != "replacement":
        raise BadPack(f"{source}: card {row.name!r}, field 'effects': a {row.type} does something.")
    check_effects(row.effects, row.type, row.name, source)


def check_effects(effects: list[Effect], type: str, name: str, source: str) -> None:
    for effect in effects:
        if effect.do not in MAY[type]:
            raise BadPack(
                f"{source}: card {name!r}, field 'effects': {effect.do!r} is no effect of a card of its kind."
            )
        if not 0 <= effect.n <= 9:
            raise BadPack(f"{source}: card {name!r}, field 'effects': {effect.n} is out of range.")


def numbers(effects: list[Effect]) -> dict[int, int]:
    """The columns that a list of effects fills."""
    facts: dict[int, int] = {}
    for effect in effects:
        if effect.do in NUMBERS:
            facts[NUMBERS[effect.do]] = facts.get(NUMBERS[effect.do], 0) + effect.n
        elif effect.do in SPECIALS:
            facts[int(d.SPECIAL)] = facts.get(int(d.SPECIAL), 0) | SPECIALS[effect.do]
    return facts


def torso(row: Torso) -> d.Printed:
    facts = {d.KIND: 5, d.COLOUR: COLOURS.index(row.colour), d.WOUNDS: row.wounds, d.TYPE: -1}
    return d.Printed(row.key, row.name, "", "", plain(facts | {d.DEFENCE: row.defence, d.VALUE: row.value}), [])


def part_card(row: Part) -> d.Printed:
    facts = {d.KIND: KINDS.index(row.kind), d.TYPE: -1, d.COLOUR: -1, d.COST: COSTS.index(row.cost)}
    facts |= {d.ATTACK: row.attack, d.DEFENCE: row.defence, d.VALUE: row.value}
    return d.Printed(row.key, row.name, "", row.words, plain(facts) | numbers(row.effects), [])


def battle_card(row: Battle, text: Text) -> d.Printed:
    facts = {d.COLOUR: COLOURS.index(row.colour), d.STRENGTH: row.strength, d.LOCATION: KINDS.index(row.location)}
    facts |= {d.TYPE: TYPES.index(text.type), d.KIND: -1, d.DISCARDED: int(text.verb == "discard")}
    if text.part is not None:
        facts |= {d.KIND: KINDS.index(text.part.kind), d.ATTACK: text.part.attack, d.DEFENCE: text.part.defence}
    acts = [d.Act(ACTION_VERBS.index(e.do), e.n, e.look) for e in text.effects if e.do in ACTION_VERBS]
    return d.Printed(row.key, text.name, text.key, text.words, plain(facts) | numbers(text.effects), acts)


def plain(facts: dict[int, int]) -> dict[int, int]:
    return {int(column): int(value) for column, value in facts.items()}

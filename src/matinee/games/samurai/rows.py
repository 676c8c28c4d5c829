"""KFS-06 What a pack file may say: a printed card, its ability, and a class of rows for each tag."""

from typing import Annotated, Literal

import msgspec

Traits = list[str]


class If(msgspec.Struct, forbid_unknown_fields=True, rename={"with_card": "with", "negated": "not"}):
    """The `if` of an effect: attack traits, Location traits, the holder, who and what is present, counts, ranks."""

    attack: Traits = []
    location: Traits = []
    holder: Traits = []
    cast: Traits = []
    props: Traits = []
    with_card: str = ""
    kung_fu: bool = False
    alone: bool = False
    fewest: bool = False
    rank: Literal["", "highest", "alone-highest", "lowest"] = ""
    negated: bool = False


class TaggedRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="tag", rename={"condition": "if"}):
    """What all effects share. `mode` numbers the ways of a text with "or"; `on` is when a text works by itself."""

    condition: If | None = None
    mode: int = 0
    on: Literal["", "success", "failure", "end", "discarded", "doomed"] = ""


class DsRow(TaggedRow, tag="DS"):
    change: Literal["plus", "becomes", "double", "zero"]
    n: int = 0
    scope: Literal["self", "held", "others", "cast", "props", "location"] = "self"
    of: Traits = []
    per: Literal["", "prop"] = ""
    per_of: Traits = []


class AsRow(TaggedRow, tag="AS"):
    change: Literal["plus", "becomes", "double", "halve"]
    n: int = 0
    per: Literal["", "character"] = ""
    per_of: Traits = []


class MdsRow(TaggedRow, tag="MDS"):
    change: Literal["plus", "double"]
    n: int = 0


class TrtRow(TaggedRow, tag="TRT"):
    trait: str
    scope: Literal["attack", "holder"]


class CanRow(TaggedRow, tag="CAN"):
    what: Literal["sfx", "credits"]


class StopRow(TaggedRow, tag="STOP", rename={"what": "only", "condition": "if"}):
    what: Literal["", "creature", "mine"] = ""


class DiscRow(TaggedRow, tag="DISC"):
    what: Literal["character", "location", "prop", "prop-or-sfx", "self"]
    rank: Literal["", "highest"] = ""


class KoRow(TaggedRow, tag="KO"):
    what: Literal["out", "wake"] = "out"


class TakeRow(TaggedRow, tag="TAKE"):
    what: Literal["prop", "victim", "victim-prop"]


class BackRow(TaggedRow, tag="BACK"):
    what: Literal["location", "character"]


class HandRow(TaggedRow, tag="HAND"):
    what: Literal["character", "creature", "self"]


class TurnRow(TaggedRow, tag="TURN"):
    pass


class DrawRow(TaggedRow, tag="DRAW", rename={"what": "who", "condition": "if"}):
    n: int
    what: Literal["player", "cancelled"] = "player"


class DropRow(TaggedRow, tag="DROP"):
    # A play names one card of the hand.
    n: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1


class LookRow(TaggedRow, tag="LOOK"):
    pass


class VicRow(TaggedRow, tag="VIC", rename={"what": "rule", "condition": "if"}):
    what: Literal["must", "first", "last", "defender"]
    of: Traits = []


class AutoRow(TaggedRow, tag="AUTO", rename={"what": "result", "condition": "if"}):
    what: Literal["success", "failure"]


class AttRow(TaggedRow, tag="ATT"):
    pass


class JoinRow(TaggedRow, tag="JOIN"):
    what: Literal["hand", "self"]


class BarRow(TaggedRow, tag="BAR"):
    what: Literal["hold", "hold-only", "holder-only", "sfx", "kung-fu"]
    of: Traits = []


class PropsRow(TaggedRow, tag="PROPS"):
    # Two bits of a Character's marks count what it got this turn (`terms.Mark`).
    n: Annotated[int, msgspec.Meta(ge=1, le=3)]


class CombRow(TaggedRow, tag="COMB", rename={"what": "rule", "condition": "if"}):
    what: Literal["may", "must"]
    of: Traits


class LimRow(TaggedRow, tag="LIM"):
    n: int


class FlipRow(TaggedRow, tag="FLIP"):
    pass


class SaveRow(TaggedRow, tag="SAVE"):
    pass


class PtsRow(TaggedRow, tag="PTS"):
    n: int


class SeekRow(TaggedRow, tag="SEEK"):
    what: Literal["character"]


Tagged = (
    DsRow | AsRow | MdsRow | TrtRow | CanRow | StopRow | DiscRow | KoRow | TakeRow
    | BackRow | HandRow | TurnRow | DrawRow | DropRow | LookRow | VicRow | AutoRow | AttRow
    | JoinRow | BarRow | PropsRow | CombRow | LimRow | FlipRow | SaveRow | PtsRow | SeekRow
)  # fmt: skip


class Use(msgspec.Struct, forbid_unknown_fields=True):
    """KFS-58 An ability: when it may be used, how often, what it costs, what it does."""

    when: Literal["turn", "attack", "victim"]
    effects: list[Tagged]
    limit: Literal["", "turn", "attack"] = ""
    cost: list[Tagged] = []


class Printed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename={"word_class": "class"}):
    """KFS-06 One card as it is printed; KFS-07 of one of six types. `family` is the name that family tables show."""

    key: str
    name: str
    type: Literal["Character", "Location", "Prop", "Creature", "Sfx", "Credits"]
    traits: Traits
    word: str
    word_class: Literal["n", "a", "p"]
    text: str
    quote: str
    strength: int | None = None
    when: Literal["", "A", "C", "R", "V", "K", "T"] = ""
    family: str = ""
    effects: list[Tagged] = []
    ability: Use | None = None


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it stands."""

    name: str
    cards: list[Printed]

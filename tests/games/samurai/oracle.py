"""The numbers of Kung Fu Samurai once more, written from the printed texts alone: DS, AS, who falls, who scores.

It reads what is printed as figures (strength, traits, type, word) from the pack and knows every text by its name;
it shares no line with the engine. A table is what `Game.position` says of it; `test_oracle.py` tells it what is played.
"""

from dataclasses import dataclass, field
from tomllib import loads
from typing import Any

from matinee.catalog import show

Table = dict[str, Any]
CARDS: dict[str, Table] = {card["key"]: card for card in loads(show("samurai").read("packs/house.toml"))["cards"]}


@dataclass
class Step:
    """A card played (or used) in an attack, in the order played; `joins` is a Creature that comes with it."""

    card: str
    mode: int = 0
    joins: str = ""
    state: str = "pending"


@dataclass
class Fight:
    """One attack; in kung fu `fighter` and `marked` are Characters."""

    kind: str
    attacker: int
    target: int
    fighter: str
    marked: str = ""
    steps: list[Step] = field(default_factory=list)

    def active(self) -> list[Step]:
        return [step for step in self.steps if step.state == "active"]


class Role:
    """A Character with what lies under it."""

    def __init__(self, text: str) -> None:
        name, *self.under = text.split(" + ")
        self.asleep = name.endswith(" (asleep)")
        self.key = name.removesuffix(" (asleep)")
        self.traits = {*CARDS[self.key]["traits"]} | ({"Kung Fu"} if "training-montage" in self.under else set())
        self.props = [card for card in self.under if CARDS[card]["type"] == "Prop"]


class Set:
    """One Movie."""

    def __init__(self, movie: Table) -> None:
        self.cast = [Role(text) for text in movie["cast"]]
        self.location: list[str] = movie["location"]
        self.place = {trait for card in self.location for trait in CARDS[card]["traits"]}
        self.traits = {trait for role in self.cast for trait in role.traits}
        self.props = [card for role in self.cast for card in role.props]

    def role(self, key: str) -> Role:
        return next(role for role in self.cast if role.key == key)

    def has_prop(self, trait: str) -> int:
        return sum(trait in CARDS[prop]["traits"] for prop in self.props)


def sets(position: Table) -> list[Set]:
    return [Set(movie) for movie in position["movies"].values()]


def in_order(printed: int, becomes: int | None, doubled: int, plus: int, zero: bool) -> int:
    """KFS-39 Printed, then "becomes n", then doubling, then plus and minus, then "counts 0"."""
    return 0 if zero else (printed if becomes is None else becomes) * 2**doubled + plus


# DS

DOUBLERS = {
    "honorable-samurai": "Weapon",
    "shaolin-cook": "Food",
    "two-gun-inspector": "Gun",
    "teen-robot-pilot": "Robot",
    "ferry-pilot-with-no-license": "Vehicle",
}
# What a card becomes against an attack with a trait.
AGAINST = {
    "by-the-book-rookie": ("Yakuza", 6),
    "yakuza-with-a-heart-of-gold": ("Yakuza", 0),
    "scientist-nobody-believes": ("Giant", 7),
    "monks-prayer-beads": ("Supernatural", 6),
    "suspicious-briefcase": ("Yakuza", -4),
    "peasant-village": ("Supernatural", -5),
    "nuclear-power-plant": ("Giant", -4),
    "giant-robot-island": ("Robot", -4),
    "neon-nightclub": ("Yakuza", -3),
    "secret-base-under-the-volcano": ("Giant", 0),
    "bamboo-forest": ("Ninja", -3),
    "monster-quarantine-beach": ("Monster", -8),
}
HELD_BY = {"grandfathers-katana": "Samurai", "mail-order-nunchaku": "Kung Fu", "wok-of-destiny": "Old"}


def against(card: str, traits: set[str]) -> int | None:
    trait, n = AGAINST.get(card, ("", 0))
    return n if trait in traits else None


def character(role: Role, movies: list[Set], seat: int, traits: set[str], creature: str) -> int:
    movie = movies[seat]
    becomes = against(role.key, traits)
    if role.key == "broom-sweeping-monk" and "Temple" in movie.place:
        becomes = 7
    bonus = {
        "butt-kicking-mother": 2 * ("Young" in movie.traits),
        "wandering-ronin": 4 * (len(movie.cast) == 1),
        "eager-student": 3 * ("Master" in movie.traits),
        "crane-style-sister": 2 * any(other.key == "tiger-style-sister" for other in movie.cast),
        "stubborn-rice-farmer": 3 * (len(movie.cast) == min(len(other.cast) for other in movies)),
        "general-with-one-plan": sum(bool({"Gun", "Vehicle"} & {*CARDS[prop]["traits"]}) for prop in movie.props),
    }.get(role.key, 0)
    for other in movie.cast:
        if other is not role and not other.asleep:
            bonus += other.key == "old-master-with-long-eyebrows" and "Kung Fu" in role.traits
            bonus += other.key == "pop-idol-in-the-wrong-movie" and "Young" in role.traits
    bonus += "dojo-on-the-hill" in movie.location and "Kung Fu" in role.traits
    bonus += 2 * ("temple-of-ten-thousand-steps" in movie.location and "Monk" in role.traits)
    bonus -= creature == "evil-master-with-evil-laugh" and "Kung Fu" in role.traits
    return in_order(CARDS[role.key]["strength"], becomes, 0, bonus, counts_nothing(role, creature))


def counts_nothing(role: Role, creature: str) -> bool:
    return creature == "boss-in-the-white-suit" and "Yakuza" in role.traits


def carried(card: str, role: Role, movie: Set, traits: set[str], creature: str) -> int:
    """KFS-57 What is slid under a Character counts 0 with it; a Prop is a card of its own."""
    if card in ("training-montage", "plot-armor"):
        return 0 if counts_nothing(role, creature) else {"training-montage": 3, "plot-armor": 1}[card]
    own = {*CARDS[card]["traits"]}
    becomes = against(card, traits)
    if card == "paper-fan-of-doom" and role.traits & {"Female", "Noble"}:
        becomes = 4
    plus = 2 * (HELD_BY.get(card) in role.traits) + 2 * (
        card == "motorcycle-through-a-window" and "City" in movie.place
    )
    zero = creature == "haunted-umbrella-swarm" and "Weapon" in own
    return in_order(CARDS[card]["strength"], becomes, DOUBLERS.get(role.key) in own, plus, zero)


def place(card: str, movie: Set, traits: set[str], fight: Fight | None) -> int:
    becomes = against(card, traits)
    if card == "imperial-palace" and movie.traits & {"Samurai", "Noble"}:
        becomes = 6
    if card == "stadium-full-of-extras" and fight and fight.kind == "kung fu":
        becomes = 6
    washed = fight and any(step.card == "sudden-rainstorm" for step in fight.active())
    zero = bool(washed) or bool(fight and fight.fighter == "one-really-good-ninja")
    return in_order(CARDS[card]["strength"], becomes, 0, 0, zero)


def pile(role: Role, movies: list[Set], seat: int, traits: set[str], creature: str) -> int:
    if role.asleep:
        return 0
    under = sum(carried(card, role, movies[seat], traits, creature) for card in role.under)
    return under + character(role, movies, seat, traits, creature)


def ds(movies: list[Set], seat: int) -> int:
    """Outside any attack."""
    movie = movies[seat]
    cast = sum(pile(role, movies, seat, set(), "") for role in movie.cast)
    return cast + sum(place(card, movie, set(), None) for card in movie.location)


# The attack


def attack_traits(movies: list[Set], fight: Fight) -> set[str]:
    if fight.kind == "kung fu":
        traits = movies[fight.attacker].role(fight.fighter).traits | {"Kung Fu"}
    else:
        traits = {*CARDS[fight.fighter]["traits"]}
    for step in fight.active():
        traits |= {*CARDS[step.joins]["traits"]} if step.joins else set()
        traits |= {"Ninja"} if step.card == "from-the-shadows" else set()
    return traits


def defence(movies: list[Set], fight: Fight) -> int:
    movie, traits = movies[fight.target], attack_traits(movies, fight)
    creature = fight.fighter if fight.kind == "creature" else ""
    cast = movie.cast if creature else [movie.role(fight.marked)]
    total = sum(pile(role, movies, fight.target, traits, creature) for role in cast)
    total += sum(place(card, movie, traits, fight) for card in movie.location)
    for step in fight.active():
        total += {"prop-rocket-launcher": 6, "magical-transfer-student": 3}.get(step.card, 0)
        total += 5 * (step.card == "power-pose" and step.mode == 2)
        total *= 2 if step.card == "thousand-mirrors" else 1
    return total


def creature_as(creature: str, movies: list[Set], target: int) -> int:
    movie = movies[target]
    becomes = None
    if creature == "giant-robot" and movie.has_prop("Robot"):
        becomes = 9
    if creature == "hopping-ghosts" and "Monk" in movie.traits:
        becomes = 5
    plus = {
        "kung-fu-samurai": 3 * ("Island" in movie.place),
        "cardboard-tank-battalion": 2 * len(movie.cast),
        "mecha-with-stage-fright": 6 * (ds(movies, target) == max(ds(movies, seat) for seat in range(len(movies)))),
    }.get(creature, 0)
    doubled = creature == "giant-crab-with-a-grudge" and "Aquatic" in movie.place
    return in_order(CARDS[creature]["strength"], becomes, doubled, plus, False)


def fighter_as(movies: list[Set], fight: Fight) -> int:
    role = movies[fight.attacker].role(fight.fighter)
    if role.asleep:
        return 0
    scratch = 2 * (role.key == "tiger-style-sister") + 3 * ("poison-fingernails" in role.under)
    return max(0, pile(role, movies, fight.attacker, set(), "") + scratch)


def attack(movies: list[Set], fight: Fight) -> int:
    """KFS-40 Every change in the order played; halves round down; never below 0."""
    creature = fight.kind == "creature"
    total = creature_as(fight.fighter, movies, fight.target) if creature else fighter_as(movies, fight)
    traits = attack_traits(movies, fight)
    lowest = ds(movies, fight.attacker) == min(ds(movies, seat) for seat in range(len(movies)))
    for step in fight.active():
        if step.joins:
            total += creature_as(step.joins, movies, fight.target)
        elif step.card == "bad-dubbing":
            total //= 2
        elif step.card in ("big-eyes-small-mouth", "wire-fu", "kill-by-stealth"):
            total *= 2
        total += {
            "power-pose": 5 * (step.mode == 1),
            "you-can-see-the-strings": -6 if traits & {"Giant", "Robot"} else -3,
            "dramatic-zoom": 7 if lowest else 4,
            "from-the-shadows": 2,
            "wrong-movie": -4 * (step.mode == 2),
        }.get(step.card, 0)
        total = max(0, total)
    return total


def always(movies: list[Set], fight: Fight) -> bool:
    if fight.fighter == "rival-school-gang":
        return "Dojo" in movies[fight.target].place
    strengths = [ds(movies, seat) for seat in range(len(movies))]
    target = strengths.pop(fight.target)
    return fight.fighter == "critics-with-torches" and target > max(strengths)


def victims(movies: list[Set], fight: Fight) -> set[str]:
    """KFS-43 Three filters in order, each skipped if it would leave nobody."""
    left = movies[fight.target].cast
    wanted = [role for role in left if fight.fighter != "hentai-demon" or "Female" in role.traits]
    left = wanted or left
    left = [role for role in left if role.key == "screaming-extra" and not role.asleep] or left
    left = [role for role in left if not is_last(role)] or left
    return {role.key for role in left}


def is_last(role: Role) -> bool:
    return "plot-armor" in role.under or (role.key == "ninja-exchange-student" and not role.asleep)


# The credits


def score(position: Table, seat: int, lit: set[str], rolled: list[str]) -> int:
    """KFS-70 DS, KFS-71 five points a card whose word is in the title, and what two cards are worth beyond."""
    movies = sets(position)
    movie = movies[seat]
    cards = [card for role in movie.cast for card in (role.key, *role.under)] + movie.location + rolled
    words = sum(CARDS[card]["word"] in lit for card in [*cards, *list(position["hands"].values())[seat]])
    heir = any(role.key == "heir-in-disguise" and not role.asleep for role in movie.cast)
    return ds(movies, seat) + 5 * words + 4 * heir + 3 * ("smuggled-scroll" in movie.props)

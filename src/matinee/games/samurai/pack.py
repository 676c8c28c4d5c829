"""KFS-06 The pack file, checked as it is read: whatever is wrong, the card and the field are named."""

from matinee.engine.errors import BadPack
from matinee.engine.pack import read_pack
from matinee.games.samurai import terms
from matinee.games.samurai.deck import Card, Deck, trait_mask
from matinee.games.samurai.effects import ABSENT, NOBODY_NAMED, Ability, Condition, Effect
from matinee.games.samurai.rows import AsRow, AutoRow, DsRow, File, If, MdsRow, Printed, Tagged, TrtRow, Use
from matinee.games.samurai.tokens import LINKS, MARKS

MOST_TRAITS = 62
# Traits with rules of their own, in the order of their bits (`terms.Trait`).
OWN_RULES = ["Ninja", "Kung Fu", "Treasure"]


class Pack:
    """One or several checked files, and the decks made of them."""

    def __init__(self, source: str, cards: list[Printed]) -> None:
        self.source = source
        self.cards = cards
        self.decks: dict[bool, Deck] = {}

    def deck(self, seats: int, family: bool) -> Deck:
        """KFS-14 A deck, if the pack is big enough for this number of seats."""
        check_size(self, seats)
        if family not in self.decks:
            self.decks[family] = make_deck(self.cards, family)
        return self.decks[family]


def check_size(pack: Pack, seats: int) -> None:
    """KFS-14 One Character is always left to draw; two hands of film per seat; somebody must be able to end it."""
    characters = sum(card.type == "Character" for card in pack.cards)
    if characters <= 6 * (seats - 1):
        raise BadPack(f"{pack.source}: {characters} Characters; {seats} seats need {6 * (seats - 1) + 1}.")
    if len(pack.cards) < 20 * seats:
        raise BadPack(f"{pack.source}: {len(pack.cards)} cards; {seats} seats need {20 * seats}, 20 for each.")
    if not any(card.type == "Credits" for card in pack.cards):
        raise BadPack(f"{pack.source}: no card of type 'Credits': nobody could roll them.")


def read(text: str, source: str) -> Pack:
    file = read_pack(text, source, File)
    for card in file.cards:
        check_card(card, source)
    check_keys(file.cards, source)
    check_traits(file.cards, source)
    return Pack(source, file.cards)


def mix(packs: list[Pack]) -> Pack:
    """KFS-73 Sister decks shuffled together: cards and Roll the Credits add up, traits are matched by name."""
    source = "+".join(pack.source.removesuffix(".toml") for pack in packs)
    cards = [card for pack in packs for card in pack.cards]
    check_keys(cards, source)
    return Pack(source, cards)


def fault(source: str, card: Printed, field: str, why: str) -> BadPack:
    return BadPack(f"{source}: card {card.name!r}, field {field!r}: {why}")


def check_card(card: Printed, source: str) -> None:
    """KFS-06 SFX and Roll the Credits have no strength, all others have one; every card has its Title word."""
    bare = card.type in ("Sfx", "Credits")
    if bare and card.strength is not None:
        raise fault(source, card, "strength", f"a card of type {card.type!r} has none.")
    if not bare and card.strength is None:
        raise fault(source, card, "strength", f"a card of type {card.type!r} needs one.")
    if (card.type == "Sfx") != (card.when != ""):
        raise fault(source, card, "when", "an Sfx says when it is played, other cards do not.")
    for field in ("key", "name", "word", "quote"):
        if not getattr(card, field).strip():
            raise fault(source, card, field, "it is empty.")
    if card.word.lower() in {link.lower() for link in (*LINKS, *MARKS)}:
        raise fault(source, card, "word", f"{card.word!r} is a linking word.")
    if {effect.mode for effect in card.effects} not in ({0}, {1, 2}, set()):
        raise fault(source, card, "effects", "a text with `or` has the modes 1 and 2, each on its own effects.")
    for effect in card.effects:
        if isinstance(effect, DsRow) and effect.condition is not None and effect.condition.rank:
            raise fault(source, card, "effects", "a DS cannot depend on the rank of a DS.")
        check_if(card, source, effect)
    if card.ability:
        for effect in card.ability.effects:
            check_if(card, source, effect, card.ability)
        for effect in card.ability.cost:
            if effect.condition is not None:
                raise fault(source, card, "ability", "a cost is paid always: it has no `if`.")


def check_if(card: Printed, source: str, effect: Tagged, ability: Use | None = None) -> None:
    """KFS-06 What no rule would ever ask is refused: such a row would work always, or (of nobody's holder) never."""
    field = "ability" if ability else "effects"
    if effect.condition is None:
        return
    if not is_asked(effect, ability):
        raise fault(
            source,
            card,
            field,
            f"an `if` on this {tag_of(effect)} is never asked; it can stand on a DS of the card itself, on AS, MDS and "
            "AUTO, and in an ability that is used in an attack.",
        )
    if effect.condition.holder and (ability or not isinstance(effect, DsRow)):
        raise fault(source, card, field, "only a DS of the card itself knows its holder.")


def is_asked(effect: Tagged, ability: Use | None) -> bool:
    """Whether the rules ask the `if` of such a row."""
    if ability:
        return ability.when == "attack"
    return isinstance(effect, AsRow | MdsRow | AutoRow) or (isinstance(effect, DsRow) and effect.scope == "self")


def tag_of(effect: Tagged) -> str:
    return str(type(effect).__struct_config__.tag)


def check_keys(cards: list[Printed], source: str) -> None:
    keys = [card.key for card in cards]
    for card in cards:
        if keys.count(card.key) > 1:
            raise fault(source, card, "key", f"{card.key!r} is used twice.")


def check_traits(cards: list[Printed], source: str) -> None:
    """A trait that is asked for but printed nowhere is a slip of the pen."""
    printed = {trait for card in cards for trait in card.traits} | {*OWN_RULES, *HOUSE_TRAITS}
    for card in cards:
        for trait in sorted(asked_traits(card)):
            if trait not in printed:
                raise fault(source, card, "effects", f"no card has the trait {trait!r}.")


HOUSE_TRAITS = (
    *("Female", "Young", "Old", "Samurai", "Monk", "Master", "Yakuza", "Noble", "Robot", "Giant", "Monster"),
    *("Supernatural", "Weapon", "Gun", "Food", "Clothing", "Vehicle", "City", "Building", "Island", "Aquatic"),
    *("Dojo", "Temple", "Male", "Cop", "Anime", "Animal", "Rural", "Peasant", "Military", "Scientist", "Human"),
    *("Alien", "Undead", "Swarm", "Blade", "Holy", "Scroll", "Scientific", "Underground", "Indoors"),
)


def all_effects(card: Printed) -> list[Tagged]:
    ability = [*card.ability.cost, *card.ability.effects] if card.ability else []
    return [*card.effects, *ability]


def asked_traits(card: Printed) -> set[str]:
    asked: set[str] = set()
    for effect in all_effects(card):
        asked |= {*getattr(effect, "of", []), *getattr(effect, "per_of", [])}
        if isinstance(effect, TrtRow):
            asked.add(effect.trait)
        if effect.condition:
            wanted = effect.condition
            asked |= {*wanted.attack, *wanted.location, *wanted.holder, *wanted.cast, *wanted.props}
    return asked


# From rows to what the rules read


def make_deck(cards: list[Printed], family: bool) -> Deck:
    traits = list(OWN_RULES)
    for card in cards:
        traits += sorted({*card.traits, *asked_traits(card)} - set(traits))
    if len(traits) > MOST_TRAITS:
        raise BadPack(f"the packs have {len(traits)} traits together; {MOST_TRAITS} are the most.")
    keys = [card.key for card in cards]
    return Deck([make_card(card, traits, keys, family) for card in cards], traits)


def make_card(card: Printed, traits: list[str], keys: list[str], family: bool) -> Card:
    title = card.family if family and card.family else card.name
    made = Card(card.key, title, terms.TYPES.index(card.type), card.strength or 0, card.word, card.word_class)
    made.when = terms.WHENS.index(card.when)
    made.traits = card.traits
    made.text = card.text
    made.quote = card.quote
    made.effects = [make_effect(effect, traits, keys) for effect in card.effects]
    if card.ability:
        use = card.ability
        cost = [make_effect(effect, traits, keys) for effect in use.cost]
        does = [make_effect(effect, traits, keys) for effect in use.effects]
        made.ability = Ability(terms.USES.index(use.when), terms.LIMITS.index(use.limit), cost, does)
    return made


def make_effect(row: Tagged, traits: list[str], keys: list[str]) -> Effect:
    """Words become numbers; what a tag has no field for keeps its default."""
    effect = Effect(terms.TAGS.index(tag_of(row)))
    effect.change = terms.CHANGES.index(getattr(row, "change", "becomes"))
    effect.n = getattr(row, "n", 0)
    effect.scope = terms.SCOPES.index(getattr(row, "scope", "self"))
    effect.of = trait_mask(getattr(row, "of", []), traits)
    if isinstance(row, TrtRow):
        effect.of = trait_mask([row.trait], traits)
    effect.per = terms.PER.index(getattr(row, "per", ""))
    effect.per_of = trait_mask(getattr(row, "per_of", []), traits)
    effect.what = terms.WHATS.index(getattr(row, "what", ""))
    effect.on = terms.MOMENTS.index(row.on)
    effect.rank = terms.RANKS.index(getattr(row, "rank", ""))
    effect.mode = row.mode
    if row.condition:
        effect.condition = make_condition(row.condition, traits, keys)
    return effect


def make_condition(asks: If, traits: list[str], keys: list[str]) -> Condition:
    made = Condition()
    made.attack = trait_mask(asks.attack, traits)
    made.location = trait_mask(asks.location, traits)
    made.holder = trait_mask(asks.holder, traits)
    made.cast = trait_mask(asks.cast, traits)
    made.props = trait_mask(asks.props, traits)
    made.with_card = (
        keys.index(asks.with_card) if asks.with_card in keys else ABSENT if asks.with_card else NOBODY_NAMED
    )
    made.kung_fu = asks.kung_fu
    made.alone = asks.alone
    made.fewest = asks.fewest
    made.rank = terms.RANKS.index(asks.rank)
    made.negated = asks.negated
    return made

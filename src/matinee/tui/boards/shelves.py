"""Every card on a table that its reader may see, shelf by shelf, with all that is printed on it: for the inspector."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from matinee.engine.view import PlainCard
from matinee.games.kaiju import view as kaiju
from matinee.games.npzr import view as npzr
from matinee.games.rampage import seen as robots
from matinee.games.rampage import view as rampage
from matinee.games.roundhouse import view as roundhouse
from matinee.games.samurai import view as samurai
from matinee.games.samurai.seen import CardView
from matinee.tui.speech import say, word


class Card(NamedTuple):
    """`key` is the printed one, as in `Option.card`; `facts` are its numbers and kinds, `text` its words."""

    key: str
    title: str
    facts: str
    text: str = ""


class Shelf(NamedTuple):
    name: str
    cards: list[Card]


class Rack:
    """Shelves in the making; empty ones are left out."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.shelves: list[Shelf] = []

    def add(self, what: str, cards: Iterable[Card], seat: int = -1) -> None:
        """`what` the shelf holds, and whose it is, if it is somebody's."""
        held = list(cards)
        if held:
            self.shelves.append(Shelf(say("shelf-of", who=self.names[seat], what=what) if seat >= 0 else what, held))


def find(shelves: list[Shelf], key: str) -> Card | None:
    """A card by its key, if it lies anywhere."""
    return next((card for shelf in shelves for card in shelf.cards if key and card.key == key), None)


# A game without a board of its own


def plain_shelves(view: Any, names: list[str], viewer: int) -> list[Shelf]:
    rack = Rack(names)
    for pile in [] if view.plain is None else view.plain.piles:
        rack.add(pile.label, (plain_card(card) for card in pile.cards if card is not None), pile.owner)
    return rack.shelves


def plain_card(card: PlainCard) -> Card:
    counters = [f"{one.label} {one.value}" for one in card.counters if one.value is not None]
    return Card(card.key, card.title, joined(card.kind_label, card.value, *counters), card.text)


def joined(*facts: str) -> str:
    return ", ".join(fact for fact in facts if fact)


# Our five


def npzr_shelves(view: npzr.TableView, names: list[str], viewer: int) -> list[Shelf]:
    """The hand, every pile of every stack from the top down, and what was scored."""
    rack = Rack(names)
    rack.add(say("shelf-hand"), map(npzr_card, view.hand))
    for stack in view.stacks:
        for part, pile in (("head", stack.head), ("torso", stack.torso), ("legs", stack.legs)):
            rack.add(f"{stack.label} {word(part)}", map(npzr_card, reversed(pile)), stack.owner)
    for side in view.sides:
        rack.add(say("shelf-scored"), map(npzr_card, side.scored), side.seat)
    return rack.shelves


def npzr_card(card: npzr.CardView) -> Card:
    wild = say("npzr-wild") if card.wild else ""
    return Card(card.key, card.name, joined(card.key, wild, " ".join(map(word, card.shows.split(".")))))


def roundhouse_shelves(view: roundhouse.TableView, names: list[str], viewer: int) -> list[Shelf]:
    rack = Rack(names)
    rack.add(say("shelf-drawn"), map(item_card, [view.drawn] if view.drawn else []))
    rack.add(
        say("shelf-monsters"), (monster_card(place.place, place.monster) for place in view.places if place.monster)
    )
    for player in view.players:
        rack.add(say("shelf-items"), map(item_card, [*player.attacks, *player.shields]), player.seat)
    for player in view.players:
        rack.add(say("shelf-kills"), map(kill_card, player.kills), player.seat)
    rack.add(say("shelf-discard"), map(item_card, reversed(view.discard)))
    return rack.shelves


def monster_card(place: str, monster: roundhouse.MonsterView) -> Card:
    track = "-".join(str(number) for number in monster.track)
    numbers = say("card-monster", strength=monster.strength, track=track, hits=monster.hits)
    points = say("card-points", points=monster.points)
    return Card(monster.name, monster.name, joined(place, *map(word, monster.types), numbers, points))


def item_card(item: roundhouse.ItemView) -> Card:
    if item.kind == "attack":
        return Card(item.name, item.name, say("card-dice", dice=item.dice))
    return Card(item.name, item.name, say("card-shield", type=word(item.type), left=item.left, printed=item.printed))


def kill_card(kill: roundhouse.KillView) -> Card:
    return Card(kill.name, kill.name, say("card-points", points=kill.points))


def rampage_shelves(view: rampage.TableView, names: list[str], viewer: int) -> list[Shelf]:
    fight, rack = view.fight, Rack(names)
    laid = [*fight.strikes, *fight.boosts, *fight.guards, *fight.responses, *fight.hits] if fight else []
    rack.add(say("shelf-drawn"), map(part_card, [view.drawn] if view.drawn else []))
    rack.add(say("shelf-hand"), map(battle_card, view.hand))
    rack.add(say("shelf-looked"), map(battle_card, view.looked))
    rack.add(say("shelf-in-play"), map(battle_card, [*([view.action] if view.action else []), *laid]))
    for seat in view.seats:
        rack.add(say("shelf-parked"), map(battle_card, seat.parked), seat.seat)
    for robot in view.robots:
        rack.add(robot.name, (part_card(part) for part in robot.parts.values() if part is not None), robot.owner)
    rack.add(say("shelf-discard"), map(battle_card, reversed(view.discard)))
    rack.add(say("shelf-aside"), map(part_card, view.aside))
    return rack.shelves


def battle_card(card: robots.CardView) -> Card:
    colour = f"{card.letter}{card.symbol} {word(card.colour)} {card.strength}"
    facts = joined(colour, word(card.location), say(f"rampage-type-{card.type}"))
    return Card(card.key, f"{card.key} {card.name}", facts, card.words)


def part_card(part: robots.PartView) -> Card:
    numbers = say("rampage-part", attack=part.attack, defence=part.defence, value=part.value)
    return Card(part.key, f"{part.key} {part.name}", joined(word(part.kind), numbers), part.words)


def kaiju_shelves(view: kaiju.SiegeView, names: list[str], viewer: int) -> list[Shelf]:
    rack = Rack(names)
    for seat in sorted(view.seats, key=lambda seat: seat.seat != viewer):
        rack.add(say("shelf-hand"), map(kaiju_card, seat.cards or []), seat.seat)
    rack.add(say("shelf-in-play"), map(kaiju_card, view.in_play))
    rack.add(say("shelf-support"), map(kaiju_card, view.support))
    rack.add(say("shelf-kaiju-discard"), (Card(key, view.names[key], "") for key in reversed(view.kaiju_discard)))
    rack.add(say("shelf-discard"), (Card(key, view.names[key], "") for key in reversed(view.discard)))
    return rack.shelves


def kaiju_card(card: kaiju.CardView) -> Card:
    return Card(card.key, card.name, say("card-combo") if card.combo else "", card.text)


def samurai_shelves(view: samurai.TableView, names: list[str], viewer: int) -> list[Shelf]:
    attack, rack = view.attack, Rack(names)
    stage = [attack.fighter, *(step.card for step in attack.steps)] if attack else []
    rack.add(say("shelf-hand"), map(film_card, view.hand))
    rack.add(say("shelf-in-play"), map(film_card, [*stage, *(one.card for one in view.pending)]))
    for movie in view.movies:
        parts = [*movie.location, *(part for role in movie.cast for part in (role.part, *role.under))]
        rack.add(say("shelf-movie"), (film_card(part.card) for part in parts), movie.seat)
    for movie in view.movies:
        rack.add(say("shelf-known"), map(film_card, movie.known), movie.seat)
    rack.add(say("shelf-discard"), map(film_card, reversed(view.discard)))
    return rack.shelves


def film_card(card: CardView) -> Card:
    strength = "" if card.type in ("Sfx", "Credits") else f" {card.strength}"
    ticket = say("card-word", word=card.word, lit=1 if card.lit else 0) if card.word else ""
    facts = joined(f"{word(card.type)}{strength}", *card.traits, ticket)
    return Card(card.key, card.name, facts, "\n".join(part for part in (card.text, card.quote) if part))

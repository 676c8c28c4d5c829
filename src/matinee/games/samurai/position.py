"""A position as text: `cast = ["honorable-samurai + bamboo-spear", "eager-student (asleep)"]`; seats are a, b, c ...

The same notation describes what is given and what is expected.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from matinee.engine.chance import Chance
from matinee.engine.errors import BadScenario
from matinee.games.samurai import words
from matinee.games.samurai.credits import score
from matinee.games.samurai.deck import ASIDE, CASTS, DISCARD, DRAW_PILE, HANDS, PENDING, PLACES, UNDER, Deck
from matinee.games.samurai.duel import attack_strength, defence_strength, foregone
from matinee.games.samurai.setting import undealt
from matinee.games.samurai.state import TITLED, TOTAL, Samurai
from matinee.games.samurai.strength import movie_ds
from matinee.games.samurai.terms import Fight, Mark
from matinee.games.samurai.turn import ACTIONS, DISCARDS, START_TURN

LETTERS = "abcdef"
GIVEN = {
    *("round", "turn", "active", "dealer", "begin", "title", "movies", "hands", "discard", "deck", "totals"),
    *("drawn", "closer", "known"),
}


def arrange(given: Mapping[str, Any], deck: Deck, seats: int, goal: int, chance: Chance) -> Samurai:
    """Lay a table out; what is not given stays in the draw pile. `begin` says at which step."""
    unknown = set(given) - GIVEN
    if unknown:
        raise BadScenario(f"given: {sorted(unknown)[0]!r} is no part of a position; these are: {sorted(GIVEN)}.")
    s = undealt(deck, seats, chance, None)
    s.goal = goal
    s.active = seat_named(s, given.get("active", "a"))
    s.dealer = seat_named(s, given["dealer"]) if "dealer" in given else (s.active + seats - 1) % seats
    s.round = given.get("round", 3)
    s.turn = given.get("turn", (s.round - 1) * seats + 1)
    s.drawn = given.get("drawn", 1)
    s.could_draw = True
    for letter, movie in given.get("movies", {}).items():
        lay_movie(s, seat_named(s, letter), movie)
    for letter, hand in given.get("hands", {}).items():
        for key in hand:
            s.piles.move(pick(s, key), HANDS + seat_named(s, letter))
    for key in given.get("discard", []):
        s.piles.move(pick(s, key), DISCARD)
    for letter, total in given.get("totals", {}).items():
        s.tallies[TOTAL + seat_named(s, letter)] = total
    light(s, given.get("title", []))
    arrange_pile(s, given.get("deck"))
    if "closer" in given:
        s.closer = seat_named(s, given["closer"])
    begin(s, given.get("begin", ""))
    return s


def begin(s: Samurai, at: str) -> None:
    """`turn` starts the turn, `discard` its last question; else the main action is asked."""
    steps = {"": ACTIONS[s.active], "discard": DISCARDS[s.active]}
    if at == "turn":
        s.turn -= 1
        if s.active == s.opener():
            s.round -= 1
        s.push(START_TURN)
    else:
        s.push(steps[at])
    s.advance()


def seat_named(s: Samurai, letter: str) -> int:
    seat = LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= seat < s.seats:
        raise BadScenario(f"there is no seat {letter!r}; seats are {LETTERS[: s.seats]}.")
    return seat


def pick(s: Samurai, key: str) -> int:
    """A card by its key that still lies in the draw pile."""
    card = int(s.deck.find(key))
    if card < 0 or s.piles.home(card) != DRAW_PILE:
        raise BadScenario(f"the pack has no further card {key!r}.")
    return card


def lay_movie(s: Samurai, seat: int, movie: Mapping[str, Any]) -> None:
    for text in movie.get("cast", []):
        name, *under = [word.strip() for word in text.split("+")]
        asleep = name.endswith("(asleep)")
        character = pick(s, name.removesuffix("(asleep)").strip())
        s.piles.move(character, CASTS + seat)
        if asleep:
            s.piles.set_counter(character, Mark.ASLEEP)
        for key in under:
            s.piles.move(pick(s, key), UNDER + character)
    for key in movie.get("location", []):
        s.piles.move(pick(s, key), PLACES + seat)


def light(s: Samurai, title: list[str]) -> None:
    """The words of a title, each used once and plain."""
    for word in title:
        if word not in s.deck.words:
            raise BadScenario(f"no card has the Title word {word!r}.")
    numbers = [s.deck.words.index(word) for word in title]
    s.words = tuple(numbers)
    s.title = tuple(range(len(numbers)))
    s.stage = TITLED
    s.lights = vec[i16]([i16(number in numbers) for number in range(len(s.deck.words))])


def arrange_pile(s: Samurai, order: Any) -> None:
    """The draw pile top first; a number leaves that many cards in it, the others lie aside."""
    if order is None:
        s.piles.shuffle(DRAW_PILE, s.chance)
        return
    wanted = [pick(s, key) for key in order] if isinstance(order, list) else []
    for card in reversed(wanted):
        s.piles.move(card, DRAW_PILE)
    keep = len(wanted) if isinstance(order, list) else int(order)
    while s.piles.count(DRAW_PILE) > keep:
        s.piles.move(s.piles.bottom(DRAW_PILE), ASIDE)
    s.piles.forget(DRAW_PILE)


# What is expected


def position(s: Samurai) -> dict[str, Any]:
    letters = LETTERS[: s.seats]
    return {
        "round": s.round,
        "turn": s.turn,
        "game": s.game,
        "active": letters[s.active],
        "dealer": letters[s.dealer],
        "title": words.title_text(s, s.title) if s.title else "",
        "movies": {letter: movie(s, seat) for seat, letter in enumerate(letters)},
        "ds": {letter: int(movie_ds(s, seat, False)) for seat, letter in enumerate(letters)},
        "hands": {letter: keys(s, HANDS + seat) for seat, letter in enumerate(letters)},
        "discard": keys(s, DISCARD),
        "pending": keys(s, PENDING),
        "deck": s.piles.count(DRAW_PILE),
        "attack": attack(s),
        "score": {letter: int(score(s, seat)) for seat, letter in enumerate(letters)},
        "totals": {letter: int(s.tallies[TOTAL + seat]) for seat, letter in enumerate(letters)},
        "closer": letters[s.closer] if s.closer >= 0 else "",
    }


def keys(s: Samurai, pile: int) -> list[str]:
    return [s.deck.cards[card].key for card in s.piles.cards(pile)]


def movie(s: Samurai, seat: int) -> dict[str, list[str]]:
    return {"cast": [role(s, card) for card in s.piles.cards(CASTS + seat)], "location": keys(s, PLACES + seat)}


def role(s: Samurai, character: int) -> str:
    name = s.deck.cards[character].key + (" (asleep)" if s.asleep(character) else "")
    return " + ".join([name, *keys(s, UNDER + character)])


def attack(s: Samurai) -> dict[str, Any]:
    """The stage in numbers; empty while there is no attack."""
    if not s.attacking:
        return {}
    return {
        "kind": "creature" if s.attacking == Fight.CREATURE else "kung fu",
        "by": s.deck.cards[s.fighter].key,
        "on": LETTERS[s.target],
        "as": int(attack_strength(s)),
        "ds": int(defence_strength(s)),
        "pending_as": int(attack_strength(s, True)),
        "pending_ds": int(defence_strength(s, True)),
        "always": int(foregone(s)),
    }

"""The engine beside the oracle: after every answer of a random film all DS, scores, AS, victims and verdicts are equal.

More films: `pytest tests/games/samurai --films 2000`.
"""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.journal import Event, Journal
from matinee.engine.seats import NOBODY
from matinee.engine.state import State

from .oracle import CARDS, Fight, Step, Table, always, attack, attack_traits, defence, ds, score, sets, victims

HOSTS = {
    "rooftop-in-the-rain": "Building",
    "hidden-trapdoor-room": "Building",
    "secret-base-under-the-volcano": "Island",
}
LASTING = ("training-montage", "plot-armor")
KINDS = (*("Creature", "Sfx", "Sfx", "Sfx", "Prop", "Location", "Character") * 4, "Credits")
# What changes the numbers of an attack; other cards change the table.
STEPS = {
    *("bad-dubbing", "big-eyes-small-mouth", "wire-fu", "kill-by-stealth", "thousand-mirrors", "power-pose"),
    *("you-can-see-the-strings", "sudden-rainstorm", "dramatic-zoom", "from-the-shadows", "team-up", "wrong-movie"),
    *("possessed-rice-cooker", "prop-rocket-launcher", "magical-transfer-student"),
}


class Prints:
    """All cards of the pack, from which some are taken at random."""

    def __init__(self, chance: Swift) -> None:
        self.chance = chance
        self.left = list(CARDS)

    def below(self, n: int) -> int:
        return int(self.chance.below(n))

    def some(self, kind: str) -> list[str]:
        """One card of a type, if there is one left."""
        fits = [card for card in self.left if CARDS[card]["type"] == kind]
        return [self.take(fits[self.below(len(fits))])] if fits else []

    def take(self, card: str) -> str:
        self.left.remove(card)
        return card

    def role(self) -> str:
        under = [prop for _ in range(self.below(3)) for prop in self.some("Prop")]
        under += [self.take(card) for card in LASTING if card in self.left and self.below(8) == 0]
        [who] = self.some("Character")
        return " + ".join([who + ("" if self.below(6) else " (asleep)"), *under])

    def location(self) -> list[str]:
        """One Location or none, and perhaps what can be combined with it."""
        lies = self.some("Location") if self.below(4) else []
        for card, host in HOSTS.items():
            if card in self.left and any(host in CARDS[other]["traits"] for other in lies) and self.below(2):
                lies.append(self.take(card))
        return lies


def some_film(seed: int) -> tuple[Table, int]:
    """A set in the middle of the shooting: casts that carry and sleep, compounds, full hands, little film."""
    prints = Prints(Swift(seed))
    seats = 2 + prints.below(5)
    letters = "abcdef"[:seats]
    given: Table = {"movies": {}, "hands": {}, "active": letters[prints.below(seats)]}
    for seat in letters:
        cast = [prints.role() for _ in range(prints.below(4) + (seats < 5))]
        given["movies"][seat] = {"cast": cast, "location": prints.location()}
    for seat in letters:
        given["hands"][seat] = [card for _ in range(6) for card in prints.some(KINDS[prints.below(len(KINDS))])]
    words = sorted({card["word"] for card in CARDS.values()})
    given["title"] = [words.pop(prints.below(len(words))) for _ in range(20)]
    given["deck"] = [prints.take(prints.left[prints.below(len(prints.left))]) for _ in range(prints.below(20))]
    given["discard"] = prints.left[: prints.below(12)]
    return given, seats


class Pair:
    """A film, and what the oracle has heard of it."""

    def __init__(self, seed: int) -> None:
        samurai = show("samurai")
        self.given, seats = some_film(seed)
        self.film = f"film {seed}"
        self.game: Any = samurai.game
        self.s: State = samurai.arrange(self.given, samurai.setup({"seats": seats}), Swift(seed))
        self.s.journal = Journal()
        self.heard = 0
        self.fight: Fight | None = None
        self.mode = 0
        self.joins = ""
        self.said: list[str] = []
        self.roller = NOBODY
        self.foretold: tuple[int, int, bool] | None = None

    def answer(self, key: str) -> None:
        self.said.append(f"{self.s.step().name()} {self.s.asked} {key}")
        self.named(key)
        self.s.answer(self.s.option(key))
        assert self.s.journal is not None
        events = self.s.journal.events[self.heard :]
        self.heard += len(events)
        for event in events:
            self.hear(event, key)
        self.settle()

    def named(self, key: str) -> None:
        """Modes and Creatures are named before a card is announced."""
        if key.startswith("play:"):
            self.mode, self.joins = 0, ""
        if key.startswith("mode:"):
            self.mode = int(key[-1])
        if key.startswith("hand:"):
            self.joins = key.removeprefix("hand:")

    def hear(self, event: Event, key: str) -> None:
        kind, word, fight = event.kind, event.word, self.fight
        if kind == "automatic":
            self.named(word)
        elif kind == "attack":
            self.fight = Fight("creature", event.seat, event.number, word)
        elif kind == "kung-fu":
            fighter, marked = word.split(">")
            self.fight = Fight("kung fu", event.seat, event.number, fighter, marked)
        elif kind == "film-over":
            self.roller = event.seat
        elif fight is None:
            return
        elif kind in ("played", "used") and word in STEPS and word != fight.fighter:
            joins = word if word == "possessed-rice-cooker" else self.joins if word == "team-up" else ""
            fight.steps.append(Step(word, self.mode, joins, "pending" if kind == "played" else "active"))
        elif kind == "cancelled":
            self.turn(word, "cancelled")
        elif kind == "redirected":
            fight.target = event.number
            for step in fight.active():
                if step.card in ("thousand-mirrors", "sudden-rainstorm", "prop-rocket-launcher"):
                    step.state = "lapsed"
                if step.card == "magical-transfer-student" or (step.card == "power-pose" and step.mode == 2):
                    step.state = "lapsed"
        elif kind == "compared":
            self.compared(event, key)

    def turn(self, card: str, state: str) -> None:
        for step in self.fight.steps if self.fight else []:
            if step.card == card and step.state == "pending":
                step.state = state

    def settle(self) -> None:
        """What is announced and lies there no more has happened; an attack that is over is over."""
        position = self.game.position(self.s)
        for step in self.fight.steps if self.fight else []:
            if step.card not in position["pending"]:
                self.turn(step.card, "active")
        if not position["attack"]:
            self.fight = None

    def compared(self, event: Event, key: str) -> None:
        """KFS-42 If nothing was played since, the verdict is what was foretold."""
        if key == "pass" and self.foretold is not None:
            strength, against, sure = self.foretold
            verdict = "success" if sure or strength >= against else "failure"
            assert (event.number, event.other, event.word) == (strength, against, verdict), self.where()

    def where(self) -> str:
        return f"{self.film}, after {self.said[-8:]}: {self.given}"

    def agree(self) -> None:
        position = self.game.position(self.s)
        movies = sets(position)
        letters = list(position["movies"])
        lit = {*self.given["title"]}
        self.foretold = None
        for seat, letter in enumerate(letters):
            assert position["ds"][letter] == ds(movies, seat), f"DS of {letter}, {self.where()}"
            assert position["score"][letter] == score(position, seat, lit, []), f"score of {letter}, {self.where()}"
        if self.fight is not None and position["attack"] and holds(movies, self.fight):
            self.agree_on_the_attack(position, self.fight)

    def agree_on_the_attack(self, position: Table, fight: Fight) -> None:
        movies, told = sets(position), position["attack"]
        mine = (attack(movies, fight), defence(movies, fight), always(movies, fight))
        assert (told["as"], told["ds"], told["always"] != 0) == mine, f"{mine}, {fight}, {self.where()}"
        view = self.game.view(self.s, 0).attack
        assert {*view.traits} == attack_traits(movies, fight), self.where()
        if self.s.step().name() == "AttackResponse":
            self.foretold = mine
        if self.s.step().name() == "ChooseVictim":
            assert {*self.s.keys()} == {f"victim:{key}" for key in victims(movies, fight)}, self.where()

    def agree_at_the_end(self) -> None:
        """KFS-71 The credits card counts for who played it to end the film; KFS-02 the highest score wins."""
        position, result = self.game.position(self.s), self.game.result(self.s)
        rolled = position["pending"]
        lit = {*self.given["title"]}
        scores = [score(position, seat, lit, rolled if seat == self.roller else []) for seat in range(self.s.seats)]
        assert result.scores == scores, self.where()
        assert result.winners == [seat for seat, points in enumerate(scores) if points == max(scores)], self.where()


def holds(movies: list[Any], fight: Fight) -> bool:
    """KFS-48 There is something to compare."""
    if fight.kind == "creature":
        return bool(movies[fight.target].cast)
    fighters = [role.key for role in movies[fight.attacker].cast]
    return fight.fighter in fighters and fight.marked in [role.key for role in movies[fight.target].cast]


def some_answer(keys: list[str], chance: Swift) -> str:
    """People here would rather play than pass, and attack rather than anything."""
    bold = [key for key in keys if key.startswith(("attack:", "kick:", "play:"))]
    keys = bold if bold and chance.below(2) else keys
    return keys[int(chance.below(len(keys)))]


def shoot(seed: int) -> int:
    """A film of random answers, until it is over or has had its share. Answers the number of answers given."""
    pair, chance = Pair(seed), Swift(seed + 1)
    pair.agree()
    while not pair.s.over and len(pair.said) < 150:
        pair.answer(some_answer(pair.s.keys(), chance))
        pair.agree()
    if pair.s.over:
        pair.agree_at_the_end()
    return len(pair.said)


def test_the_oracle_and_the_engine_agree(pytestconfig: pytest.Config) -> None:
    films = pytestconfig.getoption("--films", default=40)
    assert sum(shoot(seed) for seed in range(films)) > 20 * films

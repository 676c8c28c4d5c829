"""The game's own players: chance, greed, and a director who counts cards, answers and leaders."""

from mypy_extensions import i64

from matinee.engine.bits import count_bits
from matinee.engine.chance import Chance
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.samurai.deck import DRAW_PILE
from matinee.games.samurai.replies import Reply
from matinee.games.samurai.state import PITCHING, VOTING, Samurai
from matinee.games.samurai.taste import Taste, director_taste
from matinee.games.samurai.terms import Extra, Type
from matinee.games.samurai.titles import VoteTitle
from matinee.games.samurai.tokens import MACHINE, slots_used
from matinee.games.samurai.turn import EndTurnDiscard, MainAction
from matinee.games.samurai.worth import WON, SamuraiWorth, ahead_by, ends_tonight


class RandomLegal(Policy):
    """Any legal option, each equally likely; titles by taste, so that games are comparable."""

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Samurai)
        if s.stage == PITCHING or s.stage == VOTING:
            return title_answer(s, chance)
        return s.offered.at(chance.below(s.offered.count))


class SamuraiGreedy(Policy):
    """One step ahead on score margin: every way to finish the play at hand is tried on a copy."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.worth = SamuraiWorth(taste)

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Samurai)
        if s.stage == PITCHING or s.stage == VOTING:
            return title_answer(s, chance)
        step = s.step()
        self.worth.thrift = self.worth.taste.thrift if isinstance(step, Reply) else 1.0
        self.worth.tonight = self.worth.taste.soft and not isinstance(step, EndTurnDiscard) and ends_tonight(s, s.asked)
        return self.best(s, chance)

    def best(self, s: Samurai, chance: Chance) -> i64:
        """The best option; ties are broken at random."""
        tidies = self.worth.taste.fidget > 0.0 and isinstance(s.step(), MainAction)
        best = self.best_of(s, chance, tidies, False)
        return self.best_of(s, chance, tidies, True) if tidies and best == Extra.END else best

    def best_of(self, s: Samurai, chance: Chance, tidies: bool, moves: bool) -> i64:
        """Props to move come last, when there is nothing else to do but to end the turn."""
        best = s.offered.at(0)
        height = 0.0
        equals: i64 = 0
        for place in range(s.offered.count):
            option = s.offered.at(place)
            moved = tidies and Extra.MOVES <= option < Extra.KICKS
            if option == Extra.BACK_OUT or (tidies and option != Extra.END and moved != moves):
                continue
            value = self.credits(s, option) if is_credits(s, option) else self.after(s, option)
            if moved:
                value -= self.worth.taste.fidget
            if equals == 0 or value > height:
                best, height, equals = option, value, 1
            elif value == height:
                equals += 1
                if chance.below(equals) == 0:
                    best = option
        return best

    def credits(self, s: Samurai, option: i64) -> float:
        """Roll them when ahead by enough; as the film runs out, less is enough."""
        film = float(s.piles.count(DRAW_PILE)) / float(8 * s.seats)
        lead = self.worth.taste.lead[s.seats] * min(1.0, film)
        return WON if ahead_by(s, s.asked) > lead else -WON

    def after(self, s: Samurai, option: i64) -> float:
        seat = s.asked
        if option == Extra.END or option == Extra.DONE:
            # Rivals wake and draw whether one stops now or later: what they do on their turn is no reason to go on.
            return self.worth.of(s, seat)
        twin = s.copy()
        twin.take(option)
        return self.finished(twin, seat)

    def finished(self, s: Samurai, seat: i64) -> float:
        """The value once the play is whole, with the best choices on the way."""
        if s.over or s.asked != seat or not s.step().inside():
            return self.worth.of(s, seat)
        best = -1.0e12
        for place in range(s.offered.count):
            option = s.offered.at(place)
            if option != Extra.BACK_OUT:
                best = max(best, self.after(s, option))
        return best


class Director(SamuraiGreedy):
    """Greedy with a softer eye: replies may come, sleepers wake, leaders matter most, and good cards wait."""

    def __init__(self) -> None:
        super().__init__(director_taste())


def is_credits(s: Samurai, option: i64) -> bool:
    """Whether an option of the main action rolls the credits; nothing else does."""
    return option < s.deck.size and s.deck.type(option) == Type.CREDITS and isinstance(s.step(), MainAction)


def title_answer(s: Samurai, chance: Chance) -> i64:
    """KFS-80 Bots pitch from templates, and approve every pitch with 5 or 6 words plus the shortest."""
    if s.stage == PITCHING:
        return MACHINE + chance.below(len(s.machine))
    step = s.step()
    assert isinstance(step, VoteTitle)
    return Extra.YES if approves(s, step.pitch) else Extra.NO


def approves(s: Samurai, pitch: i64) -> bool:
    if count_bits(slots_used(s.pitches[pitch])) >= 5:
        return True
    length = len(s.pitches[pitch])
    for other in s.pitches:
        if 0 < len(other) < length:
            return False
    return True

"""Kung Fu Samurai on Giant Robot Island, as the house knows it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from matinee.engine.chance import Chance
from matinee.engine.errors import BadSetup
from matinee.engine.features import Features
from matinee.engine.game import Game, Setup, Timing
from matinee.engine.journal import Event, Journal
from matinee.engine.measure import Band, Play
from matinee.engine.policy import Policy, Profile, Search, Worth
from matinee.engine.say import Say
from matinee.engine.view import Result, View, winners_of
from matinee.games.samurai import balance, hints, log, measure, pack, position, view
from matinee.games.samurai.bots import Director, RandomLegal, SamuraiGreedy
from matinee.games.samurai.choose import Choose
from matinee.games.samurai.features import SamuraiFeatures
from matinee.games.samurai.replies import Reply
from matinee.games.samurai.senses import SamuraiSenses
from matinee.games.samurai.setting import begin, undealt
from matinee.games.samurai.state import SCORE, TOTAL, Samurai
from matinee.games.samurai.taste import crowd_taste, director_taste
from matinee.games.samurai.titles import ProposeTitle, VoteTitle
from matinee.games.samurai.turn import MainAction
from matinee.games.samurai.worth import SamuraiWorth


class SamuraiSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """KFS-03 `target` points end a match (0: one game); KFS-80 `express` votes on machine pitches only.

    `short_reel` sets forty unseen cards aside for two seats; `family` shows the family name of a card that has one.
    """

    target: int = 0
    express: bool = False
    short_reel: bool = False
    family: bool = True


class KungFuSamurai(Game[Samurai]):
    """Shoot a B-movie, and send Creatures to the others' sets."""

    id: ClassVar[str] = "kung-fu-samurai"
    short: ClassVar[str] = "samurai"
    title: ClassVar[str] = "Kung Fu Samurai on Giant Robot Island"
    prefix: ClassVar[str] = "KFS"
    edition: ClassVar[int] = 3
    # KFS-01 Two to six seats.
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    languages: ClassVar[tuple[str, ...]] = ("en", "de")
    setup_type: ClassVar[type[Setup]] = SamuraiSetup
    samples: ClassVar[tuple[Mapping[str, object], ...]] = ({}, {"express": True}, {"family": False}, {"target": 50})

    def check(self, setup: SamuraiSetup) -> None:
        """KFS-03 A match goes to 50 to 500 points."""
        if setup.target != 0 and not 50 <= setup.target <= 500:
            raise BadSetup(f"target is {setup.target}; a match goes to 50 to 500 points, and 0 means one game.")
        if setup.short_reel and setup.seats != 2:
            raise BadSetup(f"short_reel is for two seats, not for {setup.seats}.")

    def face(self, s: Samurai, card: int) -> str:
        return s.deck.cards[card].key

    def read_pack(self, text: str, source: str) -> pack.Pack:
        return pack.read(text, source)

    def mix(self, packs: list[Any]) -> pack.Pack:
        return pack.mix(packs)

    def deal(self, setup: SamuraiSetup, cards: pack.Pack, chance: Chance, journal: Journal | None) -> Samurai:
        s = undealt(cards.deck(setup.seats, setup.family), setup.seats, chance, journal)
        s.goal = setup.target
        s.express = setup.express
        s.short_reel = setup.short_reel
        begin(s)
        return s

    def views(self, s: Samurai) -> Callable[[int], View]:
        return view.views(s)

    def result(self, s: Samurai) -> Result:
        """KFS-72 The score of the game, or the running total of a match."""
        tally = TOTAL if s.goal else SCORE
        return Result(winners_of(s), s.ending, [int(s.tallies[tally + seat]) for seat in range(s.seats)])

    def line(self, s: Samurai, event: Event, names: list[str]) -> Say | None:
        return log.line(s, event, names)

    def waiting(self, s: Samurai) -> int | None:
        """KFS-82 Who is asked in a window is secret; KFS-80 in a pitch or a vote it is not one seat."""
        if s.over:
            return None
        step = s.step()
        if isinstance(step, Choose):
            step = step.draft.origin
        return None if isinstance(step, Reply | ProposeTitle | VoteTitle) else int(s.asked)

    def timing(self, s: Samurai) -> Timing:
        """KFS-80, KFS-84 Pitch, vote, response, main action; all else that is asked is a choice."""
        step = s.step()
        if isinstance(step, Choose):
            step = step.draft.origin
        if isinstance(step, ProposeTitle):
            return "pitch"
        if isinstance(step, VoteTitle):
            return "vote"
        if isinstance(step, Reply):
            return "response"
        return "action" if isinstance(step, MainAction) else "choice"

    def together(self, s: Samurai) -> bool:
        """KFS-80 All pitch at once, and all vote at once: as at a table, everybody sees who is not ready."""
        return isinstance(s.step(), ProposeTitle | VoteTitle)

    def retire(self, s: Samurai, seat: int) -> bool:
        """KFS-76 A seat that leaves is played by a bot; its owner may return."""
        return False

    def arrange(self, given: Mapping[str, Any], setup: SamuraiSetup, cards: pack.Pack, chance: Chance) -> Samurai:
        deck = cards.deck(setup.seats, setup.family)
        return position.arrange(given, deck, setup.seats, setup.target, chance)

    def position(self, s: Samurai) -> dict[str, Any]:
        return position.position(s)

    def worth(self) -> Worth[Samurai]:
        return SamuraiWorth(director_taste())

    def features(self) -> Features[Samurai]:
        return SamuraiFeatures()

    def search(self) -> Search:
        """Plans are judged when the next rival's turn is over, for until then some would have acted and others not."""
        usual = Profile(SamuraiWorth(director_taste(), crowd_taste()))
        return Search(Director(), simulations=300, duel=150, width=4, longest=60, doubt=1.5, turns=2, usual=usual)

    def profiles(self) -> dict[str, Policy]:
        return {"random-legal": RandomLegal(), "greedy": SamuraiGreedy(), "director": Director()}

    def senses(self, setup: SamuraiSetup, cards: pack.Pack) -> SamuraiSenses:
        return SamuraiSenses(cards.deck(setup.seats, setup.family), setup.seats)

    def turns(self, s: Samurai) -> int:
        return int(s.turns_before + s.turn)

    def measures(self, s: Samurai, story: list[Event]) -> dict[str, float]:
        return measure.measures(s, story)

    def plays(self, s: Samurai, story: list[Event]) -> list[Play]:
        return measure.plays(s, story)

    def holds(self, s: Samurai, story: list[Event]) -> list[Play]:
        return [hold for hold in super().holds(s, story) if not measure.about_credits(s, hold.card)]

    def troubles(self, s: Samurai) -> bool:
        """KFS-83 What `ask-smart` puts to its seat; KFS-80 a vote is one ballot, whatever the number of pitches."""
        step = s.step()
        if isinstance(step, VoteTitle):
            # The engine asks for each pitch apart; people tick all they like and hand the ballot in once.
            return not any(s.pitches[: step.pitch])
        return not isinstance(step, Reply) or hints.concerns(s, step.seat)

    def targets(self, setup: SamuraiSetup, bots: list[str]) -> list[Band]:
        return balance.targets(setup.seats, setup.target > 0, bots)

    def bound(self, setup: SamuraiSetup) -> int:
        """KFS-25 Every seat draws at least every second turn, so a film has under 300 turns; a match under 60 films."""
        return 60_000 * (60 if setup.target else 1)

"""The title: six words turned up, pitches built of them, an approval vote, and the words in lights."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.bits import count_bits
from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import NOBODY
from matinee.engine.step import Happening, Question, Step
from matinee.games.samurai import words
from matinee.games.samurai.consent import YesOrNo
from matinee.games.samurai.deck import DRAW_PILE, TITLES
from matinee.games.samurai.pitches import machine_pitches
from matinee.games.samurai.state import PITCHING, TITLED, VOTING, Samurai
from matinee.games.samurai.terms import Extra
from matinee.games.samurai.tokens import (
    FEWEST_WORDS,
    LINK_TOKENS,
    MACHINE,
    MOST_TOKENS,
    NO_PITCH,
    PITCH,
    SLOTS,
    UNDO,
    WORD_TOKENS,
    Tokens,
    slots_used,
)


class TurnSixUp(Happening[Samurai]):
    """KFS-08 The deck is shuffled, and its top six cards are turned up for all to see."""

    def happen(self, s: Samurai) -> None:
        s.shuffle(DRAW_PILE)
        found: list[int] = []
        for _ in range(SLOTS):
            card = s.piles.top(DRAW_PILE)
            s.move(card, TITLES)
            s.tell("turned-up", NOBODY, 0, 0, s.deck.cards[card].key)
            word = s.deck.word(card)
            if word not in found:
                # A word turned up twice is one word.
                found.append(word)
        s.words = tuple(found)
        s.machine = machine_pitches(classes_of(s))
        s.pitches = []
        s.votes = []
        s.title = ()
        if s.express:
            s.pitches = s.machine
            s.push(CLOSE_PITCHES)
            return
        s.stage = PITCHING
        s.push(CLOSE_PITCHES)
        for place in range(s.seats):
            # KFS-10 All players make the title: everybody pitches, the dealer last.
            s.push(ProposeTitle((s.dealer + s.seats - place) % s.seats, ()))


def classes_of(s: Samurai) -> list[str]:
    """Noun, adjective or place, by slot."""
    return [s.deck.word_classes[word] for word in s.words]


class ProposeTitle(Question[Samurai]):
    """KFS-80 Build a title word by word, take a machine pitch, or pitch nothing. Secret until all have pitched."""

    cites: ClassVar[str] = "KFS-80"

    def __init__(self, seat: i64, tokens: Tokens) -> None:
        super().__init__(seat)
        self.tokens = tokens

    def facts(self) -> list[int]:
        return [self.seat, *self.tokens]

    def unsaid(self) -> Step[Samurai]:
        return ProposeTitle(self.seat, ())

    def options(self, s: Samurai, out: Options) -> None:
        """KFS-09 Each word once, at most twelve tokens, at least three different words."""
        for number in range(i64(len(s.machine))):
            out.add(MACHINE + number)
        used = slots_used(self.tokens)
        if len(self.tokens) < MOST_TOKENS:
            for token in range(WORD_TOKENS):
                slot = token % SLOTS
                if slot < len(s.words) and (used >> slot) & 1 == 0:
                    out.add(token)
            for token in range(WORD_TOKENS, LINK_TOKENS):
                out.add(token)
        if count_bits(used) >= fewest_words(s):
            out.add(PITCH)
        if len(self.tokens) > 0:
            out.add(UNDO)
        out.add(NO_PITCH)

    def answer(self, s: Samurai, option: i64) -> None:
        if option < LINK_TOKENS:
            s.push(ProposeTitle(self.seat, (*self.tokens, option)))
        elif option == UNDO:
            s.push(ProposeTitle(self.seat, self.tokens[:-1]))
        elif option == PITCH:
            s.pitches = [*s.pitches, self.tokens]
        elif option == NO_PITCH:
            s.pitches = [*s.pitches, ()]
        else:
            s.pitches = [*s.pitches, s.machine[option - MACHINE]]

    def key(self, s: Samurai, option: i64) -> str:
        return words.title_key(s, option)

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_title(s, self.tokens, option)

    def prompt(self, s: Samurai) -> Say:
        return words.prompt_title(s, self.tokens)

    def refusals(self, s: Samurai) -> list[Refusal]:
        return words.refuse_title(s, self.tokens, fewest_words(s))

    def passing(self, s: Samurai) -> i64:
        return NO_PITCH


def fewest_words(s: Samurai) -> i64:
    """KFS-09 Three, or as many as were turned up in a deck of few words."""
    return min(FEWEST_WORDS, i64(len(s.words)))


class ClosePitches(Happening[Samurai]):
    """KFS-80 Now all pitches are public; equal ones are one, and with none the first machine pitch is the title."""

    def happen(self, s: Samurai) -> None:
        pitches: list[Tokens] = []
        for pitch in s.pitches:
            pitches.append(() if pitch in pitches else pitch)
        standing = [pitch for pitch in pitches if len(pitch) > 0]
        s.votes = [0 for _ in pitches]
        s.pitches = pitches
        s.stage = VOTING
        for place, pitch in enumerate(pitches):
            if len(pitch) > 0:
                owner = NOBODY if s.express else (s.dealer + 1 + place) % s.seats
                s.tell("pitched", owner, place, 0, words.title_text(s, pitch) if s.journal is not None else "")
        if len(standing) == 0:
            s.pitches = [s.machine[0]]
            s.votes = [0]
        s.push(CLOSE_VOTES)
        if len(standing) > 1:
            for place in range(s.seats):
                seat = (s.dealer + s.seats - place) % s.seats
                for number in range(i64(len(pitches)) - 1, -1, -1):
                    if len(pitches[number]) > 0:
                        s.push(VoteTitle(seat, number))


class VoteTitle(YesOrNo):
    """KFS-80 Approve any number of pitches, one yes or no for each; secret until all have voted."""

    cites: ClassVar[str] = "KFS-80"

    def __init__(self, seat: i64, pitch: i64) -> None:
        super().__init__(seat)
        self.pitch = pitch

    def facts(self) -> list[int]:
        return [self.seat, self.pitch]

    def answer(self, s: Samurai, option: i64) -> None:
        if option == Extra.YES:
            votes = s.votes.copy()
            votes[self.pitch] += 1
            s.votes = votes

    def key(self, s: Samurai, option: i64) -> str:
        return f"{super().key(s, option)}:{self.pitch + 1}"

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_vote(s, self.pitch, option == Extra.YES, self.key(s, option))

    def prompt(self, s: Samurai) -> Say:
        return Say("prompt-vote", title=words.title_text(s, s.pitches[self.pitch]))


class CloseVotes(Happening[Samurai]):
    """KFS-80 Most approvals, then more Title words, then nearest the dealer's left."""

    def happen(self, s: Samurai) -> None:
        best: i64 = -1
        for place in range(i64(len(s.pitches))):
            if len(s.pitches[place]) > 0 and (best < 0 or beats(s, place, best)):
                best = place
        s.title = s.pitches[best]
        s.stage = TITLED
        light_up(s, s.title)
        if s.journal is not None:
            s.tell("titled", NOBODY, s.votes[best], 0, words.title_text(s, s.title))
        # KFS-12 The six cards go back.
        s.pour(TITLES, DRAW_PILE)


def beats(s: Samurai, one: i64, other: i64) -> bool:
    if s.votes[one] != s.votes[other]:
        return s.votes[one] > s.votes[other]
    return count_bits(slots_used(s.pitches[one])) > count_bits(slots_used(s.pitches[other]))


def light_up(s: Samurai, title: Tokens) -> None:
    """KFS-11 Only the words that the title uses score."""
    lights = vec[i16]([i16(0) for _ in s.deck.words])
    used = slots_used(title)
    for slot in range(i64(len(s.words))):
        if (used >> slot) & 1 == 1:
            lights[s.words[slot]] = i16(1)
    s.lights = lights


TURN_SIX_UP: Final = TurnSixUp()
CLOSE_PITCHES: Final = ClosePitches()
CLOSE_VOTES: Final = CloseVotes()

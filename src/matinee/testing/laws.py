"""Laws that every game keeps. Each takes a show, a number of seats and a seed, and plays a random game to prove itself.

Tests of other games may call them too: `for law in LAWS: law(show, seats, seed)`.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress

from matinee.engine.chance import Chance, Swift
from matinee.engine.errors import BadRecord, IncompleteBatch, StaleQuestion
from matinee.engine.journal import Journal
from matinee.engine.piles import NONE
from matinee.engine.record import Recorder, read_record, replay, write_record
from matinee.engine.seats import SPECTATOR, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import PlainCard, PlainPile, PlainSeat, View, ask, ending_message, overheard, pile_message
from matinee.engine.words import Words
from matinee.testing import forgetting, learners, refusing
from matinee.testing.refusing import NO_ANSWER

Law = Callable[[Show, int, int], None]

# In a record of every second seed, the seat that is asked leaves after this many answers.
LEAVES_AFTER = 60
LONGEST_BATCH = 6


def start(show: Show, seats: int, seed: int, journal: bool = False) -> State:
    setup = show.setup({"seats": seats})
    return show.deal(setup, Swift(seed), Journal() if journal else None)


def walk(show: Show, s: State, seats: int, seed: int) -> Iterator[State]:
    """Every moment of one random game; fails if a game goes on beyond its bound."""
    chance = Swift(seed + 1_000_003)
    bound = show.game.bound(show.setup({"seats": seats}))
    decisions = 0
    while not s.over:
        assert s.options(), f"{s.step().name()} has no option, yet the game goes on"
        yield s
        s.answer(pick(s, chance))
        decisions += 1
        assert decisions <= bound, f"the game has not ended after {bound} decisions"
    yield s


def pick(s: State, chance: Chance) -> int:
    options = s.options()
    return options[chance.below(len(options))]


def every(moments: Iterator[State], gap: int) -> Iterator[State]:
    """Some moments of a long game are enough for a costly law."""
    for number, moment in enumerate(moments):
        if number % gap == 0 or moment.over:
            yield moment


def ends(show: Show, seats: int, seed: int) -> None:
    """There is always an option or a result, and every game ends within its bound."""
    for s in walk(show, start(show, seats, seed), seats, seed):
        if s.over:
            assert s.ending, "a finished game says how it ended"
            assert not s.options()
            result = show.game.result(s)
            assert len(result.scores) == seats


def refuses(show: Show, seats: int, seed: int) -> None:
    """Only the asked seat may answer, only the open question, and only what is offered; a refusal changes nothing."""
    for s in every(walk(show, start(show, seats, seed), seats, seed), 5):
        refusing.check(s)


def batches(show: Show, seats: int, seed: int) -> None:
    """Answers that are given at once lead where they lead one by one, or are refused as a whole."""
    chance = Swift(seed)
    for s in every(walk(show, start(show, seats, seed), seats, seed), 4):
        twin, at_once, keys = s.copy(), s.copy(), list[str]()
        while not twin.over and twin.asked == s.asked and len(keys) < LONGEST_BATCH:
            option = pick(twin, chance)
            keys.append(twin.key(option))
            twin.answer(option)
        if not keys:
            continue
        refusal = refusing.refused(at_once, int(s.asked), int(s.question), *keys)
        if refusal is None:
            assert at_once.digest() == twin.digest(), f"{keys} at once lead elsewhere"
        else:
            assert isinstance(refusal, StaleQuestion | IncompleteBatch), refusal.sentence
            assert at_once.digest() == s.digest(), "a refused batch has changed the table"


def copies(show: Show, seats: int, seed: int) -> None:
    """Playing on a copy leaves the original untouched; undoing and redoing gives the same state."""
    chance = Swift(seed)
    for s in every(walk(show, start(show, seats, seed), seats, seed), 3):
        if s.over:
            continue
        before = s.digest()
        option = pick(s, chance)
        once, again = s.copy(), s.copy()
        assert once.digest() == before
        once.answer(option)
        assert s.digest() == before, f"{s.step().name()} on a copy changed the original"
        again.answer(option)
        assert again.digest() == once.digest(), f"{s.step().name()} answered twice gave two states"
        over = s.copy_onto(once)
        assert (over.digest(), over.options()) == (before, s.options()), "copy_onto is not what copy is"
        over.answer(option)
        assert s.digest() == before, f"{s.step().name()} on a copy written over another changed the original"
        assert over.digest() == again.digest(), f"{s.step().name()} on a copy written over another gave another state"


def replays(show: Show, seats: int, seed: int) -> None:
    """The same seed and the same keys give the same digests, with a journal and without."""
    first = start(show, seats, seed)
    second = start(show, seats, seed, journal=True)
    chance = Swift(seed)
    while not first.over:
        assert first.digest() == second.digest()
        option = pick(first, chance)
        key = first.key(option)
        assert first.option(key) == option, f"{key} means two options"
        first.answer(option)
        second.answer(second.option(key))
    assert first.digest() == second.digest()


def records(show: Show, seats: int, seed: int) -> None:
    """A game is written down, read and played again, and with it who left; an answer that does not fit is named."""
    recorder = Recorder(show, {"seats": seats}, f"swift:{seed}")
    chance = Swift(seed)
    while not recorder.state.over:
        if seed % 2 == 0 and len(recorder.record.answers) == LEAVES_AFTER:
            # Games whose rules do not know how one leaves refuse it.
            with suppress(BadRecord):
                recorder.retire(int(recorder.state.asked))
            if recorder.state.over:
                break
        recorder.answer(recorder.state.key(pick(recorder.state, chance)))
    record = read_record(write_record(recorder.close()), "a record")
    assert replay(show, record).digest() == record.last
    half = len(record.answers) // 2
    record.answers[half] = NO_ANSWER
    told = ""
    try:
        replay(show, record)
    except BadRecord as fault:
        told = fault.sentence
    assert f"Answer {half + 1}," in told, "a changed answer is not named"


def conserves(show: Show, seats: int, seed: int) -> None:
    """Every card is in exactly one place, and every chain of cards is whole."""
    for s in every(walk(show, start(show, seats, seed), seats, seed), 3):
        seen: list[int] = []
        for pile in range(len(s.piles.layout.names)):
            cards = s.piles.cards(pile)
            assert len(cards) == s.piles.count(pile)
            assert (cards[-1] if cards else NONE) == s.piles.top(pile)
            assert all(s.piles.home(card) == pile for card in cards)
            seen += cards
        assert sorted(seen) == list(range(s.piles.layout.cards))


def keeps_secrets(show: Show, seats: int, seed: int) -> None:
    """Nothing that a viewer is shown changes when only cards hidden from them change."""
    chance = Swift(seed)
    words = show.words()
    for s in every(walk(show, start(show, seats, seed), seats, seed), 4):
        views = show.game.views(s)
        for viewer in [*range(seats), int(SPECTATOR)]:
            twin = s.redeal(viewer, Swift(chance.word()))
            assert show.game.view(twin, viewer) == views(viewer), f"viewer {viewer} sees a secret"
            assert show.game.waiting(twin) == show.game.waiting(s)
            assert ask(twin, viewer, words) == ask(s, viewer, words), f"seat {viewer} is asked another thing"
            if show.game.overhears(s, viewer):
                assert overheard(twin, words) == overheard(s, words), f"seat {viewer} reads a secret of its team"
            assert twin.over == s.over


def performs(show: Show, seats: int, seed: int) -> None:
    """Between two questions, too, those told of an event can be shown the table as it left it, and no secret."""
    chance = Swift(seed)
    s = start(show, seats, seed, journal=True)
    journal = s.journal
    assert journal is not None
    for number, _ in enumerate(walk(show, s, seats, seed)):
        for at, picture in journal.pictures.items():
            for viewer in [*range(seats), int(SPECTATOR)]:
                # Once it is over, all may be laid open.
                if among(journal.events[at].to, viewer) and not picture.over:
                    twin = unasked(picture)
                    twin.mix_unseen(viewer, Swift(chance.word()))
                    told = f"viewer {viewer} sees a secret as {journal.events[at].kind} is told"
                    assert show.game.view(twin, viewer) == show.game.view(unasked(picture), viewer), told
        journal.pictures.clear()
        journal.filmed = number % 12 == 0


def unasked(s: State) -> State:
    """In the middle of a step nobody is asked anything yet: what comes next is not shown."""
    twin = s.copy()
    twin.agenda.clear()
    return twin


def redeals_play_on(show: Show, seats: int, seed: int) -> None:
    """A re-dealt state is a state: it can be played to its end, and leaves the true one alone."""
    chance = Swift(seed)
    for s in every(walk(show, start(show, seats, seed), seats, seed), 25):
        before = s.digest()
        twin = s.redeal(chance.below(seats), Swift(chance.word()))
        for _ in walk(show, twin, seats, seed):
            pass
        assert s.digest() == before


def speaks(show: Show, seats: int, seed: int) -> None:
    """Every prompt, offer, refusal, label and line of the log has words, and every refusal cites a clause.

    One language that the game claims is spoken after the other; all of them know the same messages.
    """
    clauses = {clause.id for clause in show.rules()}
    words = show.words(show.game.languages[seed % len(show.game.languages)])
    assert words.ids() == show.words(show.game.languages[0]).ids(), f"{words.language} has other messages"
    names = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay"][:seats]
    s = start(show, seats, seed, journal=True)
    told = 0
    for moment in every(walk(show, s, seats, seed), 2):
        question = ask(moment, int(moment.asked), words) if not moment.over else None
        if question is not None:
            assert question.clause in clauses, f"{question.name} cites {question.clause}"
            offered = {option.key for option in question.options}
            assert len(offered) == len(question.options), f"{question.name} offers one key twice"
            for why in question.why_not:
                assert why.clause in clauses, f"{question.name} cites {why.clause}"
                assert why.key not in offered, f"{why.key} is offered and refused"
        assert_labels(show.game.view(moment, seed % seats), words)
        assert moment.journal is not None
        for viewer in [*range(seats), int(SPECTATOR)]:
            for event in moment.journal.told(viewer, told):
                line = show.game.line(moment, event, names)
                assert line is None or words.say(line)
        told = len(moment.journal.events)


def assert_labels(view: View, words: Words) -> None:
    """Counters, piles, kinds and endings on a board that the house draws; a card may go by its key."""
    plain = view.plain
    if plain is None:
        return
    cards = [card for pile in plain.piles for card in pile.cards if card]
    things: list[PlainSeat | PlainPile | PlainCard] = [*plain.seats, *plain.piles, *cards]
    counters = [*plain.counters, *(counter for thing in things for counter in thing.counters)]
    counters += [seat.score for seat in plain.seats if seat.score]
    ids = [f"counter-{counter.id}" for counter in counters if not counter.label]
    ids += [f"kind-{card.kind}" for card in cards if card.kind and not card.kind_label]
    ids += [pile_message(pile) for pile in plain.piles if not pile.label]
    ids += [ending_message(view)] if view.over else []
    missing = sorted({id for id in ids if not words.find(id)})
    assert not missing, f"no words in {words.language} for {', '.join(missing)}"


def forgets_nothing(show: Show, seats: int, seed: int) -> None:
    """Every attribute of a state is copied, and told by its facts and its digest."""
    for s in every(walk(show, start(show, seats, seed), seats, seed), 40):
        forgetting.check(s)


def teaches_fairly(show: Show, seats: int, seed: int) -> None:
    """What a learner is given tells no secret, and every answer has a number of its own."""
    senses = learners.senses_of(show, seats)
    if senses is None:
        return
    for number, s in enumerate(every(walk(show, start(show, seats, seed), seats, seed), 7)):
        learners.rows_tell_no_secret(senses, s, seed + number)
        learners.answers_have_numbers(senses, s)


LAWS: tuple[Law, ...] = (
    ends,
    refuses,
    batches,
    copies,
    replays,
    records,
    conserves,
    keeps_secrets,
    performs,
    redeals_play_on,
    speaks,
    forgets_nothing,
    teaches_fairly,
)

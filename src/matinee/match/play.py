"""What may be done in a game, and what the table does by itself. Each gives entries, or refuses."""

from collections.abc import Callable

import msgspec

from matinee.engine.door import check_in, knock
from matinee.engine.errors import GameOver, IncompleteBatch, NotYourQuestion, StaleQuestion, UnknownOption
from matinee.engine.say import Say
from matinee.engine.state import State
from matinee.match import entries as e
from matinee.match.chair import EXPIRIES
from matinee.match.errors import NotNow, NotSeated, NoUndo
from matinee.match.lobby import commit, need_chair
from matinee.match.screening import Screening
from matinee.match.standing import Standing
from matinee.match.table import Table
from matinee.match.words import house, speech

LONGEST_BATCH = 16
# More automatic steps in a row than this, without anybody's answer, would be an endless loop.
DEEDS = 10_000


def in_play(table: Table, guest: str) -> tuple[int, Screening]:
    """The seat of a guest in a running game."""
    need_chair(table, guest)
    if table.screening is not None and table.screening.over and table.status != "playing":
        raise GameOver(f"The game is over ({table.screening.state.ending}).")
    if table.screening is None or table.status != "playing":
        raise NotNow("No game is being played.")
    return table.seat_of(guest), table.screening


def is_repeat(table: Table, guest: str, nonce: str) -> bool:
    """The same message sent twice is answered again and carried out once, also after a crash."""
    return bool(nonce) and nonce in table.nonces.get(owner_of(table, guest), [])


def owner_of(table: Table, guest: str) -> str:
    """The owner of the chair, if this guest is the owner's other device; else the guest."""
    seat = table.seat_of(guest)
    return table.chairs[seat].guest if seat >= 0 else guest


def signed(table: Table, guest: str, nonce: str, entries: list[e.Entry]) -> list[e.Entry]:
    """Note on disk which message asked for these entries; an answer names its nonce itself."""
    if not nonce or not entries or entries[0].nonce:
        return entries
    first: e.Entry = msgspec.structs.replace(entries[0], nonce=nonce, doer=owner_of(table, guest))
    return [first, *entries[1:]]


def answer(table: Table, guest: str, number: int, keys: list[str], nonce: str, now: float) -> e.Entry:
    """Answer the question with that number; ahead of one's turn it is kept until then."""
    seat, game = in_play(table, guest)
    if table.chairs[seat].stand_in:
        raise NotYourQuestion("A bot plays for you; take your chair back first.")
    if len(keys) > LONGEST_BATCH:
        raise IncompleteBatch(f"A batch has at most {LONGEST_BATCH} answers.")
    moment = table.moment_of(seat)
    if moment is None:
        # Out of the game, or not asked: the door has the right words for it, out of what everybody sees.
        check_in(game.stage, seat, game.stage.question)
        raise NotYourQuestion("Somebody else is asked.")
    if number != game.numbers[seat]:
        raise StaleQuestion(f"That question has been answered; the open one is number {game.numbers[seat]}.")
    try:
        if len(keys) == 1:
            moment.option(keys[0])
        else:
            knock(moment.copy(), seat, moment.question, keys)
    except UnknownOption as unknown:
        raise explained(table, moment, unknown, keys) from None
    if table.guide is not None:
        table.guide.check(table.said, keys, table.names)
    elif moment is not game.state:
        return e.Kept(at=now, seat=seat, number=number, keys=keys, nonce=nonce)
    return e.Answered(at=now, seat=seat, keys=keys, nonce=nonce)


def explained(table: Table, moment: State, unknown: UnknownOption, keys: list[str]) -> UnknownOption:
    """The refusal with its reason, where the question gives one beside its options: never for cards of others."""
    for refusal in moment.refusals() if unknown.key in keys[:1] else []:
        if refusal.key == unknown.key:
            why = f"{refusal.clause}: {speech(table.show, 'en').say(refusal.say)}"
            return UnknownOption(unknown.key, unknown.legal, why)
    return unknown


def stand(table: Table, guest: str, standing: Standing, now: float) -> e.Stood:
    need_chair(table, guest)
    armed = [key[:80] for key in standing.armed[:64]]
    return e.Stood(at=now, seat=table.seat_of(guest), standing=Standing(standing.mode, standing.hold, armed))


def hand_over(table: Table, guest: str, level: str, now: float) -> e.HandedOver:
    """Let a bot play for oneself."""
    seat, _ = in_play(table, guest)
    table.show.bot(level)
    return e.HandedOver(at=now, seat=seat, level=level)


def take_back(table: Table, guest: str, now: float) -> e.TakenBack:
    seat, _ = in_play(table, guest)
    if not table.chairs[seat].stand_in:
        raise NotNow("You play yourself already.")
    return e.TakenBack(at=now, seat=seat)


def resign(table: Table, guest: str, now: float) -> e.Resigned:
    """Leave for good: the rules take the seat out, or a bot plays on."""
    seat, game = in_play(table, guest)
    if game.pace.resting or (game.window and table.moment_of(seat) is None):
        # Refused whether or not anybody was asked: otherwise trying would tell.
        raise NotNow("One moment: others may answer just now.")
    return e.Resigned(at=now, seat=seat, retired=bool(table.show.game.retire(game.state.copy(), seat)))


# Undo


def why_no_undo(table: Table, seat: int) -> Say | None:
    """Why a seat may take nothing back just now; None if it may ask.

    While a window is open the reason is the same for all: else it would tell who is asked, or that nobody is.
    """
    game = table.playing
    if table.status != "playing":
        return Say("undo-nothing")
    if table.terms.undo == "never":
        return Say("undo-never")
    if table.chairs[seat].stand_in:
        return Say("undo-stand-in")
    if table.undo_by == seat:
        return Say("undo-asked")
    if not game.pace.resting and (game.memory.last(seat) is not None or rewinds(table)):
        return None
    if game.window or game.pace.resting:
        return Say("undo-window")
    return Say("undo-shown" if game.memory.shown == seat else "undo-nothing")


def rewinds(table: Table) -> bool:
    """Whether the only person among bots may go back even past what was shown: bots have no secrets to lose."""
    return len(table.playing.rewinds) > 0 and table.alone


def ask_undo(table: Table, guest: str, now: float) -> list[e.Entry]:
    """Take the last answer back: at once if nobody saw it or only bots did, else if all the other people agree."""
    seat, game = in_play(table, guest)
    why, last = why_no_undo(table, seat), game.memory.last(seat)
    if why is not None:
        raise NoUndo(house("en").say(why))
    if last is None:
        return [e.Rewound(at=now, seat=seat, answers=game.rewinds[-1])]
    asked = e.UndoAsked(at=now, seat=seat)
    others = [s for s, chair in enumerate(table.chairs) if s != seat and chair.is_person]
    private = len(game.journal.events) == last.events
    return [asked, e.Undone(at=now, seat=seat)] if private or not others else [asked]


def answer_undo(table: Table, guest: str, yes: bool, now: float) -> list[e.Entry]:
    seat, game = in_play(table, guest)
    if table.undo_by < 0 or table.undo_by == seat:
        raise NoUndo("Nobody asks you to agree to anything.")
    said = e.UndoAnswered(at=now, seat=seat, yes=yes)
    others = {s for s, chair in enumerate(table.chairs) if chair.is_person} - {table.undo_by, seat}
    if yes and others <= table.undo_yes and game.memory.last(table.undo_by) is not None:
        return [said, e.Undone(at=now, seat=table.undo_by)]
    return [said]


# What the table does by itself


def next_deed(table: Table, now: float) -> e.Entry | None:
    """The next automatic step: an early or standing answer, an expired clock. Call it until it gives None."""
    game = table.screening
    if game is None or table.status != "playing" or game.asked < 0:
        return None
    if table.guide is not None:
        cue = table.guide.cue(table.said)
        return None if cue is None else e.Answered(at=now, seat=cue.seat, keys=[cue.key], by="bot")
    return turn_deed(table, game, now) or ahead_of_turn(table, game, now)


def turn_deed(table: Table, game: Screening, now: float) -> e.Entry | None:
    """The automatic step of the seat whose turn it is to answer."""
    seat = game.asked
    chair = table.chairs[seat]
    if chair.bot:
        return None
    kept = table.early.get(seat)
    if kept is not None and kept.number == game.numbers[seat]:
        return e.Answered(at=now, seat=seat, keys=kept.keys, by=kept.by)
    by, passing = passes_by(table, game, seat, game.state, now)
    if by == "clock" and chair.expired >= EXPIRIES and not game.window and not game.state.step().inside():
        # Not in a window: everybody would see who is asked in it.
        return e.HandedOver(at=now, seat=seat, level=table.terms.stand_in, by="clock")
    return e.Answered(at=now, seat=seat, keys=[passing], by=by) if by else None


def ahead_of_turn(table: Table, game: Screening, now: float) -> e.Entry | None:
    """In a window a seat passes by itself at the same time, whether or not somebody is asked before it."""
    for seat, moment in game.moments.items() if game.secret else ():
        if seat == game.asked or not table.chairs[seat].is_person or seat in table.handed_in:
            continue
        by, passing = passes_by(table, game, seat, moment, now)
        if by:
            return e.Kept(at=now, seat=seat, number=game.numbers[seat], keys=[passing], by=by)
    return None


def passes_by(table: Table, game: Screening, seat: int, moment: State, now: float) -> tuple[str, str]:
    """What lets a seat pass just now (`standing` or `clock`; empty: nothing), and the passing answer."""
    window = game.window
    if not window and not game.clock.began:
        return "", ""
    passing = moment.key(moment.step().passing(moment))
    if window and not moment.step().inside():
        offers = [moment.offer(option) for option in moment.options()]
        if not table.chairs[seat].standing.wants(offers, passing):
            return "standing", passing
    return "clock" if game.clock.expired(game.clock_seat(seat), now) else "", passing


def follow(table: Table, secret: Callable[[], str], now: float) -> list[e.Entry]:
    """Apply every automatic step that is due, and draw the secret of the next deal; returns the entries to store."""
    stored: list[e.Entry] = []
    if table.frozen:
        return stored
    for _ in range(DEEDS):
        deed = next_deed(table, now)
        if deed is None:
            break
        stored.append(table.apply(deed))
    if table.status in ("lobby", "over") and not table.secret:
        stored.append(table.apply(commit(table, secret(), now)))
    return stored


def bot_asked(table: Table) -> tuple[int, str] | None:
    """The seat for which a bot should think now, and the bot's level."""
    game = table.screening
    if game is None or table.status != "playing" or game.asked < 0 or not table.chairs[game.asked].bot:
        return None
    if table.guide is not None:
        # The cast of a lesson has learned its lines.
        return None
    return game.asked, table.chairs[game.asked].bot


def bot_answer(table: Table, seat: int, key: str, now: float) -> e.Answered:
    """A bot's answer goes through the same door; a bot without an answer passes, so that the table goes on."""
    game = table.playing
    check_in(game.state, seat, game.state.question)
    if bot_asked(table) is None:
        raise NotSeated("The owner has taken the chair back.")
    if key not in {game.state.key(option) for option in game.state.options()}:
        key = game.state.key(game.state.step().passing(game.state))
    return e.Answered(at=now, seat=seat, keys=[key], by="bot")


def look(table: Table, now: float) -> None:
    """Time has passed: windows close, clocks warn. `next_deed` then says what is due."""
    if table.screening is not None:
        table.release(now, table.held)
        table.screening.clock.look(now)


def resume(table: Table, now: float) -> None:
    """The table was read from storage: the time during which no server ran it is charged to nobody."""
    if table.screening is not None:
        table.screening.resume(now)
        table.end_if_over()


def next_moment(table: Table) -> float | None:
    """When to call `look` again if nothing happens before: a window's end, a warning, an expiry."""
    game = table.screening
    if game is None or not (game.pace.holds or game.clock.began):
        return None
    due = [game.pace.next_moment(table.held)]
    if table.status == "playing" and game.asked >= 0:
        timed = game.moments if game.secret else [game.asked]
        due.append(game.clock.next_moment([game.clock_seat(s) for s in timed if table.chairs[s].is_person]))
    return min((moment for moment in due if moment is not None), default=None)

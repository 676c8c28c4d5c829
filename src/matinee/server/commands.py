"""What a message asks of a table: from the wire to the entries of match, or a refusal."""

from collections.abc import Collection

from matinee.match import entries as e
from matinee.match import lobby, play, wire
from matinee.match.repeats import worth_writing
from matinee.match.table import Table


def carry_out(
    table: Table, guest: str, name: str, command: wire.Command, now: float, away: Collection[int] = ()
) -> list[e.AnyEntry]:
    """Raises Refused, and has changed nothing then; what it gives is yet to be applied.

    `away` are the chairs whose people are not connected.
    """
    return worth_writing(table, decide(table, guest, name, command, now, away))


def decide(
    table: Table, guest: str, name: str, command: wire.Command, now: float, away: Collection[int]
) -> list[e.AnyEntry]:
    match command:
        case wire.Answer():
            return [play.answer(table, guest, command.question, command.keys, command.nonce, now)]
        case wire.Stand():
            return [play.stand(table, guest, command.standing, now)]
        case wire.HandOver():
            return [play.hand_over(table, guest, command.level, now)]
        case wire.TakeBack():
            return [play.take_back(table, guest, now)]
        case wire.Resign():
            return [play.resign(table, guest, now)]
        case wire.Undo():
            return play.ask_undo(table, guest, now)
        case wire.Consent():
            return play.answer_undo(table, guest, command.yes, now)
        case wire.Chat():
            return [lobby.chat(table, guest, name, command.text, now, command.team)]
        case _:
            return around(table, guest, name, command, now, away)


def around(
    table: Table, guest: str, name: str, command: wire.Command, now: float, away: Collection[int]
) -> list[e.AnyEntry]:
    match command:
        case wire.Sit():
            return [lobby.sit(table, guest, command.name or name, command.chair, False, now)]
        case wire.Rise():
            return [lobby.rise(table, guest, now)]
        case wire.PlaceBot():
            return [lobby.seat_bot(table, guest, command.chair, command.level, now)]
        case wire.SendAway():
            return [lobby.send_away(table, guest, command.chair, now)]
        case wire.Settle():
            return [lobby.settle(table, guest, command.terms, command.setup, now)]
        case wire.Phrase():
            return [lobby.phrase(table, guest, command.text, now)]
        case wire.Start():
            return lobby.start(table, guest, now, away)
        case wire.Ready():
            return lobby.ready(table, guest, now)
        case wire.Wear():
            return [lobby.wear(table, guest, command.avatar, now)]
        case wire.Rename():
            return [lobby.rename(table, guest, command.name, now)]
        case wire.Hush():
            return [lobby.hush(table, guest, command.chair, command.muted, now)]
        case wire.PassHost():
            return [lobby.pass_host(table, guest, command.chair, now)]
        case wire.CloseTable():
            return [lobby.close(table, guest, now)]
        case _:
            raise AssertionError(command)

"""What may be done outside a game: sitting down, bots, the host's rights, chat. Each returns entries, or refuses."""

from collections.abc import Collection
from typing import Any

from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match.cast import unlike
from matinee.match.chair import Chair
from matinee.match.errors import ChairTaken, Muted, NoSuchChair, NoTeam, NotHost, NotNow, NotSeated
from matinee.match.plain import CHAT, PHRASE, plain
from matinee.match.plain import name as plain_name
from matinee.match.table import Table
from matinee.match.terms import Terms

SPECTATORS = -1


def open_table(show: Show, setup: dict[str, Any], terms: Terms, host: str, now: float) -> e.Opened:
    """Raises BadSetup; the stand-in must be somebody who can play."""
    checked = show.setup(setup)
    show.printed(checked)
    show.bot(terms.stand_in)
    return e.Opened(at=now, game=show.id, setup=setup, host=host, terms=terms)


def commit(table: Table, secret: str, now: float) -> e.Committed:
    """The house draws a secret and shows its hash, before anybody adds a phrase."""
    return e.Committed(at=now, secret=secret)


def need_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise NotHost("Only the host may do that.")


def need_chair(table: Table, guest: str) -> Chair:
    seat = table.seat_of(guest)
    if seat < 0:
        raise NotSeated("You have no chair at this table.")
    return table.chairs[seat]


def need_rest(table: Table) -> None:
    if table.status not in ("lobby", "over"):
        raise NotNow("Not while a game is being played.")


def find(table: Table, number: int) -> Chair:
    for chair in table.chairs:
        if chair.number == number:
            return chair
    raise NoSuchChair(f"This table has no chair number {number}.")


def sit(table: Table, guest: str, name: str, number: int, invited: bool, now: float) -> e.Sat:
    """Take an empty chair; a bot's chair may be taken too, between games or with its secret link."""
    chair = find(table, number)
    if chair.kind == "person" and chair.guest != guest:
        raise ChairTaken(f"{chair.name} sits there.")
    if table.terms.seating == "links" and not invited and guest != table.host:
        raise NotSeated("This chair is kept for the owner of its link.")
    if table.status == "playing" and chair.kind == "bot" and not (invited or guest == table.host):
        raise ChairTaken("A bot sits there until the game is over.")
    if table.status == "closed":
        raise NotNow("This table is closed.")
    if table.seat_of(guest) >= 0 and chair.guest != guest:
        raise ChairTaken("You have a chair at this table already.")
    if table.status == "playing" and table.hands.get(guest, number) != number:
        raise ChairTaken("You have seen another hand in this game; wait for the next one.")
    return e.Sat(at=now, chair=number, guest=guest, name=fresh_name(table, chair, name))


def fresh_name(table: Table, chair: Chair, name: str) -> str:
    """The wanted name as plain text, made different from every other name at the table."""
    return unlike(plain_name(name), {other.name for other in table.chairs if other is not chair})


def claim(table: Table, guest: str, name: str, number: int, now: float) -> list[e.Entry]:
    """Take a free chair by its link; nothing happens for a guest who already has a chair here."""
    if table.status == "closed" or table.seat_of(guest) >= 0:
        return []
    return [sit(table, guest, name, number, True, now)]


def join(table: Table, guest: str, number: int, owner: str, now: float) -> list[e.Entry]:
    """The owner of a chair joins on another device, by the link that only they were given."""
    chair = find(table, number)
    if chair.guest != owner:
        raise NoSuchChair("That link leads to no chair.")
    if table.seat_of(guest) >= 0 or table.person(guest) == owner:
        return []
    return [e.Joined(at=now, chair=number, guest=guest)]


def rise(table: Table, guest: str, now: float) -> e.Rose:
    return e.Rose(at=now, chair=need_chair(table, guest).number)


def seat_bot(table: Table, guest: str, number: int, level: str, now: float, role: str = "") -> e.BotSat:
    need_host(table, guest)
    table.show.bot(level)
    if find(table, number).kind == "person":
        raise ChairTaken(f"{find(table, number).name} sits there.")
    return e.BotSat(at=now, chair=number, level=level, role=role)


def send_away(table: Table, guest: str, number: int, now: float) -> e.Rose:
    """The host empties a chair; during a game only once its owner has been away for long (the server checks)."""
    need_host(table, guest)
    if find(table, number).kind == "empty":
        raise NoSuchChair("Nobody sits there.")
    return e.Rose(at=now, chair=number, sent=True)


def settle(table: Table, guest: str, terms: Terms, setup: dict[str, Any], now: float) -> e.Settled:
    need_host(table, guest)
    need_rest(table)
    checked = table.show.setup(setup)
    table.show.printed(checked)
    table.show.bot(terms.stand_in)
    if any(chair.kind == "person" for chair in table.chairs[checked.seats :]):
        raise NotNow("Somebody sits in a chair that would be taken away.")
    return e.Settled(at=now, terms=terms, setup=setup)


def phrase(table: Table, guest: str, text: str, now: float) -> e.Phrased:
    """Mix a phrase into the next deal: then not even the house could have chosen it."""
    need_rest(table)
    return e.Phrased(at=now, chair=need_chair(table, guest).number, phrase=plain(text, PHRASE))


def start(table: Table, guest: str, now: float, away: Collection[int] = ()) -> list[e.Entry]:
    """The host starts; stand-ins take empty chairs, and sit in for those who are away, until these take them back."""
    need_host(table, guest)
    need_rest(table)
    if not table.secret:
        raise NotNow("The deal is not prepared yet.")
    bots: list[e.Entry] = [
        e.BotSat(at=now, chair=chair.number, level=table.terms.stand_in)
        for chair in table.chairs
        if chair.kind == "empty"
    ]
    absent = [chair.number for chair in table.chairs if chair.kind == "person" and chair.number in away]
    return [*bots, e.Started(at=now, edition=table.show.game.edition, away=absent)]


def ready(table: Table, guest: str, now: float) -> list[e.Entry]:
    """Ask for another game. It begins when everybody in a chair has asked."""
    need_rest(table)
    if table.games == 0:
        raise NotNow("The host starts the first game.")
    mine = need_chair(table, guest)
    said: list[e.Entry] = [e.Readied(at=now, chair=mine.number)]
    others = [chair for chair in table.chairs if chair.kind == "person" and chair is not mine]
    if table.secret and all(chair.ready for chair in others):
        return [*said, *start(table, table.host, now)]
    return said


def wear(table: Table, guest: str, avatar: str, now: float) -> e.Wore:
    return e.Wore(at=now, chair=need_chair(table, guest).number, avatar=avatar)


def rename(table: Table, guest: str, name: str, now: float) -> e.Renamed:
    """Be called something else, from now on."""
    chair = need_chair(table, guest)
    return e.Renamed(at=now, chair=chair.number, name=fresh_name(table, chair, name))


def chat(table: Table, guest: str, name: str, text: str, now: float, team: bool = False) -> e.Chatted:
    """Say something to everybody, or to one's team alone."""
    seat = table.seat_of(guest)
    chair = table.chairs[seat].number if seat >= 0 else SPECTATORS
    if chair in table.muted:
        raise Muted("The host has asked you to be quiet.")
    if not table.terms.chat:
        raise Muted("There is no chat at this table.")
    said = plain(text, CHAT)
    if not said:
        raise NotNow("That says nothing.")
    shown = table.chairs[seat].name if seat >= 0 else unlike(plain_name(name), set(table.names))
    return e.Chatted(
        at=now, guest=guest, name=shown, chair=chair, text=said, team=team_of(table, chair) if team else []
    )


def team_of(table: Table, chair: int) -> list[int]:
    for team in table.teams:
        if chair in team:
            return team
    raise NoTeam("You have no team to talk to: say it to everybody.")


def hush(table: Table, guest: str, number: int, muted: bool, now: float) -> e.Hushed:
    need_host(table, guest)
    if number != SPECTATORS:
        find(table, number)
    return e.Hushed(at=now, chair=number, muted=muted)


def pass_host(table: Table, guest: str, number: int, now: float) -> e.HostMoved:
    need_host(table, guest)
    heir = find(table, number)
    if heir.kind != "person":
        raise NoSuchChair("Only a person can be host.")
    return e.HostMoved(at=now, guest=heir.guest)


def inherit_host(table: Table, present: Collection[str], now: float) -> list[e.Entry]:
    """The host has been gone for long: the first present player in a chair becomes host."""
    heirs = [chair.guest for chair in table.chairs if chair.kind == "person" and chair.guest in present]
    if not heirs or table.host in present or table.status == "closed":
        return []
    return [e.HostMoved(at=now, guest=heirs[0], away=True)]


def close(table: Table, guest: str, now: float) -> e.Closed:
    """Close the table. What was played of a running game stays as a record for its players."""
    need_host(table, guest)
    if table.status == "closed":
        raise NotNow("This table is closed.")
    seat = table.seat_of(guest)
    name = table.chairs[seat].name if seat >= 0 else ""
    kept = table.status == "playing" and table.guide is None
    return e.Closed(at=now, why="The host has closed the table.", by=name, kept=kept)

"""Entries that would leave the table as it is: they are not worth a place on disk."""

from matinee.match import entries as e
from matinee.match.table import Table


def worth_writing(table: Table, entries: list[e.AnyEntry]) -> list[e.AnyEntry]:
    """What remains of a deed; nothing, if it was done before."""
    return entries if len(entries) != 1 or not repeats(table, entries[0]) else []


def repeats(table: Table, entry: e.AnyEntry) -> bool:
    match entry:
        case e.Stood():
            return table.chairs[entry.seat].standing == entry.standing
        case e.HandedOver():
            return table.chairs[entry.seat].stand_in == entry.level
        case e.TakenBack():
            return not table.chairs[entry.seat].stand_in
        case e.UndoAsked():
            return table.undo_by == entry.seat
        case e.Renamed():
            return table.chair(entry.chair).name == entry.name
        case e.Wore():
            return table.chair(entry.chair).avatar == entry.avatar
        case e.Phrased():
            return table.chair(entry.chair).phrase == entry.phrase
        case e.Readied():
            return table.chair(entry.chair).ready
        case e.BotSat():
            return table.chair(entry.chair).level == entry.level
        case _:
            return repeats_host(table, entry)


def repeats_host(table: Table, entry: e.AnyEntry) -> bool:
    match entry:
        case e.Settled():
            return (table.terms, table.setup) == (entry.terms, entry.setup)
        case e.Hushed():
            return (entry.chair in table.muted) is entry.muted
        case e.HostMoved():
            return table.host == entry.guest
        case _:
            return False

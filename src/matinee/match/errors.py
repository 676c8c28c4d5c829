"""What a table refuses beyond the rules of its game.

Refused (engine)
├── NotHost            only the host may do that
├── NotSeated          only somebody in a chair may do that
├── ChairTaken         somebody sits there
├── NoSuchChair        a chair or a guest that the table does not know
├── NotNow             the table is not at that point (lobby, play, between games)
├── NotYet             a lesson asks for something else first
├── NoUndo             there is nothing that may be taken back
├── NoTeam             the rules give the speaker nobody to talk to in private
├── Muted              the host has asked for silence
└── Frozen             the table can only be looked at
"""

from matinee.engine.errors import Refused


class NotHost(Refused):
    pass


class NotSeated(Refused):
    pass


class ChairTaken(Refused):
    pass


class NoSuchChair(Refused):
    pass


class NotNow(Refused):
    pass


class NotYet(Refused):
    pass


class NoUndo(Refused):
    pass


class NoTeam(Refused):
    pass


class Muted(Refused):
    pass


class Frozen(Refused):
    pass

"""What was said at a table: to everybody, and within a team (CK-95).

Each channel counts and keeps its own lines. From what everybody hears nobody can tell whether others talk among
themselves: no number is missing, and no old line is gone to make room for theirs.
"""

from matinee.match import entries as e

KEPT = 100

# The chairs that hear a channel; none named: everybody, spectators too.
Hearers = tuple[int, ...]
EVERYBODY: Hearers = ()


class Channel:
    """The last lines that were said to some chairs, and how many there were in all."""

    def __init__(self) -> None:
        self.said = 0
        self.lines: list[e.Chatted] = []
        # The place of each kept line among all that was said; dates may be set back.
        self.places: list[int] = []

    def add(self, line: e.Chatted, place: int) -> None:
        self.said += 1
        self.lines.append(line)
        self.places.append(place)
        del self.places[:-KEPT]
        del self.lines[:-KEPT]

    def since(self, said: int) -> list[tuple[int, e.Chatted]]:
        """The lines after the first `said`, as far as they are kept, each with its number; they count from 1."""
        first = self.said - len(self.lines) + 1
        return [(first + place, line) for place, line in enumerate(self.lines) if first + place > said]


class Channels:
    """All that was said at one table."""

    def __init__(self) -> None:
        self.channels: dict[Hearers, Channel] = {EVERYBODY: Channel()}
        self.said = 0

    def add(self, line: e.Chatted) -> None:
        self.said += 1
        self.channels.setdefault(tuple(line.team), Channel()).add(line, self.said)

    def forget_teams(self) -> None:
        """Teams last for one game: a teammate may be an opponent in the next."""
        self.channels = {EVERYBODY: self.channels[EVERYBODY]}

    def heard(self, chair: int) -> list[tuple[int, e.Chatted]]:
        """All that a chair may read (spectators: -1), in the order in which it was said."""
        channels = [channel for hearers, channel in self.channels.items() if hears(hearers, chair)]
        lines = [said for channel in channels for said in zip(channel.places, channel.since(0), strict=True)]
        return [line for _, line in sorted(lines, key=lambda said: said[0])]


def hears(hearers: Hearers, chair: int) -> bool:
    return hearers == EVERYBODY or chair in hearers

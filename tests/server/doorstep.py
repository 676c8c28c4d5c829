"""A live table with somebody in every chair and one who looks on, and wrong answers over their sockets.

Whatever is refused leaves the table as it was, and nobody but the sender hears of it: `nothing_moves` proves both.
"""

import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

from tests.server.conftest import Person, Stage

from matinee.engine.chance import Swift
from matinee.match.screening import Screening


class Doorstep:
    def __init__(self, stage: Stage, id: str, people: list[Person], eve: Person) -> None:
        self.stage = stage
        self.id = id
        self.people = people
        self.eve = eve

    @property
    def game(self) -> Screening:
        return self.stage.house.rooms[self.id].table.playing

    @property
    def digest(self) -> str:
        return str(self.game.state.digest())

    # The position

    async def lay(self, given: Mapping[str, Any]) -> None:
        """Put the table into a position, as if the game had reached it."""
        house, room, game = self.stage.house, self.stage.house.rooms[self.id], self.game
        show = room.table.show
        state = show.arrange(given, show.setup(room.table.setup), Swift(1))
        state.journal = game.journal
        game.recorder.state = state
        game.takes += 1
        game.version += 1
        game.happened(house.clock(), True)
        house.tell(room)
        await self.read()

    async def read(self) -> None:
        """Everybody reads what they have been sent."""
        await self.stage.house.settled(self.stage.house.rooms[self.id])
        for person in (*self.people, self.eve):
            await fresh(person)

    def asked(self) -> Person:
        return self.people[int(self.game.state.asked)]

    # What is refused

    @contextlib.asynccontextmanager
    async def nothing_moves(self, sender: Person) -> AsyncIterator[None]:
        await self.read()
        before, asked = self.digest, [person.ask for person in self.people]
        yield
        assert self.digest == before
        others = [person for person in (*self.people, self.eve) if person is not sender]
        assert [await fresh(person) for person in others] == [[]] * len(others)
        assert [person.ask for person in self.people] == asked

    async def refused(self, person: Person, *keys: str, question: int | None = None) -> dict[str, Any]:
        """The refusal of an answer; without a number, the answer goes to the question that this person was asked."""
        own = person.ask["number"] if person.ask is not None else 1
        answer = await person.does("answer", question=own if question is None else question, keys=list(keys))
        assert answer["type"] == "refused", (keys, answer)
        return answer


async def fresh(person: Person) -> list[dict[str, Any]]:
    """What somebody has been sent and has not read yet."""
    read = len(person.heard)
    nonce = await person.say("ping")
    await person.until("pong", nonce=nonce)
    return [message for message in person.heard[read:] if message["type"] != "pong"]


async def gather(stage: Stage, game: str, seats: int, given: Mapping[str, Any] | None = None, **setup: Any) -> Doorstep:
    """People in all chairs of a game that has begun, in a position if one is given."""
    people = [await stage.person() for _ in range(seats)]
    eve = await stage.person()
    id = await people[0].open(game=game, name="P0", setup={"seats": seats, **setup}, terms={"tempo": 0})
    for chair, person in enumerate(people):
        await person.join(id, chair=people[0].links[chair].partition("#chair=")[2], name=f"P{chair}")
    await eve.join(id, name="Eve")
    await people[0].does("start")
    for person in people:
        await person.does("stand", standing={"mode": "ask-always"})
    table = Doorstep(stage, id, people, eve)
    if given is not None:
        await table.lay(given)
    await table.read()
    return table

"""What servers write to each other: a row in the database, and a NOTIFY that says for whom there is one."""

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa

from matinee.match.commands import AnyCommand
from matinee.server import schema
from matinee.server.lease import NOW
from matinee.server.storage import Storage

CHANNEL = "matinee_letters"


class Request(msgspec.Struct, tag="request"):
    """Carry out a command of a guest; or, with a chair, let them sit there by its link, or join its owner."""

    id: str
    guest: str
    name: str
    command: AnyCommand | None = None
    chair: int = -1
    owner: str = ""


class Reply(msgspec.Struct, tag="reply"):
    """What became of it; `error` is empty if it is on disk."""

    id: str
    error: str = ""
    message: str = ""


class Letter(msgspec.Struct):
    table: str
    sender: str
    body: Request | Reply


_decoder: msgspec.json.Decoder[Request | Reply] = msgspec.json.Decoder(Request | Reply)


class Post:
    def __init__(self, storage: Storage, server: str) -> None:
        self.storage = storage
        self.server = server

    async def send(self, receiver: str, table: str, body: Request | Reply) -> None:
        row: dict[str, Any] = {
            "id": secrets.token_hex(12),
            "table_id": table,
            "receiver": receiver,
            "sender": self.server,
            "body": msgspec.json.encode(body).decode(),
            "written": NOW,
        }
        async with self.storage.engine.begin() as connection:
            await connection.execute(schema.letters.insert().values(row))
            notify = sa.text(f"SELECT pg_notify('{CHANNEL}', :receiver)")
            await connection.execute(notify, {"receiver": receiver})

    async def collect(self) -> list[Letter]:
        """All letters for this server, in the order of writing; they are taken out of the box."""
        x = schema.letters
        take = x.delete().where(x.c.receiver == self.server).returning(x.c.table_id, x.c.sender, x.c.body, x.c.written)
        async with self.storage.engine.begin() as connection:
            rows = sorted(await connection.execute(take), key=lambda row: float(row.written))
        return [Letter(row.table_id, row.sender, _decoder.decode(row.body)) for row in rows]

    async def burn(self, age: float) -> None:
        """Drop letters that servers left unread when they died, once older than `age` seconds."""
        async with self.storage.engine.begin() as connection:
            await connection.execute(schema.letters.delete().where(schema.letters.c.written < NOW - age))

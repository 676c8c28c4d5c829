"""The way into another house: a link, and the cookie by which that house knows its guest again."""

import json
import os
import re
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from matinee.engine.errors import MatineeError
from matinee.match import wire

SECONDS = 10


class NoHouse(MatineeError):
    """A link that leads to no table."""


class Doorstep:
    """`http://house/t/TABLE`, for an empty chair, or with `#chair=TOKEN` the secret link of one."""

    def __init__(self, link: str, folder: Path) -> None:
        parts = urlsplit(link)
        found = re.fullmatch(r"(.*)/t/([\w-]+)/?", parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
            raise NoHouse(f"{link!r} is no link to a table; it looks like http://localhost:8000/t/NAME#chair=...")
        self.address = f"{parts.scheme}://{parts.netloc}{found[1]}"
        self.table = found[2]
        self.token = parts.fragment.removeprefix("chair=")
        self.cookies = folder / "guests.json"
        self.cookie = self.kept().get(self.address, "")

    def socket(self, table: str) -> str:
        return f"ws{self.address.removeprefix('http')}/ws/{table}"

    def knock(self) -> wire.TableInfo:
        """Be known as a guest, and look at the table."""
        self.get("/api/me")
        return msgspec.json.decode(self.get(f"/api/tables/{self.table}"), type=wire.TableInfo)

    def get(self, path: str) -> bytes:
        request = Request(self.address + path, headers={"Cookie": self.cookie} if self.cookie else {})
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                given = SimpleCookie(answer.headers.get("Set-Cookie", ""))
                if given:
                    self.keep("; ".join(f"{name}={morsel.value}" for name, morsel in given.items()))
                return bytes(answer.read())
        except HTTPError as refused:
            raise NoHouse(told(refused.read()) or f"{self.address} answers {refused.code}.") from None
        except (URLError, OSError) as fault:
            raise NoHouse(f"{self.address} cannot be reached: {getattr(fault, 'reason', fault)}.") from None

    # Coming back as the same guest

    def kept(self) -> dict[str, str]:
        try:
            return dict(msgspec.json.decode(self.cookies.read_bytes(), type=dict[str, str]))
        except (OSError, msgspec.DecodeError):
            return {}

    def keep(self, cookie: str) -> None:
        self.cookie = cookie
        self.cookies.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({**self.kept(), self.address: cookie})
        handle = os.open(self.cookies, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(text)


def told(body: bytes) -> str:
    """The sentence of a house's refusal."""
    try:
        return str(msgspec.json.decode(body)["message"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return ""

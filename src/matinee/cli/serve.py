"""`matinee serve`, and the bare `matinee`: a house on an embedded database that opens the browser."""

import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec
from cyclopts import Parameter

from matinee.engine.errors import MatineeError

# How many half seconds a second server waits for the first to write down its address.
STARTING = 20

if TYPE_CHECKING:
    from starlette.routing import Route

    from matinee.server.settings import Settings


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Annotated[str, Parameter(env_var="MATINEE_DATABASE")] = "",
    data: Annotated[Path | None, Parameter(env_var="MATINEE_DATA")] = None,
    public: Annotated[str, Parameter(env_var="MATINEE_PUBLIC")] = "",
    workers: int = 2,
    pace: Annotated[float, Parameter(env_var="MATINEE_PACE")] = 1.0,
    proxies: Annotated[str, Parameter(env_var="FORWARDED_ALLOW_IPS")] = "127.0.0.1",
    desk: bool = False,
) -> int:
    """Serve tables to browsers.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for everybody who can reach this machine.
    port
        The port to listen at; 0 takes any free one.
    database
        A SQLAlchemy address, such as postgresql://user@host/matinee; without one, SQLite in the data folder.
    data
        Where the database and the server's secret are kept.
    public
        The address that people type, if a proxy stands in front: https://games.example.org
    workers
        Processes in which bots think, for each of two lanes.
    pace
        Seconds for which a window of secret answers stays open at the least, whether or not anybody could answer.
    proxies
        Addresses or networks of proxies that name the true address in X-Forwarded-For, with commas; * for any.
    desk
        Open the designer's desk as well, for browsers on this very machine.
    """
    from matinee.server.serving import run

    found = settings(host, port, database, data, public, workers, pace)
    return run(msgspec.structs.replace(found, proxies=proxies), say_open, routes=desk_routes() if desk else ())


def say_open(address: str) -> None:
    print(f"Matinee is open at {address}", flush=True)


def desk_routes() -> "list[Route]":
    from matinee.lab.desk import Desk

    return Desk().routes()


def open_house(port: int, browser: bool, desk: str = "") -> int:
    """A house for this machine; if the port is taken, at any free one. If there is one already, its door is shown.

    `desk` is the path of a desk to be opened in it.
    """
    from matinee.server.lock import Occupied
    from matinee.server.serving import run

    def opened(address: str) -> None:
        say_open(f"{address}{desk}")
        if browser:
            threading.Thread(target=webbrowser.open, args=(f"{address}{desk}",), daemon=True).start()

    given = settings("127.0.0.1", port, "", None, "", 2)
    chosen = msgspec.structs.replace(given, port=port if is_free(port) else free_port())
    routes = desk_routes() if desk else ()
    for _ in range(STARTING):
        try:
            return run(chosen, opened, routes=routes)
        except Occupied as first:
            if first.address and desk:
                raise BadSetting(f"Matinee is open already, at {first.address}: close it first.") from None
            if first.address:
                print(f"Matinee is open already, at {first.address}", flush=True)
                if browser:
                    webbrowser.open(first.address)
                return 0
        time.sleep(0.5)
    return run(chosen, opened, routes=routes)


def settings(
    host: str, port: int, database: str, data: Path | None, public: str, workers: int, pace: float = 1.0
) -> "Settings":
    from matinee.match.folder import data_folder
    from matinee.server.settings import Keeping, Limits, Settings

    check(port, public, workers, pace)
    if data is not None:
        # Players' own packs are in the data folder too, and worker processes must find them.
        os.environ["MATINEE_DATA"] = str(data)
    secret = os.environ.get("MATINEE_SECRET", "")
    return Settings(
        host=host,
        port=port,
        database=database,
        data=data or data_folder(),
        public=public,
        workers=workers,
        secret=secret,
        metrics=os.environ.get("MATINEE_METRICS", ""),
        limits=from_words("MATINEE_LIMITS", Limits),
        keeping=from_words("MATINEE_KEEP", Keeping),
        # Slightly random, so that its length reveals nothing.
        pace=(pace, 1.6 * pace),
    )


class BadSetting(MatineeError):
    """A setting with which no server can be started."""


def check(port: int, public: str, workers: int, pace: float) -> None:
    if not 0 <= port <= 65535:
        raise BadSetting(f"There is no port {port}; they go from 0 (any free one) to 65535.")
    if public and not is_address(public):
        raise BadSetting(f"--public {public[:80]!r} is no address that people type, as https://games.example.org is.")
    if not 0 <= workers <= 256:
        raise BadSetting(f"{workers} is no number of workers; 0 to 256 are.")
    if not 0 <= pace <= 60:
        raise BadSetting(f"A pace of {pace} makes no sense; 0 to 60 seconds do.")


Kind = TypeVar("Kind")


def from_words(variable: str, kind: type[Kind]) -> Kind:
    """Settings that few people change, as JSON in a variable."""
    try:
        return msgspec.json.decode(os.environ.get(variable, "{}"), type=kind)
    except msgspec.DecodeError as fault:
        raise BadSetting(f"{variable}: {fault}.") from None


def is_address(text: str) -> bool:
    """A scheme and a host, perhaps a port, and nothing behind them."""
    try:
        found = urlsplit(text)
        return found.scheme in ("http", "https") and text == f"{found.scheme}://{found.netloc}" and good_host(found)
    except ValueError:
        return False


def good_host(found: SplitResult) -> bool:
    return bool(found.hostname) and found.username is None and (found.port is None or found.port > 0)


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

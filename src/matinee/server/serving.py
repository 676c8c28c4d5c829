"""Running the app under uvicorn, as it was measured: uvloop, websockets without compression, bounded messages."""

import gc
import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
import uvicorn
from starlette.routing import BaseRoute

from matinee.engine.errors import MatineeError
from matinee.server.app import build_app, build_house
from matinee.server.gate import Gate, GateConfig, GatedHttp, GatedSocket
from matinee.server.house import House
from matinee.server.lock import locked
from matinee.server.settings import Settings

# A larger frame is not even read; a smaller limit of the wire answers with an error first.
LARGEST_FRAME = 64 << 10


Ready = Callable[[str], None]


def config(settings: Settings, house: House | None = None, routes: Sequence[BaseRoute] = ()) -> uvicorn.Config:
    app = build_app(settings, house, routes)
    found = GateConfig(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=GatedHttp,
        ws=GatedSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    found.gate = Gate(settings.limits, settings.proxies, app.state.house.metrics)
    return found


class Announcing(uvicorn.Server):
    """Says where it listens, once it does; port 0 takes any free one."""

    def __init__(self, settings: Settings, house: House, ready: Ready, routes: Sequence[BaseRoute] = ()) -> None:
        super().__init__(config(settings, house, routes))
        self.settings = settings
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self.ready(address(self.settings, port))


def address(settings: Settings, port: int) -> str:
    host = "localhost" if settings.host in ("", "0.0.0.0", "::", "127.0.0.1") else settings.host
    return settings.public or f"http://{host}:{port}"


def run(
    settings: Settings,
    ready: Ready,
    build: Callable[[Settings], House] = build_house,
    routes: Sequence[BaseRoute] = (),
) -> int:
    """Serve until told to stop; gives the exit code. `ready` hears the address. Raises Occupied."""
    raise_open_files()
    # Thousands of tables live long and make no cycles: the garbage collector need not scan them often. It stops the
    # server while it looks at what is new, so it looks at little at a time: 35 ms at 750 tables, not 100 to 200.
    gc.freeze()
    gc.set_threshold(5_000, 500, 100)
    with locked(settings.database_file) as lock, listen(settings.host, settings.port) as door:

        def opened(address: str) -> None:
            if lock is not None:
                lock.tell(address)
            ready(address)

        return serve(Announcing(settings, build(settings), opened, routes), door)


def serve(server: uvicorn.Server, door: socket.socket) -> int:
    try:
        server.run([door])
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


class NoDoor(MatineeError):
    """An address that cannot be listened on."""


def listen(host: str, port: int) -> socket.socket:
    """Bind before anything else is opened: if the port is taken, nobody waits for a database."""
    try:
        found = socket.getaddrinfo(host or "0.0.0.0", port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, place = min(found, key=lambda one: one[0] != socket.AF_INET)
        return socket.create_server(place[:2], family=family, backlog=2048)
    except OSError as fault:
        why = fault.strerror or "there is no such address"
        raise NoDoor(f"Nobody can listen at {host} port {port}: {why}. --port 0 takes any free one.") from None


def raise_open_files() -> None:
    """Each connection is an open file, and the usual limit of 1,024 is too low."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def from_environment() -> Settings:
    """For tests and process managers: settings as JSON in one variable."""
    return msgspec.json.decode(os.environ.get("MATINEE_SETTINGS", "{}"), type=Settings, dec_hook=as_path)


def as_path(kind: type, value: object) -> object:
    return kind(value)


def main() -> int:
    try:
        return run(from_environment(), lambda address: print(address, flush=True))
    except MatineeError as fault:
        print(fault.sentence, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

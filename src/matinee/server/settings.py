"""What the owner of a house decides: where it listens, where it keeps things, how much it takes."""

from pathlib import Path

import msgspec

from matinee.match.folder import data_folder


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bounds on everything that comes in. Rates are messages a second, and how many may come at once."""

    rate: float = 20.0
    burst: int = 60
    chat_rate: float = 0.7
    chat_burst: int = 6
    deed_rate: float = 1.0
    deed_burst: int = 60
    guest_rate: float = 40.0
    guest_burst: int = 120
    address_rate: float = 400.0
    address_burst: int = 1200
    address_chat_rate: float = 3.5
    address_chat_burst: int = 30
    address_deed_rate: float = 10.0
    address_deed_burst: int = 600
    open_rate: float = 0.2
    open_burst: int = 60
    tables_per_guest: int = 16
    sockets_per_guest: int = 32
    sockets_per_address: int = 256
    sockets: int = 10_000
    connections_per_address: int = 512
    connections: int = 12_000
    connect_rate: float = 50.0
    connect_burst: int = 500
    frame_rate: float = 100.0
    frame_burst: int = 1000
    fragments: int = 64
    ban_seconds: float = 30.0
    slow_seconds: float = 1.0
    byte_rate: float = float(64 << 10)
    byte_burst: int = 512 << 10
    head: int = 32 << 10
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    write_seconds: float = 20.0
    outbox: int = 256
    outbox_bytes: int = 4 << 20
    malformed: int = 3
    join_seconds: float = 10.0
    idle_seconds: float = 900.0
    away_seconds: float = 120.0
    body: int = 64 << 10
    rest_rate: float = 50.0
    rest_burst: int = 200
    outlook_rate: float = 4.0
    outlook_burst: int = 30
    address_outlook_rate: float = 8.0
    address_outlook_burst: int = 120
    advice_rate: float = 1.0
    advice_burst: int = 30
    reel_rate: float = 8.0
    reel_burst: int = 120
    coach_rate: float = 1 / 60
    coach_burst: int = 10
    coach_queue: int = 16
    coach_seconds: float = 600.0
    coach_patience: float = 20.0
    coach_effort: float = 1.0
    puzzle_rate: float = 0.5
    puzzle_burst: int = 30


class Keeping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Days after its last entry for which a table is kept: before the deal, when it is over, in the middle of a game.

    With more than `most_bytes` in the database, or fewer than `free_bytes` left on its disk, no more tables are opened.
    """

    lobby_days: float = 14.0
    finished_days: float = 60.0
    idle_days: float = 180.0
    most_bytes: int = 20 << 30
    free_bytes: int = 256 << 20


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins` are other sites that may open sockets (beside the server's own); `public` is what people type.

    `patience` are the seconds for which the house tries to write something down before it lets go of it.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    data: Path = msgspec.field(default_factory=data_folder)
    workers: int = 2
    public: str = ""
    origins: list[str] = []
    proxies: str = "127.0.0.1"
    secret: str = ""
    metrics: str = ""
    pace: tuple[float, float] = (1.0, 1.6)
    lease_seconds: float = 4.0
    patience: float = 30.0
    limits: Limits = Limits()
    keeping: Keeping = Keeping()

    @property
    def database_file(self) -> Path | None:
        """Where SQLite keeps its file; None for a database of another kind."""
        kind, _, path = self.database_url.partition(":///")
        return Path(path.partition("?")[0]) if kind.startswith("sqlite") and path not in ("", ":memory:") else None

    @property
    def database_url(self) -> str:
        """The address as SQLAlchemy wants it, with an async driver."""
        url = self.database or f"sqlite:///{self.data / 'matinee.sqlite'}"
        for plain, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url

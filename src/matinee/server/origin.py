"""Whether a browser speaks for our own page: other sites may not play with our guests' cookies."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from matinee.server.settings import Settings


def is_ours(connection: HTTPConnection, settings: Settings) -> bool:
    """A program sends no Origin; a browser always does with sockets and with what changes something."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    own = {connection.headers.get("host", "")}
    if settings.public:
        own.add(urlsplit(settings.public).netloc)
    try:
        return urlsplit(origin).netloc in own - {""}
    except ValueError:
        return False

"""The browser client's files, under a strict policy; and a friendly page where it was not built."""

from collections.abc import Iterable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"

# Nothing inline, nothing from elsewhere; `self` covers the sockets of this very origin.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),
]

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Matinee</title>
<h1>Matinee</h1>
<p>The house is open, but its browser client was not built into this installation.</p>
<p>Run <code>make play</code> in a clone, or install the wheel.</p>
<p>Until then: <code>matinee play npzr</code> in a terminal, the <a href="/api/games">games</a>
and the <a href="/api/openapi.json">API</a>.</p>
</html>
"""


def careful(given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer's headers, with those of ours that it does not set itself."""
    found = list(given)
    names = {name.lower() for name, _ in found}
    return [*found, *(pair for pair in HEADERS if pair[0] not in names)]


class Careful:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": careful(message["headers"])}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()

    async def page(self, request: Request) -> Response:
        """A file of the client; every other address is the client's own, so it gets the page itself."""
        path = request.path_params.get("path", "")
        index = self.folder / "index.html"
        if path.startswith("api/"):
            return JSONResponse({"error": "not_found", "message": "There is nothing here."}, 404)
        if not index.is_file():
            return HTMLResponse(UNBUILT, 200 if path == "" else 404)
        file = self.file(path)
        if file is not None:
            forever = path.startswith("assets/")
            cache = "public, max-age=31536000, immutable" if forever else "no-cache"
            return FileResponse(file, headers={"cache-control": cache})
        if path.startswith("assets/"):
            return JSONResponse({"error": "not_found", "message": "There is nothing here."}, 404)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    def file(self, path: str) -> Path | None:
        """A file of the client, or None for whatever else somebody has typed."""
        try:
            file = (self.folder / path).resolve()
            return file if path and file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

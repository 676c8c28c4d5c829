"""Who somebody is: a guest by signed cookie, a chair by the token of its secret link. No account, no password."""

import hmac
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from matinee.engine.errors import MatineeError

# Bytes of a key that the house makes, and characters of one that it is given.
KEY = 32
SHORTEST = 16
COOKIE = "matinee_guest"
YEAR = 365 * 24 * 3600


class BadSecret(MatineeError):
    """A key that would protect nobody."""


def load_secret(given: str, folder: Path) -> bytes:
    """The server's key: given by its owner (several servers share one), or kept in the data folder."""
    if given:
        if len(given) < SHORTEST:
            raise BadSecret(
                f"MATINEE_SECRET has {len(given)} characters and could be guessed; give it {SHORTEST} or more."
            )
        return sha256(given.encode()).digest()
    path = folder / "secret"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, secrets.token_bytes(KEY).hex())
    with suppress(PermissionError):
        path.chmod(0o600)
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except ValueError:
        key = b""
    if len(key) < KEY:
        raise BadSecret(
            f"{path} is empty or damaged: anybody could take any chair. Bring it back from a backup; or delete it, "
            "and a new one is made: guests are strangers then, and links to chairs are void."
        )
    return key


def write_whole(path: Path, text: str) -> None:
    """Write a file that is there as a whole or not at all; if two try at once, the first one's stays."""
    aside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(aside, path)
        except FileExistsError:
            pass
        except OSError:
            # A file system without hard links.
            os.replace(aside, path)
    finally:
        aside.unlink(missing_ok=True)
    if os.name != "nt":
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


class Identity:
    """Signs and reads tokens."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), sha256).hexdigest()[:40]

    # Guests

    def new_guest(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str | None) -> str:
        """The guest of a cookie; empty for none and for a forged one."""
        guest, _, proof = (cookie or "").partition(".")
        if not guest or len(guest) > 40 or not proof.isascii():
            return ""
        return guest if hmac.compare_digest(proof, self.sign("guest", guest)) else ""

    # Chairs

    def chair_token(self, table: str, chair: int, edition: int, owner: str = "") -> str:
        """An invitation to a free chair; with an owner, the right to be that owner on another device."""
        kind = "own" if owner else "free"
        return f"{chair}.{edition}.{kind}.{self.sign(f'chair-{kind}', f'{table}/{chair}/{edition}/{owner}')}"

    def chair(self, token: str) -> tuple[int, int] | None:
        """The chair and the link's edition that a token claims; the signature is not checked here."""
        parts = token.split(".")
        if len(parts) != 4 or not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts[:2]):
            return None
        return int(parts[0]), int(parts[1])

    def opens(self, token: str, table: str, chair: int, edition: int, owner: str = "") -> bool:
        true = self.chair_token(table, chair, edition, owner)
        return token.isascii() and hmac.compare_digest(token, true)


def new_table_id() -> str:
    """96 random bits: nobody can guess a private table."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def is_table_id(text: str) -> bool:
    """Whether this has the form of a table's id: anything else never reaches the database."""
    return 0 < len(text) <= 40 and text.isascii() and text.isalnum()

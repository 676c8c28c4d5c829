"""What people type, made safe to show: plain text, one line, cut to length."""

import unicodedata

NAME = 24
CHAT = 300
PHRASE = 80


def plain(text: str, length: int) -> str:
    """No control, format or private characters (they turn text round or hide it), no runs of blanks."""
    kept = "".join(
        " " if c.isspace() else c for c in text if c.isspace() or not unicodedata.category(c).startswith("C")
    )
    return " ".join(kept.split())[:length].strip()


def name(text: str) -> str:
    return plain(text, NAME) or "Guest"

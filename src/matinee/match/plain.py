"""What people type, made safe to show: plain text, one line, cut to length."""

import unicodedata
from typing import Final

NAME = 24
CHAT = 300
PHRASE = 80

# Letters, marks and signs that show nothing, though Unicode does not call them so.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, range(0xFE00, 0xFE10))))
BLANKS: Final = BLANK | frozenset("\u180b\u180c\u180d\u180f")
# Marks that may be stacked on one letter.
STACK = 2
# Around a name that is read from right to left, so that the sentence about it is not.
ISOLATE, END = "\u2068", "\u2069"
# What looks alike at a glance, after folding case: other alphabets, digits, strokes.
LOOKS: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u043d\u0432"
    "\u03b1\u03bf\u03bd\u03c1\u03c4\u03c5\u03b9\u03ba\u03c7\u03b5\u03b7"
    "01|!i5$@",
    "aeopcyxljshdqwkmthbaovptulkxenollll" + "ssa",
)


def plain(text: str, length: int) -> str:
    """No control, format, private or blank characters (they turn text round or hide it), no runs of blanks."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or is_seen(c))
    return " ".join(kept.split())[:length].strip()


def is_seen(char: str) -> bool:
    return not unicodedata.category(char).startswith("C") and char not in BLANKS


def name(text: str) -> str:
    """A name in one form, no higher than its line, and in its own direction."""
    shown = plain(flatten(unicodedata.normalize("NFKC", text)), NAME)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in shown):
        return "Guest"
    turned = any(unicodedata.bidirectional(c) in ("R", "AL") for c in shown)
    return f"{ISOLATE}{shown}{END}" if turned else shown


def flatten(text: str) -> str:
    """Without the marks that would tower over other lines."""
    kept: list[str] = []
    stacked = 0
    for char in text:
        stacked = stacked + 1 if unicodedata.combining(char) else 0
        if stacked <= STACK:
            kept.append(char)
    return "".join(kept)


def like(text: str) -> str:
    """A form that is equal for two names that look alike at a glance."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    shown = folded.translate(LOOKS)
    letters = "".join(c for c in shown if unicodedata.category(c)[0] in "LNM" and c not in BLANKS)
    return letters.replace("rn", "m").replace("vv", "w") or plain(folded, NAME)

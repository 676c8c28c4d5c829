"""A title as small numbers: the six words turned up in three forms each, then the linking words and marks.

A token below 18 is a Title word: its slot among the six and its form (plain, plural, possessive).
"""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import bit

# KFS-09 The closed list of linking words; none of them may be a Title word.
LINKS: Final = (
    *("the", "a", "an", "and", "or", "but", "of", "in", "on", "at", "to", "from", "with", "without", "against", "vs."),
    *("under", "over", "beyond", "into", "by", "for", "after", "before", "between", "who", "that", "my", "your", "his"),
    *("her", "its", "our", "their", "no", "not", "all", "every", "one", "two", "three", "is", "are", "was", "must"),
    *("never", "always", "again", "very", "too", "meets", "strikes", "fights", "goes", "back", "part"),
    *("II", "III", "IV"),
)
MARKS: Final = (",", ":", "!", "?", "&", "...")
FORMS: Final = ("", "plural", "possessive")

SLOTS: Final[i64] = 6
WORD_TOKENS: Final[i64] = 18
LINK_TOKENS: Final[i64] = WORD_TOKENS + len(LINKS) + len(MARKS)
# Options of a pitch beyond its tokens.
MACHINE: Final[i64] = 200
UNDO: Final[i64] = 300
PITCH: Final[i64] = 301
NO_PITCH: Final[i64] = 302
MOST_TOKENS: Final[i64] = 12
FEWEST_WORDS: Final[i64] = 3

Tokens = tuple[int, ...]


def link(word: str) -> int:
    """The token of a linking word or mark."""
    if word in MARKS:
        return int(WORD_TOKENS) + len(LINKS) + MARKS.index(word)
    return int(WORD_TOKENS) + LINKS.index(word)


def link_text(token: i64) -> str:
    place = token - WORD_TOKENS
    return LINKS[place] if place < len(LINKS) else MARKS[place - len(LINKS)]


def slots_used(tokens: Tokens) -> i64:
    """The mask of the words among the six that a title uses."""
    mask: i64 = 0
    for token in tokens:
        if token < WORD_TOKENS:
            mask |= bit(token % SLOTS)
    return mask


def inflected(word: str, form: i64) -> str:
    """KFS-11 A form changes the spelling, never the word's identity."""
    if form == 0:
        return word
    if form == 1:
        return plural(word)
    return word + "'" if word.endswith("s") else word + "'s"


def plural(word: str) -> str:
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word if word.endswith("s") and not word.endswith("ss") else word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def spelled(tokens: Tokens, words: list[str]) -> str:
    """A title as people read it; `words` are the six by slot."""
    text = ""
    for place, token in enumerate(tokens):
        if token < WORD_TOKENS:
            said = inflected(words[token % SLOTS], i64(token) // SLOTS)
        else:
            said = link_text(i64(token))
            said = said.capitalize() if place == 0 or said in CAPITALS else said
        glued = said in MARKS and said != "&"
        text += said if glued or not text else " " + said
    return text


CAPITALS: Final = ("part", "meets", "strikes", "fights", "goes", "back", "never", "always", "again", "my", "beyond")

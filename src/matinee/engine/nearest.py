"""The right word for a wrong one."""

from difflib import get_close_matches


def nearest(word: str, words: list[str]) -> str:
    """Whichever known word looks most like this one."""
    begun = [known for known in words if known.startswith(word)]
    return begun[0] if word and begun else get_close_matches(word, words, 1, 0.0)[0]

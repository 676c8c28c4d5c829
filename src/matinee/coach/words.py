"""The coach's own words."""

from matinee.match.words import Speech, own_words


def coach(language: str) -> Speech:
    return own_words("matinee.coach", language)

"""The coach's own words."""

from functools import cache
from importlib import resources

from matinee.engine.words import Words
from matinee.match.words import Speech


@cache
def coach(language: str) -> Speech:
    folder = resources.files(__package__ or "matinee.coach").joinpath("lang")
    try:
        return Speech(Words(language, folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    except OSError:
        return coach("en")

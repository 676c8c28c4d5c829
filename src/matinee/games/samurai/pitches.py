"""Machine pitches: templates filled with the six words, those that use most words first."""

from typing import Final

from mypy_extensions import i64

from matinee.games.samurai.tokens import Tokens, link

# `a` adjective, `n` noun (a place may stand in), `p` place; everything else is a linking word or mark.
TEMPLATES: Final = (
    "n of n , part III : the a n",
    "a n of the a n",
    "my a n meets the a n",
    "the a a n from the p",
    "n and n : a n",
    "beyond the p of the a n",
    "n vs. n in the p",
    "n never fights without a a n !",
)
MACHINES: Final[i64] = 3

# Blanks of a template; all other numbers are tokens of linking words.
ADJECTIVE: Final = -1
NOUN: Final = -2
PLACE: Final = -3


def parsed(template: str) -> list[int]:
    """`a` is a blank, save as the article of "without a a n"."""
    words = template.split(" ")
    tokens: list[int] = []
    for place, word in enumerate(words):
        article = word == "a" and place > 0 and words[place - 1] == "without"
        if word == "a" and not article:
            tokens.append(ADJECTIVE)
        elif word == "n":
            tokens.append(NOUN)
        elif word == "p":
            tokens.append(PLACE)
        else:
            tokens.append(link(word))
    return tokens


def most_blanks(template: list[int]) -> int:
    return -len([token for token in template if token < 0])


# Read once, those with most blanks first.
PARSED: Final[list[list[int]]] = sorted([parsed(template) for template in TEMPLATES], key=most_blanks)
THE: Final = link("the")
SHOUT: Final = link("!")


def machine_pitches(classes: list[str]) -> list[Tokens]:
    """Three pitches; where too few templates fit, the bare words are strung together."""
    adjectives: list[int] = []
    nouns: list[int] = []
    places: list[int] = []
    for slot, word_class in enumerate(classes):
        kind = adjectives if word_class == "a" else nouns if word_class == "n" else places
        kind.append(slot)
    best: list[Tokens] = []
    for template in PARSED:
        tokens = filled(template, adjectives, nouns, places)
        if len(tokens) > 0:
            best.append(tuple(tokens))
            if len(best) == MACHINES:
                return best
    plain = (*adjectives, *nouns, *places)
    best.append(plain)
    best.append((THE, *plain))
    best.append((*plain, SHOUT))
    return best[:MACHINES]


def filled(template: list[int], adjectives: list[int], nouns: list[int], places: list[int]) -> list[int]:
    """A template with its blanks filled, or nothing; a place may stand in for a noun once the places have theirs."""
    wants = template.count(PLACE)
    if len(adjectives) < template.count(ADJECTIVE) or len(places) < wants:
        return []
    stand_ins = [*nouns, *places[wants:]]
    if len(stand_ins) < template.count(NOUN):
        return []
    tokens: list[int] = []
    adjective = noun = place = 0
    for token in template:
        if token == ADJECTIVE:
            tokens.append(adjectives[adjective])
            adjective += 1
        elif token == NOUN:
            tokens.append(stand_ins[noun])
            noun += 1
        elif token == PLACE:
            tokens.append(places[place])
            place += 1
        else:
            tokens.append(token)
    return tokens

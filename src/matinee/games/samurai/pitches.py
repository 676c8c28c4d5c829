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


class Blanks:
    """Which slots of the six are still free, by class."""

    def __init__(self, classes: list[str]) -> None:
        self.adjectives = [slot for slot, word_class in enumerate(classes) if word_class == "a"]
        self.nouns = [slot for slot, word_class in enumerate(classes) if word_class == "n"]
        self.places = [slot for slot, word_class in enumerate(classes) if word_class == "p"]

    def take(self, word_class: str) -> int:
        """The next free slot for a blank, or -1."""
        if word_class == "a":
            return self.adjectives.pop(0) if self.adjectives else -1
        if word_class == "n" and self.nouns:
            return self.nouns.pop(0)
        return self.places.pop(0) if self.places else -1


def machine_pitches(classes: list[str]) -> list[Tokens]:
    """Three pitches; where too few templates fit, the bare words are strung together."""
    filled: list[tuple[int, Tokens]] = []
    for template in TEMPLATES:
        tokens = fill(template.split(" "), classes)
        if len(tokens) > 0:
            filled.append((-used(tokens), tokens))
    filled.sort(key=most_words)
    best = [tokens for _, tokens in filled]
    for tokens in strung(classes):
        best.append(tokens)
    return best[:MACHINES]


def most_words(filled: tuple[int, Tokens]) -> int:
    return filled[0]


def used(tokens: Tokens) -> int:
    return len([token for token in tokens if token < 6])


def fill(template: list[str], classes: list[str]) -> Tokens:
    """A template with its blanks filled; places are kept for the blanks that need one. Empty if a word is missing."""
    blanks = Blanks(classes)
    kept: list[int] = []
    for _ in range(template.count("p")):
        slot = blanks.take("p")
        if slot < 0:
            return ()
        kept.append(slot)
    tokens: list[int] = []
    for place, word in enumerate(template):
        if is_blank(template, place):
            slot = kept.pop(0) if word == "p" else blanks.take(word)
            if slot < 0:
                return ()
            tokens.append(slot)
        else:
            tokens.append(link(word))
    return tuple(tokens)


def is_blank(template: list[str], place: int) -> bool:
    """`a` is a blank too, save as the article of "without a a n"."""
    word = template[place]
    article = word == "a" and place > 0 and template[place - 1] == "without"
    return word in ("a", "n", "p") and not article


def strung(classes: list[str]) -> list[Tokens]:
    """Adjectives, then nouns and places: plain, with an article, and shouted."""
    order = [slot for slot, word_class in enumerate(classes) if word_class == "a"]
    order += [slot for slot, word_class in enumerate(classes) if word_class != "a"]
    plain = tuple(order)
    return [plain, (link("the"), *plain), (*plain, link("!"))]

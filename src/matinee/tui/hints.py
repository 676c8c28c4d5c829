"""Outcome hints: the stable words of an offer, made readable, and the few that deserve a second question."""

from collections.abc import Iterable
from typing import NamedTuple

from matinee.engine.view import Ask, Option
from matinee.tui.speech import knows, say, word

# An offer's own words say these already, or the next question does.
SILENT = {
    *("wild", "lie", "feeds", "laid", "quiet", "bystander", "chooses", "title"),
    *("dice", "kills", "strength", "heals", "items", "absorbs", "left", "loses"),
    *("drops", "drops_dice", "drops_type", "drops_points"),
    *("attaches", "margin", "parts", "wound"),
}

# Hints for which a game's RULES.md wants a confirmation, and the sentence that asks for it.
CONFIRM = {
    "wins:rival": "confirm-wins-rival",
    "last_hit": "confirm-last-hit",
    "overdraws": "confirm-overdraws",
    "no_effect": "confirm-no-effect",
    "actions_left": "confirm-actions-left",
    "playable_character": "confirm-playable-character",
    "behind": "confirm-behind",
}
# Hints for which it wants a warning: shown with a sign, without a confirmation.
WARN = {
    *("winning_wild", "wasteful", "deadly", "no_boost", "bad_for_you", "good_for_rival"),
    *("wasted_carapace", "last_response", "last_card", "no_attack_left"),
}


def read_hint(hint: str) -> str:
    """`completes:you.ninja` as a person says it; a hint without words of its own is read as it is written.

    `hint-kills-of` has the words of `kills:3`, with `$first` and `$second` of what follows the colon; `hint-kills`
    would have those of a bare `kills`, which may be another game's and mean something else.
    """
    kind, about, detail = hint.partition(":")
    if kind in SILENT or (about and not detail):
        return ""
    name = f"hint-{kind.replace('_', '-')}{'-of' if about else ''}"
    if not knows(name):
        return f"{kind} {detail}".replace("_", " ").replace(",", ", ").strip()
    first, _, second = detail.partition(".")
    return say(name, first=word(first), second=word(second))


def read_hints(hints: list[str]) -> str:
    return ", ".join(words for words in map(read_hint, sorted(hints, key=weight)) if words)


def weight(hint: str) -> int:
    """What ends the game is said first."""
    return 0 if hint.startswith("wins:") else 1


def doubt(hints: list[str], others: Iterable[Option] = ()) -> str:
    """The sentence that asks a player to confirm; empty for nearly everything.

    Where every card can do nothing there is nothing to ask: one of them must be played.
    """
    for hint in hints:
        name = CONFIRM.get(hint) or CONFIRM.get(hint.partition(":")[0])
        if name and not (hint == "no_effect" and is_all_there_is(others)):
            return say(name)
    return ""


def is_all_there_is(others: Iterable[Option]) -> bool:
    options = list(others)
    return bool(options) and all("no_effect" in option.hints for option in options)


def is_grave(hints: list[str]) -> bool:
    """Whether an option brings something that its owner would not want."""
    return bool(doubt(hints)) or any(hint.partition(":")[0] in WARN for hint in hints)


def card_tags(options: list[Option]) -> list[str]:
    """The printed key of each option's card, where it tells options apart: `N-L` says more than a funny name."""
    if len({option.card for option in options}) == 1 and len(options) > 1:
        return ["" for _ in options]
    return [f" [{option.card}]" if 0 < len(option.card) <= 4 else "" for option in options]


class Reason(NamedTuple):
    """Why some things are not offered."""

    keys: list[str]
    clause: str
    text: str


def reasons(asked: Ask) -> list[Reason]:
    """What is not offered, the same reason once for all that it forbids."""
    found: dict[tuple[str, str], list[str]] = {}
    for refusal in asked.why_not:
        found.setdefault((refusal.clause, refusal.text), []).append(refusal.key)
    return [Reason(keys, clause, text) for (clause, text), keys in found.items()]

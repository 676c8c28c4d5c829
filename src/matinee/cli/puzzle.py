"""`matinee puzzle`"""

import sys
from collections.abc import Callable
from datetime import date
from typing import Any

import msgspec
from rich.text import Text

from matinee import catalog
from matinee.bots.plans import goes_on
from matinee.cli.options import GameName, Json, split
from matinee.cli.printing import print_json
from matinee.cli.reading import print_hanging, reader
from matinee.coach import puzzles
from matinee.coach.puzzles import Verdict
from matinee.engine.chance import Swift
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import ask
from matinee.match.beats import show_view
from matinee.testing.story import Story
from matinee.tui.boards import board

LANGUAGE = "en"


def puzzle(
    game: GameName, name: str | None = None, /, *, answer: str | None = None, all: bool = False, json: Json = False
) -> int:
    """Look at a position with one clearly best answer, say what you would do, and be told why.

    Parameters
    ----------
    name
        Which puzzle; by default the one of the day.
    answer
        The answer by its keys, with commas between; without it you are asked.
    all
        Name all puzzles of the game.
    """
    show = catalog.show(game)
    if all:
        print("\n".join(puzzles.names(show)))
        return 0
    chosen = name or puzzles.of_the_day(show, date.today())
    story = puzzles.load(show, chosen)
    s = puzzles.position(show, story)
    people = [who.capitalize() for who in story.names[: s.seats]]
    said = split(answer)
    if json:
        verdict = judged(show, story, said, people) if said else None
        print_json(described(show, chosen, s, people, verdict))
        return 0
    print_position(show, chosen, s, people)
    said = said or choose(show, s, people, sys.stdin.readline)
    if said:
        print_verdict(judged(show, story, said, people))
    return 0


def judged(show: Show, story: Story, said: list[str], people: list[str]) -> Verdict:
    return puzzles.judge(show, story, said, people, LANGUAGE)


def lines_of(show: Show, s: State, people: list[str]) -> list[str]:
    """The table as the asked seat sees it."""
    view = show_view(show, s, int(s.asked), LANGUAGE)
    return board(show.id).tell(view, people, int(s.asked))


def described(show: Show, name: str, s: State, people: list[str], verdict: Verdict | None) -> dict[str, Any]:
    asked = ask(s, int(s.asked), show.words(LANGUAGE), people)
    return {
        "id": name,
        "game": show.id,
        "seat": int(s.asked),
        "names": people,
        "table": lines_of(show, s, people),
        "question": None if asked is None else msgspec.to_builtins(asked),
        "keys": s.keys(),
        "verdict": None if verdict is None else msgspec.to_builtins(verdict),
    }


def print_position(show: Show, name: str, s: State, people: list[str]) -> None:
    print(f"{show.game.title}, puzzle {name}. You are {people[s.asked]}.\n")
    for line in lines_of(show, s, people):
        print(line)


def choose(show: Show, s: State, people: list[str], read: Callable[[], str]) -> list[str]:
    """The answers of one action, asked for one by one; nothing, if nobody answers."""
    table = s.redeal(s.asked, Swift(0))
    seat = table.asked
    said: list[str] = []
    while not said or goes_on(table, seat):
        asked = ask(table, int(seat), show.words(LANGUAGE), people)
        if asked is None:
            break
        print(f"\n{asked.text}")
        for number, option in enumerate(asked.options, 1):
            print(f"{number:>3}  {option.text}")
        key = number_in([option.key for option in asked.options], read)
        if not key:
            return []
        said.append(key)
        table.answer(table.option(key))
    return said


def number_in(keys: list[str], read: Callable[[], str]) -> str:
    """The key with the number that somebody types; empty at the end of what is typed."""
    while True:
        print("> ", end="", flush=True)
        line = read()
        if not line:
            print()
            return ""
        word = line.strip()
        if word.isdecimal() and 1 <= int(word) <= len(keys):
            return keys[int(word) - 1]
        if word in keys:
            return word
        print(f"A number from 1 to {len(keys)}, please.")


def print_verdict(verdict: Verdict) -> None:
    console = reader()
    low, high = (100 * end for end in verdict.ci95)
    print()
    if verdict.right:
        console.print(Text("Right.", "bold green"))
    else:
        console.print(
            Text(f"Not the best: it costs {100 * verdict.loss:.0f} points ({low:.0f} to {high:.0f}).", "bold red")
        )
    if verdict.said != verdict.best:
        print_hanging(console, Text("You "), Text(f"{verdict.said_words} wins {100 * verdict.value:.0f} %."))
    best = f"{verdict.best_words} wins {100 * verdict.best_value:.0f} %. {verdict.because}"
    print_hanging(console, Text("Best"), Text(best.rstrip()))

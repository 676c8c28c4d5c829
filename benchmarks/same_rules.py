"""Leduc poker and crazy eights, ours and OpenSpiel's, in lockstep: the same deals, the same options, the same results.

Run with the peers installed (`make peers`): .venv/bin/python benchmarks/same_rules.py
A race between two games is only fair if they are the same game.
"""

import pyspiel

from crazy_eights.state import DECK, HANDS, PLAYED
from leduc_poker.state import BOARD
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.lab.bench import teaching_games

GAMES = 500
LEDUC, CRAZY_EIGHTS = teaching_games().values()


def leduc(seed: int, chance: Swift) -> None:
    """LED-01..10: our card numbers and options are OpenSpiel's."""
    ours = LEDUC.deal(LEDUC.setup({}), Swift(seed))
    theirs = pyspiel.load_game("leduc_poker").new_initial_state()
    for seat in range(2):
        theirs.apply_action(ours.piles.top(seat))
    while not ours.over:
        if theirs.is_chance_node():
            theirs.apply_action(ours.piles.top(BOARD))
        assert theirs.current_player() == ours.asked
        assert theirs.legal_actions() == ours.options()
        option = ours.options()[chance.below(len(ours.options()))]
        ours.answer(option)
        theirs.apply_action(option)
    assert theirs.is_terminal()
    assert theirs.returns() == LEDUC.game.result(ours).scores


def eights(seed: int, chance: Swift) -> None:
    """CE-01..10. The penalty points differ: OpenSpiel counts a low card by its number in the deck, we by its face."""
    journal = Journal()
    ours = CRAZY_EIGHTS.deal(CRAZY_EIGHTS.setup({"seats": 5}), Swift(seed), journal)
    theirs = pyspiel.load_game("crazy_eights").new_initial_state()
    moves = [event for event in journal.events if event.kind == "moved" and event.target != DECK]
    theirs.apply_action(52 + (moves[0].target - HANDS - 1) % 5)  # the dealer sits before the first to get a card
    for event in moves:
        theirs.apply_action(event.card)
    while not ours.over:
        assert theirs.current_player() == ours.asked
        assert theirs.legal_actions() == sorted(ours.options())
        option = ours.options()[chance.below(len(ours.options()))]
        asked = ours.asked
        ours.answer(option)
        theirs.apply_action(option)
        if option == 52:
            theirs.apply_action(ours.piles.top(HANDS + asked))
    assert theirs.is_terminal()
    assert ours.piles.count(PLAYED) > 0


if __name__ == "__main__":
    for number in range(GAMES):
        leduc(number, Swift(number + 1))
        eights(number, Swift(number + 1))
    print(f"{GAMES} games of each: the same to the last decision")

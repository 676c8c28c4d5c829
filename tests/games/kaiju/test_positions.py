"""A position that could not be is refused with a sentence, never with a Python error."""

from typing import Any

import pytest
from tests.games.kaiju.conftest import SHOW

from matinee.engine.chance import Swift
from matinee.engine.errors import BadScenario

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"weather": 1}, "'weather' is no part of a position"),
    ({"level": 0}, "level"),
    ({"level": 9}, "level"),
    ({"level": "high"}, "level"),
    ({"round": -1}, "round"),
    ({"round": 0, "turn": "a"}, "first turn is in round 1"),
    ({"turn": "d"}, "'d' has no turn"),
    ({"next": "kaiju"}, "'kaiju' is no defender"),
    ({"next": "z"}, "'z' is no defender"),
    ({"refill": True}, "only a defender's turn"),
    ({"figure": ["16,1"]}, "two hexes, not 1"),
    ({"figure": ["16,1", "16,2"]}, "two adjacent hexes"),
    ({"figure": ["16,1", "14,2"]}, "two adjacent hexes"),
    ({"figure": ["16,1", "16,1"]}, "two adjacent hexes"),
    ({"figure": ["14,1", "14,0"], "rubble": ["C6", "C9"]}, "one of them water"),
    ({"figure": ["16,1", "mouth"]}, "does not use hex 'mouth'"),
    ({"figure": ["16,1", "5,5"]}, "does not use hex '5,5'"),
    ({"rubble": ["X9"]}, "no building 'X9'"),
    ({"rubble": ["C2", "C2"]}, "named twice"),
    ({"rubble": ["C2"], "standing": ["C3"]}, "not both"),
    ({"standing": []}, "has fallen already"),
    ({"shields": ["C2"], "rubble": ["C2"]}, "a shield needs a standing building"),
    ({"shields": [f"{board}{n}" for board in "AB" for n in range(1, 7)]}, "10 shield markers, not 12"),
    ({"damage": {"C8": 3}}, "C8 falls at 3"),
    ({"damage": {"C8": -1}}, "C8 falls at 3"),
    ({"damage": {"C8": 1}, "rubble": ["C8"]}, "C8 is rubble"),
    ({"damage": {"Z1": 1}}, "no building 'Z1'"),
    ({"hands": {"d": ["shielding"]}}, "'d' has no hand here"),
    ({"hands": {"a": ["shielding"] * 5}}, "at most 4 cards, not 5"),
    ({"hands": {"a": ["punch"]}}, "it is no defender card"),
    ({"hands": {"a": ["enrage"]}}, "it is no defender card"),
    ({"hands": {"kaiju": ["shielding"]}}, "it is no kaiju card"),
    ({"hands": {"a": ["sandwich"]}}, "the pack has no card 'sandwich'"),
    ({"hands": {"a": ["repellant"] * 4}}, "no further card 'repellant'"),
    ({"support": ["shielding"] * 4}, "Support holds 3 cards, not 4"),
    ({"support": 4}, "Support holds 3 cards, not 4"),
    ({"support": ["stomp"]}, "it is no defender card"),
    ({"kaiju_discard": ["shielding"]}, "it is no kaiju card"),
    ({"removed": ["shielding"]}, "it is no enrage card"),
    ({"removed": 9}, "not 9 enrage cards"),
    ({"discard": 60}, "not 60 defender cards"),
    ({"discard": -1}, "discard"),
    ({"deck": ["punch"]}, "it is no defender or enrage card"),
    ({"deck": 60}, "cannot be cut to 60"),
    ({"kaiju_deck": -1}, "kaiju_deck"),
    ({"deck": ["enrage", "enrage"], "deck_count": 1}, "cannot be cut to 1"),
    ({"deck": ["enrage", "enrage"]}, "say in which piles"),
    ({"deck": ["enrage"], "deck_count": 9, "piles": [4, 4]}, "do not add up to 9"),
    ({"deck": ["enrage"], "deck_count": 9, "piles": [4, 5]}, "pile 2 hides 0 ENRAGE cards"),
    ({"deck": ["enrage", "enrage"], "deck_count": 9, "piles": [9]}, "pile 1 hides 2 ENRAGE cards"),
    ({"deck": ["enrage"], "deck_count": 9, "piles": [9, 0]}, "do not add up"),
    ({"flares": -1}, "flares"),
    ({"netted": True}, "'netted' is no part of a position"),
]


@pytest.mark.parametrize(("given", "fault"), [pytest.param(*row, id=str(row[0])) for row in IMPOSSIBLE])
def test_an_impossible_position_is_refused_in_words(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadScenario, match=fault):
        SHOW.arrange(given, SHOW.setup({"seats": 4}), Swift(1))

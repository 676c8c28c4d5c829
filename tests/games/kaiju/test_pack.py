"""A pack that makes no game is refused with the card and the field."""

import pytest
from tests.games.kaiju.conftest import SHOW

from matinee.engine.errors import BadPack
from matinee.games.kaiju import pack

HOUSE = SHOW.read("packs/house.toml")
STOMP = 'key = "stomp"\nname = "Stomp"\nside = "kaiju"\ncopies = 14'

BROKEN = {
    "a card too many": (("copies = 10\ncombo", "copies = 11\ncombo"), "50 defender cards, this one 51"),
    "a Kaiju card too few": ((STOMP, STOMP.replace("14", "13")), "104 kaiju cards, this one 103"),
    "seven ENRAGE": (('copies = 8\nsound = "rampage"', 'copies = 7\nsound = "rampage"'), "8 enrage cards, this one 7"),
    "an unknown effect": (('{ do = "relocate" }', '{ do = "teleport" }'), "'Bait & Switch'"),
    "a number missing": (('{ do = "push", steps = 1 }', '{ do = "push" }'), "'Repellant'"),
    "a number of zero": (
        ('{ do = "push", steps = 1 }', '{ do = "push", steps = 0 }'),
        "'Repellant', field 'effects'",
    ),
    "the other side's effect": (('{ do = "relocate" }', '{ do = "kaiju_play_top" }'), "is not for defender cards"),
    "a key twice": (('key = "cable-net"', 'key = "dazing-flare"'), "'dazing-flare' is used twice"),
    "nobody called so": (('called = "Shielding" }', 'called = "Shouting" }'), "no card is called 'Shouting'"),
    "a called card of the Kaiju's": (
        ('who = "self", count = 2 }', 'who = "self", count = 2, called = "Stomp" }'),
        "'Adrenaline Surge', field 'effects'",
    ),
    "no effect": (('effects = [{ do = "relocate" }]', "effects = []"), "'Bait & Switch', field 'effects'"),
    "a combo of the Kaiju's": (("copies = 18\n", 'copies = 18\ncombo = "count"\n'), "only defenders have COMBO"),
    "a combo of nothing": (('combo = "steps"', 'combo = "count"'), "'Repellant', field 'combo'"),
    "no copies": ((STOMP, STOMP.replace("14", "0")), "'Stomp', field 'copies'"),
    "a short track": (("hand = [2, 3, 4, 5, 5, 6, 7, 7]", "hand = [2, 3]"), "track, field 'hand'"),
    "a falling track": (("hand = [2, 3, 4, 5, 5, 6, 7, 7]", "hand = [2, 3, 4, 5, 5, 6, 7, 6]"), "track, field 'hand'"),
    "an unknown field": (("[track]", "[track]\nrage = 1"), "rage"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_pack_is_refused_by_name(fault: str) -> None:
    (old, new), told = BROKEN[fault]
    assert old in HOUSE
    with pytest.raises(BadPack) as refused:
        pack.read(HOUSE.replace(old, new), "house.toml")
    assert told in refused.value.sentence
    assert refused.value.sentence.startswith("house.toml: ")


def test_the_track_raises_one_number_a_step() -> None:
    track = SHOW.pack("house").track
    steps = [(track.hand[i + 1] - track.hand[i], track.actions[i + 1] - track.actions[i]) for i in range(7)]
    assert all(hand + actions == 1 for hand, actions in steps)

"""Talk, media and misprints: CK-95 to CK-98."""

from itertools import pairwise
from typing import Any

from tests.games.kaiju.conftest import SHOW

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.game import Game
from matinee.engine.journal import Event, Journal
from matinee.engine.state import State
from matinee.games.kaiju.view import SiegeView

KAIJU_SOUNDS = {"stomp", "smash", "roar", "rampage"}
TEAM_SOUNDS = {"assault_1", "assault_2", "assault_3", "shield", "repel", "flare", "net", "repair"}


def played(seed: int, **setup: Any) -> State:
    s = SHOW.deal(SHOW.setup({"seats": 4, **setup}), Swift(seed), Journal())
    chance = Swift(seed + 1)
    while not s.over:
        s.take(s.offered.at(chance.below(s.offered.count)))
    return s


def story(s: State) -> list[Event]:
    assert s.journal is not None
    return s.journal.told(7)


def hands(viewer: int, **setup: Any) -> list[bool]:
    view = SHOW.game.view(SHOW.deal(SHOW.setup({"seats": 4, **setup}), Swift(1)), viewer)
    assert isinstance(view, SiegeView)
    return [seat.cards is not None for seat in view.seats]


def test_ck_95_defenders_see_each_others_hands_unless_the_table_says_no() -> None:
    assert hands(1) == hands(3) == [False, True, True, True]
    assert hands(1, open_hands=False) == [False, True, False, False]
    assert hands(0) == [True, False, False, False]
    assert hands(7) == [False] * 4
    assert hands(2, kaiju=1) == [True, False, True, True]


def test_ck_95_the_defenders_are_one_team_and_the_kaiju_has_none() -> None:
    for kaiju in range(4):
        s = SHOW.deal(SHOW.setup({"seats": 4, "kaiju": kaiju}), Swift(1))
        assert SHOW.game.teams(s) == [0b1111 & ~(1 << kaiju)]
    assert [show.id for show in catalog.SHOWS.values() if type(show.game).teams is not Game.teams] == [SHOW.id]


def test_ck_95_drawn_cards_are_told_to_the_team_alone() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 4}), Swift(3), Journal())
    assert s.journal is not None
    for viewer, knows in ((0, False), (1, True), (2, True), (7, False)):
        drawn = [e for e in s.journal.told(viewer) if e.kind == "moved" and e.target in (1, 2, 3)]
        assert len(drawn) == 12
        assert all((e.card >= 0) == knows for e in drawn)


def test_ck_96_two_cut_scenes_open_the_story_and_one_ends_it() -> None:
    endings = set()
    for seed in range(12):
        told = story(played(seed, enrage=1 + seed % 8, level=1 + seed % 4))
        assert [(e.kind, e.word) for e in told[:2]] == [
            ("media.video", "kaiju_start"),
            ("media.video", "defender_start"),
        ]
        videos = [e.word for e in told if e.kind == "media.video"]
        assert len(videos) == 3
        assert told[-1].word == videos[-1]
        endings.add(videos[-1])
    assert endings <= {"kaiju_wins", "defender_wins"}


def test_ck_97_twelve_sounds_each_heard_more_than_once() -> None:
    kinds = SHOW.pack("house").kinds
    copies: dict[str, int] = {}
    for number, kind in kinds.items():
        if kind.sound:
            assert kind.sound in (TEAM_SOUNDS if number < 20 else KAIJU_SOUNDS)
            copies[kind.sound] = copies.get(kind.sound, 0) + kind.copies
    assert set(copies) == KAIJU_SOUNDS | TEAM_SOUNDS
    assert min(copies.values()) >= 2
    assert all(f"sound-{cue}" in SHOW.words().ids() for cue in copies)


def test_ck_97_a_sound_follows_its_card() -> None:
    sounds = {kind.key: kind.sound for kind in SHOW.pack("house").kinds.values()}
    told = [e for e in story(played(5)) if e.kind in ("played", "media.sound", "enraged", "deck_out")]
    for event, after in pairwise(told):
        cue = sounds[event.word] if event.kind == "played" else "rampage" if event.kind != "media.sound" else ""
        if cue:
            assert (after.kind, after.word) == ("media.sound", cue)
        elif event.kind == "played":
            assert after.kind != "media.sound"


def test_ck_98_card_ids_are_stable() -> None:
    keys = [kind.key for kind in SHOW.pack("house").kinds.values()]
    assert keys == [
        *("assault-1", "assault-2", "assault-3", "co-ordinated-assault", "shielding", "co-ordinated-shielding"),
        *("emergency-repairs", "repellant", "bait-and-switch", "dazing-flare", "cable-net", "on-the-double"),
        *("rapid-planning", "team-planning", "stomp", "punch", "psychic-fracture", "smash", "rampage"),
        *("terrifying-screech", "demoralising-roar", "sonic-wave", "adrenaline-surge", "desperation"),
        *("hardened-carapace", "enrage"),
    ]

"""A table in this room: a `match` table with bots, one person or several."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from tests.tui.conftest import lay, play_first_options, rest, running, say

from matinee.catalog import show
from matinee.engine.chance import Chance
from matinee.engine.errors import BadPack, BadSetup, GameOver, NoSuchBot, Refused, StaleQuestion, UnknownOption
from matinee.engine.policy import Policy
from matinee.engine.record import read_record, replay
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.cast import CAST
from matinee.match.deal import doubt
from matinee.match.errors import NoUndo
from matinee.match.sight import WATCHING
from matinee.match.standing import Standing
from matinee.tui.local import Local

NPZR = show("npzr")
SAMURAI = show("samurai")

Sit = Callable[..., Local]


class Curious(Policy):
    """A bot that remembers what it was shown, and says the first thing."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, s: State, chance: Chance) -> int:
        self.shown.append(s)
        return int(s.options()[0])


def state(sitting: Local) -> State:
    return sitting.table.playing.state


async def test_a_game_is_played_to_its_end_and_its_record_replays(sit: Sit) -> None:
    async with running(sit()) as sitting:
        await play_first_options(sitting)
        record = read_record(sitting.record_path.read_text(), "kept")
        assert record.result == sitting.result
        assert replay(NPZR, record).digest() == state(sitting).digest()
        assert doubt(record) == ""
        assert sitting.lines[-1].kind == "ended"
        assert not sitting.keeper.open_path(sitting.name).exists()
        with pytest.raises(GameOver):
            await sitting.undo()


async def test_a_bot_is_never_handed_the_true_table(sit: Sit) -> None:
    bot = Curious()
    async with running(sit(show=Show(NPZR.game, NPZR.read, {"extra": bot, "star": bot}))) as sitting:
        for _ in range(12):
            assert sitting.asked is not None
            await say(sitting, sitting.asked.options[0].key)
            assert bot.shown[-1] is not state(sitting)
            assert bot.shown[-1].chance is not state(sitting).chance
        # The person's hand as the bot dreams it differs from dream to dream.
        hands = {tuple(sorted(card.key for card in NPZR.game.view(seen, 0).hand)) for seen in bot.shown}  # type: ignore[attr-defined]
        assert len(hands) > 5


async def test_the_log_tells_a_person_their_own_cards_and_nobody_elses(sit: Sit) -> None:
    async with running(sit()) as sitting:
        told = [line.text for line in sitting.lines]
        assert f"{sitting.names[1]} draws a card." in told
        assert any(text.startswith("Ada draws ") and text != "Ada draws a card." for text in told)


async def test_what_is_not_offered_is_refused_and_changes_nothing(sit: Sit) -> None:
    async with running(sit()) as sitting:
        asked = sitting.asked
        assert asked is not None
        before = state(sitting).digest()
        with pytest.raises(UnknownOption):
            await sitting.answer(asked, ["end"])
        await say(sitting, asked.options[0].key)
        with pytest.raises(StaleQuestion):
            await sitting.answer(asked, [asked.options[0].key])
        await sitting.undo()
        assert state(sitting).digest() == before


async def test_a_choice_half_made_can_be_taken_back_exactly(sit: Sit) -> None:
    async with running(sit()) as sitting:
        before = state(sitting).digest()
        assert sitting.asked is not None
        await say(sitting, sitting.asked.options[0].key)
        assert state(sitting).digest() != before
        await sitting.undo()
        assert state(sitting).digest() == before
        assert sitting.lines[-1].text == "Ada takes the last answer back."
        with pytest.raises(NoUndo):
            await sitting.undo()
        await play_first_options(sitting)


async def test_the_chair_is_handed_over_and_taken_back(sit: Sit) -> None:
    async with running(sit()) as sitting:
        answers = sitting.table.playing.given[0]
        await sitting.hand_over(2)
        await rest(sitting)
        assert not sitting.handed_over
        assert sitting.table.playing.given[0] == answers + 2
        await sitting.hand_over()
        assert sitting.handed_over
        assert sitting.asked is None
        await sitting.take_back()
        with pytest.raises(Refused):
            await sitting.take_back()
        await rest(sitting)
        assert sitting.asked is not None


async def test_a_bot_that_played_to_the_end_gives_the_chair_back_for_the_next_game(sit: Sit) -> None:
    async with running(sit()) as sitting:
        await sitting.hand_over()
        await rest(sitting)
        assert sitting.over
        first, names = sitting.record_path, sitting.names
        await sitting.again()
        await rest(sitting)
        assert not sitting.over
        assert sitting.asked is not None
        # Chairs move on by one seat, as at every table.
        assert sitting.names == names[::-1]
        assert sitting.seat == 1
        await sitting.hand_over()
        await rest(sitting)
        assert sitting.record_path != first
        assert sitting.record_path.exists()


async def test_the_promise_is_the_hash_of_a_secret_seed(sit: Sit) -> None:
    sitting = sit(seed=None)
    async with running(sitting):
        promised = sitting.promise
        await sitting.hand_over()
        await rest(sitting)
        assert promised == sha256(bytes.fromhex(sitting.record.seed.removeprefix("fair:"))).hexdigest()
        assert sit(seed=None).promise != sit(seed=None).promise


def test_a_wrong_chair_a_wrong_bot_and_wrong_options_are_named(sit: Sit) -> None:
    with pytest.raises(NoSuchBot, match="There are extra, understudy, star, legend"):
        sit(bots="stra")
    with pytest.raises(BadSetup, match="no seat 3"):
        sit(seat=2)
    with pytest.raises(BadSetup, match="3 people"):
        sit(people=("Ada", "Bo", "Cy"))
    with pytest.raises(BadSetup, match="played by 2"):
        sit(setup={"seats": 5})
    with pytest.raises(BadSetup, match="colour"):
        sit(setup={"seats": 2, "colour": "red"})
    with pytest.raises(BadPack, match="'forest'"):
        sit(show=SAMURAI, setup={"seats": 2, "pack": "forest"})
    with pytest.raises(BadPack, match="4 Characters"):
        sit(show=SAMURAI, setup={"seats": 2, "pack": "jungle"})


async def test_the_person_may_sit_elsewhere(sit: Sit) -> None:
    async with running(sit(seat=1, people=("Zoe",))) as sitting:
        assert sitting.names[1] == "Zoe"
        assert sitting.names[0] in CAST["extra"]
        assert sitting.asked is not None
        assert sitting.asked.seat == 1


def test_two_names_are_never_the_same(sit: Sit) -> None:
    sitting = sit(show=SAMURAI, setup={"seats": 4}, people=("Extra", "Extra"))
    assert sitting.names[:2] == ["Extra", "Extra II"]
    assert {*sitting.names[2:]} < {*CAST["extra"]}


async def test_a_match_and_a_pack_are_played_as_at_a_live_table(sit: Sit) -> None:
    wanted = {"seats": 2, "target": 50, "pack": "house+jungle", "express": True}
    async with running(sit(show=SAMURAI, setup=wanted)) as sitting:
        assert sitting.sight is not None
        assert sitting.sight.view.goal == 50
        await sitting.hand_over()
        await rest(sitting)
        assert sitting.over
        assert sitting.record.setup == wanted
        assert max(sitting.record.result.scores) >= 50  # type: ignore[union-attr]


async def test_the_monster_may_begin_in_a_rage(sit: Sit) -> None:
    kaiju = show("kaiju")
    async with running(sit(show=kaiju, setup={"seats": 3, "preset": "easy", "level": 3})) as sitting:
        assert sitting.sight is not None
        assert sitting.sight.view.level == 3


async def test_several_games_make_a_match(sit: Sit) -> None:
    async with running(sit(games=2)) as sitting:
        await sitting.hand_over()
        await rest(sitting)
        assert sitting.over
        assert sitting.keeper.open_path(sitting.name).exists(), "the match goes on"
        await sitting.again()
        await sitting.hand_over()
        await rest(sitting)
        assert len(sitting.table.results) == 2
        assert not sitting.keeper.open_path(sitting.name).exists()


# Several people at one screen


async def test_a_curtain_falls_between_two_people(sit: Sit) -> None:
    async with running(sit(people=("Ada", "Bo"))) as sitting:
        first, second = sitting.caller, "Ada" if sitting.caller == "Bo" else "Bo"
        assert first in ("Ada", "Bo")
        assert sitting.asked is None
        assert sitting.seat == WATCHING
        await sitting.come()
        assert sitting.caller == ""
        for _ in range(50):
            if sitting.caller:
                break
            assert sitting.asked is not None
            await say(sitting, sitting.asked.options[0].key)
        assert sitting.caller == second
        assert sitting.asked is None
        assert sitting.seat == sitting.names.index(first), "nothing of the other's is here before they have come"
        await sitting.come()
        assert sitting.seat == sitting.names.index(second)
        assert sitting.asked is not None
        drawn = [line.text for line in sitting.lines if " draws " in line.text]
        assert any(text != f"{second} draws a card." for text in drawn if text.startswith(second))
        assert all(text == f"{first} draws a card." for text in drawn if text.startswith(first))


async def test_two_people_play_a_whole_game_at_one_screen(sit: Sit) -> None:
    async with running(sit(people=("Ada", "Bo"))) as sitting:
        while not sitting.over:
            if sitting.caller:
                await sitting.come()
            assert sitting.asked is not None
            await say(sitting, sitting.asked.options[0].key)
        assert sitting.caller == ""
        assert sitting.seat == WATCHING


GIVEN: dict[str, Any] = {
    "title": ["Deadly", "Duel", "Fingers"],
    "movies": {
        "a": {"cast": ["stubborn-rice-farmer"]},
        "b": {"cast": ["butt-kicking-mother"]},
        "c": {"cast": ["off-duty-ninja"]},
    },
}


@pytest.mark.parametrize(
    "hands",
    [
        {"a": ["hentai-demon"], "b": ["bad-dubbing"], "c": ["stunt-double"]},
        {"a": ["hentai-demon"], "b": ["peasant-village"], "c": ["neon-nightclub"]},
    ],
)
async def test_kfs_82_in_a_window_everybody_is_called_whether_or_not_they_hold_an_answer(
    sit: Sit, hands: dict[str, list[str]]
) -> None:
    sitting = sit(show=SAMURAI, setup={"seats": 3}, people=("Ada", "Bo", "Cy"))
    lay(sitting, {**GIVEN, "hands": hands})
    called: list[str] = []
    async with running(sitting):
        await sitting.come()
        await say(sitting, "attack:hentai-demon")
        await say(sitting, "movie:1")
        for _ in range(6):
            await rest(sitting)
            if sitting.caller:
                called.append(sitting.caller)
                await sitting.come()
            if len(called) == 2:
                break
            if sitting.asked is not None:
                await say(sitting, "pass")
            elif sitting.nodding:
                await sitting.nod()
    assert called == ["Bo", "Cy"]


async def test_at_one_screen_the_others_agree_to_an_undo_together(sit: Sit) -> None:
    given = {"hands": {"a": ["W-X"]}, "stacks": {"A1": "Z-H / - / -", "B1": "- / N-T / -"}, "duty": False, "moves": 1}
    async with running(lay(sit(people=("Ada", "Bo")), given)) as sitting:
        await sitting.come()
        await say(sitting, "from:A1.head")
        before = state(sitting).digest()
        await say(sitting, "new:rival")
        after = state(sitting).digest()
        assert sitting.caller == ""
        for yes, found in ((False, after), (True, before)):
            await sitting.undo()
            assert sitting.undo_by == "Ada"
            await sitting.consent(yes)
            assert sitting.undo_by == ""
            assert state(sitting).digest() == found


async def test_standing_answers_are_kept_by_the_table(sit: Sit) -> None:
    async with running(sit()) as sitting:
        await sitting.stand(Standing("never"))
        assert sitting.standing.mode == "never"
        assert sitting.table.chairs[0].standing.mode == "never"

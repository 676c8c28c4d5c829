"""CK-82, CK-95 A live table of Cardboard Kaiju: no pace tells who could join in, and a team reads its own questions."""

from typing import TYPE_CHECKING, Any

import pytest

from matinee import catalog
from matinee.engine.seats import SPECTATOR
from matinee.games.kaiju.deck import DECK, HANDS
from matinee.match.sight import clock, count_told, lines, sight, told
from matinee.match.terms import ClockTerms, Terms

if TYPE_CHECKING:
    from tests.match.conftest import Evening, Invite

KAI, ANN, BEN, CAT = range(4)
TIMED = Terms(clock=ClockTerms(action=90, response=15, bank=20, warning=10))
IDLE = ["cable-net", "dazing-flare", "rapid-planning", "bait-and-switch"]


def siege(evening: "Invite", hands: dict[int, list[str]], **setup: Any) -> "Evening":
    """A table at Ann's turn, with these hands."""
    table = evening(TIMED, people=4, show=catalog.show("kaiju"), setup={"seats": 4, **setup})
    table.start()
    s: Any = table.table.playing.state
    taken: list[int] = []
    for pile, keys in ((HANDS + seat, keys) for seat, keys in hands.items()):
        for place, key in enumerate(keys):
            elsewhere = [card for other in (DECK, HANDS + 1, HANDS + 2, HANDS + 3) for card in s.piles.cards(other)]
            card = next(card for card in elsewhere if s.deck.face(card) == key and card not in taken)
            if card != s.piles.cards(pile)[place]:
                s.piles.swap(s.piles.cards(pile)[place], card)
            taken.append(card)
    while table.asked == KAI:
        table.says(KAI, table.first())
    return table


def watch(table: "Evening", viewer: int) -> Any:
    game = table.table.playing
    events = told(game, viewer, 0)
    seen = sight(table.table, viewer, "en")
    return seen, lines(table.table, events, 1, "en"), clock(table.table, viewer, table.now), count_told(game, viewer)


@pytest.mark.parametrize("open_hands", [True, False])
def test_ck_82_nobody_can_tell_whether_a_teammate_could_join(evening: "Invite", open_hands: bool) -> None:
    films = []
    for ben in (IDLE[0], "assault-1"):
        hands = {ANN: ["co-ordinated-assault", *IDLE[1:]], BEN: [ben, "shielding", "shielding", "shielding"]}
        table = siege(evening, {**hands, CAT: ["shielding"] * 4}, open_hands=open_hands)
        table.says(ANN, "play:hand:co-ordinated-assault")
        assert (table.asked == BEN) == (ben == "assault-1")
        film = []
        for tenth in range(25):
            film.append([watch(table, viewer) for viewer in (KAI, int(SPECTATOR))])
            if tenth == 5 and table.asked == BEN:
                table.says(BEN, "pass")
            table.wait(0.1)
        assert film[0][0][0].window
        assert film[0][0][0].view.in_play[0].key == "co-ordinated-assault"
        assert not film[-1][0][0].window
        films.append(film)
    assert films[0] == films[1]


def test_ck_82_all_who_could_join_read_the_question_at_once(evening: "Invite") -> None:
    hands = {ANN: ["co-ordinated-assault", "assault-3", *IDLE[2:]], BEN: ["assault-1", *["shielding"] * 3]}
    table = siege(evening, {**hands, CAT: ["assault-2", *["shielding"] * 3]})
    table.says(ANN, "play:hand:co-ordinated-assault")
    asked = [sight(table.table, seat, "en").ask for seat in (ANN, BEN, CAT)]
    assert [ask and ask.name for ask in asked] == ["CoordinatedPlay"] * 3
    table.says(CAT, "pass")
    table.says(BEN, "pass")
    table.says(ANN, "pass")
    table.wait(1.4)
    assert table.asked == KAI


def test_ck_95_a_team_reads_the_question_of_its_member(evening: "Invite") -> None:
    table = siege(evening, {ANN: ["emergency-repairs", *IDLE[1:]]})
    mine, hers = sight(table.table, ANN, "en"), sight(table.table, BEN, "en")
    assert mine.ask is not None
    assert hers.team is not None
    assert [option.key for option in hers.team.options] == [option.key for option in mine.ask.options]
    assert (hers.ask, hers.team.seat, hers.waiting, mine.team) == (None, ANN, ANN, None)
    assert sight(table.table, KAI, "en").team is None
    assert sight(table.table, int(SPECTATOR), "en").team is None


def test_ck_75_the_clock_of_a_sonic_wave_is_that_of_the_defender_asked(evening: "Invite") -> None:
    table = siege(evening, {ANN: ["cable-net", *["shielding"] * 3], BEN: ["assault-1", "assault-2", *IDLE[1:3]]})
    s: Any = table.table.playing.state
    card = next(card for card in range(s.piles.n) if s.deck.face(card) == "sonic-wave")
    s.piles.swap(s.piles.top(HANDS + KAI), card)
    table.says(ANN, "play:hand:cable-net")
    table.says(KAI, "play:hand:sonic-wave")
    while table.asked != KAI and s.step().name() == "SonicDiscard":
        seat = table.asked
        shown = clock(table.table, KAI, table.now)
        assert shown is not None
        assert (shown.seat, sight(table.table, KAI, "en").waiting) == (seat, seat)
        table.says(seat, table.first())

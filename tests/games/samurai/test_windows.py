"""Windows, cancels and abilities: KFS-50 to KFS-59, and what a batch may tell of a cancel: KFS-82."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.door import knock
from matinee.engine.errors import StaleQuestion
from matinee.games.samurai.cancel import Resolve
from matinee.games.samurai.deck import PENDING
from matinee.games.samurai.draft import Draft, Slot
from matinee.games.samurai.terms import Deed, Window
from matinee.games.samurai.turn import ACTIONS
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")
EXTRA = {"cast": ["screaming-extra"]}
THREE = {"a": EXTRA, "b": {"cast": ["barefoot-kickboxer", "eager-student"]}, "c": {"cast": ["off-duty-ninja"]}}


def kinds(table: Scenario, name: str | None = None) -> list[str]:
    return [event.kind for event in table.story(name)]


def test_kfs_50_an_sfx_is_legal_in_each_beat_its_text_allows(film: Film) -> None:
    hand = ["double-feature", "wire-fu", "cloud-the-mind", "reverse-the-film", "stunt-double", "reshoots"]
    table = film({"movies": THREE, "hands": {"a": hand}}, seats=3)
    assert [key for key in table.keys if key.startswith("play:")] == ["play:double-feature"]
    whys = {card: table.why_not(f"play:{card}") for card in hand[1:]}
    assert whys == {
        "wire-fu": "KFS-52",
        "cloud-the-mind": "KFS-53",
        "reverse-the-film": "KFS-55",
        "stunt-double": "KFS-55",
        "reshoots": "KFS-68",
    }


def test_kfs_51_the_table_may_answer_each_action(film: Film) -> None:
    hands = {"a": ["off-duty-ninja"], "b": ["double-feature"], "c": ["dart-from-nowhere"]}
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": hands}, seats=3)
    table.says("ada", "play:off-duty-ninja")
    # Left of the current player first; the current player is not asked.
    table.says("bo", "pass")
    table.says("cy", "play:dart-from-nowhere", "at:off-duty-ninja")
    # A card that was played starts a new lap.
    assert table.asked == "bo"
    table.says("bo", "pass")
    assert (table.asked, table.question) == ("ada", "MainAction")


def test_kfs_51_a_declared_end_may_be_taken_back_after_a_reply(film: Film) -> None:
    hands = {"a": ["off-duty-ninja"], "b": ["dart-from-nowhere"]}
    table = film({"movies": {"a": EXTRA, "b": {"cast": ["eager-student"]}}, "hands": hands})
    table.says("ada", "end")
    table.says("bo", "play:dart-from-nowhere", "at:screaming-extra")
    assert (table.asked, table.question) == ("ada", "MainAction")
    table.says("ada", "play:off-duty-ninja", "end")
    assert table.asked == "bo"


def test_kfs_52_the_current_player_is_asked_first_and_a_play_starts_a_new_lap(film: Film) -> None:
    hands = {"a": ["hopping-ghosts", "wire-fu"], "b": ["bad-dubbing"], "c": ["big-eyes-small-mouth"]}
    table = film({"movies": THREE, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    order = []
    for key in ("pass", "pass", "play:big-eyes-small-mouth", "pass", "pass"):
        assert table.asked is not None
        order.append(table.asked)
        table.says(table.asked, key)
    assert order == ["ada", "bo", "cy", "ada", "bo"]
    assert table.question == "ChooseVictim"
    table.says("ada", "victim:eager-student")


def test_kfs_53_cancels_come_before_the_effect_and_never_after(film: Film) -> None:
    hands = {"a": ["double-feature", "training-montage"], "b": ["cloud-the-mind"]}
    table = film({"movies": {"a": EXTRA}, "hands": hands})
    table.says("ada", "play:double-feature")
    assert (table.asked, table.question) == ("bo", "CancelResponse")
    assert len(table["hands"]["a"]) == 1
    table.says("bo", "pass")
    assert len(table["hands"]["a"]) == 3
    # Later it is too late: the table window offers no cancel.
    assert table.question == "MainAction"


@pytest.mark.parametrize("rival", [[], ["cloud-the-mind"], ["censored"]])
def test_kfs_82_a_batch_does_not_tell_whether_a_rival_could_cancel(film: Film, rival: list[str]) -> None:
    hands = {"a": ["double-feature", "training-montage"], "b": rival}
    table = film({"movies": {"a": EXTRA}, "hands": hands}).state
    with pytest.raises(StaleQuestion, match="The table moved on before answer 2, 'play:training-montage'"):
        knock(table, 0, table.question, ["play:double-feature", "play:training-montage"])


def test_kfs_53_the_cards_own_player_is_skipped(film: Film) -> None:
    hands = {"a": ["double-feature", "film-jam"], "b": ["cloud-the-mind"]}
    table = film({"movies": {"a": EXTRA}, "hands": hands})
    table.says("ada", "play:double-feature")
    assert table.asked == "bo"
    table.says("bo", "pass")
    assert table.question == "MainAction"


def test_kfs_53_what_is_no_sfx_cannot_be_cancelled(film: Film) -> None:
    hands = {"a": ["off-duty-ninja", "bamboo-spear"], "b": ["cloud-the-mind"]}
    table = film({"movies": {"a": EXTRA, "b": {"cast": ["eager-student"]}}, "hands": hands})
    table.says("ada", "play:off-duty-ninja", "play:bamboo-spear", "to:screaming-extra")
    assert table["hands"]["b"] == ["cloud-the-mind"]


def test_kfs_54_a_chain_three_deep(film: Film) -> None:
    hands = {"a": ["double-feature", "film-jam"], "b": ["cloud-the-mind"], "c": ["censored"]}
    table = film({"movies": {"a": EXTRA}, "hands": hands}, seats=3)
    table.says("ada", "play:double-feature")
    table.says("bo", "play:cloud-the-mind")
    table.says("ada", "play:film-jam")
    assert table["pending"] == ["double-feature", "cloud-the-mind", "film-jam"]
    table.says("cy", "pass")
    # The cancel is cancelled, so the first card gets one more lap: Cy may still stop it.
    assert (table.asked, table.question) == ("cy", "CancelResponse")
    table.says("cy", "pass")
    assert len(table["hands"]["a"]) == 2


def test_kfs_54_the_extra_lap_can_still_stop_the_first_card(film: Film) -> None:
    hands = {"a": ["double-feature", "film-jam"], "b": ["cloud-the-mind"], "c": ["censored"]}
    table = film({"movies": {"a": EXTRA}, "hands": hands}, seats=3)
    table.says("ada", "play:double-feature")
    table.says("bo", "play:cloud-the-mind")
    table.says("ada", "play:film-jam")
    table.says("cy", "pass", "play:censored")
    assert sorted(table["discard"]) == ["censored", "cloud-the-mind", "double-feature", "film-jam"]
    # Ada draws one card, for Censored!
    assert len(table["hands"]["a"]) == 1


def test_kfs_55_result_and_victim_windows_offer_only_their_cards(film: Film) -> None:
    hands = {"a": ["hopping-ghosts"], "b": ["reverse-the-film", "stunt-double", "double-feature"]}
    table = film({"movies": {"a": EXTRA, "b": {"cast": ["eager-student"]}}, "hands": hands})
    table.says("ada", "attack:hopping-ghosts")
    table.says("bo", "pass")
    assert table.keys == ["play:reverse-the-film", "pass"]
    assert table.why_not("play:double-feature") == "KFS-55"
    table.says("bo", "pass")
    assert table.keys == ["play:stunt-double", "pass"]
    table.says("bo", "play:stunt-double")
    assert table["movies"]["b"]["cast"] == ["eager-student"]


@pytest.mark.parametrize("saver", ["use:loyal-dog-who-knows-the-way", "play:stunt-double"])
def test_kfs_55_once_the_victim_is_saved_nobody_is_asked_to_save_it_again(
    clash: Callable[..., Scenario], saver: str
) -> None:
    """The Dog was sent home, or the Stunt Double spent, for somebody who was safe already."""
    cast = {"cast": ["loyal-dog-who-knows-the-way", "screaming-extra"]}
    table = clash("hopping-ghosts", cast, ("stunt-double",))
    table.says("bo", "pass")
    table.says("ada", saver)
    assert (table.asked, table.question) == ("bo", "MainAction")
    assert [event.number for event in table.story() if event.kind == "window-closed"].count(Window.SAVING) == 1


def test_kfs_55_a_victim_whose_saver_was_cancelled_may_still_be_saved(clash: Callable[..., Scenario]) -> None:
    cast = {"cast": ["loyal-dog-who-knows-the-way", "screaming-extra"]}
    table = clash("hopping-ghosts", cast, hands={"a": ["stunt-double"], "b": ["hopping-ghosts", "film-jam"]})
    table.says("ada", "play:stunt-double")
    table.says("bo", "play:film-jam")
    assert table.keys == ["use:loyal-dog-who-knows-the-way", "pass"]
    table.says("ada", "pass")
    assert table["movies"]["a"]["cast"] == ["loyal-dog-who-knows-the-way"]


def test_kfs_55_a_game_of_edition_2_asks_on(clash: Callable[..., Scenario]) -> None:
    table = clash("hopping-ghosts", {"cast": ["loyal-dog-who-knows-the-way", "screaming-extra"]}, ("stunt-double",))
    table.state.edition = 2
    table.says("bo", "pass")
    table.says("ada", "use:loyal-dog-who-knows-the-way")
    assert table.keys == ["play:stunt-double", "pass"]
    table.says("ada", "pass")


def test_kfs_56_targets_and_modes_are_named_on_playing(film: Film) -> None:
    hands = {"a": ["dart-from-nowhere"], "b": ["cloud-the-mind"]}
    table = film({"movies": {"a": EXTRA, "b": {"cast": ["eager-student"]}}, "hands": hands})
    table.says("ada", "play:dart-from-nowhere")
    assert table.story("bo") == []
    table.says("ada", "at:eager-student")
    view: Any = SHOW.game.view(table.state, 1)
    assert [(card.card.key, card.seat, card.target.key) for card in view.pending] == [
        ("dart-from-nowhere", 0, "eager-student")
    ]
    table.says("bo", "pass")


def test_kfs_56_a_target_that_is_gone_means_no_effect(film: Film) -> None:
    table = film({"movies": {"a": EXTRA}, "hands": {"a": ["dart-from-nowhere"]}, "discard": ["eager-student"]})
    s: Any = table.state
    dart, gone = s.deck.find("dart-from-nowhere"), s.deck.find("eager-student")
    s.piles.move(dart, PENDING)
    Resolve(Draft(ACTIONS[0], Deed.PLAY_SFX, dart).filled(Slot.TARGET, gone)).happen(s)
    assert kinds(table).count("fizzled") == 1
    assert "finds no target" in table.log()[0]
    assert table["discard"][-1] == "dart-from-nowhere"


def test_kfs_57_a_lasting_bonus_goes_with_its_character(film: Film) -> None:
    movies = {"a": {"cast": ["eager-student + training-montage"]}, "b": EXTRA}
    table = film({"movies": movies, "hands": {"a": ["contract-dispute"]}})
    assert table["ds"]["a"] == 3 + 3
    table.says("ada", "play:contract-dispute", "at:eager-student")
    assert table["discard"] == ["training-montage", "eager-student", "contract-dispute"]


def test_kfs_58_abilities_belong_to_the_controller_and_are_no_sfx(clash: Film) -> None:
    movie = {"cast": ["barefoot-kickboxer + prop-rocket-launcher"]}
    table = clash("hopping-ghosts", movie)
    table.says("bo", "pass")
    table.says("ada", "use:prop-rocket-launcher")
    assert "cancelled" not in kinds(table)
    assert table["attack"]["ds"] == 12
    asleep = clash("hopping-ghosts", {"cast": ["barefoot-kickboxer (asleep) + prop-rocket-launcher"]})
    asleep.says("bo", "pass")
    assert asleep["movies"]["a"]["cast"] == []


def test_kfs_59_the_current_players_cards_work_first(clash: Film) -> None:
    movie = {"cast": ["comic-relief-sidekick"], "location": ["neon-nightclub"]}
    table = clash("rubber-suit-lizard", movie)
    table.says("bo", "pass")
    # The victim falls; then bo's Lizard tramples the Location; then ada's Sidekick draws; then the Creature goes.
    assert table["discard"] == ["comic-relief-sidekick", "neon-nightclub", "rubber-suit-lizard"]
    assert len(table["hands"]["a"]) == 2
    names = {pile: number for number, pile in enumerate(table.state.piles.layout.names)}
    moves = [(event.source, event.target) for event in table.story() if event.kind == "moved"]
    trampled = moves.index((names["location 0"], names["discard pile"]))
    assert moves.index((names["cast 0"], names["discard pile"])) < trampled
    assert trampled < moves.index((names["draw pile"], names["hand 0"]))

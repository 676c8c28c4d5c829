"""Windows, cancels, abilities, and what nobody may learn: KFS-50 to KFS-59, KFS-81 to KFS-85."""

from collections.abc import Callable
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.door import knock
from matinee.engine.errors import StaleQuestion
from matinee.engine.journal import Journal
from matinee.games.samurai.cancel import Resolve
from matinee.games.samurai.deck import HANDS, PENDING
from matinee.games.samurai.draft import TARGET, Draft
from matinee.games.samurai.terms import PLAY_SFX
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
    Resolve(Draft(ACTIONS[0], PLAY_SFX, dart).filled(TARGET, gone)).happen(s)
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


# What nobody may learn


def attack_with(film: Film, *hand: str) -> Scenario:
    hands = {"a": ["hopping-ghosts"], "b": list(hand), "c": []}
    table = film({"movies": THREE, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    return table


def test_kfs_82_had_none_and_passed_look_the_same(film: Film) -> None:
    silent = attack_with(film, "bamboo-spear")
    passing = attack_with(film, "bad-dubbing")
    assert (silent.question, passing.question) == ("ChooseVictim", "AttackResponse")
    assert SHOW.game.waiting(passing.state) is None
    passing.says("bo", "pass")
    for name in ("ada", "cy", None):
        told = [[event.facts() for event in table.story(name)] for table in (silent, passing)]
        assert told[0] == told[1]
    for seat in (0, 2, 7):
        assert SHOW.game.view(silent.state, seat) == SHOW.game.view(passing.state, seat)
    assert kinds(passing).count("window-closed") == 2
    passing.says("ada", "victim:eager-student")
    silent.says("ada", "victim:eager-student")


def test_kfs_82_a_seat_without_a_legal_answer_is_not_asked(film: Film) -> None:
    assert attack_with(film, "film-jam", "stunt-double").question == "ChooseVictim"


def test_kfs_81_the_engine_asks_strictly_in_order(film: Film) -> None:
    hands = {"a": ["hopping-ghosts", "wire-fu"], "b": ["bad-dubbing"], "c": ["power-pose"]}
    table = film({"movies": THREE, "hands": hands}, seats=3)
    table.says("ada", "attack:hopping-ghosts", "movie:1")
    # An early answer finds somebody else asked, and changes nothing; the table keeps it until its seat is on.
    assert table.refused("cy", "pass") == "not_your_question"
    stale = table.state.question
    table.says("ada", "pass")
    assert table.asked == "bo"
    assert table.state.question == stale + 1
    table.says("bo", "play:bad-dubbing")
    # Something has changed: everybody is asked again.
    assert table.asked == "ada"


def test_kfs_83_every_window_says_what_it_is(film: Film) -> None:
    """Settings choose by the kind of window, by whose attack it is, and by what a card is aimed at."""
    table = attack_with(film, "bad-dubbing", "cloud-the-mind")
    prompt = table.prompt()
    assert prompt is not None
    assert prompt.name == "AttackResponse"
    view: Any = SHOW.game.view(table.state, 1)
    assert (view.attack.attacker, view.attack.target) == (0, 1)
    assert table.state.step().passing(table.state) == table.state.option("pass")


def test_kfs_83_a_smart_seat_is_asked_in_attacks_and_for_what_is_aimed_at_it(film: Film) -> None:
    """Table windows and cards aimed at others are told `quiet`, so that only those who hold are troubled with them."""
    dart, cloud = "play:dart-from-nowhere", "play:cloud-the-mind"
    given = {
        "movies": {
            seat: {"cast": [who]}
            for seat, who in zip("abc", ("wobbly-uncle", "eager-student", "crane-style-sister"), strict=True)
        },
        "hands": {
            "a": ["dart-from-nowhere", "screaming-extra"],
            "b": ["cloud-the-mind", "double-feature"],
            "c": ["censored"],
        },
    }
    table = film(given, seats=3)
    table.says("ada", "play:screaming-extra")
    assert table.hints("play:double-feature") == ["quiet"]
    table.says("bo", "pass")
    table.says("ada", dart, "at:eager-student")
    assert "quiet" not in table.hints(cloud)
    table.says("bo", "pass")
    assert table.hints("play:censored") == ["quiet"]
    attacked = attack_with(film, "bad-dubbing")
    assert "quiet" not in attacked.hints("play:bad-dubbing")


def test_kfs_84_a_clock_passes_or_ends_or_takes_the_first(film: Film) -> None:
    table = attack_with(film, "bad-dubbing")
    state = table.state
    assert state.key(state.step().passing(state)) == "pass"
    table.says("bo", "pass")
    assert state.key(state.step().passing(state)) == "victim:barefoot-kickboxer"
    table.says("ada", "victim:eager-student")
    assert state.key(state.step().passing(state)) == "end"
    other = film({"movies": THREE, "hands": {"a": ["hopping-ghosts"]}}, seats=3)
    other.says("ada", "attack:hopping-ghosts")
    assert other.state.key(other.state.step().passing(other.state)) == "back"
    other.says("ada", "back")


def test_kfs_85_every_card_in_hand_is_offered_or_explained() -> None:
    clauses = {clause.id for clause in SHOW.rules()}
    asked = 0
    for seed in range(12):
        s: Any = SHOW.deal(SHOW.setup({"seats": 2 + seed % 5, "express": True}), Swift(seed), Journal())
        chance = Swift(seed)
        while not s.over:
            step = s.step().name()
            if step == "MainAction" or step.endswith("Response"):
                asked += 1
                offered = set(s.keys())
                refused = {refusal.key: refusal.clause for refusal in s.refusals()}
                assert set(refused.values()) <= clauses
                for card in s.piles.cards(HANDS + s.asked):
                    key = s.deck.cards[card].key
                    said = [k for k in (*offered, *refused) if k.partition(":")[2] == key]
                    assert said, f"{key} is neither offered nor explained in {step}"
            s.take(s.offered.at(chance.below(s.offered.count)))
    assert asked > 500


def test_kfs_85_a_greyed_roll_the_credits_gives_its_clause(film: Film) -> None:
    hand = ["roll-the-credits-return"]
    assert film({"round": 2, "movies": {"a": EXTRA}, "hands": {"a": hand}}).why_not(f"roll:{hand[0]}") == "KFS-67"
    assert film({"round": 3, "hands": {"a": hand}}).why_not(f"roll:{hand[0]}") == "KFS-67"


def test_kfs_76_a_seat_that_leaves_is_played_by_a_bot(film: Film) -> None:
    table = film({"movies": THREE, "hands": {"a": ["hopping-ghosts"]}}, seats=3)
    # The rules take nobody out of the game: the table hands the chair to a bot, and any of them can go on from here.
    assert SHOW.game.retire(table.state, 0) is False
    for name in ("director", "greedy", "random-legal"):
        twin = table.state.redeal(0, Swift(1))
        assert twin.offered.has(SHOW.bots[name].choose(twin, Swift(2)))


def test_kfs_75_everybody_may_browse_the_discard_pile(film: Film) -> None:
    table = film({"discard": ["bamboo-spear", "neon-nightclub"], "deck": 0, "movies": {"a": EXTRA}})
    for viewer in (0, 1, 7):
        view: Any = SHOW.game.view(table.state, viewer)
        assert [card.key for card in view.discard] == ["bamboo-spear", "neon-nightclub"]
    # It is never shuffled back: the empty pile stays empty.
    table.says("ada", "end")
    assert table["deck"] == 0


# Secrets of hands


def test_a_card_that_came_back_stays_known(film: Film) -> None:
    movies = {"a": EXTRA, "b": {"cast": ["eager-student"]}}
    table = film({"movies": movies, "hands": {"a": ["went-for-noodles"], "b": ["film-jam"]}})
    table.says("ada", "play:went-for-noodles", "at:eager-student")
    table.says("bo", "pass") if table.asked == "bo" else None
    view: Any = SHOW.game.view(table.state, 0)
    assert [card.key for card in view.movies[1].known] == ["eager-student"]
    for seed in range(10):
        twin: Any = table.state.redeal(0, Swift(seed))
        assert twin.piles.home(twin.deck.find("eager-student")) == HANDS + 1


def test_a_redeal_keeps_first_hands_without_characters() -> None:
    s: Any = SHOW.deal(SHOW.setup({"seats": 3, "express": True}), Swift(8))
    while s.round == 0:
        s.take(s.offered.at(0))
    for seed in range(30):
        twin: Any = s.redeal(int(s.asked), Swift(seed))
        for seat in range(3):
            if seat != s.asked:
                assert not any(twin.deck.is_character(card) for card in twin.piles.cards(HANDS + seat))


@pytest.mark.parametrize("seed", range(3))
def test_a_half_made_play_is_nobodys_business(film: Film, seed: int) -> None:
    table = film({"movies": THREE, "hands": {"a": ["dart-from-nowhere", "bamboo-spear"]}}, seats=3)
    table.says("ada", "play:dart-from-nowhere")
    twin = table.state.redeal(1, Swift(seed))
    assert twin.step().name() == "MainAction"
    assert table.story("bo") == []
    table.says("ada", "back")


def test_back_takes_a_play_back_and_costs_nothing(film: Film) -> None:
    table = film({"movies": THREE, "hands": {"a": ["dart-from-nowhere"]}}, seats=3)
    before = table.keys
    table.says("ada", "play:dart-from-nowhere", "back")
    assert table.keys == before
    assert table["hands"]["a"] == ["dart-from-nowhere"]

"""Between two questions the table is seen line by line: at each of them its numbers add up."""

from collections.abc import Iterator
from typing import Any

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.journal import Event, Journal
from matinee.games.rampage.deck import GUARDS, STRIKES


def pictures(name: str, seats: int, seed: int, answers: int) -> Iterator[tuple[Event, Any]]:
    """Every event of a game that is played by chance, with the view that it left to all who look on."""
    played, chance, journal = show(name), Swift(seed), Journal()
    s = played.deal(played.setup({"seats": seats}), Swift(seed), journal)
    journal.filmed = True
    for _ in range(answers):
        if s.over:
            return
        options = s.options()
        s.answer(options[chance.below(len(options))])
        for number, picture in sorted(journal.pictures.items()):
            yield journal.events[number], played.game.view(picture, -1)
        journal.pictures.clear()


def test_roundhouse_adds_up_at_every_line() -> None:
    seen: set[str] = set()
    for event, view in (one for seed in range(6) for one in pictures("roundhouse", 3, seed, 200)):
        seen.add(event.kind)
        monsters = [place.monster for place in view.places if place.monster is not None]
        assert view.free_marks == sum(len(one.track) - one.hits for one in monsters), event.kind
        for player in view.players:
            assert player.points == sum(kill.points for kill in player.kills), event.kind
        mine: Any = view.players[event.seat] if event.seat >= 0 else None
        match event.kind:
            case "struck":
                assert view.dice.rolls[-1].hits == event.number
                hits = sum(roll.hits for roll in view.dice.rolls)
                assert [hits] * (1 + len(view.dice.columns)) == [
                    view.dice.hits,
                    *(c.unstopped for c in view.dice.columns),
                ]
            case "blocked":
                assert event.other in {item.left for item in mine.shields if item.name == event.word}
            case "wounded" | "healed":
                assert mine.life == event.other
            case "hit":
                assert view.places[event.number].monster.hits == event.other
            case "killed":
                assert view.places[event.other].monster.name == event.word
            case "patched":
                assert sum(one.hits >= 0 for one in monsters) >= event.number
    assert {"struck", "blocked", "wounded", "healed", "hit", "killed", "patched", "arrived", "died"} <= seen


def test_rampage_adds_up_at_every_line() -> None:
    seen: set[str] = set()
    for event, view in (one for seed in range(4) for one in pictures("rampage", 4, seed, 400)):
        seen.add(event.kind)
        fight = view.fight
        if fight is None:
            continue
        assert (fight.attack_total, fight.defence_total) == (sum(fight.attack.values()), sum(fight.defence.values()))
        if event.target == STRIKES:
            assert fight.attack["strikes"] == sum(card.strength for card in fight.strikes)
        if event.target == GUARDS:
            assert fight.defence["guards"] == sum(card.strength for card in fight.guards)
        match event.kind:
            case "attacked":
                assert fight.attack_total == event.number
            case "defended":
                assert fight.defence_total == event.number
            case "hit" | "missed":
                assert fight.margin == event.number
            case "wounded":
                assert view.robots[view.seats[event.seat].robot].wounds == event.other
    assert {"attacked", "defended", "hit", "missed", "wounded", "lost", "fell", "took", "turn"} <= seen

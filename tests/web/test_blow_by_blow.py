"""Blow by blow: at each beat of a fight the board shows what the engine had at that line."""

from typing import Any

from playwright.sync_api import Page
from tests.web.beats import performed
from tests.web.conftest import Visit
from tests.web.takes import rampage, roundhouse


def read_roundhouse(page: Page) -> dict[str, Any]:
    """Life, points and shields of everybody, every monster with its marks and strength, the dice that lie there."""
    found: dict[str, Any] = page.evaluate(
        """() => {
            const all = (what, of, within = document) => [...within.querySelectorAll(what)].map(of);
            const now = node => Number((node.querySelector('.now') ?? node).textContent);
            const hits = '.all i:not(.stopped)';
            return {
                players: all('.seats .seat', seat => [
                    seat.querySelector('h2 b').textContent,
                    now(seat.querySelector('.lrow b')),
                    all('.it.def:not(.none) b', one => Number(one.textContent), seat),
                    seat.querySelector('.inc') ? seat.querySelectorAll(hits).length : -1,
                ]),
                monsters: all('.mon', tile => [
                    tile.querySelector('.nm').textContent,
                    tile.querySelectorAll('.cov').length,
                    tile.matches('.kill') ? 0 : now(tile.querySelector('.str')),
                    tile.querySelectorAll('.faces .die').length,
                ]).sort(),
                phase: all('.phases [aria-current]', chip => chip.textContent.trim()),
            };
        }"""
    )
    return found


def shown_roundhouse(view: Any) -> dict[str, Any]:
    attack = {"middle": "aaaaargh", "circle": "counterattack"}.get(view.dice.of if view.dice else "") == view.phase
    rolls = {roll.place: len(roll.faces) for roll in view.dice.rolls} if attack else {}
    columns = {column.seat: column for column in view.dice.columns} if attack and view.dice.hits else {}
    chips = {"kick": "Kick!", "aaaaargh": "Aaaaargh!", "counterattack": "Counter", "first-aid": "First aid"}
    chips |= {"set-starting-player": "Start", "draw-card": "Draw", "cavalry": "Cavalry"}
    return {
        "players": [
            [
                ["Ada", "Bo", "Cy"][player.seat],
                player.life,
                [shield.left for shield in player.shields],
                columns[player.seat].unstopped if player.seat in columns else -1,
            ]
            for player in view.players
        ],
        "monsters": sorted(
            [place.monster.name, place.monster.hits, place.monster.strength, rolls.get(place.place, 0)]
            for place in view.places
            if place.monster is not None
        ),
        "phase": [] if view.over else [chips[view.phase]],
    }


def test_two_rounds_in_the_barn_are_seen_blow_by_blow(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    found = performed(page, roundhouse.take(), read_roundhouse, shown_roundhouse)
    assert len([beat for beat in found if beat]) >= 40
    # The last monster: the barn door opens.
    for beat in performed(page, roundhouse.last(), read_roundhouse, shown_roundhouse):
        assert beat >= 0
    assert roundhouse.last().state.over


def read_rampage(page: Page) -> dict[str, Any]:
    """Every robot with its parts, wounds and cards, and both bars of the fight."""
    found: dict[str, Any] = page.evaluate(
        """() => {
            const all = (what, of, within = document) => [...within.querySelectorAll(what)].map(of);
            const now = node => Number((node.querySelector('.now') ?? node).textContent);
            return {
                robots: all('.wrap', box => [
                    box.getAttribute('aria-label').replace(', you', ''),
                    5 - box.querySelectorAll('.pp.gone').length,
                    now(box.querySelector('.wd')),
                    ...all('.dv dd', now, box).slice(2),
                ]).sort(),
                bars: all('.stage:not(.past) .num', now),
            };
        }"""
    )
    return found


def shown_rampage(view: Any) -> dict[str, Any]:
    robots = []
    for seat in view.seats:
        robot = view.robots[seat.robot]
        parts = sum(part is not None for part in robot.parts.values())
        robots.append([["Ada", "Bo", "Cy", "Di"][seat.seat], parts, robot.wounds, seat.stack, seat.hand])
    fight = view.fight
    return {"robots": sorted(robots), "bars": [fight.attack_total, fight.defence_total] if fight else []}


def test_a_part_breaks_off_and_a_robot_falls_apart(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    found = performed(page, rampage.take(), read_rampage, shown_rampage)
    assert len([beat for beat in found if beat]) >= 25

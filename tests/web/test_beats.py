"""What a table performs is what happened: at each beat the board shows what the engine had at that line."""

from typing import Any

from playwright.sync_api import Page, ViewportSize
from tests.web.beats import performed, project, resized, steps
from tests.web.conftest import LAPTOP, PHONE, Visit
from tests.web.takes import kaiju, npzr, samurai

from matinee.games.npzr.parts import CHARACTERS

LYING: ViewportSize = {"width": 844, "height": 390}


def read_npzr(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => {
            const all = (what, of) => [...document.querySelectorAll(what)].map(of);
            return {
                stacks: all('.stk', stack => [
                    stack.querySelector('.id').textContent,
                    [...stack.querySelectorAll('.bur')].reduce((sum, one) => sum + Number(one.textContent), 0),
                    stack.querySelectorAll('.np-empty').length,
                ]).sort(),
                marks: all('.seat', seat => [...seat.querySelectorAll('.pst')].map(one => one.matches('.lit'))),
                hand: document.querySelectorAll('.hand .card').length,
                deck: document.querySelector('.pile b').textContent,
            };
        }"""
    )
    return found


def shown_npzr(view: Any) -> dict[str, Any]:
    stacks = []
    for stack in view.stacks:
        piles = (stack.head, stack.torso, stack.legs)
        if any(piles):
            buried = sum(max(0, len(pile) - 1) for pile in piles)
            stacks.append([stack.label, buried, sum(not pile for pile in piles)])
    marks = [[character in view.sides[seat].marks for character in CHARACTERS] for seat in (1, 0)]
    kinds = {card.key for card in view.hand}
    return {"stacks": sorted(stacks), "marks": marks, "hand": len(kinds), "deck": str(view.deck)}


def test_three_figures_are_completed_one_after_the_other(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    found = performed(page, npzr.take(), read_npzr, shown_npzr)
    # Placed, scored, carried off, a move earned; then the same by a theft, and by what it uncovered.
    assert len([beat for beat in found if beat]) >= 10


# What is cut off by its row, or lies beside the screen.
CUT = """() => [...document.querySelectorAll('.stk.whole :is(.fig, .stamp > *)')].filter(one => {
    const its = one.getBoundingClientRect(), row = one.closest('.row').getBoundingClientRect();
    return its.left < Math.max(0, row.left) || its.right > Math.min(innerWidth, row.right)
        || its.top < row.top || its.bottom > row.bottom;
}).map(one => one.className || one.tagName)"""
# What it says lies over its face.
FACELESS = """() => {
    const fig = document.querySelector('.stk.whole .fig').getBoundingClientRect();
    return document.querySelector('.stk.whole .stamp').getBoundingClientRect().top < fig.top + fig.height / 4;
}"""
LANDED = """() => document.getAnimations()
    .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime)).forEach(one => one.finish())"""


def test_a_whole_figure_is_seen_whole_under_its_stamp(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    take = npzr.take()
    for size in (LAPTOP, PHONE, LYING):
        resized(page, size)
        project(page, take)
        seen = 0
        for _ in steps(page, take):
            if page.locator(".stk.whole").count() > 0:
                seen += 1
                page.evaluate(LANDED)
                assert page.evaluate(CUT) == [], size
                assert not page.evaluate(FACELESS), size
        assert seen == 3


def read_kaiju(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => {
            const text = what => document.querySelector(what)?.textContent.trim();
            const sites = [...document.querySelectorAll('.map polygon[aria-label]')].map(one => one.ariaLabel);
            return {
                deck: text('.clock .now'),
                standing: text('.clock:last-child .now'),
                level: text('.enr [aria-current=step] b'),
                sites: sites.filter(label => /^[ABC]\\d, /.test(label)).map(label => [
                    label.slice(0, 2),
                    Number(/(\\d+) of \\d+ left/.exec(label)?.[1] ?? 0),
                    /, shielded/.test(label),
                    /, touching/.test(label),
                ]),
                hand: document.querySelectorAll('.hand .card').length,
                carapace: !document.querySelector('.sts li').matches('.off'),
                turn: text('.phases [aria-current=step]'),
            };
        }"""
    )
    return found


def shown_kaiju(view: Any) -> dict[str, Any]:
    sites = [
        [
            site.id,
            site.strength - site.damage if site.standing else 0,
            site.shielded and site.standing,
            site.touched and site.standing,
        ]
        for site in view.buildings
    ]
    return {
        "deck": str(view.kaiju_deck),
        "standing": str(view.standing),
        "level": str(view.level),
        "sites": sites,
        "hand": view.seats[0].hand,
        "carapace": view.carapace,
        "turn": "Kaiju" if view.kaiju_turn else ("Ada", "Bo", "Cy", "Di")[view.active],
    }


def test_a_rampage_an_assault_and_an_enrage(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    found = performed(page, kaiju.take(), read_kaiju, shown_kaiju)
    # The card, the shield, three buildings; a swim; a blow and six cards torn off; the rage, what fell, the level.
    assert len([beat for beat in found if beat]) >= 20


def read_samurai(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => {
            const text = what => document.querySelector(what)?.textContent.trim();
            const all = (what, of) => [...document.querySelectorAll(what)].map(of);
            return {
                movies: all('.mvs .mv', movie => [
                    movie.querySelector('.tot b').textContent,
                    movie.querySelector('.hc').firstElementChild.nextSibling.textContent,
                    [...movie.querySelectorAll('.cast .ch')].map(one => one.querySelector('.ds').textContent),
                    [...movie.querySelectorAll('.cast .pr, footer .loc')].length,
                ]),
                mine: text('.mine .tot b, .my .tot b'),
                attack: text('.stage .as .num .now') ?? null,
                defence: text('.stage .ds .num .now') ?? null,
                struck: document.querySelectorAll('.stage .steps .gone').length,
                verdict: {hit: true, miss: false}[
                    /hit|miss/.exec(document.querySelector('.stage .bars')?.className)
                ] ?? null,
                pending: document.querySelectorAll('.pendbox .one, .spot .fan > div').length,
                hand: document.querySelectorAll('.hand .card').length,
                discards: all('.rail .pile b', one => one.textContent)[1],
            };
        }"""
    )
    return found


def shown_samurai(view: Any) -> dict[str, Any]:
    attack = view.attack
    gone = {step.card.key for step in attack.steps if step.status in ("cancelled", "lapsed")} if attack else ()
    return {
        "movies": [
            [
                str(movie.ds),
                str(movie.hand),
                [str(role.part.counts) for role in movie.cast],
                sum(len(role.under) for role in movie.cast) + len(movie.location),
            ]
            for movie in view.movies
            if movie.seat != 0
        ],
        "mine": str(view.movies[0].ds),
        "attack": str(attack.attack) if attack else None,
        "defence": str(attack.defence) if attack else None,
        "struck": len(gone),
        "verdict": attack.success if attack else None,
        "pending": 0 if view.over or rolling(view) else len(view.pending),
        "hand": len(view.hand),
        "discards": str(len(view.discard)),
    }


def rolling(view: Any) -> bool:
    """Once the credits have begun to roll, nothing waits to be cancelled any more."""
    return any(movie.score for movie in view.movies)


def test_an_attack_with_answers_and_the_credits(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    found = performed(page, samurai.take(), read_samurai, shown_samurai)
    # On stage, the answers and a cancel, the verdict; the victim leaves with all it held; everybody's score.
    assert len([beat for beat in found if beat]) >= 16

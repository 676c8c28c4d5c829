"""What a viewer may know of a table: all Movies with every number opened, the attack step by step, their own hand."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from matinee.engine.piles import NONE
from matinee.engine.seats import NOBODY
from matinee.engine.view import View, ended
from matinee.games.samurai import terms
from matinee.games.samurai.credits import extra_points, score, word_bonus
from matinee.games.samurai.deck import ASIDE, CASTS, DISCARD, DRAW_PILE, HANDS, PENDING, PLACES, TITLES
from matinee.games.samurai.duel import (
    attack_strength,
    base_as,
    base_ds,
    counts,
    defence_strength,
    foregone,
    is_idle,
    step_as,
    step_ds,
)
from matinee.games.samurai.ninja import rehearsed
from matinee.games.samurai.playable import FIRST_CREDITS, waiting
from matinee.games.samurai.resolve import attack_holds
from matinee.games.samurai.seen import CardView, Part, RoleView, card_view, names_of, place, role
from matinee.games.samurai.state import (
    PITCHING,
    SCORE,
    TITLED,
    TOTAL,
    Samurai,
    card_of,
    other_of,
    player_of,
    row_of,
    status_of,
)
from matinee.games.samurai.strength import attack_traits, movie_ds
from matinee.games.samurai.tokens import WORD_TOKENS, spelled

STATUSES = ("pending", "active", "cancelled", "lapsed")


class MovieView(msgspec.Struct, frozen=True):
    """One seat's Movie: DS and its breakdown, cast, Location, the hand as far as known, and points so far."""

    seat: int
    ds: int
    cast: list[RoleView]
    location: list[Part]
    hand: int
    limit: int
    known: list[CardView]
    words: int
    extras: int
    projected: int
    rank: int
    total: int
    score: int


class StepView(msgspec.Struct, frozen=True):
    """One labelled step of an attack: who played what, how it stands, and AS and DS after it."""

    card: CardView
    other: CardView | None
    seat: int
    tag: str
    change: str
    n: int
    status: str
    attack: int
    defence: int


class PendingView(msgspec.Struct, frozen=True):
    """A card that waits for its cancel window, with what it names."""

    card: CardView
    seat: int
    target: CardView | None
    movie: int
    mode: int


class AttackView(msgspec.Struct, frozen=True):
    """The attack stage: fighter against target, strengths now and if everything pending resolves, and every step."""

    kind: str
    attacker: int
    target: int
    fighter: CardView
    marked: CardView | None
    traits: list[str]
    attack: int
    defence: int
    pending_attack: int
    pending_defence: int
    base_attack: int
    base_defence: int
    always: bool
    succeeding: bool
    success: bool | None
    defence_parts: list[Part]
    steps: list[StepView]


class PitchView(msgspec.Struct, frozen=True):
    """A pitch (`seat` -1: the machine's), public once all have pitched; votes are public once all have voted."""

    number: int
    seat: int
    text: str
    words: int
    votes: int | None


class PosterView(msgspec.Struct, frozen=True):
    """The title in lights: the words turned up, the pitches, and the title with its scoring words."""

    title: str
    words: list[str]
    scoring: list[str]
    turned_up: list[CardView]
    pitches: list[PitchView]
    open: bool


class TableView(View, frozen=True):
    """Everything on the table, and the viewer's own hand (a spectator has none)."""

    seats: int
    game: int
    goal: int
    turn: int
    round: int
    active: int
    dealer: int
    establishing: bool
    credits_locked: bool
    pile: int
    rounds_left: int
    last_turn: int
    aside: int
    poster: PosterView
    movies: list[MovieView]
    attack: AttackView | None
    pending: list[PendingView]
    discard: list[CardView]
    hand: list[CardView]


def views(s: Samurai) -> Callable[[int], TableView]:
    """All see the same table; a player also sees their hand, and what it would be worth."""
    table = open_table(s)

    def of(viewer: int) -> TableView:
        hand = [card_view(s, card) for card in s.piles.cards(HANDS + viewer)] if viewer < s.seats else []
        return replace(table, movies=movies(s, table.movies, viewer), hand=hand)

    return of


def open_table(s: Samurai) -> TableView:
    """What everybody sees."""
    return TableView(
        **ended(s),
        seats=s.seats,
        game=s.game,
        goal=s.goal,
        turn=s.turn,
        round=s.round,
        active=s.active,
        dealer=s.dealer,
        establishing=s.round <= 1,
        credits_locked=s.round < FIRST_CREDITS,
        pile=s.piles.count(DRAW_PILE),
        rounds_left=rounds_left(s),
        last_turn=s.closer,
        aside=s.piles.count(ASIDE),
        poster=poster(s),
        movies=[movie(s, seat) for seat in range(s.seats)],
        attack=attack(s) if s.attacking else None,
        pending=pending(s),
        discard=[card_view(s, card) for card in s.piles.cards(DISCARD)],
        hand=[],
    )


def rounds_left(s: Samurai) -> int:
    """The deck clock: about three cards a turn are drawn."""
    per_round = 3 * int(s.seats)
    return (int(s.piles.count(DRAW_PILE)) + per_round - 1) // per_round


# The poster


def poster(s: Samurai) -> PosterView:
    words = [s.deck.words[word] for word in s.words]
    closed = s.stage == TITLED
    pitches = [] if s.stage == PITCHING else [pitch for pitch in range(len(s.pitches)) if s.pitches[pitch]]
    return PosterView(
        title=spelled(s.title, words),
        words=words,
        scoring=[name for number, name in enumerate(s.deck.words) if closed and s.lights[number]],
        turned_up=[card_view(s, card) for card in s.piles.cards(TITLES)],
        pitches=[pitch_view(s, pitch, words, closed) for pitch in pitches],
        open=not closed,
    )


def pitch_view(s: Samurai, pitch: int, words: list[str], closed: bool) -> PitchView:
    tokens = s.pitches[pitch]
    used = len([token for token in tokens if token < WORD_TOKENS])
    owner = int(NOBODY if s.express else (s.dealer + 1 + pitch) % s.seats)
    return PitchView(pitch + 1, owner, spelled(tokens, words), used, s.votes[pitch] if closed else None)


# Movies


def movies(s: Samurai, shown: list[MovieView], viewer: int) -> list[MovieView]:
    """With what a viewer knows of the hands behind them, their own among them."""
    projected = [int(score(s, seat, hand=seat == viewer)) for seat in range(s.seats)]
    return [
        replace(
            movie,
            known=known(s, seat, viewer),
            words=word_bonus(s, seat, seat == viewer),
            projected=projected[seat],
            rank=1 + sum(other > projected[seat] for other in projected),
        )
        for seat, movie in enumerate(shown)
    ]


def known(s: Samurai, seat: int, viewer: int) -> list[CardView]:
    """Cards in the hand of somebody else that a viewer can name."""
    hand = [] if seat == viewer else s.piles.cards(HANDS + seat)
    return [card_view(s, card) for card in sorted(hand) if s.piles.knows(viewer, card)]


def movie(s: Samurai, seat: int) -> MovieView:
    """What lies open of it."""
    return MovieView(
        seat=seat,
        ds=movie_ds(s, seat, False),
        cast=[role(s, character, seat, False) for character in s.piles.cards(CASTS + seat)],
        location=[place(s, card, seat, False) for card in s.piles.cards(PLACES + seat)],
        hand=s.piles.count(HANDS + seat),
        limit=s.hand_limit(seat),
        known=[],
        words=0,
        extras=extra_points(s, seat),
        projected=0,
        rank=1,
        total=s.tallies[TOTAL + seat],
        score=s.tallies[SCORE + seat],
    )


# The stage


def attack(s: Samurai) -> AttackView:
    sure = int(foregone(s))
    now, against = int(attack_strength(s)), int(defence_strength(s))
    foretold = if_it_stands(s) or (now, against)
    return AttackView(
        kind="creature" if s.attacking == terms.Fight.CREATURE else "kung fu",
        attacker=s.attacker,
        target=s.target,
        fighter=card_view(s, s.fighter),
        marked=card_view(s, s.marked) if s.marked != NONE else None,
        traits=names_of(s, attack_traits(s)),
        attack=now,
        defence=against,
        pending_attack=foretold[0],
        pending_defence=foretold[1],
        base_attack=base_as(s),
        base_defence=base_ds(s),
        always=sure != 0,
        succeeding=sure > 0 if sure else now >= against,
        success=None if s.success < 0 else bool(s.success),
        defence_parts=defence_parts(s),
        steps=steps(s),
    )


def if_it_stands(s: Samurai) -> tuple[int, int] | None:
    """AS and DS once everything announced has resolved; nothing if that ends the attack, or if nothing waits."""
    plays = waiting(s)
    twin = rehearsed(s, None, plays) if plays else s
    if twin is s or twin.attacking == terms.Fight.NONE or not attack_holds(twin):
        return None
    return int(attack_strength(twin)), int(defence_strength(twin))


def defence_parts(s: Samurai) -> list[Part]:
    """What the DS is made of, in this attack: a whole Movie, or one Character and its Location."""
    cast = s.piles.cards(CASTS + s.target) if s.attacking == terms.Fight.CREATURE else [s.marked]
    parts: list[Part] = []
    for character in cast:
        if s.piles.home(character) == CASTS + s.target:
            seen = role(s, character, s.target, True)
            parts += [seen.part, *seen.under]
    return [*parts, *(place(s, card, s.target, True) for card in s.piles.cards(PLACES + s.target))]


def steps(s: Samurai) -> list[StepView]:
    found: list[StepView] = []
    strength, defence = int(base_as(s)), int(base_ds(s))
    for change in s.labels:
        effect = s.deck.rows[row_of(change)]
        if is_idle(s, change):
            continue
        if counts(change, True):
            strength, defence = int(step_as(s, change, strength)), int(step_ds(s, change, defence))
        joined = effect.tag == terms.Tag.JOIN
        found.append(
            StepView(
                card=card_view(s, card_of(change)),
                other=card_view(s, other_of(change)) if joined else None,
                seat=player_of(change),
                tag=terms.TAGS[effect.tag],
                change="joins" if joined else terms.CHANGES[effect.change],
                n=effect.n,
                status=STATUSES[status_of(change)],
                attack=strength,
                defence=defence,
            )
        )
    return found


def pending(s: Samurai) -> list[PendingView]:
    """Announced cards, first played first; Roll the Credits waits here too, until they have rolled."""
    if s.over:
        return []
    drafts = {int(draft.card): draft for draft in waiting(s)}
    found: list[PendingView] = []
    for card in s.piles.cards(PENDING):
        draft = drafts.get(card)
        target = card_view(s, draft.target) if draft and draft.target != NONE else None
        movie = int(draft.movie) if draft else -1
        mode = int(draft.mode) if draft else 0
        found.append(PendingView(card_view(s, card), int(s.piles.counter(card)), target, movie, mode))
    return found

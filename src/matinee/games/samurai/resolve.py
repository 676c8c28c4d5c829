"""What an SFX or an ability does once nobody stops it: one function a verb. No question is asked here."""

from librt.vecs import append
from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.seats import NOBODY, only
from matinee.games.samurai.deck import CASTS, DISCARD, DRAW_PILE, HANDS, PENDING, PLACES, STAGE, UNDER
from matinee.games.samurai.draft import Draft
from matinee.games.samurai.duel import attack_strength, defence_strength
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.locations import must_combine
from matinee.games.samurai.state import (
    UNDECIDED,
    Samurai,
    card_of,
    is_pending,
    label,
    row_of,
    status_of,
)
from matinee.games.samurai.terms import Fight, Mark, Scope, Status, Tag, Type, What

# The labelled steps of an attack


def is_change(effect: Effect) -> bool:
    """Whether an effect is a step of the attack, and not something done to the table."""
    tag = effect.tag
    if tag == Tag.AS or tag == Tag.MDS or tag == Tag.JOIN:
        return True
    return (tag == Tag.TRT and effect.scope == Scope.ATTACK) or (tag == Tag.DS and effect.scope == Scope.LOCATION)


def changes_attack(effects: list[Effect]) -> bool:
    for effect in effects:
        if is_change(effect) or effect.tag == Tag.TURN:
            return True
    return False


def add_labels(s: Samurai, d: Draft, effects: list[Effect], status: i64) -> None:
    """KFS-40 Each change of the attack takes its place in the order played."""
    if s.attacking == Fight.NONE:
        return
    for effect in effects:
        if is_change(effect) and (effect.mode == 0 or effect.mode == d.mode):
            joined = d.fodder if d.fodder != NONE else d.card
            s.labels = append(s.labels, label(effect.row, d.card, joined, d.seat, status))


def turn_labels(s: Samurai, card: i64, status: i64) -> None:
    """What a pending card would change counts from now on, or (cancelled) never."""
    for place in range(i64(len(s.labels))):
        change = s.labels[place]
        if card_of(change) == card and is_pending(change):
            s.labels[place] = (change & ~Status.MASK) | status


def lapse_defence(s: Samurai) -> None:
    """KFS-49 DS changes for the old target lapse."""
    for place in range(i64(len(s.labels))):
        change = s.labels[place]
        tag = s.deck.rows[row_of(change)].tag
        if status_of(change) == Status.ACTIVE and (tag == Tag.MDS or tag == Tag.DS):
            s.labels[place] = (change & ~Status.MASK) | Status.LAPSED


# Whether the attack goes on


def attack_holds(s: Samurai) -> bool:
    """KFS-48 Until strengths are compared the target Movie needs a Character; both kung fu fighters must be in play."""
    if s.attacking == Fight.KUNG_FU:
        piles = s.piles
        return piles.home(s.fighter) == CASTS + s.attacker and piles.home(s.marked) == CASTS + s.target
    compared = s.success != UNDECIDED and s.edition >= 2
    return compared or s.piles.count(CASTS + s.target) > 0


def end_attack(s: Samurai) -> None:
    """KFS-44, KFS-45 Creature and all SFX of the attack are discarded; the stage is empty."""
    card = s.piles.bottom(STAGE)
    while card != NONE:
        s.discard(card)
        card = s.piles.bottom(STAGE)
    s.unmark_movie(s.target, Mark.BEGGED)
    s.attacking = Fight.NONE
    s.attacker = NOBODY
    s.fighter = NONE
    s.target = NOBODY
    s.marked = NONE
    s.success = UNDECIDED
    s.saved = False
    s.labels = s.labels[:0]


def creature_home(s: Samurai) -> None:
    """The Creature goes back to its player's hand, not playable again this turn."""
    if s.piles.home(s.fighter) == STAGE:
        s.to_hand(s.fighter, s.attacker, True)


# A card's effects, in the order printed


def apply(s: Samurai, d: Draft, effects: list[Effect]) -> None:
    """KFS-56 Do what the text says; a target that has gone means no effect."""
    for effect in effects:
        if effect.mode == 0 or effect.mode == d.mode:
            if is_change(effect):
                if effect.tag == Tag.JOIN:
                    join(s, d)
            elif fizzles(s, d, effect):
                s.tell("fizzled", d.seat, 0, 0, s.deck.cards[d.card].key)
            else:
                do(s, d, effect)


def fizzles(s: Samurai, d: Draft, effect: Effect) -> bool:
    """KFS-56 The target is no longer there."""
    tag = effect.tag
    if tag == Tag.BACK:
        return s.piles.home(d.target) != DISCARD
    if tag == Tag.TURN:
        return s.piles.count(CASTS + d.movie) == 0
    if tag == Tag.TAKE:
        return s.seat_of(d.target) == NOBODY or s.piles.home(d.receiver) != CASTS + d.seat
    if (tag == Tag.DISC and effect.what == What.SELF) or (tag == Tag.HAND and effect.what == What.CREATURE):
        return False
    return tag in (Tag.KO, Tag.ATT, Tag.DISC, Tag.HAND) and s.seat_of(d.target) == NOBODY


def do(s: Samurai, d: Draft, effect: Effect) -> None:
    tag = effect.tag
    if tag == Tag.CAN:
        cancel_below(s, d.card)
    elif tag == Tag.DRAW:
        if effect.what != What.CANCELLED:
            s.draw(d.seat, effect.n)
    elif tag == Tag.STOP:
        stop(s, d)
    elif tag == Tag.DISC:
        discard_target(s, d)
    elif tag == Tag.KO:
        knock(s, d.target, effect.what != What.WAKE)
    elif tag == Tag.TAKE:
        take_prop(s, d.target, d.receiver)
    elif tag == Tag.BACK:
        bring_back(s, d)
    elif tag == Tag.HAND:
        if effect.what != What.CREATURE:
            send_home(s, d.target)
    elif tag == Tag.TURN:
        redirect(s, d.movie)
    elif tag == Tag.ATT:
        tell_two(s, "slid-under", s.seat_of(d.target), d.card, d.target)
        s.piles.set_counter(d.card, 0)
        s.move(d.card, UNDER + d.target)
    elif tag == Tag.SEEK:
        audition(s, d.seat)
    elif tag == Tag.FLIP:
        s.success = 1 - s.success
        s.tell("reversed", s.attacker, s.success)
    elif tag == Tag.SAVE:
        s.saved = True
    elif tag == Tag.LOOK:
        look(s, d.seat, d.movie)


def take_prop(s: Samurai, prop: i64, receiver: i64) -> None:
    """A Prop changes hands: from one of its controller's Characters to one of the taker's."""
    if s.journal is not None:
        pair = f"{s.deck.cards[prop].key}>{s.deck.cards[receiver].key}"
        s.tell("taken", s.seat_of(receiver), s.seat_of(prop), 0, pair)
    s.move(prop, UNDER + receiver)


def tell_two(s: Samurai, kind: str, seat: i64, card: i64, other: i64) -> None:
    if s.journal is not None:
        s.tell(kind, seat, 0, 0, f"{s.deck.cards[card].key}>{s.deck.cards[other].key}")


def tell_strengths(s: Samurai) -> None:
    """How the attack stands after a change of it."""
    if s.journal is not None and s.attacking != Fight.NONE and s.success == UNDECIDED and attack_holds(s):
        s.tell("stands", s.attacker, attack_strength(s), defence_strength(s))


def join(s: Samurai, d: Draft) -> None:
    """A second Creature comes onto the stage; one played as an SFX lies there already."""
    s.tell("joined", d.seat, 0, 0, s.deck.cards[d.fodder if d.fodder != NONE else d.card].key)
    if d.fodder != NONE and s.piles.home(d.fodder) == HANDS + d.seat:
        s.leaves_hand(d.seat, d.fodder)
        s.piles.set_counter(d.fodder, 0)
        s.move(d.fodder, STAGE)


def cancel_below(s: Samurai, card: i64) -> None:
    """KFS-53 The card beneath in the chain is void and discarded; Censored! lets its player draw."""
    below = s.piles.below(card)
    if s.piles.home(card) != PENDING or below == NONE:
        return
    player = s.piles.counter(below)
    turn_labels(s, below, Status.CANCELLED)
    s.tell("cancelled", player, 0, 0, s.deck.cards[below].key)
    s.discard(below)
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.DRAW and effect.what == What.CANCELLED:
            s.draw(player, effect.n)


def stop(s: Samurai, d: Draft) -> None:
    """KFS-46 The attack ends at once: no victim, no loser."""
    s.tell("stopped", d.seat, 0, 0, s.deck.cards[d.card].key)
    for other in s.deck.effects[d.card]:
        if other.tag == Tag.HAND and other.what == What.CREATURE:
            creature_home(s)
    end_attack(s)


def discard_target(s: Samurai, d: Draft) -> None:
    """A Character with its pile, a whole Location, or one Prop or slid-under card."""
    seat = s.seat_of(d.target)
    home = s.piles.home(d.target)
    if home == PLACES + seat:
        s.discard_location(seat)
    elif home == CASTS + seat:
        s.tell("removed", seat, 0, 0, s.deck.cards[d.target].key)
        s.discard_character(d.target)
    else:
        tell_two(s, "cut-out", seat, d.target, s.holder_of(d.target))
        s.discard(d.target)


def knock(s: Samurai, character: i64, out: bool) -> None:
    """KFS-64 Knocked out until its controller's next turn begins."""
    if out:
        s.mark(character, Mark.ASLEEP)
    else:
        s.unmark(character, Mark.ASLEEP)
    s.tell("knocked-out" if out else "woke", s.seat_of(character), 0, 0, s.deck.cards[character].key)


def bring_back(s: Samurai, d: Draft) -> None:
    """From the discard pile into your Movie, also off-turn (KFS-05: the card beats the booklet)."""
    s.tell("recovered", d.seat, 0, 0, s.deck.cards[d.target].key)
    if s.deck.type(d.target) == Type.LOCATION:
        lay_location(s, d.target, d.seat, d.combine == 1 or must_combine(s, d.target))
    else:
        s.move(d.target, CASTS + d.seat)


def lay_location(s: Samurai, card: i64, seat: i64, combine: bool) -> None:
    """KFS-29 A new Location replaces the old one; KFS-32 unless they are combined."""
    if not combine:
        s.discard_location(seat)
    s.piles.set_counter(card, 0)
    s.move(card, PLACES + seat)


def send_home(s: Samurai, character: i64) -> None:
    seat = s.seat_of(character)
    s.discard_under(character)
    s.to_hand(character, seat, False)


def redirect(s: Samurai, movie: i64) -> None:
    """KFS-49 AS changes stay, DS changes for the old target lapse."""
    lapse_defence(s)
    s.target = movie
    s.tell("redirected", s.attacker, movie)


def audition(s: Samurai, seat: i64) -> None:
    """Turn up until a Character appears: it joins the Movie; the rest is shuffled back."""
    if s.rehearsing:
        return
    turned: i64 = 0
    card = s.piles.top(DRAW_PILE)
    while card != NONE and not s.deck.is_character(card):
        s.tell("tried-out", seat, 0, 0, s.deck.cards[card].key)
        s.move(card, PENDING)
        turned += 1
        card = s.piles.top(DRAW_PILE)
    if card != NONE:
        s.tell("auditioned", seat, 0, 0, s.deck.cards[card].key)
        s.move(card, CASTS + seat)
    else:
        s.tell("nobody-auditioned", seat)
    for _ in range(turned):
        s.move(s.piles.top(PENDING), DRAW_PILE)
    if turned > 0:
        s.shuffle(DRAW_PILE)
    s.judge_pile(seat)


def look(s: Samurai, seat: i64, player: i64) -> None:
    """The looker sees the hand; everybody sees that a look happened."""
    s.tell("looked", seat, player)
    for card in s.piles.cards(HANDS + player):
        s.piles.show(card, only(seat))
        s.tell("saw", seat, player, 0, s.deck.cards[card].key, to=only(seat))

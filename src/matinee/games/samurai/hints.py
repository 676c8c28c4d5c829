"""Hints on offers: what the strengths would be, what a Movie would be worth, what a person may regret.

Stable words for screens and bots: `as:20`, `ds:14`, `succeeds`, `fails_by:2`, `reversed` with `succeeds` or `fails`,
`saves:Screaming Extra`, `movie_ds:14.20` (before and after), `at:Screaming Extra` (where only one thing can be named),
`yours`, `for_rival`, `title_word`, `behind`, `playable_character`, `bad_for_you`, `good_for_rival`, `no_boost`; for
titles `turned_up` and `title:Golden Claw`; `chooses` where another choice follows, which can still be taken back;
`quiet` and `bystander` are for standing answers.
"""

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.seats import NOBODY
from matinee.games.samurai.credits import in_lights, score
from matinee.games.samurai.deck import HANDS, PENDING
from matinee.games.samurai.draft import Draft, Origin, Slot
from matinee.games.samurai.duel import attack_strength, defence_strength, foregone
from matinee.games.samurai.giving import gain_of, gives_away, laid
from matinee.games.samurai.legal import next_slot, verb_of
from matinee.games.samurai.ninja import rehearsed
from matinee.games.samurai.playable import choices, waiting
from matinee.games.samurai.resolve import add_labels
from matinee.games.samurai.state import UNDECIDED, Samurai
from matinee.games.samurai.strength import movie_ds
from matinee.games.samurai.terms import Deed, Extra, Fight, Status, Tag, Type, When


def strengths(s: Samurai) -> tuple[int, int]:
    """AS and DS of the attack as it stands."""
    if s.attacking == Fight.NONE:
        return 0, 0
    return attack_strength(s), defence_strength(s)


def verdict(s: Samurai) -> list[str]:
    """`as`, `ds` and how it would end; once strengths are compared, what has become of the result or the victim."""
    if s.attacking == Fight.NONE:
        return ["stops"]
    if s.saved:
        return [f"saves:{s.deck.cards[s.marked].title}"]
    attack, defence = strengths(s)
    if s.success != UNDECIDED:
        ending = ["succeeds" if s.success == 1 else "fails"]
    else:
        ending = ["succeeds" if succeeds(s) else f"fails_by:{defence - attack}"]
    return [f"as:{attack}", f"ds:{defence}", *ending]


def succeeds(s: Samurai) -> bool:
    sure = foregone(s)
    return sure > 0 if sure != 0 else attack_strength(s) >= defence_strength(s)


def of_card(s: Samurai, card: i64) -> list[str]:
    return ["title_word"] if in_lights(s, card) else []


def of_end(s: Samurai, origin: Origin) -> list[str]:
    """Ending a turn with a playable Character is asked about once."""
    for card in s.piles.cards(HANDS + origin.seat):
        if s.deck.type(card) == Type.CHARACTER and not s.barred(card):
            return ["playable_character"]
    return []


def of_action(s: Samurai, origin: Origin, option: i64) -> list[str]:
    card = option % 1000
    found = of_card(s, card) if option < Extra.MOVES else []
    if s.deck.type(card) == Type.CREDITS:
        return found + ranking(s, origin.seat)
    return found + of_lone(s, Draft(origin, verb_said(s, option), card))


def verb_said(s: Samurai, option: i64) -> i64:
    if option >= Extra.USES_OF:
        return Deed.USE
    if option >= Extra.KICKS:
        return Deed.KICK
    if option >= Extra.MOVES:
        return Deed.MOVE_PROP
    return verb_of(s, option)


def of_lone(s: Samurai, d: Draft) -> list[str]:
    """What is chosen automatically because there is only one candidate, and what it would come to."""
    slot = next_slot(s, d)
    if slot == Slot.COMPLETE:
        return []
    out = Options()
    choices(s, d, slot, out)
    if out.count != 1:
        return ["chooses"]
    return [*naming(s, slot, out.at(0)), *of_slot(s, d, slot, out.at(0)), *of_lone(s, d.filled(slot, out.at(0)))]


def naming(s: Samurai, slot: i64, option: i64) -> list[str]:
    """A Movie is one of two, and names itself; a mode says what it does."""
    named = slot not in (Slot.MOVIE, Slot.PLAYER, Slot.MODE, Slot.COMBINE)
    return [f"at:{s.deck.cards[option].title}"] if named else []


def ranking(s: Samurai, seat: i64) -> list[str]:
    """The ranking if the credits rolled now, hands of others unknown: `rank:2`, `behind`."""
    # The card itself counts its word on the table as it does in hand.
    mine = score(s, seat)
    ahead = 0
    for other in range(s.seats):
        if other != seat and score(s, other, NOBODY, False) > mine:
            ahead += 1
    return [f"rank:{ahead + 1}", *(["behind"] if ahead > 0 else [])]


def of_reply(s: Samurai, origin: Origin, option: i64) -> list[str]:
    return [*of_answer(s, origin, option), *urgency(s, origin.seat)]


def urgency(s: Samurai, seat: i64) -> list[str]:
    """KFS-83 How little a window concerns this seat: `quiet`, `bystander`, or nothing. All of it is public."""
    if not concerns(s, seat):
        return ["quiet"]
    attacks = s.attacking != Fight.NONE and s.piles.top(PENDING) == NONE
    return ["bystander"] if attacks and seat not in (s.attacker, s.target) else []


def concerns(s: Samurai, seat: i64) -> bool:
    """KFS-83 Whether a smart seat is asked: in attacks and at the credits; for cancels only if the card is aimed at it.

    Table windows, and cards aimed at others, are for those who hold or want to be asked always.
    """
    card = s.piles.top(PENDING)
    if card == NONE:
        return s.attacking != Fight.NONE
    if s.deck.type(card) == Type.CREDITS:
        return True
    if s.attacking != Fight.NONE and (s.attacker == seat or s.target == seat):
        return True
    below = s.piles.below(card)
    if below != NONE and s.piles.counter(below) == seat:
        # It would cancel a card of this seat's own.
        return True
    for d in waiting(s):
        if d.card == card and (d.movie == seat or (d.target != NONE and s.seat_of(d.target) == seat)):
            return True
    return False


def of_answer(s: Samurai, origin: Origin, option: i64) -> list[str]:
    """KFS-60 The same dry run that finds defenders shows what a card would make of the attack."""
    if s.attacking == Fight.NONE:
        return [*of_card(s, option % 1000), *of_lone(s, Draft(origin, Deed.PLAY_SFX, option % 1000))]
    if option >= Extra.USES_OF:
        return of_ability(s, origin, option - Extra.USES_OF)
    d = Draft(origin, Deed.PLAY_SFX, option)
    if next_slot(s, d) != Slot.COMPLETE or s.deck.has(option, Tag.SEEK):
        return [*of_lone(s, d), *of_card(s, option)]
    return [*outcome(s, d), *of_card(s, option)]


def outcome(s: Samurai, d: Draft) -> list[str]:
    """The attack after a whole play; a reversed result says so."""
    twin = rehearsed(s, d, waiting(s))
    flipped = twin.attacking != Fight.NONE and twin.success != s.success
    return [*verdict(twin), *(["reversed"] if flipped else [])]


def of_pass(s: Samurai) -> list[str]:
    """What the attack comes to if everything announced stands and nobody adds to it."""
    if s.attacking == Fight.NONE or s.success >= 0:
        return []
    return verdict(rehearsed(s, None, waiting(s)))


def of_ability(s: Samurai, origin: Origin, card: i64) -> list[str]:
    ability = s.deck.ability(card)
    assert ability is not None
    twin = s.copy()
    if ability.costs(Tag.DISC):
        twin.discard(card)
    twin.saved = ability.does(Tag.SAVE)
    if ability.does(Tag.STOP):
        twin.attacking = Fight.NONE
    add_labels(twin, Draft(origin, Deed.PLAY_SFX, card), ability.effects, Status.ACTIVE)
    return verdict(twin)


def of_slot(s: Samurai, d: Draft, slot: i64, option: i64) -> list[str]:
    if d.verb == Deed.DECLARE and slot == Slot.MOVIE:
        return of_attack(s, d, option)
    if d.verb == Deed.KICK and slot == Slot.KICKED_AT:
        return of_kick(s, d, option)
    if d.verb == Deed.LAY_LOCATION:
        return of_location(s, d, slot, option, d.card, option if slot == Slot.MOVIE else d.movie)
    if s.attacking == Fight.NONE and (slot == Slot.COMBINE or slot == Slot.FROM_DISCARD):
        card = option if slot == Slot.FROM_DISCARD else d.target
        if s.deck.type(card) == Type.LOCATION:
            return [*of_location(s, d, slot, option, card, d.seat), *of_card(s, card)]
    if d.verb == Deed.PLAY_SFX and s.attacking != Fight.NONE and slot != Slot.RECEIVER:
        whole = d.filled(slot, option)
        if next_slot(s, whole) == Slot.COMPLETE:
            return [*outcome(s, whole), *of_owner(s, d, slot, option)]
    return [*(of_card(s, option) if slot in (Slot.FROM_DISCARD, Slot.FROM_HAND) else []), *of_owner(s, d, slot, option)]


def of_owner(s: Samurai, d: Draft, slot: i64, option: i64) -> list[str]:
    """A target of your own that would be hurt, or a rival's that would be helped."""
    if slot != Slot.TARGET or not gives_away(s, d, slot, option):
        return []
    return ["yours" if s.seat_of(option) == d.seat else "for_rival"]


def of_attack(s: Samurai, d: Draft, movie: i64) -> list[str]:
    """Attacking with a visible failure and nothing in hand to boost it is worth a warning."""
    twin = s.copy()
    twin.attacking = Fight.CREATURE
    twin.attacker = d.seat
    twin.fighter = d.card
    twin.target = movie
    told = verdict(twin)
    if told[-1] != "succeeds" and not holds_boost(s, d.seat):
        told.append("no_boost")
    return told


def holds_boost(s: Samurai, seat: i64) -> bool:
    for card in s.piles.cards(HANDS + seat):
        if s.deck.when(card) == When.ATTACK:
            return True
    return False


def of_kick(s: Samurai, d: Draft, target: i64) -> list[str]:
    twin = s.copy()
    twin.attacking = Fight.KUNG_FU
    twin.attacker = d.seat
    twin.fighter = d.card
    twin.marked = target
    twin.target = s.seat_of(target)
    return verdict(twin)


def of_location(s: Samurai, d: Draft, slot: i64, option: i64, card: i64, movie: i64) -> list[str]:
    """The Movie's DS before and after; a bad Location on yourself or a good one on a rival is worth a warning.

    Where the Location may be combined the choice is still to come: what is shown is the better way.
    """
    before = movie_ds(s, movie, False)
    chosen = slot == Slot.COMBINE
    gain = laid(s, card, movie, option == 1) - before if chosen else gain_of(s, d.seat, card, movie)
    told = [f"movie_ds:{before}.{before + gain}"]
    if movie == d.seat and gain < 0:
        told.append("bad_for_you")
    if movie != d.seat and gain > 0:
        told.append("good_for_rival")
    return told

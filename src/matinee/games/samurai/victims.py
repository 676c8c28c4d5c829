"""Victims of a successful Creature: who may be chosen, who is saved, and what else the Creature takes or breaks."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Say, Seat
from matinee.engine.step import Happening, Question
from matinee.games.samurai import words
from matinee.games.samurai.consent import YesOrNo
from matinee.games.samurai.deck import CASTS, DRAW_PILE, UNDER
from matinee.games.samurai.props import has_taker, may_hold
from matinee.games.samurai.resolve import knock, take_prop, tell_two
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import traits
from matinee.games.samurai.terms import Extra, Fight, Mark, Tag, Trigger, Type, What


def says(s: Samurai, card: i64, tag: i64, what: i64) -> bool:
    """Whether a text has this verb about this thing."""
    for effect in s.deck.effects[card]:
        if effect.tag == tag and effect.what == what:
            return True
    return False


# Who may be chosen

KEPT: Final = Options()
# KFS-43 The three filters, in this order: the Creature's demand, must-first, last-resort out.
DEMANDED: Final[i64] = 0
MUST_FIRST: Final[i64] = 1
LAST_RESORT: Final[i64] = 2


def choose_victim(s: Samurai) -> "ChooseVictim":
    """KFS-43 By the attacker, unless the Creature's text gives the choice to the defender."""
    return ChooseVictim(s.target if says(s, s.fighter, Tag.VIC, What.DEFENDER) else s.attacker)


def demanded(s: Samurai) -> i64:
    """The traits that the Creature wants its victim to have."""
    for effect in s.deck.effects[s.fighter]:
        if effect.tag == Tag.VIC and effect.what == What.MUST:
            return effect.of
    return 0


def victim_rule(s: Samurai, character: i64, rule: i64) -> bool:
    """Must-first or last-resort, by its own text while awake or by a card slid under it."""
    if not s.asleep(character) and says(s, character, Tag.VIC, rule):
        return True
    card = s.piles.bottom(UNDER + character)
    while card != NONE:
        if s.deck.type(card) == Type.SFX and says(s, card, Tag.VIC, rule):
            return True
        card = s.piles.above(card)
    return False


def passes(s: Samurai, character: i64, filter: i64, mask: i64) -> bool:
    """Whether a Character may be the victim, as far as one filter goes."""
    if filter == DEMANDED:
        return mask == 0 or traits(s, character) & mask != 0
    return victim_rule(s, character, What.FIRST) if filter == MUST_FIRST else not victim_rule(s, character, What.LAST)


def victims(s: Samurai, out: Options) -> None:
    """KFS-43 Each filter is skipped if it would leave nobody."""
    out.add_pile(s.piles, CASTS + s.target)
    mask = demanded(s)
    for filter in range(LAST_RESORT + 1):
        KEPT.clear()
        for place in range(out.count):
            if passes(s, out.at(place), filter, mask):
                KEPT.add(out.at(place))
        if 0 < KEPT.count < out.count:
            out.clear()
            for place in range(KEPT.count):
                out.add(KEPT.at(place))


class Forced(Question[Samurai]):
    """A choice among cards in play that a success or an end brings, and that cannot be refused."""

    def key(self, s: Samurai, option: i64) -> str:
        return f"{self.verb()}:{s.deck.cards[option].key}"

    def verb(self) -> str:
        raise NotImplementedError

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_forced(s, self.verb(), option, self.key(s, option))

    def prompt(self, s: Samurai) -> Say:
        return words.prompt_forced(s, self.verb())


class ChooseVictim(Forced):
    """KFS-43 One Character of the beaten Movie."""

    cites: ClassVar[str] = "KFS-43"

    def options(self, s: Samurai, out: Options) -> None:
        if s.attacking == Fight.CREATURE:
            victims(s, out)

    def answer(self, s: Samurai, option: i64) -> None:
        s.marked = option
        s.tell("victim", s.target, self.seat, 0, s.deck.cards[option].key)

    def verb(self) -> str:
        return "victim"


# What the Creature takes


class Loot(Happening[Samurai]):
    """On success one Prop of the victim, for a Character of the attacker who may hold it; before the pile falls."""

    def happen(self, s: Samurai) -> None:
        if s.attacking == Fight.CREATURE and says(s, s.fighter, Tag.TAKE, What.VICTIM_PROP):
            s.push(ChooseLoot(s.attacker))


class ChooseLoot(Forced):
    """KFS-28 What the victim holds would be discarded with it: one Prop may change hands first."""

    cites: ClassVar[str] = "KFS-28"

    def options(self, s: Samurai, out: Options) -> None:
        if s.piles.home(s.marked) == CASTS + s.target:
            card = s.piles.bottom(UNDER + s.marked)
            while card != NONE:
                if s.deck.type(card) == Type.PROP and has_taker(s, self.seat, card):
                    out.add(card)
                card = s.piles.above(card)

    def answer(self, s: Samurai, option: i64) -> None:
        s.push(ChooseLooter(self.seat, option))

    def verb(self) -> str:
        return "loot"


class ChooseLooter(Forced):
    """KFS-34 A Prop that a card's effect brings is not counted: any own Character that may hold it."""

    cites: ClassVar[str] = "KFS-34"

    def __init__(self, seat: i64, prop: i64) -> None:
        super().__init__(seat)
        self.prop = prop

    def facts(self) -> list[int]:
        return [self.seat, self.prop]

    def options(self, s: Samurai, out: Options) -> None:
        character = s.piles.bottom(CASTS + self.seat)
        while character != NONE:
            if may_hold(s, character, self.prop):
                out.add(character)
            character = s.piles.above(character)

    def answer(self, s: Samurai, option: i64) -> None:
        take_prop(s, self.prop, option)

    def prompt(self, s: Samurai) -> Say:
        return Say("prompt-receiver", card=s.deck.cards[self.prop].title)

    def verb(self) -> str:
        return "to"


# The victim's fate


class Fate(Happening[Samurai]):
    """KFS-44 Victim and pile are discarded, unless the victim was saved or is taken."""

    def happen(self, s: Samurai) -> None:
        if s.attacking != Fight.CREATURE:
            return
        if s.saved or s.piles.home(s.marked) != CASTS + s.target:
            s.tell("saved", s.target, 0, 0, s.deck.cards[s.marked].key)
        elif says(s, s.fighter, Tag.TAKE, What.VICTIM):
            s.push(ChooseMay(s.attacker))
        else:
            doom(s)


def doom(s: Samurai) -> None:
    """KFS-59 Texts that work as the victim falls: one who only faints, and one who is remembered."""
    victim = s.marked
    awake = not s.asleep(victim)
    if awake and s.piles.counter(victim) & Mark.SAVED == 0 and has_moment(s, victim, Tag.SAVE, Trigger.DOOMED):
        s.mark(victim, Mark.SAVED)
        s.tell("fainted", s.target, 0, 0, s.deck.cards[victim].key)
        knock(s, victim, True)
        return
    s.tell("killed", s.target, 0, 0, s.deck.cards[victim].key)
    s.discard_character(victim)
    if awake and has_moment(s, victim, Tag.DRAW, Trigger.DISCARDED):
        # The spoils come next and are the attacker's: the victim's own text waits for them.
        spoils = s.agenda.pop()
        s.push(Legacy(victim))
        s.push(spoils)


class Legacy(Happening[Samurai]):
    """KFS-59 A victim's text works after those of the current player's cards."""

    def __init__(self, victim: i64) -> None:
        super().__init__()
        self.victim = victim

    def facts(self) -> list[int]:
        return [self.victim]

    def happen(self, s: Samurai) -> None:
        if s.piles.top(DRAW_PILE) != NONE:
            s.tell("legacy", s.target, 0, 0, s.deck.cards[self.victim].key)
        for effect in s.deck.effects[self.victim]:
            if effect.tag == Tag.DRAW and effect.on == Trigger.DISCARDED:
                s.draw(s.target, effect.n)


def has_moment(s: Samurai, card: i64, tag: i64, on: i64) -> bool:
    for effect in s.deck.effects[card]:
        if effect.tag == tag and effect.on == on:
            return True
    return False


class ChooseMay(YesOrNo):
    """KFS-28 Optional text on success: take the victim into your Movie instead; its attached cards are discarded."""

    cites: ClassVar[str] = "KFS-28"

    def answer(self, s: Samurai, option: i64) -> None:
        if option == Extra.NO:
            doom(s)
            return
        s.tell("lured", self.seat, s.target, 0, s.deck.cards[s.marked].key)
        s.discard_under(s.marked)
        if s.edition >= 2:
            # KFS-18 What it did on a rival's turn does not tire it on this one.
            s.unmark(s.marked, Mark.OF_TURN | Mark.BEGGED)
        s.move(s.marked, CASTS + self.seat)

    def offer(self, s: Samurai, option: i64) -> Offer:
        return words.offer_may(s, self.key(s, option))

    def prompt(self, s: Samurai) -> Say:
        return Say("prompt-may", card=s.deck.cards[s.marked].title, who=Seat(s.target))


# Win or lose


class Afterwards(Happening[Samurai]):
    """Text that works at the end of an attack, however it went."""

    def happen(self, s: Samurai) -> None:
        if s.attacking == Fight.CREATURE and has_moment(s, s.fighter, Tag.DISC, Trigger.END):
            s.push(ChooseWreck(s.attacker))


class ChooseWreck(Forced):
    """KFS-36 A Prop stays until its holder leaves or a card removes it: this one does."""

    cites: ClassVar[str] = "KFS-36"

    def options(self, s: Samurai, out: Options) -> None:
        character = s.piles.bottom(CASTS + s.target)
        while character != NONE:
            card = s.piles.bottom(UNDER + character)
            while card != NONE:
                if s.deck.type(card) == Type.PROP:
                    out.add(card)
                card = s.piles.above(card)
            character = s.piles.above(character)

    def answer(self, s: Samurai, option: i64) -> None:
        tell_two(s, "wrecked", s.target, option, s.holder_of(option))
        s.discard(option)

    def verb(self) -> str:
        return "wreck"


LOOT: Final = Loot()
FATE: Final = Fate()
AFTERWARDS: Final = Afterwards()

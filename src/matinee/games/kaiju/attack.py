"""What the Kaiju is asked on its turn: which card, whom it hits, what it tears out of Support."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.step import Happening
from matinee.games.kaiju import words
from matinee.games.kaiju.acting import begin, close_window
from matinee.games.kaiju.choices import Choice, Code, add_hexes, add_kinds
from matinee.games.kaiju.deck import DISCARD, HANDS, KAIJU_DISCARD, PLAY, ROOM, SUPPORT
from matinee.games.kaiju.moves import let_swim
from matinee.games.kaiju.state import Siege


class PutAway(Happening[Siege]):
    """CK-20 Announce, resolve, then discard: the card that was begun last is done; CK-51 each to its own pile."""

    def happen(self, s: Siege) -> None:
        card = s.piles.top(PLAY)
        if s.deck.kinds[s.deck.kind(card)].calls:
            close_window(s)
        s.move(card, DISCARD if s.deck.kind(card) < ROOM else KAIJU_DISCARD)


PUT_AWAY: Final = PutAway()


def announce(s: Siege, seat: i64, card: i64, bonus: i64) -> None:
    """CK-20 While it resolves a card lies in no zone; CK-97 some cards have a sound."""
    s.player = seat
    s.bonus = bonus
    if s.journal is not None:
        kind = s.deck.kinds[s.deck.kind(card)]
        s.tell("played", seat, s.deck.kind(card), s.piles.home(card), kind.key)
        sound(s, seat, kind.sound)
    s.move(card, PLAY)
    s.push(PUT_AWAY)


def sound(s: Siege, seat: i64, cue: str) -> None:
    """CK-97 The media board presses its own buttons."""
    if cue:
        s.tell("media.sound", seat, 0, 0, cue)


def kaiju_plays(s: Siege, card: i64) -> None:
    """CK-48 Announce, resolve, discard; CK-59 a Kaiju that touches nothing may swim instead."""
    announce(s, s.kaiju, card, 0)
    if s.touched() == 0:
        s.push(StrandedChoice(s.kaiju, s.deck.kind(card)))
    else:
        begin(s, s.deck.kinds[s.deck.kind(card)], s.kaiju, 0)


class KaijuCard(Choice):
    """CK-49 The first card of a turn is mandatory, further actions may be declined; CK-76 so may those of a Surge."""

    def __init__(self, seat: i64, must: bool, surge: i64) -> None:
        super().__init__(seat)
        self.must = must
        self.surge = surge

    def facts(self) -> list[int]:
        return [self.seat, int(self.must), self.surge]

    def options(self, s: Siege, out: Options) -> None:
        kinds = s.kinds_in(HANDS + self.seat)
        if kinds == 0:
            return
        add_kinds(out, Code.PLAY_HAND, kinds)
        if not self.must:
            out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.PASS:
            if self.surge == 0:
                unused, s.actions = s.actions, 0
                s.tell("rested", self.seat, unused)
            return
        if self.surge > 1:
            s.push(KaijuCard(self.seat, False, self.surge - 1))
        elif self.surge == 0:
            s.acted += 1
            s.actions -= 1
        kaiju_plays(s, s.find_in(HANDS + self.seat, option - Code.PLAY_HAND))

    def alone(self, s: Siege) -> bool:
        return self.lone_card(s)

    def prompt(self, s: Siege) -> Say:
        if self.surge > 0:
            return Say("prompt-surge", left=int(self.surge))
        return Say("prompt-kaiju-card" if self.must else "prompt-kaiju-more", actions=int(s.actions))

    def offer_pass(self, s: Siege) -> Offer:
        if self.surge > 0:
            return Offer("pass", Say("offer-stop-surge"))
        return Offer("pass", Say("offer-end-turn"), hints=[f"actions_left:{s.actions}"])

    def hints(self, s: Siege, option: i64) -> list[str]:
        return self.hints_of_play(s, option)

    def refusals(self, s: Siege) -> list[Refusal]:
        return [Refusal("pass", "CK-49", Say("why-first-card"))] if self.must else []

    def clause(self) -> str:
        return "CK-49" if self.surge == 0 else "CK-76"

    def inside(self) -> bool:
        return False


class StrandedChoice(Choice):
    """CK-59 A card played while touching nothing: do what it says, or swim."""

    cites: ClassVar[str] = "CK-59"

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind = kind

    def facts(self) -> list[int]:
        return [self.seat, self.kind]

    def options(self, s: Siege, out: Options) -> None:
        out.add(Code.RESOLVE)
        out.add(Code.SWIM)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.SWIM:
            s.tell("stranded", self.seat)
            let_swim(s, True)
        else:
            begin(s, s.deck.kinds[self.kind], self.seat, 0)

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-stranded", card=s.deck.kinds[self.kind].name)

    def offer(self, s: Siege, option: i64) -> Offer:
        kind = s.deck.kinds[self.kind]
        if option == Code.SWIM:
            return words.card_offer("swim", "offer-swim", kind, [])
        return words.card_offer("resolve", "offer-resolve", kind, words.play_hints(s, kind, self.seat, NONE))


class AttackTarget(Choice):
    """CK-58 Any touched standing building, shielded or not; CK-53 what is left over goes on to another."""

    def __init__(self, seat: i64, damage: i64, left_over: bool) -> None:
        super().__init__(seat)
        self.damage = damage
        self.left_over = left_over

    def facts(self) -> list[int]:
        return [self.seat, self.damage, int(self.left_over)]

    def options(self, s: Siege, out: Options) -> None:
        add_hexes(out, s.touched())

    def answer(self, s: Siege, option: i64) -> None:
        left = s.hit(option - Code.HEX, self.damage)
        if left > 0:
            s.push(AttackTarget(self.seat, left, True))

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-left-over" if self.left_over else "prompt-attack", damage=int(self.damage))

    def offer(self, s: Siege, option: i64) -> Offer:
        hints = words.attack_hints(s, option - Code.HEX, self.damage)
        return words.building_offer(s, option - Code.HEX, "offer-attack", hints)

    def refusals(self, s: Siege) -> list[Refusal]:
        return words.refuse_buildings(s, s.standing & ~s.touched(), "CK-58", "why-not-touched")

    def clause(self) -> str:
        return "CK-53" if self.left_over else "CK-58"


class ScreechTarget(Choice):
    """CK-70 Discard one card from Support; the Kaiju picks."""

    cites: ClassVar[str] = "CK-70"

    def options(self, s: Siege, out: Options) -> None:
        add_kinds(out, Code.DISCARD_SUPPORT, s.kinds_in(SUPPORT))

    def answer(self, s: Siege, option: i64) -> None:
        s.move(s.find_in(SUPPORT, option - Code.DISCARD_SUPPORT), DISCARD)

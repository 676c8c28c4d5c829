"""What a defender is asked: the action of a turn, COMBO cards, a Co-ordinated play, and what goes into Support."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.step import Step
from matinee.games.kaiju import words
from matinee.games.kaiju.acting import begin, close_window
from matinee.games.kaiju.attack import announce
from matinee.games.kaiju.choices import Choice, Code, add_kinds
from matinee.games.kaiju.deck import DISCARD, HANDS, PLAY, ROOM, SUPPORT
from matinee.games.kaiju.draws import DRAW_ONE
from matinee.games.kaiju.state import Siege


class TeamChoice(Choice):
    """A question from which a card is played or placed. The card stays where it lies until all about it is said.

    So nobody outside the team can tell a defender who ponders a COMBO from one who has none.
    """

    def spend(self, s: Siege) -> None:
        """The choice is made: count it."""


class DefenderAction(TeamChoice):
    """CK-18 One action: play a card or place one in Support; CK-92 extra actions may be given up."""

    def __init__(self, seat: i64, must: bool) -> None:
        super().__init__(seat)
        self.must = must

    def facts(self) -> list[int]:
        return [self.seat, int(self.must)]

    def options(self, s: Siege, out: Options) -> None:
        """CK-19 From their own hand or from Support; CK-22 into Support only from their own hand."""
        hand = s.kinds_in(HANDS + self.seat)
        support = s.kinds_in(SUPPORT)
        add_kinds(out, Code.PLAY_HAND, hand)
        add_kinds(out, Code.PLAY_SUPPORT, support)
        add_kinds(out, Code.PLACE, hand)
        if not self.must and out.count > 0:
            out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.PASS:
            unused, s.actions = s.actions, 0
            s.tell("rested", self.seat, unused)
        elif option >= Code.PLACE:
            place(s, self, s.find_in(HANDS + self.seat, option - Code.PLACE))
        elif option >= Code.PLAY_SUPPORT:
            play(s, self, s.find_in(SUPPORT, option - Code.PLAY_SUPPORT), vec[i64]())
        else:
            play(s, self, s.find_in(HANDS + self.seat, option - Code.PLAY_HAND), vec[i64]())

    def spend(self, s: Siege) -> None:
        s.actions -= 1
        s.acted += 1

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-action" if self.must else "prompt-extra-action", actions=int(s.actions))

    def offer_pass(self, s: Siege) -> Offer:
        return Offer("pass", Say("offer-no-more-actions"))

    def hints(self, s: Siege, option: i64) -> list[str]:
        return [] if option >= Code.PLACE else self.hints_of_play(s, option)

    def refusals(self, s: Siege) -> list[Refusal]:
        return [Refusal("pass", "CK-18", Say("why-no-pass"))] if self.must else []

    def clause(self) -> str:
        return "CK-18" if self.must else "CK-92"

    def inside(self) -> bool:
        return False


class ComboDiscard(Choice):
    """CK-27 While a COMBO card resolves, cards of the same name may be discarded to raise it by one each."""

    cites: ClassVar[str] = "CK-27"

    def __init__(self, origin: TeamChoice, card: i64, laid: vec[i64]) -> None:
        super().__init__(origin.seat)
        self.origin = origin
        self.card = card
        self.laid = laid

    def facts(self) -> list[int]:
        return [self.seat, self.card, *[int(card) for card in self.laid]]

    def unsaid(self) -> Step[Siege]:
        return self.origin

    def options(self, s: Siege, out: Options) -> None:
        """CK-30 From their own hand and from Support, never from a teammate's hand."""
        add_kinds(out, Code.DISCARD_HAND, alike_in(s, HANDS + self.seat, self.card, self.laid))
        add_kinds(out, Code.DISCARD_SUPPORT, alike_in(s, SUPPORT, self.card, self.laid))
        out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option == Code.PASS:
            resolve(s, self.origin, self.card, self.laid)
            return
        pile = SUPPORT if option >= Code.DISCARD_SUPPORT else HANDS + self.seat
        kind = (option - Code.DISCARD_HAND) % ROOM
        card = s.piles.top(pile)
        while s.deck.kind(card) != kind or is_laid(card, self.card, self.laid):
            card = s.piles.below(card)
        play(s, self.origin, self.card, append(self.laid[:], card))

    def cards(self) -> list[int]:
        """The card that is played, and those that are laid down with it."""
        return [self.card, *[int(card) for card in self.laid]]

    def prompt(self, s: Siege) -> Say:
        amount = words.combo_amount(s, self.seat, self.cards())
        return Say("prompt-combo", card=s.deck.kinds[s.deck.kind(self.card)].name, amount=amount)

    def offer_pass(self, s: Siege) -> Offer:
        hints = words.combo_hints(s, self.seat, self.cards())
        so_far = words.combo_so_far(s, self.seat, self.cards())
        return Offer("pass", Say("offer-combo-done"), hints=hints + so_far)

    def hints(self, s: Siege, option: i64) -> list[str]:
        return words.combo_hints(s, self.seat, self.cards(), 1, int(option < Code.DISCARD_SUPPORT))

    def refusals(self, s: Siege) -> list[Refusal]:
        return words.refuse_cards(s, self.seat, "discard:hand:", "CK-28", "why-other-name", self.cards())


class CoordinatedPlay(TeamChoice):
    """CK-82 Each defender may play one card of a name from hand. To decline and to hold none leave the same trace."""

    def __init__(self, seat: i64, kinds: i64, left: i64, clause: str) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.left = left
        self.cited = clause

    def facts(self) -> list[int]:
        return [self.seat, self.kinds, self.left] if self.left > 1 else [self.seat, self.kinds]

    def options(self, s: Siege, out: Options) -> None:
        add_kinds(out, Code.PLAY_HAND, s.kinds_in(HANDS + self.seat) & self.kinds)
        if out.count > 0:
            out.add(Code.PASS)

    def answer(self, s: Siege, option: i64) -> None:
        if option != Code.PASS:
            play(s, self, s.find_in(HANDS + self.seat, option - Code.PLAY_HAND), vec[i64]())

    def spend(self, s: Siege) -> None:
        """A card joins in: what follows it is another window, for those who sit behind."""
        close_window(s)
        if self.left > 1:
            s.push(CoordinatedPlay(self.seat, self.kinds, self.left - 1, self.cited))

    def prompt(self, s: Siege) -> Say:
        called = s.deck.kinds[s.deck.kind(s.piles.bottom(PLAY))]
        return Say("prompt-CoordinatedPlay", card=called.name, text=called.text)

    def offer_pass(self, s: Siege) -> Offer:
        return Offer("pass", Say("offer-play-none"))

    def hints(self, s: Siege, option: i64) -> list[str]:
        return self.hints_of_play(s, option)

    def refusals(self, s: Siege) -> list[Refusal]:
        return words.refuse_cards(s, self.seat, "play:hand:", self.cited, "why-not-that-name")

    def clause(self) -> str:
        return self.cited

    def inside(self) -> bool:
        return False


class PlaceCard(TeamChoice):
    """CK-87 Place `left` cards from their hand into Support; CK-86 each defender one."""

    def __init__(self, seat: i64, left: i64, clause: str) -> None:
        super().__init__(seat)
        self.left = left
        self.cited = clause

    def facts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, s: Siege, out: Options) -> None:
        add_kinds(out, Code.PLACE, s.kinds_in(HANDS + self.seat))

    def answer(self, s: Siege, option: i64) -> None:
        place(s, self, s.find_in(HANDS + self.seat, option - Code.PLACE))

    def spend(self, s: Siege) -> None:
        if self.left > 1:
            s.push(PlaceCard(self.seat, self.left - 1, self.cited))

    def alone(self, s: Siege) -> bool:
        return self.lone_card(s)

    def clause(self) -> str:
        return self.cited

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-PlaceCard", left=int(self.left))


class SupportOverflow(Choice):
    """CK-23 Support is full: the defender who places a card discards it, or one that lies there."""

    cites: ClassVar[str] = "CK-23"

    def __init__(self, origin: TeamChoice, card: i64) -> None:
        super().__init__(origin.seat)
        self.origin = origin
        self.card = card

    def facts(self) -> list[int]:
        return [self.seat, self.card]

    def unsaid(self) -> Step[Siege]:
        return self.origin

    def options(self, s: Siege, out: Options) -> None:
        out.add(Code.INCOMING)
        add_kinds(out, Code.DISCARD_SUPPORT, s.kinds_in(SUPPORT))

    def answer(self, s: Siege, option: i64) -> None:
        self.origin.spend(s)
        s.tell("overflow", self.seat)
        if option == Code.INCOMING:
            s.move(self.card, DISCARD)
            return
        s.move(s.find_in(SUPPORT, option - Code.DISCARD_SUPPORT), DISCARD)
        s.move(self.card, SUPPORT)

    def prompt(self, s: Siege) -> Say:
        return Say("prompt-overflow", card=s.deck.kinds[s.deck.kind(self.card)].name)

    def offer(self, s: Siege, option: i64) -> Offer:
        if option != Code.INCOMING:
            return self.offer_card(s, option)
        return words.card_offer("discard:incoming", "offer-incoming", s.deck.kinds[s.deck.kind(self.card)], [])


class SonicDiscard(Choice):
    """CK-75 Each defender chooses one card, discards it and draws one."""

    cites: ClassVar[str] = "CK-75"

    def options(self, s: Siege, out: Options) -> None:
        add_kinds(out, Code.DISCARD_HAND, s.kinds_in(HANDS + self.seat))

    def answer(self, s: Siege, option: i64) -> None:
        s.move(s.find_in(HANDS + self.seat, option - Code.DISCARD_HAND), DISCARD)
        s.push(DRAW_ONE[self.seat])

    def alone(self, s: Siege) -> bool:
        return self.lone_card(s)

    def inside(self) -> bool:
        return False


def play(s: Siege, origin: TeamChoice, card: i64, laid: vec[i64]) -> None:
    """CK-29 Ask for COMBO cards as long as there is one to lay down; then the card resolves."""
    kind = s.deck.kinds[s.deck.kind(card)]
    if kind.combo:
        more = alike_in(s, HANDS + origin.seat, card, laid) | alike_in(s, SUPPORT, card, laid)
        if more != 0:
            s.push(ComboDiscard(origin, card, laid))
            return
    resolve(s, origin, card, laid)


def resolve(s: Siege, origin: TeamChoice, card: i64, laid: vec[i64]) -> None:
    """CK-27 One more for each card laid down; CK-21 what is impossible is skipped."""
    origin.spend(s)
    announce(s, origin.seat, card, len(laid))
    if len(laid) > 0:
        s.tell("combo", origin.seat, len(laid))
    for place in range(i64(len(laid))):
        s.move(laid[place], DISCARD)
    begin(s, s.deck.kinds[s.deck.kind(card)], origin.seat, len(laid))


def place(s: Siege, origin: TeamChoice, card: i64) -> None:
    """CK-22 Face up into Support; CK-23 which holds as many cards as there are defenders."""
    if s.piles.count(SUPPORT) >= s.defenders:
        s.push(SupportOverflow(origin, card))
        return
    origin.spend(s)
    s.move(card, SUPPORT)


def alike_in(s: Siege, pile: i64, played: i64, laid: vec[i64]) -> i64:
    """CK-28 The kinds of the same name in a pile, beside the card itself and what is laid down already."""
    alike = s.deck.kinds[s.deck.kind(played)].alike
    found: i64 = 0
    card = s.piles.top(pile)
    while card != NONE:
        mine = bit(s.deck.kind(card))
        if alike & mine != 0 and not is_laid(card, played, laid):
            found |= mine
        card = s.piles.below(card)
    return found


def is_laid(card: i64, played: i64, laid: vec[i64]) -> bool:
    if card == played:
        return True
    for place in range(i64(len(laid))):
        if laid[place] == card:
            return True
    return False

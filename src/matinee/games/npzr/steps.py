"""The turn: draw, play, move. Each step is one moment; each question one class."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits
from matinee.engine.journal import Event, Journal
from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import OPEN, only
from matinee.engine.step import Happening, Question, Step
from matinee.games.npzr import words
from matinee.games.npzr.deck import HANDS
from matinee.games.npzr.parts import PARTS, POSITIONS, part_name
from matinee.games.npzr.state import Npzr

# Options beyond cards, stacks and depths.
END: Final[i64] = 1000
DECLINE: Final[i64] = 1001
NEW: Final[i64] = 1002
NEW_RIVAL: Final[i64] = 1003


class Turn(Happening[Npzr]):
    """NPZR-05 A turn: draw one card, then play. Turns alternate strictly."""

    def happen(self, s: Npzr) -> None:
        if s.turn >= s.turn_limit:
            # NPZR-37 Endless play is cut off and judged like a stalemate.
            s.finish(leaders(s), "turn limit")
            return
        s.turn += 1
        s.duty = True
        s.moves = 0
        s.tell("turn", s.active, s.turn)
        s.draw(s.active)
        if s.piles.top(HANDS + s.active) == NONE:
            pass_turn(s)
        else:
            s.passed = 0
            s.push(PLAY[s.active])


def pass_turn(s: Npzr) -> None:
    """NPZR-35 Nothing drawn and nothing in hand: the turn is passed; NPZR-36 two in a row end the game."""
    s.passed += 1
    s.tell("passed", s.active)
    if s.passed == 2:
        s.finish(leaders(s), "stalemate")
    else:
        end_turn(s)


def end_turn(s: Npzr) -> None:
    s.active = 1 - s.active
    s.push(TURN)


def leaders(s: Npzr) -> i64:
    """NPZR-36 More marks win; equal marks are a draw, which nobody wins."""
    ahead = count_bits(s.marks(0)) - count_bits(s.marks(1))
    if ahead == 0:
        return 0
    return only(0) if ahead > 0 else only(1)


class GoOn(Happening[Npzr]):
    """NPZR-17 An earned move comes at once; NPZR-32 then wilds may follow, or the turn ends by itself."""

    def happen(self, s: Npzr) -> None:
        if s.moves > 0:
            if s.stacks.count > 0:
                s.push(MOVE[s.active])
                return
            lapsed = s.moves
            s.moves = 0
            s.tell("lapsed", s.active, lapsed)
        if s.duty:
            s.push(PLAY[s.active])
        elif s.holds_wild(s.active):
            s.suppose(s.active, max(s.least(s.active), 1), s.most(s.active))
            s.push(PLAY[s.active])
        else:
            s.suppose(s.active, 0, 0)
            end_turn(s)


class PlayCard(Question[Npzr]):
    """NPZR-06 Play any one card from hand; NPZR-28 wilds come on top of it."""

    cites: ClassVar[str] = "NPZR-06"

    def options(self, s: Npzr, out: Options) -> None:
        """NPZR-29 Exactly one regular card a turn; NPZR-30 with no regular in hand a wild meets the duty."""
        offered: i64 = 0
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            kind = s.deck.kind(card)
            if (offered >> kind) & 1 == 0 and (s.duty or s.deck.is_wild(card)):
                offered |= bit(kind)
                out.add(kind)
            card = s.piles.above(card)
        if not s.duty:
            out.add(END)

    def answer(self, s: Npzr, option: i64) -> None:
        if option == END:
            end_turn(s)
            return
        card = s.find_in_hand(self.seat, option)
        if s.deck.is_wild(card):
            s.push(Nominate(self.seat, card, True))
        else:
            s.push(PlaceCard(self.seat, card, s.deck.printed(card), True))

    def key(self, s: Npzr, option: i64) -> str:
        return "end" if option == END else f"play:{s.deck.kinds[option].key}"

    def offer(self, s: Npzr, option: i64) -> Offer:
        return words.offer_play(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Npzr) -> Say:
        return words.prompt_play(s)

    def refusals(self, s: Npzr) -> list[Refusal]:
        return words.refuse_play(s, self.seat)

    def passing(self, s: Npzr) -> i64:
        return END if s.offered.has(END) else s.offered.at(0)


class Nominate(Question[Npzr]):
    """NPZR-26 A wild is told what it is as it lands; NPZR-27 again each time it is moved."""

    def __init__(self, seat: i64, card: i64, playing: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.playing = playing

    def facts(self) -> list[int]:
        return [self.seat, self.card, int(self.playing)]

    def unsaid(self) -> Step[Npzr]:
        return PLAY[self.seat] if self.playing else self

    def options(self, s: Npzr, out: Options) -> None:
        """NPZR-25 Three, four or twelve nominations, by the kind of wild."""
        for part in range(PARTS):
            if s.deck.may_show(self.card, part):
                out.add(part)

    def answer(self, s: Npzr, option: i64) -> None:
        s.push(PlaceCard(self.seat, self.card, option, self.playing))

    def key(self, s: Npzr, option: i64) -> str:
        return f"as:{part_name(option)}"

    def offer(self, s: Npzr, option: i64) -> Offer:
        return words.offer_nomination(s, self.card, option, self.key(s, option))

    def prompt(self, s: Npzr) -> Say:
        return Say("prompt-nominate", card=words.title(s, self.card))

    def clause(self) -> str:
        return "NPZR-26" if self.playing else "NPZR-27"

    def refusals(self, s: Npzr) -> list[Refusal]:
        return words.refuse_nomination(s, self.card)

    def inside(self) -> bool:
        return True


class PlaceCard(Question[Npzr]):
    """NPZR-10 A played card goes onto any stack or begins one of your own; NPZR-19 a moved one goes anywhere."""

    def __init__(self, seat: i64, card: i64, part: i64, playing: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.part = part
        self.playing = playing

    def facts(self) -> list[int]:
        return [self.seat, self.card, self.part, int(self.playing)]

    def unsaid(self) -> Step[Npzr]:
        return PLAY[self.seat] if self.playing else self

    def options(self, s: Npzr, out: Options) -> None:
        if self.playing:
            out.add(NEW)
        else:
            for place in (NEW, NEW_RIVAL):
                if changes_anything(s, self.card, self.part, place):
                    out.add(place)
        for place in range(s.stacks.count):
            slot = s.stacks.at(place)
            if self.playing or changes_anything(s, self.card, self.part, slot):
                out.add(slot)

    def answer(self, s: Npzr, option: i64) -> None:
        slot = option
        if option == NEW:
            slot = s.begin_stack(self.seat)
        elif option == NEW_RIVAL:
            slot = s.begin_stack(1 - self.seat)
        if self.playing:
            self.leave_hand(s)
        else:
            s.moves -= 1
        if s.journal is not None:
            self.tell(s, slot, option >= NEW)
        s.push(GO_ON)
        s.land(self.card, self.part, slot)

    def tell(self, s: Npzr, slot: i64, begun: bool) -> None:
        """The card, now open to all, what it shows (`number`), whether it begins a stack (`other`), and `word`.

        A play says where to, `A1`; a move from where to where, `B1 A1`: the stack it leaves may be gone a moment later.
        """
        event = Event("placed" if self.playing else "shifted", self.seat, OPEN)
        event.card = self.card
        event.number = self.part
        event.other = int(begun)
        event.word = s.stacks.label(slot)
        if not self.playing:
            event.word = f"{s.stacks.label(s.slot_of(self.card))} {event.word}"
        s.note(event)

    def leave_hand(self, s: Npzr) -> None:
        """Meet the duty, and note what a played card tells about the hand it came from."""
        seat = self.seat
        if not s.deck.is_wild(self.card):
            s.duty = False
            most = min(s.most(seat), s.piles.count(HANDS + seat) - 1)
            s.suppose(seat, s.least(seat), most)
            return
        left = s.piles.count(HANDS + seat) - 1
        if s.duty and not s.holds_regular(seat):
            # NPZR-30 Only wilds in hand: this one meets the duty, and all others are wild too.
            s.duty = False
            s.suppose(seat, left, left)
        else:
            # While the duty is open, a regular card is left to meet it.
            s.suppose(seat, s.least(seat) - 1, min(s.most(seat) - 1, left - 1 if s.duty else left))

    def key(self, s: Npzr, option: i64) -> str:
        if option == NEW:
            return "new"
        return "new:rival" if option == NEW_RIVAL else f"on:{s.stacks.label(option)}"

    def offer(self, s: Npzr, option: i64) -> Offer:
        stays = option < NEW and s.pile(option, self.part % 3) == s.piles.home(self.card)
        leaves = not self.playing and not stays
        return words.offer_place(s, self.card, self.key(s, option), leaves, outcome(s, self, option))

    def prompt(self, s: Npzr) -> Say:
        return words.prompt_place(s, self.card, self.part)

    def clause(self) -> str:
        return "NPZR-10" if self.playing else "NPZR-19"

    def refusals(self, s: Npzr) -> list[Refusal]:
        return words.refuse_place(s, self.card, self.playing, s.keys())

    def inside(self) -> bool:
        return True

    def alone(self, s: Npzr) -> bool:
        """NPZR-19 The only card on the table can but change sides: its owner sees that before it is given away."""
        return s.offered.at(0) != NEW_RIVAL or s.edition < 2


def changes_anything(s: Npzr, card: i64, part: i64, place: i64) -> bool:
    """NPZR-19 Places that change nothing are not offered: a top back to its pile, a lone card to its own side."""
    slot = s.slot_of(card)
    if place == NEW or place == NEW_RIVAL:
        side = s.active if place == NEW else 1 - s.active
        return s.stacks.owner(slot) != side or s.size(slot) > 1
    return place != slot or s.piles.above(card) != NONE or s.piles.counter(card) != part


def outcome(s: Npzr, step: PlaceCard, option: i64) -> Npzr:
    """The table as it would be: hints are read off it."""
    twin = s.copy()
    twin.journal = Journal()
    twin.agenda.pop()
    step.answer(twin, option)
    return twin


class MoveFrom(Question[Npzr]):
    """NPZR-18 Pick any card on any stack, top or buried, on either side."""

    cites: ClassVar[str] = "NPZR-18"

    def options(self, s: Npzr, out: Options) -> None:
        for place in range(s.stacks.count):
            slot = s.stacks.at(place)
            for position in range(i64(3)):
                if s.piles.top(s.pile(slot, position)) != NONE:
                    out.add(3 * slot + position)
        out.add(DECLINE)

    def answer(self, s: Npzr, option: i64) -> None:
        if option == DECLINE:
            # NPZR-17 Earned means may: a move that is declined is lost.
            s.moves -= 1
            s.tell("declined", self.seat)
            s.push(GO_ON)
            return
        pile = s.pile(option // 3, option % 3)
        if s.piles.count(pile) > 1:
            s.push(MoveDepth(self.seat, option))
        else:
            pick_up(s, self.seat, s.piles.top(pile))

    def key(self, s: Npzr, option: i64) -> str:
        if option == DECLINE:
            return "decline"
        return f"from:{place_name(s, option)}"

    def offer(self, s: Npzr, option: i64) -> Offer:
        return words.offer_from(s, option, self.key(s, option))

    def prompt(self, s: Npzr) -> Say:
        return Say("prompt-move", moves=s.moves)

    def refusals(self, s: Npzr) -> list[Refusal]:
        return words.refuse_move(s, self.seat)

    def passing(self, s: Npzr) -> i64:
        return DECLINE


class MoveDepth(Question[Npzr]):
    """NPZR-18 The chosen pile has several cards: which one?"""

    cites: ClassVar[str] = "NPZR-18"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def facts(self) -> list[int]:
        return [self.seat, self.place]

    def pile(self, s: Npzr) -> i64:
        return s.pile(self.place // 3, self.place % 3)

    def options(self, s: Npzr, out: Options) -> None:
        for depth in range(s.piles.count(self.pile(s))):
            out.add(depth)

    def answer(self, s: Npzr, option: i64) -> None:
        pick_up(s, self.seat, s.piles.at(self.pile(s), option))

    def key(self, s: Npzr, option: i64) -> str:
        return f"card:{option}"

    def offer(self, s: Npzr, option: i64) -> Offer:
        card = s.piles.at(self.pile(s), option)
        return words.offer_depth(s, card, option, self.key(s, option), place_name(s, self.place))

    def prompt(self, s: Npzr) -> Say:
        return Say("prompt-depth")

    def inside(self) -> bool:
        return True


def place_name(s: Npzr, place: i64) -> str:
    """`B1.head`: a pile on the table."""
    return f"{s.stacks.label(place // 3)}.{POSITIONS[place % 3]}"


def pick_up(s: Npzr, seat: i64, card: i64) -> None:
    """The card stays where it lies until its place is chosen: no half-moved state is ever seen."""
    if s.deck.is_wild(card):
        s.push(Nominate(seat, card, False))
    else:
        s.push(PlaceCard(seat, card, s.piles.counter(card), False))


TURN: Final = Turn()
GO_ON: Final = GoOn()
# Written with dots: mypyc would build a pair of fixed length again at every look-up.
PLAY: Final[tuple[PlayCard, ...]] = (PlayCard(0), PlayCard(1))
MOVE: Final[tuple[MoveFrom, ...]] = (MoveFrom(0), MoveFrom(1))

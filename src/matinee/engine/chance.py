"""Chance: two generators of 32-bit words, and what dice and shuffles make of them.

Both streams are fixed; `tests/engine/test_chance.py` holds vectors. All arithmetic stays
within 63 bits, so that compiled and interpreted code give the same words.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Chance:
    """A stream of 32-bit words, asked for numbers below a bound."""

    def __init__(self) -> None:
        # How often chance was asked: an undo may not reach back over a change of this.
        self.asked: i64 = 0

    def word(self) -> i64:
        raise NotImplementedError

    def copy(self) -> "Chance":
        raise NotImplementedError

    def facts(self) -> list[int]:
        """The generator's whole state, for digests."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (Lemire's multiply and reject)."""
        self.asked += 1
        product = self.word() * bound
        low = product & WORD
        if low < bound:
            unfair = (WORD + 1 - bound) % bound
            while low < unfair:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def die(self) -> i64:
        return self.below(6) + 1

    def shuffle(self, cards: vec[i64]) -> None:
        """Fisher and Yates, from the last place down to the second."""
        place: i64 = len(cards) - 1
        while place > 0:
            other = self.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
            place -= 1


@mypyc_attr(acyclic=True)
class Swift(Chance):
    """For simulation and search: sfc32, seeded with 64 bits and run twelve rounds warm."""

    def __init__(self, seed: i64, warm: bool = False) -> None:
        super().__init__()
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0
        self.round: i64 = 1
        if not warm:
            for _ in range(12):
                self.word()

    def word(self) -> i64:
        out = (self.a + self.b + self.round) & WORD
        self.round = (self.round + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        turned = ((self.c << 21) & WORD) | (self.c >> 11)
        self.c = (turned + out) & WORD
        return out

    def copy(self) -> "Chance":
        twin = Swift(0, warm=True)
        twin.asked = self.asked
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.round = self.round
        return twin

    def facts(self) -> list[int]:
        return [self.a, self.b, self.c, self.round]


@mypyc_attr(acyclic=True)
class Fair(Chance):
    """For live tables: block n is SHA-256(seed, n as eight big-endian bytes), read as eight big-endian words.

    Strong enough for strangers, and simple enough that a person can check a deal in any language.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        if len(seed) != 32:
            raise ValueError("a fair seed has 32 bytes")
        self.seed = seed
        self.spent: i64 = 0
        self.block: bytes = b""

    def word(self) -> i64:
        place = (self.spent & 7) * 4
        if place == 0:
            self.block = sha256(self.seed + int(self.spent >> 3).to_bytes(8, "big")).digest()
        self.spent += 1
        return int.from_bytes(self.block[place : place + 4], "big")

    def copy(self) -> "Chance":
        twin = Fair(self.seed)
        twin.asked = self.asked
        twin.spent = self.spent
        twin.block = self.block
        return twin

    def facts(self) -> list[int]:
        return [int.from_bytes(self.seed, "big"), self.spent]


@mypyc_attr(acyclic=True)
class Scripted(Chance):
    """For tests and lessons: the numbers that the story needs, then a swift stream."""

    def __init__(self, numbers: list[int], seed: i64 = 0) -> None:
        super().__init__()
        self.numbers = numbers
        self.told: i64 = 0
        self.then: Chance = Swift(seed)

    def word(self) -> i64:
        return self.then.word()

    def below(self, bound: i64) -> i64:
        if self.told < len(self.numbers):
            number = self.numbers[self.told]
            if not 0 <= number < bound:
                raise ValueError(f"the script says {number}, but a number below {bound} is asked for")
            self.told += 1
            self.asked += 1
            return number
        return super().below(bound)

    def copy(self) -> "Chance":
        twin = Scripted(self.numbers)
        twin.asked = self.asked
        twin.told = self.told
        twin.then = self.then.copy()
        return twin

    def facts(self) -> list[int]:
        return [*self.numbers, self.told, *self.then.facts()]

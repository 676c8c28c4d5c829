"""Both generators are fixed: these vectors were computed by hand-written reference code, not by ours."""

from hashlib import sha256

import pytest
from hypothesis import given, strategies
from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance, Fair, Scripted, Swift

SEED = bytes(range(32))


def sfc32(seed: int, count: int) -> list[int]:
    """The reference: Chris Doty-Humphrey's sfc32, seeded (low, high, 0, 1) and warmed by twelve rounds."""
    mask = 0xFFFFFFFF
    a, b, c, d = seed & mask, seed >> 32 & mask, 0, 1
    words = []
    for _ in range(12 + count):
        t = (a + b + d) & mask
        d = (d + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (c << 21 | c >> 11) & mask
        c = (c + t) & mask
        words.append(t)
    return words[12:]


@given(strategies.integers(0, 2**62))
def test_swift_is_sfc32(seed: int) -> None:
    swift = Swift(seed)
    assert [swift.word() for _ in range(8)] == sfc32(seed, 8)


def test_swift_vector() -> None:
    swift = Swift(1)
    assert [swift.word() for _ in range(4)] == [441792574, 614447336, 1644328534, 3387734806]


def test_fair_is_sha256_in_counter_mode() -> None:
    fair = Fair(SEED)
    expected = [
        int.from_bytes(sha256(SEED + block.to_bytes(8, "big")).digest()[4 * place : 4 * place + 4], "big")
        for block in range(3)
        for place in range(8)
    ]
    assert [fair.word() for _ in range(24)] == expected


def test_a_fair_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(b"short")


@pytest.mark.parametrize("chance", [Swift(7), Fair(SEED), Scripted([1, 2], 7)], ids=["swift", "fair", "scripted"])
def test_a_copy_goes_on_with_the_same_numbers(chance: Chance) -> None:
    chance.below(6)
    twin = chance.copy()
    assert twin.facts() == chance.facts()
    assert [twin.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]


@given(strategies.integers(1, 2**20), strategies.integers(0, 2**62))
def test_numbers_stay_below_their_bound(bound: int, seed: int) -> None:
    swift = Swift(seed)
    assert all(0 <= swift.below(bound) < bound for _ in range(20))


def test_every_face_of_a_die_is_equally_likely() -> None:
    swift = Swift(11)
    faces = [0] * 7
    for _ in range(60_000):
        faces[swift.die()] += 1
    assert faces[0] == 0
    assert all(9_600 < count < 10_400 for count in faces[1:])


def test_a_shuffle_keeps_every_card() -> None:
    cards = vec[i64](range(52))
    Swift(3).shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert list(cards) != list(range(52))


def test_a_script_tells_its_numbers_and_then_falls_back() -> None:
    script = Scripted([5, 0])
    assert [script.below(6), script.below(6)] == [5, 0]
    assert 0 <= script.below(6) < 6


def test_a_script_that_does_not_fit_says_so() -> None:
    with pytest.raises(ValueError, match="the script says 9"):
        Scripted([9]).below(6)

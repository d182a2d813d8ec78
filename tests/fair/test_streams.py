"""Streams: which bytes are taken, which are passed over, and that no number is favoured."""

from __future__ import annotations

from collections import Counter
from itertools import count, islice

import pytest

from palifico.fair import Stream, hand
from palifico.fair.encoding import keyed


def raw(size: int) -> bytes:
    """The first bytes of the stream that is looked at here."""
    blocks = (keyed(b"key", "tag", 5, number) for number in count())
    return bytes(islice((byte for block in blocks for byte in block), size))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 12, 100, 128, 255, 256])
def test_bytes_that_would_favour_some_numbers_are_passed_over(n: int) -> None:
    stream = Stream(b"key", "tag", 5)
    taken = [byte % n for byte in raw(4000) if byte < 256 // n * n]
    assert [stream.below(n) for _ in taken] == taken
    assert len(taken) < 4000 or 256 % n == 0


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 12])
def test_number_has_as_many_bytes_as_every_other(n: int) -> None:
    found = Counter(byte % n for byte in range(256) if byte < 256 - 256 % n)
    assert len(found) == n
    assert len(set(found.values())) == 1


@pytest.mark.parametrize("n", [-1, 0, 257])
def test_byte_cannot_choose_among_so_many(n: int) -> None:
    with pytest.raises(ValueError, match=f"among {n}"):
        Stream(b"key", "tag").below(n)


def test_hand_goes_on_over_the_end_of_a_block() -> None:
    long = hand(b"secret", b"mix", round_=1, seat=0, dice=100)
    assert len(long) == 100
    assert hand(b"secret", b"mix", round_=1, seat=0, dice=5) == long[:5]
    assert set(long) == {1, 2, 3, 4, 5, 6}


def test_seat_round_secret_and_mix_all_matter() -> None:
    one = hand(b"secret", b"mix", round_=1, seat=0, dice=20)
    others = [
        hand(b"secret", b"mix", round_=2, seat=0, dice=20),
        hand(b"secret", b"mix", round_=1, seat=1, dice=20),
        hand(b"other", b"mix", round_=1, seat=0, dice=20),
        hand(b"secret", b"nix", round_=1, seat=0, dice=20),
    ]
    assert one not in others
    assert len(set(others)) == 4

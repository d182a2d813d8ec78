"""Keyed streams: uniform numbers from HMAC output by rejection sampling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from palifico.fair.encoding import Field, keyed
from palifico.fair.secret import Secret
from palifico.rules import Edition, Face, First, Hand, Seat, first_player


class Stream:
    """The bytes of HM(key, fields…, 0), HM(key, fields…, 1), … one after the other."""

    __slots__ = ("_bytes",)

    def __init__(self, key: Secret | bytes, tag: str, *fields: Field) -> None:
        self._bytes = _bytes(key, tag, fields)

    def below(self, n: int) -> int:
        """Return the next number below n: bytes that would favour some numbers are passed over.

        Raises ValueError unless n is 1 to 256.
        """
        if not 1 <= n <= 256:
            raise ValueError(f"a byte cannot choose among {n}")
        limit = 256 - 256 % n
        for byte in self._bytes:
            if byte < limit:
                return byte % n
        raise AssertionError("a stream has no end")


def _bytes(key: Secret | bytes, tag: str, fields: tuple[Field, ...]) -> Iterator[int]:
    for number in count():
        yield from keyed(key, tag, *fields, number)


def hand(secret: Secret | bytes, mix: bytes, *, round_: int, seat: Seat, dice: int) -> Hand:
    """Return the dice of one seat in one round; rounds count from 1."""
    stream = Stream(secret, "pf1/dice", mix, round_, seat)
    return tuple([1 + stream.below(6) for _ in range(dice)])


def first(mix: bytes, edition: Edition, *, seats: int, named: Seat | None = None) -> First:
    """Return who opens the game; `named` counts where the edition lets the host name the opener."""
    return first_player(
        edition,
        seats=seats,
        draw=lambda n: first_by_lot(mix, n),
        throw=lambda j, seat: throw(mix, j, seat),
        named=named,
    )


def first_by_lot(mix: bytes, seats: int) -> Seat:
    """Return the first player where chance decides."""
    return Stream(mix, "pf1/first").below(seats)


def throw(mix: bytes, number: int, seat: Seat) -> Face:
    """Return the die of a seat in the roll-off with this number, from 0."""
    return 1 + Stream(mix, "pf1/rolloff", number, seat).below(6)

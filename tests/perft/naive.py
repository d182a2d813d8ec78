"""The raise tables once more, written out one condition at a time, to hold against the engine.

Nothing here is fast and nothing is shared with the engine: an edition is a name, a bid a pair, and
the legal bids are those of all counts and faces that no condition speaks against.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

Pair: TypeAlias = tuple[int, int]

PLAIN = {
    "asmodee-2024": "free",
    "piatnik": "free",
    "pressman-2008": "free",
    "azteca": "never down",
    "paco": "one axis",
}
CHANGE = {"piatnik": "free", "pressman-2008": "never down", "azteca": "never down"}
"""How a face may be changed in a last-die round, where anybody may at all."""


def code(
    edition: str, *, last_die: bool, may_change: bool, previous: Pair | None, limit: int, bid: Pair
) -> str | None:
    """Why a bid is refused, or None."""
    m, g = bid
    if m < 1 or m > limit:
        return "bid.count"
    if g < 1 or g > 6:
        return "bid.face"
    if previous is None:
        return "bid.opening_wild" if g == 1 and not last_die else None
    n, f = previous
    if last_die:
        if g != f and not may_change:
            return "bid.face_locked"
        return raise_code(CHANGE[edition] if g != f else "free", n, f, m, g)
    if f != 1 and g == 1:
        return None if 2 * m >= n else "bid.half"
    if f == 1 and g != 1:
        return None if m >= 2 * n + 1 else "bid.double"
    return raise_code(PLAIN[edition], n, f, m, g)


def raise_code(rule: str, n: int, f: int, m: int, g: int) -> str | None:
    """Between two faces of the same kind: the table's row for the rule, then the code that fits."""
    if rule == "free" and (m > n or (m == n and g > f)):
        return None
    if rule == "never down" and ((g == f and m > n) or (g > f and m >= n)):
        return None
    if rule == "one axis" and ((g == f and m > n) or (g > f and m == n)):
        return None
    if rule != "free" and g < f:
        return "bid.face_down"
    if m < n or (m == n and g <= f):
        return "bid.not_higher"
    return "bid.one_axis"


class Round(NamedTuple):
    """A round to count through: whose dice, who opens, who was palifico in an earlier round."""

    edition: str
    dice: tuple[int, ...]
    opener: int
    last_die: bool
    earlier: frozenset[int]
    limit: int


def may_change(round_: Round, seat: int) -> bool:
    """Whether a seat may change the face in a last-die round."""
    if round_.dice[seat] != 1:
        return False
    if round_.edition == "piatnik":
        return True
    if round_.edition == "pressman-2008":
        return seat != round_.opener and seat in round_.earlier
    return round_.edition == "azteca" and seat != round_.opener


def bids(round_: Round, seat: int, previous: Pair | None) -> list[Pair]:
    """All legal bids, by count and then by face."""
    every = [(m, g) for m in range(1, round_.limit + 1) for g in range(1, 7)]
    return [
        bid
        for bid in every
        if code(
            round_.edition,
            last_die=round_.last_die,
            may_change=may_change(round_, seat),
            previous=previous,
            limit=round_.limit,
            bid=bid,
        )
        is None
    ]


def next_seat(round_: Round, seat: int) -> int:
    """The next seat clockwise that has dice."""
    seat = (seat + 1) % len(round_.dice)
    while round_.dice[seat] == 0:
        seat = (seat + 1) % len(round_.dice)
    return seat


def sequences(round_: Round) -> tuple[int, ...]:
    """How many sequences of 1, 2, 3 … bids there are that a challenge can follow."""

    @cache
    def after(seat: int, previous: Pair | None) -> tuple[int, ...]:
        by_length = [0] * (6 * round_.limit + 1)
        for bid in bids(round_, seat, previous):
            by_length[0] += 1
            for more, ways in enumerate(after(next_seat(round_, seat), bid), start=1):
                by_length[more] += ways
        while by_length and by_length[-1] == 0:
            by_length.pop()
        return tuple(by_length)

    return after(round_.opener, None)


def sizes(round_: Round) -> list[tuple[int, int]]:
    """The fewest and the most legal bids after 0, 1, 2 … bids."""
    found: list[tuple[int, int]] = []
    positions: set[tuple[int, Pair | None]] = {(round_.opener, None)}
    while positions:
        numbers = [len(bids(round_, seat, previous)) for seat, previous in positions]
        found.append((min(numbers), max(numbers)))
        positions = {
            (next_seat(round_, seat), bid)
            for seat, previous in positions
            for bid in bids(round_, seat, previous)
        }
    return found

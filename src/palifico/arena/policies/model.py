"""Policy model: ways to choose that the kernel knows, each a row of whole numbers.

All is reckoned in whole numbers, so that a game is the same on every machine. A chance is a number
from 0 to `ONE` (2**32), rounded down. Each question to a policy has a random number of 64 bits; its
upper half and its lower half are two draws from 0 to 2**32 - 1. «One of n» is `draw * n >> 32`.

**Questions.** Where a bid stands and the rules have the exact call, all players who may make it are
asked whether they do, clockwise from the player to act and with that player; the first who does
calls. Then the player to act bids or challenges. At an opening there is only the second question.

**What a policy sees.** How many of its own dice count for each face, how many dice the others have
in all, the standing bid, and which bids are legal: of each face a run of counts, from its least to
its most. The chance of a bid is the exact one, by its own dice and fair dice elsewhere.

`Random`. Asked for an exact call as number i (from 0) of m, with b legal bids: calls if one of
`b + 1 + m - i`, by the upper half, is 0. To act: one of the legal bids and the challenge, by the
upper half. So in a company of `Random` everything legal is equally likely, and is drawn at once.

`Thresholds`. Calls exact if the chance of exactly that many is at least `exact`; never if its own
dice are more than were bid. To act: if the standing bid's chance is below `doubt`, or nothing can
be bid, challenges. If the lower half is below `bluff`, bids the least count of one of the faces
that can be bid, by the upper half, wild first. Else of every face it takes the least count, and
goes up by one as long as the next count is at least `press` likely. Of those that are at least
`press` likely it bids the one that stands highest (`c` of a face at `16 c + face`; in a normal
round wild at `32 c + 8`). If none is, it takes the likeliest, the first of equals; but challenges
a bid whose chance to be false is greater than that.

`Table`. Chances fall into 16 bins, `chance >> 28`, the last one with certainty. Calls exact if the
upper half is below `exact[bin of exactly that many]`; never if its own dice are more. To act on a
bid: challenges if nothing can be bid or if the upper half is below `challenge[bin of the standing
bid]`. Else every legal bid weighs `bid[its bin]`, and the lower half chooses one by weight, faces
from wild on, counts upwards. If nothing weighs anything: challenges a bid, or opens with 1 two.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

ONE: Final = 1 << 32
"""Certainty."""
HALF: Final = ONE >> 1
BINS: Final = 16
MAX_DICE: Final = 120
"""Twelve players with ten dice each."""
MAX_BID_WEIGHT: Final = 65535
"""The greatest weight of a bid in a table."""
ROW_WIDTH: Final = 64
"""Numbers in the row of a policy."""
RANDOM_KIND, THRESHOLDS_KIND, TABLE_KIND, OUTSIDE_KIND = range(4)
CHALLENGE_AT, EXACT_AT, BID_AT = (8 + BINS * part for part in range(3))


def _check_chance(given: float, name: str) -> None:
    if not 0 <= given <= 1:
        raise ValueError(f"{name}: a chance is from 0 to 1, so not {given}")


@dataclass(frozen=True, slots=True)
class Random:
    """Everything legal is equally likely."""

    def row(self) -> list[int]:
        """Return the policy in numbers."""
        return [RANDOM_KIND]


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Goes by the exact chance of bids. Each number is a chance from 0 to 1.

    It challenges bids less likely than `doubt`, bids as high as is still as likely as `press`,
    calls exact what is as likely as `exact`, and bids some other face as often as `bluff`.
    """

    doubt: float = 0.2
    press: float = 0.85
    exact: float = 0.6
    bluff: float = 0.02

    def __post_init__(self) -> None:
        for field in fields(self):
            _check_chance(getattr(self, field.name), field.name)

    def row(self) -> list[int]:
        """Return the policy in numbers."""
        shares = (self.doubt, self.press, self.exact, self.bluff)
        return [THRESHOLDS_KIND, *(int(share * ONE) for share in shares)]


@dataclass(frozen=True, slots=True)
class Table:
    """Does what a table says for each bin of chance: three rows of sixteen numbers.

    `challenge` and `exact` are chances, `bid` are weights of any size.
    """

    challenge: tuple[float, ...]
    bid: tuple[float, ...]
    exact: tuple[float, ...] = (0.0,) * BINS

    def __post_init__(self) -> None:
        for field in fields(self):
            given = getattr(self, field.name)
            if len(given) != BINS:
                raise ValueError(f"{field.name}: {BINS} numbers are needed, not {len(given)}")
            for number in given:
                if field.name != "bid":
                    _check_chance(number, field.name)
                elif not 0 <= number < float("inf"):
                    raise ValueError(f"bid: a weight is not negative, so not {number}")

    def row(self) -> list[int]:
        """Return the policy in numbers."""
        heaviest = max(self.bid) or 1.0
        return [
            *[TABLE_KIND, 0, 0, 0, 0, 0, 0, 0],
            *(int(share * ONE) for share in self.challenge),
            *(int(share * ONE) for share in self.exact),
            *(round(weight / heaviest * MAX_BID_WEIGHT) for weight in self.bid),
        ]


Policy: TypeAlias = Random | Thresholds | Table
RANDOM: Final = Random()
ODDS: Final = Thresholds()


def rows_of(policies: list[Policy | None]) -> NDArray[np.int64]:
    """Return policies as the kernel reads them; None stands for a seat played from outside."""
    rows = np.zeros((len(policies), ROW_WIDTH), np.int64)
    for row, policy in zip(rows, policies, strict=True):
        numbers = [OUTSIDE_KIND] if policy is None else policy.row()
        row[: len(numbers)] = numbers
    return rows


@cache
def tails() -> NDArray[np.int64]:
    """[0: wild dice count, 1: they do not][unknown dice][needed]: the chance of at least so many.

    >>> int(tails()[0, 2, 1]) == ONE * 5 // 9
    True
    """
    table = np.zeros((2, MAX_DICE + 1, MAX_DICE + 2), np.int64)
    for alone, (misses, sides) in enumerate(((2, 3), (5, 6))):
        for dice in range(MAX_DICE + 1):
            ways = 0
            for needed in range(dice, -1, -1):
                ways += comb(dice, needed) * misses ** (dice - needed)
                table[alone, dice, needed] = ONE * ways // sides**dice
    return table

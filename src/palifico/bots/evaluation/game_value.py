"""Game value: the chance to win the whole game from a position between two rounds.

A table fitted to games of the bots against each other (`python -m tools.fit.game_value`), in
`data/value-1.json`: by the number of players left, one's own dice, the dice of all others, whether
one opens, and whether the round is a last-die round. What the table does not have is reckoned by
the share of strengths: a player with d dice is as strong as d to a power. Beside it stands how
often a bidder whose bid was raised still loses a die in that round.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from palifico.rules import Seat

VERSION: Final = 1


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted table, and the power for what is not in it."""

    power: float
    opening: float
    table: dict[str, float]
    risk: tuple[float, ...]
    """Of who was raised: see `risk`"""
    fitted: str


@lru_cache(maxsize=1)
def values() -> Values:
    """Return the table of this version."""
    text = files("palifico.bots").joinpath(f"data/value-{VERSION}.json").read_bytes()
    return msgspec.json.decode(text, type=Values)


@lru_cache(maxsize=1 << 16)
def value(dice: tuple[int, ...], seat: Seat, opener: Seat, *, last_die: bool) -> float:
    """Return the chance that `seat` wins, with these dice and this opener of the next round."""
    mine = dice[seat]
    others = sum(dice) - mine
    if not mine or not others:
        return float(bool(mine))
    found = values().table.get(key(dice, seat, opener, last_die=last_die))
    return reckoned(dice, seat, opener) if found is None else found


def key(dice: tuple[int, ...], seat: Seat, opener: Seat, *, last_die: bool) -> str:
    """Return how a position is called in the table."""
    players = len(dice) - dice.count(0)
    how = "o" if opener == seat else "-"
    return f"{players}/{dice[seat]}/{sum(dice) - dice[seat]}/{how}{'l' if last_die else '-'}"


def reckoned(dice: tuple[int, ...], seat: Seat, opener: Seat) -> float:
    """Return the share of one's own strength."""
    return reckoned_by(values().power, values().opening, dice, seat, opener)


def reckoned_by(
    power: float, opening: float, dice: tuple[int, ...], seat: Seat, opener: Seat
) -> float:
    """Return the share of one's own strength, where that grows with a power of the dice."""
    strength = [d**power * (1 + opening * (s == opener)) for s, d in enumerate(dice)]
    return float(strength[seat] / sum(strength))


def risk(players: int, chance: float) -> float:
    """Return how likely who made a bid, true with a chance, still loses a die once it is raised.

    With many players the round ends before it comes back; after a bold bid it ends soon.
    """
    z = sum(w * x for w, x in zip(values().risk, risk_row(players, chance), strict=True))
    return 1 / (1 + exp(-z))


def risk_row(players: int, chance: float) -> tuple[float, ...]:
    """Return what the risk depends on."""
    others = log(players - 1)
    return (1.0, others, chance, chance * others, chance**2)

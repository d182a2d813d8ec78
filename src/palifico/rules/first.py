"""First player: named by the host, drawn, or decided by a roll-off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from palifico.rules.edition import Edition, FirstPlayer
from palifico.rules.values import Face, Seat


@dataclass(frozen=True, slots=True)
class First:
    """The first opener, and the throws that decided it (none unless there was a roll-off)."""

    seat: Seat
    throws: tuple[dict[Seat, Face], ...] = ()


def first_player(
    edition: Edition,
    *,
    seats: int,
    draw: Callable[[int], Seat],
    throw: Callable[[int, Seat], Face],
    named: Seat | None = None,
) -> First:
    """Return who opens. `draw(n)` picks a number below n; `throw(j, seat)` is a die of roll-off j.

    Only an edition whose host names the first player listens to `named`.
    """
    if edition.first_player is FirstPlayer.HIGHEST_ROLL:
        return roll_off(seats, throw)
    if edition.first_player is FirstPlayer.NAMED and named is not None:
        return First(named)
    return First(draw(seats))


def roll_off(seats: int, throw: Callable[[int, Seat], Face]) -> First:
    """Let all throw one die; those tied for the highest throw again until one is left.

    The wild face counts 1.
    """
    contenders = list(range(seats))
    throws: list[dict[Seat, Face]] = []
    while len(contenders) > 1:
        dice = {seat: throw(len(throws), seat) for seat in contenders}
        throws.append(dice)
        highest = max(dice.values())
        contenders = [seat for seat in contenders if dice[seat] == highest]
    return First(contenders[0], tuple(throws))

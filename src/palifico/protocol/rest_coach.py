"""REST answers of the coach: chances from 0 to 1, and ranked advice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class BidOdds(Struct, frozen=True):
    """How likely a bid is: true by the dice alone, after listening to the round, and exact."""

    bid: tuple[int, int]
    chance: float
    heard: float
    exact: float


class OddsShown(Struct, frozen=True):
    """The chances of a seat at the turn that entry `n` began: of every bid that it may make now.

    `dudo` is how likely the standing bid is false, after listening and before; `calza`, that it is
    exact, where the seat may call that. They are null where there is nothing to call. `version`
    names the model of how people bid.
    """

    n: int
    bids: tuple[BidOdds, ...]
    dudo: float | None
    dudo_before: float | None
    calza: float | None
    version: str


class Advice(Struct, frozen=True):
    """Something that could be done, and why or why not, in a sentence.

    `before` and `after` listening: how likely it turns out right. `win` is the chance to win the
    whole game after it.
    """

    action: Literal["bid", "dudo", "calza"]
    bid: tuple[int, int] | None
    before: float
    after: float
    win: float
    why: str


class AdviceShown(Struct, frozen=True):
    """What a seat could do at the turn that entry `n` began, the best first; none if nothing.

    Out of turn `wait` is the chance to win if it does nothing.
    """

    n: int
    seat: int
    advice: tuple[Advice, ...]
    wait: float | None

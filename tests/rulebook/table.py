"""One row a cell of the rule table, and short ways to play a game into a position.

`lose` and `regain` play whole rounds, so every position here is one that players can reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from palifico.editions import IDS, box, variant
from palifico.rules import (
    Action,
    Bid,
    Calza,
    Dudo,
    Legal,
    Refusal,
    Seat,
    State,
    decide,
    legal,
    start,
)
from palifico.rules.state import clockwise, left_of
from tests.random_games import dealt, played

CALZA_RULES: dict[str, object] = {
    "calza": True,
    "calza_to_act": True,
    "calza_bidder": False,
    "calza_last_die": True,
    "calza_two_players": True,
    "calza_right_opens": "caller",
    "calza_tie": "nearest",
    "calza_or_turn": "first_come",
    "show_calza": "all_at_once",
}
"""An exact call for a box that has none."""


def cells(values: str, *rows: tuple[Any, ...]) -> pytest.MarkDecorator:
    """Rows of `(edition, what its rule says, value, …)`: one test each, named after both."""
    assert {row[0] for row in rows} == set(IDS), "every edition has its cell"
    return pytest.mark.parametrize(
        ("edition", *values.split()),
        [pytest.param(id_, *given, id=f"{id_}: {says}") for id_, says, *given in rows],
    )


def everywhere(says: str) -> pytest.MarkDecorator:
    """The same rule in all five editions."""
    return pytest.mark.parametrize(
        "edition", [pytest.param(id_, id=f"{id_}: {says}") for id_ in IDS]
    )


def game(
    edition: str,
    *,
    seats: int = 3,
    opener: Seat = 0,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
) -> State:
    """A new game, as the box has it unless options or house rules are given."""
    return start(variant(edition, options, house).edition, seats=seats, opener=opener)


def with_all_rules(
    edition: str,
    *,
    seats: int = 3,
    opener: Seat = 0,
    house: Mapping[str, object] | None = None,
) -> State:
    """A new game with the last-die rule and the exact call switched on where they are options."""
    options = dict.fromkeys({"calza", "last_die"} & set(box(edition).options), True)
    return game(edition, seats=seats, opener=opener, options=options, house=house)


def twos(state: State, *, threes: int = 0) -> State:
    """Dice for all: the first so many are threes, the others twos, and none is wild."""
    faces = iter([3] * threes + [2] * (sum(state.dice) - threes))
    return dealt(state, [[next(faces) for _ in range(held)] for held in state.dice])


def bids(state: State, *texts: str) -> State:
    """These bids, one after the other, each by the player to act."""
    for text in texts:
        assert state.round is not None
        state = played(state, state.round.to_act, Bid.from_text(text))
    return state


def dudo(state: State) -> State:
    """The player to act challenges."""
    assert state.round is not None
    return played(state, state.round.to_act, Dudo())


def calza(state: State, seat: Seat) -> State:
    """A seat calls the bid that stands exact."""
    return played(state, seat, on_the_bid(state))


def on_the_bid(state: State) -> Calza:
    """An exact call on the bid that stands."""
    assert state.round is not None
    return Calza(state.round.bid)


def lose(state: State, seat: Seat, *, times: int = 1) -> State:
    """So many rounds that each cost `seat` a die."""
    for _ in range(times):
        state = twos(state)
        if seat == state.opener:
            state = dudo(bids(state, "1x3"))
            continue
        rising = range(1, clockwise(state, state.opener).index(seat) + 1)
        state = dudo(bids(state, *(f"{count}x2" for count in rising)))
    return state


def regain(state: State, seat: Seat) -> State:
    """A round in which `seat`, neither bidder nor to act, makes a right exact call."""
    for count, bidder in enumerate(clockwise(state, state.opener), start=1):
        if seat not in (bidder, left_of(state.dice, bidder)):
            state = bids(twos(state, threes=count), *(f"{n}x3" for n in range(1, count + 1)))
            return calza(state, seat)
    raise AssertionError(f"seat {seat} cannot call")


def code(state: State, seat: Seat, action: Action) -> str | None:
    """The code of the refusal, or None when the action is allowed."""
    events = decide(state, seat, action)
    return events.code if isinstance(events, Refusal) else None


def bid_code(state: State, text: str) -> str | None:
    """The same for a bid by the player to act; the legal set must agree."""
    assert state.round is not None
    bid, seat = Bid.from_text(text), state.round.to_act
    answer = code(state, seat, bid)
    assert ((seat, bid) in legal(state)) is (answer is None)
    return answer


def calza_code(state: State, seat: Seat) -> str | None:
    """The same for an exact call on the bid that stands; the legal set must agree."""
    answer = code(state, seat, on_the_bid(state))
    assert (seat in legal(state).calza) is (answer is None)
    return answer


def allowed(state: State) -> Legal:
    """The legal set, which is never empty while a round is on."""
    moves = legal(state)
    assert len(moves) > 0
    return moves

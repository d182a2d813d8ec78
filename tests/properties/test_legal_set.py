"""Every legal action is accepted, every other is refused, and the legal set says the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from palifico.rules import (
    CODES,
    FACES,
    Action,
    Bid,
    Calza,
    Dudo,
    Legal,
    LegalBids,
    Refusal,
    Seat,
    State,
    decide,
    legal,
)
from palifico.rules.events import BidMade, CalzaCalled, DudoCalled
from tests.properties.tables import Table, examples, tables
from tests.random_games import random_states


def grid(state: State) -> Iterator[tuple[Seat, Action]]:
    """Everything that anybody could think of asking for, sensible or not."""
    standing = state.round.bid if state.round else None
    others = {None, Bid(1, 2), Bid(state.limit, 6)}
    if standing is not None:
        others |= {standing, Bid(standing.count + 1, standing.face), Bid(standing.count, 1)}
    for seat in range(len(state.dice)):
        for count in range(state.limit + 2):
            for face in range(8):
                yield seat, Bid(count, face)
        yield seat, Dudo()
        for bid in others:
            yield seat, Calza(bid)


def check_everything(state: State) -> int:
    """Ask for everything in the grid; how many of those were accepted."""
    moves, before = legal(state), repr(state)
    accepted = []
    for seat, action in grid(state):
        answer = decide(state, seat, action)
        inside = (seat, action) in moves
        if isinstance(answer, Refusal):
            assert not inside, (seat, action, answer)
            assert answer.code in CODES
        else:
            assert inside, (seat, action)
            assert answer[0] in (
                *([BidMade(seat, action)] if isinstance(action, Bid) else ()),
                *([DudoCalled(seat)] if isinstance(action, Dudo) else ()),
                *([CalzaCalled(seat)] if isinstance(action, Calza) else ()),
            )
            accepted.append((seat, action))
    assert repr(state) == before
    check_agreement(moves, accepted)
    return len(accepted)


def check_agreement(moves: Legal, accepted: list[tuple[Seat, Action]]) -> None:
    """Membership, length, order and smallest counts of a legal set all tell of the same actions."""
    listed = list(moves)
    assert len(listed) == len(moves) == len(set(listed))
    assert set(listed) == set(accepted)
    bids = [action for _, action in accepted if isinstance(action, Bid)]
    assert list(moves.bids) == sorted(bids)
    assert len(moves.bids) == len(bids)
    for face in FACES:
        counts = sorted(bid.count for bid in bids if bid.face == face)
        assert list(moves.bids.counts(face)) == counts
        assert moves.smallest(face) == moves.bids.smallest(face) == (counts[0] if counts else None)
    assert moves.dudo == any(isinstance(action, Dudo) for _, action in accepted)
    assert list(moves.calza) == [seat for seat, action in accepted if isinstance(action, Calza)]


def some(states: Iterator[State], rng: Random, most: int) -> list[State]:
    """At most so many of the states, from all over the game."""
    every = list(states)
    return every if len(every) <= most else rng.sample(every, most)


@examples(1)
@given(tables(seats=(2, 4), dice=(1, 3)))
def test_legal_action_is_accepted_and_every_other_refused_small(table: Table) -> None:
    for state in some(random_states(table.rng, table.variant, table.seats), table.rng, 40):
        accepted = check_everything(state)
        assert (accepted > 0) == state.bidding


@examples(0.5)
@given(tables(seats=(5, 12), dice=(2, 5)))
def test_legal_action_is_accepted_and_every_other_refused_large(table: Table) -> None:
    for state in some(random_states(table.rng, table.variant, table.seats), table.rng, 4):
        assert (check_everything(state) > 0) == state.bidding


@examples(1)
@given(tables())
def test_legal_set_what_one_seat_may_do_is_its_share_of_the_whole(table: Table) -> None:
    for state in some(random_states(table.rng, table.variant, table.seats), table.rng, 20):
        moves = legal(state)
        shares = [list(moves.of(seat)) for seat in range(table.seats)]
        for seat, share in enumerate(shares):
            assert all(who == seat for who, _ in share)
            assert share == [ask for ask in moves if ask[0] == seat]
        assert sum(map(len, shares)) == len(moves)


@pytest.mark.parametrize("bid", [(1, 2), Bid(0, 2), Bid(1, 0), Bid(1, 7), Bid(-1, 2), "1x2", None])
def test_legal_set_what_is_no_bid_is_in_no_legal_set(bid: object) -> None:
    everything = LegalBids((range(1, 31),) * 6)
    assert Bid(1, 2) in everything
    assert bid not in everything

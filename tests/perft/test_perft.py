"""How many complete sequences of bids there are at small tables: pinned, and counted twice.

`perft.toml` holds, for each edition and table, how many sequences of 1, 2, 3 … bids can be followed
by a challenge, and the fewest and most legal bids at each depth. The engine counts them through its
own states, `naive` through the written-out raise tables. `python -m tests.perft.test_perft` prints
the file as the naive count would have it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from palifico.editions import IDS, variant
from palifico.rules import Bid, Dudo, State, evolve, legal, start
from palifico.rules.events import BidMade
from tests.each import each
from tests.perft import naive
from tests.random_games import dealt, played

FILE: Final = Path(__file__).with_name("perft.toml")


class Table(NamedTuple):
    """Where a round is counted. `drops` says who loses a die, in turn, before it begins."""

    seats: int
    dice_each: int
    drops: tuple[int, ...] = ()


TABLES: Final = {
    "2 seats, 1 die": Table(2, 1),
    "3 seats, 1 die": Table(3, 1),
    "2 seats, 2 dice": Table(2, 2),
    "last die, nobody else has one": Table(3, 2, drops=(0,)),
    "last die, another has one since its own": Table(3, 2, drops=(0, 1)),
}
FEW: Final = 30_000
"""So many sequences can be walked through one by one."""


def opened(edition: str, table: Table) -> State:
    """The engine's state as the round to be counted begins."""
    options = {"last_die": True} if edition == "asmodee-2024" else {}
    rules = variant(edition, options, {"dice_each": table.dice_each}).edition
    state = start(rules, seats=table.seats, opener=0)
    for loser in table.drops:
        state = dealt(state, [[2] * held for held in state.dice])
        false = loser == state.opener
        state = played(state, state.opener, Bid(state.limit, 3) if false else Bid(1, 2))
        state = played(state, 1 if state.opener == 0 else 2, Dudo())
        assert state.opener == loser
    return dealt(state, [[2] * held for held in state.dice])


def described(edition: str, table: Table) -> naive.Round:
    """The same round in plain words."""
    dice = tuple(table.dice_each - table.drops.count(seat) for seat in range(table.seats))
    opener = table.drops[-1] if table.drops else 0
    earlier = frozenset(table.drops[:-1])
    limit = table.seats * table.dice_each
    return naive.Round(edition, dice, opener, bool(table.drops), earlier, limit)


def position(state: State) -> tuple[int, Bid | None]:
    """Who is to act on which bid: in one round, nothing else decides what is legal."""
    assert state.round is not None
    return state.round.to_act, state.round.bid


def bid_in(state: State, bid: Bid) -> State:
    """The state after a bid, without asking whether it is legal."""
    assert state.round is not None
    return evolve(state, BidMade(state.round.to_act, bid))


def add(into: list[int], below: tuple[int, ...]) -> None:
    """Count one bid, and one more for every sequence that goes on after it."""
    into.extend([0] * (1 + len(below) - len(into)))
    into[0] += 1
    for more, ways in enumerate(below, start=1):
        into[more] += ways


def walk(state: State) -> tuple[int, ...]:
    """Sequences by their length, each one really played."""
    found: list[int] = []
    for bid in legal(state).bids:
        assert state.round is not None
        after = played(state, state.round.to_act, bid)
        assert legal(after).dudo
        add(found, walk(after))
    return tuple(found)


def count(state: State) -> tuple[int, ...]:
    """Sequences by their length; what follows the same bid to the same player is counted once."""
    seen: dict[tuple[int, Bid | None], tuple[int, ...]] = {}

    def after(state: State) -> tuple[int, ...]:
        key = position(state)
        if key not in seen:
            found: list[int] = []
            for bid in legal(state).bids:
                add(found, after(bid_in(state, bid)))
            seen[key] = tuple(found)
        return seen[key]

    return after(state)


def widths(state: State) -> list[tuple[int, int]]:
    """The fewest and the most legal bids after 0, 1, 2 … bids."""
    found: list[tuple[int, int]] = []
    here = {position(state): state}
    while here:
        numbers = [len(legal(at).bids) for at in here.values()]
        found.append((min(numbers), max(numbers)))
        after = [bid_in(at, bid) for at in here.values() for bid in legal(at).bids]
        here = {position(at): at for at in after}
    return found


@cache
def pinned() -> dict[str, Any]:
    """The file."""
    return tomllib.loads(FILE.read_text("utf-8"))


CASES = [(edition, name) for edition in IDS for name in TABLES]


@each(("edition", "name"), CASES)
def test_engine_counts_as_pinned(edition: str, name: str) -> None:
    state, pin = opened(edition, TABLES[name]), pinned()[edition][name]
    assert list(count(state)) == pin["sequences"]
    assert sum(count(state)) == pin["total"]
    assert [list(pair) for pair in widths(state)] == pin["legal_bids"]


@each(("edition", "name"), CASES)
def test_naive_count_is_the_same(edition: str, name: str) -> None:
    round_, pin = described(edition, TABLES[name]), pinned()[edition][name]
    assert list(naive.sequences(round_)) == pin["sequences"]
    assert [list(pair) for pair in naive.sizes(round_)] == pin["legal_bids"]


WALKED = [(e, n) for e, n in CASES if sum(naive.sequences(described(e, TABLES[n]))) <= FEW]


@pytest.mark.parametrize(("edition", "name"), WALKED)
def test_sequence_walked_through(edition: str, name: str) -> None:
    assert list(walk(opened(edition, TABLES[name]))) == pinned()[edition][name]["sequences"]


@each(("edition", "name"), CASES)
def test_perft_both_count_the_same_table(edition: str, name: str) -> None:
    state, round_ = opened(edition, TABLES[name]), described(edition, TABLES[name])
    assert (state.dice, state.opener, state.last_die, state.limit) == (
        round_.dice,
        round_.opener,
        round_.last_die,
        round_.limit,
    )


def test_perft_nothing_is_pinned_that_is_not_counted() -> None:
    assert [(edition, name) for edition, tables in pinned().items() for name in tables] == CASES


def as_text() -> str:
    """The file, counted by the naive implementation."""
    lines = ["# Sequences of 1, 2, 3 … bids that a challenge can follow; fewest and most legal"]
    lines += ["# bids after 0, 1, 2 … bids. Read the diff before you accept a change of this file."]
    for edition, name in CASES:
        round_ = described(edition, TABLES[name])
        counted, pairs = naive.sequences(round_), naive.sizes(round_)
        lines += ["", f'[{edition}."{name}"]', f"sequences = {list(counted)}"]
        lines += [f"total = {sum(counted)}", f"legal_bids = {[list(pair) for pair in pairs]}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(as_text(), end="")

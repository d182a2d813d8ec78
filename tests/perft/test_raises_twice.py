"""The engine and the written-out raise tables agree on every bid, and on why it is refused."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.editions import IDS, box
from palifico.rules import Bid, Situation, legal_bids
from palifico.rules.raises import why_not
from tests.perft import naive
from tests.properties.tables import examples


class Case(NamedTuple):
    """A situation in plain words."""

    edition: str
    last_die: bool
    may_change: bool
    previous: tuple[int, int] | None
    limit: int

    def naive(self, bid: tuple[int, int]) -> str | None:
        """What the written-out tables say to a bid."""
        return naive.code(**self._asdict(), bid=bid)

    def engine(self) -> Situation:
        """The same for the engine."""
        previous = Bid(*self.previous) if self.previous else None
        rules = box(self.edition).edition
        return Situation(rules, self.last_die, self.may_change, previous, self.limit)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Any situation that the edition's rules can lead to."""
    edition, last_die = draw(st.sampled_from(IDS)), draw(st.booleans())
    may_change = last_die and edition in naive.CHANGE and draw(st.booleans())
    limit = draw(st.integers(2, 40))
    bid = st.tuples(st.integers(1, limit), st.integers(1, 6))
    return Case(edition, last_die, may_change, draw(st.none() | bid), limit)


def check(case: Case) -> None:
    """Compare every bid, also those with impossible counts and faces."""
    at, legal = case.engine(), []
    for count in (-1, *range(case.limit + 2), 10**9):
        for face in range(-1, 9):
            expected = case.naive((count, face))
            assert why_not(at, Bid(count, face)) == expected, (case, count, face)
            if expected is None:
                legal.append(Bid(count, face))
    assert list(legal_bids(at)) == legal


@examples(4)
@given(cases())
def test_same_bids_and_same_codes_anywhere(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("last_die", [False, True])
@pytest.mark.parametrize("edition", IDS)
def test_same_bids_and_same_codes_after_every_bid_up_to_seven(edition: str, last_die: bool) -> None:
    rights = {False, last_die and edition in naive.CHANGE}
    for right in sorted(rights):
        check(Case(edition, last_die, right, None, 7))
        for previous in [(n, f) for n in range(1, 8) for f in range(1, 7)]:
            check(Case(edition, last_die, right, previous, 7))

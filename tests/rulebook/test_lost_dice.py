"""Lost dice: hidden or visible, in the views of every seat and of a spectator."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.rules import Seat, State, View, view
from tests.rulebook.table import bids, cells, everywhere, game, lose, regain, twos

WATCHERS: tuple[Seat | None, ...] = (0, 1, 2, 3, None)


def counts(state: State) -> set[tuple[int, ...] | None]:
    """What the views say about the number of dice."""
    return {view(state, seat).counts for seat in WATCHERS}


@everywhere("lost dice are hidden by default")
def test_hidden_by_default(edition: str) -> None:
    state = game(edition, seats=4)
    assert counts(state) == {None}
    state = lose(lose(state, 1, times=2), 2, times=5)
    assert counts(state) == {None}
    assert counts(bids(twos(state), "1x3")) == {None}


@cells(
    "option",
    ("asmodee-2024", "lost dice may be visible as an option", True),
    ("piatnik", "lost dice are always hidden", False),
    ("pressman-2008", "lost dice are hidden, there is no option", False),
    ("azteca", "the box has no option; what earlier versions kept as one is still read", True),
    ("paco", "lost dice may be visible as an option", True),
)
def test_visible_as_an_option(edition: str, option: bool) -> None:
    chosen = {"lost_dice": "visible"}
    if not option:
        with pytest.raises(Fault, match=r"option\.unknown"):
            game(edition, options=chosen)
        return
    state = lose(lose(game(edition, seats=4, options=chosen), 1, times=2), 2, times=5)
    assert counts(state) == {(5, 3, 0, 5)}
    assert counts(bids(twos(state), "1x3")) == {(5, 3, 0, 5)}


@pytest.mark.parametrize("edition", ["piatnik", "pressman-2008", "azteca"])
def test_visible_as_a_house_rule(edition: str) -> None:
    state = lose(game(edition, seats=4, house={"lost_dice": "visible"}), 1)
    assert counts(state) == {(5, 4, 5, 5)}


@everywhere("who is out is always public, how many dice the others have is not")
def test_lost_dice_who_is_out_is_public(edition: str) -> None:
    state = lose(game(edition, seats=4), 2, times=5)
    assert {view(state, seat).out for seat in WATCHERS} == {frozenset({2})}


def without_own(seen: View) -> tuple[object, ...]:
    """A view but for the watcher's own seat, hand and moves."""
    return (seen.out, seen.opener, seen.last_die, seen.bids, seen.to_act, seen.reveal, seen.counts)


@everywhere("with lost dice hidden, dice lost long ago leave no trace in a view")
def test_views_do_not_tell_hidden_counts(edition: str) -> None:
    one = twos(lose(lose(game(edition, seats=4), 2), 1))
    other = twos(lose(lose(game(edition, seats=4), 2, times=3), 1))
    assert one.dice != other.dice
    for seat in (0, 1, 3, None):
        assert view(one, seat) == view(other, seat)
    assert without_own(view(one, 2)) == without_own(view(other, 2))


def test_moment_of_a_loss_and_of_a_gain_is_public() -> None:
    state = lose(game("asmodee-2024", seats=4, options={"calza": True}), 1)
    reveal = view(state, None).reveal
    assert reveal is not None
    assert (reveal.call, reveal.loser, reveal.gainer) == ("dudo", 1, None)
    reveal = view(regain(state, 1), None).reveal
    assert reveal is not None
    assert (reveal.call, reveal.caller, reveal.loser, reveal.gainer) == ("calza", 1, None, 1)


@everywhere("when the game is over the counts are open")
def test_counts_are_open_at_the_end(edition: str) -> None:
    state = lose(game(edition, seats=2), 0, times=5)
    assert [view(state, seat).counts for seat in (0, 1, None)] == [(0, 5)] * 3

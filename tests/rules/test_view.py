"""Views: their fields at every stage, for seats and for spectators."""

from __future__ import annotations

import re

import pytest

from palifico.rules import Bid, Dudo, Legal, Outcome, Reveal, View, evolve, legal, view
from palifico.rules.events import BidMade, CupLifted, DiceRolled
from palifico.rules.legal import NO_BIDS, NOTHING
from palifico.rules.view import PastRound
from tests.random_games import dealt
from tests.rulebook.table import bids, calza, dudo, game, lose, twos, with_all_rules

NEW = with_all_rules("paco", opener=2)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_view_no_such_seat(seat: int) -> None:
    message = f"seats run from 0 to 2, not {seat}"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        view(NEW, seat)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_view_before_the_dice(seat: int | None) -> None:
    assert view(NEW, seat) == View(
        edition=NEW.edition,
        seats=3,
        seat=seat,
        hand=(),
        out=frozenset(),
        opener=2,
        last_die=False,
        bids=(),
        to_act=None,
        reveal=None,
        legal=NOTHING,
        counts=None,
        winner=None,
        rounds=None,
    )


def test_round_that_is_on() -> None:
    state = bids(dealt(NEW, [[1] * 5, [2] * 5, [3] * 5]), "2x4")
    seen = view(state, 0)
    assert (seen.hand, seen.to_act, seen.opener) == ((1,) * 5, 0, 2)
    assert seen.bids == (BidMade(2, Bid(2, 4)),)
    assert seen.legal == legal(state).of(0)
    assert (0, Dudo()) in seen.legal
    assert seen.legal.calza == (0,)
    other = view(state, 1)
    assert other.legal == Legal(None, NO_BIDS, False, (1,), Bid(2, 4))
    assert view(state, 2).legal == Legal(None, NO_BIDS, False, (), Bid(2, 4))
    watcher = view(state, None)
    assert (watcher.hand, watcher.legal, watcher.to_act) == ((), NOTHING, 0)


def test_round_whose_dice_are_not_known() -> None:
    state = bids(evolve(NEW, DiceRolled()), "2x4")
    assert view(state, 0).hand == ()
    assert view(state, 0).to_act == 0


def test_view_after_a_challenge() -> None:
    state = dealt(NEW, [[1, 4, 4, 4, 4], [2] * 5, [4, 3, 3, 3, 3]])
    state = dudo(bids(state, "5x4"))
    seen = view(state, 1)
    lifted = tuple(
        CupLifted(seat, dice)
        for seat, dice in ((0, (1, 4, 4, 4, 4)), (1, (2,) * 5), (2, (4, 3, 3, 3, 3)))
    )
    assert seen.reveal == Reveal("dudo", 0, lifted, 6, 0, None)
    assert (seen.to_act, seen.opener, seen.hand) == (None, 0, (2,) * 5)
    assert seen.legal == NOTHING
    assert len(seen.bids) == 1


def test_view_after_an_exact_call() -> None:
    state = calza(bids(twos(lose(NEW, 0), threes=2), "1x3", "2x3"), 2)
    reveal = view(state, None).reveal
    assert reveal is not None
    assert (reveal.call, reveal.caller, reveal.count) == ("calza", 2, 2)
    assert (reveal.loser, reveal.gainer) == (None, None)


def test_reveal_counts_no_wild_dice_in_a_last_die_round() -> None:
    state = lose(NEW, 0, times=4)
    state = dudo(bids(dealt(state, [[4], [1] * 5, [4] * 5]), "5x4"))
    reveal = view(state, 0).reveal
    assert reveal is not None
    assert reveal.count == 6


def test_view_when_the_game_is_over() -> None:
    state = game("paco", seats=2, house={"dice_each": 2})
    state = dudo(bids(dealt(state, [[2, 2], [5, 5]]), "1x3"))
    state = dudo(bids(dealt(state, [[1], [5, 6]]), "1x1"))
    assert state.winner is None
    state = dudo(bids(dealt(state, [[1], [5]]), "2x5"))
    seen = view(state, None)
    assert (seen.winner, seen.counts, seen.out) == (0, (1, 0), frozenset({1}))
    assert seen.rounds == (
        PastRound(
            0,
            False,
            ((2, 2), (5, 5)),
            (BidMade(0, Bid(1, 3)),),
            Outcome("dudo", 1, 0, Bid(1, 3), 0, 0, None, (1, 0)),
        ),
        PastRound(
            0,
            True,
            ((1,), (5, 6)),
            (BidMade(0, Bid(1, 1)),),
            Outcome("dudo", 1, 0, Bid(1, 1), 1, 1, None, (1, 0)),
        ),
        PastRound(
            1,
            True,
            ((1,), (5,)),
            (BidMade(1, Bid(2, 5)),),
            Outcome("dudo", 0, 1, Bid(2, 5), 1, 1, None, (0, 1)),
        ),
    )


def test_game_that_is_over_without_a_round() -> None:
    seen = view(game("paco")._replace(dice=(0, 3, 0)), 0)
    assert (seen.winner, seen.rounds, seen.counts) == (1, (), (0, 3, 0))


def test_limit_of_a_view() -> None:
    assert view(game("paco", seats=4, house={"dice_each": 3}), None).limit == 12

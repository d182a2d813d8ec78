"""What each player may know: own dice, what was said, what was shown, and the rest at the end."""

from __future__ import annotations

from dataclasses import fields, replace

from palifico.rules import State, view
from palifico.rules.events import BidMade, CupLifted
from palifico.rules.legal import NOTHING
from palifico.rules.values import Bid
from tests.random_games import dealt
from tests.rulebook.table import bids, dudo, everywhere, game, lose, twos, with_all_rules

FIVES, SIXES, FOURS = [5] * 5, [6] * 5, [4] * 5


@everywhere("a seat sees its own dice and nobody else's")
def test_own_dice_only(edition: str) -> None:
    state = bids(dealt(game(edition), [FOURS, FIVES, SIXES]), "1x3")
    assert [view(state, seat).hand for seat in range(3)] == [(4,) * 5, (5,) * 5, (6,) * 5]
    assert view(state, None).hand == ()
    other = bids(dealt(game(edition), [FOURS, SIXES, FIVES]), "1x3")
    assert view(state, 0) == view(other, 0)
    assert view(state, None) == view(other, None)


@everywhere("every bid and every right to act is public")
def test_bids_are_public(edition: str) -> None:
    state = bids(twos(game(edition)), "1x3", "2x3")
    said = (BidMade(0, Bid(1, 3)), BidMade(1, Bid(2, 3)))
    for seat in (0, 1, 2, None):
        seen = view(state, seat)
        assert (seen.bids, seen.to_act, seen.opener, seen.last_die) == (said, 2, 0, False)
        assert (seen.reveal, seen.winner, seen.limit) == (None, None, 15)
    assert view(state, None).legal == NOTHING


@everywhere("whose last-die round it is, is public")
def test_last_die_round_is_public(edition: str) -> None:
    state = lose(with_all_rules(edition), 1, times=4)
    for now in (state, twos(state)):
        seen = [view(now, seat) for seat in (0, 1, 2, None)]
        assert {(one.opener, one.last_die) for one in seen} == {(1, True)}


def test_piatnik_covers_the_bidder_when_the_bid_is_proven() -> None:
    def stopped(covered: list[int]) -> State:
        return dudo(bids(dealt(game("piatnik"), [covered, FIVES, FIVES]), "6x5"))

    one, other = stopped(SIXES), stopped(FIVES)
    for seat in (1, 2, None):
        assert view(one, seat) == view(other, seat)
        assert view(twos(one), seat) == view(twos(other), seat)
    reveal = view(one, None).reveal
    assert reveal is not None
    assert reveal.cups == (CupLifted(1, (5,) * 5), CupLifted(2, (5,) * 5))
    assert reveal.count == 10


def test_azteca_covers_the_challenger_when_the_bid_is_proven() -> None:
    def stopped(covered: list[int]) -> State:
        return dudo(bids(dealt(game("azteca"), [FIVES, covered, FIVES]), "6x5"))

    for seat in (0, 2, None):
        assert view(stopped(SIXES), seat) == view(stopped(FIVES), seat)
    reveal = view(stopped(SIXES), 0).reveal
    assert reveal is not None
    assert [cup.seat for cup in reveal.cups] == [2, 0]
    assert (reveal.count, reveal.loser) == (10, 1)


def test_azteca_gives_no_total_when_a_hopeless_bid_stops_the_showing() -> None:
    def stopped(covered: list[int]) -> State:
        return dudo(bids(dealt(game("azteca"), [covered, SIXES, FOURS]), "15x5"))

    for seat in (1, 2, None):
        assert view(stopped(SIXES), seat) == view(stopped(FIVES), seat)
    reveal = view(stopped(FIVES), 1).reveal
    assert reveal is not None
    assert (reveal.cups, reveal.count, reveal.loser) == ((CupLifted(2, (4,) * 5),), 0, 0)


@everywhere("past rounds cannot be looked up during the game")
def test_secrecy_past_rounds_are_not_visible(edition: str) -> None:
    state = lose(game(edition), 1, times=3)
    assert len(state.past) == 2
    assert [view(state, seat).rounds for seat in (0, 1, 2, None)] == [None] * 4
    state = twos(state)
    assert view(state, 0).reveal is None


@everywhere("when the game is over everything is open")
def test_secrecy_everything_is_open_at_the_end(edition: str) -> None:
    state = dealt(game(edition, seats=2, house={"dice_each": 2}), [[5, 5], [6, 6]])
    state = dudo(bids(state, "2x5"))
    state = dudo(bids(dealt(state, [[4, 2], [3]]), "1x6"))
    assert state.winner == 0
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert seen.rounds is not None
        assert [past.hands for past in seen.rounds] == [((5, 5), (6, 6)), ((4, 2), (3,))]
        assert [len(past.bids) for past in seen.rounds] == [1, 1]
        found = [past.outcome for past in seen.rounds]
        assert [one.count if one else None for one in found] == [2, 0]
        assert (seen.winner, seen.counts, seen.to_act) == (0, (2, 0), None)


def test_view_has_no_field_but_these() -> None:
    names = {field.name for field in fields(view(game("paco"), 0))}
    assert names == {
        *("edition", "seats", "seat", "hand", "out", "opener", "last_die", "bids", "to_act"),
        *("reveal", "legal", "counts", "winner", "rounds"),
    }


def test_own_hand_is_all_that_two_seats_see_differently_but_for_their_moves() -> None:
    state = bids(twos(game("paco")), "1x3")
    one, other = view(state, 1), view(state, 2)
    assert replace(one, seat=2, hand=other.hand, legal=other.legal) == other

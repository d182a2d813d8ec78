"""Ending a round: who loses, who opens, who is out, who wins, and calls that come too early."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, Calza, Dudo, decide, legal, outcome, view
from palifico.rules.events import (
    CupLifted,
    DieLost,
    DudoCalled,
    GameWon,
    OpenerNamed,
    PlayerOut,
)
from tests.rulebook.table import bids, code, dudo, everywhere, game, lose, twos


@pytest.mark.parametrize(
    ("bid", "loser"),
    [
        pytest.param("3x3", 1, id="fewer than there are: the challenger loses"),
        pytest.param("4x3", 1, id="exactly as many: the challenger loses"),
        pytest.param("5x3", 0, id="one too many: the bidder loses"),
    ],
)
@everywhere("count against bid")
def test_ending_who_loses_a_challenge(edition: str, bid: str, loser: int) -> None:
    after = dudo(bids(twos(game(edition), threes=4), bid))
    assert after.dice == tuple(4 if seat == loser else 5 for seat in range(3))
    assert (after.opener, after.bidding) == (loser, False)
    found = outcome(after)
    assert found is not None
    assert (found.caller, found.bidder, found.count) == (1, 0, 4)
    assert (found.loser, found.gainer) == (loser, None)


@everywhere("the loser opens the next round")
def test_loser_opens(edition: str) -> None:
    for seat in range(4):
        state = lose(game(edition, seats=4), seat)
        assert (state.opener, state.last_die) == (seat, False)
        assert legal(twos(state)).to_act == seat


@everywhere("the next player clockwise opens for one who is out")
def test_next_clockwise_opens(edition: str) -> None:
    state = lose(game(edition, seats=4), 3, times=5)
    assert (state.dice, state.opener) == ((5, 5, 5, 0), 0)
    state = lose(state, 2, times=5)
    assert (state.dice, state.opener) == ((5, 5, 0, 0), 0)


@everywhere("turns pass over those who are out")
def test_turns_skip_players_who_are_out(edition: str) -> None:
    state = bids(twos(lose(game(edition, seats=4), 1, times=5)), "1x2", "2x2")
    assert [made.seat for made in view(state, None).bids] == [2, 3]
    assert legal(state).to_act == 0
    assert legal(bids(state, "3x2")).to_act == 2
    assert [code(state, 1, action) for action in (Dudo(), Bid(3, 2), Calza(Bid(2, 2)))] == [
        "turn.not_yours",
        "turn.not_yours",
        "player.out",
    ]


@everywhere("the last player with dice wins")
def test_last_player_with_dice_wins(edition: str) -> None:
    state = lose(lose(game(edition), 2, times=5), 0, times=4)
    assert state.winner is None
    state = twos(state)
    assert decide(bids(state, "1x3"), 1, Dudo()) == (
        DudoCalled(1),
        *(
            CupLifted(seat, (2,) * state.dice[seat])
            for seat in ((1, 0) if edition != "azteca" else (0, 1))
        ),
        DieLost(0),
        PlayerOut(0),
        GameWon(1),
    )
    after = dudo(bids(state, "1x3"))
    assert (after.winner, after.dice, list(legal(after))) == (1, (0, 5, 0), [])


@everywhere("a challenge is followed by the cups, the loss and the next opener")
def test_events_of_a_challenge(edition: str) -> None:
    state = bids(twos(game(edition, seats=2)), "1x3")
    order = (0, 1) if edition == "azteca" else (1, 0)
    assert decide(state, 1, Dudo()) == (
        DudoCalled(1),
        *(CupLifted(seat, (2,) * 5) for seat in order),
        DieLost(0),
        OpenerNamed(0, last_die=False),
    )


@everywhere("only the player to act challenges, and only a bid")
def test_challenges_out_of_place(edition: str) -> None:
    state = twos(game(edition))
    assert [code(state, seat, Dudo()) for seat in range(3)] == [
        "call.no_bid",
        "turn.not_yours",
        "turn.not_yours",
    ]
    state = bids(state, "1x2")
    assert [code(state, seat, Dudo()) for seat in range(3)] == [
        "turn.not_yours",
        None,
        "turn.not_yours",
    ]


@everywhere("after the call nothing more is said in the round")
def test_ending_nothing_after_the_call(edition: str) -> None:
    state = lose(game(edition), 1)
    for action in (Dudo(), Bid(1, 2), Calza(Bid(1, 2))):
        assert [code(state, seat, action) for seat in range(3)] == ["round.over"] * 3

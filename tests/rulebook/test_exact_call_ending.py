"""What an exact call brings: dice, the next opener, and who prevails when several speak at once."""

from __future__ import annotations

from palifico.rules import Bid, Dudo, outcome, resolve
from tests.rulebook.table import (
    bids,
    calza,
    cells,
    code,
    game,
    lose,
    on_the_bid,
    twos,
    with_all_rules,
)

WITH_CALL = ("asmodee-2024", "pressman-2008", "azteca", "paco")


@cells(
    "option",
    ("asmodee-2024", "the caller starts after a right exact call", True),
    ("piatnik", "no exact call, so nobody starts after one", False),
    ("pressman-2008", "the caller starts after a right exact call (silent)", True),
    ("azteca", "the caller starts after a right exact call", True),
    ("paco", "the caller starts after a right exact call", True),
)
def test_exact_call_ending_who_starts_after_a_right_call(edition: str, option: bool) -> None:
    state = bids(twos(lose(with_all_rules(edition, seats=4), 2, times=2), threes=1), "1x3")
    if not option:
        assert code(state, 0, on_the_bid(state)) == "calza.off"
        return
    state = calza(state, 0)
    assert (state.dice, state.opener, state.last_die) == ((5, 5, 3, 5), 0, False)
    found = outcome(state)
    assert found is not None
    assert (found.call, found.caller, found.bidder) == ("calza", 0, 2)
    assert (found.count, found.loser, found.gainer) == (1, None, None)


@cells(
    "option",
    ("asmodee-2024", "the caller starts after a wrong exact call", True),
    ("piatnik", "no exact call, so none is wrong", False),
    ("pressman-2008", "the caller starts after a wrong exact call", True),
    ("azteca", "the caller starts after a wrong exact call", True),
    ("paco", "the caller starts after a wrong exact call", True),
)
def test_exact_call_ending_who_starts_after_a_wrong_call(edition: str, option: bool) -> None:
    for threes in (0, 2):
        state = bids(twos(with_all_rules(edition, seats=4), threes=threes), "1x3")
        if not option:
            assert code(state, 3, on_the_bid(state)) == "calza.off"
            continue
        state = calza(state, 3)
        assert (state.dice, state.opener) == ((5, 5, 5, 4), 3)
        found = outcome(state)
        assert found is not None
        assert (found.count, found.loser, found.gainer) == (threes, 3, None)


@cells(
    "option",
    ("asmodee-2024", "the next clockwise starts for a caller who is out", True),
    ("piatnik", "no exact call, so no caller goes out", False),
    ("pressman-2008", "the next clockwise starts for a caller who is out", True),
    ("azteca", "the next clockwise starts for a caller who is out", True),
    ("paco", "the next clockwise starts for a caller who is out", True),
)
def test_exact_call_ending_who_starts_when_the_caller_goes_out(edition: str, option: bool) -> None:
    state = lose(lose(with_all_rules(edition, seats=4), 3, times=4), 1)
    state = bids(twos(state), "1x6")
    if not option:
        assert code(state, 3, on_the_bid(state)) == "calza.off"
        return
    state = calza(state, 3)
    assert (state.dice, state.opener, state.last_die) == ((5, 4, 5, 0), 0, False)


@cells(
    "option",
    ("asmodee-2024", "a right caller regains one lost die", True),
    ("piatnik", "no exact call, so no die comes back", False),
    ("pressman-2008", "a right caller regains one lost die", True),
    ("azteca", "a right caller regains one lost die", True),
    ("paco", "a right caller regains one lost die", True),
)
def test_right_caller_regains_a_die(edition: str, option: bool) -> None:
    state = lose(lose(with_all_rules(edition, seats=4), 0, times=2), 2)
    state = bids(twos(state, threes=1), "1x3")
    if not option:
        assert code(state, 0, on_the_bid(state)) == "calza.off"
        return
    state = calza(state, 0)
    assert (state.dice, state.opener) == ((4, 5, 4, 5), 0)
    found = outcome(state)
    assert found is not None
    assert (found.loser, found.gainer) == (None, 0)


@cells(
    "winner",
    ("asmodee-2024", "of two exact calls the nearest after the bidder counts", 3),
    ("piatnik", "of two exact calls neither counts", None),
    ("pressman-2008", "of two exact calls the nearest counts (silent)", 3),
    ("azteca", "of two exact calls the nearest counts (silent)", 3),
    ("paco", "of two exact calls the nearest counts (a reading)", 3),
)
def test_two_exact_calls_at_once(edition: str, winner: int | None) -> None:
    state = bids(twos(with_all_rules(edition, seats=5)), "1x2", "2x2")
    call = on_the_bid(state)
    for asks in ([(3, call), (0, call)], [(0, call), (3, call)]):
        answer = resolve(state, asks)
        assert answer.prevails == (None if winner is None else (winner, call))
        codes = {ask[0]: no.code for ask, no in answer.refused}
        expected = {0: "calza.off", 3: "calza.off"} if winner is None else {0: "call.outranked"}
        assert codes == expected


@cells(
    "later",
    ("asmodee-2024", "exact call or player to act: first come (silent)", "calza"),
    ("piatnik", "the player to act alone counts", "turn"),
    ("pressman-2008", "exact call or player to act: first come (silent)", "calza"),
    ("azteca", "exact call or player to act: first come (silent)", "calza"),
    ("paco", "the player to act prevails over an exact call", "turn"),
)
def test_exact_call_at_once_with_the_player_to_act(edition: str, later: str) -> None:
    state = bids(twos(with_all_rules(edition, seats=4)), "1x2")
    call = (3, on_the_bid(state))
    for turn in ((1, Dudo()), (1, Bid(2, 2))):
        assert resolve(state, [turn, call]).prevails == turn
        assert resolve(state, [call, turn]).prevails == (call if later == "calza" else turn)


def test_right_caller_with_all_dice_gains_nothing_and_opens() -> None:
    for edition in WITH_CALL:
        state = game(edition, seats=4, options={"calza": True})
        state = calza(bids(twos(state, threes=1), "1x3"), 2)
        assert (state.dice, state.opener, state.bidding) == ((5, 5, 5, 5), 2, False)

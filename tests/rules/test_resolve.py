"""Who prevails when several speak at once, for every order of precedence."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, Calza, Dudo, Refusal, Resolution, State, resolve
from palifico.rules.legal import Ask
from tests.rulebook.table import bids, game, lose, twos, with_all_rules

ON = Bid(2, 2)
BID: Ask = (2, Bid(3, 2))
DUDO: Ask = (2, Dudo())


def at(tie: str = "nearest", turn: str = "first_come", *, bidder: bool = False) -> State:
    """Six at the table; seat 1 has bid two twos, and seat 2 is to act and may call exact too."""
    house = {"calza_tie": tie, "calza_or_turn": turn, "calza_bidder": bidder}
    state = with_all_rules("asmodee-2024", seats=6, house=house)
    return bids(twos(state), "1x2", "2x2")


def call(seat: int, on: Bid = ON) -> Ask:
    """An exact call."""
    return seat, Calza(on)


def outranked(seat: int) -> Refusal:
    """What those hear who spoke too, but do not count."""
    return Refusal("call.outranked", {"seat": seat})


@pytest.mark.parametrize(
    ("tie", "seats", "winner"),
    [
        ("nearest", (5, 3, 0), 3),
        ("nearest", (0, 5), 5),
        ("nearest", (0, 2), 2),
        ("farthest", (5, 3, 0), 0),
        ("farthest", (0, 5), 0),
        ("farthest", (2, 3), 3),
        ("first_come", (5, 3, 0), 5),
        ("first_come", (0, 3), 0),
    ],
)
def test_exact_calls_at_once(tie: str, seats: tuple[int, ...], winner: int) -> None:
    asks = [call(seat) for seat in seats]
    others = tuple((ask, outranked(winner)) for ask in asks if ask[0] != winner)
    assert resolve(at(tie), asks) == Resolution(call(winner), others)


@pytest.mark.parametrize(
    ("tie", "seats", "winner"),
    [("nearest", (1, 0), 0), ("nearest", (1, 2), 2), ("farthest", (0, 1), 1)],
)
def test_bidder_comes_last_clockwise(tie: str, seats: tuple[int, ...], winner: int) -> None:
    state = at(tie, bidder=True)
    assert resolve(state, [call(seat) for seat in seats]).prevails == call(winner)


@pytest.mark.parametrize(
    ("rule", "asks", "prevails"),
    [
        ("first_come", [DUDO, call(3)], DUDO),
        ("first_come", [call(3), DUDO], call(3)),
        ("first_come", [BID, call(3)], BID),
        ("first_come", [call(4), BID, call(3)], call(3)),
        ("first_come", [BID, call(4), call(3)], BID),
        ("turn", [DUDO, call(3)], DUDO),
        ("turn", [call(3), DUDO], DUDO),
        ("turn", [call(4), call(3), BID], BID),
        ("calza", [DUDO, call(3)], call(3)),
        ("calza", [BID, call(4), call(3)], call(3)),
        ("calza", [BID], BID),
        ("first_come", [BID], BID),
        ("turn", [call(3)], call(3)),
        ("turn", [call(2), DUDO], DUDO),
        ("calza", [DUDO, call(2)], call(2)),
        ("first_come", [BID, DUDO], BID),
        ("first_come", [DUDO, BID], DUDO),
    ],
)
def test_exact_calls_and_the_player_to_act(rule: str, asks: list[Ask], prevails: Ask) -> None:
    answer = resolve(at(turn=rule), asks)
    assert answer.prevails == prevails
    losers = [ask for ask in asks if ask != prevails]
    assert answer.refused == tuple((ask, outranked(prevails[0])) for ask in losers)


def test_first_come_looks_at_what_is_legal_only() -> None:
    wrong: Ask = (3, Dudo())
    answer = resolve(at(), [wrong, DUDO, call(4)])
    no = Refusal("turn.not_yours", {"seat": 3, "to_act": 2})
    assert answer == Resolution(DUDO, ((wrong, no), (call(4), outranked(2))))


def test_illegal_ask_hears_its_own_reason() -> None:
    old, bidder, low = call(3, Bid(1, 2)), call(1), (2, Bid(2, 2))
    answer = resolve(at(), [old, call(4), bidder, low])
    assert answer.prevails == call(4)
    assert [(ask, no.code) for ask, no in answer.refused] == [
        (old, "calza.superseded"),
        (bidder, "calza.bidder"),
        (low, "bid.not_higher"),
    ]
    assert answer.refused[0][1].about == {"seat": 3}


def test_resolve_nothing_legal_nothing_prevails() -> None:
    answer = resolve(at(), [call(1), (0, Dudo())])
    assert answer.prevails is None
    assert [(ask, no.code) for ask, no in answer.refused] == [
        (call(1), "calza.bidder"),
        ((0, Dudo()), "turn.not_yours"),
    ]


def test_empty_table_says_nothing() -> None:
    assert resolve(at(), []) == Resolution(None, ())
    assert resolve(game("paco"), []) == Resolution(None, ())


def test_resolve_no_round_no_action() -> None:
    for state, code in ((game("paco"), "round.not_begun"), (lose(game("paco"), 1), "round.over")):
        answer = resolve(state, [DUDO])
        assert answer == Resolution(None, ((DUDO, Refusal(code)),))


def test_same_ask_twice_counts_once() -> None:
    answer = resolve(at(), [call(3), call(3)])
    assert answer == Resolution(call(3), ((call(3), outranked(3)),))
    answer = resolve(at(), [DUDO, DUDO, DUDO])
    assert answer == Resolution(DUDO, ((DUDO, outranked(2)), (DUDO, outranked(2))))


def test_resolve_one_of_the_same_two_after_an_illegal_one() -> None:
    wrong: Ask = (5, Dudo())
    answer = resolve(at(), [wrong, call(4), call(3), call(3)])
    assert answer.prevails == call(3)
    assert [ask for ask, _ in answer.refused] == [wrong, call(4), call(3)]

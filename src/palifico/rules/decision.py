"""Decision: the events that follow from an action, or a refusal. Nothing is changed here."""

from __future__ import annotations

from palifico.rules.action_check import check
from palifico.rules.edition import RightOpens, Trigger
from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
    GameWon,
    OpenerNamed,
    PlayerOut,
)
from palifico.rules.refusal import Refusal
from palifico.rules.reveal import shown, total
from palifico.rules.state import Call, Round, State, left_of
from palifico.rules.values import Action, Bid, Calza, Seat


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
    """Return what follows when `seat` asks for `action`.

    Raises LookupError when a call must be judged but the dice were never dealt to this state.
    """
    refusal = check(state, seat, action)
    if refusal is not None:
        return refusal
    if isinstance(action, Bid):
        return (BidMade(seat, action),)
    assert state.round is not None
    if not state.round.hands:
        raise LookupError("the dice of this round are not known, so a call cannot be judged")
    if isinstance(action, Calza):
        return _judge_calza(state, state.round, seat)
    return _judge_dudo(state, state.round, seat)


def lose(state: State, loser: Seat) -> tuple[Event, ...]:
    """Return what follows when `loser` loses a die."""
    left = state.dice[loser] - 1
    if left:
        return (DieLost(loser), OpenerNamed(loser, last_die=_is_last_die(state, loser, left)))
    next_seat = left_of(state.dice, loser)
    if state.players_left == 2:
        return (DieLost(loser), PlayerOut(loser), GameWon(next_seat))
    return (DieLost(loser), PlayerOut(loser), OpenerNamed(next_seat, last_die=False))


def gain(state: State, round_: Round, caller: Seat) -> tuple[Event, ...]:
    """Return what follows when `caller` has called the bid of a round exact and is right."""
    may_gain = state.dice[caller] < state.edition.dice_each
    gained = (DieRegained(caller),) if may_gain else ()
    return (*gained, OpenerNamed(_opens_after_right(state, round_, caller), last_die=False))


def _judge_dudo(state: State, round_: Round, caller: Seat) -> tuple[Event, ...]:
    bidder, bid = round_.bids[-1].seat, round_.bids[-1].bid
    count = total(round_.hands, bid, wild=not round_.last_die)
    loser = caller if count >= bid.count else bidder
    lifted = _lift(state, round_, bid, "dudo", caller)
    return (DudoCalled(caller), *lifted, *lose(state, loser))


def _judge_calza(state: State, round_: Round, caller: Seat) -> tuple[Event, ...]:
    bid = round_.bids[-1].bid
    lifted = _lift(state, round_, bid, "calza", caller)
    if total(round_.hands, bid, wild=not round_.last_die) != bid.count:
        return (CalzaCalled(caller), *lifted, *lose(state, caller))
    return (CalzaCalled(caller), *lifted, *gain(state, round_, caller))


def _lift(state: State, round_: Round, bid: Bid, call: Call, caller: Seat) -> tuple[CupLifted, ...]:
    seats = shown(state, round_, bid, call, caller)
    return tuple([CupLifted(seat, round_.hands[seat]) for seat in seats])


def _is_last_die(state: State, loser: Seat, left: int) -> bool:
    """Return whether the round that `loser` opens with `left` dice is a last-die round."""
    edition = state.edition
    return (
        edition.last_die
        and left == 1
        and (edition.last_die_trigger is Trigger.EVERY_TIME or loser not in state.palificos)
        and (edition.last_die_two_players or state.players_left > 2)
    )


def _opens_after_right(state: State, round_: Round, caller: Seat) -> Seat:
    if state.edition.calza_right_opens is RightOpens.BIDDER:
        return round_.bids[-1].seat
    if state.edition.calza_right_opens is RightOpens.TO_ACT:
        return round_.to_act
    return caller

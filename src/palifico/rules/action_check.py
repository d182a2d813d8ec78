"""Legality of one action: the first rule that speaks against it, or None."""

from __future__ import annotations

from palifico.rules.raises import Situation, counts, situation, why_not
from palifico.rules.refusal import Refusal
from palifico.rules.state import Round, State
from palifico.rules.values import Action, Bid, Calza, Seat


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why `seat` may not do `action` now, or None when it may."""
    round_ = state.round
    if round_ is None:
        return Refusal("round.not_begun")
    if round_.ending is not None:
        return Refusal("round.over")
    if isinstance(action, Calza):
        return check_calza(state, round_, seat, action)
    if seat != round_.to_act:
        return Refusal("turn.not_yours", {"seat": seat, "to_act": round_.to_act})
    if isinstance(action, Bid):
        return check_bid(situation(state, round_), action)
    return None if round_.bids else Refusal("call.no_bid")


def check_bid(at: Situation, bid: Bid) -> Refusal | None:
    """Return why `bid` may not be made in a situation, or None when it may."""
    code = why_not(at, bid)
    if code is None:
        return None
    about = {"count": bid.count, "face": bid.face, "limit": at.limit}
    if at.previous is not None:
        about |= {"previous_count": at.previous.count, "previous_face": at.previous.face}
    if code in ("bid.half", "bid.double"):
        about["needed"] = counts(at, bid.face).start
    return Refusal(code, about)


def check_calza(state: State, round_: Round, seat: Seat, calza: Calza) -> Refusal | None:
    """Return why `seat` may not call the bid exact, or None when it may.

    Raises ValueError when there is no such seat.
    """
    if not 0 <= seat < len(state.dice):
        raise ValueError(f"seats run from 0 to {len(state.dice) - 1}, not {seat}")
    code = _why_no_calza(state, round_, seat, calza)
    return Refusal(code, {"seat": seat}) if code else None


def _why_no_calza(state: State, round_: Round, seat: Seat, calza: Calza) -> str | None:
    edition = state.edition
    if not state.dice[seat]:
        return "player.out"
    if not edition.calza:
        return "calza.off"
    if not round_.bids:
        return "call.no_bid"
    if calza.on != round_.bid:
        return "calza.superseded"
    if not edition.calza_two_players and state.players_left == 2:
        return "calza.two_players"
    if not edition.calza_last_die and round_.last_die:
        return "calza.last_die"
    if not edition.calza_bidder and seat == round_.bidder:
        return "calza.bidder"
    if not edition.calza_to_act and seat == round_.to_act:
        return "calza.to_act"
    return None

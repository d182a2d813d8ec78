"""Evolution: folds events into the state. No rule is applied here: what happened, happened."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
    GameStarted,
    GameWon,
    OpenerNamed,
    PlayerOut,
)
from palifico.rules.state import Ending, Round, State, left_of
from palifico.rules.values import Seat


def evolve(state: State, event: Event) -> State:
    """Return the state after an event.

    Raises ValueError when the event cannot come now (a bid without dice, a cup without a call).
    """
    match event:
        case BidMade():
            return _bid(state, event)
        case CupLifted():
            return _lifted(state, event)
        case DudoCalled(seat):
            return _with_ending(state, Ending("dudo", seat))
        case CalzaCalled(seat):
            return _with_ending(state, Ending("calza", seat))
        case DieLost(seat):
            call, caller, lifted, _, gainer = _ending(state)
            return _with_dice(state, seat, -1, Ending(call, caller, lifted, seat, gainer))
        case DieRegained(seat):
            call, caller, lifted, loser, _ = _ending(state)
            return _with_dice(state, seat, +1, Ending(call, caller, lifted, loser, seat))
        case OpenerNamed(seat, last_die):
            edition, dice, _, _, palificos, round_, past = state
            return State(edition, dice, seat, last_die, palificos, round_, past)
        case DiceRolled():
            return _rolled(state)
        case PlayerOut() | GameWon():
            return state
        case GameStarted():
            raise ValueError("a game that has begun cannot begin again")


def fold(state: State, events: Iterable[Event]) -> State:
    """Return the state after several events."""
    return reduce(evolve, events, state)


def begin(event: GameStarted) -> State:
    """Return the state that a game starts with."""
    dice = (event.edition.dice_each,) * event.seats
    none: frozenset[Seat] = frozenset()
    return State(event.edition, dice, event.opener, last_die=False, palificos=none)


def with_round(state: State, round_: Round) -> State:
    """Return the state with another round."""
    edition, dice, opener, last_die, palificos, _, past = state
    return State(edition, dice, opener, last_die, palificos, round_, past)


def _bid(state: State, event: BidMade) -> State:
    opener, last_die, hands, bids, _, ending = _round(state)
    to_act = left_of(state.dice, event.seat)
    return with_round(state, Round(opener, last_die, hands, (*bids, event), to_act, ending))


def _lifted(state: State, event: CupLifted) -> State:
    call, caller, lifted, loser, gainer = _ending(state)
    return _with_ending(state, Ending(call, caller, (*lifted, event), loser, gainer))


def _rolled(state: State) -> State:
    edition, dice, opener, last_die, palificos, before, past = state
    if last_die:
        palificos |= {opener}
    if before is not None:
        past = (*past, before)
    round_ = Round(opener, last_die, (), (), opener, None)
    return State(edition, dice, opener, last_die, palificos, round_, past)


def _with_ending(state: State, ending: Ending) -> State:
    opener, last_die, hands, bids, to_act, _ = _round(state)
    return with_round(state, Round(opener, last_die, hands, bids, to_act, ending))


def _with_dice(state: State, seat: Seat, change: int, ending: Ending) -> State:
    edition, dice, opener, last_die, palificos, round_, past = _with_ending(state, ending)
    dice = (*dice[:seat], dice[seat] + change, *dice[seat + 1 :])
    return State(edition, dice, opener, last_die, palificos, round_, past)


def _round(state: State) -> Round:
    if state.round is None:
        raise ValueError("no round is on")
    return state.round


def _ending(state: State) -> Ending:
    ending = _round(state).ending
    if ending is None:
        raise ValueError("the round has not been called")
    return ending

"""Setup: starts a game and deals dice under the cups, the only way dice enter a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from palifico.rules.edition import Edition
from palifico.rules.events import DiceRolled, Event, GameStarted
from palifico.rules.evolution import begin, evolve, with_round
from palifico.rules.refusal import Refusal
from palifico.rules.state import Round, State
from palifico.rules.values import FACES, Face, Seat

MIN_PLAYERS, MAX_PLAYERS = 2, 12
_ALL_FACES = frozenset(FACES)


def start(edition: Edition, *, seats: int, opener: Seat) -> State:
    """Return a new game, waiting for its first dice.

    Raises ValueError when there are too few or too many seats, or no such opener.
    """
    if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        raise ValueError(f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} seats, not {seats}")
    if not 0 <= opener < seats:
        raise ValueError(f"the opener is a seat from 0 to {seats - 1}, not {opener}")
    return begin(GameStarted(edition, seats, opener))


def deal(state: State, hands: Sequence[Sequence[Face]]) -> State | Refusal:
    """Begin the next round with these dice, one hand a seat."""
    if state.bidding:
        return Refusal("round.unfinished")
    if state.winner is not None:
        return Refusal("game.over")
    if len(hands) != len(state.dice):
        return Refusal("dice.size", {"seat": min(len(hands), len(state.dice))})
    for seat, size in enumerate(state.dice):
        if (found := len(hands[seat])) != size:
            return Refusal("dice.size", {"seat": seat, "found": found, "holds": size})
    for seat, hand in enumerate(hands):
        if not _ALL_FACES.issuperset(hand):
            return Refusal("dice.face", {"seat": seat})
    return _with_hands(evolve(state, DiceRolled()), hands)


def replay(events: Iterable[Event], hands: Iterable[Sequence[Sequence[Face]]] = ()) -> State:
    """Return the state after a whole log; `hands`, if known, are put under the cups round by round.

    Raises ValueError when the log does not begin with the start of a game.
    """
    log, rolls = iter(events), iter(hands)
    first = next(log, None)
    if not isinstance(first, GameStarted):
        raise ValueError("a game's log begins with GameStarted")
    state = begin(first)
    for event in log:
        state = evolve(state, event)
        if isinstance(event, DiceRolled) and (roll := next(rolls, None)) is not None:
            state = _with_hands(state, roll)
    return state


def _with_hands(state: State, hands: Sequence[Sequence[Face]]) -> State:
    assert state.round is not None
    opener, last_die, _, bids, to_act, ending = state.round
    dice = tuple([tuple(hand) for hand in hands])
    return with_round(state, Round(opener, last_die, dice, bids, to_act, ending))

"""What many tests share: every variant worth trying, and games played at random by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from palifico.editions import IDS, VALUES, Variant, box, variant
from palifico.rules import (
    Action,
    Calza,
    Dudo,
    Refusal,
    Seat,
    State,
    deal,
    decide,
    fold,
    legal,
    start,
)
from palifico.rules.events import DiceRolled, Event, GameStarted


def all_variants() -> list[Variant]:
    """Every edition with every combination of its options."""
    return [
        variant(id_, dict(zip(box(id_).options, chosen, strict=True)))
        for id_ in IDS
        for chosen in product(*(VALUES[name] for name in box(id_).options))
    ]


def name_of(a_variant: Variant) -> str:
    """A test id such as `paco+calza=True`."""
    return "+".join([a_variant.base.id, *(f"{k}={v}" for k, v in a_variant.differences.items())])


def played(state: State, seat: Seat, action: Action) -> State:
    """The state after an action that must be legal."""
    events = decide(state, seat, action)
    assert not isinstance(events, Refusal), (events, seat, action)
    return fold(state, events)


def dealt(state: State, hands: list[list[int]]) -> State:
    """The state with dice that must fit."""
    after = deal(state, hands)
    assert not isinstance(after, Refusal), after
    return after


def roll(rng: Random, state: State) -> list[list[int]]:
    """Dice for every seat."""
    return [[rng.randint(1, 6) for _ in range(held)] for held in state.dice]


def random_move(rng: Random, state: State) -> tuple[Seat, Action]:
    """A legal move: small raises mostly, calls more often as the bid grows."""
    moves = legal(state)
    assert moves.to_act is not None
    bids = list(moves.bids)
    if moves.on is not None:
        if moves.calza and rng.random() < 0.1:
            return rng.choice(moves.calza), Calza(moves.on)
        if not bids or rng.random() < moves.on.count / (0.7 * sum(state.dice)):
            return moves.to_act, Dudo()
    return moves.to_act, bids[min(int(rng.expovariate(0.3)), len(bids) - 1)]


def random_states(rng: Random, a_variant: Variant, seats: int) -> Iterator[State]:
    """Every state of one random game, from the start to the win."""
    state = start(a_variant.edition, seats=seats, opener=rng.randrange(seats))
    yield state
    while state.winner is None:
        state = random_move_or_roll(rng, state)
        yield state


def random_move_or_roll(rng: Random, state: State) -> State:
    """One step onwards: a move, or the next dice."""
    if state.bidding:
        return played(state, *random_move(rng, state))
    return dealt(state, roll(rng, state))


def random_log(
    rng: Random, a_variant: Variant, seats: int
) -> tuple[list[Event], list[list[list[int]]], State]:
    """One random game as its event log, the hands of every round, and the last state."""
    opener = rng.randrange(seats)
    events: list[Event] = [GameStarted(a_variant.edition, seats, opener)]
    hands: list[list[list[int]]] = []
    state = start(a_variant.edition, seats=seats, opener=opener)
    while state.winner is None:
        if state.bidding:
            decided = decide(state, *random_move(rng, state))
            assert not isinstance(decided, Refusal)
            events += decided
            state = fold(state, decided)
        else:
            hands.append(roll(rng, state))
            events.append(DiceRolled())
            state = dealt(state, hands[-1])
    return events, hands, state

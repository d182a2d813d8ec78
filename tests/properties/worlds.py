"""Other worlds: states that differ from a given one only in what a seat may not know.

A seat knows its own dice, every bid and call, the lifted cups and who is out. It does not know
what lies under the other cups; with lost dice hidden it does not know either how many dice the
others have, and earlier rounds (what was played, how many there were, who was palifico in one)
cannot be looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from palifico.editions import Variant
from palifico.rules import Bid, Hand, Round, Seat, State, evolve, start
from palifico.rules.edition import LostDice
from palifico.rules.events import BidMade, CupLifted, DiceRolled, GameStarted
from palifico.rules.state import Ending
from tests.random_games import random_log

Viewer: TypeAlias = Callable[[State, Seat | None], object]


class Leak(NamedTuple):
    """Two worlds that a seat can tell apart though it should not."""

    what: str
    seat: Seat | None
    here: object
    there: object


def leaks(viewer: Viewer, state: State, seat: Seat | None, rng: Random) -> Iterator[Leak]:
    """Every other world that looks different to `seat`: unequal, or equal but printed otherwise."""
    here = viewer(state, seat)
    for what, other in other_worlds(state, seat, rng):
        there = viewer(other, seat)
        if here != there or repr(here) != repr(there) or str(here) != str(there):
            yield Leak(what, seat, here, there)


def every_state(rng: Random, variant: Variant, seats: int) -> Iterator[State]:
    """Every state of a random game, also those between two events of the same moment."""
    events, hands, _ = random_log(rng, variant, seats)
    first, rolls = events[0], iter(hands)
    assert isinstance(first, GameStarted)
    state = start(variant.edition, seats=seats, opener=first.opener)
    yield state
    for event in events[1:]:
        state = evolve(state, event)
        if isinstance(event, DiceRolled) and state.round is not None:
            dealt = tuple(tuple(hand) for hand in next(rolls))
            state = state._replace(round=state.round._replace(hands=dealt))
        yield state


def all_leaks(viewer: Viewer, states: Iterable[State], rng: Random) -> Iterator[Leak]:
    """Every leak of a viewer, to any seat or to a spectator."""
    for state in states:
        for seat in (None, *range(len(state.dice))):
            yield from leaks(viewer, state, seat, rng)


def other_worlds(state: State, seat: Seat | None, rng: Random) -> Iterator[tuple[str, State]]:
    """Worlds where one secret differs, then one where they all do. None when the game is over."""
    if state.winner is not None:
        return
    secrets = {"hands": other_hands, "covered": other_covered}
    if state.edition.lost_dice is LostDice.HIDDEN:
        secrets |= {"counts": other_counts, "past": other_past, "palificos": other_palificos}
    everything = state
    for what, change in secrets.items():
        yield what, change(state, seat, rng)
        everything = change(everything, seat, rng)
    yield "everything", everything


def covered(state: State, seat: Seat | None) -> set[Seat]:
    """The seats under whose cups `seat` cannot look now."""
    ending = state.round.ending if state.round else None
    lifted = {cup.seat for cup in ending.lifted} if ending else set()
    return set(range(len(state.dice))) - lifted - {seat}


def other_hands(state: State, seat: Seat | None, rng: Random) -> State:
    """Other dice, as many as before, under the cups that are down."""
    if state.round is None:
        return state
    secret = covered(state, seat)
    hands = [
        fresh(rng, len(hand)) if s in secret else hand for s, hand in enumerate(state.round.hands)
    ]
    return state._replace(round=state.round._replace(hands=tuple(hands)))


def other_covered(state: State, _: Seat | None, rng: Random) -> State:
    """Other dice under the cups that stayed down in earlier rounds."""
    return state._replace(past=tuple(other_covered_of(round_, rng) for round_ in state.past))


def other_covered_of(round_: Round, rng: Random) -> Round:
    """An earlier round as all saw it, with other dice where nobody looked."""
    assert round_.ending is not None
    lifted = {cup.seat for cup in round_.ending.lifted}
    hands = [h if s in lifted else fresh(rng, len(h)) for s, h in enumerate(round_.hands)]
    return round_._replace(hands=tuple(hands))


def other_counts(state: State, seat: Seat | None, rng: Random) -> State:
    """Another number of dice for everybody whose number is not plain to see, and hands to fit."""
    dice, ending = list(state.dice), state.round.ending if state.round else None
    hands = list(state.round.hands) if state.round else []
    for other in covered(state, seat):
        if dice[other] == 0 or (state.last_die and other == state.opener):
            continue
        lost = ending is not None and ending.loser == other
        regained = ending is not None and ending.gainer == other
        dice[other] = rng.randint(1 + regained, state.edition.dice_each - lost)
        if state.round is not None:
            hands[other] = fresh(rng, dice[other] + lost - regained)
    changed = state._replace(dice=tuple(dice))
    if state.round is None:
        return changed
    return changed._replace(round=state.round._replace(hands=tuple(hands)))


def other_past(state: State, _: Seat | None, rng: Random) -> State:
    """Other earlier rounds, and another number of them."""
    seats = len(state.dice)
    invented = [invented_round(rng, seats, state.edition.dice_each) for _ in range(3)]
    past = [*state.past, *invented]
    length = rng.choice([n for n in range(len(past) + 1) if n != len(state.past)])
    return state._replace(past=tuple(rng.sample(past, length)))


def invented_round(rng: Random, seats: int, dice_each: int) -> Round:
    """A round as it might have been played earlier."""
    opener = rng.randrange(seats)
    caller = (opener + 1) % seats
    hands = tuple(fresh(rng, rng.randint(1, dice_each)) for _ in range(seats))
    cups = (CupLifted(caller, hands[caller]),)
    bids = (BidMade(opener, Bid(rng.randint(1, dice_each), rng.randint(2, 6))),)
    ending = Ending("dudo", caller, cups, loser=rng.choice([opener, caller]))
    return Round(opener, rng.random() < 0.2, hands, bids, caller, ending)


def other_palificos(state: State, seat: Seat | None, rng: Random) -> State:
    """Others have, or have not, been palifico before; whose last-die round it is stays known."""
    known = {seat} | ({state.opener} if state.last_die else set())
    toggled = {s for s in range(len(state.dice)) if s not in known and rng.random() < 0.7}
    return state._replace(palificos=state.palificos ^ toggled)


def fresh(rng: Random, size: int) -> Hand:
    """A new roll."""
    return tuple(rng.choices(range(1, 7), k=size))

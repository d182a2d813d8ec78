"""Bot interface: what a bot is shown, what it answers, and the safe action instead."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from palifico.rules import FACES, Action, Bid, Calza, Dudo, Legal, Round, Seat, State, View, view
from palifico.rules.events import (
    CalzaCalled,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
    GameStarted,
    OpenerNamed,
    PlayerOut,
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat may know at one moment: its view, and the public history so far."""

    view: View
    history: Sequence[Event]


class Bot(Protocol):
    """One player of a game. Either method may be a coroutine.

    What it answers follows from what it is shown and its own chance, and from nothing else.
    """

    def act(self, seen: Seen) -> Action | Awaitable[Action]:
        """Return what to do on its turn."""

    def calls_exact(self, seen: Seen) -> Calza | Awaitable[Calza | None] | None:
        """Return whether to call the bid exact, where it may: out of turn, too."""


def seen(state: State, seat: Seat, heard: Sequence[Event]) -> Seen:
    """Return what `seat` is shown of a game with this public history."""
    return Seen(view(state, seat), heard)


def safe_action(legal: Legal) -> Action:
    """Challenge if there is a bid, else the lowest opening: also what is done when time is up."""
    if legal.dudo:
        return Dudo()
    return min(Bid(n, face) for face in FACES if (n := legal.smallest(face)) is not None)


def history(state: State) -> list[Event]:
    """Return the public history of a game that remembers its rounds."""
    rounds = (*state.past, state.round) if state.round else state.past
    opener = rounds[0].opener if rounds else state.opener
    events: list[Event] = [GameStarted(state.edition, len(state.dice), opener)]
    dice = [state.edition.dice_each] * len(state.dice)
    for at, round_ in enumerate(rounds):
        events += _told(round_, dice)
        over = at + 1 == len(rounds)
        if round_.ending is not None and not (over and state.winner is not None):
            after = state if over else rounds[at + 1]
            events.append(OpenerNamed(after.opener, after.last_die))
    return events


def _told(round_: Round, dice: list[int]) -> Iterator[Event]:
    yield DiceRolled()
    yield from round_.bids
    ending = round_.ending
    if ending is None:
        return
    yield (DudoCalled if ending.call == "dudo" else CalzaCalled)(ending.caller)
    yield from ending.lifted
    if ending.loser is not None:
        dice[ending.loser] -= 1
        yield DieLost(ending.loser)
        if not dice[ending.loser]:
            yield PlayerOut(ending.loser)
    if ending.gainer is not None:
        dice[ending.gainer] += 1
        yield DieRegained(ending.gainer)

"""Game loop: one game of bots on the bare engine, without clock or server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from palifico.bots.api import Bot, Seen
from palifico.bots.external.errors import Trouble
from palifico.bots.external.host import Host
from palifico.rules import (
    Action,
    Calza,
    Edition,
    Hand,
    Refusal,
    Seat,
    State,
    deal,
    decide,
    fold,
    legal,
    resolve,
    start,
    view,
)
from palifico.rules.events import DiceRolled, Event, GameStarted
from palifico.rules.state import clockwise

Dice: TypeAlias = Callable[[int, Seat, int], Hand]
"""The hand of a round (from 1) and a seat, with so many dice."""
BUDGET_S: Final = 60.0
"""Ample time for a decision: only a bot in a process is held to its own timeouts."""


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game, and where a bot failed: its seat and what went wrong, each time."""

    state: State
    winner: Seat
    troubles: tuple[tuple[Seat, Trouble], ...]


def play_game(edition: Edition, bots: Sequence[Bot], *, opener: Seat, dice: Dice) -> Game:
    """Play a game to its end, one bot a seat; what is safe is done for a bot that fails."""
    playing = _GameLoop(edition, bots, opener)
    number = 0
    while (winner := playing.state.winner) is None:
        number += 1
        playing.roll(partial(dice, number))
        while playing.state.bidding:
            playing.step()
    return Game(playing.state, winner, tuple(playing.troubles))


class _GameLoop:
    """A game in progress, and its public history."""

    def __init__(self, edition: Edition, bots: Sequence[Bot], opener: Seat) -> None:
        self.state = start(edition, seats=len(bots), opener=opener)
        self.troubles: list[tuple[Seat, Trouble]] = []
        self._heard: tuple[Event, ...] = (GameStarted(edition, len(bots), opener),)
        self._hosts = [
            Host(bot, BUDGET_S, told=partial(self._note, seat)) for seat, bot in enumerate(bots)
        ]

    def roll(self, dice: Callable[[Seat, int], Hand]) -> None:
        hands = [dice(seat, left) if left else () for seat, left in enumerate(self.state.dice)]
        dealt = deal(self.state, hands)
        assert not isinstance(dealt, Refusal)
        self.state = dealt
        self._heard = (*self._heard, DiceRolled())

    def step(self) -> None:
        """Play an exact call if a bot makes one, else the move of the player to act."""
        assert self.state.round is not None
        seat = self.state.round.to_act
        seen = self._seen(seat)
        calls = self._calls(seat, seen)
        asked: tuple[Seat, Action] | None = resolve(self.state, calls).prevails if calls else None
        if asked is None:
            asked = seat, self._hosts[seat].act_now(seen).action
        events = decide(self.state, *asked)
        assert not isinstance(events, Refusal)
        self.state = fold(self.state, events)
        self._heard = (*self._heard, *events)

    def _calls(self, to_act: Seat, seen: Seen) -> list[tuple[Seat, Calza]]:
        """Return who calls the bid exact, clockwise from the player to act."""
        if not self.state.edition.calza or seen.view.legal.on is None:
            return []
        callers, calls = legal(self.state).calza, []
        for seat in clockwise(self.state, to_act) if callers else ():
            if seat in callers:
                shown = seen if seat == to_act else self._seen(seat)
                calza = self._hosts[seat].calls_exact_now(shown).calza
                calls += [(seat, calza)] if calza is not None else []
        return calls

    def _seen(self, seat: Seat) -> Seen:
        return Seen(view(self.state, seat), self._heard)

    def _note(self, seat: Seat, trouble: Trouble) -> None:
        self.troubles.append((seat, trouble))

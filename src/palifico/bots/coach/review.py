"""Review of a recorded game: every decision in it, and how much win chance each gave away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from palifico.bots.api import Seen, seen
from palifico.bots.coach.advise import Advice, Advised, advise
from palifico.editions import variant
from palifico.fair import Chance
from palifico.record import Record
from palifico.rules import Action, Refusal, Seat, State, deal, decide, evolve, start, view
from palifico.rules.events import DiceRolled, Event, GameStarted

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: the round and the move, both from 0, and which seat did what if one did."""

    round: int
    move: int
    state: State
    heard: tuple[Event, ...]
    asked: tuple[Seat, Action] | None

    @property
    def seat(self) -> Seat:
        """Who decided, or must decide."""
        assert self.state.round is not None
        return self.state.round.to_act if self.asked is None else self.asked[0]

    def can_decide(self, seat: Seat) -> bool:
        """Return whether a seat can do anything."""
        return len(view(self.state, seat).legal) > 0

    def action(self, seat: Seat) -> Action | None:
        """Return what a seat did."""
        return self.asked[1] if self.asked is not None and self.asked[0] == seat else None

    def seen(self, seat: Seat) -> Seen:
        """Return what a seat could know."""
        return seen(self.state, seat, self.heard)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What the coach would have said to a seat, and what it did."""

    moment: Moment
    seat: Seat
    advice: Advice
    action: Action | None

    @property
    def loss(self) -> float:
        """How much win chance was given away."""
        return 0.0 if self.action is None else self.advice.loss(self.action)

    @property
    def good(self) -> bool:
        """Whether nothing was clearly better."""
        return self.loss == 0

    @property
    def done(self) -> Advised | None:
        """What the coach thinks of what was done."""
        rank = None if self.action is None else self.advice.rank(self.action)
        return None if rank is None else self.advice.ranked[rank]


def moments(record: Record) -> Iterator[Moment]:
    """Yield every decision of a legal record, and the one that is open at its end.

    Raises Fault when its rules cannot be, ValueError when it is not legal.
    """
    rules = variant(record.edition, record.options, record.house)
    state = start(rules.edition, seats=record.seats, opener=record.starter)
    heard: tuple[Event, ...] = (GameStarted(rules.edition, record.seats, record.starter),)
    for number, recorded in enumerate(record.rounds):
        state, heard = _legal(deal(state, recorded.dice)), (*heard, DiceRolled())
        for move, asked in enumerate(recorded.actions):
            yield Moment(number, move, state, heard, asked)
            for event in _legal(decide(state, *asked)):
                state, heard = evolve(state, event), (*heard, event)
        if state.bidding:
            yield Moment(number, len(recorded.actions), state, heard, None)


def review(moment: Moment, seat: Seat | None = None) -> Reviewed:
    """Return what the coach says to a seat at a moment; the same whenever it is asked.

    Raises ValueError when the seat can do nothing there.
    """
    who = moment.seat if seat is None else seat
    rng, action = Chance(f"{moment.round} {moment.move} {who}"), moment.action(who)
    return Reviewed(moment, who, advise(moment.seen(who), rng, also=action), action)


def _legal(answer: T | Refusal) -> T:
    if isinstance(answer, Refusal):
        raise ValueError(f"the record is not legal: {answer}")
    return answer

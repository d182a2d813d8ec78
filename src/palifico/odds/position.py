"""Position: a round as one seat sees it, with what it remembers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from palifico.odds.hands import Cup
from palifico.rules import Bid, Edition, Hand, Round, Seat, Situation, State, View, evolve
from palifico.rules.events import BidMade, Event, GameStarted
from palifico.rules.evolution import begin
from palifico.rules.raises import may_change_face
from palifico.rules.state import left_of


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat knows in the middle of a round; without a seat: a spectator."""

    edition: Edition
    seat: Seat | None
    hand: Hand
    cups: tuple[Cup, ...]
    opener: Seat
    last_die: bool
    palificos: frozenset[Seat]
    bids: tuple[BidMade, ...]

    @property
    def limit(self) -> int:
        """The highest count that can be bid."""
        return len(self.cups) * self.edition.dice_each

    @property
    def dice(self) -> tuple[int, ...]:
        """How many dice are to be expected of each seat: the true number wherever it is known."""
        return tuple(round(sum(n * chance for n, chance in enumerate(cup))) for cup in self.cups)

    def situation(self, seat: Seat, previous: Bid | None) -> Situation:
        """Return what the legality of a bid by `seat` on a previous one depends on."""
        changes = False
        if self.last_die:
            state = self.state
            changes = state.round is not None and may_change_face(state, state.round, seat)
        return Situation(self.edition, self.last_die, changes, previous, self.limit)

    def spoken(self) -> Iterator[tuple[Situation, BidMade]]:
        """Yield the bids of the round, each with the situation in which it was made."""
        previous: Bid | None = None
        for made in self.bids:
            yield self.situation(made.seat, previous), made
            previous = made.bid

    @property
    def state(self) -> State:
        """The game as the rules see it, without the dice under the cups."""
        to_act = left_of(self.dice, self.bids[-1].seat) if self.bids else self.opener
        round_ = Round(self.opener, self.last_die, (), self.bids, to_act, None)
        return State(self.edition, self.dice, self.opener, self.last_die, self.palificos, round_)


class Memory:
    """The memory of a seat through a whole game; each event is folded in once."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._heard = 0

    def position(self, view: View, history: Sequence[Event]) -> Position:
        """Return what a seat knows that remembers all that it has heard.

        A seat that came late, and sees no numbers of dice, takes every possible number to be as
        likely.
        """
        self._hear(history)
        state = self._state
        counts = view.counts if state is None else state.dice
        early = frozenset({view.opener}) if view.last_die else frozenset[Seat]()
        return Position(
            edition=view.edition,
            seat=view.seat,
            hand=view.hand,
            cups=_unknown(view) if counts is None else tuple(map(certain, counts)),
            opener=view.opener,
            last_die=view.last_die,
            palificos=early if state is None else state.palificos,
            bids=view.bids,
        )

    def _hear(self, history: Sequence[Event]) -> None:
        if len(history) < self._heard:
            self._state, self._heard = None, 0
        for event in history[self._heard :]:
            if isinstance(event, GameStarted):
                self._state = begin(event)
            elif self._state is not None:
                self._state = evolve(self._state, event)._replace(past=())
        self._heard = len(history)


def position(view: View, history: Sequence[Event]) -> Position:
    """Return what a seat knows at one moment, by all that was to be heard until then."""
    return Memory().position(view, history)


def certain(dice: int) -> Cup:
    """Return a cup of which the number of dice is known."""
    return (*[0.0] * dice, 1.0)


def _unknown(view: View) -> tuple[Cup, ...]:
    each = view.edition.dice_each
    alike = (0.0, *[1 / each] * each)
    known = dict.fromkeys(view.out, 0)
    if view.last_die:
        known[view.opener] = 1
    if view.seat is not None:
        known[view.seat] = len(view.hand)
    return tuple(certain(known[s]) if s in known else alike for s in range(view.seats))

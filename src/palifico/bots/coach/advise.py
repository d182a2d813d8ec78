"""Advice: the candidate actions of a decision, ranked, with chances and one reason each.

It knows what the seat knows: a view, the public history, and chance of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from palifico.bots.api import Seen
from palifico.bots.coach.candidates import ranked, weigh_candidates
from palifico.bots.coach.facts import Chances, facts
from palifico.bots.coach.reasons import ALIKE, Facts, Reason, why
from palifico.fair import Chance
from palifico.rules import Action


@dataclass(frozen=True, slots=True)
class Advised:
    """An action, and what the coach thinks of it.

    `before` and `after` listening: how likely a bid is true, the bid that is doubted false, the bid
    that is called exact exactly true. `win` is the chance to win the whole game.
    """

    action: Action
    before: float
    after: float
    win: float
    why: Reason


@dataclass(frozen=True, slots=True)
class Advice:
    """What could be done, the best first; of what wins as often, the likelier first."""

    ranked: tuple[Advised, ...]
    wait: float | None
    """The chance to win if one does nothing, where it is not one's turn"""

    @property
    def best(self) -> Advised:
        """The best action; where it is not one's turn, to wait may be better (`waits`)."""
        return self.ranked[0]

    @property
    def waits(self) -> bool:
        """Whether the coach would wait."""
        return self.wait is not None and self.wait > self.best.win

    def rank(self, action: Action) -> int | None:
        """Return the place of an action, from 0; None when it was not worth weighing."""
        places = (at for at, one in enumerate(self.ranked) if one.action == action)
        return next(places, None)

    def loss(self, action: Action) -> float:
        """Return how much win chance an action gives away next to the best: 0 if it is as good.

        Raises LookupError when it was not weighed.
        """
        at = self.rank(action)
        if at is None:
            raise LookupError(f"{action} was not weighed")
        lost = max(self.best.win, self.wait or 0.0) - self.ranked[at].win
        return lost if lost > ALIKE else 0.0

    def __iter__(self) -> Iterator[Advised]:
        return iter(self.ranked)

    def __len__(self) -> int:
        return len(self.ranked)


def advise(seen: Seen, rng: Chance, *, also: Action | None = None) -> Advice:
    """Return the sensible actions of a seat, the best first, with one `also` asked about.

    Raises ValueError when the seat can do nothing now.
    """
    considered, wait = weigh_candidates(seen, rng, also)
    if not considered:
        raise ValueError("nothing can be done here")
    chances = Chances.of(seen)
    order = ranked(considered, lambda one: chances.right(one.action)[1])
    all_ = [facts(chances, one, order, wait) for one in order]
    return Advice(tuple(map(_advised, all_)), wait)


def _advised(one: Facts) -> Advised:
    return Advised(one.action, one.before, one.after, one.win, why(one))

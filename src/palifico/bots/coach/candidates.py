"""Candidates: rollouts as the champion's but more of them, and the order of what they find."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from palifico.bots.api import Seen
from palifico.bots.coach.reasons import ALIKE
from palifico.bots.evaluation.lookahead import Lookahead, NextPlayer
from palifico.bots.players.bluffer import doubting
from palifico.bots.players.champion import MAX_ROLLOUT_BIDS, MAX_WORLDS, Rollouts
from palifico.bots.players.counter import smallest_raises
from palifico.fair import Chance
from palifico.odds import position
from palifico.rules import Action, Bid

WORLD_FACTOR: Final = 4
"""How many times as many worlds the coach plays as the champion, who has less time."""
NOISE: Final = ALIKE / 3
"""Win chances that are no further apart may stand the other way round in other worlds."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, the chance to win the game after it, and to have it doubted by the next player."""

    action: Action
    win: float
    doubted: float = 0.0


def weigh_candidates(
    seen: Seen, rng: Chance, also: Action | None
) -> tuple[list[Candidate], float | None]:
    """Return the candidates in no order; and the chance to win by waiting, out of turn."""
    table = Lookahead(seen.view, position(seen.view, seen.history))
    calls = [Candidate(one.action, one.win) for one in (*table.doubts(), *table.exact_calls())]
    if seen.view.to_act != seen.view.seat:
        return calls, table.goes_on
    bids = _bids(table, seen, rng, also) if seen.view.legal.bids else []
    return [*bids, *calls], None


def ranked(
    considered: Sequence[Candidate], likely: Callable[[Candidate], float]
) -> list[Candidate]:
    """Return the best first; of those within the noise of the best that is left, the likelier.

    `likely`: how likely an action turns out right.
    """
    left = sorted(considered, key=lambda one: -one.win)
    order: list[Candidate] = []
    while left:
        alike = [one for one in left if left[0].win - one.win <= NOISE]
        order += sorted(alike, key=lambda one: -likely(one))
        left = left[len(alike) :]
    return order


def _bids(table: Lookahead, seen: Seen, rng: Chance, also: Action | None) -> list[Candidate]:
    """Return the promising bids, all smallest raises, and what was also asked about."""
    next_ = NextPlayer(table, doubting(seen.history, table.next))
    worlds = Rollouts(table, rng, WORLD_FACTOR * MAX_WORLDS)
    promising = sorted(table.candidates(), key=next_.win, reverse=True)[:MAX_ROLLOUT_BIDS]
    asked = [also] if isinstance(also, Bid) else []
    bids = dict.fromkeys([*promising, *smallest_raises(seen.view), *asked])
    return [Candidate(bid, worlds.win(next_, bid), next_.doubted(bid)) for bid in bids]

"""What the coach weighs: as the champion does, but with more time, and all smallest raises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palifico.bots.bluffer import doubting
from palifico.bots.champion import PROMISING, WORLDS, Worlds
from palifico.bots.counter import smallest_raises
from palifico.bots.seen import Seen
from palifico.bots.weighing import NextPlayer, Table
from palifico.fair import Chance
from palifico.odds import position
from palifico.rules import Action, Bid

TIMES: Final = 4
"""How many times as many worlds the coach plays as the champion, who has less time."""


@dataclass(frozen=True, slots=True)
class Considered:
    """An action, the chance to win the game after it, and to have it doubted by the next player."""

    action: Action
    win: float
    doubted: float = 0.0


def consider(seen: Seen, rng: Chance, also: Action | None) -> tuple[list[Considered], float | None]:
    """Everything worth telling, in no order; and the chance to win if one waits, out of turn."""
    table = Table(seen.view, position(seen.view, seen.history))
    calls = [Considered(one.action, one.win) for one in (*table.doubts(), *table.exact_calls())]
    if seen.view.to_act != seen.view.seat:
        return calls, table.goes_on
    bids = _bids(table, seen, rng, also) if seen.view.legal.bids else []
    return [*bids, *calls], None


def _bids(table: Table, seen: Seen, rng: Chance, also: Action | None) -> list[Considered]:
    """The promising bids, all smallest raises, and what was also asked about."""
    next_ = NextPlayer(table, doubting(seen.history, table.next))
    worlds = Worlds(table, rng, TIMES * WORLDS)
    promising = sorted(table.candidates(), key=next_.win, reverse=True)[:PROMISING]
    asked = [also] if isinstance(also, Bid) else []
    bids = dict.fromkeys([*promising, *smallest_raises(seen.view), *asked])
    return [Considered(bid, worlds.win(next_, bid), next_.doubted(bid)) for bid in bids]

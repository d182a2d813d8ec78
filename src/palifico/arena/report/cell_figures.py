"""Figures of a cell: the spans and lines that its charts draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from palifico.arena.design import Cell
from palifico.arena.ratings import INITIAL_RATING, Ladder
from palifico.arena.report.charts.intervals import Span
from palifico.arena.report.charts.lines import Line
from palifico.arena.sums import Sums
from palifico.bots.match.tally import starred, wilson
from palifico.editions import Shared, share_code
from palifico.words import Speaker

MIN_SHARE_DRAWN: Final = 0.02
"""Rounds that fewer games reach than this share of them are not drawn."""
MIN_GAMES_DRAWN: Final = 10


@dataclass(frozen=True, slots=True)
class CellReport:
    """A cell, what came of it, and in which words it is told."""

    cell: Cell
    sums: Sums
    ladder: Ladder
    names: tuple[str, ...]
    complete: bool
    lang: str

    @property
    def speaker(self) -> Speaker:
        """The speaker of the report, with the edition's own words."""
        return Speaker(self.lang, self.cell.variant)

    @property
    def alone(self) -> bool:
        """Whether one player has all seats: it wins every game then, which tells nothing."""
        return len(self.names) == 1

    @property
    def title(self) -> str:
        """The edition and the seats."""
        rules = self.cell.variant
        code = f" ({share_code(Shared(rules, None))})" if rules.differences else ""
        return self.speaker.say(
            "report-cell", edition=f"{rules.base.name}{code}", seats=self.cell.seats
        )


def win_spans(told: CellReport) -> list[Span]:
    """Return the share of the wins of every player beside an even one.

    Where not all intervals go by deals, those that are Wilson's are starred.
    """
    shares = told.cell.shares(told.sums)
    return [
        Span(name, one.share, one.low, one.high, one.even, starred=star)
        for name, one, star in zip(told.names, shares, starred(shares), strict=True)
    ]


def rating_spans(ladder: Ladder, names: Sequence[str]) -> list[Span]:
    """Return the ratings, the best first, beside the initial one."""
    rated = ((names[player], ladder.rated(player)) for player in ladder.best_first())
    return [Span(name, one.value, one.low, one.high, INITIAL_RATING) for name, one in rated]


def bluff_spans(told: CellReport) -> list[Span]:
    """Return how many bids were bluffs, of those who bid at all."""
    return _shares(told, told.sums.bluffs, told.sums.bids)


def doubt_spans(told: CellReport) -> list[Span]:
    """Return how many challenges were right, of those who challenged at all."""
    return _shares(told, told.sums.doubts_right, told.sums.doubts)


def exact_spans(told: CellReport) -> list[Span]:
    """Return how many exact calls were right, of those who made any."""
    return _shares(told, told.sums.exacts_right, told.sums.exacts)


def turn_spans(told: CellReport) -> list[Span]:
    """Return the share of the wins by seat, clockwise from the one who opens the game."""
    sums, seats = told.sums, told.cell.seats
    return [
        _share(_turn(told, turn), won, sums.games, sums.games_a_deal, mark=1 / seats)
        for turn, won in enumerate(sums.turn_wins)
    ]


def dice_lines(told: CellReport) -> list[Line]:
    """Return the mean dice of a seat of every player, as long as enough games go on."""
    sums, rounds = told.sums, rounds_drawn(told.sums)
    return [
        Line(name, [row[at] / sums.going[at] / chairs for at in range(rounds)])
        for name, row, chairs in zip(told.names, sums.dice, told.cell.chairs, strict=True)
        if chairs
    ]


def rounds_drawn(sums: Sums) -> int:
    """Return how many rounds enough games reach; at least the first."""
    least = max(MIN_SHARE_DRAWN * sums.games, min(MIN_GAMES_DRAWN, sums.games))
    return next((at for at, going in enumerate(sums.going) if going < least), len(sums.going))


def _turn(told: CellReport, turn: int) -> str:
    say = told.speaker.say
    return say("report-turn-later", seats=turn) if turn else say("report-turn-first")


def _shares(told: CellReport, hits: Sequence[int], trials: Sequence[int]) -> list[Span]:
    rows = zip(told.names, hits, trials, strict=True)
    return [_share(*row, told.sums.games_a_deal) for row in rows if row[2]]


def _share(
    name: str, hits: int, trials: int, games_a_deal: int, *, mark: float | None = None
) -> Span:
    """Return a share with Wilson's interval; what has the same dice counts once."""
    share = hits / trials
    return Span(name, share, *wilson(share, max(trials // games_a_deal, 1)), mark)

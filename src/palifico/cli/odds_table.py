"""The table of `palifico odds`: a row a bid, a bar a chance, and nothing told by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from palifico.analysis import BLOCKS, Marks
from palifico.odds.said import chance_text
from palifico.odds.table import Row, Weighing, rows_asked
from palifico.rules import Bid
from palifico.words import Speaker

BAR: Final = 10
"""How many letters long a bar is."""
ROOM_FOR_BARS: Final = 76


@dataclass(frozen=True, slots=True)
class Showing:
    """How a table is shown: by whom, with what, and how much there is room for."""

    speaker: Speaker
    marks: Marks
    heard: bool
    bars: bool


def odds_table(
    speaker: Speaker, weighing: Weighing, asked: Bid | None, *, width: int, marks: Marks
) -> Table:
    """The bid that was asked about among its neighbours, else what there is to choose from."""
    how = Showing(speaker, marks, bool(weighing.at.bids), width >= ROOM_FOR_BARS)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    for title in _headings(how):
        table.add_column(title, justify="right" if table.columns else "left")
    spoken_of = asked or weighing.standing
    for row in rows_asked(weighing, asked):
        is_it = row.bid == spoken_of
        table.add_row(*_cells(how, row, is_it=is_it), style="bold" if is_it else "")
    return table


def bar(chance: float, marks: Marks) -> str:
    """A bar for a chance; what is missing to the end is dotted.

    >>> bar(0.25, BLOCKS), bar(0, BLOCKS)
    ('██▌·······', '··········')
    """
    finest = len(marks.steps) - 1
    full, part = divmod(round(chance * BAR * finest), finest)
    drawn = marks.steps[-1] * full + (marks.steps[part] if part else "")
    return drawn.ljust(BAR, "·" if marks is BLOCKS else ".")


def _headings(how: Showing) -> Iterator[str]:
    say = how.speaker.say
    yield say("odds-bid")
    for what in (say("odds-true"), say("odds-exact")):
        if how.heard:
            yield f"{what}\n{say('odds-before')}"
            yield f"{what}\n{say('odds-after')}"
        else:
            yield what


def _cells(how: Showing, row: Row, *, is_it: bool) -> Iterator[str]:
    sign = ("▸" if how.marks is BLOCKS else ">") if is_it else " "
    yield f"{sign} {how.speaker.bid(row.bid)}"
    yield _chance(how, row.before)
    if how.heard:
        yield _chance(how, row.after)
    yield chance_text(how.speaker.lang, row.exact_before)
    if how.heard:
        yield chance_text(how.speaker.lang, row.exact_after)


def _chance(how: Showing, chance: float) -> str:
    text = chance_text(how.speaker.lang, chance)
    return f"{text} {bar(chance, how.marks)}" if how.bars else text

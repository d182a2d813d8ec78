"""Output of `palifico odds`: a row a bid, a bar a chance, and nothing by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.table import Table

from palifico.analysis import BLOCKS, Marks
from palifico.odds.comparison import Comparison, Row, rows_asked
from palifico.odds.text import chance_text
from palifico.rules import Bid
from palifico.words import Speaker

MAX_BAR_CHARS: Final = 10
"""How many letters long a bar is, where there is room."""
MIN_BAR_CHARS: Final = 5
"""A shorter bar would show nothing."""
GAP_CHARS: Final = 2


@dataclass(frozen=True, slots=True)
class Showing:
    """How bids are shown: by whom, with what, which of their chances, and how long bars are."""

    speaker: Speaker
    marks: Marks
    heard: bool
    true: bool = True
    exact: bool = True
    bar: int = 0


def odds_tables(
    speaker: Speaker, weighing: Comparison, asked: Bid | None, *, width: int, marks: Marks
) -> list[Table]:
    """The bid that was asked about among its neighbours, else what there is to choose from.

    One table; two below each other where there is no room for all chances side by side.
    """
    spoken_of = asked or weighing.standing
    shown = [(row, row.bid == spoken_of) for row in rows_asked(weighing, asked)]
    whole = Showing(speaker, marks, bool(weighing.at.bids))
    for length in (*range(MAX_BAR_CHARS, MIN_BAR_CHARS - 1, -1), 0):
        how = replace(whole, bar=length)
        if _width(how, shown) <= width:
            return [_table(how, shown)]
    parts = replace(whole, exact=False), replace(whole, true=False)
    return [_table(how, shown) for how in parts]


def bar(chance: float, marks: Marks, length: int = MAX_BAR_CHARS) -> str:
    """A bar for a chance; what is missing to the end is dotted.

    >>> bar(0.25, BLOCKS), bar(0, BLOCKS, 5)
    ('██▌·······', '·····')
    """
    finest = len(marks.steps) - 1
    full, part = divmod(round(chance * length * finest), finest)
    drawn = marks.steps[-1] * full + (marks.steps[part] if part else "")
    return drawn.ljust(length, "·" if marks is BLOCKS else ".")


def _table(how: Showing, shown: list[tuple[Row, bool]]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, GAP_CHARS, 0, 0))
    for title in _headings(how):
        table.add_column(title, justify="right" if table.columns else "left", no_wrap=True)
    for row, is_it in shown:
        table.add_row(*_cells(how, row, is_it=is_it), style="bold" if is_it else "")
    return table


def _width(how: Showing, shown: list[tuple[Row, bool]]) -> int:
    """How wide a table is if nothing in it is folded."""
    rows = [[*_cells(how, row, is_it=is_it)] for row, is_it in shown]
    columns = [*zip(_headings(how), *rows, strict=True)]
    lines = ("\n".join(column).split("\n") for column in columns)
    return sum(max(map(cell_len, column)) for column in lines) + (GAP_CHARS + 1) * (
        len(columns) - 1
    )


def _headings(how: Showing) -> Iterator[str]:
    say = how.speaker.say
    yield say("odds-bid")
    for what, wanted in ((say("odds-true"), how.true), (say("odds-exact"), how.exact)):
        if wanted and how.heard:
            above = what.replace(" ", "\n")
            yield f"{above}\n{say('odds-before-short')}"
            yield f"{above}\n{say('odds-after-short')}"
        elif wanted:
            yield what


def _cells(how: Showing, row: Row, *, is_it: bool) -> Iterator[str]:
    sign = ("▸" if how.marks is BLOCKS else ">") if is_it else " "
    yield f"{sign} {how.speaker.bid(row.bid)}"
    if how.true:
        yield _chance(how, row.before)
        if how.heard:
            yield _chance(how, row.after)
    if how.exact:
        yield chance_text(how.speaker.lang, row.exact_before)
        if how.heard:
            yield chance_text(how.speaker.lang, row.exact_after)


def _chance(how: Showing, chance: float) -> str:
    text = chance_text(how.speaker.lang, chance)
    return f"{text} {bar(chance, how.marks, how.bar)}" if how.bar else text

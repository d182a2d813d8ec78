"""Output of `palifico study`: its tables, and what they rest on."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from rich.console import Console
from rich.table import Table

from palifico.arena.studies.results import Results
from palifico.arena.studies.study import Study
from palifico.arena.studies.tables import Grid, grid
from palifico.words import message
from palifico.words.numbers import number

MIN_TABLE_COLUMNS: Final = 140
"""A figure is never broken: where the terminal is narrower, it breaks the row itself."""


def tell(study: Study, results: Results, lang: str) -> None:
    """Print all tables of a study."""
    console = Console(highlight=False, markup=False)
    wide = Console(highlight=False, markup=False, width=max(console.width, MIN_TABLE_COLUMNS))
    console.print(message(lang, f"study-title-{study.name}", {}), style="bold")
    for sheet in study.sheets:
        made = grid(sheet, results, lang)
        console.print()
        console.print(fill(made.title, console.width), style="bold", soft_wrap=True)
        wide.print(_table(made))
    console.print()
    played: dict[str, str | int] = {"games": number(lang, results.games), "seed": results.seed}
    told = [message(lang, "study-played", played), message(lang, "study-interval", {})]
    for line in (" ".join(told), message(lang, "study-players", {})):
        console.print(fill(line, console.width), soft_wrap=True)


def _table(made: Grid) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for at, head in enumerate(made.heads):
        table.add_column(head, justify="left" if at < made.about else "right", no_wrap=True)
    for row in made.rows:
        table.add_row(*row)
    return table

"""A bar on standard error while a study is played: how far, how fast, and how long still."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING

from palifico.words import message
from palifico.words.numbers import number

if TYPE_CHECKING:
    from palifico.arena.studies.running import Told


@contextmanager
def showing(lang: str) -> Iterator[Told | None]:
    """What must hear of every batch, where somebody may be waiting for it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    # What the command prints is not the bar's business: it may go to a file.
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=20),
        TaskProgressColumn(),
        TextColumn("{task.fields[told]}", markup=False),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    began = monotonic()
    with bar as progress:
        shown = progress.add_task("", total=None, told="")

        def told(cell: str, done: int, total: int) -> None:
            progress.update(
                shown,
                completed=done,
                total=total,
                description=message(lang, "arena-playing", {"cell": cell}),
                told=pace(lang, done, total, monotonic() - began),
            )

        yield told


def pace(lang: str, done: int, total: int, seconds: float) -> str:
    """How fast it goes, and how long it will take still.

    >>> pace("en", 1000, 4000, 2.0)
    '500 games/s · 0:00:06 left'
    """
    rate = done / max(seconds, 1e-3)
    left = timedelta(seconds=round((total - done) / rate))
    told = [message(lang, "arena-rate", {"games": number(lang, rate)})]
    return " · ".join([*told, message(lang, "arena-left", {"time": str(left)})])

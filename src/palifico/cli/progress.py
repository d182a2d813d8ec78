"""A bar on standard error while something takes its time, where somebody may be waiting for it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from palifico.cli.games import Heard

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

T = TypeVar("T")
Update: TypeAlias = Callable[[float, float | None, str, str], None]
"""How far it is, of how much if that is known, what is being done, and what else to tell."""


@contextmanager
def reading(files: Sequence[str], label: str, *, large: int) -> Iterator[Heard]:
    """What must hear how many bytes were read; from `large` bytes on it shows how far it is."""
    size = sum(Path(file).stat().st_size for file in files if Path(file).is_file())
    if size < large or not sys.stderr.isatty():
        yield lambda _: None
        return
    with _bar(label, size) as advance:
        yield advance


def one_by_one(things: Sequence[T], label: str) -> Iterable[T]:
    """Things that each take a while, shown as they are gone through."""
    if len(things) < 2 or not sys.stderr.isatty():
        yield from things
        return
    with _bar(label, len(things)) as advance:
        for thing in things:
            yield thing
            advance(1)


@contextmanager
def telling() -> Iterator[Update | None]:
    """A bar that says more than how far it is: what to give it, where somebody may be waiting."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=20),
        TaskProgressColumn(),
        TextColumn("{task.fields[told]}", markup=False),
    )
    with _progress(*columns) as progress:
        shown = progress.add_task("", total=None, told="")

        def update(done: float, total: float | None, label: str, told: str) -> None:
            progress.update(shown, completed=done, total=total, description=label, told=told)

        yield update


@contextmanager
def _bar(label: str, total: int) -> Iterator[Callable[[int], object]]:
    with _progress() as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.advance(task, done)


def _progress(*columns: ProgressColumn) -> Progress:
    from rich.console import Console
    from rich.progress import Progress

    # What the command prints is not the bar's business: it may go to a file.
    return Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )

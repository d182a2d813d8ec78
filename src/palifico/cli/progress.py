"""A bar on standard error while something takes its time, where somebody may be waiting for it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from palifico.cli.games import Heard

T = TypeVar("T")


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
def _bar(label: str, total: int) -> Iterator[Callable[[int], object]]:
    from rich.console import Console
    from rich.progress import Progress

    # What the command prints is not the bar's business: it may go to a file.
    bar = Progress(
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    with bar as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.advance(task, done)

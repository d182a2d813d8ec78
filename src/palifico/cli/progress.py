"""Progress bars on standard error: shown only where it is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from palifico.cli.record_files import OnBytes

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

T = TypeVar("T")
OnCount: TypeAlias = Callable[[int, int], None]
"""Takes how many are done, and of how many."""
Update: TypeAlias = Callable[[float, float | None, str, str], None]
"""Takes how much is done, of how much if that is known, a label, and a status text."""


@contextmanager
def bytes_bar(files: Sequence[str], label: str, *, min_bytes: int) -> Iterator[OnBytes]:
    """Show how much of some files is read, if they have at least `min_bytes` in all."""
    size = sum(Path(file).stat().st_size for file in files if Path(file).is_file())
    if size < min_bytes or not sys.stderr.isatty():
        yield lambda _: None
        return
    with _progress() as progress:
        task = progress.add_task(label, total=size)
        yield lambda done: progress.advance(task, done)


@contextmanager
def count_bar(label: str) -> Iterator[OnCount]:
    """Show how many are done of a total that is not known before."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    with _progress() as progress:
        task = progress.add_task(label, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def status_bar() -> Iterator[Update | None]:
    """Show a bar with a changing label and a status text behind it; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=20),
        TaskProgressColumn(),
        TextColumn("{task.fields[status]}", markup=False),
    )
    with _progress(*columns) as progress:
        task = progress.add_task("", total=None, status="")

        def update(done: float, total: float | None, label: str, status: str) -> None:
            progress.update(task, completed=done, total=total, description=label, status=status)

        yield update


def with_bar(items: Sequence[T], label: str) -> Iterable[T]:
    """Iterate over items that each take a while, showing how many are done."""
    if len(items) < 2:
        yield from items
        return
    with count_bar(label) as on_count:
        for done, item in enumerate(items, start=1):
            yield item
            on_count(done, len(items))


def _progress(*columns: ProgressColumn) -> Progress:
    from rich.console import Console
    from rich.progress import Progress

    # Redirection would move what the command prints into the console of the bar.
    return Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )

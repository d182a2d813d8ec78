"""A bar on standard error while files are read, where somebody may be waiting for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from palifico.cli.games import Heard


@contextmanager
def reading(files: Sequence[str], label: str, *, large: int) -> Iterator[Heard]:
    """What must hear how many bytes were read; from `large` bytes on it shows how far it is."""
    size = sum(Path(file).stat().st_size for file in files if Path(file).is_file())
    if size < large or not sys.stderr.isatty():
        yield lambda _: None
        return
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
        task = progress.add_task(label, total=size)
        yield lambda read: progress.advance(task, read)

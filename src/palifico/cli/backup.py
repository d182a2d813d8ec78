"""`palifico backup`: everything that a server keeps, in one file, while it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING

from palifico.cli.table import File, Lang, system_lang
from palifico.editions import Fault
from palifico.words import message

if TYPE_CHECKING:
    from palifico.server.settings import Settings
    from palifico.store.copying import Told


def run_backup(
    copy: File,
    *,
    data: str | None = None,
    database: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    from palifico.store.backup import backup

    speaks = lang or system_lang()
    file, settings = backup_file(copy), served(data, database)
    with counting(message(speaks, "backup-working", {})) as told:
        backup(settings.database, file, told=told)
    if json:
        print(dumps({"file": str(file), "keys": key_files(settings)}))
        return 0
    print(message(speaks, "backup-done", {"file": str(file)}))
    print(message(speaks, "backup-keys", key_files(settings)))
    return 0


def backup_file(typed: str) -> Path:
    """The file that is meant.

    Raises Fault `command.option` when it looks like an option.
    """
    if typed.startswith("-"):
        raise Fault("command.option", given=typed)
    return Path(typed)


def served(data: str | None, database: str | None) -> Settings:
    """What a server would run with that is started in the same way."""
    from palifico.server.settings import read_settings

    return read_settings({"data": data, "database": database}, os.environ)


def key_files(settings: Settings) -> dict[str, str]:
    """The files that belong to a database and are not in it."""
    return {"sealing": str(settings.sealing_key), "signing": str(settings.signing_key)}


@contextmanager
def counting(label: str) -> Iterator[Told]:
    """A bar on standard error that hears how much is done, where somebody may be waiting for it."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)

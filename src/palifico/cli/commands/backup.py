"""`palifico backup`: copies the database of a server, running or not, into one file."""

from __future__ import annotations

import os
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING

from palifico.cli.options import File, Lang, system_lang
from palifico.cli.progress import count_bar
from palifico.errors import Fault
from palifico.words import message

if TYPE_CHECKING:
    from palifico.server.core.config import Settings


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
    with count_bar(message(speaks, "backup-working", {})) as told:
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
    from palifico.server.core.config import read_settings

    return read_settings({"data": data, "database": database}, os.environ)


def key_files(settings: Settings) -> dict[str, str]:
    """The files that belong to a database and are not in it."""
    return {"sealing": str(settings.sealing_key), "signing": str(settings.signing_key)}

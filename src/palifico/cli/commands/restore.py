"""`palifico restore`: loads a backup into the database of a stopped server."""

from __future__ import annotations

from json import dumps

from palifico.cli.commands.backup import backup_file, key_files, served
from palifico.cli.options import File, Lang, system_lang
from palifico.cli.progress import count_bar
from palifico.words import message


def run_restore(
    copy: File,
    *,
    data: str | None = None,
    database: str | None = None,
    replace: bool = False,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    from palifico.store.backup import restore

    speaks = lang or system_lang()
    file, settings = backup_file(copy), served(data, database)
    with count_bar(message(speaks, "restore-working", {})) as told:
        kept = restore(file, settings.database, replace=replace, told=told)
    if json:
        before = None if kept is None else str(kept)
        print(dumps({"file": str(file), "kept": before, "keys": key_files(settings)}))
        return 0
    print(message(speaks, "restore-done", {"file": str(file)}))
    if kept is not None:
        print(message(speaks, "restore-kept", {"file": str(kept)}))
    print(message(speaks, "restore-keys", key_files(settings)))
    return 0

"""Backup and restore: one SQLite file with all data, whichever database it comes from.

They are made while a server runs and show one moment. The keys that seal chains and sign games
are not in the database, and so not in its backups.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from palifico.errors import Fault, reason
from palifico.store.base import OnProgress
from palifico.store.connect import need_postgres, read_url
from palifico.store.file_lock import FileLock
from palifico.store.migrations import REVISIONS, migrate
from palifico.store.sqlite_connections import APPLICATION_ID, connect, raw, unusable, writing

CHUNK_PAGES: Final = 1000
REPLACED_SUFFIX: Final = ".before-restore"
FILE_SUFFIXES: Final = ("", "-wal", "-shm")
"""A database is a file, and while it is written or after a crash two more with these endings."""


def backup(url: str, file: Path, *, told: OnProgress = lambda _done, _total: None) -> None:
    """Copy a database into a new file, which gets its name when it is complete and proven intact.

    Raises Fault: `store.exists` when there is such a file, `store.none` when there is no database,
    `store.foreign`, `store.damaged`, `store.newer`, `store.older`, `store.open`, `unwritable`.
    """
    place = read_url(url)
    _spare(file)
    if isinstance(place, Path) and not place.is_file():
        raise Fault("store.none", place=str(place))
    with _made(file) as part:
        if isinstance(place, Path):
            copy_file(place, part, told)
        else:
            need_postgres()
            from palifico.store.transfer import dump  # noqa: PLC0415

            asyncio.run(dump(place, part, told))
        check(part, told_of=place)
        _flush(part)
        _spare(file)  # the copying may have taken long
        part.rename(file)
        _flush(file.parent)


def restore(
    file: Path, url: str, *, replace: bool = False, told: OnProgress = lambda _done, _total: None
) -> Path | None:
    """Put what a backup holds into a database; where a file is that was there before, if any.

    A PostgreSQL database must be empty, unless all that it holds may be replaced.
    Raises Fault: `store.none` when there is no backup, `store.foreign`, `store.damaged` and
    `store.newer` when it is none of ours or not whole, `store.busy` when a server is running,
    `store.filled` when the database is not empty, `store.open`, `unwritable`.
    """
    place = read_url(url)
    if not file.is_file():
        raise Fault("store.none", place=str(file))
    check(file)
    if isinstance(place, Path):
        return _restore_file(file, place, told)
    need_postgres()
    from palifico.store.transfer import load  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder) / "backup.db"
        copy_file(file, part, lambda _done, _total: None)
        _renew(part)
        asyncio.run(load(part, place, replace=replace, told=told))
    return None


def check(file: Path, *, told_of: Path | URL | None = None) -> None:
    """See that a file is a database of ours, in a known form, and not damaged.

    Raises Fault `store.foreign`, `store.damaged`, `store.newer`, of the file or of what it is a
    copy of.
    """
    place = str(told_of or file)
    try:
        with closing(connect(file, "ro")) as conn:
            if conn.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
                raise Fault("store.foreign", place=place)
            (found,) = conn.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok" or _is_cut(conn, file):
                raise Fault("store.damaged", place=place)
            (form,) = conn.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise unusable(error, place) from None
    if form not in REVISIONS:
        raise Fault("store.newer", place=place)


def copy_file(source: Path, target: Path, told: OnProgress) -> None:
    """Copy a database as it is at one moment, while others go on writing to it."""
    try:
        with closing(connect(source, "ro")) as old, closing(sqlite3.connect(target)) as new:
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # from here on no change
            old.backup(
                new, pages=CHUNK_PAGES, progress=lambda _, left, of: told(of - left, of), sleep=0
            )
            new.execute("PRAGMA journal_mode=DELETE")  # a backup is one file
    except sqlite3.DatabaseError as error:
        raise unusable(error, str(source)) from None


def _is_cut(conn: sqlite3.Connection, file: Path) -> bool:
    """Return whether the end of a file is missing, which looks like zeros to the database."""
    (pages,), (size,) = (
        conn.execute(f"PRAGMA {of}").fetchone() for of in ("page_count", "page_size")
    )
    changes = file.with_name(f"{file.name}-wal")  # where pages may be that the file has not yet
    is_alone = not changes.exists() or not changes.stat().st_size
    return is_alone and file.stat().st_size != pages * size


def _spare(file: Path) -> None:
    if file.exists():
        raise Fault("store.exists", file=str(file))


def _restore_file(file: Path, place: Path, told: OnProgress) -> Path | None:
    with _written(place):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(place)
    try:
        with _made(place) as part:
            copy_file(file, part, told)
            _renew(part)
            check(part)
            _flush(part)
            kept = _keep(place)
            part.rename(place)
            _flush(place.parent)
            return kept
    finally:
        lock.release()


def _renew(part: Path) -> None:
    """Bring a copy to the present form."""
    engine = writing(part)
    try:
        with engine.connect() as conn:
            with conn.begin():
                migrate(conn, str(part))
            raw(conn).execute("PRAGMA journal_mode=DELETE")
    finally:
        engine.dispose()


def _keep(place: Path) -> Path | None:
    """Move a database away, with all that belongs to it."""
    kept = next(path for path in _names(place) if not path.exists())
    found = False
    for ending in FILE_SUFFIXES:
        with suppress(FileNotFoundError):
            place.with_name(place.name + ending).rename(kept.with_name(kept.name + ending))
            found = True
    return kept if found else None


def _names(place: Path) -> Iterator[Path]:
    yield place.with_name(place.name + REPLACED_SUFFIX)
    for number in count(2):
        yield place.with_name(f"{place.name}{REPLACED_SUFFIX}-{number}")


@contextmanager
def _made(file: Path) -> Iterator[Path]:
    """A new file beside one that shall be made, gone afterwards unless it was renamed."""
    with _written(file):
        descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")  # mode 0600
        os.close(descriptor)
        try:
            yield Path(name)
        finally:
            for ending in (*FILE_SUFFIXES, "-journal"):
                Path(name + ending).unlink(missing_ok=True)


@contextmanager
def _written(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Fault("file.unwritable", file=str(file), why=reason(error)) from None


def _flush(path: Path) -> None:
    """See a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name != "posix":  # pragma: no cover - there it cannot be asked for
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

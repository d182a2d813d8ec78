"""Between a PostgreSQL database and the SQLite file that a backup is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection

from palifico.editions import Fault
from palifico.store.copying import Told, clear, continue_numbers, copy_all, is_empty
from palifico.store.files import raw, reading, writing
from palifico.store.migrations import REVISIONS, migrate, revision
from palifico.store.postgres import SERVING, TROUBLE, connected, prepare, why


async def dump(url: URL, file: Path, told: Told) -> None:
    """Copy a database, as it is at one moment, into an empty file."""
    engine = connected(url)
    at_once = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        with _answered(url):
            async with engine.execution_options(**at_once).connect() as conn:
                await conn.run_sync(_dump, file, str(url), told)
    finally:
        await engine.dispose()


async def load(file: Path, url: URL, *, replace: bool, told: Told) -> None:
    """Copy a file in the present form into a database, in one transaction."""
    engine = connected(url)
    try:
        with _answered(url):
            async with engine.begin() as conn:
                await conn.run_sync(_load, file, str(url), told, replace=replace)
    finally:
        await engine.dispose()


def _dump(source: Connection, file: Path, place: str, told: Told) -> None:
    found = revision(source)
    if found is None:
        raise Fault("store.none", place=place)
    if found not in REVISIONS:
        raise Fault("store.newer", place=place)
    if found != REVISIONS[-1]:
        raise Fault("store.older", place=place)
    engine = writing(file)
    try:
        with engine.connect() as target:
            for setting in ("synchronous=OFF", "foreign_keys=OFF"):  # nobody relies on it yet
                raw(target).execute(f"PRAGMA {setting}")
            with target.begin():
                migrate(target, str(file))
                copy_all(source, target, told)
            raw(target).execute("PRAGMA journal_mode=DELETE")
    finally:
        engine.dispose()


def _load(target: Connection, file: Path, place: str, told: Told, *, replace: bool) -> None:
    prepare(target, place)
    lock = f"SELECT pg_try_advisory_xact_lock({SERVING})"
    if not target.exec_driver_sql(lock).scalar():
        raise Fault("store.busy", place=place)
    if not is_empty(target):
        if not replace:
            raise Fault("store.filled", place=place)
        clear(target)
    engine = reading(file, 1)
    try:
        with engine.connect() as source:
            copy_all(source, target, told)
    finally:
        engine.dispose()
    continue_numbers(target)


@contextmanager
def _answered(url: URL) -> Iterator[None]:
    try:
        yield
    except TROUBLE as error:
        raise Fault("store.open", place=str(url), why=why(error)) from None

"""Environment checks of the doctor: settings of a server, bots, terminal; read-only."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from errno import EADDRINUSE
from pathlib import Path
from shutil import disk_usage, get_terminal_size
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from palifico.cli.doctor.findings import Finding, Level, broken, faulty, to_do, well
from palifico.errors import Fault, reason

if TYPE_CHECKING:
    from sqlalchemy import URL

    from palifico.server.core.config import Settings

MIN_FREE_BYTES: Final = 200_000_000
"""Bytes that a data folder should have left."""
GIGABYTE_BYTES: Final = 1_000_000_000
SIGNS: Final = "éß×⚅✓"
"""What a terminal should be able to show."""
MIN_COLUMNS, MIN_LINES = 80, 24


def settings(given: Mapping[str, str | None]) -> Settings:
    """What a server would run with.

    Raises Fault that says what is wrong with a setting.
    """
    from palifico.server.core.config import read_settings

    return read_settings(given, os.environ)


def data(chosen: Settings) -> Iterator[Finding]:
    """Can the data folder be written, and is there room?"""
    folder = chosen.data
    there = next(one for one in (folder, *folder.parents) if one.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        yield broken("data", "data-closed", folder=str(folder))
        return
    free = disk_usage(there).free
    if free < MIN_FREE_BYTES:
        yield to_do("data", "data-full", folder=str(folder), free=free // 1_000_000)
    else:
        yield well(
            "data",
            "data" if there == folder else "data-new",
            folder=str(folder),
            free=free // GIGABYTE_BYTES,
        )


def database(chosen: Settings) -> Iterator[Finding]:
    """Does the database open, and is it in the present form?"""
    from palifico.store.connect import need_postgres, read_url
    from palifico.store.migrations import REVISIONS

    try:
        place = read_url(chosen.database)
        if isinstance(place, Path) and not place.exists():
            yield well("database", "database-new", place=str(place))
            return
        if isinstance(place, Path):
            form = _form_of_file(place)
        else:
            need_postgres()
            form = asyncio.run(_form_at(place))
    except Fault as fault:
        yield faulty("database", fault)
        return
    if form is None:
        yield well("database", "database-new", place=str(place))
    elif form == REVISIONS[-1]:
        yield well("database", "database", place=str(place))
    elif form in REVISIONS:
        yield faulty("database", Fault("store.older", place=str(place)), Level.TODO)
    else:
        yield faulty("database", Fault("store.newer", place=str(place)))


def keys(chosen: Settings) -> Iterator[Finding]:
    """Check that the keys are there, and that no other user can read them."""
    from palifico.fair.keys import SEALING, SIGNING

    kept = chosen.database.startswith("sqlite:///") and Path(chosen.database[10:]).exists()
    yield _key(chosen.sealing_key, SEALING, needed=kept)
    yield _key(chosen.signing_key, SIGNING, needed=kept)


def port(chosen: Settings) -> Iterator[Finding]:
    """Could a server listen where it would?"""
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            chosen.host, chosen.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(place)  # without listening: no client can connect
    except OSError as error:
        if error.errno == EADDRINUSE:
            yield to_do("port", "port-taken", port=str(chosen.port))
        else:
            where = f"{chosen.host}:{chosen.port}"
            yield broken("port", "port-closed", place=where, why=reason(error))
        return
    yield well("port", "port", port=str(chosen.port))


def bots() -> Iterator[Finding]:
    """Can the list of own bots be read, and are their files there?"""
    from palifico.bots.external.plugins import own_bots

    try:
        own = own_bots()
    except Fault as fault:
        yield faulty("bots", fault)
        return
    gone = [bot for bot in own.values() if bot.source == "file" and not Path(bot.what).exists()]
    for bot in gone:
        yield to_do("bots", "bot-gone", name=bot.name, file=bot.what)
    if not gone:
        yield well("bots", "bots", count=len(own)) if own else well("bots", "bots-none")


def terminal() -> Iterator[Finding]:
    """Can this terminal show what there is to be shown?"""
    encoding = sys.stdout.encoding or "ascii"
    try:
        SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        yield to_do("terminal", "terminal-encoding", encoding=encoding)
    if not sys.stdout.isatty():
        yield well("terminal", "terminal-none")
        return
    size = get_terminal_size()
    about = {"columns": str(size.columns), "lines": str(size.lines)}
    if size.columns < MIN_COLUMNS or size.lines < MIN_LINES:
        yield to_do("terminal", "terminal-small", **about)
    else:
        yield well("terminal", "terminal-colours" if _has_colours() else "terminal", **about)


def _has_colours() -> bool:
    from rich.console import Console

    console = Console()
    return console.color_system is not None and not console.no_color


def _key(file: Path, variable: str, *, needed: bool) -> Finding:
    from palifico.fair.keys import load_key

    is_set = os.getenv(variable) is not None
    if not is_set and not file.exists():
        if needed:
            return broken("keys", "key-lost", file=str(file))
        return well("keys", "key-new", file=str(file))
    try:
        load_key(file, variable)
    except Fault as fault:
        return faulty("keys", fault)
    if is_set:
        return well("keys", "key-set", variable=variable)
    return well("keys", "key", file=str(file))


def _form_of_file(file: Path) -> str | None:
    """The form of a database file, which is opened so that nothing appears beside it.

    Raises Fault `store.foreign`, `store.damaged` or `store.open`.
    """
    from palifico.store.sqlite_connections import APPLICATION_ID, unusable

    # A reader would still make the file of shared memory, unless told that there is no writer.
    is_in_use = file.with_name(f"{file.name}-wal").exists()
    how = "mode=ro" if is_in_use else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?{how}", uri=True)) as conn:
            (ours,) = conn.execute("PRAGMA application_id").fetchone()
            (tables,) = conn.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if not ours and not tables:
                return None
            if ours != APPLICATION_ID:
                raise Fault("store.foreign", place=str(file))
            if conn.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Fault("store.damaged", place=str(file))
            (form,) = conn.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(form)
    except sqlite3.DatabaseError as error:
        raise unusable(error, str(file)) from None


async def _form_at(url: URL) -> str | None:
    """The form of a PostgreSQL database.

    Raises Fault `store.open`.
    """
    from palifico.store.migrations import revision
    from palifico.store.postgres import DATABASE_ERRORS, postgres_engine, why

    engine = postgres_engine(url)
    try:
        async with engine.connect() as conn:
            return await conn.run_sync(revision)
    except DATABASE_ERRORS as error:
        raise Fault("store.open", place=str(url), why=why(error)) from None
    finally:
        await engine.dispose()

"""PostgreSQL store: optimistic appends to a database that any number of processes share.

One task writes all that is waiting in one transaction. The first process to commit a number at a
table has it; the others get a conflict and decide again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from palifico.errors import Fault
from palifico.store.base import Append, Notice, StoreClosed, T, Work
from palifico.store.batch import Ask, Batch, Collided, Outcome, bases, by_table, is_plain
from palifico.store.group_commit import GroupCommit, Pending, tables_of
from palifico.store.migrations import migrate
from palifico.store.notify import listen, notify

MAX_CONNECTIONS: Final = 8
MAX_TRIES: Final = 4
COMMAND_TIMEOUT_S: Final = 60
"""How long a command may take before the connection counts as lost."""
MIGRATION_LOCK: Final = 0x50414C49
SERVER_LOCK: Final = 0x50414C4A
"""Locks in the database: held by who changes its form, and shared by who serves from it."""
CONNECTION_LOST_STATES: Final = ("08", "57P01", "57P02", "57P03")
TRANSIENT_STATES: Final = ("40001", "40P01", *CONNECTION_LOST_STATES)
"""States after which the same transaction may go well: lost races, deadlocks, restarts."""
DATABASE_ERRORS: Final = (OSError, TimeoutError, SQLAlchemyError, PostgresError, InterfaceError)
_INSERT: Final = """\
INSERT INTO log ("table", n, actor, command, body)
SELECT seat, given, who, what, bytes
FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::bytea[], $6::int[])
AS rows (seat, given, who, what, bytes, base)
WHERE base = 1 OR EXISTS (SELECT 1 FROM log WHERE "table" = seat AND n = base - 1)
ORDER BY seat, given
ON CONFLICT DO NOTHING"""


async def open_postgres(url: URL) -> PostgresStore:
    """Return the store in a database.

    Raises Fault `store.open`, `store.newer`, `store.foreign`, `store.busy`.
    """
    engine = postgres_engine(url)
    store = PostgresStore(engine)
    try:
        async with engine.begin() as conn:
            await conn.run_sync(prepare, str(url))
        await store.begin()
    except BaseException as error:
        await store.close()
        if isinstance(error, DATABASE_ERRORS):
            raise Fault("store.open", place=str(url), why=why(error)) from None
        raise
    return store


def postgres_engine(url: URL) -> AsyncEngine:
    """Return connections to a database, made when they are needed."""
    patience = {"timeout": COMMAND_TIMEOUT_S / 4, "command_timeout": COMMAND_TIMEOUT_S}
    return create_async_engine(
        url,
        pool_size=MAX_CONNECTIONS,
        max_overflow=0,
        connect_args=patience,
        pool_use_lifo=True,
        hide_parameters=True,
    )


def prepare(conn: Connection, place: str) -> None:
    """Bring a database to the present form, while no other process does the same."""
    conn.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    migrate(conn, place)


def why(error: BaseException) -> str:
    """Return what went wrong, in the words of the database."""
    while isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    return str(error.__cause__ or error) or type(error).__name__


class PostgresStore(GroupCommit):
    """The log and all else in a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        at_once = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._reading = engine.execution_options(**at_once)
        self._conn: AsyncConnection | None = None
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Take the place of a server at this database, and start writing."""
        await self._connection()
        self._tasks.append(self._loop.create_task(self._run()))

    async def read(self, work: Work[T]) -> T:
        """Do some reading; once more, if the connection was lost in the meantime."""
        if self._closed:
            raise StoreClosed
        try:
            return await self._read(work)
        except DBAPIError as error:
            if not _is_lost(error):
                raise
        return await self._read(work)

    async def notices(self, heard: Notice) -> None:
        """Hear from now on what is appended; after a while without connection, that it was so."""
        first = asyncio.Event()
        self._tasks.append(
            self._loop.create_task(listen(self._engine, heard, first, DATABASE_ERRORS))
        )
        await first.wait()

    async def close(self) -> None:
        """Write what was handed over, tell its results, and let go of the database."""
        self._closed = True
        self._put(None)
        for task in self._tasks[1:]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*DATABASE_ERRORS):
            if self._conn is not None:
                await self._conn.close()
        self._conn = None
        await self._engine.dispose()

    def insert(self, conn: Connection, appends: Sequence[Append]) -> bool:
        """Insert all rows; False when not all went in, and what did must be undone."""
        first = bases(appends)
        if first is None:
            return False
        rows = [
            (job.table, row.n, row.actor, row.command, row.body, first[job.table])
            for job in appends
            for row in job.rows
        ]
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        return conn.exec_driver_sql(_INSERT, columns).rowcount == len(rows)

    def is_fatal(self, error: Exception) -> bool:
        """Return whether the whole transaction has to be tried again."""
        return _is_passing(error)

    def _hand_over(self) -> None:
        super()._hand_over()
        self._wake.set()

    async def _read(self, work: Work[T]) -> T:
        async with self._reading.connect() as conn:
            return await conn.run_sync(work)

    async def _run(self) -> None:
        """Write until the store is closed."""
        while not self._ending:
            await self._wake.wait()
            self._wake.clear()
            while self._taken or not self._queue.empty():
                if batch := self._take([]):
                    await self._write(batch)

    async def _write(self, batch: Sequence[Pending]) -> None:
        outcomes: Sequence[Outcome]
        try:
            outcomes, broken = await self._commit([ask for ask, _ in batch])
        except Exception as error:  # whatever it is, nothing was confirmed
            await self._undo()
            outcomes, broken = [error] * len(batch), self._broken | tables_of(batch)
        failed, self._broken = broken - self._broken, broken
        self._tell(batch, outcomes, failed)

    async def _commit(self, asks: Sequence[Ask]) -> tuple[Sequence[Outcome], frozenset[int]]:
        careful = bool(self._broken) or not is_plain(asks)
        for left in reversed(range(MAX_TRIES)):
            try:
                conn = await self._connection()
                batch = await conn.run_sync(self._try, asks, careful)
                break
            except Exception as error:
                await self._undo()
                collided = not careful and isinstance(error, (Collided, IntegrityError))
                if not left or not (collided or _is_passing(error)):
                    raise
                careful = careful or collided
        await conn.commit()  # not retried: a lost commit may have taken place
        return batch.outcomes, frozenset(batch.broken)

    def _try(self, conn: Connection, asks: Sequence[Ask], careful: bool) -> Batch:  # noqa: FBT001
        batch = Batch(asks, self, self._broken)
        if careful:
            batch.run(conn, by_table(asks))
        else:
            batch.run_plain(conn)
        notify(conn, batch.heads())
        return batch

    async def _connection(self) -> AsyncConnection:
        """Return the connection that writes, which tells by a lock that a server is here."""
        if self._conn is None:
            self._conn = await self._engine.connect()
            ours = f"SELECT pg_try_advisory_lock_shared({SERVER_LOCK})"
            found = (await self._conn.exec_driver_sql(ours)).scalar()
            await self._conn.commit()
            if not found:
                raise Fault("store.busy", place=str(self._engine.url))
        return self._conn

    async def _undo(self) -> None:
        """Undo what was not committed; a connection that cannot do so is given up."""
        conn, self._conn = self._conn, None
        if conn is None:
            return
        try:
            await conn.rollback()
            if not conn.invalidated:
                self._conn = conn
                return
        except DATABASE_ERRORS:
            pass
        with suppress(*DATABASE_ERRORS):
            await conn.invalidate()
            await conn.close()


def _is_lost(error: DBAPIError) -> bool:
    return error.connection_invalidated or _state(error).startswith(CONNECTION_LOST_STATES)


def _is_passing(error: Exception) -> bool:
    """Return whether the same transaction may go well when it is tried again."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or _state(error).startswith(TRANSIENT_STATES)
    )


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""

"""Batch: the jobs of one transaction, each of which succeeds or fails by itself (savepoints).

Mostly they are plain appends that do not collide: those go in with one statement. Only when that
does not work, or when there is more to write, does every job get a savepoint of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Connection

from palifico.store.base import Append, Result

Ask: TypeAlias = Append | Callable[[Connection], Any]


class Value:
    """What some work gave, which may be anything, even an exception."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


Outcome: TypeAlias = Result | Value


class Collided(Exception):
    """Not all of several appends went in; they have to be tried one by one."""


class Database(Protocol):
    """How appends get into a database, and which of its errors end a whole transaction."""

    def insert(self, conn: Connection, appends: Sequence[Append]) -> bool:
        """Insert all rows; False when not all went in, and what did must be undone."""

    def is_fatal(self, error: Exception) -> bool:
        """Return whether a savepoint cannot mend it."""


def is_plain(asks: Iterable[Ask]) -> bool:
    """Return whether there are appends only, and nothing extra with them."""
    return all(type(ask) is Append and not ask.extra for ask in asks)


def bases(appends: Iterable[Append]) -> dict[int, int] | None:
    """Return the first number at every table, if the numbers that follow have no gaps."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for job in appends:
        table = job.table
        for row in job.rows:
            n = row.n
            if last.get(table, n - 1) != n - 1:
                return None
            first.setdefault(table, n)
            last[table] = n
    return first


def by_table(asks: Sequence[Ask]) -> list[int]:
    """Return the places of jobs, sorted by table as far as other work does not stand between.

    So two processes that append to the same tables do not wait for each other in a ring.
    """
    part = 0
    keys: list[tuple[int, int]] = []
    for ask in asks:
        if isinstance(ask, Append):
            keys.append((part, ask.table))
        else:
            part += 1
            keys.append((part, 0))  # before what follows: numbers of tables begin at 1
    return sorted(range(len(asks)), key=keys.__getitem__)


class Batch:
    """Jobs in one transaction of a connection; the caller begins and commits it."""

    def __init__(self, asks: Sequence[Ask], database: Database, broken: Iterable[int]) -> None:
        """Take jobs; appends to tables that are `broken` already are refused."""
        self.outcomes: list[Outcome] = ["conflict"] * len(asks)
        self.broken = set(broken)
        self._asks = asks
        self._database = database

    def run(self, conn: Connection, order: Iterable[int]) -> None:
        """Do every job, those that can be in one statement together."""
        plain: list[int] = []
        for place in order:
            ask = self._asks[place]
            if isinstance(ask, Append) and not ask.extra:
                plain.append(place)
                continue
            self._together(conn, plain)
            plain = []
            self._alone(conn, place)
        self._together(conn, plain)

    def run_plain(self, conn: Connection) -> None:
        """Do appends with nothing extra in one statement.

        Raises Collided when that does not work; what has been inserted must be undone.
        """
        if not self._database.insert(conn, [ask for ask in self._asks if isinstance(ask, Append)]):
            raise Collided
        self.outcomes = ["done"] * len(self._asks)

    def heads(self) -> dict[int, int]:
        """Return the last number at every table that something was appended to."""
        found: dict[int, int] = {}
        for ask, outcome in zip(self._asks, self.outcomes, strict=True):
            if isinstance(ask, Append) and outcome == "done" and ask.rows:
                found[ask.table] = ask.rows[-1].n
        return found

    def _together(self, conn: Connection, places: Sequence[int]) -> None:
        if len(places) > 1 and not self.broken and self._all_in(conn, places):
            for place in places:
                self.outcomes[place] = "done"
            return
        for place in places:
            self._alone(conn, place)

    def _all_in(self, conn: Connection, places: Sequence[int]) -> bool:
        appends = [ask for place in places if isinstance(ask := self._asks[place], Append)]
        return self._saved(conn, lambda: self._database.insert(conn, appends)) is True

    def _alone(self, conn: Connection, place: int) -> None:
        ask = self._asks[place]
        if not isinstance(ask, Append):
            self.outcomes[place] = self._saved(conn, lambda: Value(ask(conn)))
        elif ask.table not in self.broken:
            done = self._saved(conn, lambda: self._append(conn, ask))
            self.outcomes[place] = done if isinstance(done, Exception) else "done"
            if done is False:
                self.outcomes[place] = "conflict"
            if done is not True:
                self.broken.add(ask.table)

    def _append(self, conn: Connection, job: Append) -> bool:
        if job.rows and not self._database.insert(conn, [job]):
            return False
        for extra in job.extra:
            extra(conn)
        return True

    def _saved(self, conn: Connection, work: Callable[[], Any]) -> Any:
        """Do some work in a savepoint; return its value, or its exception once undone."""
        conn.exec_driver_sql("SAVEPOINT job")
        try:
            value = work()
            if value is not False:
                conn.exec_driver_sql("RELEASE SAVEPOINT job")
                return value
        except Exception as error:
            if self._database.is_fatal(error):
                raise
            value = error
        conn.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        conn.exec_driver_sql("RELEASE SAVEPOINT job")
        return value

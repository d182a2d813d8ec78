"""Store interface: append, write, read, and say when it is durable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""Something done with a connection. It may be run again if the database asks for that, so it
changes nothing outside of the database; beginning and committing are not its business."""
Extra: TypeAlias = Callable[[Connection], None]
Notice: TypeAlias = Callable[[int, int], None]
"""Called with a table and its new head; `(0, 0)` means that some notices may have been lost."""
OnProgress: TypeAlias = Callable[[int, int], None]
"""Called with the rows done and their total."""


class Row(NamedTuple):
    """One entry in the log of a table."""

    n: int
    body: bytes
    actor: str | None = None
    command: str | None = None


class Append(NamedTuple):
    """Entries that go into the log together, or not at all."""

    table: int  # tables.number
    rows: tuple[Row, ...]  # one after the other, without gaps
    extra: tuple[Extra, ...] = ()  # written in the same transaction, only if the rows were


Result: TypeAlias = Literal["done", "conflict"] | Exception
Done: TypeAlias = Callable[[Result], None]


class StoreClosed(Exception):
    """Nothing can be handed to a store that has been closed."""


class Store(Protocol):
    """The log of every table and all else that is remembered. Used from one event loop only."""

    def append(self, job: Append, done: Done) -> None:
        """Hand entries over and return at once.

        `done` runs on the event loop when they are safe on the disk (`"done"`), or when nothing of
        the job was written: because the numbers do not follow the last one in the log
        (`"conflict"`), or for the reason that the exception tells. Results come in the order of
        the appends. When one fails, so do all those at the same table that were handed over
        before its result was told: they were decided in a world that has not come to be.
        """

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction and give its value when that is safe on the disk.

        An exception undoes this work alone and is raised here.
        """

    async def read(self, work: Work[T]) -> T:
        """Do some reading, which sees all that is committed, as it is at one moment."""

    async def notices(self, heard: Notice) -> None:
        """Hear from now on what other processes append; what this one does may be heard too."""

    async def close(self) -> None:
        """Write what was handed over, tell its results, and let go of the database."""

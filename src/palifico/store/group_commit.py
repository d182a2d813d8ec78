"""Group commit: jobs wait in a queue, go into one transaction, and get their results in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from palifico.store.base import Append, Done, StoreClosed, T, Work
from palifico.store.batch import Ask, Outcome, Value

MAX_BATCH_JOBS: Final = 1000
"""The most jobs of one transaction, so that the first does not wait for ever for the last."""


class FailureReported(NamedTuple):
    """Tables whose failures have been reported: appends from now on are decided knowing them."""

    tables: frozenset[int]


Callback: TypeAlias = Callable[[Any], None]
Pending: TypeAlias = tuple[Ask, Callback]
QueueItem: TypeAlias = Pending | FailureReported | None
"""Something to do, word of a failure that was told, or the end."""


class GroupCommit:
    """Jobs that wait to be written, and the tables where one has failed.

    After a failure nothing is appended to its table until it has been told: in the queue stand
    jobs that were decided as if it had gone well.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._gathered: list[QueueItem] = []
        self._queue: SimpleQueue[list[QueueItem]] = SimpleQueue()
        self._taken: deque[QueueItem] = deque()
        self._broken: frozenset[int] = frozenset()
        self._closed = False
        self._ending = False

    def append(self, job: Append, done: Done) -> None:
        """Hand entries over and return at once; see the contract."""
        if self._closed:
            self._loop.call_soon(done, StoreClosed())
        else:
            self._put((job, done))

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction and give its value when that is safe; see the contract."""
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[T] = self._loop.create_future()
        self._put((work, partial(_settle, future)))
        return await future

    def _put(self, item: QueueItem) -> None:
        """Gather what comes in one turn of the event loop: waking the writer once costs less."""
        self._gathered.append(item)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def _take(self, more: list[QueueItem]) -> list[Pending]:
        """Return the pending jobs of one transaction, with what was just handed over."""
        self._taken.extend(more)
        while not self._queue.empty():
            self._taken.extend(self._queue.get())
        jobs: list[Pending] = []
        while self._taken and len(jobs) < MAX_BATCH_JOBS:
            item = self._taken[0]
            if isinstance(item, FailureReported) and jobs:
                break
            self._taken.popleft()
            if item is None:
                self._ending = True
            elif isinstance(item, FailureReported):
                self._mend(item)
            else:
                jobs.append(item)
        return jobs

    def _mend(self, told: FailureReported) -> None:
        self._broken -= told.tables

    def _tell(
        self, batch: Sequence[Pending], outcomes: Sequence[Outcome], failed: frozenset[int]
    ) -> None:
        """Tell the results of a batch, on the event loop."""
        if failed:  # before a caller hears of it and appends something else
            self._put(FailureReported(failed))
        for (_, heard), outcome in zip(batch, outcomes, strict=True):
            try:
                heard(outcome)
            except Exception as error:  # the others have to hear theirs
                told = {"message": "a result of the store was not taken well", "exception": error}
                self._loop.call_exception_handler(told)


def tables_of(batch: Sequence[Pending]) -> frozenset[int]:
    """Return the tables that a batch appends to."""
    return frozenset(ask.table for ask, _ in batch if isinstance(ask, Append))


def _settle(future: asyncio.Future[Any], outcome: Outcome) -> None:
    if future.done():  # the caller was cancelled
        return
    if isinstance(outcome, Value):
        future.set_result(outcome.value)
    elif isinstance(outcome, Exception):
        future.set_exception(outcome)

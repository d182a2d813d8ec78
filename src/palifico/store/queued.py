"""What stores that commit in groups share: jobs wait in a queue, results come in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from palifico.store.batch import Ask, Outcome, Value
from palifico.store.contract import Append, Done, StoreClosed, T, Work

MOST_JOBS: Final = 1000
"""As many go into one transaction, so that the first does not wait for ever for the last."""


class Mended(NamedTuple):
    """Tables whose failures have been told: whoever appends from now on knows of them."""

    tables: frozenset[int]


Heard: TypeAlias = Callable[[Any], None]
Waiting: TypeAlias = tuple[Ask, Heard]
Item: TypeAlias = Waiting | Mended | None
"""Something to do, word of a failure that was told, or the end."""


class Queued:
    """Jobs that wait to be written, and the tables where one has failed.

    After a failure nothing is appended to its table until it has been told: in the queue stand
    jobs that were decided as if it had gone well.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Item] = []
        self._queue: SimpleQueue[list[Item]] = SimpleQueue()
        self._taken: deque[Item] = deque()
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

    def _put(self, item: Item) -> None:
        """Gather what comes in one turn of the event loop: waking the writer once costs less."""
        self._gathered.append(item)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def _take(self, more: list[Item]) -> list[Waiting]:
        """All that is waiting, as far as it can go together, with what was just handed over."""
        self._taken.extend(more)
        while not self._queue.empty():
            self._taken.extend(self._queue.get())
        jobs: list[Waiting] = []
        while self._taken and len(jobs) < MOST_JOBS:
            item = self._taken[0]
            if isinstance(item, Mended) and jobs:
                break
            self._taken.popleft()
            if item is None:
                self._ending = True
            elif isinstance(item, Mended):
                self._mend(item)
            else:
                jobs.append(item)
        return jobs

    def _mend(self, told: Mended) -> None:
        self._broken -= told.tables

    def _tell(
        self, batch: Sequence[Waiting], outcomes: Sequence[Outcome], failed: frozenset[int]
    ) -> None:
        """Tell the results of a batch, on the event loop."""
        if failed:  # before anybody hears of it and appends something else
            self._put(Mended(failed))
        for (_, heard), outcome in zip(batch, outcomes, strict=True):
            try:
                heard(outcome)
            except Exception as error:  # the others have to hear theirs
                told = {"message": "a result of the store was not taken well", "exception": error}
                self._loop.call_exception_handler(told)


def tables_of(batch: Sequence[Waiting]) -> frozenset[int]:
    """The tables that a batch appends to."""
    return frozenset(ask.table for ask, _ in batch if isinstance(ask, Append))


def _settle(future: asyncio.Future[Any], outcome: Outcome) -> None:
    if future.done():  # nobody is waiting any more
        return
    if isinstance(outcome, Value):
        future.set_result(outcome.value)
    elif isinstance(outcome, Exception):
        future.set_exception(outcome)

"""What a storm may lead to: each wish is done at most once, and answers tell the truth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import select

from palifico.protocol.codec import read_entry
from palifico.protocol.entries import BidMade, Called, TableMade
from palifico.store.base import Append
from palifico.store.schema import tables, talk
from tests.server.live.duplicate_commands import Copy, Storm, Wish

ACTIONS = ("bid", "dudo", "calza")


class Ledger:
    """The log after a storm, and every answer that was given in it."""

    def __init__(self, storm: Storm) -> None:
        self.storm = storm
        with storm.store.engine.begin() as conn:
            listed = conn.execute(select(tables.c.number, tables.c.id)).all()
            said = select(talk.c.table, talk.c.account, talk.c.command)
            self.lines = [tuple(row) for row in conn.execute(said)]
        self.ids: dict[int, str] = {row.number: row.id for row in listed}
        self.jobs = storm.store.jobs
        self.done: dict[tuple[str, str, str], list[int]] = defaultdict(list)
        for place, job in enumerate(self.jobs):
            first = job.rows[0]
            if first.command is not None and first.actor is not None:
                self.done[self.ids[job.table], first.actor, first.command].append(place)

    def faults(self) -> Iterator[str]:
        """Whatever should not be."""
        for key, places in self.done.items():
            if len(places) > 1:
                yield f"{key} was done {len(places)} times"
        for copy in self.storm.copies:
            yield from self._answers(copy)
        yield from self._rematches()
        yield from self._talk()

    def _answers(self, copy: Copy) -> Iterator[str]:
        if len(copy.answers) != 1 and not copy.lost:
            yield f"{copy.of} has {len(copy.answers)} answers"
        for by_then, answer in copy.answers:
            done = [place for place in self.done[copy.of.key] if place < by_then]
            if answer["type"] == "err" and done and self._knew(answer, done):
                yield f"{copy.of} was refused ({answer['code']}) though it was done"
            if answer["type"] == "ok" and copy.of.kind != "say":
                yield from self._confirmed(copy.of, answer, done)

    def _knew(self, answer: dict[str, Any], done: Sequence[int]) -> bool:
        """Whether the server that refused had heard of what was done at another."""
        n: int = answer["n"]
        return n >= self.jobs[done[0]].rows[-1].n

    def _confirmed(self, wish: Wish, answer: dict[str, Any], done: Sequence[int]) -> Iterator[str]:
        if done:
            n = self.jobs[done[0]].rows[-1].n
            if answer["n"] != n:
                yield f"{wish} was told {answer['n']}, but made {n}"
        elif wish.kind in ACTIONS and not self._same_as(wish, answer["n"]):
            yield f"{wish} was confirmed with {answer['n']}, but not done"
        elif wish.kind not in (*ACTIONS, "back", "rematch", "open"):
            yield f"{wish} was confirmed, but not done"

    def _same_as(self, wish: Wish, n: int) -> bool:
        """Whether somebody asked for the same twice at once, and was told of the one."""
        jobs = [job for job in self.jobs if self._is_at(job, wish.table) and job.rows[-1].n == n]
        entries = [read_entry(row.body) for job in jobs for row in job.rows]
        return any(
            (isinstance(entry, BidMade) and wish.kind == "bid")
            or (isinstance(entry, Called) and wish.kind == entry.call)
            for entry in entries
        ) and all(job.rows[0].actor == wish.actor for job in jobs)

    def _is_at(self, job: Append, table: str) -> bool:
        return self.ids[job.table] == table

    def _rematches(self) -> Iterator[str]:
        """No table is followed by two."""
        before = Counter[str]()
        for entry in self.storm.first_entries():
            if isinstance(entry, TableMade) and entry.after is not None:
                before[entry.after] += 1
        for table, number in before.items():
            if number > 1:
                yield f"{number} tables were made after {table}"

    def _talk(self) -> Iterator[str]:
        """No line is kept twice, or told twice to the same connection."""
        for kept, number in Counter(self.lines).items():
            if number > 1:
                yield f"{kept} was kept {number} times"
        for table, heard in self.storm.told:
            said = Counter(each for each in heard if each.startswith(b'{"type":"said"'))
            for line, number in said.items():
                if number > 1:
                    yield f"at {table} somebody was told {number} times {line!r}"

"""Jobs: what a table actor decides, one after the other, and the commit that a decision becomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from palifico.errors import Fault
from palifico.rules import Refusal
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.table.decision import Decision

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass(slots=True, eq=False)
class Job:
    """One item of a mailbox: `make` returns what follows, or None while it is held back.

    `make` is called with the job and must not hold it: the two would be a reference cycle, and
    every bid would leave work to the garbage collector.
    """

    make: Callable[[Job], Outcome]
    account: str = ""
    command_id: str | None = None
    reply: Callable[[OutgoingMessage], None] | None = None
    lang: str = "en"
    kind: str = ""

    @classmethod
    def of_table(cls, make: Callable[[], Decision], kind: str = "table") -> Job:
        """Return a job of the table itself, to which no client waits for a reply."""
        return cls(lambda _: make(), kind=kind)


@dataclass(slots=True)
class Commit:
    """A decision on its way to the log: the jobs it answers, and those it refuses once stored."""

    decision: Decision
    jobs: list[Job]
    refused: Sequence[tuple[Job, Refusal]] = ()
    also: Sequence[Callable[[Connection], None]] = ()
    """Written in the same transaction."""


Outcome: TypeAlias = Commit | Decision | Refusal | None


class Decider(Protocol):
    """The actor, as the parts of a table see it."""

    busy: bool

    def decide(self, job: Job) -> None:
        """Decide a job when it is its turn."""

    def put_back(self, jobs: Iterable[Job]) -> None:
        """Queue jobs that were held back, without deciding them yet."""

    def refuse(self, job: Job, why: Refusal | Fault) -> None:
        """Reply with an error."""

    def confirm(self, job: Job, n: int) -> None:
        """Reply that a job is done, with entry `n`."""

    def drop(self) -> None:
        """Unload the table; clients reconnect and read it anew."""

    @property
    def is_stopped(self) -> bool:
        """Whether the table is unloaded, or the server stops."""

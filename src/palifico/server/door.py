"""Who comes in: what a socket asks for, and whoever answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from palifico.editions import Fault
from palifico.protocol.coding import encode
from palifico.server.listening import NOT_ALLOWED, Listener, Out
from palifico.server.people import Account
from palifico.server.refusing import err_of_fault

if TYPE_CHECKING:
    from palifico.server.identity import Identity
    from palifico.server.live import Tables


@dataclass(frozen=True, slots=True)
class Asked:
    """What stood in the request for a socket."""

    table: str
    after: int | None
    lang: str
    cookie: str | None
    authorization: str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """Whoever may come in, and to which table."""

    account: Account | None
    table: Any
    after: int | None
    key: str | None = None


class Door(Protocol):
    """What a socket needs of the rest of the server. Only `open` may wait."""

    async def open(self, asked: Asked) -> Entry:
        """Say who it is and find the table; raises Fault when they may not hear it."""

    def enter(self, listener: Listener, entry: Entry) -> None:
        """Begin to tell the listener what happens at the table; raises Fault."""

    def message(self, listener: Listener, table: Any, data: bytes) -> None:
        """Hear a message."""

    def flooded(self, listener: Listener, table: Any) -> Out:
        """What to answer to a message too many."""

    def gone(self, listener: Listener, table: Any) -> None:
        """Forget the listener."""


class TableDoor:
    """The door of the house: accounts by `Identity`, tables by `Tables`."""

    def __init__(self, tables: Tables, identity: Identity) -> None:
        self._tables = tables
        self._identity = identity
        self._watched: dict[Listener, Callable[[], None]] = {}

    async def open(self, asked: Asked) -> Entry:
        """Say who it is and find the table; raises Fault `auth.invalid`, `table.unknown`."""
        visit = await self._identity.visit(cookie=asked.cookie, authorization=asked.authorization)
        account, key = (None, None) if visit is None else (visit.account, visit.key)
        return Entry(account, await self._tables.find(asked.table), asked.after, key)

    def enter(self, listener: Listener, entry: Entry) -> None:
        """Let the listener hear the table; raises Fault `spectators.off`, `server.stopping`."""
        self._tables.join(entry.table, listener, after=entry.after)
        if entry.key is not None:
            ended = partial(listener.close, NOT_ALLOWED, "auth.revoked")
            self._watched[listener] = self._identity.on_revoked(entry.key, ended)

    def message(self, listener: Listener, table: Any, data: bytes) -> None:
        """Ask the table for what the message says."""
        self._tables.submit(table, listener, data, listener.push)

    def flooded(self, listener: Listener, table: Any) -> Out:
        """A refusal without an id: the message was not read."""
        fault = Fault("flood")
        return Out(encode(err_of_fault(fault, id_=None, lang=listener.lang, n=table.state.n)))

    def gone(self, listener: Listener, table: Any) -> None:
        """Tell the table that the listener is gone."""
        if (forget := self._watched.pop(listener, None)) is not None:
            forget()
        self._tables.leave(table, listener)

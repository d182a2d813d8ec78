"""A client's part in the dice, done as the table asks for it: commit, open, look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palifico.fair import Mistrust, Source
from palifico.protocol.entries import AnyEntry, ChainOpened, ListLocked, Mixed
from palifico.terminal.chance import OwnChance, spoken_number
from palifico.terminal.rest import Refused
from palifico.terminal.seats import my_seat
from palifico.terminal.table import Table
from palifico.words import message

if TYPE_CHECKING:
    from palifico.terminal.client import Client


class OwnPart:
    """What one seat adds to the dice, and what it checks."""

    def __init__(self, client: Client, source: Source) -> None:
        self._client, self._own = client, OwnChance(source)

    def commit(self, table: Table, seat: int) -> str | None:
        """What to sit down with."""
        return self._own.commit(table, seat)

    def begin(self, table: Table) -> None:
        """Do what a table asks of us that has just been told as a whole."""
        if self._own.must_commit(table):
            self._client.later(self._commit(table))
        if table.status == "starting" and table.locked:
            self._open(table, table.locked)

    def follow(self, entry: AnyEntry) -> None:
        """Do what an entry, which has just been applied, asks of us."""
        table = self._client.table
        assert table is not None
        match entry:
            case ChainOpened() if self._own.must_commit(table):
                self._client.later(self._commit(table))
            case ListLocked():
                self._open(table, entry)
            case Mixed():
                self._look(table, entry)
            case _:
                pass

    async def _commit(self, table: Table) -> None:
        seat = my_seat(table)
        if seat is not None:
            await self._quietly("sit", seat=seat, commit=self._own.commit(table, seat))

    def _open(self, table: Table, locked: ListLocked) -> None:
        try:
            opening = self._own.opening(table, locked)
        except Mistrust:
            self._client.warn(message(self._client.lang, "common-mistrust", {}))
            return
        if opening is not None:
            self._client.later(self._quietly("open", opening=opening))

    def _look(self, table: Table, mixed: Mixed) -> None:
        """See whether the dice were mixed as they should be."""
        client = self._client
        if table.locked is None:
            return
        if not self._own.is_mixed(table, mixed):
            client.warn(message(client.lang, "common-mistrust", {}))
            return
        seat, code = my_seat(table), spoken_number(table.locked)
        adds = seat is not None and mixed.openings[seat] is not None
        id_ = "common-checked" if adds else "common-check-number"
        client.checked = message(client.lang, id_, {"code": code})
        client.log.note(client.checked, "dice")

    async def _quietly(self, kind: str, **fields: Any) -> None:
        """Ask for what another window of ours may have asked for already."""
        try:
            await self._client.send(kind, **fields)
        except Refused:
            return

"""Asking a table for something over HTTP, where one question has one answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from palifico.editions import Fault
from palifico.server.listening import Listener, Out
from palifico.server.live_table import LiveTable
from palifico.server.people import Account

if TYPE_CHECKING:
    from palifico.protocol.commands import Command
    from palifico.server.live import Tables

PATIENCE: Final = 30.0


class Asker(Listener):
    """Somebody who asks once and hears only the answer."""

    __slots__ = ()

    def push(self, out: Out) -> None:
        """Nothing else is heard."""

    def close(self, code: int, reason: str) -> None:
        """There is nothing to close."""


async def ask(
    tables: Tables, live: LiveTable, account: Account, command: Command, *, lang: str
) -> bytes:
    """The table's answer, when it is on disk; raises Fault `table.slow` when none comes."""
    answered: asyncio.Future[Out] = asyncio.get_running_loop().create_future()

    def answer(out: Out) -> None:
        if not answered.done():
            answered.set_result(out)

    tables.submit(live, Asker(account, lang), command, answer)
    try:
        async with asyncio.timeout(PATIENCE):
            return (await answered).payload
    except TimeoutError:
        raise Fault("table.slow") from None

"""My data: all of it in one document, and the end of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from palifico.server.identity import Identity
from palifico.server.people import COLOURS, SHAPES, Account
from palifico.store import accounts as kept
from palifico.store import my_data

if TYPE_CHECKING:
    from palifico.server.live import Tables


class Seats(Protocol):
    """Whoever can find the seats that somebody leaves behind."""

    async def forget(self, account: str) -> None:
        """Free the seats of an account, or leave them to bots where a game is on."""


async def export(identity: Identity, id_: str) -> dict[str, Any]:
    """Everything that is kept about somebody, without the hashes of secrets."""
    return await identity.store.read(lambda conn: my_data.about(conn, id_))


async def erase(identity: Identity, id_: str, seats: Seats | None = None) -> None:
    """Forget somebody and their bots. Their games stay, with a seat that has no name."""
    bots = await identity.store.read(lambda conn: kept.bots_of(conn, id_))
    for gone in (*(bot["id"] for bot in bots), id_):
        identity.revoke(await _erase(identity, gone))
        if seats is not None:
            await seats.forget(gone)
        await identity.refresh(gone)


def unsay(tables: Tables, account: Account) -> None:
    """What somebody who is gone has said is shown no more at any table."""
    if account.kind == "gone":
        for live in tables.live.values():
            kept_lines = [line for line in live.lines if line.account != account.id]
            live.lines.clear()
            live.lines.extend(kept_lines)


async def _erase(identity: Identity, id_: str) -> list[str]:
    colour, shape = COLOURS[-1], SHAPES[0]
    return await identity.store.write(
        lambda conn: my_data.erase(conn, id_, colour=colour, shape=shape)
    )

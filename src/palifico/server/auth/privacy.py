"""Privacy: exports all data of an account, and erases it."""

from __future__ import annotations

from typing import Any, Protocol

from palifico.server.auth.accounts import COLOURS, SHAPES
from palifico.server.auth.identity import Identity
from palifico.store.queries import accounts as kept
from palifico.store.queries import privacy


class Seats(Protocol):
    """Frees the seats of an erased account."""

    async def forget(self, account: str) -> None:
        """Free the seats of an account, or leave them to bots where a game is on."""


async def export(identity: Identity, id_: str) -> dict[str, Any]:
    """Return everything that is stored about an account, without the hashes of secrets."""
    return await identity.store.read(lambda conn: privacy.about(conn, id_))


async def erase(identity: Identity, id_: str, seats: Seats | None = None) -> None:
    """Erase an account and its bots. Their games stay, with a nameless seat."""
    bots = await identity.store.read(lambda conn: kept.bots_of(conn, id_))
    for gone in (*(bot["id"] for bot in bots), id_):
        identity.revoke(await _erase(identity, gone))
        if seats is not None:
            await seats.forget(gone)
        await identity.refresh(gone)


async def _erase(identity: Identity, id_: str) -> list[str]:
    colour, shape = COLOURS[-1], SHAPES[0]
    return await identity.store.write(
        lambda conn: privacy.erase(conn, id_, colour=colour, shape=shape)
    )

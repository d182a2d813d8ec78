"""Whether the sealing key is the one that this database was begun with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palifico.editions import Fault
from palifico.fair import Secret
from palifico.fair.sealing import Sealer
from palifico.store.facts import get_fact, set_fact

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.store.contract import Store

FACT: Final = "sealed"
SAMPLE: Final = Secret(b"palifico")
NO_GAME: Final = bytes(16)


async def check_sealer(store: Store, sealer: Sealer, place: str) -> None:
    """Leave something sealed in the database, or open what was left there.

    Raises Fault `serve.key`: with another key no game that is going on could be dealt, and all
    that was promised for them could not be proven.
    """

    def look(conn: Connection) -> str:
        if (left := get_fact(conn, FACT)) is None:
            left = sealer.seal(SAMPLE, NO_GAME).hex()
            set_fact(conn, FACT, left)
        return left

    left = await store.write(look)
    try:
        sealer.unseal(bytes.fromhex(left), NO_GAME)
    except Fault:
        raise Fault("serve.key", place=place) from None

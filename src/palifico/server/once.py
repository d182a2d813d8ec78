"""Requests that may come twice: a key of the client's choosing, and one table for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from palifico.editions import Fault
from palifico.store.once import Also, Made, keep_made, made_under

if TYPE_CHECKING:
    from palifico.store.contract import Store


class Once:
    """Makes something under a key once, and tells what it was when asked again within a day."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def make(
        self, account: str, key: str, body: bytes, make: Callable[[Also], Awaitable[str]]
    ) -> str:
        """The id of what was made for this key; raises Fault `key.reused` for another wish.

        `make` is given what to write together with what it makes, so that both are there or none.
        """
        asked, now = sha256(body).hexdigest(), self._now()
        turn = self._turns.setdefault((account, key), asyncio.Lock())
        async with turn:
            made = await self._store.read(lambda conn: made_under(conn, account, key))
            if made is None:
                made = Made(
                    await make(
                        lambda conn, id_: keep_made(conn, account, key, Made(id_, asked), now=now)
                    ),
                    asked,
                )
        if made.asked != asked:
            raise Fault("key.reused", given=key)
        return made.id

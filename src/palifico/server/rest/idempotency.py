"""Idempotency keys: a request sent again under the same key has no second effect."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from palifico.errors import Fault
from palifico.store.queries.idempotency import Also, StoredResult, find_result, store_result

if TYPE_CHECKING:
    from palifico.store.base import Store


class IdempotencyKeys:
    """Makes a resource once per account and key, and returns the same id again within a day."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._locks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def make(
        self, account: str, key: str, body: bytes, make: Callable[[Also], Awaitable[str]]
    ) -> str:
        """Return the id of what was made for this key; raise Fault `key.reused` for another body.

        `make` is given what to write in the same transaction as what it makes.
        """
        asked, now = sha256(body).hexdigest(), self._now()
        lock = self._locks.setdefault((account, key), asyncio.Lock())
        async with lock:
            made = await self._store.read(lambda conn: find_result(conn, account, key))
            if made is None:
                made = StoredResult(
                    await make(
                        lambda conn, id_: store_result(
                            conn, account, key, StoredResult(id_, asked), now=now
                        )
                    ),
                    asked,
                )
        if made.asked != asked:
            raise Fault("key.reused", given=key)
        return made.id

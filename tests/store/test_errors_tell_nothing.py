"""An error of the database never repeats what was to be written, which may be secret."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from palifico.store import open_store
from palifico.store.schema import openings

pytestmark = pytest.mark.asyncio


async def test_error_does_not_say_its_parameters(database: str) -> None:
    def twice(conn: Connection) -> None:
        for _ in range(2):
            conn.execute(insert(openings).values(game="g", seat=1, opening=b"the-opening"))

    store = await open_store(database)
    with pytest.raises(IntegrityError) as error:
        await store.write(twice)
    await store.close()
    assert "the-opening" not in str(error.value)
    assert b"the-opening".hex() not in str(error.value)

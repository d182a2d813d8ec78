"""A server does not open a database whose games were sealed with another key."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.fair import Secret
from palifico.fair.sealer import Sealer
from palifico.server.bootstrap import check_sealing_key
from tests.server.harness import MemoryStore

pytestmark = pytest.mark.asyncio


async def test_same_key_is_fine_and_another_is_refused() -> None:
    store = MemoryStore()
    own, other = Sealer(Secret(bytes(32))), Sealer(Secret(b"x" * 32))
    await check_sealing_key(store, own, "here")
    await check_sealing_key(store, own, "here")
    with pytest.raises(Fault, match=r"serve\.key: place 'there'"):
        await check_sealing_key(store, other, "there")

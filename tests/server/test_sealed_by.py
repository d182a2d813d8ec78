"""A server does not open a database whose games were sealed with another key."""

from __future__ import annotations

import pytest

from palifico.editions import Fault
from palifico.fair import Secret
from palifico.fair.sealing import Sealer
from palifico.server.sealed_by import check_sealer
from tests.server.house import TwinStore

pytestmark = pytest.mark.asyncio


async def test_the_same_key_is_fine_and_another_is_refused() -> None:
    store = TwinStore()
    own, other = Sealer(Secret(bytes(32))), Sealer(Secret(b"x" * 32))
    await check_sealer(store, own, "here")
    await check_sealer(store, own, "here")
    with pytest.raises(Fault, match=r"serve\.key: place 'there'"):
        await check_sealer(store, other, "there")

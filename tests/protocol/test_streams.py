"""What the page's own tests hear is what the server tells."""

from __future__ import annotations

import pytest

from tests.protocol.streams import FILE, streams


@pytest.mark.asyncio
async def test_streams_for_the_page_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == await streams(), "run python -m tests.protocol.streams"

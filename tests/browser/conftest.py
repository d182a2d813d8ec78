"""A real server and a real browser for every module: none stays open for the tests of others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import Server
from tests.server.serving import serving

LONG = 1200
MANY = ("--guests-per-hour", "100000", "--max-sockets-address", "10000", "--max-messages", "1000")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes as many guests as the tests have."""
    data: Path = tmp_path_factory.mktemp("house")
    with serving(data, *MANY, seconds=LONG) as process:
        yield Server(process.url)

"""One server and one browser a worker, closed when it goes on to tests of another package.

Playwright keeps an event loop running in its thread: asynchronous tests cannot run beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import Server
from tests.server.process import serving

LONG = 1200
MANY = ("--guests-per-hour", "100000", "--max-sockets-address", "10000", "--max-messages", "1000")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser: every person has a context of their own in it."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes as many guests as the tests have."""
    data: Path = tmp_path_factory.mktemp("server")
    with serving(data, *MANY, seconds=LONG) as process:
        yield Server(process.url)

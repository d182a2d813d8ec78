"""Sockets are tested on both event loops: the one that comes with Python, and the fast one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import pytest
import uvloop


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loops on which every asynchronous test of this folder runs."""
    return {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}

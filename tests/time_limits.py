"""Time limits: every test ends, with the place where it hung, whatever it waits for.

A signal ends Python code, event loops included, and the next test runs. What no signal ends, such
as a wait in native code, is ended with its process by `faulthandler_timeout` in pyproject.toml.
"""

from __future__ import annotations

import os

import pytest

LIMIT_S = float(os.environ.get("PALIFICO_TEST_LIMIT_S", "120"))
"""Seconds for a test and its fixtures; `@pytest.mark.timeout(seconds)` allows one more."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LIMIT_S, method="signal"))

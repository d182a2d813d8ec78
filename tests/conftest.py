"""How tests run: without the bots that somebody has added here, and hypothesis as often as told.

`PALIFICO_EXAMPLES` scales every property (1 is what CI runs).
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SCALE = float(os.environ.get("PALIFICO_EXAMPLES", "1"))

settings.register_profile(
    "palifico",
    max_examples=max(5, int(100 * SCALE)),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("palifico")


@pytest.fixture(autouse=True, scope="session")
def no_bots_of_one_s_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty folder for what somebody has set up on this machine."""
    folder = tmp_path_factory.mktemp("config")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(folder))
        yield folder

"""Test session: the hypothesis profile, and no bots of the machine that runs the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.sizes import examples

pytest_plugins = ["tests.time_limits"]

settings.register_profile(
    "palifico",
    max_examples=examples(100, at_least=5),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("palifico")


@pytest.fixture(autouse=True, scope="session")
def no_bots_of_one_s_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty folder instead of this machine's configuration."""
    folder = tmp_path_factory.mktemp("config")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(folder))
        yield folder

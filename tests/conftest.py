"""How hypothesis runs: `PALIFICO_EXAMPLES` scales every property (1 is what CI runs)."""

import os

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

"""Kernel cache directory: its path, found without importing numba or creating anything.

numba looks only at the file of a function to see whether what it kept is still right, not at those
of the functions that it calls; so the folder is named after all of them.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path


def kernel_cache_dir(given: str | None) -> Path:
    """Return the folder in the place that NUMBA_CACHE_DIR names, else in the user's cache."""
    return (Path(given) if given else user_cache_path("palifico")) / "kernel" / _state()


def _state() -> str:
    seen, here = sha256(), Path(__file__).parent
    for file in (*sorted((here / "kernel").glob("*.py")), here / "policies" / "model.py"):
        seen.update(file.read_bytes())
    return seen.hexdigest()[:16]

"""Kernel cache: compiled code in a folder of the user's, another one for each state of the code.

NUMBA_CACHE_DIR names another place for it. Where it cannot be written, what it holds is used all
the same, and the rest is compiled anew by each process.
"""

from __future__ import annotations

import atexit
from contextlib import suppress
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryFile, mkdtemp

from numba import config

from palifico.arena.kernel_cache_dir import kernel_cache_dir


def configure_cache() -> Path:
    """Tell numba where to keep what it compiles; the folder where it belongs."""
    # numba sets its configuration from names that no tool can see.
    folder = kernel_cache_dir(config.CACHE_DIR)  # type: ignore[attr-defined]
    written = folder if _can_write(folder) else _copied(folder)
    config.CACHE_DIR = str(written)  # type: ignore[attr-defined]
    return folder


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _copied(folder: Path) -> Path:
    """Copy a read-only folder to one of this process: numba wants one that it can write."""
    copy = Path(mkdtemp(prefix="palifico-"))
    atexit.register(rmtree, copy, ignore_errors=True)
    with suppress(OSError):
        copytree(folder, copy, dirs_exist_ok=True)
    return copy


CACHE_DIR = configure_cache()

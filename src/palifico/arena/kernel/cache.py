"""Where compiled kernels are kept: a folder of the user's, another one for each state of the code.

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

from palifico.arena.kernel_folder import kernel_folder


def settle() -> Path:
    """Tell numba where to keep what it compiles; the folder where it belongs."""
    # numba sets its configuration from names that no tool can see.
    folder = kernel_folder(config.CACHE_DIR)  # type: ignore[attr-defined]
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
    """A folder of this process alone, with what can be read: numba wants one that it can write."""
    copy = Path(mkdtemp(prefix="palifico-"))
    atexit.register(rmtree, copy, ignore_errors=True)
    with suppress(OSError):
        copytree(folder, copy, dirs_exist_ok=True)
    return copy


FOLDER = settle()

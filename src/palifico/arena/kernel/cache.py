"""Where compiled kernels are kept: a folder of the user's, another one for each state of the code.

numba looks only at the file of a function to see whether what it kept is still right, not at those
of the functions that it calls; so the folder is named after all of them. NUMBA_CACHE_DIR names
another place for it. Where it cannot be written, what it holds is used all the same, and the rest
is compiled anew by each process.
"""

from __future__ import annotations

import atexit
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryFile, mkdtemp

from numba import config
from platformdirs import user_cache_path


def settle() -> Path:
    """Tell numba where to keep what it compiles; the folder where it belongs."""
    # numba sets its configuration from names that no tool can see.
    given = config.CACHE_DIR  # type: ignore[attr-defined]
    folder = (Path(given) if given else user_cache_path("palifico")) / "kernel" / _state()
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


def _state() -> str:
    seen, here = sha256(), Path(__file__).parent
    for file in (*sorted(here.glob("*.py")), here.with_name("policy.py")):
        seen.update(file.read_bytes())
    return seen.hexdigest()[:16]


FOLDER = settle()

"""File lock: one server a database file; the system drops it when its holder ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from palifico.errors import Fault


class FileLock:
    """The right to write to a database file, until it is let go."""

    def __init__(self, database: Path) -> None:
        """Take it.

        Raises Fault `store.busy` when another process has it, OSError when it cannot be made.
        """
        beside = database.with_name(f"{database.name}.lock")
        self._descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise Fault("store.busy", place=str(database)) from None

    def release(self) -> None:
        """Let go of it; the file stays, since another process may be about to lock it."""
        os.close(self._descriptor)


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

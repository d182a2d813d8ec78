"""Resource limits of a bot's process, set by the process itself before the bot is loaded.

This keeps mistakes from hurting a table. It is no sandbox: a bot runs with the rights of the user
who added it.
"""

from __future__ import annotations

import os
import resource
from contextlib import suppress
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1 << 20
MEMORY_BYTES: Final = 512 * MEGABYTE
"""On top of what the process has before the bot is loaded."""
CPU_S: Final = 20
"""CPU time without an answer."""
MAX_CPU_S: Final = 3600
MAX_OPEN_FILES: Final = 64
MAX_FILE_BYTES: Final = MEGABYTE
NICE: Final = 5


def limit_python() -> None:
    """Limits for a bot in this interpreter: it can start neither processes nor threads."""
    _limit("RLIMIT_AS", _size() + MEMORY_BYTES)
    _limit("RLIMIT_NPROC", 0)
    _limit_all()
    more_time()


def limit_command() -> None:
    """Limits for another program: what it reserves and does not use is free, and so are threads."""
    _limit("RLIMIT_DATA", 2 * MEMORY_BYTES)
    _limit_all()


def more_time() -> None:
    """Begin to count anew how long the bot works; one that never answers is ended by the system."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit("RLIMIT_CPU", int(used.ru_utime + used.ru_stime) + CPU_S, hardest=MAX_CPU_S)


def _limit_all() -> None:
    _limit("RLIMIT_CORE", 0)
    _limit("RLIMIT_NOFILE", MAX_OPEN_FILES)
    _limit("RLIMIT_FSIZE", MAX_FILE_BYTES)
    _limit("RLIMIT_CPU", MAX_CPU_S)
    with suppress(OSError):
        os.nice(NICE)


def _limit(name: str, wanted: int, *, hardest: int | None = None) -> None:
    """Set a limit, never above what the system allows; not every system has every one."""
    kind = getattr(resource, name, None)
    if kind is None:
        return
    _, most = resource.getrlimit(kind)
    hard = wanted if hardest is None else hardest
    if most != resource.RLIM_INFINITY:
        wanted, hard = min(wanted, most), min(hard, most)
    with suppress(OSError, ValueError):
        resource.setrlimit(kind, (wanted, hard))


def _size() -> int:
    """Return how much address space this process has already."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    except (OSError, ValueError):
        return MEMORY_BYTES
    return pages * resource.getpagesize()

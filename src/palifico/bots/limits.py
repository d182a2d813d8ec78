"""What a bot's process may use of the machine; it says so to the system before the bot is there.

This keeps mistakes from hurting a table. It is no prison: a bot runs as whoever added it.
"""

from __future__ import annotations

import os
import resource
from contextlib import suppress
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1 << 20
MEMORY: Final = 512 * MEGABYTE
"""On top of what the process has before the bot is loaded."""
CPU: Final = 20
"""Seconds of work without an answer."""
CPU_EVER: Final = 3600
FILES: Final = 64
FILE_SIZE: Final = MEGABYTE
NICE: Final = 5


def limit_python() -> None:
    """Limits for a bot in this interpreter: it can start neither processes nor threads."""
    _limit("RLIMIT_AS", _size() + MEMORY)
    _limit("RLIMIT_NPROC", 0)
    _limit_all()
    more_time()


def limit_command() -> None:
    """Limits for another program: what it reserves and does not use is free, and so are threads."""
    _limit("RLIMIT_DATA", 2 * MEMORY)
    _limit_all()


def more_time() -> None:
    """Begin to count anew how long the bot works; one that never answers is ended by the system."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit("RLIMIT_CPU", int(used.ru_utime + used.ru_stime) + CPU, hardest=CPU_EVER)


def _limit_all() -> None:
    _limit("RLIMIT_CORE", 0)
    _limit("RLIMIT_NOFILE", FILES)
    _limit("RLIMIT_FSIZE", FILE_SIZE)
    _limit("RLIMIT_CPU", CPU_EVER)
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
    """How much address space this process has already."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    except (OSError, ValueError):
        return MEMORY
    return pages * resource.getpagesize()

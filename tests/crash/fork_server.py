"""A process that has loaded the server and forks one for each line it is given.

A start from nothing takes seconds, most of them imports: too long for a thousand. What is forked
runs `serve` as the command does. On standard output stands who was born and who is ready.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress

LOADED = ("palifico.store.postgres", "palifico.store.sqlite", "palifico.server.main")


def main() -> None:
    """Fork a server for each line of settings, until there are no more; then end the last one."""
    for name in LOADED:
        __import__(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a killed one ended
    last = 0
    for line in sys.stdin:
        given = json.loads(line)
        last = os.fork()
        if last == 0:
            _serve(given)
        _say(f"born {last}")
    if last:
        with suppress(ProcessLookupError):
            os.kill(last, signal.SIGKILL)


def _serve(given: dict[str, str]) -> None:
    """Be the server; everything it has to say goes to a file."""
    from palifico.server.core.config import read_settings
    from palifico.server.main import serve

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if plant := given.pop("planted"):
        from tests.crash.planted_faults import PLANTED

        PLANTED[plant]()
    written = os.open(given.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(written, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    try:
        serve(read_settings(given, {}), ready=lambda _: _say(f"ready {os.getpid()}"))
    except BaseException as error:
        sys.stderr.write(f"{error!r}\n")
        sys.stderr.flush()
        _say(f"ended {os.getpid()}")
        os._exit(1)
    _say(f"stopped {os.getpid()}")
    os._exit(0)


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main()

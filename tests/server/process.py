"""A real server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer

PALIFICO = (sys.executable, "-m", "palifico", "serve")
PATIENCE = 60


@dataclass
class ServerProcess:
    """A server that has said where it is."""

    popen: subprocess.Popen[str]
    url: str

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def stop(self, sig: int = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to stop; its exit status and its log."""
        self.popen.send_signal(sig)
        _, err = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, err


def surroundings() -> dict[str, str]:
    """The environment without anything of ours in it."""
    ours = ("PALIFICO_", "LC_", "LANG")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


@contextmanager
def serving(
    data: Path, *flags: str, port: int = 0, seconds: float = PATIENCE
) -> Iterator[ServerProcess]:
    """A server on a free port, or on this one; it is killed in the end, or after so long."""
    argv = [*PALIFICO, "--data", str(data), "--port", str(port), "--log-format", "json", *flags]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        argv, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", env=surroundings()
    ) as popen:
        late = Timer(seconds, popen.kill)
        late.start()
        try:
            assert popen.stdout is not None
            found = re.search(r"http://\S+", popen.stdout.readline())
            if found is None:
                raise AssertionError(popen.communicate())
            yield ServerProcess(popen, found[0])
        finally:
            late.cancel()
            if popen.poll() is None:
                popen.kill()

"""Command line: one module a command, argument parsing only."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command line of this process, and exit with its status."""
    from palifico.signals import INTERRUPTED, TERMINATION

    TERMINATION.install()
    try:
        try:
            status = _run()
        finally:
            TERMINATION.close()
    except KeyboardInterrupt:  # before a command runs, or after it
        status = INTERRUPTED
    sys.exit(TERMINATION.status(status))


def _run() -> int:
    from palifico.cli.app import run

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a ? rather than a traceback
    return run(sys.argv[1:])

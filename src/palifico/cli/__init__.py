"""The command line: one file a command, argument parsing only."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command that was typed."""
    from palifico.cli.app import run

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a ? rather than a traceback
    sys.exit(run(sys.argv[1:]))

"""Adding a game to a file of games, and to no other file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from palifico.editions import Fault, reason


def append_line(file: str, line: str) -> None:
    """Add a line to a file of records and see it to the disk; an empty one tries if that can be.

    Raises Fault `unwritable`, or `not-records` when the file holds something else.
    """
    try:
        with Path(file).open("a+b") as stream:
            joint = _joint(stream, file) if stream.tell() else b""
            stream.write(joint + line.encode("utf-8", "backslashreplace") if line else b"")
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise Fault("unwritable", file=file, why=reason(error)) from None


def _joint(stream: IO[bytes], file: str) -> bytes:
    """What must stand between the last line that is there and the next one."""
    stream.seek(0)
    if not stream.readline().lstrip().startswith(b"{"):
        raise Fault("not-records", file=file)
    stream.seek(-1, os.SEEK_END)
    return b"" if stream.read(1) == b"\n" else b"\n"

"""Files that commands write: whole or not at all, so that what was there before is never half lost.

Devices and pipes are written to as they are.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR
from pathlib import Path
from shutil import copymode

from palifico.editions import Fault, reason
from palifico.fair import system


def check_place(file: str, suffix: str) -> None:
    """See that a file of this kind can be written, and leave what is there as it is.

    Raises Fault `suffix` for a name that says otherwise, `folder` where there is no such folder,
    or `unwritable`.
    """
    path = Path(file)
    if _is_device(path):
        return
    for name in (path, path.resolve()):
        if name.suffix.lower() != suffix:
            raise Fault("suffix", file=file, expected=suffix)
    with _told(file), _beside(path):
        pass


def write_whole(file: str, text: str) -> None:
    """Write a file: it has its name once all of it is on the disk.

    Raises Fault `folder` or `unwritable`.
    """
    path, data = Path(file), text.encode("utf-8")
    with _told(file):
        if _is_device(path):
            path.write_bytes(data)
            return
        with _beside(path) as unnamed:
            with unnamed.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            unnamed.replace(path.resolve())


@contextmanager
def _told(file: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Fault("unwritable", file=file, why=reason(error)) from None


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """An empty file in the same folder, with the same rights; it is gone afterwards.

    Raises Fault `folder`, or OSError when the file itself may not be written.
    """
    real = path.resolve()
    if not real.parent.is_dir():
        raise Fault("folder", file=str(path), place=str(path.parent))
    if real.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if real.exists() and not os.access(real, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    unnamed = real.with_name(f".{system(8).hex()}.tmp")
    try:
        unnamed.touch(exist_ok=False)
        if real.exists():
            copymode(real, unnamed)
        yield unnamed
    finally:
        unnamed.unlink(missing_ok=True)


def _is_device(path: Path) -> bool:
    return path.is_fifo() or path.is_char_device()

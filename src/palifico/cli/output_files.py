"""Output files: atomic writes (temporary file, fsync, rename), appended records, SVG drawings.

Devices and pipes are written to directly.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import EACCES, EISDIR
from pathlib import Path
from shutil import copymode
from typing import IO

from palifico.cli.record_files import real_path
from palifico.errors import Fault, reason
from palifico.fair import system


def check_place(file: str, suffix: str) -> None:
    """See that a file of this kind can be written, and leave what is there as it is.

    Raises Fault `file.suffix` for another suffix, `file.no_folder`, or `file.unwritable`.
    """
    path = Path(file)
    if _is_device(path):
        return
    for name in (path, path.resolve()):
        if name.suffix.lower() != suffix:
            raise Fault("file.suffix", file=file, expected=suffix)
    with _os_errors_as_fault(file), _temporary(path):
        pass


def write_whole(file: str, text: str) -> None:
    """Write a file: it has its name once all of it is on the disk.

    Raises Fault `file.no_folder` or `file.unwritable`.
    """
    path, data = Path(file), text.encode("utf-8")
    with _os_errors_as_fault(file):
        if _is_device(path):
            path.write_bytes(data)
            return
        with _temporary(path) as temporary:
            with temporary.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            temporary.replace(path.resolve())


def append_line(file: str, line: str) -> None:
    """Add a line to a file of records and see it to the disk; an empty one tries if that can be.

    Raises Fault `file.unwritable`, or `file.not_records` when the file holds something else.
    """
    try:
        with Path(file).open("a+b") as stream:
            separator = _separator(stream, file) if stream.tell() else b""
            stream.write(separator + line.encode("utf-8", "backslashreplace") if line else b"")
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise Fault("file.unwritable", file=file, why=reason(error)) from None


def check_drawing_place(file: str, inputs: Sequence[str] = ()) -> None:
    """See that the drawing will take the place of nothing but another drawing.

    Raises Fault `file.not_svg`, `file.svg_name` when the name says otherwise, or `file.unwritable`
    when it is plain that nothing can be written there.
    """
    path = Path(file)
    is_file = not _is_device(path)
    is_free = _is_free(path) if is_file else real_path(file) not in map(real_path, inputs)
    if not is_free:
        raise Fault("file.not_svg", file=file)
    if is_file and path.suffix.lower() != ".svg":
        raise Fault("file.svg_name", file=file)


@contextmanager
def _os_errors_as_fault(file: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Fault("file.unwritable", file=file, why=reason(error)) from None


@contextmanager
def _temporary(path: Path) -> Iterator[Path]:
    """An empty file in the same folder, with the same rights; it is gone afterwards.

    Raises Fault `file.no_folder`, or OSError when the file itself may not be written.
    """
    real = path.resolve()
    if not real.parent.is_dir():
        raise Fault("file.no_folder", file=str(path), place=str(path.parent))
    if real.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if real.exists() and not os.access(real, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    temporary = real.with_name(f".{system(8).hex()}.tmp")
    try:
        temporary.touch(exist_ok=False)
        if real.exists():
            copymode(real, temporary)
        yield temporary
    finally:
        temporary.unlink(missing_ok=True)


def _is_device(path: Path) -> bool:
    return path.is_fifo() or path.is_char_device()


def _separator(stream: IO[bytes], file: str) -> bytes:
    """What must stand between the last line that is there and the next one."""
    stream.seek(0)
    if not stream.readline().lstrip().startswith(b"{"):
        raise Fault("file.not_records", file=file)
    stream.seek(-1, os.SEEK_END)
    return b"" if stream.read(1) == b"\n" else b"\n"


def _is_free(path: Path) -> bool:
    """Whether there is an SVG image, or nothing yet. A file of games is no SVG image."""
    from palifico.analysis import is_svg

    try:
        with path.open("r+b") as stream:
            return is_svg(stream)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and path.parent.is_dir():
            return True
        raise Fault("file.unwritable", file=str(path), why=reason(error)) from None

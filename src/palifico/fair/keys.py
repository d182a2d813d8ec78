"""Key files: keys outside the database, from the environment or from a file with mode 600."""

from __future__ import annotations

import os
import re
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from palifico.errors import Fault, reason
from palifico.fair.entropy import Source, system
from palifico.fair.secret import Secret

SIZE: Final = 32
SEALING: Final = "PALIFICO_SEALING_KEY"
SIGNING: Final = "PALIFICO_SIGNING_KEY"
"""The variables of the environment that go before the files."""


def load_key(
    path: Path,
    variable: str,
    *,
    getenv: Callable[[str], str | None] = os.getenv,
    source: Source = system,
) -> Secret:
    """Return the key in an environment variable, else in a file, which is made if it is missing.

    Raises Fault `key.form` when it is not 64 hex digits, `key.open` when others can read the
    file, `file.unreadable` when it cannot be read or made.
    """
    if (text := _in_environment(variable, getenv)) is not None:
        return _read(text, variable)
    try:
        if not path.exists():
            _make(path, source)
        return _load(path)
    except OSError as error:
        raise Fault("file.unreadable", file=str(path), why=reason(error)) from None


def _in_environment(variable: str, getenv: Callable[[str], str | None]) -> Secret | None:
    # Asked twice, so that no variable of this function holds the key.
    if getenv(variable) is None:
        return None
    return Secret((getenv(variable) or "").encode("utf-8", "surrogateescape"))


def _make(path: Path, source: Source) -> None:
    """Write a new key completely, then give it its name, unless another process was quicker."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".key")  # made with mode 0600
    try:
        with os.fdopen(descriptor, "w") as file:
            file.write(f"{source(SIZE).hex()}\n")
            file.flush()
            os.fsync(file.fileno())
        os.link(name, path)
        _flush(path.parent)
    except FileExistsError:
        pass
    finally:
        Path(name).unlink()


def _flush(folder: Path) -> None:
    """See a new name to the disk: a key that is lost takes with it all that it has sealed."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _load(path: Path) -> Secret:
    if not path.is_file():
        raise Fault("key.form", place=str(path))
    with path.open("rb") as file:
        found = os.fstat(file.fileno())
        if os.name == "posix" and not (_is_private(found) or _is_credential(path, found)):
            raise Fault("key.open", file=str(path))
        return _read(Secret(file.read(SIZE * 4)), str(path))


def _is_private(found: os.stat_result) -> bool:
    """Return whether a file is ours, or the system's, and no other user has access to it."""
    others = found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
    return not others and found.st_uid in (0, os.geteuid())


def _is_credential(path: Path, found: os.stat_result) -> bool:
    """Return whether systemd has lent the file to this service's user alone, by an access list.

    The mode then shows the group what the list gives to that one user.
    """
    folder = os.getenv("CREDENTIALS_DIRECTORY")
    is_lent = folder is not None and path.parent == Path(folder) and found.st_uid == 0
    return is_lent and not found.st_mode & (stat.S_IRWXO | stat.S_IWGRP | stat.S_IXGRP)


def _read(text: Secret, place: str) -> Secret:
    """Return the key that a text in hex holds; the text is never shown, not even in a traceback."""
    if not re.fullmatch(rb"\s*[0-9a-fA-F]{64}\s*", text.reveal()):
        raise Fault("key.form", place=place)
    return Secret(bytes.fromhex(text.reveal().decode("ascii")))

"""What a setting can be: each reads a text, or says what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from palifico.editions import Fault

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
DATABASES: Final = ("sqlite:///", "postgresql://", "postgres://")


def text(given: str, name: str) -> str:
    """Any text."""
    return given


def number(least: int, most: int) -> Callable[[str, str], int]:
    """A whole number within bounds; else Fault `setting.number`."""

    def read(given: str, name: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", given) or not least <= int(given) <= most:
            raise Fault("setting.number", name=name, given=given, least=least, most=most)
        return int(given)

    return read


def switch(given: str, name: str) -> bool:
    """Yes or no; else Fault `setting.choice`."""
    if given.lower() not in YES + NO:
        raise Fault("setting.choice", name=name, given=given, expected="yes, no")
    return given.lower() in YES


def choice(*values: str) -> Callable[[str, str], str]:
    """One of some words; else Fault `setting.choice`."""

    def read(given: str, name: str) -> str:
        if given.lower() not in values:
            raise Fault("setting.choice", name=name, given=given, expected=", ".join(values))
        return given.lower()

    return read


def folder(given: str, name: str) -> Path | None:
    """A folder, which need not be there yet."""
    return Path(given).expanduser().absolute() if given else None


def database(given: str, name: str) -> str:
    """The address of a database; else Fault `setting.database`, which says no password back."""
    if given and not given.startswith(DATABASES):
        raise Fault("setting.database", name=name)
    return given


def address(given: str, name: str) -> str | None:
    """The address of a page without anything behind the host; else Fault `setting.address`."""
    if not given:
        return None
    try:
        parts = urlsplit(given)
        plain = f"{parts.scheme}://{parts.netloc}"
        is_good = parts.port != 0 and parts.hostname and "@" not in parts.netloc
    except ValueError:
        is_good, plain = False, ""
    if not is_good or not plain.startswith(("http://", "https://")) or given.rstrip("/") != plain:
        # What stands before an @ may be a password.
        raise Fault("setting.address", name=name, given=given.rpartition("@")[2])
    return plain


def origins(given: str, name: str) -> frozenset[str]:
    """Addresses of pages with commas between them."""
    found = [address(part.strip(), name) for part in given.split(",") if part.strip()]
    return frozenset(one.lower() for one in found if one is not None)


def header(given: str, name: str) -> str:
    """The name of an HTTP header; else Fault `setting.header`."""
    if given and not re.fullmatch("[A-Za-z][A-Za-z0-9-]*", given):
        raise Fault("setting.header", name=name, given=given)
    return given

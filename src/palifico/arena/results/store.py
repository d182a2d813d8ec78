"""Result store: the interface, the header, and error translation; each batch stored exactly once.

The suffix of the name decides how: `.sqlite` is one file, `.parquet` is a folder. A batch is kept
whole or not at all, and is on the disk when `keep` comes back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from palifico.arena.config import Config, config_json, read_config
from palifico.arena.tasks import Games, Result
from palifico.errors import Fault, reason

FORMAT_VERSION: Final = 1
"""The shape of what is kept; another number is of another program."""
PLACE_DIGITS: Final = np.frombuffer(b"0123456789ab", np.uint8)
"""The place of a seat in one sign: there are twelve seats at most."""

CORRUPTION_CODES: Final = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite answers when a database is not as it should be."""


@dataclass(frozen=True, slots=True)
class RunHeader:
    """What a run is: its configuration, and the versions of who played it."""

    config: Config
    versions: dict[str, str]


class Store(Protocol):
    """Results that are read, or also written.

    Every method raises OSError or sqlite3.Error when the disk does not play along.
    """

    def head(self) -> bytes | None:
        """Return what was written first of all, or None where nothing was."""

    def begin(self, head: RunHeader) -> None:
        """Write that."""

    def batches(self) -> Iterator[tuple[int, int, bytes]]:
        """Return every batch that is kept: cell, number, sums as JSON."""

    def orders(self, cell: int) -> Iterator[tuple[int, bytes]]:
        """Return the finishing orders of every batch of a cell: number, orders as JSON."""

    def keep(self, cell: int, batch: int, result: Result) -> None:
        """Keep a batch that is not kept yet."""

    def drop(self, cell: int, batch: int, deal: int) -> None:
        """Forget what there is of a cell from a batch on, which begins with this deal."""

    def close(self) -> None:
        """Be done with it."""


def head_json(head: RunHeader) -> bytes:
    """Return a head as it is kept."""
    told = {"format": FORMAT_VERSION, "config": config_json(head.config), "versions": head.versions}
    return msgspec.json.format(msgspec.json.encode(told)) + b"\n"


def read_head(kept: bytes, place: str) -> RunHeader:
    """Return a head that was kept.

    Raises Fault `arena.damaged`, or `arena.format` when it is of another program.
    """
    with read_errors(place):
        told = msgspec.json.decode(kept, type=dict[str, Any])
        if told["format"] != FORMAT_VERSION:
            raise Fault(
                "arena.format", file=place, given=str(told["format"]), expected=FORMAT_VERSION
            )
        versions = msgspec.convert(told["versions"], dict[str, str])
        return RunHeader(read_config(told["config"]), versions)


def columns(games: Games) -> dict[str, NDArray[Any]]:
    """Return the stored columns of games; the places of the seats are one text, like `1032`."""
    shown = np.ascontiguousarray(PLACE_DIGITS[games.places])
    return {
        "deal": games.deal,
        "rotation": games.rotation,
        "winner": games.winner,
        "player": games.player,
        "opener": games.opener,
        "rounds": games.rounds,
        "decisions": games.decisions,
        "places": shown.view(f"S{shown.shape[1]}").ravel().astype(f"U{shown.shape[1]}"),
    }


@contextmanager
def read_errors(place: str) -> Iterator[None]:
    """Read what was kept.

    Raises Fault `arena.damaged` where that makes no sense, or `file.unreadable`.
    """
    try:
        with decode_errors(place):
            yield
    except sqlite3.Error as error:
        if is_damage(error):
            raise Fault("arena.damaged", file=place, why=str(error)) from None
        raise Fault("file.unreadable", file=place, why=str(error)) from None
    except OSError as error:
        raise Fault("file.unreadable", file=place, why=reason(error)) from None


@contextmanager
def decode_errors(place: str) -> Iterator[None]:
    """Understand what was read.

    Raises Fault `arena.damaged` where that makes no sense.
    """
    try:
        yield
    except (msgspec.MsgspecError, LookupError, TypeError, UnicodeDecodeError) as error:
        raise Fault("arena.damaged", file=place, why=str(error)) from None


@contextmanager
def write_errors(place: str) -> Iterator[None]:
    """Write to what is kept.

    Raises Fault `arena.damaged` where that makes no sense, else `arena.unwritable`.
    """
    try:
        yield
    except sqlite3.Error as error:
        if is_damage(error):
            raise Fault("arena.damaged", file=place, why=str(error)) from None
        raise Fault("arena.unwritable", file=place, why=str(error)) from None
    except OSError as error:
        raise Fault("arena.unwritable", file=place, why=reason(error)) from None


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether a database is not as it should be, rather than out of reach."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in CORRUPTION_CODES

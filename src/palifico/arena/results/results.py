"""Results of a run: opens, locks and reads what a report shows and a run resumes from."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final, Self

import msgspec

from palifico import __version__
from palifico.arena.config import Config, config_json
from palifico.arena.design import Cell, CellProgress, cells
from palifico.arena.results.parquet import ParquetStore, parquet
from palifico.arena.results.sqlite import SqliteStore
from palifico.arena.results.store import (
    RunHeader,
    Store,
    decode_errors,
    read_errors,
    read_head,
    write_errors,
)
from palifico.arena.sums import Sums, read_sums
from palifico.bots.external.plugins import OwnBot
from palifico.bots.match.match import find_maker
from palifico.bots.registry import Level
from palifico.errors import Fault

SUFFIXES: Final = (".sqlite", ".parquet")


class Results:
    """What there is of a run: its configuration, and of each cell what was played so far."""

    def __init__(self, place: Path, store: Store, head: RunHeader) -> None:
        self.place, self.config, self.versions = place, head.config, head.versions
        self.cells = cells(head.config)
        self._store = store
        self._rows = rows(head.config, self.cells, store, str(place))

    def sums(self, cell: Cell) -> Sums:
        """Return what came of a cell so far."""
        return self._rows[cell.number].sums

    def orders(self, cell: Cell) -> list[tuple[int, ...]]:
        """Return some finishing orders of a cell: numbers of players, the winner first."""
        end = self._rows[cell.number].end
        with read_errors(str(self.place)):
            kept = [
                msgspec.json.decode(orders, type=list[tuple[int, ...]])
                for batch, orders in self._store.orders(cell.number)
                if end is None or batch < end
            ]
        return [order for orders in kept for order in orders]

    def complete(self, cell: Cell) -> bool:
        """Return whether all was played of a cell."""
        return self._rows[cell.number].complete

    def close(self) -> None:
        """Be done with it."""
        self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def open_results(place: str | Path) -> Results:
    """Return the results under a name; they may still be growing.

    Raises Fault `file.unreadable`, `arena.suffix`, `arena.alien`, `arena.damaged`, `arena.games` or
    `arena.format`.
    """
    path = Path(place)
    suffix = _suffix(path)
    with ExitStack() as stack:
        with read_errors(str(place)):
            path.stat()
            store = _open(path, suffix, writes=False)
            stack.callback(store.close)
            kept = store.head()
        if kept is None:
            raise Fault("arena.alien", file=str(place))
        results = Results(path, store, read_head(kept, str(place)))
        stack.pop_all()
        return results


@contextmanager
def writing(place: Path, config: Config) -> Iterator[Store]:
    """Results that a run writes to, new ones or such as it goes on from.

    Raises Fault as `open_results` does, `arena.busy` when another process writes to them,
    `arena.other` and `arena.versions` when they are not of this run, `arena.parquet`, `folder`
    when there is no such folder, `arena.unwritable` or `unwritable`.
    """
    suffix = _suffix(place)
    if suffix == ".parquet":
        parquet()
    if not place.parent.is_dir():
        raise Fault("file.no_folder", file=str(place), place=str(place.parent))
    with _alone(place), _opened(place, suffix) as store:
        with (
            write_errors(str(place)),
            decode_errors(str(place)),
        ):  # what is read is locked, by a file beside
            kept = store.head()
        if kept is None:
            with write_errors(str(place)):
                store.begin(RunHeader(config, versions(config)))
        else:
            _check_same(place, read_head(kept, str(place)), config)
        yield store


def rows(config: Config, tables: tuple[Cell, ...], store: Store, place: str) -> list[CellProgress]:
    """Return what is kept of every cell.

    Raises Fault `arena.damaged` or `arena.games`.
    """
    made = [CellProgress(config, cell) for cell in tables]
    with read_errors(place):
        for cell, batch, sums in store.batches():
            made[cell].add(batch, read_sums(sums))
    return made


def versions(config: Config) -> dict[str, str]:
    """Return who plays, to the version: of this program, and of every bot."""
    bots = [player.name for player in config.players if player.policy is None]
    return {"palifico": __version__, **{name: _version(name) for name in bots}}


def _version(name: str) -> str:
    maker = find_maker(name)
    if isinstance(maker, Level):
        return f"{maker.id}@{maker.version}"
    assert isinstance(maker, OwnBot)
    if maker.source != "file":
        return maker.what
    return f"sha256:{sha256(Path(maker.what).read_bytes()).hexdigest()}"


def _check_same(place: Path, head: RunHeader, config: Config) -> None:
    kept, asked = config_json(head.config), config_json(config)
    if head.config.labels != config.labels:  # names tell enough then
        kept["players"], asked["players"] = list(head.config.labels), list(config.labels)
    other = [key for key in asked if asked[key] != kept[key] and key != "name"]
    if other:
        raise Fault(
            "arena.other",
            file=str(place),
            given=_spelt(asked, other),
            expected=_spelt(kept, other),
        )
    now = versions(config)
    for name, version in now.items():
        if head.versions.get(name) != version:
            before = head.versions.get(name, "-")
            raise Fault("arena.versions", name=name, given=version, expected=before)


def _spelt(told: dict[str, object], keys: list[str]) -> str:
    return ", ".join(f"{key} = {msgspec.json.encode(told[key]).decode()}" for key in keys)


def _suffix(place: Path) -> str:
    if place.suffix not in SUFFIXES:
        raise Fault("arena.suffix", given=str(place), expected=", ".join(SUFFIXES))
    return place.suffix


def _open(place: Path, suffix: str, *, writes: bool) -> Store:
    kind = SqliteStore if suffix == ".sqlite" else ParquetStore
    return kind(place, writes=writes)


@contextmanager
def _opened(place: Path, suffix: str) -> Iterator[Store]:
    with write_errors(str(place)):
        store = _open(place, suffix, writes=True)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def _alone(place: Path) -> Iterator[None]:
    """Hold a lock beside the results, which the system drops when its holder ends.

    Raises Fault `arena.busy` when another process has it, `file.unwritable` when it cannot be made.
    The file stays, since another process may be about to lock it.
    """
    beside = place.with_name(f"{place.name}.lock")
    with write_errors(str(place)):
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Fault("arena.busy", file=str(place)) from None
        raise Fault("file.unwritable", file=str(place), why=str(error)) from None
    try:
        yield
    finally:
        lock.close()

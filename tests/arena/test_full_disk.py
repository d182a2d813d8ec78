"""Results on a disk that is full, or fails in the middle: nothing that was kept is lost."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path

import pytest

from palifico.arena.backends.base import InProcess
from palifico.arena.config import Config
from palifico.arena.design import cells
from palifico.arena.results.results import writing
from palifico.arena.run import play_run
from palifico.arena.tasks import Task, play_task
from tests.arena.kept import SUFFIXES, kept, numbers, played, quick, refused, short_of_disk


def test_full_disk_loses_nothing_in_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place, config = tmp_path / "x.sqlite", quick(games=2400, batch=300)
    connect = sqlite3.connect

    def connected(name: str, *given: object, **more: object) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(name, *given, **more)  # type: ignore[call-overload]
        db.execute("PRAGMA max_page_count = 30")
        return db

    monkeypatch.setattr(sqlite3, "connect", connected)
    fault = refused(place, config)
    assert (fault.code, fault.about["why"]) == ("arena.unwritable", "database or disk is full")
    monkeypatch.undo()
    _goes_on(place, config)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_files_that_cannot_grow_lose_nothing(suffix: str, tmp_path: Path) -> None:
    place, config = tmp_path / f"x{suffix}", quick(games=4800, batch=600)
    if suffix == ".parquet":
        config = replace(config, games=900)
        with writing(place, config) as store:
            store.keep(0, 0, play_task(Task(config, 0, 0)))
    with short_of_disk(100_000 if suffix == ".sqlite" else 3000):
        assert refused(place, config).code == "arena.unwritable"
    _goes_on(place, config)


@pytest.mark.parametrize("most", [0, 1000, 5000, 20_000, 40_000])
def test_disk_that_is_full_at_once_is_not_told_to_be_unreadable(most: int, tmp_path: Path) -> None:
    place, config = tmp_path / "x.sqlite", quick(games=4800, batch=2400)
    with short_of_disk(most):
        assert refused(place, config).code in {"arena.unwritable", "file.unwritable"}
    assert play_run(config, place, InProcess()).complete


def _goes_on(place: Path, config: Config) -> None:
    """Some batches were kept whole, and the same run goes on to the same end."""
    begun = numbers(place)
    assert 0 < len(begun) < sum(cell.batches or 0 for cell in cells(config))
    if place.suffix == ".parquet":
        assert not list(place.rglob("*.tmp"))
    heard: list[tuple[int, int]] = []
    play_run(config, place, InProcess(), lambda _, task, __: heard.append((task.cell, task.batch)))
    assert not set(heard) & set(begun)
    assert kept(place) == kept(played(place.with_name(f"whole{place.suffix}"), config))


@pytest.mark.parametrize(("owner", "call"), [(os, "fsync"), (Path, "replace")])
@pytest.mark.parametrize("step", range(1, 6))
def test_parquet_batch_is_there_whole_or_not_at_all(
    owner: object, call: str, step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever step fails of writing the head and two batches, the run goes on to the same end."""
    place, config = tmp_path / "x.parquet", quick(seats=[2], games=48)
    whole = kept(played(tmp_path / "whole.parquet", config))
    done, real = 0, getattr(owner, call)

    def failing(*given: object) -> object:
        nonlocal done
        done += 1
        if done == step:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        return real(*given)

    with monkeypatch.context() as patched:
        patched.setattr(owner, call, failing)
        assert refused(place, config).code == "arena.unwritable"
    assert not list(place.rglob("*.tmp"))
    if (place / "batches").exists():
        batches = kept(place).batches
        assert batches == whole.batches[: len(batches)]
    play_run(config, place, InProcess())
    assert kept(place) == whole

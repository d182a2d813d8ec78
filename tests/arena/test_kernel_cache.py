"""Kernels in new processes: compiled once, then loaded, and the same games either way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("fresh kernels")]

PLAYING = """
import json, sys
from hashlib import sha256

import numpy as np
from numba.core.dispatcher import Dispatcher

from palifico.arena.kernel import ODDS, RANDOM, VectorEnv, game_record, play_batch
from palifico.editions import variant
from palifico.record import json_line

rules = variant("paco", {"calza": True})

def whole(seen, line_up):
    batch = play_batch(rules, seats=5, games=300, seed=3, line_up=line_up, rounds=True)
    for array in (batch.winners, batch.decisions, batch.bluffs, batch.told.dice, batch.told.found):
        seen.update(np.ascontiguousarray(array))
    seen.update(play_batch(rules, seats=5, games=300, seed=3, line_up=line_up).decisions)
    seen.update(json_line(game_record(rules, seats=5, game=8, line_up=line_up)).encode())

def ended(seen, line_up):
    seen.update(play_batch(rules, seats=5, games=300, seed=4, line_up=line_up).decisions)

def stepped(seen, line_up):
    games = VectorEnv(rules, seats=4, games=50, seed=3, line_up=line_up)
    for kind in (np.int32, np.int64):
        for _ in range(40):
            games.step(games.any_legal().astype(kind))
            for array in (games.observations, games.masks, games.seats, games.winners):
                seen.update(np.ascontiguousarray(array))

ways = {
    "ends": (ended, [RANDOM]),
    "random": (whole, [RANDOM]),
    "policies": (whole, [ODDS, RANDOM]),
    "steps": (stepped, [None]),
    "steps with policies": (stepped, [None, ODDS]),
}
games = {}
for name in sys.argv[1:] or ways:
    play, line_up = ways[name]
    seen = sha256()
    play(seen, line_up)
    games[name] = seen.hexdigest()

kernels = {}
for name, module in sorted(sys.modules.items()):
    if name.startswith("palifico."):
        found = [one for one in vars(module).values() if isinstance(one, Dispatcher)]
        if not any(one.py_func.__module__ == name for one in found):
            kernels |= {one.py_func.__name__: one.stats for one in found}
print(json.dumps({
    "games": games,
    "loaded": {name: stats.cache_hits.total() for name, stats in kernels.items()},
    "compiled": {name: stats.cache_misses.total() for name, stats in kernels.items()},
}))
"""
"""Plays in every way, and tells which kernels that Python calls were loaded and which compiled."""
NOT_WRITABLE = """
import tempfile
def refuse(*args, dir=None, real=tempfile.TemporaryFile, **more):
    if str(dir).startswith({folder!r}):
        raise PermissionError(13, "Permission denied")
    return real(*args, dir=dir, **more)
tempfile.TemporaryFile = refuse
"""
"""Root may write where nobody may: let it find out as others do."""
KERNELS = {"play", "any_legal", "every_mask", "first_illegal"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder of which nobody knows yet."""
    return tmp_path_factory.mktemp("kernels")


@pytest.fixture(scope="module")
def warmed() -> dict[str, Any]:
    """What `palifico warmup` says, where kernels are usually kept."""
    return told("-m", "palifico", "warmup", "--json")


@pytest.fixture(scope="module")
def loaded(warmed: dict[str, Any]) -> dict[str, Any]:
    """What came of playing in every way after it."""
    assert warmed["kept"]
    return told("-c", PLAYING)


@pytest.fixture(scope="module")
def compiled(folder: Path) -> dict[str, Any]:
    """What came of playing in the way that is compiled soonest with a new folder."""
    return told("-c", PLAYING, "ends", folder=folder)


@pytest.fixture
def read_only(folder: Path) -> Iterator[str]:
    """The folder cannot be written: code that a process must run first, if it is root's."""
    below = [path for path in folder.rglob("*") if path.is_dir()]
    for path in (folder, *below):
        path.chmod(0o555)
    yield NOT_WRITABLE.format(folder=str(folder)) if os.geteuid() == 0 else ""
    for path in (folder, *below):
        path.chmod(0o755)


def told(*arguments: str, folder: Path | None = None) -> dict[str, Any]:
    """What a new process says, which keeps its kernels in a folder."""
    env = os.environ | ({"NUMBA_CACHE_DIR": str(folder)} if folder else {})
    ran = subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


def test_kernel_cache_after_warming_up_nothing_is_left_to_compile(loaded: dict[str, Any]) -> None:
    assert loaded["loaded"].keys() == KERNELS
    assert all(loaded["loaded"].values())
    assert not any(loaded["compiled"].values())


def test_warming_up_again_loads_every_kernel(warmed: dict[str, Any]) -> None:
    again = told("-m", "palifico", "warmup", "--json")
    assert (again["compiled"], again["loaded"]) == (0, warmed["compiled"] + warmed["loaded"])
    assert again["loaded"] >= len(KERNELS)
    assert list(Path(again["folder"]).rglob("*.nbc"))


def test_new_folder_is_filled_and_then_used(
    folder: Path, compiled: dict[str, Any], loaded: dict[str, Any]
) -> None:
    again = told("-c", PLAYING, "ends", folder=folder)
    assert compiled["games"] == again["games"] == {"ends": loaded["games"]["ends"]}
    assert (compiled["compiled"]["play"], compiled["loaded"]["play"]) == (1, 0)
    assert (again["compiled"]["play"], again["loaded"]["play"]) == (0, 1)


def test_folder_that_can_only_be_read_is_used(
    folder: Path, compiled: dict[str, Any], read_only: str
) -> None:
    again = told("-c", read_only + PLAYING, "ends", folder=folder)
    assert again["games"] == compiled["games"]
    assert (again["compiled"]["play"], again["loaded"]["play"]) == (0, 1)


def test_kernel_cache_without_a_folder_each_start_compiles_the_same_games(
    tmp_path: Path, loaded: dict[str, Any]
) -> None:
    file = tmp_path / "file"
    file.touch()
    here = told("-c", PLAYING, "ends", folder=file)
    assert here["games"] == {"ends": loaded["games"]["ends"]}
    assert here["compiled"]["play"] == 1
    assert list(tmp_path.iterdir()) == [file]

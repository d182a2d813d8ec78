"""Every screen looks as it did: `python -m tests.terminal.snapshots` draws it anew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.terminal.snapshots import (
    FOLDER,
    SCENES,
    SIZES,
    Scene,
    explained,
    picture,
    shown_scenes,
    watched,
)

SMALL = (20, 5)
REFRESH = "run python -m tests.terminal.snapshots, and look at what has changed"


def kept(name: str, size: tuple[int, int]) -> str:
    """The picture as it was."""
    return (FOLDER / f"{name}-{size[0]}x{size[1]}.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("scene", "size"), shown_scenes(), ids=lambda one: getattr(one, "name", str(one))
)
def test_screen(scene: Scene, size: tuple[int, int], tmp_path: Path) -> None:
    assert asyncio.run(picture(scene, size, tmp_path)) == kept(scene.name, size), REFRESH


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_replay(size: tuple[int, int]) -> None:
    assert asyncio.run(watched(size, "right", "right")) == kept("watch", size), REFRESH


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_example_round_on_the_screen_looks_as_kept(size: tuple[int, int]) -> None:
    assert asyncio.run(explained(size, "right", "right")) == kept("example", size), REFRESH


def test_snapshots_where_there_is_no_room(tmp_path: Path) -> None:
    assert asyncio.run(picture(SCENES[0], SMALL, tmp_path)) == kept("small", SMALL), REFRESH


def test_snapshots_no_picture_is_left_over() -> None:
    names = {f"{scene.name}-{w}x{h}" for scene, (w, h) in shown_scenes()}
    names |= {f"{name}-{w}x{h}" for w, h in SIZES for name in ("watch", "example")}
    assert {path.stem for path in FOLDER.glob("*.svg")} == {*names, "small-20x5"}

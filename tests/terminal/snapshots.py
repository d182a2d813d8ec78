"""Pictures of every screen: `python -m tests.terminal.snapshots` draws them anew, as SVG.

They lie in snapshots/. Whatever would differ from one run to the next is taken out: ids of styles.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias
from unittest.mock import patch

from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input

from palifico.protocol.frames import BidShown
from palifico.record import example_round, read_json
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.reveal import Pacing
from palifico.terminal.replay import example_moments, moments
from palifico.terminal.screen.animation import reveal as reveal_animation
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.dialogs.input import PassDialog, WhoDialog
from palifico.terminal.screen.replay import ReplayApp
from tests.terminal import scenes
from tests.terminal.scenes import OPEN, Still, told

FOLDER: Final = Path(__file__).with_name("snapshots")
SIZES: Final = ((80, 24), (120, 40))
MIDDLE: Final = (100, 32)
"""The size at which a part must be dropped: tables only, for dialogs look alike."""
RECORD: Final = Path(__file__).resolve().parents[2] / "examples" / "records" / "proven.jsonl"

Then: TypeAlias = Callable[[Pilot[Any], Still], Awaitable[None]]


@dataclass(frozen=True)
class Scene:
    """A table, and what is done at it before the picture is taken."""

    name: str
    still: Callable[[], Still]
    then: Then | None = None
    keys: tuple[str, ...] = ()


def _slowly(cups: int, pause: int, *, at_once: bool) -> Pacing:
    """All cups at once, two of them counted, and then no more."""
    assert at_once
    return Pacing((0,) * cups, (0, 0, *[10**12] * (cups - 2)), 10**12)


async def _pass(pilot: Pilot[Any], still: Still) -> None:
    pilot.app.push_screen(PassDialog(still.clients[0].speaker, "Bruno"))


async def _who(pilot: Pilot[Any], still: Still) -> None:
    players = pilot.app.context.players  # type: ignore[attr-defined]
    pilot.app.push_screen(WhoDialog(players, still.clients * 2))


def _table(shown: Any, *more: Any, **fields: Any) -> Callable[[], Still]:
    return lambda: Still([*told(shown, **fields), OPEN, *more])


def _with(make: Callable[[], Still], **fields: Any) -> Callable[[], Still]:
    return lambda: replace(make(), **fields)


MY_TURN: Final = _table(scenes.game())
ANNOUNCED: Final = scenes.game(
    last_die=True, counts=(2, 1, 2), bids=(), turn=scenes.turn(1, dudo=False)
)
OUT: Final = scenes.game(
    out=(0,),
    counts=(0, 2, 1, 5),
    bids=(*scenes.game().bids, BidShown(3, (4, 4), "bot"), BidShown(1, (5, 4), "bot")),
    turn=scenes.turn(2),
)
SCENES: Final = (
    Scene("my-turn", MY_TURN),
    Scene("my-turn-light", _with(MY_TURN, light=True)),
    Scene("coached", _with(MY_TURN, coached=True)),
    Scene("others-turn", _table(scenes.game(turn=scenes.turn(1, calza=(0,))))),
    Scene("hidden-counts", _table(scenes.game(counts=None), seats=6)),
    Scene("last-die", _table(scenes.game(last_die=True, counts=(1, 3, 2)), hand=(4,))),
    Scene("reveal", _with(_table(scenes.game(), scenes.called()), moves=True)),
    Scene("revealed", _table(scenes.game(), scenes.called())),
    Scene("out", _table(OUT, seats=4, hand=(), places=(0,))),
    Scene("over", _table(scenes.game(), scenes.called(out=0, opener=None), scenes.ended())),
    Scene(
        "spectator",
        _table(scenes.game(counts=(5, 5, 5, 4)), hand=(0,), seats=4, host="bot 1", you="-" * 16),
    ),
    Scene("gathering", _table(None, seats=4, free=2)),
    Scene("toucan", _table(None, seats=4, edition="asmodee-2024"), keys=("g",)),
    Scene("announced", _table(ANNOUNCED, hand=(4, 5))),
    Scene("reconnecting", _table(scenes.game(), ConnectionState("connecting"))),
    Scene("rules", MY_TURN, keys=("r",)),
    Scene("log", MY_TURN, keys=("l",)),
    Scene("keys", MY_TURN, keys=("question_mark",)),
    Scene("coach", MY_TURN, keys=("h",)),
    Scene("talk", MY_TURN, keys=("t",)),
    Scene("leave", MY_TURN, keys=("q",)),
    Scene("sure", MY_TURN, keys=("d",)),
    Scene("keep", _table(scenes.game(), scenes.called(), scenes.ended()), keys=("k",)),
    Scene("pass", MY_TURN, _pass),
    Scene("who", MY_TURN, _who),
)


async def picture(scene: Scene, size: tuple[int, int], folder: Path) -> str:
    """A scene as SVG."""
    still = scene.still()
    app = TableApp(still.context(folder))
    slow = (
        patch.object(reveal_animation, "pacing", _slowly)
        if scene.name == "reveal"
        else nullcontext()
    )
    with slow:
        return await _picture(app, scene, still, size)


async def _picture(app: TableApp, scene: Scene, still: Still, size: tuple[int, int]) -> str:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if scene.then is not None:
            await scene.then(pilot, still)
        await pilot.press(*scene.keys)
        await pilot.pause()
        for field in app.screen.query(Input):
            field.cursor_blink = False
        await pilot.pause()
        return shot(app)


async def watched(size: tuple[int, int], *keys: str) -> str:
    """A replay as SVG."""
    record = read_json(RECORD.read_bytes().splitlines()[0])
    return await _replayed(ReplayApp("en", *moments(record, "en"), light=False), size, *keys)


async def explained(size: tuple[int, int], *keys: str) -> str:
    """An example round as SVG."""
    found = example_moments(example_round("paco"), "en")
    return await _replayed(ReplayApp("en", *found, light=False), size, *keys)


async def _replayed(app: ReplayApp, size: tuple[int, int], *keys: str) -> str:
    async with app.run_test(size=size) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        return shot(app)


def shot(app: App[Any]) -> str:
    """What is on the screen, the same in every run."""
    return re.sub(r"terminal-\d+", "terminal", app.export_screenshot(title="palifico"))


def shown_scenes() -> list[tuple[Scene, tuple[int, int]]]:
    """All scenes, each with the sizes in which it is drawn."""
    plain = [scene for scene in SCENES if not scene.keys and scene.then is None]
    return [*product(SCENES, SIZES), *((scene, MIDDLE) for scene in plain)]


async def pictures(folder: Path) -> dict[str, str]:
    """All of them by name."""
    found = {}
    for scene, (width, height) in shown_scenes():
        found[f"{scene.name}-{width}x{height}"] = await picture(scene, (width, height), folder)
    for width, height in SIZES:
        found[f"watch-{width}x{height}"] = await watched((width, height), "right", "right")
        found[f"example-{width}x{height}"] = await explained((width, height), "right", "right")
    found["small-20x5"] = await picture(SCENES[0], (20, 5), folder)
    return found


def main() -> None:
    """Draw them anew."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        made = asyncio.run(pictures(Path(folder)))
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for name, svg in made.items():
        (FOLDER / f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()

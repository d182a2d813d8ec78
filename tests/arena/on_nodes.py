"""A run on a cluster as a program of its own, whose batches tell where they are played.

The node with the session `held` plays one batch and never gives back the second; the other
one waits with its own second for that, so that the run is never done before.
"""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path

from palifico.arena.backends.ray import RayBackend
from palifico.arena.config import Config, Player
from palifico.arena.run import play_run
from palifico.arena.tasks import Result, Task, play_task
from palifico.errors import Fault
from tests.arena.cluster import wait_until

CONFIG = Config(
    name="nodes",
    players=(Player("beginner"), Player("counter")),
    editions=("paco",),
    seats=(2,),
    games=48,
    seed=7,
    batch=4,
)
"""Twelve batches of a moment each."""


def main(address: str, place: str, notes: str, held: str) -> None:
    """Play the run on a cluster, and print the code of a fault, if any."""
    play = partial(noted_play, Path(notes), int(held))
    try:
        play_run(CONFIG, place, RayBackend(address, head_timeout_s=2, play=play))
    except Fault as fault:
        print(fault.code)


def main_deadly(address: str, notes: str) -> None:
    """Play one batch that no worker survives on a cluster, and print the fault."""
    backend = RayBackend(address, play=partial(deadly_play, Path(notes)))
    try:
        list(backend.run([Task(CONFIG, 0, 0)]))
    except Fault as fault:
        print(fault)
    finally:
        backend.close()


def deadly_play(notes: Path, _: Task) -> Result:
    """End the worker, with a note."""
    (notes / f"{os.getpid()}").touch()
    os._exit(1)


def noted_play(notes: Path, held: int, task: Task) -> Result:
    """Play a batch, with notes of the node and the batch when it begins, is held and is done."""
    node = os.getsid(0)
    name = f"{node}-{task.batch}"
    (notes / f"{name}.begun").touch()
    result = play_task(task)
    if any(notes.glob(f"{node}-*.done")):
        if node == held:
            (notes / f"{name}.held").touch()
            time.sleep(600)
        wait_until(lambda: any(notes.glob("*.held")))
    (notes / f"{name}.done").touch()
    return result

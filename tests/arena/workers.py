"""Workers that are not as they should be, for pools of processes."""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing import active_children
from pathlib import Path

from palifico.arena.backends.base import ProcessPool
from palifico.arena.tasks import Result, Task, play_task
from palifico.signals import TERMINATION
from tests.arena.kept import bots


def dies(task: Task) -> Result:
    """A batch that ends its worker, each time it is tried."""
    if task.batch == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_task(task)


def stumbles(task: Task) -> Result:
    """A batch that ends its worker twice, and then is played."""
    file = Path(str(os.environ["STUMBLES"]))
    if task.batch == 2 and len(file.read_text()) < 2:
        with file.open("a") as stream:
            stream.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return play_task(task)


def waits_for_the_other(task: Task) -> Result:
    """Batch 2 ends its worker twice; any other waits for it to be begun a third time."""
    file = Path(str(os.environ["STUMBLES"]))
    with file.open("a") as stream:
        stream.write(str(task.batch))
    if task.batch == 2 and file.read_text().count("2") < 3:
        os.kill(os.getpid(), signal.SIGKILL)
    while file.read_text().count("2") < 3:
        time.sleep(0.01)
    return play_task(task)


def vanishes(task: object) -> object:
    """A task that ends its worker, each time it is tried."""
    os._exit(1)


def fails(task: Task) -> Result:
    """A batch that cannot be played."""
    raise ZeroDivisionError(f"batch {task.batch}")


def waits(task: Task) -> Result:
    """A batch that takes for ever."""
    time.sleep(600)
    return play_task(task)


def main() -> None:
    """Begin what takes for ever, and tell which processes do so."""
    TERMINATION.install()
    config = bots()
    backend = ProcessPool(2, waits)
    tasks = [Task(config, 0, batch) for batch in range(4)]

    def told() -> object:
        yield tasks[0]
        yield tasks[1]
        print(*(child.pid for child in active_children()), flush=True)
        yield tasks[2]

    for _ in backend.run(told()):  # type: ignore[arg-type]
        sys.exit("nothing can be done yet")


if __name__ == "__main__":
    main()

"""Workers that are not as they should be, for pools of processes."""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing import active_children
from pathlib import Path

from palifico.arena.backends import Processes
from palifico.arena.playing import Result, Task, play_task
from tests.arena.kept import quick


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


def fails(task: Task) -> Result:
    """A batch that cannot be played."""
    raise ZeroDivisionError(f"batch {task.batch}")


def waits(task: Task) -> Result:
    """A batch that takes for ever."""
    time.sleep(600)
    return play_task(task)


def main() -> None:
    """Begin what takes for ever, and tell which processes do so."""
    config = quick()
    backend = Processes(2, waits)
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

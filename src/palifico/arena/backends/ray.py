"""Ray backend: batches are played by the workers of a Ray cluster.

What is sent is a task, pickled, with the version of this package; what comes back is the pickled
result. Workers play with the package that is installed where they are, so the version is looked
at before every batch. Ray plays a batch again when its worker or machine is lost; who watches over
all that is the head of the cluster, so a lost head ends the run, which can be gone on with later.
"""

from __future__ import annotations

import os
import pickle
import shutil
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, TypeAlias

from palifico import __version__
from palifico.arena.backends.ray_cluster import host_port, join, last_line, start, try_to_join
from palifico.arena.design import cells
from palifico.arena.tasks import Result, Task, play_task
from palifico.errors import Fault
from palifico.fair import system
from palifico.workers import MAX_LOSSES, TASKS_PER_WORKER

HEAD_CHECK_S: Final = 2.0
"""The interval between two checks of the cluster's head."""
HEAD_TIMEOUT_S: Final = 10.0
"""The head is lost when it was not seen for so long."""
RAY_ENV: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
"""No usage statistics are sent, unless the environment asks for it."""
LOCAL_RAY_ENV: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""What makes Ray listen on this machine only; it is the usual thing on Windows and macOS."""
_Play: TypeAlias = Callable[[Task], Result]


class RayBackend:
    """Plays on a Ray cluster, or on a Ray of its own on this machine when no address is given."""

    def __init__(
        self,
        address: str | None = None,
        *,
        jobs: int | None = None,
        head_timeout_s: float = HEAD_TIMEOUT_S,
        play: _Play = play_task,
    ) -> None:
        """Get ready; `jobs` is how many play at once on a Ray of our own.

        A head that was not seen for `head_timeout_s` seconds is lost. Raises Fault `ray.missing`,
        `ray.address`.
        """
        if find_spec("ray") is None:
            raise Fault("ray.missing")
        if address not in {None, "auto"}:
            host_port(str(address))
        self._address, self._jobs, self._play = address, jobs, play
        self._head_timeout_s = head_timeout_s
        self._link: _ClusterConnection | None = None

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield what came of each task, as it is done.

        Raises Fault `arena.lost`, `arena.batch`, `ray.absent`, `ray.head`, `ray.silent`,
        `ray.start`, `ray.token`, `ray.unreachable`, `ray.version`.
        """
        link = self._link = self._link or _ClusterConnection(
            self._address, self._jobs, self._head_timeout_s
        )
        waiting = iter(tasks)
        playing: dict[Any, Task] = {}
        while True:
            while len(playing) < link.room and (task := next(waiting, None)) is not None:
                playing[link.submit(self._play, task)] = task
            if not playing:
                return
            for done in link.wait(list(playing)):
                task = playing.pop(done)
                yield task, _result(task, link.answer(task, done))

    def close(self) -> None:
        """Leave the cluster, or end the Ray of our own; what is being played is let go."""
        if self._link is not None:
            self._link.close()
            self._link = None


class _ClusterConnection:
    """The connection to a cluster."""

    def __init__(self, address: str | None, jobs: int | None, head_timeout_s: float) -> None:
        self._folder: str | None = None
        if address is None:
            self._ray = ray = _import_ray(alone=True)
            self._folder = start(ray, jobs)
        else:
            try_to_join(address)
            self._ray = ray = _import_ray(alone=False)
            join(ray, address)
        here = ray.get_runtime_context()
        self._head, self._node = host_port(here.gcs_address), here.get_node_id()
        self._remote = ray.remote(
            num_cpus=1,
            max_retries=MAX_LOSSES - 1,
            retry_exceptions=False,
            scheduling_strategy="SPREAD",
        )(_worker())
        self._head_timeout_s, self._seen = head_timeout_s, 0.0
        self.room = TASKS_PER_WORKER
        """The number of batches that can be handed out at once."""
        self._watch()

    def submit(self, play: _Play, task: Task) -> Any:
        """Hand out a task; Ray plays it again when its worker or machine is lost."""
        return self._remote.remote(__version__, pickle.dumps((play, task)))

    def wait(self, playing: list[Any]) -> list[Any]:
        """Return those that are done, after a while at most."""
        done, _ = self._ray.wait(playing, timeout=HEAD_CHECK_S)
        self._watch()
        return list(done)

    def answer(self, task: Task, done: Any) -> bytes:
        """Return the answer of the worker; a result lost with its machine is made anew."""
        errors = self._ray.exceptions
        while True:
            try:
                answer: bytes = self._ray.get(done, timeout=HEAD_CHECK_S)
            except errors.GetTimeoutError:
                self._watch()
            except errors.RayTaskError as error:
                raise _unplayed(task, error) from None
            except errors.RayError:
                self._watch(now=True)
                raise Fault(
                    "arena.lost", cell=task.cell, batch=task.batch, times=MAX_LOSSES
                ) from None
            else:
                return answer

    def close(self) -> None:
        """Leave, or end the Ray of our own."""
        self._ray.shutdown()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _watch(self, *, now: bool = False) -> None:
        """See whether the head and our own node are there still, and how many can play by now.

        Ray itself would go on waiting for a head that is gone.
        Raises Fault `ray.head`.
        """
        clock = time.monotonic()
        if clock - self._seen < HEAD_CHECK_S and not now:
            return
        try:
            socket.create_connection(self._head, timeout=HEAD_CHECK_S).close()
        except OSError:
            if clock - self._seen > self._head_timeout_s or now:
                raise Fault("ray.head") from None
            return
        nodes = {node["NodeID"]: node["Resources"] for node in self._ray.nodes() if node["Alive"]}
        if self._node not in nodes:
            raise Fault("ray.head")
        self._seen = clock
        self.room = TASKS_PER_WORKER * max(1, int(sum(has.get("CPU", 0) for has in nodes.values())))


def _import_ray(*, alone: bool) -> ModuleType:
    """Ray, with settings that it reads once: now.

    A Ray of our own gets a secret of its own, or else Ray would put one into the home folder.
    """
    settings = RAY_ENV | (LOCAL_RAY_ENV | {"RAY_AUTH_TOKEN": _secret()} if alone else {})
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    ray = import_module("ray")
    # It prints what befalls nodes, whatever it is asked; this is how its own debugger hushes it.
    vars(import_module("ray._private.worker"))["_worker_logs_enabled"] = False
    return ray


@cache
def _secret() -> str:
    return system(32).hex()


def _worker() -> Callable[[str, bytes], bytes]:
    """Return what a worker does; pickled by value, so it runs under any installed version."""

    def play_batch(version: str, packed: bytes) -> bytes:
        try:
            import palifico  # noqa: PLC0415 - the one of the worker
        except ImportError:
            return pickle.dumps("")
        if palifico.__version__ != version:
            return pickle.dumps(palifico.__version__)
        try:
            play, task = pickle.loads(packed)
            return pickle.dumps(play(task))
        except Exception as error:
            return pickle.dumps(error)

    return play_batch


def _result(task: Task, packed: bytes) -> Result:
    """Return what came of a task, from what a worker has answered.

    Raises Fault `ray.absent`, `ray.version`, `arena.batch`, or the one that the worker has met.
    """
    match pickle.loads(packed):
        case "":
            raise Fault("ray.absent", expected=__version__)
        case str(version):
            raise Fault("ray.version", given=version, expected=__version__)
        case Fault() as fault:
            raise fault
        case Exception() as error:
            raise _unplayed(task, error)
        case Result() as result:
            return result
        case other:
            raise TypeError(other)


def _unplayed(task: Task, error: Exception) -> Fault:
    cell = cells(task.config)[task.cell].name
    why = f"{type(error).__name__}: {last_line(str(error))}"
    return Fault("arena.batch", cell=cell, batch=task.batch, why=why)

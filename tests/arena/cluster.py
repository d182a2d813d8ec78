"""A real Ray cluster on one machine, that only this machine can reach.

Ray takes a loopback address for a mistake and listens everywhere instead. `LAUNCH` is its own
command without that; a program that joins needs `LOCAL_RAY_ENV` among its settings to do so, too.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from secrets import token_hex

from palifico.arena.backends.ray import LOCAL_RAY_ENV, RAY_ENV

ROOT = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
LAUNCH = (
    "from ray._private import services; services.resolve_ip_for_localhost = str;"
    "from ray.scripts.scripts import main; main()"
)
GUARDED = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
"""Nobody else on this machine can use the cluster either."""
HURRIED = {"RAY_health_check_period_ms": "1000"}
"""A lost node is noticed within seconds."""
ENVIRONMENT = {**os.environ, **RAY_ENV, **GUARDED, **HURRIED, "PYTHONPATH": str(ROOT)}
JOINING = ENVIRONMENT | LOCAL_RAY_ENV
"""The settings of a program that joins."""


@dataclass(frozen=True)
class Node:
    """A node with one worker; its processes are a session of their own."""

    launched: subprocess.Popen[bytes]

    @property
    def session(self) -> int:
        """The number of the session."""
        return self.launched.pid

    def kill(self) -> None:
        """End all processes at once, also such as were started meanwhile."""
        killed: set[int] = set()
        while found := set(_processes({self.session})) - killed:
            for process in found:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            killed |= found
        self.launched.wait()


@dataclass(frozen=True)
class Cluster:
    """A head, and nodes that have joined it."""

    address: str
    nodes: tuple[Node, ...]


@contextmanager
def cluster(nodes: int) -> Iterator[Cluster]:
    """A cluster of so many nodes, until the end; the first one is the head."""
    port = _free_port()
    address = f"{HOST}:{port}"
    with ExitStack() as stack:
        folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # the path of a socket must be short
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        head = ("--head", "--port", str(port), "--include-dashboard", "false")
        started = [_start(stack, folder, *head)]
        wait_until(lambda: _listens(port))
        started += [_start(stack, folder, "--address", address) for _ in range(nodes - 1)]
        yield Cluster(address, tuple(started))


def wait_until(come: Callable[[], object], *, seconds: float = 90) -> None:
    """Wait for something that is about to happen."""
    end = time.monotonic() + seconds
    while not come():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def listening(sessions: Collection[int]) -> set[IPv4Address | IPv6Address]:
    """The addresses at which the processes of these sessions can be reached."""
    sockets = {link for process in _processes(sessions) for link in _links(process)}
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text("ascii").splitlines()[1:]:
            column = line.split()
            if column[3] == "0A" and f"socket:[{column[9]}]" in sockets:
                found.add(_address(column[1].partition(":")[0]))
    return found


def _processes(sessions: Collection[int]) -> Iterator[int]:
    for process in (int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()):
        with suppress(ProcessLookupError):
            if os.getsid(process) in sessions:
                yield process


def _links(process: int) -> Iterator[str]:
    with suppress(FileNotFoundError, PermissionError):
        for link in Path("/proc", str(process), "fd").iterdir():
            with suppress(FileNotFoundError):
                yield str(link.readlink())


def _address(spelt: str) -> IPv4Address | IPv6Address:
    raw = bytes.fromhex(spelt)
    turned = b"".join(raw[at : at + 4][::-1] for at in range(0, len(raw), 4))
    address = ip_address(turned)
    return (address.version == 6 and address.ipv4_mapped) or address


def _start(stack: ExitStack, folder: str, *arguments: str) -> Node:
    common = {
        "--node-ip-address": HOST,
        "--num-cpus": "1",
        "--object-store-memory": "80000000",
        "--temp-dir": folder,
        "--include-log-monitor": "false",
    }
    given = [*arguments, *(part for pair in common.items() for part in pair)]
    launched = subprocess.Popen(
        [sys.executable, "-c", LAUNCH, "start", "--block", *given],
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    stack.callback(Node(launched).kill)
    return Node(launched)


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as server:
        return int(server.getsockname()[1])


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port), timeout=1):
        return True
    return False

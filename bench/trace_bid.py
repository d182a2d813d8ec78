"""Trace one bid through the server: the files it crosses, and how often it comes back to one.

A server over SQLite and a table of four WebSocket clients in one process; a profile function sees
every call of the package, from the bytes of the bid to the last write. A switch is a call that
enters a file which was left before.

    python -m bench.trace_bid [--calls]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from socket import socket
from types import FrameType
from typing import Any

import palifico
from bench.server import PEOPLE, _guest, _table
from palifico.server.core.config import read_settings
from palifico.server.main import serve

PACKAGE = str(Path(palifico.__file__).parent)
WARM_UP_BIDS = 3
SETTLE_S = 0.2


class Tracer:
    """A profile function that keeps each call of the package while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.calls: list[tuple[str, str]] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            file = frame.f_code.co_filename[len(PACKAGE) + 1 :]
            self.calls.append((file, frame.f_code.co_name))

    def bid(self) -> list[tuple[str, str]]:
        """Return the calls from the bytes of the bid to the last push and what it calls."""
        names = [name for _, name in self.calls]
        first = names.index("data_received")
        last = len(names) - names[::-1].index("push")
        while last < len(names) and names[last] in ("frame", "text_frame"):
            last += 1
        return self.calls[first:last]


def switches(calls: list[tuple[str, str]]) -> Iterator[str]:
    """Yield each file that is entered again after it was left."""
    seen = set[str]()
    for file, _ in groupby(file for file, _ in calls):
        if file in seen:
            yield file
        seen.add(file)


async def play(port: int, tracer: Tracer) -> None:
    """Play a few bids, and trace the last of them."""
    cookies = [_guest(port) for _ in range(PEOPLE)]
    table = await _table(port, cookies)
    for number in range(WARM_UP_BIDS + 1):
        await asyncio.sleep(SETTLE_S)
        done = asyncio.get_running_loop().create_future()
        table.done = lambda *_, done=done: done.set_result(None)
        answers, tracer.is_on = table.answers, number == WARM_UP_BIDS
        table.move()
        await done
        while table.answers == answers:
            await asyncio.sleep(0.001)
    tracer.is_on = False


def main() -> None:
    """Print the figures of one bid."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--calls", action="store_true", help="print every call, too")
    asked, tracer = parser.parse_args(), Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)

    def ready(listening: socket) -> None:
        def client() -> None:
            try:
                asyncio.run(play(listening.getsockname()[1], tracer))
            finally:
                os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=client).start()

    with tempfile.TemporaryDirectory() as folder:
        serve(read_settings({"data": folder, "port": "0", "log_level": "error"}, {}), ready=ready)
    sys.setprofile(None)
    calls = tracer.bid()
    if asked.calls:
        for file, group in groupby(calls, key=lambda call: call[0]):
            print(f"{file}: {', '.join(name for _, name in group)}")
    files = {file for file, _ in calls}
    ours = {file for file in files if file.startswith("server")}
    again = len(list(switches(calls)))
    print(f"{len(files)} files ({len(ours)} of the server), {again} switches, {len(calls)} calls")


if __name__ == "__main__":
    main()

"""Embedded server: runs the game server in a thread of the command, for games on this machine.

Its data lie in the user's data folder, so that games can be resumed. One process serves a folder;
another one connects to it by the URL file, and starts a server itself once the first is gone.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog

from palifico.bots.external.plugins import OwnBot
from palifico.errors import Fault
from palifico.fair import Source, system
from palifico.server.bootstrap import open_server
from palifico.server.core.addresses import listen, url_of
from palifico.server.core.config import read_settings
from palifico.server.live.bot_registry import BotRegistry, OwnLevel, load_registry
from palifico.server.live.bot_runner import BotRunner
from palifico.server.main import GracefulServer, uvicorn_config
from palifico.server.ops.logs import set_up_logs

URL_FILE: Final = "server.url"
LOG_FILE: Final = "server.log"
START_STOP_TIMEOUT_S: Final = 30.0
BOT_LOOK: Final = ("square", "grey")


@dataclass(frozen=True, slots=True)
class EmbeddedConfig:
    """Configuration: `think` is the delay of bots in milliseconds, `own` the user's own bots."""

    folder: Path
    source: Source = system
    think: tuple[int, int] = (700, 1900)
    own: tuple[OwnBot, ...] = ()


class EmbeddedServer:
    """The server of a folder: run by this process, or by another one that has the folder."""

    def __init__(self, config: EmbeddedConfig) -> None:
        self._config = config
        self._url: str | None = None
        self._fault: BaseException | None = None
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._uvicorn: GracefulServer | None = None
        self._lock = threading.Lock()

    def url(self) -> str:
        """Return the URL of the server; start one if none runs. Raises Fault if that fails."""
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._start()
            assert self._url is not None
            return self._url

    def stop(self) -> None:
        """Shut the server down; everything is on disk, so that games can be resumed."""
        thread, uvicorn = self._thread, self._uvicorn
        if uvicorn is not None and self._loop is not None and thread is not None:
            uvicorn.should_exit = True
            thread.join(START_STOP_TIMEOUT_S)

    def _start(self) -> None:
        self._config.folder.mkdir(parents=True, exist_ok=True)
        self._url = self._fault = None
        begun = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(begun,), daemon=True)
        self._thread.start()
        begun.wait(START_STOP_TIMEOUT_S)
        self._url, fault = self._outcome()
        if self._url is None:
            raise fault or Fault("serve.address", given="127.0.0.1", why="timeout")

    def _outcome(self) -> tuple[str | None, BaseException | None]:
        """Return the URL, of another process if that has the folder, or the fault."""
        fault = self._fault
        if isinstance(fault, Fault) and fault.code == "store.busy":
            self._thread = None
            return _read_url(self._config.folder), fault
        return self._url, fault

    def _serve(self, begun: threading.Event) -> None:
        try:
            asyncio.run(self._run(begun))
        except Exception as error:
            self._fault = error
        finally:
            self._uvicorn = None
            begun.set()

    async def _run(self, begun: threading.Event) -> None:
        folder = self._config.folder
        settings = read_settings({"data": str(folder), "metrics": "off"}, {})
        with _logging_to(folder / LOG_FILE), listen("127.0.0.1", 0) as here:
            source = self._config.source
            async with open_server(settings, source=source, bots=self._make_bots) as server:

                def ready() -> None:
                    self._url = url_of(here)
                    (folder / URL_FILE).write_text(self._url, encoding="utf-8")
                    begun.set()

                limit = settings.shutdown_limit
                uvicorn = GracefulServer(
                    uvicorn_config(server, settings), limit=limit, ready=ready, stop=server.stop
                )
                self._uvicorn, self._loop = uvicorn, asyncio.get_running_loop()
                try:
                    await uvicorn.serve(sockets=[here])
                finally:
                    server.endpoint.heartbeat.stop()

    def _make_bots(self, source: Source, on_failure: Callable[[str], None]) -> BotRunner:
        """Return a runner that knows the user's own bots too, and how long bots think."""
        levels = [
            OwnLevel(own.name, own.name, *BOT_LOOK, 1, own.make, own.account)
            for own in self._config.own
        ]
        others = (one for one in load_registry() if isinstance(one, OwnLevel))
        registry = BotRegistry([*others, *levels])
        think_ms = self._config.think
        return BotRunner(source, think_ms=think_ms, registry=registry, on_failure=on_failure)


@contextmanager
def _logging_to(file: Path) -> Iterator[None]:
    """Send the server's logs to a file meanwhile: the screen belongs to the game."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    with file.open("a", encoding="utf-8") as stream:
        set_up_logs(form="json", level="warning", stream=stream)
        try:
            yield
        finally:
            structlog.configure(**before)
            root.handlers[:] = handlers
            root.setLevel(level)
            logging.captureWarnings(capture=False)


def _read_url(folder: Path) -> str | None:
    try:
        return (folder / URL_FILE).read_text("utf-8").strip() or None
    except OSError:
        return None

"""A server of one's own inside the command: for games against bots, and for people around a table.

Its data lie in a folder of the user's, so that a game can be taken up again. One process a folder
serves; another that comes at the same time is told where, and serves itself when that one is gone.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog

from palifico.bots.plugins import OwnBot
from palifico.editions import Fault
from palifico.fair import Source, system
from palifico.server.addresses import listen, url_of
from palifico.server.botting import Botting
from palifico.server.house import House, open_house
from palifico.server.housekeeping import wake
from palifico.server.logs import set_up_logs
from palifico.server.roster import OwnLevel, Roster
from palifico.server.serving import HouseServer, config
from palifico.server.settings import read_settings

WHERE: Final = "server.url"
LOG: Final = "server.log"
PATIENCE: Final = 30.0
LOOKS: Final = ("square", "grey")


@dataclass(frozen=True, slots=True)
class Wish:
    """How a server of one's own is to be.

    `think` is how long its bots seem to, in milliseconds; `own` are bots that were brought along.
    """

    folder: Path
    source: Source = system
    think: tuple[int, int] = (700, 1900)
    own: tuple[OwnBot, ...] = ()


class Embedded:
    """The server of a folder: our own while we have it, else that of whoever has."""

    def __init__(self, wish: Wish) -> None:
        self._wish = wish
        self._url: str | None = None
        self._fault: BaseException | None = None
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: HouseServer | None = None
        self._turn = threading.Lock()

    def url(self) -> str:
        """Where the server is; starts it if nobody has. Raises Fault when that cannot be."""
        with self._turn:
            if self._thread is None or not self._thread.is_alive():
                self._start()
            assert self._url is not None
            return self._url

    def stop(self) -> None:
        """See everything to the disk and end; a game goes on from there another time."""
        thread, server = self._thread, self._server
        if server is not None and self._loop is not None and thread is not None:
            server.should_exit = True
            thread.join(PATIENCE)

    def _start(self) -> None:
        self._wish.folder.mkdir(parents=True, exist_ok=True)
        self._url = self._fault = None
        begun = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(begun,), daemon=True)
        self._thread.start()
        begun.wait(PATIENCE)
        self._url, fault = self._begun()
        if self._url is None:
            raise fault or Fault("serve.address", given="127.0.0.1", why="timeout")

    def _begun(self) -> tuple[str | None, BaseException | None]:
        """Where we serve, or somebody else does; or why nobody can."""
        fault = self._fault
        if isinstance(fault, Fault) and fault.code == "store.busy":
            self._thread = None
            return _told(self._wish.folder), fault
        return self._url, fault

    def _serve(self, begun: threading.Event) -> None:
        try:
            asyncio.run(self._house(begun))
        except Exception as error:
            self._fault = error
        finally:
            self._server = None
            begun.set()

    async def _house(self, begun: threading.Event) -> None:
        folder = self._wish.folder
        settings = read_settings({"data": str(folder), "metrics": "off"}, {})
        with _logging_to(folder / LOG), listen("127.0.0.1", 0) as here:
            async with open_house(settings, source=self._wish.source) as house:
                await self._furnish(house)

                def ready() -> None:
                    self._url = url_of(here)
                    (folder / WHERE).write_text(self._url, encoding="utf-8")
                    begun.set()

                limit = settings.shutdown_limit
                server = HouseServer(
                    config(house, settings), limit=limit, ready=ready, stop=house.stop
                )
                self._server, self._loop = server, asyncio.get_running_loop()
                try:
                    await server.serve(sockets=[here])
                finally:
                    house.hall.pulse.stop()

    async def _furnish(self, house: House) -> None:
        """Bots that think as long as they are to, and those that were brought along."""
        tables = house.tables
        if self._wish.own:
            levels = [
                OwnLevel(own.name, own.name, *LOOKS, 1, own.make, own.account)
                for own in self._wish.own
            ]
            others = (one for one in tables.roster if isinstance(one, OwnLevel))
            tables.roster = Roster([*others, *levels])
            await wake(tables)
        botting = Botting(self._wish.source, think=self._wish.think)
        botting.watch, botting.roster = tables.watch, tables.roster
        tables.botting = botting


@contextmanager
def _logging_to(file: Path) -> Iterator[None]:
    """What the server has to say goes to a file: the screen belongs to the game."""
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


def _told(folder: Path) -> str | None:
    try:
        return (folder / WHERE).read_text("utf-8").strip() or None
    except OSError:
        return None

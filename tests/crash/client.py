"""A client that comes back by itself, asks again for what was not answered, and forgets nothing."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tests.crash.client_view import ClientView
from tests.crash.commands import Commands
from tests.crash.processes import PATIENCE
from tests.crash.tables import LoadTable, Person
from tests.crash.transcript import Asked, Transcript

AGAIN = 0.02
OFTEN = (0.002, 0.05)
"""Seconds between two tries to connect, and between two wishes."""
TWICE = 0.05
"""So often a command is sent twice for no reason."""
_ids = count(1)


class Client:
    """One person with a socket at the table of their party."""

    def __init__(self, url: str, party: LoadTable, seat: int, told: Transcript) -> None:
        self.me: Person = party.people[seat]
        self.is_calm = False
        self._url, self._party, self._seat, self._told = url, party, seat, told
        self._waiting: dict[str, bytes] = {}
        self._take_seat()

    def _take_seat(self) -> None:
        self._table = self._party.table
        self._known = ClientView()
        self._wishes = Commands(self._party, self.me, self._seat)
        self._was_here = False

    async def play(self) -> None:
        """Play at one table after the other, through whatever happens to the server."""
        while True:
            connection = await self._connected()
            try:
                await self._at_table(connection)
            except ConnectionClosed as error:
                self._told.closes[error.rcvd.code if error.rcvd else 0] += 1
            finally:
                await connection.close()
            if self._known.next_table is not None and not self._waiting and not self.is_calm:
                self._party.move(self._known.next_table)
                self._take_seat()

    async def _connected(self) -> ClientConnection:
        after = f"?after={self._known.n}" if self._known.n else ""
        url = f"{self._url.replace('http', 'ws', 1)}/api/tables/{self._table}/socket{after}"
        while True:
            self._least = self._told.last(self._table)
            try:
                return await connect(
                    url,
                    additional_headers={"Cookie": self.me.cookie},
                    proxy=None,
                    ping_interval=None,
                    compression=None,
                    open_timeout=PATIENCE,
                    close_timeout=0.1,
                )
            except InvalidStatus as error:
                status = error.response.status_code
                self._told.see(status >= 500, f"{self._table}: no way in, {status}")
            except (OSError, EOFError, InvalidHandshake, ConnectionClosed, TimeoutError):
                pass
            await asyncio.sleep(AGAIN)

    async def _at_table(self, connection: ClientConnection) -> None:
        both = [asyncio.ensure_future(self._listen(connection))]
        both.append(asyncio.ensure_future(self._act(connection)))
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            done.pop().result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _listen(self, connection: ClientConnection) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    data = await connection.recv(decode=False)
            except TimeoutError:
                self._told.see(not self._waiting, f"silence about {self._waiting}")
            else:
                self._hear(data)

    def _hear(self, data: bytes) -> None:
        frame = json.loads(data)
        told, table = self._told, self._table
        match frame["type"]:
            case "welcome":
                self._welcome(frame)
            case "snapshot":
                self._known.picture(frame)
                self._see_seat()
            case "hand":
                told.hand(table, self._seat, frame["n"], tuple(frame["dice"]))
                self._known.hand(frame)
            case "ok" | "err":
                self._answer(frame)
            case "said":
                told.line(frame)
            case "bye":
                told.byes += 1
            case "people" | "presence" | "clock":
                pass
            case _:
                self._entry(frame, data)
        told.happened(frame["type"])

    def _welcome(self, frame: dict[str, Any]) -> None:
        told = self._told
        told.see(frame["you"] == self.me.account, f"{self.me.account} is {frame['you']}")
        told.see(frame["n"] >= self._least, f"{self._table}: {self._least} > {frame['n']}")
        told.resumes += self._was_here
        self._was_here = True

    def _entry(self, frame: dict[str, Any], data: bytes) -> None:
        n = frame["n"]
        self._told.see(n == self._known.n + 1, f"{self._table}: {self._known.n}, then {n}")
        self._told.entry(self._table, n, data)
        self._known.entry(frame)
        self._see_seat()

    def _see_seat(self) -> None:
        known = self._known
        if known.status in ("starting", "playing", "over"):
            mine = known.seats.get(self._seat) == self.me.account
            self._told.see(mine, f"{self._table}: seat {self._seat} is not {self.me.account}'s")

    def _answer(self, frame: dict[str, Any]) -> None:
        what: int | str = frame["n"] if frame["type"] == "ok" else frame["code"]
        self._told.answered(self.me.account, frame["id"], (frame["type"], what))
        self._waiting.pop(frame["id"], None)

    async def _act(self, connection: ClientConnection) -> None:
        while not self._was_here or self._known.n == 0:
            await asyncio.sleep(AGAIN)
        for body in list(self._waiting.values()):
            await connection.send(body.decode())
        while True:
            await asyncio.sleep(self.me.rng.uniform(*OFTEN))
            if self._waiting or self.is_calm:
                continue
            if self._known.next_table is not None:
                return
            if (wish := self._wishes.next(self._known)) is not None:
                await self._ask(connection, wish)

    async def _ask(self, connection: ClientConnection, wish: dict[str, Any]) -> None:
        id_ = f"c{next(_ids)}"
        body = json.dumps({"id": id_, **wish}).encode()
        self._waiting[id_] = body
        asked = Asked(self._table, self.me.account, wish["type"], body)
        self._told.commands[self.me.account, id_] = asked
        await connection.send(body.decode())
        self._told.happened(f"sent {wish['type']}")
        if self.me.rng.random() < TWICE:
            await connection.send(body.decode())

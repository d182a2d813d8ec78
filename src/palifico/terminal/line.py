"""The line to a table: comes back by itself, and sends again what had no answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from itertools import count
from time import monotonic
from typing import Any, Final, Literal
from urllib.parse import quote

from msgspec import DecodeError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from palifico.fair import system
from palifico.protocol.coding import read_command
from palifico.protocol.frames import Bye, Err, Hand, Ok
from palifico.terminal.rest import Refused, Rest, is_at_home, unreachable
from palifico.terminal.wire import Told, read_told
from palifico.words import message

WAITS: Final = (0.3, 0.7, 1.5, 3.0, 5.0, 8.0)
AT_ONCE: Final = 0.05
PATIENCE: Final = 6.0
RESTART: Final = 1012
RESYNC: Final = 4008
NOT_ALLOWED: Final = 4001
STAY_AWAY: Final = (401, 403, 404)
OUR_FAULT: Final = (1002, 1003, 1007, 1008, 1009)
"""A client that is told to mend itself must not come back at once."""


@dataclass(frozen=True, slots=True)
class State:
    """How the line is; `until` is when it is tried again, by `monotonic`, `why` why it is not."""

    name: Literal["connecting", "open", "waiting", "refused"]
    until: float = 0
    why: str = ""


@dataclass(slots=True)
class _Waiting:
    text: str
    answer: asyncio.Future[int]


class Line:
    """A connection to one table, until it is closed.

    `find` gives the server, which may have moved; `hear` is told every message and `changed` how
    the line is; `after` says from which number on we want to hear.
    """

    def __init__(  # noqa: PLR0913 - all that a line is tied to
        self,
        table: str,
        *,
        lang: str,
        find: Callable[[], Awaitable[Rest]],
        hear: Callable[[Told], None],
        changed: Callable[[State], None],
        after: Callable[[], int | None],
    ) -> None:
        self._table, self._lang, self._find = table, lang, find
        self._hear, self._changed, self._after = hear, changed, after
        self._prefix, self._count = system(6).hex(), count(1)
        self._waiting: dict[str, _Waiting] = {}
        self._socket: ClientConnection | None = None
        self._settled = self._met = self._ended = False
        self._tries, self._again = 0, 0.0
        self._now = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Be connected until it is closed, or there is a reason to stay away."""
        while not self._ended:
            self._changed(State("connecting"))
            try:
                code = await self._connected()
            except Refused as refused:
                if refused.status in STAY_AWAY:
                    return self._end(State("refused", why=refused.why))
                code = 0
            if not self._ended:
                await self._wait(code)
        return None

    async def send(self, kind: str, **fields: Any) -> int:
        """Ask the table for something: the number of what came of it. Raises Refused."""
        if self._ended:
            raise unreachable(self._lang)
        id_ = f"{self._prefix}-{next(self._count)}"
        text = json.dumps({"type": kind, "id": id_, **fields})
        self._check(text)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        self._waiting[id_] = _Waiting(text, answer)
        if self._settled:
            await self._push(text)
        doubt = loop.call_later(PATIENCE, self._doubt, id_)
        try:
            return await answer
        finally:
            doubt.cancel()
            self._waiting.pop(id_, None)

    def retry(self) -> None:
        """Try again now, if the line is down."""
        self._now.set()

    async def restart(self) -> None:
        """Connect anew though the line is up: to hear what was missed."""
        self._again = AT_ONCE
        if self._socket is not None:
            await self._socket.close()

    async def close(self) -> None:
        """Leave the table; what had no answer never gets one."""
        self._ended = True
        self._now.set()
        self._fail()
        if self._socket is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._socket.close(), 1)

    def _check(self, text: str) -> None:
        """See to it that what is sent is a command: another would get no answer of its own."""
        try:
            read_command(text.encode())
        except DecodeError as error:
            why = message(self._lang, "fault-message-invalid", {"why": str(error)})
            raise Refused(400, "message.invalid", why) from None

    async def _connected(self) -> int:
        """Be connected once; gives the code with which it ended. Raises Refused."""
        rest = await self._find()
        after = self._after()
        begin = "" if after is None else f"&after={after}"
        address = f"ws{rest.base.removeprefix('http')}/api/tables/{quote(self._table, safe='')}"
        proxy: Literal[True] | None = None if is_at_home(rest.base) else True
        try:
            async with connect(
                f"{address}/socket?lang={rest.lang}{begin}",
                additional_headers=rest.headers(),
                proxy=proxy,
                close_timeout=1,
                max_size=None,
            ) as socket:
                self._socket = socket
                if self._ended:
                    return 0
                async for data in socket:
                    self._take(data)
        except InvalidStatus as error:
            raise _why(error, rest.lang) from None
        except ConnectionClosed:
            pass
        except (OSError, WebSocketException, TimeoutError):
            return 0
        finally:
            self._socket, was_open, self._settled = None, self._settled, False
        code = socket.close_code or 0
        if code == NOT_ALLOWED or (not was_open and not self._met):
            await rest.get(f"/api/tables/{self._table}")
        if code == NOT_ALLOWED:
            why = message(self._lang, "fault-spectators-off", {})
            raise Refused(HTTPStatus.FORBIDDEN, "spectators.off", why)
        return code

    def _take(self, data: str | bytes) -> None:
        try:
            told = read_told(data)
        except DecodeError:
            return  # more kinds of messages may come
        match told:
            case Ok(id=id_, n=n):
                self._answer(id_, n)
            case Err(id=str(id_), code=code, why=why):
                self._answer(id_, Refused(409, code, why))
            case Bye(again_ms=again):
                self._again = again / 1000
            case _:
                self._hear(told)
        if isinstance(told, Hand) and not self._settled:
            self._settled = self._met = True
            self._tries = 0
            self._changed(State("open"))
            for waiting in list(self._waiting.values()):
                self._later(self._push(waiting.text))

    def _answer(self, id_: str, answer: int | Refused) -> None:
        waiting = self._waiting.get(id_)
        if waiting is None or waiting.answer.done():
            return
        if isinstance(answer, Refused):
            waiting.answer.set_exception(answer)
        else:
            waiting.answer.set_result(answer)

    async def _push(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def _wait(self, code: int) -> None:
        """Until it is time to connect again: a while that grows."""
        if code in OUR_FAULT:
            self._tries = max(self._tries, len(WAITS) - 1)
        is_at_once = (code in (RESTART, RESYNC) or self._again > 0) and self._tries == 0
        wait = max(AT_ONCE, self._again) if is_at_once else WAITS[min(self._tries, len(WAITS) - 1)]
        self._tries, self._again = self._tries + 1, 0.0
        self._changed(State("waiting", until=monotonic() + wait))
        self._now.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._now.wait(), wait)

    def _doubt(self, id_: str) -> None:
        """A command waits too long for a line that seems to be up."""
        if id_ in self._waiting:
            loop = asyncio.get_running_loop()
            if self._settled:
                self._later(self.restart())
            loop.call_later(2 * PATIENCE, self._doubt, id_)

    def _later(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end(self, state: State) -> None:
        self._ended = True
        self._fail()
        self._changed(state)

    def _fail(self) -> None:
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(unreachable(self._lang))


def _why(error: InvalidStatus, lang: str) -> Refused:
    """Why a handshake was refused."""
    status, body = error.response.status_code, error.response.body or b""
    try:
        told = json.loads(body)
        return Refused(status, str(told["code"]), str(told["why"]))
    except (ValueError, KeyError, TypeError):
        return Refused(status, "network", unreachable(lang).why)

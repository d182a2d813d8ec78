"""WebSocket connection to a table: reconnects with backoff, and resends unanswered commands."""

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
from palifico.protocol.codec import read_command
from palifico.protocol.frames import Bye, Err, Hand, Ok
from palifico.terminal.client.messages import ServerMessage, decode_message
from palifico.terminal.client.rest import Refused, Rest, is_loopback, unreachable
from palifico.words import message

BACKOFF_S: Final = (0.3, 0.7, 1.5, 3.0, 5.0, 8.0)
MIN_DELAY_S: Final = 0.05
ANSWER_TIMEOUT_S: Final = 6.0
"""A command without an answer for so long makes the client doubt its connection."""
CLOSE_TIMEOUT_S: Final = 1
CLOSE_RESTART: Final = 1012
CLOSE_RESYNC: Final = 4008
CLOSE_NOT_ALLOWED: Final = 4001
CLOSE_CLIENT_ERRORS: Final = (1002, 1003, 1007, 1008, 1009)
"""Close codes that blame the client: it must not come back at once."""
FINAL_STATUSES: Final = (401, 403, 404)
"""HTTP statuses of a handshake after which there is no point in coming back."""


@dataclass(frozen=True, slots=True)
class ConnectionState:
    """The state; `until` is when the next attempt is made, by `monotonic`, `why` the refusal."""

    name: Literal["connecting", "open", "waiting", "refused"]
    until: float = 0
    why: str = ""


@dataclass(slots=True)
class _Pending:
    text: str
    answer: asyncio.Future[int]


class Connection:
    """A connection to one table, until it is closed.

    `find` returns the server, which may have moved; `on_message` and `on_state` are called for
    every message and every change of state; `last_seen` is the entry after which to resume.
    """

    def __init__(  # noqa: PLR0913 - the callbacks of its client
        self,
        table: str,
        *,
        lang: str,
        find: Callable[[], Awaitable[Rest]],
        on_message: Callable[[ServerMessage], None],
        on_state: Callable[[ConnectionState], None],
        last_seen: Callable[[], int | None],
    ) -> None:
        self._table, self._lang, self._find = table, lang, find
        self._on_message, self._on_state, self._last_seen = on_message, on_state, last_seen
        self._prefix, self._count = system(6).hex(), count(1)
        self._pending: dict[str, _Pending] = {}
        self._socket: ClientConnection | None = None
        self._is_open = self._was_ever_open = self._is_closed = False
        self._attempts, self._delay_s = 0, 0.0
        self._retry_now = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Stay connected until it is closed, or the server refuses for good."""
        while not self._is_closed:
            self._on_state(ConnectionState("connecting"))
            try:
                code = await self._connect_once()
            except Refused as refused:
                if refused.status in FINAL_STATUSES:
                    return self._refuse(ConnectionState("refused", why=refused.why))
                code = 0
            if not self._is_closed:
                await self._back_off(code)
        return None

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a command and return the number of the entry that it led to. Raises Refused."""
        if self._is_closed:
            raise unreachable(self._lang)
        id_ = f"{self._prefix}-{next(self._count)}"
        text = json.dumps({"type": kind, "id": id_, **fields})
        self._validate(text)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        self._pending[id_] = _Pending(text, answer)
        if self._is_open:
            await self._push(text)
        doubt = loop.call_later(ANSWER_TIMEOUT_S, self._doubt, id_)
        try:
            return await answer
        finally:
            doubt.cancel()
            self._pending.pop(id_, None)

    def retry(self) -> None:
        """End the backoff, if the connection is down."""
        self._retry_now.set()

    async def restart(self) -> None:
        """Reconnect though the connection is up, to receive what was missed."""
        self._delay_s = MIN_DELAY_S
        if self._socket is not None:
            await self._socket.close()

    async def close(self) -> None:
        """Close for good; unanswered commands fail."""
        self._is_closed = True
        self._retry_now.set()
        self._fail_pending()
        if self._socket is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._socket.close(), CLOSE_TIMEOUT_S)

    def _validate(self, text: str) -> None:
        """Raise Refused for what is no command: its answer would not name it."""
        try:
            read_command(text.encode())
        except DecodeError as error:
            why = message(self._lang, "fault-message-invalid", {"why": str(error)})
            raise Refused(400, "message.invalid", why) from None

    async def _connect_once(self) -> int:
        """Be connected once, and return the close code. Raises Refused."""
        rest = await self._find()
        last_seen = self._last_seen()
        resume = "" if last_seen is None else f"&after={last_seen}"
        address = f"ws{rest.base.removeprefix('http')}/api/tables/{quote(self._table, safe='')}"
        proxy: Literal[True] | None = None if is_loopback(rest.base) else True
        try:
            async with connect(
                f"{address}/socket?lang={rest.lang}{resume}",
                additional_headers=rest.headers(),
                proxy=proxy,
                close_timeout=CLOSE_TIMEOUT_S,
                max_size=None,
            ) as socket:
                self._socket = socket
                if self._is_closed:
                    return 0
                async for data in socket:
                    self._receive(data)
        except InvalidStatus as error:
            raise _refusal(error, rest.lang) from None
        except ConnectionClosed:
            pass
        except (OSError, WebSocketException, TimeoutError):
            return 0
        finally:
            self._socket, was_open, self._is_open = None, self._is_open, False
        code = socket.close_code or 0
        if code == CLOSE_NOT_ALLOWED or (not was_open and not self._was_ever_open):
            await rest.get(f"/api/tables/{self._table}")
        if code == CLOSE_NOT_ALLOWED:
            why = message(self._lang, "fault-spectators-off", {})
            raise Refused(HTTPStatus.FORBIDDEN, "spectators.off", why)
        return code

    def _receive(self, data: str | bytes) -> None:
        try:
            received = decode_message(data)
        except DecodeError:
            return  # a newer server may send more kinds of messages
        match received:
            case Ok(id=id_, n=n):
                self._answer(id_, n)
            case Err(id=str(id_), code=code, why=why):
                self._answer(id_, Refused(409, code, why))
            case Bye(again_ms=again):
                self._delay_s = again / 1000
            case _:
                self._on_message(received)
        if isinstance(received, Hand) and not self._is_open:
            self._is_open = self._was_ever_open = True
            self._attempts = 0
            self._on_state(ConnectionState("open"))
            for pending in list(self._pending.values()):
                self._spawn(self._push(pending.text))

    def _answer(self, id_: str, answer: int | Refused) -> None:
        pending = self._pending.get(id_)
        if pending is None or pending.answer.done():
            return
        if isinstance(answer, Refused):
            pending.answer.set_exception(answer)
        else:
            pending.answer.set_result(answer)

    async def _push(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def _back_off(self, code: int) -> None:
        """Wait until it is time to reconnect: longer with every failed attempt."""
        last = len(BACKOFF_S) - 1
        if code in CLOSE_CLIENT_ERRORS:
            self._attempts = max(self._attempts, last)
        was_asked = code in (CLOSE_RESTART, CLOSE_RESYNC) or self._delay_s > 0
        wait_s = BACKOFF_S[min(self._attempts, last)]
        if was_asked and self._attempts == 0:
            wait_s = max(MIN_DELAY_S, self._delay_s)
        self._attempts, self._delay_s = self._attempts + 1, 0.0
        self._on_state(ConnectionState("waiting", until=monotonic() + wait_s))
        self._retry_now.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._retry_now.wait(), wait_s)

    def _doubt(self, id_: str) -> None:
        """Reconnect if a command waits too long though the connection seems to be up."""
        if id_ in self._pending:
            loop = asyncio.get_running_loop()
            if self._is_open:
                self._spawn(self.restart())
            loop.call_later(2 * ANSWER_TIMEOUT_S, self._doubt, id_)

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _refuse(self, state: ConnectionState) -> None:
        self._is_closed = True
        self._fail_pending()
        self._on_state(state)

    def _fail_pending(self) -> None:
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(unreachable(self._lang))


def _refusal(error: InvalidStatus, lang: str) -> Refused:
    """Why a handshake was refused."""
    status, body = error.response.status_code, error.response.body or b""
    try:
        problem = json.loads(body)
        return Refused(status, str(problem["code"]), str(problem["why"]))
    except (ValueError, KeyError, TypeError):
        return Refused(status, "network", unreachable(lang).why)

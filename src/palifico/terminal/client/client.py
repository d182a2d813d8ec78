"""Client of a live table: folds server messages into a `Table`, and sends commands.

Both modes of the terminal, screen and plain, stand on it. It draws nothing: `on_event` hears of
every change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from math import inf
from time import time
from typing import Any, Final, TypeAlias

from palifico.editions import Variant
from palifico.fair import Source, system
from palifico.protocol.entries import AnyEntry, Called, Ended, Entry, Rolled, Stood
from palifico.protocol.frames import Err, Said, Snapshot, Welcome
from palifico.protocol.settings import rules_of
from palifico.terminal.client.connection import Connection, ConnectionState
from palifico.terminal.client.fairness import CommitReveal
from palifico.terminal.client.log import Log
from palifico.terminal.client.messages import ServerMessage
from palifico.terminal.client.reducer import apply
from palifico.terminal.client.rest import Refused, Rest
from palifico.terminal.client.seats import my_seat
from palifico.terminal.client.sentences import LogLine, bid_text, log_lines
from palifico.terminal.client.table import Table, apply_frame, from_snapshot, is_hidden
from palifico.words import Speaker

MAX_CHAT_MESSAGES: Final = 50


@dataclass(frozen=True, slots=True)
class Alert:
    """A text that has to be read now."""

    text: str


@dataclass(frozen=True, slots=True)
class PeerChanged:
    """Another local player is connected, or has received an entry."""


ClientEvent: TypeAlias = ServerMessage | ConnectionState | Alert | PeerChanged


class Client:
    """One player's connection to a table, and the table as that player knows it.

    `paced` holds outcomes back in the log until the cups are lifted. `checked` is the sentence
    with the check number, once the dice are verified.
    """

    def __init__(
        self,
        table: str,
        *,
        lang: str,
        find: Callable[[], Awaitable[Rest]],
        source: Source = system,
    ) -> None:
        self.id, self.lang = table, lang
        self.table: Table | None = None
        self.connection_state = ConnectionState("connecting")
        self.log, self.chat = Log(), list[Said]()
        self.on_event: Callable[[ClientEvent], None] = _ignore
        self.paced, self.checked = False, ""
        self._find, self._fairness = find, CommitReveal(self, source)
        self._welcome: Welcome | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connection = Connection(
            table,
            lang=lang,
            find=find,
            on_message=self._on_message,
            on_state=self._on_state,
            last_seen=self._last_seen,
        )

    @property
    def rules(self) -> Variant:
        """The rules of the table."""
        return rules_of(self._known_table().settings)

    @property
    def speaker(self) -> Speaker:
        """Sentences in the player's language, with the words of the table's edition."""
        return Speaker(self.lang, self.rules)

    async def run(self) -> None:
        """Stay connected until closed or refused."""
        await self._connection.run()

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a command and return the number of the entry that it led to. Raises Refused."""
        return await self._connection.send(kind, **fields)

    async def ask(self, kind: str, **fields: Any) -> bool:
        """Send a command; if it is refused, raise an alert with the reason and return False."""
        try:
            await self.send(kind, **fields)
        except Refused as refused:
            self.warn(self._reason(refused, fields.get("seat")))
            return False
        return True

    async def act(self, kind: str, bid: tuple[int, int] | None = None) -> bool:
        """Bid, challenge or call exact, at this very turn of the game."""
        game = self.table and self.table.game
        fields = {} if bid is None else {"bid": list(bid)}
        return await self.ask(kind, expect=game.turn_n if game else 0, **fields)

    async def sit(self, seat: int) -> bool:
        """Sit down, or move, with a commitment to the seat's own randomness."""
        commit = self._fairness.commit(self._known_table(), seat)
        return await self.ask("sit", seat=seat, commit=commit)

    async def fetch(self, path: str) -> Any:
        """GET a JSON value from the server. Raises Refused."""
        return await (await self._find()).get(path)

    async def fetch_record(self) -> dict[str, Any] | None:
        """Return the record of the finished game with the proof of its dice; None if there is none.

        That the server cannot give it just now counts as none.
        """
        if self.table is None or self.table.finished is None:
            return None
        try:
            path = f"/api/games/{self.table.finished}/record.json"
            record: dict[str, Any] = await self.fetch(path)
        except Refused:
            return None
        return record

    def retry(self) -> None:
        """Reconnect now instead of waiting for the backoff."""
        self._connection.retry()

    def warn(self, text: str) -> None:
        """Raise an alert."""
        self.on_event(Alert(text))

    def verified(self, text: str) -> None:
        """Keep the sentence with the check number, and note it in the log."""
        self.checked = text
        self.log.note(text, "dice")

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background, until the client is closed."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Disconnect and cancel what runs in the background."""
        await self._connection.close()
        for task in self._tasks:
            task.cancel()

    def _reason(self, refused: Refused, seat: int | None) -> str:
        """A refusal in words."""
        if refused.code == "seat.bot" and seat is None:
            return self.speaker.say("room-kept-for-good")
        return refused.why

    def _known_table(self) -> Table:
        assert self.table is not None
        return self.table

    def _last_seen(self) -> int | None:
        return self.table.n if self.table else None

    def _on_state(self, state: ConnectionState) -> None:
        self.connection_state = state
        self.on_event(state)

    def _on_message(self, received: ServerMessage) -> None:
        match received:
            case Welcome():
                self._welcome = received
                self.table = self.table and apply_frame(self.table, received, _now_ms())
            case Snapshot():
                assert self._welcome is not None
                self._reset(from_snapshot(received, self._welcome, _now_ms()))
            case Entry():
                if not self._apply_entry(received):
                    return
            case Said():
                if all(one.id != received.id for one in self.chat):
                    self.chat = [*self.chat, received][-MAX_CHAT_MESSAGES:]
            case Err(why=why):
                self.warn(why)
            case _:
                self.table = self.table and apply_frame(self.table, received, _now_ms())
        self.on_event(received)

    def _reset(self, table: Table) -> None:
        """Begin anew from a snapshot: what was known before no longer counts."""
        self.table = table
        self.log.forget()
        game = table.game
        if game and game.bids and not game.reveal:
            bid = bid_text(self.speaker, game.bids[-1].bid)
            self.log.append([LogLine("bid", self.speaker.say("common-log-now", bid=bid))])
        self._fairness.resume(table)

    def _apply_entry(self, entry: AnyEntry) -> bool:
        """Apply an entry; False if it is a duplicate, or comes after a gap (then reconnect)."""
        before = self.table
        if before is None or entry.n <= before.n:
            return False
        if entry.n > before.n + 1:
            self.spawn(self._connection.restart())
            return False
        self.table = table = apply(before, entry)
        if isinstance(entry, Stood) and entry.why == "kicked" and entry.seat == my_seat(before):
            self.warn(self.speaker.say("room-kicked"))
        if isinstance(entry, Rolled):
            self.log.release()
            if before.game and before.game.reveal and is_hidden(table):
                self.log.forget()
        is_held = self.paced and isinstance(entry, (Called, Ended))
        self.log.append(log_lines(self.speaker, table, entry), up_to=0 if is_held else inf)
        self._fairness.follow(table, entry)
        return True


def _now_ms() -> int:
    return int(time() * 1000)


def _ignore(event: ClientEvent) -> None:
    pass

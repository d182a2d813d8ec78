"""One world: a whole server without sockets, on which steps are performed, and all that it says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from websockets.datastructures import Headers

from palifico.errors import Fault
from palifico.fair import Chain, Secret, Source
from palifico.server.auth.accounts import Account
from palifico.server.live.actor import TableActor
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.ops.metrics import CountingHook, Metrics, TimedStore
from palifico.server.table import secrets
from palifico.server.ws import handshake
from palifico.server.ws.gateway import TableGateway
from palifico.store.base import Row
from palifico.store.queries.accounts import add_key
from palifico.store.queries.log import read_log
from tests.server.harness import FakeClock, RecordingSubscriber, TestServer
from tests.server.two_worlds.blind_bot import parrots
from tests.server.two_worlds.http_client import Answer, Front, Stream
from tests.server.two_worlds.log_capture import tapped_logs, timed_by
from tests.server.two_worlds.memory_store import Mishap, QuickStore
from tests.server.two_worlds.setup import Setup

FRONT: Final = Front()
NOBODY: Final = "-"
SCREEN: Final = "screen"
"""A television on which somebody is logged in who sits at the table: X, if X is a person."""
HAND: Final = b'{"type":"hand"'


class Said(NamedTuple):
    """Something that the server said, to whom, and in which step."""

    step: int
    channel: str
    payload: bytes

    @property
    def owner(self) -> str:
        """Who hears this channel."""
        return self.channel.partition("/")[0]


class Post(NamedTuple):
    """A command over HTTP that waits for its answer."""

    who: str
    id: str
    task: asyncio.Task[Answer]


class Tab(RecordingSubscriber):
    """A connection of somebody in a world; once it is closed it hears nothing."""

    def __init__(self, world: World, name: str, account: Account | None, lang: str) -> None:
        super().__init__(account, lang)
        self.world, self.name = world, name

    def push(self, out: OutgoingMessage) -> None:
        """Hear something."""
        if self.closed is None:
            self.world.told(self.name, out.payload)
            self.heard.append(out.payload)

    def close(self, code: int, reason: str) -> None:
        """Be sent away."""
        if self.closed is None:
            self.world.told(self.name, f"closed {code} {reason}".encode())
            super().close(code, reason)
            # Not now: the table may be going through its listeners.
            asyncio.get_running_loop().call_soon(self.world.gone, self)


class World:
    """A server, the people at one table of it, and everything that they were told, in order."""

    def __init__(self, cast: Setup) -> None:
        self.cast = cast
        self.said: list[Said] = []
        self.uneven: list[str] = []
        self.timers = FakeClock()
        self.inner = QuickStore()
        self.metrics = Metrics()
        self.people: dict[str, Account] = {}
        self.tokens: dict[str, str] = {}
        self.tabs: dict[str, Tab] = {}
        self.streams: dict[str, Stream] = {}
        self.posts: list[Post] = []
        self.step = 0
        self._id = ""
        self._runs = 0
        self._ids = 0

    @property
    def live(self) -> TableActor:
        """The table."""
        return self.house.tables.actors[self._id]

    def told(self, channel: str, payload: bytes) -> None:
        """Keep what was said."""
        self.said.append(Said(self.step, channel, payload))

    def gone(self, tab: Tab) -> None:
        """Somebody who was sent away is gone."""
        if self.tabs.pop(tab.name, None) is not None:
            self.house.tables.leave(self.live, tab)

    async def open(self) -> None:
        """A server is started, over whatever is stored."""
        self._runs += 1
        self.house = await TestServer(
            TimedStore(self.inner, self.metrics),
            seed=f"{self.cast.seed} {self._runs}",
            timers=self.timers,
            metrics=CountingHook(self.metrics),
        ).open()
        FRONT.stand(self.house, self.metrics)

    async def close(self) -> None:
        """Let everybody go."""
        for post in self.posts:
            post.task.cancel()
        for stream in self.streams.values():
            await stream.close()
        await self.house.store.close()

    async def perform(self, what: str, *args: Any) -> None:
        """Do one step, let everything come to rest, and see that nobody was told more."""
        self.step += 1
        before, first = dict(self.tabs), len(self.said)
        await getattr(self, f"_{what}")(*args)
        await self.settle()
        here = [name for name, tab in before.items() if self.tabs.get(name) is tab]
        self._compare(here, self.said[first:])

    async def settle(self) -> None:
        """Let everything come to rest."""
        tables, quiet = self.house.tables, 0
        while quiet < (3 if self.streams else 1):
            self.inner.flush()
            await asyncio.sleep(0)
            busy = self.inner.waiting or not tables.is_idle
            quiet = 0 if busy or self._is_asking() else quiet + 1

    def _is_asking(self) -> bool:
        """Whether a request is under way, and not held in the window of an exact call."""
        window = self.live.window if self.posts else None
        actions = (window._held or []) if window else []
        held = {job.command_id for action in actions for job in action.jobs}
        for post in [each for each in self.posts if each.task.done()]:
            self.posts.remove(post)
            self.told(f"{post.who}/rest", post.task.result().whole)
        return any(post.id not in held for post in self.posts)

    async def log(self) -> list[Row]:
        """All that has happened at the table."""
        number = self.live.state.number
        return await self.inner.read(lambda conn: read_log(conn, number))

    def _compare(self, names: list[str], said: list[Said]) -> None:
        """Whoever is there all the time hears the same, but for a hand, which is as long."""
        heard: dict[str, list[bytes | int]] = {name: [] for name in names}
        for each in said:
            if each.channel in heard:
                is_hand = each.payload.startswith(HAND)
                heard[each.channel].append(len(each.payload) if is_hand else each.payload)
        kinds = {name: tuple(told) for name, told in heard.items()}
        if len(set(kinds.values())) > 1:
            self.uneven.append(f"step {self.step}: {kinds}")

    async def _person(self, name: str) -> None:
        account = self.people[name] = await self.house.person(name)
        key = self.house.identity.new_key("token", name)
        self.tokens[name] = key.secret
        await self.inner.write(lambda conn: add_key(conn, key.row(account.id)))

    async def _table(self, host: str) -> None:
        made = await self.house.table(self.people[host], **self.cast.settings)
        self._id = made.state.id

    async def _join(self, tab: str, who: str, after: int | None, lang: str) -> None:
        account = await self._watching() if who == SCREEN else self.people.get(who)
        made = Tab(self, f"{who}/{tab}", account, lang)
        try:
            self.house.tables.join(self.live, made, after=after)
        except Fault as fault:
            self.told(made.name, fault.code.encode())
        else:
            self.tabs[made.name] = made

    async def _watching(self) -> Account | None:
        """Who a socket is for whose browser knows somebody at the table, and asks to watch."""
        seated = f"p{self.cast.x}" if self._x_is_person else f"p{self.cast.people[0]}"
        headers = Headers({"Authorization": f"Bearer {self.tokens[seated]}"})
        path = f"/api/tables/{self._id}/socket?as=spectator"
        gateway = TableGateway(self.house.tables, self.house.identity)
        return (await gateway.admit(handshake.read_request(path, headers, lang="en"))).account

    async def _leave(self, name: str) -> None:
        self.house.tables.leave(self.live, self.tabs.pop(name))

    async def _send(self, *messages: tuple[str, bytes]) -> None:
        """Messages of tabs, all at one moment."""
        for name, raw in messages:
            tab = self.tabs[name]

            def answer(out: OutgoingMessage, name: str = name) -> None:
                self.told(f"{name}/answer", out.payload)

            self.house.tables.submit(self.live, tab, raw, answer)

    async def _post(self, who: str, raw: bytes, lang: str) -> None:
        """A command over HTTP; an exact call is answered only when its window is over."""
        path = f"/api/tables/{self._id}/commands"
        asked = FRONT.ask("POST", path, token=self.tokens.get(who), body=raw, lang=lang)
        self.posts.append(Post(who, json.loads(raw)["id"], asyncio.ensure_future(asked)))

    async def _get(self, who: str, path: str, lang: str) -> None:
        await self._ask(who, path.format(table=self._id), lang)

    async def _sweep(self, *names: str) -> None:
        """Read everything that can be read."""
        state = self.live.state
        assert state.chain is not None
        values = {
            "table_id": state.id,
            "code": state.code,
            "person_id": self.people[f"p{self.cast.x}"].id if self._x_is_person else state.host,
            "game": state.chain.game,
            "edition": state.settings.edition,
        }
        for path in FRONT.paths(values):
            for who in names:
                await self._ask(who, path, "en")

    async def _ask(self, who: str, path: str, lang: str) -> None:
        answer = await FRONT.ask("GET", path, token=self.tokens.get(who), lang=lang)
        self.told(f"{who}/rest", f"{path}\n".encode() + answer.whole)

    async def _hear(self, who: str, after: int | None) -> None:
        asked = "" if after is None else f"?after={after}"
        self.streams[who] = FRONT.hear(
            f"/api/tables/{self._id}/events{asked}",
            token=self.tokens.get(who),
            told=lambda chunk: self.told(f"{who}/stream", chunk),
        )
        while not self.streams[who].status:
            await asyncio.sleep(0)

    async def _unhear(self, who: str) -> None:
        await self.streams.pop(who).close()

    async def _turn(self, ms: int) -> None:
        until = self.timers.now() + ms
        while (call := self.timers.next(until)) is not None:
            call()
            await self.settle()

    async def _mishap(self, kind: Mishap) -> None:
        self.inner.mishaps.append(kind)

    async def _restart(self) -> None:
        """The server is killed and started again; its timers and connections are gone."""
        for post in self.posts:
            post.task.cancel()
        for stream in self.streams.values():
            await stream.close()
        self.posts, self.streams, self.tabs = [], {}, {}
        self.timers._calls.clear()
        await self.open()
        await self.house.tables.find(self._id)

    @property
    def _x_is_person(self) -> bool:
        return self.cast.sitters[self.cast.x] != "bot"


@contextmanager
def stage(cast: Setup) -> Iterator[World]:
    """A world with all that surrounds it: logs are heard, clocks are turned."""
    world = World(cast)
    with ExitStack() as around:
        around.enter_context(tapped_logs(lambda line: world.told("log", line)))
        around.enter_context(timed_by(world.timers.now))
        around.enter_context(quick_chains())
        if cast.with_parrots:
            around.enter_context(parrots())
        yield world


@contextmanager
def quick_chains() -> Iterator[None]:
    """Walk the chain of a game once, however often it is played."""
    with patch.object(secrets, "Chain", _chain), patch.object(secrets, "open_chain", _open_chain):
        yield


def _open_chain(source: Source) -> Chain:
    return _chain(source(16), Secret(source(32)))


def _chain(game: bytes, top: Secret) -> Chain:
    return _walked(game, top.reveal())


@cache
def _walked(game: bytes, top: bytes) -> Chain:
    return _QuickChain(game, Secret(top))


class _QuickChain(Chain):
    def secret(self, round_: int) -> Secret:
        return _secret(self.game, self.top.reveal(), round_)


@cache
def _secret(game: bytes, top: bytes, round_: int) -> Secret:
    return Chain.secret(_walked(game, top), round_)

"""Lets a game be played in one world, by whim, and notes every step so that it can be repeated.

It looks only at what everybody may know: whose turn it is, which bids are legal, who is there.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

from palifico.bots import LEVELS
from palifico.fair import commitment
from palifico.protocol.entries import Turn
from palifico.protocol.settings import GRACE, TIME
from palifico.rules import Seat
from palifico.server.table.deadlines import ABANDON_AFTER_MS
from palifico.server.table.state import TableState
from palifico.words import LANGS, PHRASES
from tests.server.two_worlds.setup import Setup
from tests.server.two_worlds.world import NOBODY, SCREEN, World

Step: TypeAlias = tuple[str, tuple[Any, ...]]
"""What is done, and with what."""
MOST_STEPS: Final = 3000
SEATED: Final = (3, 3, 3, 2, 1)
"""How often a bot is of which level: the best take long."""
NONSENSE: Final = (
    b"",
    b"[]",
    b'{"type":"bid"}',
    b'{"type":"peek","id":"z"}',
    b'{"type":"dudo","id":"z","expect":-1}',
    b'{"type":"bid","id":"z","bid":[1,2],"expect":1,"hand":1}',
    '{"type":"say","id":"z","text":"\u202e"}'.encode(),
)
AT_ANY_TIME: Final = ("back", "change", "hurry")
"""Commands that are asked for at wrong moments, too."""
GIVEN_UP_MS: Final = ABANDON_AFTER_MS + 1000
"""After so long a game ends at which no person is."""


class Director:
    """Chooses what happens next."""

    def __init__(self, world: World, cast: Setup) -> None:
        self.world, self.cast, self.rng = world, cast, cast.rng
        self.steps: list[Step] = []
        self.host = f"p{cast.people[0]}" if cast.host_sits and cast.people else "host"
        self._ids = 0
        self._tabs = 0

    @property
    def state(self) -> TableState:
        """The table; only what is public of it may be looked at."""
        return self.world.live.state

    async def play(self) -> None:
        """A complete game."""
        await self._gather()
        await self._start()
        while self.state.status == "playing":
            assert len(self.steps) < MOST_STEPS, "a game without an end"
            if self.rng.random() < 0.3:
                await self._whim()
            await self._go_on()
        await self.do("get", NOBODY, "/metrics", "en")

    async def do(self, what: str, *args: Any) -> None:
        """Do a step, and note it."""
        self.steps.append((what, args))
        await self.world.perform(what, *args)

    async def _gather(self) -> None:
        cast = self.cast
        for name in [*(f"p{seat}" for seat in cast.people), "host", "w0", "w1"]:
            await self.do("person", name)
        await self.do("table", self.host)
        await self._join(self.host)
        await self._join("w0")
        await self._join(SCREEN)
        for seat, sitter in enumerate(cast.sitters):
            if sitter == "bot":
                (level,) = self.rng.choices(list(LEVELS), SEATED)
                await self._say(self.host, "seat_bot", seat=seat, level=level)
            else:
                name = f"p{seat}"
                await self._join(name)
                await self._say(name, "sit", seat=seat, commit=self._commit(seat))
                await self._say(name, "ready", ready=seat % 2 == 0)

    async def _start(self) -> None:
        await self._say(self.host, "begin")
        for seat, sitter in enumerate(self.cast.sitters):
            if sitter == "open":
                await self._say(f"p{seat}", "open", opening=_opening(seat).hex())
                if self.rng.random() < 0.2:
                    await self._join(NOBODY, after=self._any_number())
        assert self.state.status == "playing"
        await self._hear_anew()

    def _commit(self, seat: Seat) -> str | None:
        chain = self.state.chain
        if self.cast.sitters[seat] != "open" or chain is None:
            return None
        game, anchor = bytes.fromhex(chain.game), bytes.fromhex(chain.anchor)
        return commitment(game, anchor, seat, _opening(seat)).hex()

    async def _go_on(self) -> None:
        """The next thing that brings the game on."""
        turn = self.state.turn
        if turn is None:
            await self.do("turn", self.rng.choice((400, 900, 3000)))
            return
        if turn.calza and self.state.settings.window_ms and self.rng.random() < 0.12:
            await self._call_exact(turn)
            return
        name = self._to_act(turn)
        if name is None:
            await self._wait(turn)
        elif self.rng.random() < 0.04 and TIME[self.state.settings.pace]:
            await self.do("turn", TIME[self.state.settings.pace])
        else:
            await self._act(name, self._action(turn))

    async def _wait(self, turn: Turn) -> None:
        """Somebody is to act who is not there, or a bot."""
        sitter = self.state.seats[turn.to_act]
        is_bots = sitter is not None and sitter.level is not None
        if is_bots:
            await self.do("turn", self.rng.randint(300, 1900))
        elif self.rng.random() < 0.5 or GRACE[self.state.settings.pace] is None:
            await self._join(f"p{turn.to_act}", after=self._any_number())
        else:
            await self.do("turn", 20_000)
        if not self._seats_here():
            await self._join(f"p{self.cast.people[0]}")
        if not self._seats_here():  # all have left for good and may not watch: it is given up
            await self.do("turn", GIVEN_UP_MS)

    async def _call_exact(self, turn: Turn) -> None:
        """One or more call the bid exact, and others speak while that is open."""
        callers = [name for seat in turn.calza if (name := self._here(f"p{seat}")) is not None]
        if not callers:
            return
        for name in self.rng.sample(callers, self.rng.randint(1, len(callers))):
            await self._act(name, {"type": "calza", "expect": self.state.turn_n})
        if (name := self._to_act(turn)) and self.state.turn and self.rng.random() < 0.5:
            await self._act(name, self._action(turn))
        if self.rng.random() < 0.4:
            await self._whim()
        await self.do("turn", self.state.settings.window_ms)

    def _action(self, turn: Turn) -> dict[str, Any]:
        spans = turn.bids if turn.free is None or self.rng.random() < 0.6 else turn.free
        faces = [(span, face) for face, span in enumerate(spans, start=1) if span is not None]
        if not faces or (turn.dudo and self.rng.random() < 0.33):
            return {"type": "dudo", "expect": self.state.turn_n}
        (low, high), face = self.rng.choice(faces)
        count = min(high, low + self.rng.choice((0, 0, 0, 1, 2)))
        return {"type": "bid", "bid": [count, face], "expect": self.state.turn_n}

    async def _act(self, name: str, action: dict[str, Any]) -> None:
        """Act from one tab, from two at once, or over HTTP."""
        raw = self._raw(action)
        way = self.rng.random()
        tabs = self._tabs_of(name)
        if way < 0.1:
            await self.do("post", name, raw, self._lang())
        elif way < 0.2:
            await self.do("send", (tabs[0], raw), (tabs[-1], raw))
        else:
            await self.do("send", (self.rng.choice(tabs), raw))

    async def _whim(self) -> None:
        """Something that does not bring the game on."""
        whims = {
            self._nonsense: 3,
            self._wrong_move: 6,
            self._talk: 2,
            self._come_again: 4,
            self._look: 4,
            self._ask_the_coach: 12 if self.cast.settings["coach"] else 0.5,
            self._go: 2,
            self._time_passes: 1,
            self._stumble: 1,
            self._host_acts: 1,
            self._leave_for_good: 0.3,
            self._sweep: 0.4,
            self._restart: 0.3,
            self._hear_anew: 0.5,
            self._every_number: 0.2,
        }
        await self.rng.choices(list(whims), list(whims.values()))[0]()

    async def _nonsense(self) -> None:
        if name := self._anybody():
            await self.do("send", (self._tabs_of(name)[0], self.rng.choice(NONSENSE)))

    async def _wrong_move(self) -> None:
        """Out of turn, too low, too high, of another moment."""
        if (name := self._anybody()) is None:
            return
        bid = [self.rng.choice((-1, 0, 1, 1, 1, 2, 2, 99)), self.rng.randint(0, 7)]
        expect = max(0, self.state.turn_n + self.rng.choice((0, 0, 0, 0, -1, 1)))
        kind = self.rng.choice(("bid", "bid", "sit", "begin", "open", "rematch", *AT_ANY_TIME))
        more: dict[str, dict[str, Any]] = {
            "bid": {"bid": bid, "expect": expect},
            "sit": {"seat": 1},
            "open": {"opening": "0" * 64},
            "change": {"settings": {"seats": 3}},
        }
        wrong = {"type": kind, **more.get(kind, {})}
        if self.rng.random() < 0.3:
            await self.do("post", name, self._raw(wrong), self._lang())
        else:
            await self.do("send", (self._tabs_of(name)[0], self._raw(wrong)))

    async def _talk(self) -> None:
        if name := self._anybody():
            text = self.rng.choice(({"phrase": self.rng.choice(PHRASES)}, {"text": "¡Dudo! 🎲"}))
            await self._say(name, "say", **text)

    async def _come_again(self) -> None:
        """Another tab of somebody, or a reload."""
        name = self.rng.choice((*[f"p{seat}" for seat in self.cast.people], "w0", "host", NOBODY))
        name = self.rng.choice((name, SCREEN)) if name == NOBODY else name
        if self._tabs_of(name) and self.rng.random() < 0.5:
            tab = self.rng.choice(self._tabs_of(name))
            await self._join(name, after=self._any_number())
            await self.do("leave", tab)
        else:
            await self._join(name, after=self.rng.choice((None, self._any_number())))

    async def _look(self) -> None:
        name = self.rng.choice((*self.world.tokens, NOBODY))
        paths = (
            *("/api/tables/{table}", "/api/tables", "/api/me/tables", "/metrics", "/api/meta"),
            *("/api/tables/{table}/picture.png", "/t/{table}"),
        )
        await self.do("get", name, self.rng.choice(paths), self._lang())

    async def _ask_the_coach(self) -> None:
        """All who play want to know their chances, and somebody what to do."""
        names = [f"p{seat}" for seat in self.cast.people]
        for name in names:
            await self.do("get", name, "/api/tables/{table}/odds", "en")
        await self.do("get", self.rng.choice(names), "/api/tables/{table}/coach", self._lang())

    async def _go(self) -> None:
        """Somebody's last tab is closed; X stays where real bots would take the seat."""
        names = {tab.partition("/")[0] for tab in self.world.tabs}
        x = f"p{self.cast.x}"
        going = sorted(names - (set() if self.cast.with_parrots else {x}))
        if not going:
            return
        for tab in self._tabs_of(self.rng.choice(going)):
            await self.do("leave", tab)
        if not self._seats_here():
            await self._join(f"p{self.cast.people[0]}", after=self._any_number())

    async def _time_passes(self) -> None:
        await self.do("turn", self.rng.choice((1, 100, 5000, 16_000)))

    async def _stumble(self) -> None:
        await self.do("mishap", self.rng.choice(("failed", "conflict", "failed but written")))

    async def _host_acts(self) -> None:
        """The host swaps a bot in, or sends somebody away; X only where bots are parrots."""
        all_ = range(len(self.cast.sitters))
        seats = [seat for seat in all_ if self.cast.with_parrots or seat != self.cast.x]
        if self._here(self.host) is None or not seats:
            return
        kind = self.rng.choice(("seat_bot", "seat_bot", "kick", "hand_over"))
        await self._say(self.host, kind, seat=self.rng.choice(seats))

    async def _leave_for_good(self) -> None:
        seats = [s for s in self.cast.people if self.cast.with_parrots or s != self.cast.x]
        if seats:
            await self._say(f"p{self.rng.choice(seats)}", "stand")

    async def _sweep(self) -> None:
        await self.do("sweep", self.rng.choice((NOBODY, *self.world.tokens)))

    async def _restart(self) -> None:
        """The server falls and comes back; so do all who were there."""
        if self.world.inner.mishaps:
            return
        tabs = list(self.world.tabs)
        await self.do("restart")
        for name in tabs:
            await self._join(name.partition("/")[0], after=self._any_number())
        await self._hear_anew()

    async def _hear_anew(self) -> None:
        """Somebody reads lines instead."""
        for name in list(self.world.streams):
            await self.do("unhear", name)
        name = self.rng.choice(("w1", *[f"p{seat}" for seat in self.cast.people]))
        await self.do("hear", name, self.rng.choice((None, self._any_number())))

    async def _every_number(self) -> None:
        """Somebody comes again and again, each time from another number on."""
        for after in range(max(0, self.state.n - 20), self.state.n + 2):
            await self._join(NOBODY, after=after)
            for tab in self._tabs_of(NOBODY)[:1]:
                await self.do("leave", tab)

    async def _join(self, name: str, *, after: int | None = None) -> None:
        if len(self._tabs_of(name)) < 3:
            self._tabs += 1
            await self.do("join", str(self._tabs), name, after, self._lang())

    async def _say(self, name: str, type_: str, **fields: Any) -> None:
        if tabs := self._tabs_of(name):
            await self.do("send", (tabs[0], self._raw({"type": type_, **fields})))

    def _raw(self, message: dict[str, Any]) -> bytes:
        self._ids += 1
        return json.dumps({"id": f"c{self._ids}", **message}).encode()

    def _to_act(self, turn: Turn) -> str | None:
        """Who is to act, if they are there and play themselves."""
        sitter = self.state.seats[turn.to_act]
        if sitter is None or sitter.level is not None:
            return None
        return self._here(f"p{turn.to_act}")

    def _here(self, name: str) -> str | None:
        return name if self._tabs_of(name) else None

    def _seats_here(self) -> bool:
        return any(self._here(f"p{seat}") for seat in self.cast.people)

    def _anybody(self) -> str | None:
        names = [tab.partition("/")[0] for tab in self.world.tabs]
        return self.rng.choice(names) if names else None

    def _tabs_of(self, name: str) -> list[str]:
        return [tab for tab in self.world.tabs if tab.partition("/")[0] == name]

    def _any_number(self) -> int:
        n = self.state.n
        return self.rng.choice((n, n, max(0, n - 3), self.rng.randint(0, n + 1), 0))

    def _lang(self) -> str:
        return self.rng.choice(LANGS)


def _opening(seat: Seat) -> bytes:
    return bytes([seat + 1]) * 32

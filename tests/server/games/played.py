"""Games played to their end in a house, by bots and by people who do something at random."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from palifico.record import Record
from palifico.rules import Action, Bid, Calza, Dudo, Seat
from palifico.server.auth.accounts import Account
from palifico.server.auth.passwords import Passwords
from palifico.server.games.archive import GameArchive
from palifico.server.live.actor import TableActor
from palifico.server.rest.app import RestSettings, build_app
from palifico.store.queries.log import read_log
from tests.random_games import random_move
from tests.server.harness import SeatedPlayer, TestServer, seated
from tests.server.rest.application import CHEAP, Rest

LEVELS = ("counter", "beginner")
A_DAY = 24 * 60 * 60 * 1000


class RealStoreServer(TestServer):
    """A house over a real database, which takes its time."""

    async def settle(self) -> None:
        """Let everything come to rest."""
        async with asyncio.timeout(60):
            while not self.tables.is_idle:
                await asyncio.sleep(0.0005)


def app_over(house: TestServer) -> Rest:
    """The application over a house."""
    settings = RestSettings(passwords=Passwords(house.source, hasher=CHEAP))
    identity, tables = house.identity, house.tables
    app = build_app(store=house.store, identity=identity, tables=tables, settings=settings)
    return Rest(app, house, house.store)


def records_of(house: TestServer) -> GameArchive:
    """The records of a house."""
    return GameArchive(house.store, house.identity, house.tables.services.signer)


async def record_of(house: TestServer, live: TableActor) -> Record:
    """The record of a table's game."""
    return await records_of(house).record(game_of(live))


def game_of(live: TableActor) -> str:
    """The id of a table's game."""
    assert live.state.chain is not None
    return live.state.chain.game


async def log_of(house: TestServer, live: TableActor) -> list[bytes]:
    """All that was told at a table, byte for byte."""
    number = live.state.number
    rows = await house.store.read(lambda conn: read_log(conn, number))
    return [row.body for row in rows]


async def among_bots(
    house: TestServer, host: Account, /, *, levels: Any = LEVELS, **more: Any
) -> TableActor:
    """A game that bots have played to its end."""
    settings: dict[str, Any] = {"seats": len(levels), "pause_ms": 0, **more}
    live = await house.table(host, **settings)
    await bots_played(house, live, host, levels=levels)
    return live


async def bots_played(
    house: TestServer, live: TableActor, host: Account, *, levels: Any = LEVELS
) -> None:
    """Seat bots at a table, and let them play to the end."""
    for seat, level in enumerate(levels):
        assert (await house.ask(live, host, "seat_bot", seat=seat, level=level))["type"] == "ok"
    ear = house.listen(live, host)
    assert (await house.ask(live, host, "begin"))["type"] == "ok"
    while live.state.status != "over":
        await house.turn(10_000)
    house.tables.leave(live, ear)


async def sat_down(
    house: TestServer, names: str, *, bots: int = 0, without: int = 0, **more: Any
) -> tuple[TableActor, list[SeatedPlayer]]:
    """A game that is on: people, of whom the last ones add no chance, then bots."""
    host = await house.person("Host")
    seats = len(names) + bots
    live = await house.table(host, **{"seats": seats, "pause_ms": 0, **more})
    for seat in range(len(names), seats):
        await house.ask(live, host, "seat_bot", seat=seat, level=LEVELS[seat % 2])
    chairs = await seated(house, live, names)
    for chair in chairs[len(names) - without :]:
        assert (await house.ask(live, chair.ear, "sit", seat=chair.seat))["type"] == "ok"
    assert (await house.ask(live, host, "begin"))["type"] == "ok"
    for chair in chairs[: len(names) - without]:
        opened = await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
        assert opened["type"] == "ok", opened
    return live, chairs


async def played_out(
    house: TestServer, live: TableActor, chairs: list[SeatedPlayer], rng: Random
) -> None:
    """Go on to the end: people do something at random, bots what they do, time passes."""
    while live.state.status == "playing":
        await step(house, live, chairs, rng)


async def step(
    house: TestServer, live: TableActor, chairs: list[SeatedPlayer], rng: Random
) -> None:
    """One thing that somebody does, or half a second."""
    state = live.state
    if state.turn is None or _is_bots(live, state.turn.to_act):
        await house.turn(500)
        return
    assert state.game is not None
    seat, action = random_move(rng, state.game)
    if _is_bots(live, seat):
        seat, action = state.turn.to_act, Dudo()
    chair = next(each for each in chairs if each.seat == seat)
    answers = house.send(live, chair.ear, **_asked(action), expect=state.turn_n)
    await house.settle()
    if not answers:  # an exact call waits for others
        await house.turn(state.settings.window_ms)
    assert answers[-1]["type"] == "ok", answers


def _asked(action: Action) -> dict[str, Any]:
    if isinstance(action, Bid):
        return {"type_": "bid", "bid": [action.count, action.face]}
    return {"type_": "calza" if isinstance(action, Calza) else "dudo"}


def _is_bots(live: TableActor, seat: Seat) -> bool:
    sitter = live.state.seats[seat]
    return sitter is None or sitter.level is not None

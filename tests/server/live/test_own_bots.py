"""Bots that the operator has added, at live tables: seated by name, and no harm to any table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog

from palifico.bots import LEVELS, Seen
from palifico.bots.external.plugins import file_bot
from palifico.bots.external.process import ProcessBot, Timeouts
from palifico.errors import Fault
from palifico.fair import Chance
from palifico.rules import Action, Calza
from palifico.server.live import bot_registry as rosters
from palifico.server.live.actor import TableActor
from palifico.server.live.bot_registry import BotRegistry, OwnLevel
from palifico.server.table.seating import STAND_IN
from tests.server.games.played import app_over
from tests.server.harness import SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio

CAREFUL = """
class Bot:
    def act(self, seen):
        return min(seen.view.legal.bids)
"""
ENDLESS = """
class Bot:
    def act(self, seen):
        while True:
            pass
"""


class Gentle:
    """A bot that thinks in a coroutine, and notes what becomes of it."""

    asked = 0
    closed = 0

    async def act(self, seen: Seen) -> Action:
        """The smallest bid."""
        Gentle.asked += 1
        return min(seen.view.legal.bids)

    async def calls_exact(self, seen: Seen) -> Calza | None:
        """Never."""
        return None

    def close(self) -> None:
        """It is over."""
        Gentle.closed += 1


def own(name: str, make: Any) -> OwnLevel:
    """A bot that was added."""
    return OwnLevel(name, name, "star", "pink", 1, make, known_as=f"own:{name}".ljust(16, "-"))


def in_a_file(folder: Path, text: str) -> OwnLevel:
    """A bot in a file, in a process that has little time."""
    file = folder / "mine.py"
    file.write_text(text, "utf-8")
    bot = file_bot(str(file))

    def make(rng: Chance) -> ProcessBot:
        return bot.make(rng, Timeouts(decision_s=0.3, start_s=20, restarts=1))

    return own("mine", make)


async def seated(added: OwnLevel) -> tuple[TestServer, TableActor, SeatedPlayer]:
    """A game of somebody with such a bot, which opens."""
    house = await TestServer(registry=BotRegistry([added])).open()
    host = await house.person("Host")
    rules = {"edition": "asmodee-2024", "first": 1, "pace": "relaxed", "pause_ms": 0}
    live = await house.table(host, seats=2, **rules)
    assert (await house.ask(live, host, "seat_bot", seat=1, level=added.id))["type"] == "ok"
    (chair,) = await begun(house, live, "a")
    return house, live, chair


async def test_own_bots_one_plays_in_its_own_process(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as logs:
        house, live, chair = await seated(in_a_file(tmp_path, CAREFUL))
        await house.turn(3000)
    bid = chair.ear.last("bid")
    assert (bid["seat"], bid["bid"], bid["by"]) == (1, [1, 2], "bot")
    assert not logs
    assert live.table.people["own:mine--------"].name == "mine"
    live.drop()


async def test_own_bots_one_that_never_answers_is_replaced_and_told(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as logs:
        house, live, chair = await seated(in_a_file(tmp_path, ENDLESS))
        await house.turn(3000)
    assert chair.ear.last("bid")["bid"] == [1, 2]
    (failed,) = [line for line in logs if line["event"] == "bot.failed"]
    assert (failed["bot"], failed["kind"]) == ("mine", "stalled")
    live.drop()


async def test_own_bots_one_is_kept_for_a_game_and_sent_away_at_its_end() -> None:
    Gentle.asked = Gentle.closed = 0
    made: list[Gentle] = []

    def make(_: Chance) -> Gentle:
        made.append(Gentle())
        return made[-1]

    house, live, chair = await seated(own("gentle", make))
    for _ in range(60):
        await house.turn(3000)
        if live.state.status == "over":
            break
        if live.state.turn is not None and live.state.turn.to_act == 0:
            asked = {"expect": live.state.turn_n}
            if live.state.turn.dudo:
                await house.ask(live, chair.ear, "dudo", **asked)
            else:
                await house.ask(live, chair.ear, "bid", bid=[1, 2], **asked)
    assert live.state.status == "over"
    async with asyncio.timeout(30):
        while not Gentle.closed:
            await asyncio.sleep(0.001)
    assert (len(made), Gentle.closed) == (1, 1)
    assert Gentle.asked > 1


async def test_name_that_is_gone_is_played_by_the_steady_one() -> None:
    house, live, _ = await seated(own("gentle", lambda _: Gentle()))
    with structlog.testing.capture_logs() as logs:
        again = await TestServer(house.store, timers=house.timers).open()
        read = await again.tables.find(live.state.id)
        (chair,) = [s for _, s in read.state.sitters() if s.bot is None]
        ear = again.listen(read, await again.identity.account(chair.account))
        await again.turn(5000)
        assert ear.last("bid")["seat"] == 1
        asked = {"bid": [9, 2], "expect": read.state.turn_n}
        assert (await again.ask(read, ear, "bid", **asked))["type"] == "ok"
        said = read.state.n
        await again.turn(5000)
        assert read.state.n > said, "it speaks again"
    (gone,) = [line for line in logs if line["event"] == "bot.gone"]
    assert (gone["table"], gone["seat"]) == (read.state.id, 1)
    assert (gone["bot"], gone["instead"]) == ("gentle", STAND_IN)


async def test_built_in_ones_come_first_and_all_are_listed() -> None:
    added = own("parrot", lambda _: Gentle())
    shadow = own("champion", lambda _: Gentle())
    roster = BotRegistry([added, shadow])
    assert roster.find("champion") is LEVELS["champion"]
    assert roster.find("parrot") is added
    assert roster.find("counter@1").id == "counter"
    assert [name in roster for name in ("parrot", "counter@1", "nobody")] == [True, True, False]
    assert [bot.id for bot in roster] == [*LEVELS, "parrot"] == list(roster.names())
    assert roster.playing("nobody") is LEVELS[STAND_IN]
    with pytest.raises(Fault) as refused:
        roster.find("nobody")
    assert str(refused.value.about["expected"]).endswith(", parrot")
    rest = app_over(await TestServer(registry=roster).open())
    bots = (await rest.client().get("/api/meta")).json()["bots"]
    assert bots[-1]["level"] == bots[-1]["name"] == "parrot"
    assert bots[-1]["text"].strip()
    account = await rest.house.identity.account(added.account)
    assert account is not None
    assert account.kind == "house"


async def test_own_bots_what_was_added_on_this_machine_can_be_seated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "silly.py"
    file.write_text(CAREFUL, "utf-8")
    bot = file_bot(str(file))
    monkeypatch.setattr(rosters, "own_bots", lambda: {bot.name: bot})
    found = rosters.load_registry().find("silly")
    assert (found.id, found.account, len(found.account)) == ("silly", bot.account, 16)

"""Everything that is really sent at tables is as the AsyncAPI document says, field by field."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from palifico.editions.boxes import IDS
from palifico.server.live.actor import TableActor
from palifico.server.live.subscriber import CLOSE_RESYNC, OutgoingMessage
from palifico.server.rest.streaming import LineStream
from tests.protocol.document import KINDS, wrong
from tests.server.games.played import game_of, log_of, played_out, records_of, sat_down
from tests.server.harness import RecordingSubscriber, SeatedPlayer, TestServer, begun, seated
from tests.server.live.player_out import player_out

pytestmark = pytest.mark.asyncio


class TappedHouse(TestServer):
    """A house of which everything is written down: what is asked, answered and told."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[dict[str, Any]] = []
        self.answers: list[list[dict[str, Any]]] = []
        self.ears: list[RecordingSubscriber] = []

    def listen(self, live: TableActor, *args: Any, **more: Any) -> RecordingSubscriber:
        ear = super().listen(live, *args, **more)
        self.ears.append(ear)
        return ear

    def send(self, live: TableActor, who: Any, type_: str, **fields: Any) -> Any:
        answers = super().send(live, who, type_, **fields)
        self.asked.append({"type": type_, "id": "x", **fields})
        self.answers.append(answers)
        return answers

    async def told(self) -> list[dict[str, Any]]:
        """All that was told to anybody, and what is in the logs."""
        heard = [json.loads(message) for ear in self.ears for message in ear.heard]
        answered = [answer for answers in self.answers for answer in answers]
        logs = [await log_of(self, live) for live in self.tables.actors.values()]
        return [*heard, *answered, *(json.loads(body) for log in logs for body in log)]


async def ok(house: TestServer, live: TableActor, who: Any, type_: str, **fields: Any) -> None:
    answer = await house.ask(live, who, type_, **fields)
    assert answer["type"] == "ok", answer


async def gathering(house: TestServer) -> None:
    """All that can be done before a game, a start that is void, and an empty room."""
    host = await house.person("Host")
    live = await house.table(host, seats=3)
    chairs = await seated(house, live, "abc")
    house.listen(live, None)
    await ok(house, live, chairs[2].ear, "stand")
    await ok(house, live, chairs[2].ear, "sit", seat=2)
    await ok(house, live, host, "kick", seat=2)
    await ok(house, live, chairs[1].ear, "ready")
    await ok(house, live, host, "change", settings={"seats": 2, "edition": "azteca", "rated": True})
    await ok(house, live, chairs[1].ear, "say", phrase="hello")
    await ok(house, live, chairs[1].ear, "say", text="Ciao!")
    await house.identity.change(chairs[1].account, name="Berta")
    await ok(house, live, host, "hand_over", seat=0)
    await ok(house, live, chairs[0].ear, "begin")
    await house.turn(6_000)
    assert live.state.voids == 1
    for ear in house_ears(house):
        house.tables.leave(live, ear)
    await house.turn(3 * 60 * 60 * 1000)
    assert live.state.status == "closed"


async def away_and_back(house: TestServer) -> None:
    """Absence, clocks, a bot in somebody's place, one who leaves, and a game that ends."""
    host = await house.person("Host")
    live = await house.table(host, seats=3, house={"dice_each": 2}, pause_ms=0)
    chairs = await begun(house, live, "abc")
    leave_all(house, live, chairs)
    await house.turn(5_000)
    chairs[0].ear = house.listen(live, chairs[0].account, after=live.state.n)
    chairs[1].ear = house.listen(live, chairs[1].account, after=0)
    await house.turn(40_000)
    chairs[2].ear = house.listen(live, chairs[2].account)
    await ok(house, live, host, "seat_bot", seat=1)
    await ok(house, live, chairs[1].ear, "back")
    await ok(house, live, chairs[2].ear, "stand")
    stale = await house.ask(live, chairs[0].ear, "dudo", expect=1)
    assert stale["type"] == "err"
    while live.state.status == "playing":
        await house.turn(30_000)
    await ok(house, live, chairs[0].ear, "rematch")


async def in_a_hurry(house: TestServer) -> None:
    """One who is out, and has the bots play the rest at once."""
    live, chairs = await player_out(house)
    await ok(house, live, chairs[0].ear, "hurry")
    await house.turn(5000)
    assert live.state.status == "over"


def house_ears(house: TestServer) -> list[RecordingSubscriber]:
    assert isinstance(house, TappedHouse)
    return house.ears


def leave_all(house: TestServer, live: TableActor, chairs: list[SeatedPlayer]) -> None:
    for chair in chairs:
        house.tables.leave(live, chair.ear)


async def exact_calls(house: TestServer) -> None:
    """Two who call the bid exact at once."""
    host = await house.person("Host")
    settings: dict[str, Any] = {"edition": "pressman-2008", "options": {"calza": True}}
    live = await house.table(host, seats=4, pace="relaxed", **settings)
    chairs = await begun(house, live, "abcd")
    assert live.state.turn is not None
    first = live.state.turn.to_act
    await ok(house, live, chairs[first].ear, "bid", bid=[2, 3], expect=live.state.turn_n)
    for seat in live.state.turn.calza[:2]:
        house.send(live, chairs[seat].ear, "calza", expect=live.state.turn_n)
    await house.turn(300)
    assert chairs[0].ear.last("called")["asks"]


async def test_message_there_is_was_sent_and_is_as_the_document_says() -> None:
    house = TappedHouse()
    await house.open()
    for scene in (gathering, away_and_back, exact_calls, in_a_hurry):
        await scene(house)
    live, chairs = await sat_down(house, "ab", seats=2)
    await played_out(house, live, chairs, Random(4))
    replay = await records_of(house).replay(game_of(live))
    lines = LineStream(None, "en")
    lines.close(CLOSE_RESYNC, "resync")
    await house.tables.stop()
    told = [
        *await house.told(),
        *(json.loads(line) for line in replay.splitlines()),
        *[json.loads(chunk) async for chunk in lines.read()],
    ]
    assert [fault for message in told for fault in wrong("told", message)] == []
    assert [fault for message in house.asked for fault in wrong("asked", message)] == []
    assert {message["type"] for message in told} == KINDS["told"].keys()
    assert {message["type"] for message in house.asked} == KINDS["asked"].keys()


@pytest.mark.parametrize("edition", IDS)
async def test_whole_games_of_every_edition_are_as_the_document_says(edition: str) -> None:
    house = TappedHouse()
    await house.open()
    live, chairs = await sat_down(house, "abc", edition=edition)
    house.listen(live, None)
    await played_out(house, live, chairs, Random(edition))
    told = await house.told()
    assert len(told) > 100
    assert [fault for message in told for fault in wrong("told", message)] == []


async def test_played_to_come_after_0_is_to_come_without_a_number() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    for _ in range(3):
        back = house.listen(live, host, after=0)
        assert [json.loads(each)["type"] for each in back.heard[:3]] == [
            "welcome",
            "snapshot",
            "hand",
        ]
        await house.ask(live, host, "sit", seat=0)


async def test_entries_come_before_the_answer_on_the_same_socket() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pause_ms=0)
    chairs = await begun(house, live, "ab")
    assert live.state.turn is not None
    ear, expect = chairs[live.state.turn.to_act].ear, live.state.turn_n
    before = len(ear.heard)
    asked = {"type": "bid", "id": "one", "bid": [1, 3], "expect": expect}
    house.tables.submit(live, ear, json.dumps(asked).encode(), ear.push)
    await house.settle()
    assert [json.loads(each)["type"] for each in ear.heard[before:]] == ["bid", "ok"]


async def test_message_too_many_is_answered_without_an_id() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host)
    ear = house.listen(live, host)
    heard: list[OutgoingMessage] = []
    house.tables.submit(live, ear, b'{"type": "fly"}', heard.append)
    (answer,) = (json.loads(out.payload) for out in heard)
    assert (answer["type"], answer["id"], answer["code"]) == ("err", None, "message.invalid")
    assert wrong("told", answer) == []

"""Tables as they were told, for the page's own tests: web/tests/streams.gen.json.

With each stream come snapshots that somebody else was given on the way: whoever has heard all of
it must know the same. `python -m tests.protocol.streams` writes the file anew.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from palifico.editions import Shared, share_code, variant
from palifico.server.auth.accounts import Account
from palifico.server.live.actor import TableActor
from tests.server.games.played import game_of, records_of, sat_down, step
from tests.server.harness import RecordingSubscriber, SeatedPlayer, TestServer, seated

FILE: Final = Path(__file__).resolve().parents[2] / "web" / "tests" / "streams.gen.json"
EVERY: Final = 7
"""How many things happen between two snapshots."""
Json: TypeAlias = dict[str, Any]


class Tape:
    """What one listener is told, and what a newcomer in their place would be."""

    def __init__(
        self, house: TestServer, live: TableActor, who: Account | None, ear: RecordingSubscriber
    ) -> None:
        self.house, self.live, self.who, self.ear = house, live, who, ear
        self.checks: list[Json] = []

    def check(self) -> None:
        """Somebody connects who knows nothing."""
        heard = len(self.ear.heard)
        other = self.house.listen(self.live, self.who)
        first = {kind: other.last(kind) for kind in ("welcome", "snapshot", "hand")}
        self.checks.append({"heard": heard, **first})
        self.house.tables.leave(self.live, other)

    def told(self, **more: Any) -> Json:
        """All of it."""
        frames = [json.loads(message) for message in self.ear.heard]
        return {"frames": frames, "checks": self.checks, **more}


async def streams() -> str:
    """The text of the file."""
    told = {
        "gathering": await _gathering(),
        "hidden": await _game("piatnik", "abc", bots=0),
        "visible": await _game("paco", "ab", bots=2, options={"lost_dice": "visible"}),
        "exact": await _game("azteca", "abcd", bots=0, options={"calza": True}, seed=3),
        "watched": await _game("pressman-2008", "ab", bots=1, watched=True),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


async def _game(edition: str, names: str, *, bots: int, watched: bool = False, **more: Any) -> Json:
    """A whole game of few dice as the first player, or a spectator, is told of it."""
    rng = Random(more.pop("seed", 1))
    house = await TestServer(seed=edition).open()
    rules = share_code(Shared(variant(edition, more.pop("options", None), {"dice_each": 2})))
    live, chairs = await sat_down(house, names, bots=bots, rules=rules, pause_ms=1000)
    who = None if watched else chairs[0].account
    tape = Tape(house, live, who, house.listen(live, who))
    moves = 0
    while live.state.status == "playing":
        await step(house, live, chairs, rng)
        moves += 1
        if moves % EVERY == 0:
            tape.check()
    tape.check()
    replay = (await records_of(house).replay(game_of(live))).splitlines()
    await house.tables.stop()
    return tape.told(replay=[json.loads(line) for line in replay])


async def _gathering() -> Json:
    """People who come and go, a start that is void, and one who is away during the game."""
    house = await TestServer(seed="gathering").open()
    host = await house.person("Host")
    live = await house.table(host, seats=3)
    tape = Tape(house, live, host, house.listen(live, host))
    chairs = await seated(house, live, "abc")
    await _gather(tape, chairs)
    await _start_twice(tape, chairs)
    return tape.told()


async def _gather(tape: Tape, chairs: list[SeatedPlayer]) -> None:
    house, live, host = tape.house, tape.live, tape.ear
    await _ok(tape, chairs[2].ear, "stand")
    await _ok(tape, chairs[2].ear, "sit", seat=2)
    await _ok(tape, chairs[2].ear, "ready")
    await _ok(tape, host, "kick", seat=2)
    await _ok(tape, chairs[1].ear, "ready")
    await _ok(tape, chairs[1].ear, "ready", ready=False)
    await _ok(tape, host, "change", settings={"seats": 4, "edition": "azteca"})
    await _ok(tape, chairs[1].ear, "say", phrase="hello")
    await house.identity.change(chairs[1].account, name="Berta")
    await _ok(tape, chairs[1].ear, "say", text="Ciao!")
    await _ok(tape, host, "change", settings={"seats": 2, "house": {"dice_each": 1}})
    await _ok(tape, host, "hand_over", seat=0)
    assert live.state.host == chairs[0].account.id


async def _start_twice(tape: Tape, chairs: list[SeatedPlayer]) -> None:
    house = tape.house
    await _ok(tape, chairs[0].ear, "begin")
    await house.turn(6_000)
    tape.check()
    await _ok(tape, chairs[0].ear, "sit", seat=0)
    await _ok(tape, chairs[1].ear, "sit", seat=1)
    await _ok(tape, chairs[0].ear, "begin")
    await house.turn(4_000)
    house.tables.leave(tape.live, chairs[1].ear)
    await house.turn(36_000)
    tape.check()
    back = house.listen(tape.live, chairs[1].account)
    await house.settle()
    tape.check()
    while tape.live.state.status == "playing":
        await house.turn(30_000)
    await _ok(tape, back, "rematch")
    await house.tables.stop()


async def _ok(tape: Tape, who: RecordingSubscriber, type_: str, **fields: Any) -> None:
    answer = await tape.house.ask(tape.live, who, type_, **fields)
    assert answer["type"] == "ok", answer
    tape.check()


if __name__ == "__main__":
    FILE.write_text(asyncio.run(streams()), "utf-8")

"""Who plays with whom, by which rules: several tables at once, each different."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from httpx import AsyncClient, HTTPError

from tests.crash.processes import PATIENCE

QUICK = {"pause_ms": 0, "spectators": True}


@dataclass(frozen=True)
class Rules:
    """A table to be: its settings, which seats are bots, and who adds chance of their own."""

    settings: dict[str, Any]
    people: int
    commit: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many sit there."""
        seats: int = self.settings["seats"]
        return seats


TABLES = (
    Rules(QUICK | {"edition": "paco", "options": {"calza": True}, "seats": 4, "window_ms": 40},
          people=4, commit=(0, 1, 2, 3)),
    Rules(QUICK | {"edition": "azteca", "options": {"calza": True, "lost_dice": "visible"},
                   "seats": 3, "window_ms": 0, "privacy": "public", "talk": "text"},
          people=3, commit=(1, 2)),
    Rules(QUICK | {"edition": "piatnik", "seats": 2, "pause_ms": 30, "rated": True},
          people=2, commit=(0, 1)),
    Rules(QUICK | {"edition": "pressman-2008", "options": {"calza": True}, "seats": 4,
                   "window_ms": 150, "pace": "quick"},
          people=3, commit=(0,)),
    Rules(QUICK | {"edition": "asmodee-2024", "seats": 2, "first": 1, "pause_ms": 10,
                   "house": {"dice_each": 2}},
          people=2, commit=(0, 1)),
)  # fmt: skip
"""Exact calls with and without a window, covered cups, counts shown and hidden, a bot, a start
with and without everybody's chance, a pause and none."""


@dataclass
class Person:
    """A guest: the account, and the cookie that stands for it."""

    account: str
    cookie: str
    rng: Random


@dataclass
class LoadTable:
    """People at one table after the other; `table` is where they are now."""

    rules: Rules
    people: list[Person]
    table: str = ""
    tables: list[str] = field(default_factory=list)

    def move(self, table: str) -> None:
        """Go on at another table."""
        if table != self.table:
            self.table = table
            self.tables.append(table)


async def gather(url: str, rules: Rules, rng: Random) -> LoadTable:
    """New guests, the first of whom makes a table; asked again until the server answers."""
    people = [await _guest(url, rng) for _ in range(rules.people)]
    party = LoadTable(rules, people)
    headers = {"Cookie": people[0].cookie, "Idempotency-Key": f"k{rng.getrandbits(40)}"}
    made = await _ask(url, "/api/tables", rules.settings, headers)
    party.move(made[0]["id"])
    return party


async def _guest(url: str, rng: Random) -> Person:
    me, cookie = await _ask(url, "/api/me", {"name": f"p{rng.randrange(10**6)}"}, {})
    return Person(me["id"], cookie, Random(rng.random()))


async def _ask(url: str, path: str, body: Any, headers: dict[str, str]) -> tuple[Any, str]:
    headers = {**headers, "Origin": url}
    for _ in range(PATIENCE * 10):
        try:
            async with AsyncClient(base_url=url, timeout=PATIENCE) as client:
                answer = await client.post(path, json=body, headers=headers)
        except HTTPError:
            continue
        answer.raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        return answer.json(), cookies
    raise AssertionError("no answer")

"""People at a real server: past the page where only the table counts, in a browser otherwise."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from http.client import HTTPConnection
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import Watch, visit

_ids = count(1)


@dataclass(frozen=True)
class Server:
    """Where it is."""

    url: str

    def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> Any:
        """One request as somebody; the answer, which must be a good one."""
        connection = HTTPConnection(urlsplit(self.url).netloc, timeout=30)
        try:
            headers = {"Cookie": cookie, "Origin": self.url, "Content-Type": "application/json"}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
            assert answer.status < 400, (path, answer.status, text)
            return json.loads(text) if text else None
        finally:
            connection.close()


class Person:
    """Somebody with a browser, which has no page before one is looked at."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name, self.context = name, context

    @property
    def page(self) -> Page:
        """Their page."""
        return self._opened[0]

    @property
    def watch(self) -> Watch:
        """What it complains about."""
        return self._opened[1]

    @cached_property
    def _opened(self) -> tuple[Page, Watch]:
        page = self.context.new_page()
        return page, Watch(page)

    @property
    def cookie(self) -> str:
        """What their browser sends."""
        return "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())


def person(browser: Browser, server: Server, name: str, **looks: Any) -> Person:
    """A guest with a name, on no page yet."""
    context = visit(browser, server.url, **looks)
    answer = context.request.post("/api/me", data={"name": name}, headers={"Origin": server.url})
    assert answer.ok, answer.text()
    return Person(name, context)


def table(server: Server, host: Person, **settings: Any) -> str:
    """A table of somebody's; gives its id."""
    quick = {"pause_ms": 0, "pace": "relaxed", **settings}
    made = server.ask("POST", "/api/tables", host.cookie, quick)
    return str(made["id"])


def command(server: Server, who: Person, table_id: str, type_: str, **fields: Any) -> None:
    """Ask a table for something, past the page."""
    body = {"type": type_, "id": f"past-{next(_ids)}", **fields}
    server.ask("POST", f"/api/tables/{table_id}/commands", who.cookie, body)


def look(server: Server, who: Person, table_id: str, kind: str = "snapshot") -> dict[str, Any]:
    """The table as somebody is told of it now, or their hand."""
    connection = HTTPConnection(urlsplit(server.url).netloc, timeout=30)
    try:
        path = f"/api/tables/{table_id}/events"
        connection.request("GET", path, headers={"Cookie": who.cookie})
        answer = connection.getresponse()
        told: dict[str, Any] = {}
        while told.get("type") != kind:
            told = json.loads(answer.readline() or b"{}") or {}
        return told
    finally:
        connection.close()


def act(server: Server, people: list[Person], table_id: str, *, calls: bool = True) -> bool:
    """Whoever is to act doubts the bid, or makes the lowest one; False when the game is over.

    The people sit in their order, on the first seats; on bots nobody waits here.
    """
    told = look(server, people[0], table_id)
    if told["status"] != "playing":
        return False
    turn, expect = told["game"]["turn"], told["game"]["turn_n"]
    if turn is None or turn["to_act"] >= len(people):
        return True
    who = people[turn["to_act"]]
    if turn["dudo"] and calls:
        command(server, who, table_id, "dudo", expect=expect)
    else:
        spans = turn["bids"]
        least = min((span[0], face) for face, span in enumerate(spans, start=1) if span)
        command(server, who, table_id, "bid", bid=least, expect=expect)
    return True


def seated(
    server: Server, people: list[Person], *, bots: int = 0, opener: int = 0, **settings: Any
) -> str:
    """A table where a game of these people, and bots after them, has begun.

    Who opens is chance in most editions: tables are made until it is the one who is wanted.
    """
    while True:
        id_ = _begun(server, people, bots, {"first": opener, **settings})
        if look(server, people[0], id_)["game"]["opener"] == opener:
            return id_


def _begun(server: Server, people: list[Person], bots: int, settings: dict[str, Any]) -> str:
    seats = len(people) + bots
    id_ = table(server, people[0], seats=seats, **settings)
    for seat, who in enumerate(people):
        command(server, who, id_, "sit", seat=seat)
    for seat in range(len(people), seats):
        command(server, people[0], id_, "seat_bot", seat=seat, level="counter")
    command(server, people[0], id_, "begin")
    return id_


def played(server: Server, people: list[Person], **settings: Any) -> str:
    """A game that is over; gives the id of the game, under which it is kept."""
    id_ = seated(server, people, **settings)
    while act(server, people, id_):
        pass
    told = look(server, people[0], id_)
    return str(told["chain"]["game"])

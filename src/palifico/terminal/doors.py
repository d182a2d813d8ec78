"""Coming to a table: who comes, to which server, and what is done there first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from palifico.editions import Fault
from palifico.fair import Source, system
from palifico.terminal.client import Client
from palifico.terminal.keeping import Kept
from palifico.terminal.places import Place
from palifico.terminal.rest import Refused, Rest
from palifico.terminal.seats import free_seats, is_host, my_seat


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted: a place to go to, or a table to be made with `settings` if it names none.

    `names` has everybody who plays on this machine; None is whoever one was here before, or a new
    guest under the `usual_name`, else under one that the server draws. `bots` fill
    the free seats of a table of ours, which then `begins`, unless friends are waited for.
    """

    place: Place
    lang: str
    names: Sequence[str | None] = (None,)
    usual_name: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    bots: Sequence[str] = ()
    begins: bool = False
    sits: bool = True

    def with_bots(self, *names: str) -> Plan:
        """The same with other bots."""
        return replace(self, bots=names)


class Door:
    """A server, come to by one person. `where` says where it is now: it may move."""

    def __init__(self, where: Callable[[], str], kept: Kept, *, who: str, lang: str) -> None:
        self._where, self._kept, self._who, self._lang = where, kept, who, lang
        self._rest: Rest | None = None

    async def rest(self) -> Rest:
        """The server as it is to be asked."""
        base = await asyncio.to_thread(self._where)
        if self._rest is None or self._rest.base != base:
            self._rest = Rest(base, lang=self._lang, cookie=self._kept.cookie(self._who))
        return self._rest

    def of(self, who: str) -> Door:
        """The same for somebody else."""
        return Door(self._where, self._kept, who=who, lang=self._lang)

    async def enter(self, name: str | None, *, usual: str | None = None) -> Rest:
        """Be somebody there; raises Refused."""
        rest = await self.rest()
        await rest.become(name, usual=usual)
        self._kept.keep(self._who, rest.cookie)
        return rest


async def arrive(
    plan: Plan, where: Callable[[], str], kept: Kept, *, source: Source = system
) -> list[Client]:
    """Everybody on this machine at the table, not yet connected. Raises Refused."""
    place, lang = plan.place, plan.lang
    at = place.base or "home"
    doors = [Door(where, kept, who=f"{at} {name or ''}".strip(), lang=lang) for name in plan.names]
    each = zip(doors, plan.names, strict=True)
    entered = [await door.enter(name, usual=plan.usual_name) for door, name in each]
    table = place.table or await _find(plan, entered[0])
    if not plan.settings and plan.sits and list(plan.names) == [None]:
        doors = [await _known(table, doors[0], kept, at=at)]
    return [Client(table, lang=lang, find=door.rest, source=source) for door in doors]


async def settle(plan: Plan, clients: Sequence[Client]) -> None:
    """Once everybody is connected: sit down where there is room, and begin if that was planned."""
    table = clients[0].table
    if table is None or table.status != "gathering" or not plan.sits:
        return
    free = iter(free_seats(table))
    for client in clients:
        if client.table is None or my_seat(client.table) is None:
            seat = next(free, None)
            if seat is None or not await client.sit(seat):
                return
    if plan.begins and is_host(table):
        await fill(clients[0], plan.bots)


async def fill(client: Client, bots: Sequence[str]) -> bool:
    """Bots on all free seats, each kind in its turn, and begin; stops where the table says no."""
    assert client.table is not None
    for place, seat in enumerate(free_seats(client.table)):
        if not await client.ask("seat_bot", seat=seat, level=bots[place % len(bots)]):
            return False
    return await client.ask("begin")


async def _known(table: str, usual: Door, kept: Kept, *, at: str) -> Door:
    """The door through which one comes to one's own seat: it may be under another name.

    Raises Fault `table.who` when several people of this machine sit there.
    """
    usual_rest = await usual.rest()
    if await _sits(usual_rest, table):
        return usual
    seated = []
    for name in kept.names(at):
        door = usual.of(f"{at} {name}")
        if await _sits(await door.rest(), table):
            seated.append((name, door))
    if len(seated) > 1:
        raise Fault("table.who", given=",".join(name for name, _ in seated))
    return seated[0][1] if seated else usual


async def _sits(rest: Rest, table: str) -> bool:
    """Whether somebody has a seat at a table."""
    try:
        mine = await rest.get("/api/me/tables")
        return any(one["id"] == table and not one["left"] for one in mine)
    except (Refused, KeyError, TypeError):
        return False


async def _find(plan: Plan, rest: Rest) -> str:
    if plan.place.code is not None:
        found = await rest.get(f"/api/codes/{plan.place.code}")
    else:
        found = await rest.post("/api/tables", dict(plan.settings), key=system(16).hex())
    return str(found["id"])


__all__ = ["Door", "Plan", "Refused", "arrive", "fill", "settle"]

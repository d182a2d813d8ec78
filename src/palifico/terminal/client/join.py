"""Joining a table: logs local players in at the server, finds or creates the table, takes seats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from msgspec import to_builtins

from palifico.errors import Fault
from palifico.fair import Source, system
from palifico.rules.edition import FirstPlayer
from palifico.terminal.client.client import Client
from palifico.terminal.client.credentials import CredentialStore
from palifico.terminal.client.links import TableAddress
from palifico.terminal.client.rest import Refused, Rest
from palifico.terminal.client.seats import free_seats, is_host, my_seat

DEFAULT_BOT: Final = "counter"
"""The bot that sits down if none is named."""
OWN_SERVER: Final = "home"
"""Stands for the server of this machine in the credential store: its address changes."""
DRAW: Final = -1
"""Stands for the seat that begins: lots are drawn."""
ChooseFirst: TypeAlias = Callable[[Client], Awaitable[int | None]]
"""Asks the host which seat begins, or `DRAW`; None when the game is not to begin."""

AskName: TypeAlias = Callable[[str], Awaitable[str]]
"""Asks a new guest for a name, given the one that the server has drawn."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to join: a table by its address, or a new one with `settings` if that names none.

    `names` are the players on this machine; None is the player of the last visit, or a new guest
    called `usual_name`, else as the server decides. `bots` fill the free seats of a table of
    one's own, which then `begins`, unless friends are waited for.
    """

    address: TableAddress
    lang: str
    names: Sequence[str | None] = (None,)
    usual_name: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    bots: Sequence[str] = ()
    begins: bool = False
    sits: bool = True

    def with_bots(self, *names: str) -> Plan:
        """Return the same plan with other bots."""
        return replace(self, bots=names)


class GuestSession:
    """One guest at a server, known by a cookie. `server_url` may change: the server can move."""

    def __init__(
        self, server_url: Callable[[], str], store: CredentialStore, *, login: str, lang: str
    ) -> None:
        self._server_url, self._store, self._login, self._lang = server_url, store, login, lang
        self._rest: Rest | None = None

    async def rest(self) -> Rest:
        """Return the REST client for where the server is now."""
        base = await asyncio.to_thread(self._server_url)
        if self._rest is None or self._rest.base != base:
            self._rest = Rest(base, lang=self._lang, cookie=self._store.cookie(self._login))
        return self._rest

    def as_login(self, login: str) -> GuestSession:
        """Return a session of another guest at the same server."""
        return GuestSession(self._server_url, self._store, login=login, lang=self._lang)

    async def log_in(self, name: str | None, *, usual: str | None = None) -> Rest:
        """Become a guest there, and store the cookie. Raises Refused."""
        rest = await self.rest()
        await rest.become(name, usual=usual)
        self._store.save(self._login, rest.cookie)
        return rest


async def join_table(
    plan: Plan,
    server_url: Callable[[], str],
    store: CredentialStore,
    *,
    source: Source = system,
    ask_name: AskName | None = None,
) -> list[Client]:
    """Return a client for each local player, not yet connected. Raises Refused.

    With `ask_name`, the first player chooses a name once the table is found.
    """
    address, lang = plan.address, plan.lang
    server = address.base or OWN_SERVER
    sessions = [
        GuestSession(server_url, store, login=f"{server} {name or ''}".strip(), lang=lang)
        for name in plan.names
    ]
    each = zip(sessions, plan.names, strict=True)
    logged_in = [await session.log_in(name, usual=plan.usual_name) for session, name in each]
    table = address.table or await _find_or_create(plan, logged_in[0])
    if ask_name is not None:
        store.choose_name(await _chosen_name(logged_in[0], ask_name))
    if not plan.settings and plan.sits and list(plan.names) == [None]:
        sessions = [await _find_seated(table, sessions[0], store, server=server)]
    return [Client(table, lang=lang, find=session.rest, source=source) for session in sessions]


async def take_seats(
    plan: Plan, clients: Sequence[Client], *, choose: ChooseFirst | None = None
) -> None:
    """Once all are connected: sit down where there is room, and begin if that was planned."""
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
        await fill_and_begin(clients[0], plan.bots, choose=choose)


async def fill_and_begin(
    client: Client, bots: Sequence[str] = (DEFAULT_BOT,), *, choose: ChooseFirst | None = None
) -> bool:
    """Seat bots on all free seats, each kind in its turn, and begin; False once refused.

    Where the host names the first player, `choose` asks for it; without it lots are drawn.
    """
    assert client.table is not None
    for index, seat in enumerate(free_seats(client.table)):
        if not await client.ask("seat_bot", seat=seat, level=bots[index % len(bots)]):
            return False
    if client.rules.edition.first_player is not FirstPlayer.NAMED:
        return await client.ask("begin")
    first = DRAW if choose is None else await choose(client)
    return first is not None and await _begin_with(client, first)


async def _chosen_name(rest: Rest, ask: AskName) -> str:
    """Return the name of a guest once it is chosen; ask again as long as the server refuses it."""
    drawn = await rest.become(None)
    while True:
        wanted = await ask(drawn)
        try:
            return await rest.become(wanted or drawn)
        except Refused as refused:
            if not refused.status:
                raise


async def _begin_with(client: Client, first: int) -> bool:
    """Name the seat that begins, unless the settings say so already, and begin."""
    settings = client.table.settings if client.table else None
    named = None if first == DRAW else first
    if settings is not None and settings.first != named:
        changed = {**to_builtins(settings), "first": named}
        if not await client.ask("change", settings=changed):
            return False
    return await client.ask("begin")


async def _find_seated(
    table: str, usual: GuestSession, store: CredentialStore, *, server: str
) -> GuestSession:
    """Return the session that has a seat at the table: it may be under another name.

    Raises Fault `table.who` when several players of this machine sit there.
    """
    if await _is_seated(await usual.rest(), table):
        return usual
    seated = []
    for name in store.names(server):
        session = usual.as_login(f"{server} {name}")
        if await _is_seated(await session.rest(), table):
            seated.append((name, session))
    if len(seated) > 1:
        raise Fault("table.who", given=",".join(name for name, _ in seated))
    return seated[0][1] if seated else usual


async def _is_seated(rest: Rest, table: str) -> bool:
    try:
        mine = await rest.get("/api/me/tables")
        return any(one["id"] == table and not one["left"] for one in mine)
    except (Refused, KeyError, TypeError):
        return False


async def _find_or_create(plan: Plan, rest: Rest) -> str:
    if plan.address.code is not None:
        found = await rest.get(f"/api/codes/{plan.address.code}")
    else:
        found = await rest.post("/api/tables", dict(plan.settings), key=system(16).hex())
    return str(found["id"])

"""Context of `palifico play`: the plan, the server, the local players, and how to resume."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import to_builtins

from palifico.fair import Source, system
from palifico.terminal.client.client import Client
from palifico.terminal.client.credentials import CredentialStore
from palifico.terminal.client.join import AskName, Plan, join_table
from palifico.terminal.client.links import TableAddress
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.table import Table

if TYPE_CHECKING:
    from palifico.terminal.embedded_server import EmbeddedServer

SaveRecord: TypeAlias = Callable[[dict[str, Any], str], bool]
"""Writes a record to a file of that name, and says whether it could."""


@dataclass(slots=True)
class Context:
    """What both modes are given; `embedded` is the server of this machine, where it is used.

    `flags` are the options to type again in order to resume, None if that is not possible.
    `moves` says that dice roll and cups are lifted one after the other, where they are drawn.
    `for_others` says that resuming is for the other local players: the last one has left for good.
    """

    plan: Plan
    folder: Path
    embedded: EmbeddedServer | None = None
    source: Source = system
    coached: bool = False
    light: bool = False
    moves: bool = False
    flags: tuple[str, ...] | None = ()
    for_others: bool = False
    players: LocalPlayers | None = field(default=None, init=False)

    def server_url(self) -> str:
        """Return the URL of the server; starts the embedded one if needed."""
        if self.embedded is not None:
            return self.embedded.url()
        assert self.plan.address.base is not None
        return self.plan.address.base

    async def join(self, ask_name: AskName | None = None) -> LocalPlayers:
        """Join the table, not yet connected. Raises Refused, and Fault for the embedded server.

        A new guest among others who never chose a name is asked for one.
        """
        store, given = CredentialStore(self.folder), self.plan.names[0]
        if len(self.plan.names) == 1 and given:
            store.choose_name(given)
        plan = replace(self.plan, usual_name=store.chosen_name() or self.plan.usual_name)
        ask = ask_name if self._is_nameless(store) else None
        clients = await join_table(plan, self.server_url, store, source=self.source, ask_name=ask)
        self.players = LocalPlayers(clients)
        return self.players

    def move_to(self, table: str | None) -> None:
        """Plan to join another table of the same server."""
        address = TableAddress(self.plan.address.base, table=table)
        self.plan = replace(self.plan, address=address)

    def plan_another(self, table: Table) -> None:
        """Plan to make a table with the settings of this one, at the same server."""
        settings = to_builtins(table.settings)
        address = TableAddress(self.plan.address.base)
        self.plan = replace(self.plan, address=address, settings=settings)

    def leave_for_good(self, client: Client) -> None:
        """Note that a player has stood up; other local players can still resume."""
        clients = self.players.clients if self.players else ()
        each = zip(clients, self.plan.names, strict=False)
        rest = [name for one, name in each if one is not client and name]
        self.for_others = bool(rest) and self.flags is not None and "--local" in self.flags
        if not self.for_others or self.flags is None:
            self.flags = None
            return
        at = self.flags.index("--local")
        self.flags = (*self.flags[: at + 1], ",".join(rest), *self.flags[at + 2 :])

    def resume_command(self) -> str | None:
        """Return the command that resumes the game, if it can be resumed."""
        table = self.players.first.table if self.players else None
        if table is None or table.status in ("over", "closed") or self.flags is None:
            return None
        base = self.plan.address.base
        target = table.code.upper() if base is None else f"{base}/t/{table.id}"
        return shlex.join(["palifico", "play", target, *self.flags])

    def _is_nameless(self, store: CredentialStore) -> bool:
        """Whether a player comes to the server of others for the first time, without a name."""
        server, plan = self.plan.address.base, self.plan
        if server is None or not plan.sits or list(plan.names) != [None]:
            return False
        was_there = store.cookie(server) is not None or bool(store.names(server))
        return not was_there and store.chosen_name() is None

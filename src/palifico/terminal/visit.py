"""A visit to a table from this machine: the server, the people, and how to come back."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from palifico.fair import Source, system
from palifico.terminal.doors import Plan, arrive
from palifico.terminal.keeping import Kept
from palifico.terminal.party import Party
from palifico.terminal.signals import Ending

if TYPE_CHECKING:
    from palifico.terminal.client import Client
    from palifico.terminal.embedded import Embedded


@dataclass(slots=True)
class Visit:
    """What both modes are given. `home` is the server of this machine, where it is played there.

    `flags` are what must be typed again to come back; None if nobody can. `others` says that it is
    not for whoever typed last, who has left for good, but for the others here.
    """

    plan: Plan
    folder: Path
    home: Embedded | None = None
    source: Source = system
    coached: bool = False
    light: bool = False
    flags: tuple[str, ...] | None = ()
    others: bool = False
    ending: Ending = field(default_factory=Ending)
    party: Party | None = field(default=None, init=False)

    def where(self) -> str:
        """The address of the server; that of this machine is started if it must be."""
        if self.home is not None:
            return self.home.url()
        assert self.plan.place.base is not None
        return self.plan.place.base

    async def arrive(self) -> Party:
        """Be at the table, not yet connected. Raises Refused, and Fault for a server at home."""
        clients = await arrive(self.plan, self.where, Kept(self.folder), source=self.source)
        self.party = Party(clients)
        return self.party

    def leave_for_good(self, client: Client) -> None:
        """One of us has stood up; whoever else plays on this machine can go on."""
        clients = self.party.clients if self.party else ()
        each = zip(clients, self.plan.names, strict=False)
        rest = [name for one, name in each if one is not client and name]
        self.others = bool(rest) and self.flags is not None and "--local" in self.flags
        if not self.others or self.flags is None:
            self.flags = None
            return
        at = self.flags.index("--local")
        self.flags = (*self.flags[: at + 1], ",".join(rest), *self.flags[at + 2 :])

    def way_back(self) -> str | None:
        """The command that goes on with the game, if there is one to go on with."""
        table = self.party.first.table if self.party else None
        if table is None or table.status in ("over", "closed") or self.flags is None:
            return None
        base = self.plan.place.base
        place = table.code.upper() if base is None else f"{base}/t/{table.id}"
        return shlex.join(["palifico", "play", place, *self.flags])

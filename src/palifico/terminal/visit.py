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

if TYPE_CHECKING:
    from palifico.terminal.embedded import Embedded


@dataclass(slots=True)
class Visit:
    """What both modes are given. `home` is the server of this machine, where it is played there.

    `flags` are what must be typed again to come back; None if nobody can.
    """

    plan: Plan
    folder: Path
    home: Embedded | None = None
    source: Source = system
    coached: bool = False
    light: bool = False
    flags: tuple[str, ...] | None = ()
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

    def way_back(self) -> str | None:
        """The command that goes on with the game, if there is one to go on with."""
        table = self.party.first.table if self.party else None
        if table is None or table.status in ("over", "closed") or self.flags is None:
            return None
        base = self.plan.place.base
        place = table.code.upper() if base is None else f"{base}/t/{table.id}"
        return shlex.join(["palifico", "play", place, *self.flags])

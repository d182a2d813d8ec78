"""The application: arrives at a table, shows it, and leaves a clean terminal behind."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType

from palifico.editions import Fault
from palifico.terminal.client import Client, Heard
from palifico.terminal.doors import settle
from palifico.terminal.ending import record_of
from palifico.terminal.party import Party
from palifico.terminal.places import Place
from palifico.terminal.rest import Refused
from palifico.terminal.screen.sized import INTERRUPT, measure_terminal
from palifico.terminal.screen.table_screen import TableScreen
from palifico.terminal.screen.talk import PassDialog
from palifico.terminal.screen.themes import DARK, LIGHT, is_light_terminal
from palifico.terminal.screen.watching import is_watching
from palifico.terminal.starting import Keep
from palifico.terminal.visit import Visit

WIDE = 110


class TableApp(App[bool]):
    """A visit on the whole screen; ends with whether the game came to an end."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [INTERRUPT]

    def __init__(self, visit: Visit, *, record: str | None = None) -> None:
        super().__init__()
        self.visit, self.record = visit, record
        self.trouble: Refused | Fault | None = None
        self.interrupted = False
        self.kept: list[tuple[dict[str, Any], str]] = []
        self._table: TableScreen | None = None
        self._is_settled = False

    @property
    def is_wide(self) -> bool:
        """Whether there is room beside the table."""
        return self.size.width >= WIDE

    def on_mount(self) -> None:
        """Put on colours, and go to the table."""
        loop = asyncio.get_running_loop()
        self.visit.ending.leave = partial(loop.call_soon_threadsafe, self.action_interrupt)
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        is_light = self.visit.light or is_light_terminal()
        self.theme = LIGHT.name if is_light else DARK.name
        self.run_worker(self._arrive(), exclusive=True, group="line")

    async def _arrive(self) -> None:
        try:
            party = await self.visit.arrive()
        except (Refused, Fault) as trouble:
            self.trouble = trouble
            self.exit()
            return
        self._is_settled = False
        table = TableScreen(party, coached=self.visit.coached)
        if self._table is None:
            await self.push_screen(table)
        else:
            await self.switch_screen(table)
        self._table = table
        await party.run(self._hear)

    def _hear(self, heard: Heard) -> None:
        party = self.visit.party
        if party is None or self._table is None:
            return
        if not self._is_settled and party.is_here():
            self._is_settled = True
            self.run_worker(settle(self.visit.plan, party.clients))
        self._table.hear(heard)

    async def ask(self, client: Client, path: str) -> Any:
        """What the server tells, or None if it does not."""
        try:
            return await client.fetch(path)
        except Refused:
            return None

    def pass_to(self, client: Client) -> None:
        """Let the machine be given to somebody."""
        party = self.visit.party
        assert party is not None

        def taken(_: None) -> None:
            party.take(client)
            if self._table is not None:
                self._table.hear(client.line)

        self.push_screen(PassDialog(client.speaker, party.name(client)), taken)

    def refuse(self, why: str) -> None:
        """The table cannot be shown."""
        self.trouble = Refused(403, "table.refused", why)
        self.exit()

    def leave(self, *, interrupted: bool = False) -> None:
        """End, with the terminal as it was."""
        self.interrupted = interrupted
        if self.visit.party is not None and is_watching(self.visit.party):
            self.visit.flags = None
        self.run_worker(self._leave())

    def action_interrupt(self) -> None:
        """Ctrl-C, wherever one is: leave at once; the game waits."""
        self.leave(interrupted=True)

    async def stand_and_leave(self, client: Client) -> None:
        """Leave for good: a bot has the seat."""
        if await client.ask("stand"):
            self.visit.leave_for_good(client)
            await self._leave()

    async def _leave(self) -> None:
        party = self.visit.party
        if party is not None and party.is_over() and self.record is not None:
            await self._keep(party, self.record)
        if party is not None:
            await party.close()
        self.exit(party is not None and party.is_over())

    def keep_in(self, file: str | None) -> None:
        """Keep the game in a file when the screen is gone."""
        party = self.visit.party
        if file and party is not None:
            self.run_worker(self._keep(party, file))

    async def _keep(self, party: Party, file: str) -> None:
        found = await record_of(party.first)
        if found is not None and all(name != file for _, name in self.kept):
            self.kept.append((found, file))

    def rematch(self) -> None:
        """Go on at another table, with the same people."""
        self.run_worker(self._rematch(), exclusive=True, group="rematch")

    async def _rematch(self) -> None:
        party = self.visit.party
        assert party is not None
        if not await party.first.ask("rematch") or party.first.table is None:
            return
        place = Place(self.visit.plan.place.base, table=party.first.table.next_table)
        self.visit.plan = replace(self.visit.plan, place=place)
        await party.close()
        self.run_worker(self._arrive(), exclusive=True, group="line")

    def turn_light(self) -> None:
        """Light to dark, dark to light."""
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name
        if self._table is not None:
            self._table.draw()


def run_app(visit: Visit, *, record: str | None, keep: Keep) -> bool:
    """Play on the screen; whether the game came to an end.

    Raises Refused or Fault when there is no table, KeyboardInterrupt for Ctrl-C.
    """
    measure_terminal()
    app = TableApp(visit, record=record)
    is_over = app.run()
    visit.ending.leave = None
    for found, file in app.kept:
        keep(found, file)
    if app.trouble is not None:
        raise app.trouble
    if app.interrupted:
        raise KeyboardInterrupt
    if app.return_code:
        raise SystemExit(app.return_code)
    return bool(is_over)

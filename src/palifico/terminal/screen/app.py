"""Screen mode of `palifico play`: a Textual app that joins a table and restores the terminal."""

from __future__ import annotations

from typing import Any

from palifico.errors import Fault
from palifico.terminal.client.client import Client, ClientEvent
from palifico.terminal.client.join import take_seats
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.rest import Refused
from palifico.terminal.client.table import Table
from palifico.terminal.context import Context, SaveRecord
from palifico.terminal.screen.base import TerminableApp, measure_terminal
from palifico.terminal.screen.dialogs.input import PassDialog
from palifico.terminal.screen.dialogs.name import NameDialog
from palifico.terminal.screen.table_screen import TableScreen
from palifico.terminal.screen.themes import DARK, LIGHT, is_light_terminal


class TableApp(TerminableApp[bool]):
    """The app of one table; returns whether the game came to an end.

    `trouble` is why there is no table; `to_save` are records and files, written after the exit.
    """

    CSS_PATH = "style.tcss"

    def __init__(self, context: Context, *, record: str | None = None) -> None:
        super().__init__()
        self.context, self._record = context, record
        self.trouble: Refused | Fault | None = None
        self.to_save: list[tuple[dict[str, Any], str]] = []
        self._table: TableScreen | None = None
        self._is_settled = False

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        is_light = self.context.light or is_light_terminal()
        self.theme = LIGHT.name if is_light else DARK.name
        self._start_joining()

    def leave(self, *, interrupted: bool = False) -> None:
        """End the app with the terminal as it was; the game waits."""
        self.interrupted = interrupted
        if self.context.players is not None and self.context.players.are_watching():
            self.context.flags = None
        self.run_worker(self._leave())

    def action_interrupt(self) -> None:
        """Leave at once, from any dialog."""
        self.leave(interrupted=True)

    async def stand_and_leave(self, client: Client) -> None:
        """Give the seat to a bot for good, and end the app."""
        if await client.ask("stand"):
            self.context.leave_for_good(client)
            await self._leave()

    def refuse(self, why: str) -> None:
        """End the app: the server does not admit this client."""
        self.trouble = Refused(403, "table.refused", why)
        self.exit()

    def pass_to(self, client: Client) -> None:
        """Cover the screen until a player has the machine."""
        players = self.context.players
        assert players is not None

        def close(answer: str | None) -> None:
            if answer == "leave":
                self.leave()
                return
            players.hand_to(client)
            if self._table is not None:
                self._table.receive(client.connection_state)

        self.push_screen(PassDialog(client.speaker, players.name(client)), close)

    def save_in(self, file: str | None) -> None:
        """Save the record of the finished game in a file, once the screen is gone."""
        players = self.context.players
        if file and players is not None:
            self.run_worker(self._fetch_record(players, file))

    def rematch(self) -> None:
        """Go on at another table with the same players."""
        self.run_worker(self._rematch(), exclusive=True, group="rematch")

    def new_game(self, table: Table) -> None:
        """Leave a game to the others, and make a table like it."""
        self.run_worker(self._new_game(table), exclusive=True, group="rematch")

    def switch_theme(self) -> None:
        """Change between light and dark."""
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name
        if self._table is not None:
            self._table.draw()

    def _start_joining(self) -> None:
        self.run_worker(self._join(), exclusive=True, group="table")

    async def _join(self) -> None:
        try:
            players = await self.context.join(self._ask_name)
        except (Refused, Fault) as trouble:
            self.trouble = trouble
            self.exit()
            return
        self._is_settled = False
        base = self.context.plan.address.base
        coached, moves = self.context.coached, self.context.moves
        table = TableScreen(players, self, coached=coached, moves=moves, base=base)
        if self._table is None:
            await self.push_screen(table)
        else:
            await self.switch_screen(table)
        self._table = table
        await players.run(self._on_event)

    async def _ask_name(self, drawn: str) -> str:
        return await self.push_screen_wait(NameDialog(self.context.plan.lang, drawn)) or drawn

    def _on_event(self, event: ClientEvent) -> None:
        players = self.context.players
        if players is None or self._table is None:
            return
        if not self._is_settled and players.are_connected():
            self._is_settled = True
            choose = self._table.choose_first
            self.run_worker(take_seats(self.context.plan, players.clients, choose=choose))
        self._table.receive(event)

    async def _leave(self) -> None:
        players = self.context.players
        if players is not None and players.is_over() and self._record is not None:
            await self._fetch_record(players, self._record)
        if players is not None:
            await players.close()
        self.exit(players is not None and players.is_over())

    async def _fetch_record(self, players: LocalPlayers, file: str) -> None:
        record = await players.first.fetch_record()
        if record is not None and all(name != file for _, name in self.to_save):
            self.to_save.append((record, file))

    async def _rematch(self) -> None:
        players = self.context.players
        assert players is not None
        if not await players.first.ask("rematch") or players.first.table is None:
            return
        self.context.move_to(players.first.table.next_table)
        await players.close()
        self._start_joining()

    async def _new_game(self, table: Table) -> None:
        players = self.context.players
        assert players is not None
        self.context.plan_another(table)
        await players.close()
        self._start_joining()


def run_app(context: Context, *, record: str | None, save: SaveRecord) -> bool:
    """Play on the full screen; whether the game came to an end.

    Raises Refused or Fault when there is no table, KeyboardInterrupt for Ctrl-C.
    """
    measure_terminal()
    app = TableApp(context, record=record)
    is_over = app.run_to_end()
    for found, file in app.to_save:
        save(found, file)
    if app.trouble is not None:
        raise app.trouble
    if app.interrupted:
        raise KeyboardInterrupt
    if app.return_code:
        raise SystemExit(app.return_code)
    return bool(is_over)

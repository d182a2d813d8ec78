"""Making a table, and reading one back from the store."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from palifico.editions import Fault
from palifico.protocol.coding import encode, read_entry
from palifico.protocol.entries import AnyEntry, RematchMade, Sat, TableMade
from palifico.protocol.frames import Person, Said
from palifico.protocol.settings import TIME, TableSettings, settled
from palifico.server.live_table import LINES, LiveTable
from palifico.server.people import Account, new_id
from palifico.server.table.due import CLOSE_AFTER, MOST_LAG, Around, by_correspondence
from palifico.server.table.gathering import playing_seat
from palifico.server.table.plan import Plan
from palifico.server.table.secrets import Secrets
from palifico.server.table.state import TableState
from palifico.store import tables as kept
from palifico.store.contract import Row
from palifico.store.log import read_log
from palifico.store.talk import Line, last_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from palifico.server.carrying import Carrier
    from palifico.server.live import Tables
    from palifico.store.once import Also

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
CODE: Final = 6
TRIES: Final = 5
ID: Final = 10


async def create(
    tables: Tables, host: Account, settings: TableSettings, *, also: Also | None = None
) -> LiveTable:
    """A new table on disk and in memory; raises Fault when it cannot be set so."""
    laid = _lay(tables, TableMade(host=host.id, settings=settled(settings)))
    for _ in range(TRIES):
        laid.state.code = _draw_code(tables)
        try:
            laid.state.number = await tables.store.write(partial(laid.write, also=also))
        except IntegrityError:
            continue
        for entry in laid.entries:
            laid.state.apply(entry)
        return LiveTable(laid.state, {host.id: person(host)}, Around(laid.entries[0].at))
    raise Fault("store.failed")


async def load(tables: Tables, id_: str) -> LiveTable:
    """A table as its log tells it; raises Fault `table.unknown`."""

    def read(conn: Connection) -> tuple[TableState, list[Row], list[Said]] | None:
        row = kept.find_table(conn, id_)
        if row is None:
            return None
        state = TableState(row.number, row.id, row.code, _secrets(tables, conn, row.number))
        lines = [said(line) for line in last_lines(conn, row.number, limit=LINES)]
        return state, read_log(conn, row.number), lines

    found = await tables.store.read(read)
    if found is None:
        raise Fault("table.unknown", given=id_)
    state, rows, lines = found
    for row in rows:
        state.apply(read_entry(row.body))
        if row.command is not None and row.actor is not None:
            state.remember(row.actor, row.command, row.n)
    live = LiveTable(state, await _people(tables, state), _around(tables, state))
    live.lines.extend(lines)
    live.found_at = live.host_at = tables.timers.now()
    return live


async def refresh(tables: Carrier, live: LiveTable) -> None:
    """Read anew what lies sealed for a table, and who is there: its log has grown elsewhere."""
    number = live.state.number
    live.state.secrets = await tables.store.read(lambda conn: _secrets(tables, conn, number))
    live.people |= await _people(tables, live.state)


def rematch(tables: Tables, table: TableState, account: Account) -> Plan:
    """A new table with the same people and settings, written together with word of it here.

    Raises Fault `seat.needed`, `table.not_over`.
    """
    playing_seat(table, account.id)
    if table.status != "over":
        raise Fault("table.not_over")
    if table.next_table is not None:
        return Plan([])
    sitting = [
        Sat(seat=seat, account=sitter.account, commit=None, bot=sitter.bot)
        for seat, sitter in table.sitters()
        if not sitter.for_good
    ]
    made = TableMade(host=account.id, settings=table.settings, after=table.id)
    laid = _lay(tables, made, *sitting)
    laid.state.code = _draw_code(tables)
    return Plan([RematchMade(table=laid.state.id)], extra=[laid.keep])


def person(account: Account) -> Person:
    """What everybody may know of an account."""
    return Person(account.id, account.name, account.colour, account.shape, account.kind)


def said(line: Line) -> Said:
    """A line of talk as it is told."""
    return Said(line.id, line.at, line.account, line.phrase, line.text)


@dataclass(frozen=True, slots=True)
class _Laid:
    """A table that is ready to be written."""

    state: TableState
    entries: Sequence[AnyEntry]
    public: bool

    def write(self, conn: Connection, also: Also | None = None) -> int:
        """Write it; gives its number. Raises IntegrityError when its code is taken."""
        state, now = self.state, self.entries[0].at
        times = {"now": now, "due": now + CLOSE_AFTER}
        number = kept.add_table(conn, id_=state.id, code=state.code, public=self.public, **times)
        for game, sealed in state.secrets.sealed.items():
            kept.keep_chain(conn, number, game=game, sealed=sealed)
        kept.add_rows(conn, number, [Row(entry.n, encode(entry)) for entry in self.entries])
        for account in {entry.account for entry in self.entries if isinstance(entry, Sat)}:
            kept.add_sitter(conn, number, account)
        if also is not None:
            also(conn, state.id)
        return number

    def keep(self, conn: Connection) -> None:
        """Write it beside something else."""
        self.write(conn)


def _lay(tables: Tables, made: TableMade, *sitting: AnyEntry) -> _Laid:
    """Lay a table: it has an id and a chain, and perhaps people at it."""
    secrets = Secrets(tables.sealer, tables.signer)
    entries: list[AnyEntry] = [made, secrets.open_chain(tables.source), *sitting]
    for n, entry in enumerate(entries, start=1):
        entry.n, entry.at = n, tables.timers.now()
    state = TableState(0, new_id(tables.source)[:ID], "", secrets)
    return _Laid(state, entries, made.settings.privacy == "public")


def _draw_code(tables: Tables) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in tables.source(CODE))


def _secrets(tables: Carrier, conn: Connection, number: int) -> Secrets:
    sealed = kept.sealed_chains(conn, number)
    openings = kept.kept_openings(conn, sealed)
    return Secrets(tables.sealer, tables.signer, sealed, openings)


async def _people(tables: Carrier, state: TableState) -> dict[str, Person]:
    found = await tables.identity.accounts(state.accounts())
    return {id_: person(account) for id_, account in found.items()}


def _around(tables: Tables, state: TableState) -> Around:
    """A table that nobody is at yet; the time of outages is given back to whoever was to act."""
    empty = tables.empty.get(state.number, tables.started)
    around = Around(max(empty, state.at))
    around.turn(state.turn_n, tables.botting.think_time())
    around.credit = sum(
        until - max(since, state.turn_at)
        for since, until in tables.outages
        if until > state.turn_at
    )
    time = TIME[state.settings.pace]
    if time is not None and not by_correspondence(state):
        ran_out = state.turn_at + time + MOST_LAG + around.credit
        if ran_out < empty:  # and yet nothing was done: it stood still, because nobody was here
            around.credit = empty - state.turn_at
    people = (seat for seat, sitter in state.sitters() if sitter.bot is None)
    around.away = dict.fromkeys(people, tables.timers.now())
    return around

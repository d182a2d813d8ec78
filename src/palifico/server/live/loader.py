"""Loader: create tables in the store, and fold them from their log."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from palifico.errors import Fault
from palifico.protocol.codec import encode, read_entry
from palifico.protocol.entries import AnyEntry, RematchMade, Sat, TableMade
from palifico.protocol.frames import Person, Said
from palifico.protocol.settings import TableSettings, settled
from palifico.server.auth.accounts import Account, new_id, person
from palifico.server.live.jobs import Commit, Job, Outcome
from palifico.server.live.services import Services
from palifico.server.live.table import MAX_CHAT_LINES, LiveTable
from palifico.server.table.deadlines import (
    CLOSE_AFTER_MS,
    MAX_LAG_MS,
    ClockState,
    by_correspondence,
    clock_end,
)
from palifico.server.table.decision import Decision
from palifico.server.table.seating import playing_seat
from palifico.server.table.secrets import Secrets
from palifico.server.table.state import TableState
from palifico.store.base import Row
from palifico.store.queries import tables as kept
from palifico.store.queries.chat import ChatLine, last_lines
from palifico.store.queries.log import read_log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from palifico.store.queries.idempotency import Also

CODE_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz"
CODE_CHARS: Final = 6
MAX_CODE_TRIES: Final = 5
ID_CHARS: Final = 10


async def create(
    services: Services, host: Account, settings: TableSettings, *, also: Also | None = None
) -> LiveTable:
    """Store a new table, and `also` with it; raise Fault if the settings cannot be."""
    new = _lay(services, TableMade(host=host.id, settings=settled(settings)))
    for _ in range(MAX_CODE_TRIES):
        new.state.code = _draw_code(services)
        try:
            new.state.number = await services.store.write(partial(new.write, also=also))
        except IntegrityError:
            continue
        for entry in new.entries:
            new.state.apply(entry)
        return LiveTable(new.state, {host.id: person(host)}, ClockState(new.entries[0].at))
    raise Fault("store.failed")


async def load(services: Services, id_: str, *, empty_since: int) -> LiveTable:
    """Fold a table from its log; raise Fault `table.unknown`."""

    def read(conn: Connection) -> tuple[TableState, list[Row], list[Said]] | None:
        row = kept.find_table(conn, id_)
        if row is None:
            return None
        state = TableState(row.number, row.id, row.code, _secrets(services, conn, row.number))
        lines = [said(line) for line in last_lines(conn, row.number, limit=MAX_CHAT_LINES)]
        return state, read_log(conn, row.number), lines

    found = await services.store.read(read)
    if found is None:
        raise Fault("table.unknown", given=id_)
    state, rows, lines = found
    for row in rows:
        state.apply(read_entry(row.body))
        if row.command is not None and row.actor is not None:
            state.remember(row.actor, row.command, row.n)
    now = services.clock.now()
    state.turn_at = min(state.turn_at, now)  # the clock was set back since: the turn begins anew
    people, clock = await _people(services, state), _clock(services, state, empty_since)
    table = LiveTable(state, people, clock)
    table.chat_lines.extend(lines)
    table.found_at = table.host_seen_at = now
    return table


async def refresh(services: Services, table: LiveTable) -> None:
    """Read secrets and profiles anew: another process has appended to the log."""
    number = table.state.number
    table.state.secrets = await services.store.read(lambda conn: _secrets(services, conn, number))
    table.people |= await _people(services, table.state)


def rematch(services: Services, table: TableState, account: Account, job: Job) -> Outcome:
    """Decide a new table with the same players and settings, stored in the same transaction.

    Raises Fault `seat.needed`, `table.not_over`.
    """
    playing_seat(table, account.id)
    if table.status != "over":
        raise Fault("table.not_over")
    if table.next_table is not None:
        return Decision([])
    sitting = [
        Sat(seat=seat, account=sitter.account, commit=None, bot=sitter.bot)
        for seat, sitter in table.sitters()
        if not sitter.for_good
    ]
    settings = replace(table.settings, first=None)  # who begins is asked anew
    made = TableMade(host=account.id, settings=settings, after=table.id)
    new = _lay(services, made, *sitting)
    new.state.code = _draw_code(services)
    decision = Decision([RematchMade(table=new.state.id)])
    return Commit(decision, [job], also=[new.write_only])


def said(line: ChatLine) -> Said:
    """Return a chat line as it is sent."""
    return Said(line.id, line.at, line.account, line.phrase, line.text)


@dataclass(frozen=True, slots=True)
class _NewTable:
    """A table that is ready to be written."""

    state: TableState
    entries: Sequence[AnyEntry]
    public: bool

    def write(self, conn: Connection, also: Also | None = None) -> int:
        """Write it and return its number; raise IntegrityError if its code is taken."""
        state, now = self.state, self.entries[0].at
        times = {"now": now, "due": now + CLOSE_AFTER_MS}
        number = kept.add_table(conn, id_=state.id, code=state.code, public=self.public, **times)
        for game, sealed in state.secrets.sealed.items():
            kept.keep_chain(conn, number, game=game, sealed=sealed)
        kept.add_rows(conn, number, [Row(entry.n, encode(entry)) for entry in self.entries])
        for account in {entry.account for entry in self.entries if isinstance(entry, Sat)}:
            kept.add_sitter(conn, number, account)
        if also is not None:
            also(conn, state.id)
        return number

    def write_only(self, conn: Connection) -> None:
        """Write it within the transaction of something else."""
        self.write(conn)


def _lay(services: Services, made: TableMade, *sitting: AnyEntry) -> _NewTable:
    """Return a table with an id and a chain, and perhaps players at it."""
    secrets = Secrets(services.sealer, services.signer)
    entries: list[AnyEntry] = [made, secrets.open_chain(services.source), *sitting]
    for n, entry in enumerate(entries, start=1):
        entry.n, entry.at = n, services.clock.now()
    state = TableState(0, new_id(services.source)[:ID_CHARS], "", secrets)
    return _NewTable(state, entries, made.settings.privacy == "public")


def _draw_code(services: Services) -> str:
    letters = services.source(CODE_CHARS)
    return "".join(CODE_ALPHABET[byte % len(CODE_ALPHABET)] for byte in letters)


def _secrets(services: Services, conn: Connection, number: int) -> Secrets:
    sealed = kept.sealed_chains(conn, number)
    openings = kept.kept_openings(conn, sealed)
    return Secrets(services.sealer, services.signer, sealed, openings)


async def _people(services: Services, state: TableState) -> dict[str, Person]:
    found = await services.identity.accounts(state.accounts())
    return {id_: person(account) for id_, account in found.items()}


def _clock(services: Services, state: TableState, empty_since: int) -> ClockState:
    """Return the clocks of an empty table; the time of outages is credited to the player to act."""
    now = services.clock.now()
    clock = ClockState(min(max(empty_since, state.at), now))
    clock.start_turn(state.turn_n, services.bots.think_time())
    clock.credit_ms = sum(
        until - max(since, state.turn_at)
        for since, until in services.outages
        if until > state.turn_at
    )
    end = None if by_correspondence(state) else clock_end(state, clock.credit_ms)
    if end is not None and end + MAX_LAG_MS < empty_since:
        # It ran out and yet nothing was done: it stood still, because the table was empty.
        clock.credit_ms = empty_since - state.turn_at
    if state.locked is not None and state.status == "starting":
        clock.credit_ms = min(clock.credit_ms, now - state.locked.at)
    people = (seat for seat, sitter in state.sitters() if sitter.bot is None)
    clock.away = dict.fromkeys(people, now)
    return clock

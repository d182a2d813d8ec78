"""Table talk: quick phrases that every language has, and texts where the table allows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from palifico.editions import Fault
from palifico.protocol.coding import encode
from palifico.protocol.commands import Say
from palifico.protocol.frames import Said
from palifico.server.listening import Listener, Out
from palifico.server.live_table import Item, LiveTable
from palifico.server.loading import said
from palifico.server.table.gathering import playing_seat
from palifico.store.accounts import muted_by
from palifico.store.talk import add_line, deaf_to, find_line
from palifico.words import PHRASES, visible

if TYPE_CHECKING:
    from palifico.server.live import Tables

LONGEST = 300

log = structlog.get_logger(__name__)


async def say(tables: Tables, live: LiveTable, item: Item, command: Say) -> None:
    """Keep what somebody says, then tell all who have not muted them."""
    number, account, at = live.state.number, item.actor, tables.timers.now()
    try:
        playing_seat(live.state, account)
        phrase, text = _sayable(live, command)
    except Fault as fault:
        return tables.refuse(live, item, fault)
    try:
        line, is_new = await tables.store.write(
            lambda conn: add_line(
                conn, number, account=account, command=command.id, at=at, phrase=phrase, text=text
            )
        )
        deaf = await tables.store.read(lambda conn: deaf_to(conn, account))
    except Exception as error:
        log.error("talk.failed", table=live.state.id, error=type(error).__name__)
        return await _settle(tables, live, item, command)
    if is_new:
        told = said(line)
        live.lines.append(told)
        out = Out(encode(told))
        for listener in live.listeners:
            if listener.account is None or listener.account.id not in deaf:
                listener.push(out)
        tables.watch.said()
    return tables.confirm(item, live.state.n)


async def _settle(tables: Tables, live: LiveTable, item: Item, command: Say) -> None:
    """Tell whether it was kept after all; if nobody knows, everybody comes back and asks again."""
    number, account = live.state.number, item.actor
    try:
        kept = await tables.store.read(
            lambda conn: find_line(conn, number, account=account, command=command.id)
        )
    except Exception:
        return tables.drop(live)
    if kept is None:
        return tables.refuse(live, item, Fault("store.failed"))
    return tables.confirm(item, live.state.n)


def tell_lines(tables: Tables, live: LiveTable, listener: Listener) -> None:
    """Tell somebody who comes what was said last."""
    if live.lines:
        # What is said from now on, they hear like everybody.
        tables.spawn(_tell_lines(tables, tuple(live.lines), listener))


async def _tell_lines(tables: Tables, lines: tuple[Said, ...], listener: Listener) -> None:
    account = listener.account
    muted: list[str] = []
    if account is not None:
        muted = await tables.store.read(lambda conn: muted_by(conn, account.id))
    for line in lines:
        if line.account not in muted:
            listener.push(Out(encode(line)))


def _sayable(live: LiveTable, command: Say) -> tuple[str | None, str | None]:
    allowed = live.state.settings.talk
    if allowed == "off":
        raise Fault("talk.off")
    if (command.phrase is None) == (command.text is None):
        raise Fault("talk.one")
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise Fault("talk.phrase", given=command.phrase, expected=", ".join(PHRASES))
        return command.phrase, None
    if allowed != "text":
        raise Fault("talk.phrases_only")
    text = visible((command.text or "").strip())
    if not 1 <= len(text) <= LONGEST:
        raise Fault("talk.long", to=LONGEST)
    return None, text

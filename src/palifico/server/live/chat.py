"""Chat: quick phrases that every language has, and texts where the table allows them."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

import structlog

from palifico.errors import Fault
from palifico.protocol.codec import encode
from palifico.protocol.commands import Say
from palifico.protocol.frames import Said
from palifico.protocol.names import JOINER, emoji_parts, has_stacked_marks
from palifico.server.live.jobs import Decider, Job
from palifico.server.live.loader import said
from palifico.server.live.services import Services
from palifico.server.live.subscriber import OutgoingMessage, Subscriber
from palifico.server.live.table import LiveTable
from palifico.server.table.seating import playing_seat
from palifico.store.queries.accounts import muted_by
from palifico.store.queries.chat import add_line, find_line, muters_of
from palifico.words import PHRASES, REACTIONS, visible

MAX_TEXT_CHARS: Final = 300

log = structlog.get_logger(__name__)


async def say(
    services: Services, table: LiveTable, job: Job, command: Say, *, actor: Decider
) -> None:
    """Store a chat line, then send it to all who have not muted its author."""
    state, store, account, at = table.state, services.store, job.account, services.clock.now()
    try:
        playing_seat(state, account)
        phrase, text = _sayable(table, command)
    except Fault as fault:
        return actor.refuse(job, fault)
    try:
        stored, is_new = await store.write(
            lambda conn: add_line(
                conn,
                state.number,
                account=account,
                command=command.id,
                at=at,
                phrase=phrase,
                text=text,
            )
        )
        deaf = await store.read(lambda conn: muters_of(conn, account))
    except Exception as error:
        log.error("talk.failed", table=state.id, error=type(error).__name__)
        return await _settle(services, table, job, actor=actor)
    if is_new:
        line = said(stored)
        table.chat_lines.append(line)
        message = OutgoingMessage(encode(line))
        for subscriber in table.subscribers:
            if subscriber.account is None or subscriber.account.id not in deaf:
                subscriber.push(message)
        services.metrics.chat_sent()
    return actor.confirm(job, state.n)


async def _settle(services: Services, table: LiveTable, job: Job, *, actor: Decider) -> None:
    """Find out whether a line was stored after all; if that is unknown, clients reconnect."""
    number, account, command = table.state.number, job.account, job.command_id or ""
    try:
        stored = await services.store.read(
            lambda conn: find_line(conn, number, account=account, command=command)
        )
    except Exception:
        return actor.drop()
    if stored is None:
        return actor.refuse(job, Fault("store.failed"))
    return actor.confirm(job, table.state.n)


def send_last_lines(services: Services, table: LiveTable, subscriber: Subscriber) -> None:
    """Send the last lines to a new subscriber; later ones are broadcast."""
    if table.chat_lines:
        lines = tuple(table.chat_lines)
        services.lifecycle.spawn(_send_lines(services, lines, subscriber))


async def _send_lines(services: Services, lines: tuple[Said, ...], subscriber: Subscriber) -> None:
    account = subscriber.account
    muted: list[str] = []
    if account is not None:
        muted = await services.store.read(lambda conn: muted_by(conn, account.id))
    for line in lines:
        if line.account not in muted:
            subscriber.push(OutgoingMessage(encode(line)))


def _sayable(table: LiveTable, command: Say) -> tuple[str | None, str | None]:
    allowed = table.state.settings.talk
    if allowed == "off":
        raise Fault("talk.off")
    if (command.phrase is None) == (command.text is None):
        raise Fault("talk.one")
    if command.phrase is not None:
        if command.phrase not in (*PHRASES, *REACTIONS):
            raise Fault("talk.phrase", given=command.phrase, expected=", ".join(PHRASES))
        return command.phrase, None
    if allowed != "text":
        raise Fault("talk.phrases_only")
    given = normalize("NFC", (command.text or "").strip())
    text = JOINER.join(map(visible, emoji_parts(given)))
    if not 1 <= len(text) <= MAX_TEXT_CHARS:
        raise Fault("talk.long", to=MAX_TEXT_CHARS)
    if has_stacked_marks(text):
        raise Fault("talk.marks")
    return None, text

"""Plain mode of `palifico play`: joins, plays, saves the record, and plays a rematch."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

from palifico.terminal.context import Context, SaveRecord
from palifico.terminal.plain.console import Console, print_line, wipe_terminal
from palifico.terminal.plain.input import InputLines
from palifico.terminal.plain.session import Session
from palifico.terminal.tty import can_wipe
from palifico.words import message


def run_plain(context: Context, *, record: str | None, save: SaveRecord) -> bool:
    """Play line by line; whether the game came to an end. Raises Refused."""
    return asyncio.run(_play(context, record, save))


async def _play(context: Context, record: str | None, save: SaveRecord) -> bool:
    lines = InputLines(sys.stdin)
    lines.start()
    can_hide = lines.is_interactive and can_wipe()
    if len(context.plan.names) > 1 and not can_hide:
        print_line(message(context.plan.lang, "terminal-local-seen", {}))
    ask = partial(_ask_name, lines, context.plan.lang)
    while True:
        console = Console(lines, wipe=wipe_terminal if can_hide else None)
        players = await context.join(ask if lines.is_interactive else None)
        session = Session(players, context.plan, console, coached=context.coached)
        try:
            await session.run()
            if session.actions.has_left:
                if session.actions.gone is not None:
                    context.leave_for_good(session.actions.gone)
                return False
            if session.actions.another is not None:
                context.plan_another(session.actions.another)
                continue
            next_table = await _end(session, record, save)
        finally:
            await session.close()
        if next_table is None:
            return True
        context.move_to(next_table)


async def _ask_name(lines: InputLines, lang: str, drawn: str) -> str:
    """Return the name that is typed; nothing at the end of input."""
    Console(lines).ask(message(lang, "terminal-name-line", {"name": drawn}))
    return (await lines.next() or "").strip()


async def _end(session: Session, record: str | None, save: SaveRecord) -> str | None:
    """Save the record if that is wanted; return the table of the rematch, if there is one."""
    found = await session.players.first.fetch_record()
    if found is None:
        return None
    if record is not None:
        save(found, record)
        return None
    if not session.console.input.is_interactive:
        return None
    session.console.tell(session.speaker.say("terminal-rematch"))
    while True:
        session.console.ask(session.speaker.say("play-keep"))
        answer = await session.next_line()
        session.console.is_prompting = False
        if answer.lower() == "rematch":
            return await _rematch(session)
        if not answer or save(found, answer):
            return None


async def _rematch(session: Session) -> str | None:
    client = session.players.first
    await client.ask("rematch")
    return client.table.next_table if client.table else None

"""A whole visit line by line: arriving, playing, keeping the game, playing again."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import Final

from palifico.terminal.drawing import can_wipe
from palifico.terminal.ending import record_of
from palifico.terminal.places import Place
from palifico.terminal.plain.hearing import Surroundings
from palifico.terminal.plain.session import Session
from palifico.terminal.plain.typed import Typed
from palifico.terminal.starting import Keep
from palifico.terminal.visit import Visit
from palifico.words import message
from palifico.words.bundle import UNSEEN

_CONTROLS: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


async def run_plain(visit: Visit, *, record: str | None, keep: Keep) -> bool:
    """Play to the end, or until somebody leaves: whether it came to an end. Raises Refused."""
    typed = Typed(sys.stdin)
    typed.start()
    can_hide = typed.is_person and can_wipe()
    around = Surroundings(
        typed, tell=tell, ask=ask, coached=visit.coached, wipe=wipe if can_hide else None
    )
    if len(visit.plan.names) > 1 and not can_hide:
        tell(message(visit.plan.lang, "terminal-local-seen", {}))
    while True:
        session = Session(await visit.arrive(), visit.plan, around)
        try:
            await session.run()
            if session.left:
                if session.gone is not None:
                    visit.leave_for_good(session.gone)
                return False
            next_table = await _end(session, record, keep)
        finally:
            session.hide()
            await session.close()
        if next_table is None:
            return True
        visit.plan = replace(visit.plan, place=Place(visit.plan.place.base, table=next_table))


async def _end(session: Session, record: str | None, keep: Keep) -> str | None:
    """Keep the game if that is wanted; the table of the rematch, if there is one."""
    client, typed = session.party.first, session.around.typed
    found = await record_of(client)
    if found is None:
        return None
    if record is not None:
        keep(found, record)
        return None
    if not typed.is_person:
        return None
    tell(session.speaker.say("terminal-rematch"))
    while True:
        ask(session.speaker.say("play-keep") + " ")
        answer = await session.next_line()
        if answer.lower() == "rematch":
            return await _rematch(session)
        if not answer or keep(found, answer):
            return None


async def _rematch(session: Session) -> str | None:
    """Another table for the same people."""
    client = session.party.first
    await client.ask("rematch")
    return client.table.next_table if client.table else None


def tell(text: str) -> None:
    """Print a line, folded between words where the terminal is narrow.

    Whatever a server says, no sign of it moves the cursor.
    """
    width = get_terminal_size().columns
    seen = (_CONTROLS.sub(UNSEEN, line) for line in text.split("\n"))
    print("\n".join(map(partial(fill, width=width), seen)), flush=True)


def wipe() -> None:
    """Take away all that stands in the terminal, with what has scrolled out of it."""
    print(_WIPE, end="", flush=True)


def ask(prompt: str) -> None:
    """Print a prompt."""
    print(prompt, end="", flush=True)

"""A refusal is an answer: a code, what it is about, and a sentence in the language asked for."""

from __future__ import annotations

import re

from msgspec import DecodeError

from palifico.editions import Fault
from palifico.protocol.frames import Err
from palifico.rules import Refusal, legal
from palifico.server.table.state import TableState
from palifico.words import Speaker, fault_sentence, refusal_sentence


def err_of_fault(fault: Fault, *, id_: str | None, lang: str, n: int) -> Err:
    """The answer to a command that cannot be."""
    return Err(id_, fault.code, dict(fault.about), fault_sentence(lang, fault), n)


def err_of_refusal(table: TableState, refusal: Refusal, *, id_: str | None, lang: str) -> Err:
    """The answer to an action that the rules forbid, with what would be right."""
    speaker = Speaker(lang, table.variant)
    game = table.game
    bids, last_die = None, False
    if game is not None and game.round is not None and refusal.code.startswith("bid."):
        bids, last_die = legal(game).bids, game.round.last_die
    why = refusal_sentence(speaker, refusal, bids=bids, last_die=last_die)
    return Err(id_, refusal.code, dict(refusal.about), why, table.n)


def unreadable(error: DecodeError) -> Fault:
    """What is wrong with a message that is no command."""
    return Fault("message.invalid", why=_plain(str(error)))


def _plain(text: str) -> str:
    """The library's words on it, which name the place and what was expected."""
    return re.sub(r"\s+", " ", text)[:200]

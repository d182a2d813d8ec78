"""Error replies: a code, its parameters, and a sentence in the language of the client."""

from __future__ import annotations

import re
from typing import Final

from msgspec import DecodeError

from palifico.errors import Fault
from palifico.protocol.frames import Err
from palifico.rules import Refusal, legal
from palifico.rules.raises import situation
from palifico.server.table.state import TableState
from palifico.words import Speaker, fault_sentence, refusal_sentence

MAX_WHY_CHARS: Final = 200


def err_of_fault(fault: Fault, *, id_: str | None, lang: str, n: int) -> Err:
    """Return the reply to a command that cannot be carried out."""
    return Err(id_, fault.code, dict(fault.about), fault_sentence(lang, fault), n)


def err_of_refusal(table: TableState, refusal: Refusal, *, id_: str | None, lang: str) -> Err:
    """Return the reply to an action that the rules forbid, with what would be legal."""
    speaker = Speaker(lang, table.variant)
    game = table.game
    at, moves = None, None
    if game is not None and game.round is not None and refusal.code.startswith("bid."):
        at, moves = situation(game, game.round), legal(game)
    why = refusal_sentence(speaker, refusal, at=at, moves=moves)
    return Err(id_, refusal.code, dict(refusal.about), why, table.n)


def unreadable(error: DecodeError) -> Fault:
    """Return the fault of a message that is no command."""
    # The library's words name the place and what was expected.
    return Fault("message.invalid", why=re.sub(r"\s+", " ", str(error))[:MAX_WHY_CHARS])

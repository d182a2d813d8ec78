"""`palifico play`: a game against simple bots in the terminal."""

from __future__ import annotations

from datetime import datetime
from shutil import get_terminal_size
from textwrap import fill
from typing import Final

from palifico.cli.appending import append_line
from palifico.cli.table import (
    INTERRUPTED,
    MOST_IN_A_BOX,
    Lang,
    Rules,
    check_seats,
    default_edition,
    describe,
    system_lang,
    table_rules,
)
from palifico.editions import Shared
from palifico.fair import ChainEnded, chance, seeded, system, table_for_one
from palifico.record import json_line
from palifico.terminal import BOTS, Game, Left
from palifico.words import Speaker, house_sentence

DIGITS: Final = 8
"""How much of the lock a table compares aloud."""


def run_play(
    edition: str | None = None,
    *,
    seats: int | None = None,
    rule: Rules = None,
    record: str | None = None,
    seed: int | None = None,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    shared = table_rules(edition or default_edition(speaks), rule)
    wanted = (shared.players or 4) if seats is None else seats
    check_seats(wanted, most=MOST_IN_A_BOX)
    speaker = Speaker(speaks, shared.variant)
    if record is not None:
        append_line(record, "")
    _welcome(speaker, Shared(shared.variant, None), wanted)
    game = _table(speaker, wanted, seed)
    status = _play(speaker, game)
    if record is None:
        _tell(speaker.say("play-unrecorded"))
    else:
        append_line(record, json_line(game.record(date=_today())))
        _tell(speaker.say("play-recorded", file=record))
    if seed is not None:
        _tell(speaker.say("play-seed", seed=str(seed)))
    return status


def _welcome(speaker: Speaker, shared: Shared, seats: int) -> None:
    name = describe(speaker, shared)
    _tell(speaker.say("play-welcome", edition=name, bots=", ".join(BOTS[: seats - 1])))
    if speaker.variant.differences:
        _tell(house_sentence(speaker))


def _table(speaker: Speaker, seats: int, seed: int | None) -> Game:
    source = system if seed is None else seeded(seed)
    accounts = ["person", *(f"bot:{name}" for name in BOTS[: seats - 1])]
    dealer = table_for_one(speaker.variant, accounts, source=source)
    _tell(speaker.say("play-lock", lock=dealer.lock.hex()[:DIGITS]))
    return Game(speaker, dealer=dealer, chance=chance(source), ask=input, tell=_tell)


def _play(speaker: Speaker, game: Game) -> int:
    """Play to the end, or until the person has enough."""
    try:
        game.play()
        _tell(speaker.say("play-bye"))
    except ChainEnded:
        _tell(speaker.say("play-chain-ended"))
    except (Left, KeyboardInterrupt) as leaving:
        _tell("\n" + speaker.say("play-left"))
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    return 0


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()


def _tell(text: str) -> None:
    """Print a line, folded between words where the terminal is narrow."""
    width = get_terminal_size().columns
    print("\n".join(fill(line, width) for line in text.split("\n")))

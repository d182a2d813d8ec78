"""`palifico play`: a game against bots in the terminal."""

from __future__ import annotations

import shlex
import sys
from datetime import datetime
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from palifico.cli.appending import append_line
from palifico.cli.table import (
    INTERRUPTED,
    Lang,
    Rules,
    check_seats,
    default_edition,
    describe,
    system_lang,
    table_rules,
)
from palifico.editions import MOST_IN_A_BOX, Fault, Shared
from palifico.fair import ChainEnded, chance, check_number, seeded, system, table_for_one
from palifico.record import json_line
from palifico.words import Speaker, fault_sentence, house_sentence

if TYPE_CHECKING:
    from palifico.bots.match import Maker
    from palifico.terminal import Game

Bots: TypeAlias = Annotated[str, Parameter(name=("--bots", "--opponents"))]


def run_play(
    edition: str | None = None,
    *,
    seats: int | None = None,
    rule: Rules = None,
    opponents: Bots = "counter",
    coach: bool = False,
    record: str | None = None,
    seed: int | None = None,
    lang: Lang | None = None,
) -> int:
    from palifico.bots.match import find_started

    level = find_started(opponents)
    speaks = lang or system_lang()
    shared = table_rules(edition or default_edition(speaks), rule)
    wanted = (shared.players or 4) if seats is None else seats
    check_seats(wanted, most=MOST_IN_A_BOX)
    speaker = Speaker(speaks, shared.variant)
    if record is not None:
        append_line(record, "")
    _welcome(speaker, Shared(shared.variant, None), wanted)
    game = _table(speaker, wanted, seed, level)
    status = _play(speaker, game, coach=coach)
    if record is not None:
        _keep(speaker, game, record)
    elif game.state.winner is not None and sys.stdin.isatty():
        _offer(speaker, game)
    return status


def _welcome(speaker: Speaker, shared: Shared, seats: int) -> None:
    from palifico.terminal import BOTS

    name = describe(speaker, shared)
    _tell(speaker.say("play-welcome", edition=name, bots=", ".join(BOTS[: seats - 1])))
    if speaker.variant.differences:
        _tell(house_sentence(speaker))


def _table(speaker: Speaker, seats: int, seed: int | None, level: Maker) -> Game:
    from palifico.terminal import BOTS, Game

    source = system if seed is None else seeded(seed)
    accounts = ["person", *(f"bot:{name}" for name in BOTS[: seats - 1])]
    dealer = table_for_one(speaker.variant, accounts, source=source)
    if seed is None:
        _tell(speaker.say("play-lock", lock=check_number(dealer.lock)))
    else:
        _tell(speaker.say("play-practice", seed=str(seed)))
    bot = partial(level.make, chance(source))
    return Game(speaker, dealer=dealer, bot=bot, ask=input, tell=_tell)


def _play(speaker: Speaker, game: Game, *, coach: bool) -> int:
    """Play to the end, or until the person has enough."""
    from palifico.terminal import Left

    try:
        game.play(coached=coach)
        _tell(speaker.say("play-bye"))
    except ChainEnded:
        _tell(speaker.say("play-chain-ended"))
    except (Left, KeyboardInterrupt) as leaving:
        _tell("\n" + speaker.say("play-left"))
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    return 0


def _keep(speaker: Speaker, game: Game, file: str) -> None:
    append_line(file, json_line(game.record(date=_today())))
    if game.state.winner is None:
        _tell(speaker.say("play-recorded-unfinished", file=file))
        return
    _tell(speaker.say("play-recorded", file=file))
    print(f"  palifico verify {shlex.quote(file)}")
    _tell(speaker.say("play-recorded-script"))
    print("  palifico verify --script > verify_palifico.py")
    print(f"  python3 verify_palifico.py {shlex.quote(file)}")


def _offer(speaker: Speaker, game: Game) -> None:
    """Somebody who saw a game that is worth keeping can still keep it."""
    while file := _answer(speaker.say("play-keep")):
        try:
            _keep(speaker, game, file)
        except Fault as fault:
            _tell(fault_sentence(speaker.lang, fault))
        else:
            return


def _answer(question: str) -> str:
    try:
        return input(f"{question} ").strip()
    except EOFError:
        print()
        return ""


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()


def _tell(text: str) -> None:
    """Print a line, folded between words where the terminal is narrow."""
    width = get_terminal_size().columns
    print("\n".join(fill(line, width) for line in text.split("\n")))

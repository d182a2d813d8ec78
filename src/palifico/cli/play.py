"""`palifico play`: a game against simple bots in the terminal."""

from __future__ import annotations

from random import Random, SystemRandom
from shutil import get_terminal_size
from textwrap import fill

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
from palifico.terminal import BOTS, Game, Left
from palifico.words import Speaker, house_sentence


def run_play(
    edition: str | None = None,
    *,
    seats: int | None = None,
    rule: Rules = None,
    seed: int | None = None,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    shared = table_rules(edition or default_edition(speaks), rule)
    wanted = (shared.players or 4) if seats is None else seats
    check_seats(wanted, most=MOST_IN_A_BOX)
    speaker = Speaker(speaks, shared.variant)
    number = SystemRandom().randrange(10**6) if seed is None else seed
    status = 0
    try:
        _play(speaker, Shared(shared.variant, None), wanted, number)
        _tell(speaker.say("play-bye"))
    except (Left, KeyboardInterrupt) as leaving:
        _tell("\n" + speaker.say("play-left"))
        status = INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    _tell(speaker.say("play-seed", seed=str(number)))
    return status


def _play(speaker: Speaker, shared: Shared, seats: int, seed: int) -> None:
    name = describe(speaker, shared)
    _tell(speaker.say("play-welcome", edition=name, bots=", ".join(BOTS[: seats - 1])))
    if speaker.variant.differences:
        _tell(house_sentence(speaker))
    Game(speaker, seats=seats, rng=Random(seed), ask=input, tell=_tell).play()


def _tell(text: str) -> None:
    """Print a line, folded between words where the terminal is narrow."""
    width = get_terminal_size().columns
    print("\n".join(fill(line, width) for line in text.split("\n")))

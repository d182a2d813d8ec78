"""`palifico play`: a game against simple bots in the terminal."""

from __future__ import annotations

from random import Random, SystemRandom

from palifico.cli.table import Lang, Rules, default_edition, describe, system_lang, table_rules
from palifico.editions import Fault, Shared
from palifico.terminal import BOTS, Game, Left
from palifico.words import Speaker, house_sentence

MOST_SEATS = 6


def run_play(
    edition: str | None = None,
    *,
    seats: int | None = None,
    rule: Rules = None,
    seed: int | None = None,
    lang: Lang | None = None,
) -> None:
    speaks = lang or system_lang()
    shared = table_rules(edition or default_edition(speaks), rule)
    wanted = (shared.players or 4) if seats is None else seats
    if not 2 <= wanted <= MOST_SEATS:
        raise Fault("seats", **{"from": 2, "to": MOST_SEATS, "given": wanted})
    speaker = Speaker(speaks, shared.variant)
    try:
        _play(speaker, Shared(shared.variant, None), wanted, seed)
    except (Left, KeyboardInterrupt):
        print(speaker.say("play-left"))


def _play(speaker: Speaker, shared: Shared, seats: int, seed: int | None) -> None:
    name = describe(speaker, shared)
    print(speaker.say("play-welcome", edition=name, bots=", ".join(BOTS[: seats - 1])))
    if speaker.variant.differences:
        print(house_sentence(speaker))
    number = SystemRandom().randrange(10**6) if seed is None else seed
    Game(speaker, seats=seats, rng=Random(number), ask=input, tell=print).play()
    print(speaker.say("play-bye"))
    print(speaker.say("play-seed", seed=str(number)))

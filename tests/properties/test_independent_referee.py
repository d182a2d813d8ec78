"""Two referees, one verdict: the engine's and a naive one written from the rules alone.

CI compares 600 games, each as played and spoilt in four ways. `PALIFICO_EXAMPLES=175` compares
about 100,000 games. Each block of games is one test and runs from its own seed.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain, count
from random import Random
from typing import Any

import pytest

from palifico.editions import IDS
from palifico.record import verdict_json
from tests.naive_referee import referee
from tests.properties.records import random_record, spoilt
from tests.properties.tables import VARIANTS, Table, house_rules
from tests.sizes import size

BLOCKS, SPOILT = 10, 4
GAMES = size("referees", parts=BLOCKS)


def random_table(rng: Random, seed: int) -> Table:
    """Any edition and options; as printed, with fewer dice, or with house rules."""
    base = rng.choice(VARIANTS[rng.choice(IDS)])
    seats = rng.choice([2, 2, 3, 3, 4, 5, 6, 6, 8, 12])
    dice = rng.choice([1, 2, 2, 3, 5]) if seats <= 6 else rng.choice([1, 2])
    return Table(base if rng.random() < 0.25 else house_rules(rng, base, dice), seats, seed)


def without_message(verdict: dict[str, Any]) -> dict[str, Any]:
    """The verdict but for its sentence, which must be there when something is wrong."""
    if verdict["ok"]:
        assert "error" not in verdict
        return verdict
    error = dict(verdict["error"])
    assert error.pop("message").strip()
    return verdict | {"error": error}


def agree(record: dict[str, Any], *, legal: bool) -> str:
    """Compare the two verdicts; the code, or `ok`."""
    ours = without_message(verdict_json(json.dumps(record), legal=legal))
    theirs = referee(record, legal=legal)
    assert ours == theirs, json.dumps(record)
    return "ok" if ours["ok"] else str(ours["error"]["code"])


def compare(rng: Random, games: int) -> Counter[str]:
    """So many games, each as played and spoilt; how often which verdict came."""
    found: Counter[str] = Counter()
    for game in range(games):
        record = random_record(rng, random_table(rng, game))
        with_legal = rng.random() < 0.2
        assert agree(record, legal=with_legal) == "ok"
        for _ in range(SPOILT):
            found[agree(spoilt(rng, record), legal=with_legal)] += 1
    return found


@pytest.mark.parametrize("block", range(BLOCKS))
def test_independent_referee_both_referees_give_the_same_verdict(block: int) -> None:
    assert compare(Random(f"block {block}"), GAMES)["ok"] > 0


EVERY_CODE = {
    *["ok", "record.invalid", "edition.unknown", "option.unknown", "house.invalid"],
    *["round.unfinished", "game.over", "dice.size", "dice.face", "round.over", "turn.not_yours"],
    *["bid.count", "bid.face", "bid.opening_wild", "bid.face_locked", "bid.half", "bid.double"],
    *["bid.face_down", "bid.not_higher", "bid.one_axis", "call.no_bid", "player.out", "calza.off"],
    *["calza.two_players", "calza.last_die", "calza.bidder", "calza.to_act"],
}


RICH = (15, 18)
"""Seeds whose games meet every verdict, so that few others have to be tried."""


def test_verdict_comes_up() -> None:
    found: set[str] = set()
    for seed in chain(RICH, count()):
        found |= set(compare(Random(seed), 50))
        if found == EVERY_CODE:
            return
        assert found < EVERY_CODE
        assert seed < 50, EVERY_CODE - found

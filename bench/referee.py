"""How many finished five-player games the referee judges in a second on one core.

The same run times decoding the same lines with the standard library's `json`: the ratio of the two
says more than either alone, because machines differ and are noisy.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from random import Random
from time import process_time

from palifico.editions import IDS, Variant, box, variant
from palifico.record import Record, to_json, verdicts
from tests.record.games import random_rounds

GAMES, SEATS, REPEATS = 400, 5, 5


def lines(games: int) -> list[bytes]:
    """Random finished games of every edition, with exact calls where there are any."""
    rng = Random(2026)
    return [_line(rng, variant(id_, _options(id_))) for _ in range(games // 5) for id_ in IDS]


def _options(id_: str) -> dict[str, object]:
    return {"calza": True} if "calza" in box(id_).options else {}


def _line(rng: Random, rules: Variant) -> bytes:
    rounds = random_rounds(rng, rules, SEATS, 0, steps=10**6)
    record = Record(rules.base.id, SEATS, 0, rounds, options=rules.options)
    return json.dumps(to_json(record)).encode() + b"\n"


def best(work: Callable[[], object]) -> float:
    """The shortest of several runs, in seconds of this process."""
    times = []
    for _ in range(REPEATS):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return min(times)


def main() -> None:
    """Print the figures."""
    records = lines(GAMES)
    gc.set_threshold(100_000)  # as the command does
    actions = sum(
        len(round_["actions"]) for line in records for round_ in json.loads(line)["rounds"]
    )
    plain = best(lambda: [json.loads(line) for line in records])
    judged = best(lambda: [verdict for _, verdict in verdicts(records)])
    listed = best(lambda: [verdict for _, verdict in verdicts(records[:50], legal=True)])
    print(f"{len(records)} games, {actions / len(records):.0f} actions a game")
    print(f"referee          {len(records) / judged:8.0f} games/s")
    print(f"referee --legal  {50 / listed:8.0f} games/s")
    print(f"json.loads only  {len(records) / plain:8.0f} games/s")
    print(f"the referee takes {judged / plain:.1f} times as long as decoding the records")


if __name__ == "__main__":
    main()

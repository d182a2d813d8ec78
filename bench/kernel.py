"""How fast the kernel plays whole games with any legal action, against the pure engine.

    python -m bench.kernel

By processor time, on one core, through `play_batch`; every edition with the exact call where its
box has one. The pure engine plays the same kind of games in the same run.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from palifico.arena.kernel import play_batch
from palifico.editions import IDS, Variant, box, variant
from palifico.rules import FACES, Refusal, deal, decide, fold, legal, start

GAMES: Final = 100_000
PURE: Final = 40
SEATS: Final = (2, 6)


def main() -> None:
    """Compile, then play, and print a line for each edition and number of players."""
    began = process_time()
    play_batch(variant(IDS[0]), seats=2, games=1)
    print(f"first game after {process_time() - began:.1f} s (less from a warm cache)")
    for id_ in IDS:
        rules = variant(id_, {"calza": True} if "calza" in box(id_).options else {})
        for seats in SEATS:
            _line(rules, seats)


def _line(rules: Variant, seats: int) -> None:
    began = process_time()
    batch = play_batch(rules, seats=seats, games=GAMES, seed=1)
    took = process_time() - began
    decisions, games = int(batch.decisions.sum()) / took, GAMES / took
    pure = _pure(rules, seats)
    print(
        f"{rules.base.id:14}{seats} seats {decisions / 1e6:6.1f} million decisions/s, "
        f"{games / 1e6:5.2f} million games/s, {decisions / pure:6,.0f} times the pure engine"
    )


def _pure(rules: Variant, seats: int) -> float:
    """Decisions a second of the pure engine, any legal action."""
    rng, decisions, began = Random(1), 0, process_time()
    for _ in range(PURE):
        state = start(rules.edition, seats=seats, opener=rng.randrange(seats))
        while state.winner is None:
            dealt = deal(state, [rng.choices(FACES, k=n) for n in state.dice])
            assert not isinstance(dealt, Refusal)
            state = dealt
            while state.bidding:
                events = decide(state, *rng.choice(list(legal(state))))
                assert not isinstance(events, Refusal)
                state, decisions = fold(state, events), decisions + 1
    return decisions / (process_time() - began)


if __name__ == "__main__":
    main()

"""How fast dice are dealt and games are proven, against the hashing that no one can do without.

The games are finished six-player games of every edition with the proof of their dice. The same run
times the bare SHA-256 and HMAC calls that chains and hands need, and the decoding of the records.
"""

from __future__ import annotations

import hashlib
import hmac
import json

from bench.referee import best
from palifico.editions import IDS, variant
from palifico.fair import LENGTH, open_chain, seeded, table_for_one, verify_palifico
from palifico.record import json_line, prove, proven
from tests.fair.dealt_games import dealt_game

SEATS, GAMES = 6, 4
BLOCK = bytes(92)
"""As many bytes as are hashed for a link of the chain, or for a hand."""


def main() -> None:
    """Print the figures."""
    time_chance()
    lines = [
        json_line(proven(*dealt_game(variant(id_), SEATS, seed)))
        for id_ in IDS
        for seed in range(GAMES)
    ]
    time_proofs(lines)


def time_chance() -> None:
    """New chains and new hands."""
    chain = best(lambda: open_chain(seeded(1)))
    bare = best(lambda: [hashlib.sha256(BLOCK).digest() for _ in range(LENGTH)])
    print(f"a new chain   {chain * 1e3:5.2f} ms, {chain / bare:.1f} times its bare hashes")
    dealer = table_for_one(variant("paco"), [str(seat) for seat in range(SEATS)])
    hands = best(lambda: [dealer.hands(1, [5] * SEATS) for _ in range(100)])
    bare = best(lambda: [hmac.digest(BLOCK, BLOCK, "sha256") for _ in range(100 * SEATS)])
    print(f"hands for six {hands * 10:5.2f} ms, {hands / bare:.1f} times their bare hashes")


def time_proofs(lines: list[str]) -> None:
    """Whole games, from the text to the answer."""
    games = [json.loads(line) for line in lines]
    dice = sum(len(hand) for game in games for told in game["rounds"] for hand in told["dice"])
    decode = best(lambda: [json.loads(line) for line in lines])
    print(f"{len(games)} games with {dice / len(games):.0f} dice each, to prove:")
    for name, work in (("package", prove), ("stand-alone", verify_palifico.verify)):
        taken = best(lambda work=work: [work(game) for game in games])  # type: ignore[misc]
        rate, ratio = len(games) / taken, taken / decode
        print(f"{name:12} {rate:6.0f} games/s, {ratio:.0f} times as long as decoding them")


if __name__ == "__main__":
    main()

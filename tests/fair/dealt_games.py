"""Random games whose hands the package's own dealer deals."""

from __future__ import annotations

from random import Random

from palifico.editions import Variant
from palifico.fair import Dealer, seeded, table_for_one
from palifico.record import Record, RecordedRound
from palifico.rules import Action, Seat, start
from tests.random_games import dealt, played, random_move


def dealt_game(
    rules: Variant, players: int | tuple[str, ...], seed: int = 1
) -> tuple[Record, Dealer]:
    """A finished game without its proof, and the dealer that can prove it."""
    seats = players if isinstance(players, int) else len(players)
    accounts = [f"account {seat}" for seat in range(seats)]
    dealer = table_for_one(rules, accounts, source=seeded(seed))
    starter = dealer.first(rules.edition).seat
    rounds = _rounds(Random(seed), rules, dealer, starter)
    return Record(rules.base.id, players, starter, rounds, rules.options, rules.house), dealer


def _rounds(
    rng: Random, rules: Variant, dealer: Dealer, starter: Seat
) -> tuple[RecordedRound, ...]:
    state = start(rules.edition, seats=len(dealer.seats), opener=starter)
    rounds: list[RecordedRound] = []
    while state.winner is None:
        hands = dealer.hands(len(rounds) + 1, state.dice)
        state = dealt(state, list(map(list, hands)))
        actions: list[tuple[Seat, Action]] = []
        while state.bidding:
            actions.append(random_move(rng, state))
            state = played(state, *actions[-1])
        rounds.append(RecordedRound(tuple(hands), tuple(actions)))
    return tuple(rounds)

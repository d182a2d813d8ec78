"""Dealer: derives every hand of a game from chain and mix, and rolls none of them twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from palifico.editions import Variant
from palifico.fair.chain import Chain, open_chain
from palifico.fair.client import sit
from palifico.fair.entropy import Source, system
from palifico.fair.seats import SeatEntry, lock_hash, mix_hash, rules_hash, unopened
from palifico.fair.streams import first, hand
from palifico.fair.transcript import RolledRound, Transcript
from palifico.rules import Edition, First, Hand, Seat


class Unopened(ValueError):
    """Seats that locked and did not open: the start is void and begins anew without them."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        super().__init__(f"seats that locked and did not open: {', '.join(map(str, seats))}")


@dataclass(frozen=True, slots=True)
class Dealer:
    """A game's chain, its locked list and its mix: all that its dice follow from."""

    chain: Chain
    rules: bytes
    seats: tuple[SeatEntry, ...]
    lock: bytes
    mix: bytes

    def first(self, edition: Edition, *, named: Seat | None = None) -> First:
        """Return who opens the game; `named` counts where the host names the opener."""
        return first(self.mix, edition, seats=len(self.seats), named=named)

    def hands(self, round_: int, counts: Sequence[int]) -> list[Hand]:
        """Return every seat's dice in a round counted from 1, as many as each has.

        Raises ChainEnded when there is no secret for such a round.
        """
        secret = self.chain.secret(round_)
        return [
            hand(secret, self.mix, round_=round_, seat=seat, dice=dice)
            for seat, dice in enumerate(counts)
        ]

    def transcript(self, dice: Sequence[Sequence[Hand]]) -> Transcript:
        """Publish the secrets of the rounds with these dice. The game must be over, or given up."""
        secrets = self.chain.secrets(len(dice))
        rounds = tuple(
            RolledRound(secret.reveal(), tuple(map(tuple, rolled)))
            for secret, rolled in zip(secrets, dice, strict=True)
        )
        chain = self.chain
        return Transcript(
            chain.game, chain.anchor, self.rules, self.lock, self.mix, self.seats, rounds
        )


def mixed(chain: Chain, rules: bytes, seats: Sequence[SeatEntry]) -> Dealer:
    """Step 4: the dealer of a locked list whose openings have come in.

    Raises Unopened when one is missing, or is not what its seat had committed to.
    """
    if late := unopened(chain.game, chain.anchor, seats):
        raise Unopened(late)
    lock = lock_hash(chain.game, chain.anchor, rules, seats)
    return Dealer(chain, rules, tuple(seats), lock, mix_hash(lock, seats))


def table_for_one(
    variant: Variant, accounts: Sequence[str], *, own: Seat = 0, source: Source = system
) -> Dealer:
    """Steps 0 to 4 for a game on one machine: one person adds chance, the bots add none."""
    chain = open_chain(source)
    rules = rules_hash(variant)
    sitting = sit(chain.game, chain.anchor, own, accounts[own], source=source)
    entries = [SeatEntry(account) for account in accounts]
    entries[own] = SeatEntry(accounts[own], sitting.commit)
    lock = lock_hash(chain.game, chain.anchor, rules, entries)
    entries[own] = replace(entries[own], open=sitting.open(rules, entries, lock))
    return mixed(chain, rules, entries)

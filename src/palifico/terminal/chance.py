"""Our part in the dice: draw a chance of our own, look at the locked list, open, look again."""

from __future__ import annotations

from palifico.fair import (
    Mistrust,
    SeatEntry,
    Sitting,
    Source,
    check_number,
    commitment,
    mix_hash,
    sit,
    system,
)
from palifico.fair.signing import is_signed
from palifico.fair.transcript import Signed
from palifico.protocol.entries import ChainOpened, ListLocked, Mixed
from palifico.terminal.seats import my_seat
from palifico.terminal.table import Table


class OwnChance:
    """What a seat has drawn and not told yet."""

    def __init__(self, source: Source = system) -> None:
        self._source = source
        self._drawn: Sitting | None = None

    def commit(self, table: Table, seat: int) -> str | None:
        """What to sit down with: the hash of 32 bytes of our own."""
        if table.chain is None:
            return None
        game, anchor = bytes.fromhex(table.chain.game), bytes.fromhex(table.chain.anchor)
        self._drawn = sit(game, anchor, seat, table.me, source=self._source)
        return self._drawn.commit.hex()

    def must_commit(self, table: Table) -> bool:
        """Whether our seat adds no chance that we could open: another chain, another process."""
        seat, drawn = my_seat(table), self._drawn
        if seat is None or table.status != "gathering" or table.chain is None:
            return False
        sitter = table.seats[seat]
        is_drawn = drawn and (drawn.game.hex(), drawn.seat) == (table.chain.game, seat)
        return not is_drawn or sitter is None or not sitter.adds_chance

    def opening(self, table: Table, locked: ListLocked) -> str | None:
        """What opens our seat, if there is something; raises Mistrust if the list is another."""
        seat, chain, drawn = my_seat(table), table.chain, self._drawn
        if seat is None or chain is None:
            return None
        line = locked.seats[seat] if seat < len(locked.seats) else None
        if line is None or line.account != table.me:
            raise Mistrust("another sits in our place")
        if line.commit is None or drawn is None or line.commit != drawn.commit.hex():
            return None  # it is for another window of ours to open
        if not _signed(chain, "anchor", chain.anchor, chain.signature):
            raise Mistrust("the anchor is not signed")
        if not _signed(chain, "lock", locked.lock, locked.signature):
            raise Mistrust("the lock is not signed")
        entries = [SeatEntry(one.account, _bytes(one.commit)) for one in locked.seats]
        rules, lock = bytes.fromhex(locked.rules), bytes.fromhex(locked.lock)
        return drawn.open(rules, entries, lock).hex()

    def is_mixed(self, table: Table, mixed: Mixed) -> bool:
        """Whether the dice were mixed from the list that was locked, with what we have opened."""
        chain, locked, seat = table.chain, table.locked, my_seat(table)
        if chain is None or locked is None:
            return False
        opened = [_bytes(one) for one in mixed.openings]
        entries = [SeatEntry("", None, one) for one in opened]
        mix = mix_hash(bytes.fromhex(locked.lock), entries).hex()
        if mix != mixed.mix or not _signed(chain, "mix", mix, mixed.signature):
            return False
        commit = None if seat is None else locked.seats[seat].commit
        if seat is None or commit is None:
            return True
        game, anchor, ours = bytes.fromhex(chain.game), bytes.fromhex(chain.anchor), opened[seat]
        return ours is not None and commitment(game, anchor, seat, ours).hex() == commit


def spoken_number(locked: ListLocked) -> str:
    """What a table compares aloud."""
    return check_number(bytes.fromhex(locked.lock))


def _signed(chain: ChainOpened, what: Signed, value: str, signature: str) -> bool:
    key, game = bytes.fromhex(chain.key), bytes.fromhex(chain.game)
    return is_signed(key, what, game, bytes.fromhex(value), bytes.fromhex(signature))


def _bytes(hex_: str | None) -> bytes | None:
    return None if hex_ is None else bytes.fromhex(hex_)

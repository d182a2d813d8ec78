"""Commit-reveal of one seat: commits to random bytes, checks the locked list, opens, verifies."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

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
from palifico.fair.signer import is_signed
from palifico.fair.transcript import Signed
from palifico.protocol.entries import AnyEntry, ChainOpened, ListLocked, Mixed
from palifico.terminal.client.rest import Refused
from palifico.terminal.client.seats import my_seat
from palifico.terminal.client.table import Table
from palifico.words import message


class Seat(Protocol):
    """What the protocol needs of the client whose seat it is."""

    lang: str

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a command. Raises Refused."""

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background."""

    def warn(self, text: str) -> None:
        """Show an alert."""

    def verified(self, text: str) -> None:
        """Note that the dice were mixed as they should be, with the check number."""


class CommitReveal:
    """The seat's side of the protocol, step by step as the table asks for it."""

    def __init__(self, client: Seat, source: Source) -> None:
        self._client, self._entropy = client, SeatEntropy(source)

    def commit(self, table: Table, seat: int) -> str | None:
        """Return the commitment to sit down with."""
        return self._entropy.commit(table, seat)

    def resume(self, table: Table) -> None:
        """Do what a table asks of the seat after a snapshot."""
        if self._entropy.must_commit(table):
            self._client.spawn(self._commit(table))
        if table.status == "starting" and table.locked:
            self._open(table, table.locked)

    def follow(self, table: Table, entry: AnyEntry) -> None:
        """Do what an entry asks of the seat; `table` has it applied already."""
        match entry:
            case ChainOpened() if self._entropy.must_commit(table):
                self._client.spawn(self._commit(table))
            case ListLocked():
                self._open(table, entry)
            case Mixed():
                self._verify(table, entry)
            case _:
                pass

    async def _commit(self, table: Table) -> None:
        seat = my_seat(table)
        if seat is not None:
            await self._send("sit", seat=seat, commit=self._entropy.commit(table, seat))

    def _open(self, table: Table, locked: ListLocked) -> None:
        try:
            opening = self._entropy.opening(table, locked)
        except Mistrust:
            self._client.warn(message(self._client.lang, "common-mistrust", {}))
            return
        if opening is not None:
            self._client.spawn(self._send("open", opening=opening))

    def _verify(self, table: Table, mixed: Mixed) -> None:
        client = self._client
        if table.locked is None:
            return
        if not self._entropy.is_mixed(table, mixed):
            client.warn(message(client.lang, "common-mistrust", {}))
            return
        seat, code = my_seat(table), check_number(bytes.fromhex(table.locked.lock))
        adds = seat is not None and mixed.openings[seat] is not None
        id_ = "common-checked" if adds else "common-check-number"
        client.verified(message(client.lang, id_, {"code": code}))

    async def _send(self, kind: str, **fields: Any) -> None:
        """Send a command that another window of the same player may have sent already."""
        try:
            await self._client.send(kind, **fields)
        except Refused:
            return


class SeatEntropy:
    """The random bytes that a seat has committed to and not opened yet."""

    def __init__(self, source: Source = system) -> None:
        self._source = source
        self._drawn: Sitting | None = None

    def commit(self, table: Table, seat: int) -> str | None:
        """Draw 32 bytes and return their commitment; None before the chain is opened."""
        if table.chain is None:
            return None
        game, anchor = bytes.fromhex(table.chain.game), bytes.fromhex(table.chain.anchor)
        self._drawn = sit(game, anchor, seat, table.me, source=self._source)
        return self._drawn.commit.hex()

    def must_commit(self, table: Table) -> bool:
        """Whether the seat has no commitment that can be opened: another chain or process."""
        seat, drawn = my_seat(table), self._drawn
        if seat is None or table.status != "gathering" or table.chain is None:
            return False
        sitter = table.seats[seat]
        is_drawn = drawn and (drawn.game.hex(), drawn.seat) == (table.chain.game, seat)
        return not is_drawn or sitter is None or not sitter.adds_chance

    def opening(self, table: Table, locked: ListLocked) -> str | None:
        """Return what opens the seat, if anything. Raises Mistrust if the list is another."""
        seat, chain, drawn = my_seat(table), table.chain, self._drawn
        if seat is None or chain is None:
            return None
        entry = locked.seats[seat] if seat < len(locked.seats) else None
        if entry is None or entry.account != table.me:
            raise Mistrust("another sits in our place")
        if entry.commit is None or drawn is None or entry.commit != drawn.commit.hex():
            return None  # another window of the same player has to open it
        if not _is_signed(chain, "anchor", chain.anchor, chain.signature):
            raise Mistrust("the anchor is not signed")
        if not _is_signed(chain, "lock", locked.lock, locked.signature):
            raise Mistrust("the lock is not signed")
        entries = [SeatEntry(one.account, _bytes(one.commit)) for one in locked.seats]
        rules, lock = bytes.fromhex(locked.rules), bytes.fromhex(locked.lock)
        return drawn.open(rules, entries, lock).hex()

    def is_mixed(self, table: Table, mixed: Mixed) -> bool:
        """Whether the dice were mixed from the locked list, with what the seat has opened."""
        chain, locked, seat = table.chain, table.locked, my_seat(table)
        if chain is None or locked is None:
            return False
        opened = [_bytes(one) for one in mixed.openings]
        entries = [SeatEntry("", None, one) for one in opened]
        mix = mix_hash(bytes.fromhex(locked.lock), entries).hex()
        if mix != mixed.mix or not _is_signed(chain, "mix", mix, mixed.signature):
            return False
        commit = None if seat is None else locked.seats[seat].commit
        if seat is None or commit is None:
            return True
        game, anchor, own = bytes.fromhex(chain.game), bytes.fromhex(chain.anchor), opened[seat]
        return own is not None and commitment(game, anchor, seat, own).hex() == commit


def _is_signed(chain: ChainOpened, what: Signed, value: str, signature: str) -> bool:
    key, game = bytes.fromhex(chain.key), bytes.fromhex(chain.game)
    return is_signed(key, what, game, bytes.fromhex(value), bytes.fromhex(signature))


def _bytes(hex_: str | None) -> bytes | None:
    return None if hex_ is None else bytes.fromhex(hex_)

"""Start of a game by commit-reveal: lock the list, open, mix; or void it and begin anew."""

from __future__ import annotations

from typing import Final

from palifico.errors import Fault
from palifico.fair import Source, commitment, lock_hash, mixed, rules_hash
from palifico.protocol.commands import Open
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    ListLocked,
    Locked,
    Mixed,
    SeatOpened,
    StartVoided,
    Stood,
)
from palifico.rules import Seat
from palifico.rules import start as start_game
from palifico.server.table.decision import Decision
from palifico.server.table.play import rolled
from palifico.server.table.seating import must_gather, must_host, own_seat
from palifico.server.table.state import TableState, seat_entry

OPEN_TIMEOUT_MS: Final = 5000
"""A seat opens within this time after the lock, or the start is void."""


def begin(table: TableState, account: str) -> Decision:
    """Lock the list for the host. Where no seat has committed, the game begins at once."""
    must_host(table, account)
    must_gather(table)
    free = [seat for seat, sitter in enumerate(table.seats) if sitter is None]
    if free:
        raise Fault("table.free_seat", seat=free[0])
    locked = _lock(table)
    if any(line.commit for line in locked.seats):
        return Decision([locked])
    return Decision([locked, *_mix(table, locked, {})])


def open_seat(table: TableState, account: str, command: Open) -> Decision:
    """Open the commitment of a seat; the last one begins the game."""
    seat, locked, chain = own_seat(table, account), table.locked, table.chain
    if table.status == "gathering":
        raise Fault("open.early")
    if table.status != "starting" or locked is None or chain is None:
        raise Fault("open.late")
    if seat in table.secrets.opened(chain.game):
        return Decision([])
    commit = locked.seats[seat].commit
    opening = bytes.fromhex(command.opening)
    game, anchor = bytes.fromhex(chain.game), bytes.fromhex(chain.anchor)
    if commit is None or commitment(game, anchor, seat, opening).hex() != commit:
        raise Fault("open.wrong")
    openings = {**table.secrets.opened(chain.game), seat: opening}
    entries: list[AnyEntry] = [SeatOpened(seat=seat)]
    if all(s in openings for s, line in enumerate(locked.seats) if line.commit):
        entries += _mix(table, locked, openings)
    return Decision(entries, opening=(seat, opening))


def void(table: TableState, source: Source) -> Decision:
    """Void a start: free the seats that have not opened, and use another chain."""
    assert table.locked is not None
    assert table.chain is not None
    opened = table.secrets.opened(table.chain.game)
    late = [s for s, line in enumerate(table.locked.seats) if line.commit and s not in opened]
    chain = table.secrets.open_chain(source)
    stood = [Stood(seat=seat, why="void") for seat in late]
    return Decision([StartVoided(seats=tuple(late)), *stood, chain], chain=chain.game)


def _lock(table: TableState) -> ListLocked:
    assert table.chain is not None
    lines = tuple(Locked(sitter.account, sitter.commit) for _, sitter in table.sitters())
    game, anchor = bytes.fromhex(table.chain.game), bytes.fromhex(table.chain.anchor)
    rules = rules_hash(table.variant)
    lock = lock_hash(game, anchor, rules, [seat_entry(line, None) for line in lines])
    signature = table.secrets.sign("lock", game, lock)
    return ListLocked(rules=rules.hex(), seats=lines, lock=lock.hex(), signature=signature)


def _mix(table: TableState, locked: ListLocked, openings: dict[Seat, bytes]) -> list[AnyEntry]:
    """Return step 4 of the dice protocol, who opens the bidding, and the first roll."""
    assert table.chain is not None
    opened = tuple(o.hex() if (o := openings.get(s)) else None for s in range(len(locked.seats)))
    entries = [seat_entry(line, o) for line, o in zip(locked.seats, opened, strict=True)]
    chain = table.secrets.chain(table.chain.game)
    dealer = mixed(chain, bytes.fromhex(locked.rules), entries)
    signature = table.secrets.sign("mix", chain.game, dealer.mix)
    edition = table.variant.edition
    first = dealer.first(edition, named=table.settings.first)
    game = start_game(edition, seats=len(entries), opener=first.seat)
    return [
        Mixed(openings=opened, mix=dealer.mix.hex(), signature=signature),
        Began(opener=first.seat, throws=first.throws),
        rolled(game),
    ]

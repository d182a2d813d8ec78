"""Reducer: folds log entries into the client's `Table`, one pure step each."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as changed

from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    Called,
    ChainOpened,
    Closed,
    Ended,
    Hosted,
    Hurried,
    Kept,
    ListLocked,
    Mixed,
    Readied,
    RematchMade,
    Returned,
    Rolled,
    Sat,
    SeatOpened,
    Settled,
    StartVoided,
    Stood,
    TableMade,
)
from palifico.protocol.frames import BidShown, GameShown, RevealShown, SeatShown
from palifico.protocol.settings import TIME
from palifico.terminal.client.table import Table, is_hidden, last_of, turn_of


def apply(table: Table, entry: AnyEntry) -> Table:
    """Return the table after an entry."""
    return replace(_reduced(table, entry), n=entry.n)


def _reduced(table: Table, entry: AnyEntry) -> Table:  # noqa: PLR0912 - one for each kind
    match entry:
        case TableMade(settings=settings) | Settled(settings=settings):
            seats = (*table.seats, *[None] * settings.seats)[: settings.seats]
            return replace(table, settings=settings, seats=seats)
        case ChainOpened():
            seats = tuple(s and changed(s, adds_chance=False, opened=False) for s in table.seats)
            return replace(table, chain=entry, locked=None, mixed=None, seats=seats)
        case Sat():
            before = table.seats[entry.seat]
            is_same = before is not None and before.account == entry.account
            ready = before.ready if before is not None and is_same else False
            return _seated(table, entry.seat, changed(_sitter(entry), ready=ready))
        case Stood(seat=seat):
            return _seated(table, seat, None)
        case Readied(seat=seat, ready=ready):
            return _changed_seat(table, seat, ready=ready)
        case Hosted(host=host):
            return replace(table, host=host)
        case ListLocked():
            return replace(table, status="starting", locked=entry)
        case SeatOpened(seat=seat):
            return _changed_seat(table, seat, opened=True)
        case StartVoided():
            return replace(table, status="gathering", voids=table.voids + 1)
        case Mixed():
            return replace(table, mixed=entry)
        case Kept(seat=seat):
            kept = _changed_seat(table, seat, kept=entry.level, for_good=entry.for_good)
            turn = turn_of(table)
            return replace(kept, due=None) if turn and turn.to_act == seat else kept
        case Returned(seat=seat):
            return _changed_seat(table, seat, kept=None, for_good=False)
        case Closed():
            return replace(table, status="closed")
        case RematchMade():
            return replace(table, next_table=entry.table)
        case Hurried():
            return table
        case Began():
            return replace(table, status="playing", game=_begun(entry), last=None)
        case Rolled() | BidMade() | Called() | Ended():
            return _played(table, table.game, entry) if table.game else table


def _played(table: Table, game: GameShown, entry: Rolled | BidMade | Called | Ended) -> Table:
    match entry:
        case Rolled():
            fresh = changed(
                game,
                opener=entry.opener,
                last_die=entry.last_die,
                counts=entry.counts,
                turn=entry.turn,
                bids=(),
                reveal=None,
                turn_n=entry.n,
            )
            rolled = _timed(replace(table, game=fresh, hand=()), entry.at)
            return replace(rolled, last=None) if is_hidden(rolled) else rolled
        case BidMade():
            bids = (*game.bids, BidShown(entry.seat, entry.bid, entry.by))
            bid = changed(game, bids=bids, turn=entry.turn, turn_n=entry.n)
            return _timed(replace(table, game=bid), entry.at)
        case Called():
            return _called(table, game, entry)
        case Ended():
            over = changed(game, winner=entry.winner, turn=None)
            ended = replace(table, game=over, status="over", places=entry.places, due=None)
            return replace(ended, finished=entry.game)


def _called(table: Table, game: GameShown, entry: Called) -> Table:
    """Apply a call: the entry names the next opener; `last_die` stays that of this round."""
    reveal = RevealShown(entry.call, entry.seat, entry.cups, entry.count, entry.loser, entry.gainer)
    outs = () if entry.out is None else (entry.out,)
    shown = changed(
        game,
        reveal=reveal,
        counts=entry.counts,
        opener=game.opener if entry.opener is None else entry.opener,
        out=tuple(sorted({*game.out, *outs})),
        turn=None,
        turn_n=entry.n,
    )
    last = last_of(shown)
    return replace(
        table,
        game=shown,
        due=None,
        free=False,
        places=(*outs, *table.places),
        last=last and replace(last, at=entry.at),
    )


def _timed(table: Table, at: int) -> Table:
    """Set the deadline of the turn that has just begun."""
    turn = turn_of(table)
    seat = table.seats[turn.to_act] if turn else None
    time = TIME[table.settings.pace]
    has_clock = time is not None and seat and not seat.bot and not seat.kept
    return replace(table, due=at + time if time is not None and has_clock else None)


def _seated(table: Table, seat: int, sitter: SeatShown | None) -> Table:
    seats = (*table.seats[:seat], sitter, *table.seats[seat + 1 :])
    return replace(table, seats=seats)


def _changed_seat(table: Table, seat: int, **fields: object) -> Table:
    sitter = table.seats[seat]
    return _seated(table, seat, changed(sitter, **fields)) if sitter else table


def _sitter(entry: Sat) -> SeatShown:
    return SeatShown(
        account=entry.account,
        bot=entry.bot,
        adds_chance=entry.commit is not None,
        opened=False,
        kept=None,
        for_good=False,
    )


def _begun(entry: Began) -> GameShown:
    return GameShown(
        opener=entry.opener,
        last_die=False,
        out=(),
        counts=None,
        bids=(),
        reveal=None,
        turn=None,
        turn_n=entry.n,
        winner=None,
    )

"""From the log of a game that is over to its record: nothing but the log is needed.

The last secret of the chain is in the log's last entry, and every earlier one follows from it. So
games stay open for ever, even if the key that sealed their chains is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from palifico.fair import RolledRound, Transcript, hand
from palifico.fair.chain import link
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    Called,
    ChainOpened,
    Ended,
    ListLocked,
    Mixed,
    Rolled,
    Settled,
    TableMade,
)
from palifico.protocol.settings import TableSettings, rules_of
from palifico.record import Record, RecordedRound
from palifico.rules import Action, Bid, Calza, Dudo, Hand, Seat
from palifico.server.table.state import seat_entry


@dataclass(slots=True)
class _Told:
    """What the entries tell, up to the end of the game."""

    settings: TableSettings | None = None
    chain: ChainOpened | None = None
    locked: ListLocked | None = None
    mixed: Mixed | None = None
    began: Began | None = None
    dice: list[int] = field(default_factory=list)
    """How many dice each seat has now."""
    held: list[tuple[int, ...]] = field(default_factory=list)
    """How many dice each seat had, round after round."""
    actions: list[list[tuple[Seat, Action]]] = field(default_factory=list)
    ended: Ended | None = None


def record_of(entries: Iterable[AnyEntry]) -> Record:
    """The record of a game that is over, with the proof of its dice; names and stamp come later.

    Raises ValueError when the log tells of no game that is over.
    """
    told = _told(entries)
    settings, began, ended = told.settings, told.began, told.ended
    if settings is None or began is None or ended is None:
        raise ValueError("the log of a game that is not over")
    fair = _transcript(told, ended)
    rounds = zip(fair.rounds, told.actions, strict=True)
    return Record(
        edition=settings.edition,
        players=settings.seats,
        starter=began.opener,
        rounds=tuple(RecordedRound(rolled.dice, tuple(actions)) for rolled, actions in rounds),
        options=settings.options,
        house=settings.house,
        id=ended.game,
        date=datetime.fromtimestamp(began.at / 1000, UTC).date().isoformat(),
        fair=fair,
    )


def _told(entries: Iterable[AnyEntry]) -> _Told:
    told = _Told()
    for entry in entries:
        match entry:
            case TableMade(settings=settings) | Settled(settings=settings):
                told.settings = settings
            case ChainOpened():
                told.chain = entry
            case ListLocked():
                told.locked = entry
            case Mixed():
                told.mixed = entry
            case Began():
                told.began = entry
            case Ended():
                told.ended = entry
                break
            case _:
                _play(told, entry)
    return told


def _play(told: _Told, entry: AnyEntry) -> None:
    match entry:
        case Rolled():
            told.held.append(tuple(told.dice or _dealt(told)))
            told.actions.append([])
        case BidMade(seat=seat, bid=bid):
            told.actions[-1].append((seat, Bid(*bid)))
        case Called(seat=seat):
            told.actions[-1].append((seat, _call(entry, told.actions[-1])))
            told.dice = _after(entry, told.held[-1])
        case _:
            pass


def _dealt(told: _Told) -> list[int]:
    assert told.settings is not None
    return [rules_of(told.settings).edition.dice_each] * told.settings.seats


def _call(entry: Called, actions: Sequence[tuple[Seat, Action]]) -> Action:
    last = actions[-1][1]
    return Calza(last if isinstance(last, Bid) else None) if entry.call == "calza" else Dudo()


def _after(entry: Called, held: Sequence[int]) -> list[int]:
    """How many dice each seat has after a call."""
    change = {entry.loser: -1, entry.gainer: 1}
    return [dice + change.get(seat, 0) for seat, dice in enumerate(held)]


def _transcript(told: _Told, ended: Ended) -> Transcript:
    chain, locked, mix = told.chain, told.locked, told.mixed
    assert chain is not None
    assert locked is not None
    assert mix is not None
    seats = tuple(map(seat_entry, locked.seats, mix.openings))
    mixed = bytes.fromhex(mix.mix)
    secrets = _secrets(bytes.fromhex(chain.game), ended)
    rolled = enumerate(zip(secrets, told.held, strict=True), start=1)
    return Transcript(
        game=bytes.fromhex(chain.game),
        anchor=bytes.fromhex(chain.anchor),
        rules=bytes.fromhex(locked.rules),
        lock=bytes.fromhex(locked.lock),
        mix=mixed,
        seats=seats,
        rounds=tuple(
            RolledRound(secret, _hands(secret, mixed, t, held)) for t, (secret, held) in rolled
        ),
    )


def _secrets(game: bytes, ended: Ended) -> list[bytes]:
    """The secrets of all rounds, from the first to the one that the log ends with."""
    secrets = [] if ended.secret is None else [bytes.fromhex(ended.secret)]
    for t in range(ended.rounds, 1, -1):
        secrets.append(link(game, t, secrets[-1]))
    return secrets[::-1]


def _hands(secret: bytes, mix: bytes, round_: int, held: Sequence[int]) -> tuple[Hand, ...]:
    return tuple(
        hand(secret, mix, round_=round_, seat=seat, dice=dice) for seat, dice in enumerate(held)
    )

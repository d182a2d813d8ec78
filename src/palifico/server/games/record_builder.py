"""Record builder: folds the log of a finished game into its record; nothing else is needed.

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
class _Folded:
    """The fold of the entries, up to the end of the game."""

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
    """Return the record of a finished game with the proof of its dice; names and stamp come later.

    Raises ValueError for the log of an unfinished game.
    """
    folded = _fold(entries)
    settings, began, ended = folded.settings, folded.began, folded.ended
    if settings is None or began is None or ended is None:
        raise ValueError("the log of a game that is not over")
    fair = _transcript(folded, ended)
    rounds = zip(fair.rounds, folded.actions, strict=True)
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


def _fold(entries: Iterable[AnyEntry]) -> _Folded:
    folded = _Folded()
    for entry in entries:
        match entry:
            case TableMade(settings=settings) | Settled(settings=settings):
                folded.settings = settings
            case ChainOpened():
                folded.chain = entry
            case ListLocked():
                folded.locked = entry
            case Mixed():
                folded.mixed = entry
            case Began():
                folded.began = entry
            case Ended():
                folded.ended = entry
                break
            case _:
                _play(folded, entry)
    return folded


def _play(folded: _Folded, entry: AnyEntry) -> None:
    match entry:
        case Rolled():
            folded.held.append(tuple(folded.dice or _dealt(folded)))
            folded.actions.append([])
        case BidMade(seat=seat, bid=bid):
            folded.actions[-1].append((seat, Bid(*bid)))
        case Called(seat=seat):
            folded.actions[-1].append((seat, _call(entry, folded.actions[-1])))
            folded.dice = _after(entry, folded.held[-1])
        case _:
            pass


def _dealt(folded: _Folded) -> list[int]:
    assert folded.settings is not None
    return [rules_of(folded.settings).edition.dice_each] * folded.settings.seats


def _call(entry: Called, actions: Sequence[tuple[Seat, Action]]) -> Action:
    last = actions[-1][1]
    return Calza(last if isinstance(last, Bid) else None) if entry.call == "calza" else Dudo()


def _after(entry: Called, held: Sequence[int]) -> list[int]:
    """Return how many dice each seat has after a call."""
    change = {entry.loser: -1, entry.gainer: 1}
    return [dice + change.get(seat, 0) for seat, dice in enumerate(held)]


def _transcript(folded: _Folded, ended: Ended) -> Transcript:
    chain, locked, mix = folded.chain, folded.locked, folded.mixed
    assert chain is not None
    assert locked is not None
    assert mix is not None
    seats = tuple(map(seat_entry, locked.seats, mix.openings))
    mixed = bytes.fromhex(mix.mix)
    secrets = _secrets(bytes.fromhex(chain.game), ended)
    rolled = enumerate(zip(secrets, folded.held, strict=True), start=1)
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
    """Return the secrets of all rounds, from the first to the one that the log ends with."""
    secrets = [] if ended.secret is None else [bytes.fromhex(ended.secret)]
    for t in range(ended.rounds, 1, -1):
        secrets.append(link(game, t, secrets[-1]))
    return secrets[::-1]


def _hands(secret: bytes, mix: bytes, round_: int, held: Sequence[int]) -> tuple[Hand, ...]:
    return tuple(
        hand(secret, mix, round_=round_, seat=seat, dice=dice) for seat, dice in enumerate(held)
    )

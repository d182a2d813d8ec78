"""Game queries: an index of finished games over the log, for histories and lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, Row, Select, func, insert, or_, select

from palifico.store.queries.facts import add_fact
from palifico.store.schema import chains, facts, games, log, plays, tables

GAME_COUNT: Final = "games"
"""The fact that counts all games that are over; `games:won` and so on say how they ended."""
VOIDS: Final = "voids"
NOT_OVER: Final = ("gathering", "starting", "playing")


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was won or given up. `accounts` by seat; `places` are the seats, winner first."""

    game: str
    table: int
    edition: str
    seats: int
    rated: bool
    public: bool
    why: str
    winner: int | None
    rounds: int
    ended: int
    accounts: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoredGame(Finished):
    """A game that was looked up; `id` is that of its table."""

    id: str


_COLUMNS: Final = (
    *(games.c.game, games.c.table, games.c.edition, games.c.seats, games.c.rated),
    *(games.c.public, games.c.why, games.c.winner, games.c.rounds, games.c.ended),
)


def finish(conn: Connection, over: Finished) -> None:
    """Enter a finished game, after all others: no two have ended in the same millisecond.

    So there is one order of games, in which ratings can be computed again. The transaction
    that counts a game makes the others wait until it is committed: games end one by one.
    """
    add_fact(conn, GAME_COUNT, 1)
    add_fact(conn, f"{GAME_COUNT}:{over.why}", 1)
    last = conn.execute(select(func.max(games.c.ended))).scalar()
    entered = replace(over, ended=max(over.ended, (last or 0) + 1))
    conn.execute(insert(games).values(**{c.name: getattr(entered, c.name) for c in _COLUMNS}))
    placed = {seat: place for place, seat in enumerate(over.places, start=1)}
    conn.execute(
        insert(plays),
        [
            {"game": over.game, "seat": seat, "account": account, "place": placed[seat]}
            for seat, account in enumerate(over.accounts)
        ],
    )


def count_void(conn: Connection) -> None:
    """Count a start that came to nothing because a seat did not open."""
    add_fact(conn, VOIDS, 1)


def find_game(conn: Connection, game: str) -> StoredGame | None:
    """Return a game that is over."""
    found = _read(conn, _games().where(games.c.game == game))
    return found[0] if found else None


def is_going_on(conn: Connection, game: str) -> bool:
    """Return whether a game with this id is being prepared or played."""
    known = select(tables.c.status).join_from(chains, tables, chains.c.table == tables.c.number)
    status = conn.execute(known.where(chains.c.game == game)).scalar()
    return status in NOT_OVER


def public_games(conn: Connection, *, before: int | None, limit: int) -> list[StoredGame]:
    """Return finished public games, the latest first; `before`: when the last known one ended."""
    return _read(conn, _page(_games().where(games.c.public), before, limit))


def games_of(
    conn: Connection, account: str, *, before: int | None, limit: int, private: bool
) -> list[StoredGame]:
    """Return the games of an account, the latest first; `private` ones only if asked for."""
    seated = select(plays.c.game).where(plays.c.account == account)
    asked = _games().where(games.c.game.in_(seated))
    return _read(conn, _page(asked if private else asked.where(games.c.public), before, limit))


def settings_entries(
    conn: Connection, numbers: Sequence[int], *, prefix: bytes
) -> list[tuple[int, bytes]]:
    """Return the entries that set the rules of tables, in order: the first, and all with `prefix`.

    So an index of games needs no copy of rules that the log has.
    """
    is_change = func.substr(log.c.body, 1, len(prefix), type_=LargeBinary) == prefix
    asked = select(log.c.table, log.c.body).where(
        log.c.table.in_(numbers), or_(log.c.n == 1, is_change)
    )
    return [(row.table, row.body) for row in conn.execute(asked.order_by(log.c.table, log.c.n))]


def rated_games(conn: Connection) -> Iterator[StoredGame]:
    """Yield all rated games in the order in which they ended."""
    seated = _games().add_columns(plays.c.seat, plays.c.account, plays.c.place)
    joined = seated.join(plays, plays.c.game == games.c.game).where(games.c.rated)
    rows = conn.execute(joined.order_by(games.c.ended, plays.c.seat))
    for _, seats in groupby(rows, key=lambda row: row.game):
        each = list(seats)
        yield _found(each[0], each)


def count_games(conn: Connection) -> dict[str, int]:
    """Return how many games ended in which way, and how many starts were `voids`."""
    whys = {f"{GAME_COUNT}:{why}": why for why in ("won", "abandoned", "chain")}
    names = {**whys, VOIDS: VOIDS}
    rows = conn.execute(select(facts.c.name, facts.c.value).where(facts.c.name.in_(names)))
    return {**dict.fromkeys(names.values(), 0), **{names[r.name]: int(r.value) for r in rows}}


def _games() -> Select[Any]:
    return select(*_COLUMNS, tables.c.id).join_from(games, tables, games.c.table == tables.c.number)


def _page(asked: Select[Any], before: int | None, limit: int) -> Select[Any]:
    older = asked if before is None else asked.where(games.c.ended < before)
    return older.order_by(games.c.ended.desc()).limit(limit)


def _read(conn: Connection, asked: Select[Any]) -> list[StoredGame]:
    rows = conn.execute(asked).all()
    seats: dict[str, list[Row[Any]]] = {row.game: [] for row in rows}
    wanted = select(plays).where(plays.c.game.in_(list(seats))).order_by(plays.c.seat)
    for row in conn.execute(wanted):
        seats[row.game].append(row)
    return [_found(row, seats[row.game]) for row in rows]


def _found(row: Row[Any], seats: Sequence[Row[Any]]) -> StoredGame:
    by_place = sorted(seats, key=lambda seat: seat.place)
    values: dict[str, Any] = {column.name: row._mapping[column.name] for column in _COLUMNS}
    return StoredGame(
        **values,
        accounts=tuple(seat.account for seat in seats),
        places=tuple(seat.seat for seat in by_place),
        id=row.id,
    )

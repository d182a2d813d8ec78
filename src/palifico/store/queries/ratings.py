"""Rating queries: one rating for each account, edition and number of seats.

They follow from the games alone, in the order in which those ended, so they can be made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Select, delete, func, insert, select

from palifico.store.queries.facts import add_fact
from palifico.store.queries.games import GAME_COUNT, Finished, rated_games
from palifico.store.schema import accounts, ratings, upsert


class Rating(NamedTuple):
    """What is believed of a player: how strong, how sure that is, and after how many games."""

    mu: float
    sigma: float
    games: int = 0


class RatingRow(NamedTuple):
    """A rating as it is kept, and whose it is."""

    account: str
    edition: str
    seats: int
    mu: float
    sigma: float
    games: int


Rerate: TypeAlias = Callable[[Sequence[Rating]], Sequence[Rating]]
"""The ratings after a game, given those of its players before it; the winner is first."""
INITIAL_RATING: Final = Rating(25.0, 25.0 / 3.0)
"""What is believed of a player who has not played."""
CAUTION: Final = 3.0
"""Deviations below its mean at which a rating counts in a list: a new player counts 0."""


def rate(conn: Connection, over: Finished, *, rerate: Rerate) -> None:
    """Let a game change the ratings of its players, if it counts."""
    placed = _placed(over)
    if not placed:
        return
    known = _known(conn, set(placed), over.edition, over.seats)
    changed = after_game(placed, known, rerate)
    gone = _gone().where(accounts.c.id.in_(changed))
    _put(conn, _listed(changed, over), gone=set(conn.execute(gone).scalars()))


def after_game(
    placed: Sequence[str], known: Mapping[str, Rating], rerate: Rerate
) -> dict[str, Rating]:
    """Return the ratings after a game, given its accounts by place, the winner first.

    Who has several seats, as bots may, gets the mean of what these would get: against
    oneself nothing is won or lost.
    """
    after = rerate([known.get(account, INITIAL_RATING) for account in placed])
    seats: dict[str, list[Rating]] = {}
    for account, rating in zip(placed, after, strict=True):
        seats.setdefault(account, []).append(rating)
    return {
        account: _mean(each, known.get(account, INITIAL_RATING)) for account, each in seats.items()
    }


def rebuild(conn: Connection, *, rerate: Rerate) -> None:
    """Compute all ratings anew from the games.

    The same comes out as before, unless an account was deleted in the middle of a rated game.
    """
    add_fact(conn, GAME_COUNT, 0)  # no game ends meanwhile
    lists: dict[tuple[str, int], dict[str, Rating]] = {}
    for over in rated_games(conn):
        known = lists.setdefault((over.edition, over.seats), {})
        if placed := _placed(over):
            known |= after_game(placed, known, rerate)
    conn.execute(delete(ratings))
    gone = set(conn.execute(_gone()).scalars())
    for (edition, seats), known in lists.items():
        rows = [RatingRow(account, edition, seats, *rating) for account, rating in known.items()]
        if values := [row._asdict() for row in rows if row.account not in gone]:
            conn.execute(insert(ratings), values)


def ratings_of(conn: Connection, account: str) -> list[RatingRow]:
    """Return all ratings of an account."""
    mine = select(ratings).where(ratings.c.account == account)
    return [
        RatingRow(*row) for row in conn.execute(mine.order_by(ratings.c.edition, ratings.c.seats))
    ]


def leaders(
    conn: Connection, kinds: Collection[str], *, edition: str, seats: int, after: int, limit: int
) -> list[RatingRow]:
    """Return the best of a list, those that are sure to be good before those that only may be."""
    worth = ratings.c.mu - CAUTION * ratings.c.sigma
    listed = (
        select(ratings)
        .join_from(ratings, accounts, ratings.c.account == accounts.c.id)
        .where(accounts.c.kind.in_(kinds))
        .where(ratings.c.edition == edition, ratings.c.seats == seats)
        .order_by(worth.desc(), ratings.c.games.desc(), ratings.c.account)
    )
    return [RatingRow(*row) for row in conn.execute(listed.offset(after).limit(limit))]


def lists(conn: Connection, kinds: Collection[str]) -> list[tuple[str, int, int]]:
    """Return the lists that are not empty: edition, number of seats, how many are listed."""
    listed = (
        select(ratings.c.edition, ratings.c.seats, func.count())
        .join_from(ratings, accounts, ratings.c.account == accounts.c.id)
        .where(accounts.c.kind.in_(kinds))
        .group_by(ratings.c.edition, ratings.c.seats)
        .order_by(ratings.c.edition, ratings.c.seats)
    )
    return [(edition, seats, count) for edition, seats, count in conn.execute(listed)]


def _placed(over: Finished) -> list[str]:
    """Return the accounts of a game by place; none where it does not count, or one plays alone."""
    counts = over.rated and len(set(over.accounts)) > 1
    return [over.accounts[seat] for seat in over.places] if counts else []


def _mean(seats: Sequence[Rating], before: Rating) -> Rating:
    mu = sum(each.mu for each in seats) / len(seats)
    return Rating(mu, sum(each.sigma for each in seats) / len(seats), before.games + 1)


def _known(
    conn: Connection, placed: Collection[str], edition: str, seats: int
) -> dict[str, Rating]:
    asked = select(ratings.c.account, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
        ratings.c.account.in_(placed), ratings.c.edition == edition, ratings.c.seats == seats
    )
    return {account: Rating(*rating) for account, *rating in conn.execute(asked)}


def _listed(changed: Mapping[str, Rating], over: Finished) -> list[RatingRow]:
    return [RatingRow(account, over.edition, over.seats, *changed[account]) for account in changed]


def _gone() -> Select[str]:
    """Return the deleted accounts, which are not rated any more."""
    return select(accounts.c.id).where(accounts.c.kind == "gone")


def _put(conn: Connection, rows: Iterable[RatingRow], *, gone: Collection[str]) -> None:
    for row in rows:
        if row.account not in gone:
            new = {"mu": row.mu, "sigma": row.sigma, "games": row.games}
            made = upsert(conn, ratings).values(**row._asdict())
            keys = ["account", "edition", "seats"]
            conn.execute(made.on_conflict_do_update(index_elements=keys, set_=new))

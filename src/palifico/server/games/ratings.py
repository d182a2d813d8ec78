"""Ratings: Plackett-Luce (OpenSkill) updates after rated games, and leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from palifico.editions import box
from palifico.protocol.rest_games import Leader, Leaderboard, ListShown, RatingShown
from palifico.server.auth.accounts import person
from palifico.store.queries import ratings as kept
from palifico.store.queries.ratings import CAUTION, Rating, RatingRow

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.server.auth.identity import Identity
    from palifico.store.base import Store
    from palifico.store.queries.games import Finished

Kind: TypeAlias = Literal["people", "bots"]
KINDS: Final[dict[Kind, tuple[str, ...]]] = {"people": ("person",), "bots": ("house", "bot")}
"""Guests are rated, too, and are listed once they register."""
MAX_LISTED: Final = 100


def rating(over: Finished) -> Callable[[Connection], None]:
    """Return the write that updates the ratings after a game."""
    return partial(kept.rate, over=over, rerate=rerate)


async def rebuild(store: Store) -> None:
    """Recompute all ratings from the games."""
    await store.write(partial(kept.rebuild, rerate=rerate))


def rerate(before: Sequence[Rating]) -> list[Rating]:
    """Return the ratings after a game, given those of its players before it, the winner first."""
    # Not before a rated game ends: most games are not.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model = PlackettLuce()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = model.rate(teams, ranks=list(range(1, len(teams) + 1)))
    return [Rating(player.mu, player.sigma) for (player,) in after]


async def ratings_of(store: Store, account: str) -> tuple[RatingShown, ...]:
    """Return all ratings of an account."""
    found = await store.read(lambda conn: kept.ratings_of(conn, account))
    return tuple(map(_shown, found))


async def leaderboard(
    identity: Identity, kind: Kind, *, edition: str, seats: int, after: int = 0
) -> Leaderboard:
    """Return a list from the rank after `after` on; raise Fault `edition.unknown`."""
    box(edition)
    kinds = KINDS[kind]

    def read(conn: Connection) -> tuple[list[RatingRow], list[tuple[str, int, int]]]:
        listed = kept.leaders(
            conn, kinds, edition=edition, seats=seats, after=after, limit=MAX_LISTED
        )
        return listed, kept.lists(conn, kinds)

    found, lists = await identity.store.read(read)
    people = await identity.accounts([one.account for one in found])
    return Leaderboard(
        kind=kind,
        edition=edition,
        seats=seats,
        leaders=tuple(
            Leader(rank, person(people[one.account]), _shown(one))
            for rank, one in enumerate(found, start=after + 1)
            if one.account in people
        ),
        lists=tuple(ListShown(*one) for one in lists),
    )


def _shown(one: RatingRow) -> RatingShown:
    return RatingShown(
        edition=one.edition,
        seats=one.seats,
        ordinal=one.mu - CAUTION * one.sigma,
        mu=one.mu,
        sigma=one.sigma,
        games=one.games,
    )

"""Database URL: which database is meant, and the store in it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from palifico.errors import Fault

if TYPE_CHECKING:
    from palifico.store.base import Store

SQLITE: Final = "sqlite:///"


def default_url() -> str:
    """Return the file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not every command keeps data

    return f"{SQLITE}{(user_data_path('palifico') / 'palifico.db').as_posix()}"


async def open_store(url: str) -> Store:
    """Open the store at an address such as `sqlite:///file` or `postgresql://host/name`.

    It is brought to the present form.
    Raises Fault: `store.url`, `store.open`, `store.busy`, `store.newer`, `store.foreign`,
    `store.extra`.
    """
    place = read_url(url)
    if isinstance(place, Path):
        from palifico.store.sqlite import open_sqlite  # noqa: PLC0415

        return await open_sqlite(place)
    need_postgres()
    from palifico.store.postgres import open_postgres  # noqa: PLC0415

    return await open_postgres(place)


def read_url(url: str) -> Path | URL:
    """Return the file, or the address of a PostgreSQL database.

    Raises Fault `store.url`, which does not say the address back: it may hold a password.
    """
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        return Path(url.removeprefix(SQLITE)).absolute()
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise Fault("store.url") from None
    if found.drivername not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise Fault("store.url")
    return _for_driver(found)


def need_postgres() -> None:
    """See that the driver for PostgreSQL is there.

    Raises Fault `store.extra`.
    """
    if any(find_spec(name) is None for name in ("asyncpg", "greenlet")):
        raise Fault("store.extra")


def _for_driver(url: URL) -> URL:
    """Return the address in the words of the driver, which calls one option by another name."""
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)

"""The steps lead to exactly the tables that the code knows, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from palifico.store import open_store
from palifico.store.migrations import REVISIONS, migrate, revision, scripts
from palifico.store.schema import metadata
from tests.store.stores import append, bodies, job, opened

pytestmark = pytest.mark.asyncio


async def test_steps_give_the_tables_of_the_schema(database: str) -> None:
    async with opened(database) as store:
        assert await store.read(_differences) == []
        assert await store.read(_constraints) == _named()


async def test_difference_would_be_found(database: str) -> None:
    async with opened(database) as store:
        await store.write(lambda conn: conn.exec_driver_sql("ALTER TABLE talk DROP COLUMN phrase"))
        await store.write(lambda conn: conn.exec_driver_sql("DROP INDEX ix_tables_due"))
        assert len(await store.read(_differences)) == 2


async def test_taking_the_steps_twice_changes_nothing(database: str) -> None:
    async with opened(database) as store:
        await append(store, job(1, 1))
        await store.write(lambda conn: migrate(conn, "here"))
        assert await store.read(revision) == REVISIONS[-1]
    async with opened(database) as store:
        assert await bodies(store, 1) == [b"ann 1/1"]


async def test_step_is_known_by_its_name() -> None:
    steps = list(scripts().walk_revisions())
    assert tuple(step.revision for step in reversed(steps)) == REVISIONS


async def test_servers_that_start_at_once_take_the_steps_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(4)))
    assert await stores[0].read(_differences) == []
    for store in stores:
        await store.close()


def _differences(conn: Connection) -> list[object]:
    context = MigrationContext.configure(conn, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def _constraints(conn: Connection) -> set[tuple[str, str | None]]:
    """Names of keys, which the comparison does not look at."""
    found = inspect(conn)
    return {
        (table.name, name)
        for table in metadata.sorted_tables
        for name in (
            found.get_pk_constraint(table.name)["name"],
            *(key["name"] for key in found.get_foreign_keys(table.name)),
        )
    }


def _named() -> set[tuple[str, str | None]]:
    return {
        (table.name, str(key.name))
        for table in metadata.sorted_tables
        for key in (table.primary_key, *table.foreign_key_constraints)
    }

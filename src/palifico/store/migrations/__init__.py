"""The steps that bring a database from any earlier form to the one in `schema`."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, inspect

from palifico.errors import Fault

if TYPE_CHECKING:
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

REVISIONS: Final = ("0001",)
"""Every form that a database has had, the present one last."""
_one_at_a_time: Final = threading.Lock()
"""Alembic keeps what it is doing in variables of its modules."""


def revision(conn: Connection) -> str | None:
    """Return the form that a database has; None when there is nothing of ours in it."""
    if not inspect(conn).has_table("alembic_version"):
        return None
    return conn.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def migrate(conn: Connection, place: str) -> None:
    """Bring a database to the present form, in the transaction of the connection.

    Raises Fault `store.newer` when it is in a form that is not known yet, `store.foreign` when
    it holds tables of another program.
    """
    found = revision(conn)
    if found == REVISIONS[-1]:
        return
    if found is not None and found not in REVISIONS:
        raise Fault("store.newer", place=place)
    if found is None and inspect(conn).get_table_names():
        raise Fault("store.foreign", place=place)
    with _one_at_a_time:
        _upgrade(conn)


def scripts() -> ScriptDirectory:
    """Return the steps, as alembic reads them."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - only where there is a step to take

    return ScriptDirectory(str(Path(__file__).parent))


def _upgrade(conn: Connection) -> None:
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.environment import EnvironmentContext  # noqa: PLC0415

    steps = scripts()

    def upward(now: Any, _: MigrationContext) -> Any:
        return steps._upgrade_revs("head", now)

    with EnvironmentContext(Config(), steps, fn=upward) as environment:
        environment.configure(connection=conn, transactional_ddl=True)
        environment.run_migrations()

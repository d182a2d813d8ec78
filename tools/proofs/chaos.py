"""`make chaos`: play under load and kill the server a thousand times, on both kinds of database.

Storm after storm, each on a database of its own: `KILLS` in all, `EACH` a storm, every other one
on PostgreSQL. Ends with what was counted, or at the first thing that is wrong.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.crash.databases import postgres_of_our_own
from tests.crash.load import Outcome, weather
from tests.postgres import database_at

KILLS = int(os.environ.get("KILLS", "1000"))
EACH = 50


def main() -> None:
    """Kill, and tell."""
    columns = (TextColumn("kills"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with postgres_of_our_own() as postgres, Progress(*columns) as progress:
        task = progress.add_task("", total=KILLS)
        outcome = Outcome()
        for begun in range(0, KILLS, EACH):
            kills = min(EACH, KILLS - begun)
            on = postgres if begun // EACH % 2 else None
            outcome += _storm(on, kills, lambda: progress.advance(task))
    print(outcome)


def _storm(postgres: str | None, kills: int, killed: Callable[[], None]) -> Outcome:
    """One storm; what it began with is told if it fails."""
    seed = int.from_bytes(os.urandom(4))
    with tempfile.TemporaryDirectory(prefix="palifico-") as folder:
        data = Path(folder)
        file = nullcontext(f"sqlite:///{data / 'palifico.db'}")
        with database_at(postgres) if postgres else file as url:
            try:
                return asyncio.run(weather(data, url, kills, Random(seed), killed))
            except AssertionError:
                print(f"storm {seed} on {url}")
                raise


if __name__ == "__main__":
    main()

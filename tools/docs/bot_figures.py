"""Prints the figures of docs/bots.md: each level of the bots against the one below it.

`python -m tools.docs.bot_figures` plays what is missing, keeps it in docs/bots.json, and writes the
tables between the marks in docs/bots.md. `--only listener/counter/2/paco` plays only such rows (any
part may be `*`), several such commands at once if need be, and `--anew` what is there already, too;
`--check` plays nothing and says whether the page is up to date and every level beats the one below.
"""

from __future__ import annotations

import fcntl
import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from typing import IO, Final

from palifico.bots import LEVELS, find_bot
from palifico.bots.match.match import match
from palifico.editions import IDS, box

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "bots.md"
KEPT: Final = ROOT / "docs" / "bots.json"
BEGIN, END = "<!-- figures begin -->", "<!-- figures end -->"
SEATS: Final = (2, 4)


@dataclass(frozen=True, slots=True)
class Row:
    """One figure that is wanted: a level, the one below it, how many seats, which edition."""

    level: str
    below: str
    seats: int
    edition: str

    def __str__(self) -> str:
        return f"{self.level}/{self.below}/{self.seats}/{self.edition}"


@dataclass(frozen=True, slots=True)
class Figure:
    """The share of the wins that a level has against the one below it, with its interval."""

    level: str
    below: str
    games: int
    seed: str
    share: float
    low: float
    high: float
    even: float

    @property
    def is_clear(self) -> bool:
        """Whether the whole interval lies above even."""
        return self.low > self.even

    def __str__(self) -> str:
        return f"{self.share:.1%} ({100 * self.low:.1f}–{100 * self.high:.1f})"


def main(argv: Sequence[str]) -> int:
    """Play what is missing and write the tables, or only look at them."""
    asked = _asked(argv)
    if asked.check:
        return _check(read_figures())
    for row in rows():
        if fnmatch(str(row), asked.only) and not _is_done(row, asked):
            figure = play(row, games=asked.games, seed=asked.seed, jobs=asked.jobs)
            _keep(row, figure)
            print(f"{row}: {figure}", file=sys.stderr, flush=True)
    print(_write_page())
    return 0


def rows() -> Iterator[Row]:
    """Every figure that is wanted."""
    for below, level in pairwise(LEVELS):
        for seats in SEATS:
            for edition in IDS:
                yield Row(level, below, seats, edition)


def play(row: Row, *, games: int, seed: str, jobs: int) -> Figure:
    """Play the match behind a figure."""
    bots = (_versioned(row.level), _versioned(row.below))
    tally, shares = match(
        bots, box(row.edition).edition, seats=row.seats, games=games, seed=seed, jobs=jobs
    )
    one = shares[0]
    if any(tally.troubles):
        raise RuntimeError(f"{row}: a bot failed: {tally.troubles}")
    ends = (round(number, 6) for number in (one.share, one.low, one.high, one.even))
    return Figure(*bots, tally.games, seed, *ends)


def read_figures() -> dict[str, Figure]:
    """The figures that are kept, by the row that they stand in."""
    if not KEPT.is_file():
        return {}
    with _alone() as file:
        return _read(file)


def made(figures: dict[str, Figure]) -> str:
    """The tables of the page: one for every number of seats."""
    return "\n\n".join(_table(seats, figures) for seats in SEATS)


def with_tables(page: str, tables: str) -> str:
    """A page with these tables between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page needs the lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{tables}\n{END}{after}"


def _asked(argv: Sequence[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m tools.docs.bot_figures", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games a figure, at least")
    parser.add_argument("--seed", default="1", help="the seed of all dice")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at once")
    parser.add_argument("--only", default="*", metavar="ROW", help="play only such rows")
    parser.add_argument("--anew", action="store_true", help="play what is there already, too")
    parser.add_argument("--check", action="store_true", help="play nothing, say what is wrong")
    return parser.parse_args(argv)


def _is_done(row: Row, asked: Namespace) -> bool:
    """Whether the same bots have played as many games or more with this seed."""
    figure = None if asked.anew else read_figures().get(str(row))
    return (
        figure is not None
        and (figure.level, figure.below) == (_versioned(row.level), _versioned(row.below))
        and figure.games >= asked.games
        and figure.seed == asked.seed
    )


def _versioned(level: str) -> str:
    return f"{level}@{find_bot(level).version}"


def _keep(row: Row, figure: Figure) -> None:
    """Put a figure among the others, in their order."""
    with _alone() as file:
        kept = {**_read(file), str(row): figure}
        order = [str(row) for row in rows()]
        told = {name: asdict(kept[name]) for name in order if name in kept}
        file.truncate(0)
        file.write(json.dumps(told, indent=1) + "\n")


def _write_page() -> str:
    """Put the figures that are kept into the page, and give its tables."""
    with _alone() as file:
        tables = made(_read(file))
        PAGE.write_text(with_tables(PAGE.read_text("utf-8"), tables), "utf-8")
        return tables


@contextmanager
def _alone() -> Iterator[IO[str]]:
    """The file of the figures, while no other such command has it."""
    with KEPT.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def _read(file: IO[str]) -> dict[str, Figure]:
    file.seek(0)
    kept = json.loads(file.read() or "{}")
    return {row: Figure(**figure) for row, figure in kept.items()}


def _table(seats: int, figures: dict[str, Figure]) -> str:
    lines = [
        f"| {seats} seats | {' | '.join(IDS)} | games each | seed |",
        f"| --- |{' --- |' * len(IDS)} --- | --- |",
    ]
    for below, level in pairwise(LEVELS):
        cells = [figures.get(str(Row(level, below, seats, edition))) for edition in IDS]
        known = [cell for cell in cells if cell is not None]
        shown = ["–" if cell is None else str(cell) for cell in cells]
        games = _span([cell.games for cell in known])
        seeds = ", ".join(sorted({cell.seed for cell in known})) or "–"
        lines.append(f"| {' | '.join([f'{level} against {below}', *shown, games, seeds])} |")
    return "\n".join(lines)


def _span(numbers: Sequence[int]) -> str:
    ends = sorted({min(numbers), max(numbers)}) if numbers else []
    return " to ".join(map(str, ends)) or "–"


def _check(figures: dict[str, Figure]) -> int:
    page = PAGE.read_text("utf-8")
    wrong = [] if with_tables(page, made(figures)) == page else [f"{PAGE.name} is behind"]
    for row in rows():
        figure = figures.get(str(row))
        if figure is None:
            wrong.append(f"{row}: not played")
        elif (figure.level, figure.below) != (_versioned(row.level), _versioned(row.below)):
            wrong.append(f"{row}: played by older versions")
        elif not figure.is_clear:
            wrong.append(f"{row}: not clear of even: {figure}")
    print("\n".join(wrong) or "Every level beats the one below, and the page says so.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

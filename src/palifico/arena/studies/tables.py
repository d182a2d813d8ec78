"""Study tables: the figures in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import median
from typing import Final

from palifico.arena.studies.results import Results
from palifico.arena.studies.study import PLAYERS, Figure, Place, Sheet
from palifico.editions import IDS
from palifico.words import message
from palifico.words.numbers import number, percent

SHARES: Final = {"win", "win-opening", "true", "right", "survive", "win-one", "stay", "length"}
POINTS: Final = {"win-edge", "die", "survive-change", "win-one-change"}
SIGNED: Final = {"net", "rounds-change"}
QUANTILES: Final = ("q5", "median", "q95")
ORDER: Final = {name: at for at, name in enumerate((*IDS, *PLAYERS, "normal", "last-die", "with"))}
"""Names in the order in which they are told; those that are not here come last."""
PERCENT: Final = 100
NONE: Final = "–"


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: what it tells, its heads, and its rows; so many heads are of what a row is about."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    about: int


def grid(sheet: Sheet, results: Results, lang: str) -> Grid:
    """Return a table of the figures that a sheet asks for."""
    chosen = chosen_figures(results, sheet.what, (*sheet.rows, sheet.columns), sheet.common)
    known = {_key(one, sheet): one for one in chosen}
    columns = sheet.what if sheet.columns == "what" else _values(chosen, sheet.columns)
    rows = [
        row
        for row in product(*(_values(chosen, name) for name in sheet.rows))
        if any((row, column) in known for column in columns)
    ]
    digits = fine(chosen)
    return Grid(
        title=_title(sheet, lang),
        heads=(
            *(dimension(name, lang) for name in sheet.rows),
            *(_head(sheet, column, lang) for column in columns),
        ),
        rows=tuple(
            (
                *(value(name, one, lang) for name, one in zip(sheet.rows, row, strict=True)),
                *(spelt(known.get((row, column)), lang, digits) for column in columns),
            )
            for row in rows
        ),
        about=len(sheet.rows),
    )


def chosen_figures(
    results: Results, what: Sequence[str], dimensions: Sequence[str], common: Place
) -> list[Figure]:
    """Return the figures that are about just this and nothing else."""
    keys = {*dimensions, *common} - {"what"}
    return [one for one in results.of(*what, **common) if one.at.keys() == keys]


def told_of(what: str, common: Place, lang: str) -> str:
    """Return what figures tell, and what they have in common."""
    told = message(lang, f"study-what-{what}", {}) + (", %" if what in SHARES else "")
    shared = ", ".join(named(name, one, lang) for name, one in common.items())
    return f"{told} ({shared})" if common else told


def named(name: str, one: str | int, lang: str) -> str:
    """Return what is told apart, and which of it this is about."""
    return f"{dimension(name, lang)}: {value(name, one, lang)}"


def dimension(name: str, lang: str) -> str:
    """Return what figures are told apart by."""
    return message(lang, f"study-by-{name}", {})


def value(name: str, one: str | int, lang: str) -> str:
    """Return one of the values that figures are told apart by."""
    if name == "from":
        return percent(lang, int(one) / PERCENT, 0)
    if name == "lead":
        return number(lang, int(one), sign=bool(one))
    if isinstance(one, int) or name in {"edition", "players"}:
        return str(one)
    return message(lang, f"study-value-{one}", {})


def spelt(one: Figure | None, lang: str, digits: int = 1) -> str:
    """Return a figure, and how far its interval reaches; of a hundred where it is a share."""
    if one is None:
        return NONE
    if _is_quantile(one):
        ends = {number(lang, end) for end in (one.low, one.high)}
        return number(lang, one.value) if len(ends) == 1 else f"{one.low:.0f}–{one.high:.0f}"
    if one.what in SHARES | POINTS:
        signed = one.what in POINTS
        told = number(lang, PERCENT * one.value, digits, sign=signed)
        return f"{told} ±{number(lang, PERCENT * one.half, digits)}"
    told = number(lang, one.value, digits + 1, sign=one.what in SIGNED)
    return f"{told} ±{number(lang, one.half, digits + 1)}"


def fine(figures: Iterable[Figure]) -> int:
    """Return how many digits are worth telling: those that the interval does not swallow."""
    halves = [
        one.half if one.what in SHARES | POINTS else one.half / 10
        for one in figures
        if not _is_quantile(one)
    ]
    return 2 if halves and median(halves) < 0.001 else 1


def ordered(values: Iterable[str | int]) -> list[str | int]:
    """Return each of them once, numbers by size and names as they are told."""
    return sorted(
        set(values),
        key=lambda one: (one, 0) if isinstance(one, int) else (ORDER.get(one, len(ORDER)), 1),
    )


def _is_quantile(one: Figure) -> bool:
    return one.what.rpartition("-")[2] in QUANTILES


def _key(one: Figure, sheet: Sheet) -> tuple[tuple[str | int, ...], str | int]:
    column = one.what if sheet.columns == "what" else one.at[sheet.columns]
    return tuple(one.at[name] for name in sheet.rows), column


def _values(figures: Iterable[Figure], name: str) -> list[str | int]:
    return ordered(one.at[name] for one in figures)


def _title(sheet: Sheet, lang: str) -> str:
    """Return what the table tells, and what goes from left to right in it."""
    told = told_of(sheet.what[0], sheet.common, lang)
    return told if sheet.columns == "what" else f"{told} · {dimension(sheet.columns, lang)} →"


def _head(sheet: Sheet, column: str | int, lang: str) -> str:
    if sheet.columns != "what":
        return value(sheet.columns, column, lang)
    part = str(column).rpartition("-")[2]
    return message(lang, f"study-part-{part if part in QUANTILES else 'mean'}", {})

"""Output of `palifico arena`: the table and sentences of a run, or its figures as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table

from palifico.arena.config import config_json
from palifico.arena.design import Cell, widest
from palifico.arena.results.results import Results
from palifico.arena.sums import Sums
from palifico.cli.commands.match_output import intervals, share_json, trouble_told, wilson_told
from palifico.cli.options import describe
from palifico.editions import Shared, share_code
from palifico.words import Speaker, message, visible
from palifico.words.numbers import number, percent


def tell(results: Results, lang: str) -> None:
    """Print the cells of a run one after the other."""
    console = Console(highlight=False, markup=False)
    for cell in results.cells:
        sums = results.sums(cell)
        console.print(_title(results, cell, sums, lang), style="bold", soft_wrap=True)
        if sums.deals:
            console.print(_table(results, cell, sums, lang))
        for line in _sentences(results, cell, sums, lang):
            console.print(fill(line, console.width), soft_wrap=True)
        console.print()


def results_json(results: Results) -> str:
    """The figures of all cells."""
    told = {
        "complete": all(map(results.complete, results.cells)),
        "config": config_json(results.config),
        "versions": results.versions,
        "cells": [_cell_json(results, cell) for cell in results.cells],
    }
    return dumps(told, ensure_ascii=False)


def _title(results: Results, cell: Cell, sums: Sums, lang: str) -> str:
    values: dict[str, str | int] = {
        "edition": describe(Speaker(lang, cell.variant), Shared(cell.variant)),
        "seats": cell.seats,
        "seed": str(results.config.seed),
        "games": sums.games,
    }
    return message(lang, "match-title", values)


def _table(results: Results, cell: Cell, sums: Sums, lang: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in (
        message(lang, "match-heading-wins", {}),
        message(lang, "match-heading-share", {}),
        message(lang, "match-heading-interval", {}),
        message(lang, "match-heading-even", {}),
    ):
        table.add_column(heading, justify="right")
    shares = cell.shares(sums)
    told = zip(
        results.config.labels, sums.wins, shares, intervals(shares, lang, digits=2), strict=True
    )
    for name, wins, one, interval in sorted(told, key=lambda row: -row[2].share):
        figures = number(lang, wins), percent(lang, one.share, 2), interval
        table.add_row(visible(name), *figures, percent(lang, one.even))
    return table


def _sentences(results: Results, cell: Cell, sums: Sums, lang: str) -> Iterator[str]:
    if not sums.deals:
        yield message(lang, "arena-nothing", {})
        return
    if not results.complete(cell):
        yield message(lang, "arena-unfinished", {})
    elif _reached(results, sums, cell) is False:
        aim, half = results.config.until or 0.0, widest(cell, sums)
        missed = {"aim": number(lang, aim, 3), "half": number(lang, half, 3)}
        yield message(lang, "arena-missed", missed)
    if results.config.duplicate and sums.games_a_deal > 1:
        values: dict[str, str | int] = {"deals": sums.deals, "seatings": sums.games_a_deal}
        yield message(lang, "match-by-deals", values)
    yield from wilson_told(cell.shares(sums), lang)
    if len(results.config.players) == 1:
        yield message(lang, "report-alone", {"name": visible(results.config.labels[0])})
    for name, troubles in zip(results.config.labels, sums.troubles, strict=True):
        if troubles:
            yield trouble_told(visible(name), troubles, lang)


def _reached(results: Results, sums: Sums, cell: Cell) -> bool | None:
    """Whether all intervals are as narrow as was asked for, if that was."""
    until = results.config.until
    return None if until is None else bool(sums.deals) and widest(cell, sums) <= until


def _cell_json(results: Results, cell: Cell) -> dict[str, Any]:
    sums = results.sums(cell)
    return {
        "edition": cell.edition,
        "code": share_code(Shared(cell.variant)),
        "seats": cell.seats,
        "complete": results.complete(cell),
        "reached": _reached(results, sums, cell),
        "games": sums.games,
        "deals": sums.deals,
        "decisions": sums.decisions,
        "turn_wins": sums.turn_wins,
        "lengths": {str(length): games for length, games in sorted(sums.lengths.items())},
        "players": _players_json(results, cell, sums),
    }


def _players_json(results: Results, cell: Cell, sums: Sums) -> list[dict[str, Any]]:
    if not sums.deals:
        return []
    shares = cell.shares(sums)
    return [
        {
            "player": results.config.labels[at],
            "wins": sums.wins[at],
            **share_json(one),
            "bids": sums.bids[at],
            "bluffs": sums.bluffs[at],
            "doubts": sums.doubts[at],
            "doubts_right": sums.doubts_right[at],
            "exacts": sums.exacts[at],
            "exacts_right": sums.exacts_right[at],
            "troubles": sums.troubles[at],
        }
        for at, one in enumerate(shares)
    ]

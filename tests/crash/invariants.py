"""What clients were told, held against what is on the disk."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from palifico.record import prove_record, to_json
from palifico.server.bootstrap import Server, open_server
from palifico.server.core.config import read_settings
from palifico.server.games.archive import GameArchive
from palifico.store import schema
from palifico.store.base import Row
from palifico.store.queries.log import read_log
from palifico.store.queries.tables import find_table
from tests.crash.transcript import Asked, Transcript

WITHOUT_ENTRY = ("say", "rematch")
"""Commands that can be confirmed without anything new in the log."""


async def compare(settings: dict[str, str], told: Transcript, tables: Iterable[str]) -> int:
    """Note in `told` all that is not as clients were told; gives how many games are proven."""
    async with open_server(read_settings(settings, {})) as house:
        logs: dict[str, list[Row]] = {}
        for table in tables:
            logs[table] = await house.tables.services.store.read(partial(_rows, id_=table))
        for table, rows in logs.items():
            _same_entries(told, table, rows)
            await _folds(told, house, table)
        _once(told, logs)
        await house.tables.services.store.read(lambda conn: _same_talk(conn, told))
        ended = [entry["game"] for rows in logs.values() for entry in _ended(rows)]
        kept = await house.tables.services.store.read(_games)
        told.see(sorted(ended) == sorted(kept), f"games {kept} are not those that ended {ended}")
        for table, rows in logs.items():
            for entry in _ended(rows):
                await _proven(told, house, table, rows, entry["game"])
        return len(ended)


def _rows(conn: Connection, id_: str) -> list[Row]:
    found = find_table(conn, id_)
    return [] if found is None else read_log(conn, found.number)


def _same_entries(told: Transcript, table: str, rows: list[Row]) -> None:
    """Every entry is there, byte for byte, and the numbers have no gaps."""
    numbers = [row.n for row in rows]
    told.see(numbers == list(range(1, len(rows) + 1)), f"{table} has gaps: {numbers}")
    bodies = {row.n: row.body for row in rows}
    for n, body in told.entries.get(table, {}).items():
        told.see(bodies.get(n) == body, f"lost: {table}/{n} {body!r} is {bodies.get(n)!r}")


async def _folds(told: Transcript, house: Server, table: str) -> None:
    """The log can be read back, and gives every seat the dice it has seen."""
    live = await house.tables.find(table)
    for seat, _ in live.state.sitters():
        hand = live.table.hand_of(seat)
        told.hand(table, seat, hand.n, hand.dice)


def _once(told: Transcript, logs: dict[str, list[Row]]) -> None:
    """What was confirmed has its effect once; what was refused has none; nobody else acted."""
    effects: dict[tuple[str, str], list[tuple[str, Row]]] = defaultdict(list)
    for table, rows in logs.items():
        for row in rows:
            if row.command is not None and row.actor is not None:
                effects[row.actor, row.command].append((table, row))
    told.see(effects.keys() <= told.commands.keys(), "somebody acted whom nobody knows")
    for key, asked in told.commands.items():
        told.see(_fits(asked, effects.get(key, [])), f"{asked} had the effects {effects.get(key)}")


def _fits(asked: Asked, effects: list[tuple[str, Row]]) -> bool:
    numbers = [row.n for _, row in effects]
    times = {json.loads(row.body)["at"] for _, row in effects}
    is_once = len(times) <= 1 and {table for table, _ in effects} <= {asked.table}
    match asked.answer:
        case ("ok", n) if numbers:
            return is_once and numbers == list(range(numbers[0], int(n) + 1))
        case ("ok", _):
            return asked.type in WITHOUT_ENTRY
        case ("err", _):
            return not numbers
        case _:
            return is_once


def _same_talk(conn: Connection, told: Transcript) -> None:
    """Every line is there once, under the id that it was confirmed or told with."""
    rows = conn.execute(select(schema.talk)).all()
    by_id = {row.id: (row.account, row.phrase, row.text) for row in rows}
    kept = Counter((row.account, row.command) for row in rows)
    for id_, said in told.lines.items():
        told.see(by_id.get(id_) == (said["account"], said["phrase"], said["text"]), f"lost: {said}")
    for key, asked in told.commands.items():
        if asked.type == "say" and asked.answer is not None:
            wanted = 1 if asked.answer[0] == "ok" else 0
            told.see(kept[key] == wanted, f"{asked} is {kept[key]} times there")


def _games(conn: Connection) -> list[str]:
    return list(conn.execute(select(schema.games.c.game)).scalars())


def _ended(rows: list[Row]) -> list[dict[str, Any]]:
    entries = (json.loads(row.body) for row in rows)
    return [entry for entry in entries if entry["type"] == "ended"]


async def _proven(told: Transcript, house: Server, table: str, rows: list[Row], game: str) -> None:
    """The record proves, and its dice are those that everybody held."""
    tables = house.tables
    records = GameArchive(tables.services.store, tables.services.identity, tables.services.signer)
    record = await records.record(game)
    proof = prove_record(record, to_json(record), key=tables.services.signer.public)
    told.see(proof.flaw is None, f"{table}: {proof.flaw}")
    rolled = [row.n for row in rows if json.loads(row.body)["type"] == "rolled"]
    for n, round_ in zip(rolled, record.rounds, strict=True):
        for seat, dice in enumerate(round_.dice):
            held = told.hands.get((table, seat, n))
            if held is not None:
                same = sorted(filter(None, held)) == sorted(dice)
                told.see(same, f"{table}/{n}: seat {seat} held {held}, the record has {dice}")

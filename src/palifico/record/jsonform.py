"""JSON writer: a record as the JSON object of the referee, the inverse of `shape.read_record`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from palifico.fair import transcript_json
from palifico.record.record import Record, RecordedRound, Stamp
from palifico.rules import Action, Bid, Calza, Seat


def to_json(record: Record) -> dict[str, Any]:
    """Return the JSON object of a record; what the record does not say is left out.

    An exact call is written without its bid, since it can only be on the one just made.
    """
    data: dict[str, Any] = {"id": record.id, "edition": record.edition}
    data["players"] = record.players if isinstance(record.players, int) else list(record.players)
    data |= {"starter": record.starter, "date": record.date}
    data |= {"options": _plain(record.options), "house": _plain(record.house)}
    present = {name: value for name, value in data.items() if value is not None and value != {}}
    present["rounds"] = [_round(recorded) for recorded in record.rounds]
    if record.fair is not None:
        present["fair"] = transcript_json(record.fair)
    if record.stamp is not None:
        present["stamp"] = stamp_json(record.stamp)
    return present


def json_line(record: Record) -> str:
    """Return the record as one line of JSON."""
    return json.dumps(to_json(record), ensure_ascii=False) + "\n"


def stamp_json(stamp: Stamp) -> dict[str, Any]:
    """Return the JSON object of a stamp; bytes are in hex."""
    if stamp.key is None or stamp.signatures is None:
        return {"digest": stamp.digest.hex()}
    signatures = {name: signature.hex() for name, signature in stamp.signatures.items()}
    return {"digest": stamp.digest.hex(), "key": stamp.key.hex(), "signatures": signatures}


def _plain(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: str(v) if isinstance(v, str) else v for name, v in fields.items()}


def _round(recorded: RecordedRound) -> dict[str, Any]:
    actions = [_action(seat, action) for seat, action in recorded.actions]
    return {"dice": [list(hand) for hand in recorded.dice], "actions": actions}


def _action(seat: Seat, action: Action) -> list[int | str]:
    if isinstance(action, Bid):
        return [seat, "bid", action.count, action.face]
    return [seat, "calza" if isinstance(action, Calza) else "dudo"]

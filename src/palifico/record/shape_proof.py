"""JSON reader of a record's proof: the transcript of its dice, and the stamp upon the whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeGuard, TypeVar

from palifico.fair import SIGNED, RolledRound, SeatEntry, Transcript
from palifico.record.record import Stamp
from palifico.record.shape_fault import wrong
from palifico.rules import Hand

HASHES: Final = ("anchor", "rules", "lock", "mix")
FAIR: Final = ("game", *HASHES, "seats", "rounds")
ENTRY: Final = ("account", "commit", "open")
ROLLED: Final = ("secret", "dice")
GAME, HASH, SIGNATURE = 32, 64, 128
"""How many hex digits they have."""
LARGEST: Final = 2**53 - 1
"""Whole numbers beyond this are not the same in every program that reads JSON."""
INTEGERS: Final = frozenset({int})
_T = TypeVar("_T")
_HALVES: Final = re.compile("[\ud800-\udfff]")
_HEX: Final = re.compile("[0-9a-f]*")


def read_transcript(value: object, where: str = "fair") -> Transcript:
    """Return the transcript that decoded JSON holds; raise Fault `record.invalid`."""
    data = _fields(where, value, FAIR)
    game = _hex(f"{where}.game", data["game"], GAME)
    anchor, rules, lock, mix = (_hex(f"{where}.{name}", data[name], HASH) for name in HASHES)
    return Transcript(
        *(game, anchor, rules, lock, mix),
        seats=_list(f"{where}.seats", data["seats"], _entry),
        rounds=_list(f"{where}.rounds", data["rounds"], _rolled),
    )


def read_stamp(value: object, where: str = "stamp") -> Stamp:
    """Return the stamp that decoded JSON holds; raise as `read_transcript` does."""
    if isinstance(value, dict) and set(value) == {"digest"}:
        return Stamp(_hex(f"{where}.digest", value["digest"], HASH))
    data = _fields(where, value, ("digest", "key", "signatures"))
    digest, key = (_hex(f"{where}.{name}", data[name], HASH) for name in ("digest", "key"))
    given = _fields(f"{where}.signatures", data["signatures"], SIGNED)
    signatures: dict[str, bytes] = {
        name: _hex(f"{where}.signatures.{name}", given[name], SIGNATURE) for name in SIGNED
    }
    return Stamp(digest, key, signatures)


def check_canonical(data: object) -> None:
    """Refuse numbers and texts that not every program reads alike: they have no digest.

    Raises Fault `record.invalid`.
    """
    todo = [data]
    while todo:
        value = todo.pop()
        if isinstance(value, dict):
            todo += [*value, *value.values()]
        elif isinstance(value, list):
            todo += value
        elif not _is_canonical(value):
            wrong("", "canonical")


def _is_canonical(value: object) -> bool:
    if isinstance(value, str):
        return not _HALVES.search(value)
    return not isinstance(value, float) and (not isinstance(value, int) or abs(value) <= LARGEST)


def _entry(where: str, value: object) -> SeatEntry:
    data = _fields(where, value, ENTRY)
    if type(data["account"]) is not str or _HALVES.search(data["account"]):
        wrong(f"{where}.account", "text")
    commit, opening = (
        None if data[name] is None else _hex(f"{where}.{name}", data[name], HASH)
        for name in ("commit", "open")
    )
    return SeatEntry(data["account"], commit, opening)


def _rolled(where: str, value: object) -> RolledRound:
    data = _fields(where, value, ROLLED)
    dice = _list(f"{where}.dice", data["dice"], _hand)
    return RolledRound(_hex(f"{where}.secret", data["secret"], HASH), dice)


def is_hand(value: object) -> TypeGuard[list[int]]:
    """Return whether it is a list of whole numbers; whether they are faces is for others to say."""
    return isinstance(value, list) and INTEGERS.issuperset(map(type, value))


def _hand(where: str, value: object) -> Hand:
    if not is_hand(value):
        wrong(where, "hand")
    return tuple(value)


def _fields(where: str, value: object, names: Sequence[str]) -> dict[str, Any]:
    if not isinstance(value, dict) or any(name not in value for name in names):
        wrong(where, "fields", fields=", ".join(names))
    for name in value:
        if name not in names:
            wrong(f"{where}.{name}", "known")
    return value


def _list(where: str, value: object, read: Callable[[str, object], _T]) -> tuple[_T, ...]:
    if not isinstance(value, list):
        wrong(where, "list")
    return tuple([read(f"{where}[{index}]", item) for index, item in enumerate(value)])


def _hex(where: str, value: object, digits: int) -> bytes:
    if not isinstance(value, str) or len(value) != digits or not _HEX.fullmatch(value):
        wrong(where, "hex", digits=digits)
    return bytes.fromhex(value)

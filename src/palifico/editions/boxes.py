"""Published boxes: one data file each, checked into a frozen `Edition` with its own words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from palifico.editions.fields import VALUES, check_whole, read_value
from palifico.errors import Fault
from palifico.rules.edition import Edition

IDS: Final = ("asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco")
"""The editions. Share codes count on this order: only ever append."""


MAX_BOX_PLAYERS: Final = 6
"""So many can play with what is in one."""


@dataclass(frozen=True, slots=True)
class Box:
    """A published edition: its rules, which of them are options, and how its box speaks.

    `former_options` were offered as options by an earlier version: they are house rules, but
    records, tables and clients from before may still call them options.
    """

    id: str
    name: str
    languages: tuple[str, ...]
    edition: Edition
    options: tuple[str, ...]
    former_options: tuple[str, ...]
    told: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]

    def word(self, key: str, lang: str) -> str | None:
        """Return the edition's own word for a thing (wild, wilds, dudo, palifico, calza).

        `dudo_also` is another word that its rulebook allows for a challenge.
        """
        return self.words.get(lang, {}).get(key, self.words[""].get(key))


@cache
def box(id_: str) -> Box:
    """Return the box with this id.

    Raises Fault `edition.unknown`.
    """
    if id_ not in IDS:
        raise Fault("edition.unknown", edition=id_, expected=", ".join(IDS))
    return _read(id_, tomllib.loads(_data(id_)))


def _data(id_: str) -> str:
    return files("palifico.editions").joinpath("data", f"{id_}.toml").read_text("utf-8")


def _read(id_: str, data: Mapping[str, Any]) -> Box:
    given = {field: read_value(field, value) for field, value in data["rules"].items()}
    absent = dict.fromkeys(VALUES.keys() - {"dice_each"})
    fields: dict[str, Any] = {"id": id_, **absent, **given}
    edition = Edition(**fields)
    check_whole(edition, frozenset())
    plain = {k: v for k, v in data["words"].items() if isinstance(v, str)}
    by_lang = {k: v for k, v in data["words"].items() if not isinstance(v, str)}
    return Box(
        id=id_,
        name=data["name"],
        languages=tuple(data["languages"]),
        edition=edition,
        options=tuple(data["options"]),
        former_options=tuple(data.get("former_options", ())),
        told=data["told"],
        words={"": plain, **by_lang},
    )

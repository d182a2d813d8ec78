"""Box contents: what lies in a box, where lost dice go, and what its text leaves unsaid."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True)
class Contents:
    """The facts of a box that no rule depends on.

    `contents` and `store` name a sentence of the rulebook, `also` further ones that the box has;
    `told` marks sentences that its text does not have, as `Box.told` does for fields.
    """

    contents: str
    store: str
    also: frozenset[str]
    told: Mapping[str, str]

    @property
    def is_coloured(self) -> bool:
        """Whether the dice and cup of a player have one colour."""
        return self.contents == "coloured"


@cache
def contents(id_: str) -> Contents:
    """Return what is known of a box."""
    given = _data()[id_]
    told = MappingProxyType(given.get("told", {}))
    return Contents(given["contents"], given["store"], frozenset(given.get("also", ())), told)


@cache
def _data() -> dict[str, Any]:
    path = files("palifico.editions").joinpath("data", "contents.toml")
    return tomllib.loads(path.read_text("utf-8"))

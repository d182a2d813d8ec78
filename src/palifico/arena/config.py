"""Run configuration: players, rules, number of games and seed; and its JSON form."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import msgspec

from palifico.arena.policies.model import Policy, Random, Table, Thresholds
from palifico.arena.policies.parse import policy_from
from palifico.bots.match.match import numbered
from palifico.editions import Value
from palifico.editions.fields import read_value
from palifico.errors import Fault

POLICY_KINDS: Final = {Random: "random", Thresholds: "odds", Table: "table"}
"""The kinds of vector policies as they are named in files."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player: a vector policy, or else a bot by its name."""

    name: str
    policy: Policy | None = None


@dataclass(frozen=True, slots=True)
class Config:
    """All that the result of a run follows from; where and by whom it is played is no part of it.

    `until` is half the width of an interval, in points of a hundred; with `games`, these are
    played at most. `batch` is in games, and is rounded down to whole deals.
    """

    name: str
    players: tuple[Player, ...]
    editions: tuple[str, ...]
    seats: tuple[int, ...]
    rules: tuple[tuple[str, Value], ...] = ()
    games: int | None = None
    until: float | None = None
    seed: int = 0
    rotate: bool = True
    duplicate: bool = True
    batch: int | None = None
    rows: bool = True

    @property
    def by_kernel(self) -> bool:
        """Whether the kernel plays: all players are vector policies."""
        return all(player.policy is not None for player in self.players)

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the players; one that plays against itself is numbered."""
        return tuple(numbered([player.name for player in self.players]))


def load_kernel() -> ModuleType:
    """Return the kernel.

    Raises Fault `kernel.extra` where numba is not installed.
    """
    try:
        return import_module("palifico.arena.kernel")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in ("numba", "llvmlite"):
            raise
        raise Fault("kernel.extra") from None


def config_json(config: Config) -> dict[str, Any]:
    """Return a configuration as it is kept with the results."""
    kept: dict[str, Any] = {one.name: getattr(config, one.name) for one in fields(config)}
    kept["players"] = [{"name": one.name, "policy": policy_json(one)} for one in config.players]
    kept["rules"] = dict(config.rules)
    plain: dict[str, Any] = msgspec.to_builtins(kept)
    return plain


def read_config(kept: object) -> Config:
    """Return a configuration that was kept.

    Raises msgspec.ValidationError or Fault for anything else.
    """
    told = msgspec.convert(kept, _Kept)
    return Config(
        name=told.name,
        players=tuple(Player(one.name, _policy(one)) for one in told.players),
        editions=told.editions,
        seats=told.seats,
        rules=tuple((name, read_value(name, value)) for name, value in told.rules.items()),
        games=told.games,
        until=told.until,
        seed=told.seed,
        rotate=told.rotate,
        duplicate=told.duplicate,
        batch=told.batch,
        rows=told.rows,
    )


def policy_json(player: Player) -> dict[str, Any] | None:
    """Return the policy of a player as a file would describe it."""
    if player.policy is None:
        return None
    return {"kind": POLICY_KINDS[type(player.policy)], **asdict(player.policy)}


class _KeptPlayer(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    policy: dict[str, Any] | None


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    players: tuple[_KeptPlayer, ...]
    editions: tuple[str, ...]
    seats: tuple[int, ...]
    rules: dict[str, bool | int | str]
    games: int | None
    until: float | None
    seed: int
    rotate: bool
    duplicate: bool
    batch: int | None
    rows: bool


def _policy(kept: _KeptPlayer) -> Policy | None:
    if kept.policy is None:
        return None
    return policy_from(kept.name, kept.policy)

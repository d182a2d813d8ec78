"""TOML of a configuration: the file that plays a run again."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from typing import Any

from palifico.arena.config import Config, Player, policy_json
from palifico.arena.policies.parse import is_policy


def config_toml(config: Config) -> str:
    """Return the text of a TOML file for `palifico arena run`."""
    return "\n".join([*_lines(config), *_policies(config.players)]) + "\n"


def _lines(config: Config) -> Iterator[str]:
    yield f"name = {_spelt(config.name)}"
    yield f"players = {_spelt([player.name for player in config.players])}"
    yield f"editions = {_spelt(list(config.editions))}"
    yield f"seats = {_spelt(list(config.seats))}"
    if config.rules:
        rules = ", ".join(f"{name} = {_spelt(value)}" for name, value in config.rules)
        yield f"rules = {{ {rules} }}"
    for key in ("games", "until", "seed", "rotate", "duplicate", "batch", "rows"):
        value = getattr(config, key)
        if value is not None:
            yield f"{key} = {_spelt(value)}"


def _policies(players: tuple[Player, ...]) -> Iterator[str]:
    """Yield the policies that have a name of their own, each once."""
    own = {one.name: policy_json(one) for one in players if not is_policy(one.name)}
    for name, policy in own.items():
        if policy:
            yield f"\n[policies.{_spelt(name)}]"
            yield from (f"{key} = {_spelt(value)}" for key, value in policy.items())


def _spelt(value: Any) -> str:
    """Return a value as TOML spells it: texts, numbers, switches and lists like JSON."""
    return dumps(value, ensure_ascii=False)

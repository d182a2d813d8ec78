"""What somebody asks for, in a file or by flags, made into a configuration that can be played."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

from palifico.arena.cells import cells, usual_batch
from palifico.arena.config import Config, Player, kernel
from palifico.arena.naming import NAMES, is_policy, policy_from, policy_of
from palifico.arena.policy import Policy
from palifico.bots.levels import LEVELS
from palifico.bots.match import find_started
from palifico.bots.plugins import own_bots
from palifico.editions import IDS, Fault, Value, reason
from palifico.editions.fields import read_value
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS

ALL: Final = "all"
"""Stands for every edition there is."""
POLICIES: Final = "policies"
EXAMPLES: Final = {
    "name": 'name = "spring"',
    "players": 'players = ["counter", "odds:doubt=0.3", "./my_bot.py"]',
    "editions": 'editions = ["paco", "asmodee-2024"]',
    "seats": "seats = [2, 6]",
    "rules": "rules = { calza = true }",
    "games": "games = 100000",
    "until": "until = 0.5",
    "seed": "seed = 7",
    "rotate": "rotate = true",
    "duplicate": "duplicate = true",
    "batch": "batch = 5000",
    "rows": "rows = true",
    POLICIES: '[policies.careful]\nkind = "odds"\ndoubt = 0.2',
}
"""Everything that can be asked for, as it would stand in a file."""
MOST_GAMES: Final = 10**12
MOST_SEEDS: Final = 2**63
LONGEST: Final = 60
"""The longest name of a run."""
T = TypeVar("T")


def read_asked(file: str) -> dict[str, Any]:
    """What a TOML file asks for; without a name it is called like the file.

    Raises Fault `file` or `arena.toml`.
    """
    try:
        told = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault("file", file=file, why=reason(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("arena.toml", file=file, why=str(error)) from None
    return {"name": Path(file).stem, **told}


def config_of(asked: Mapping[str, Any]) -> Config:
    """The configuration that somebody asks for, checked as a whole.

    Raises Fault: `arena.key`, `arena.value`, `arena.enough`, `arena.alone`, `arena.turn`,
    `arena.taken`, `arena.unplayed`, or about a bot, a policy, an edition or the seats.
    """
    for key in asked:
        if key not in EXAMPLES:
            raise Fault("arena.key", given=key, expected=", ".join(EXAMPLES))
    players = _players(asked)
    config = Config(
        name=_one(asked, "name", _is_name, usual="arena"),
        players=players,
        editions=_editions(_some(asked, "editions", str, ["paco"])),
        seats=tuple(dict.fromkeys(_some(asked, "seats", int, [max(len(players), MIN_PLAYERS)]))),
        rules=_rules(asked),
        games=_one(asked, "games", _is_number(1, MOST_GAMES), usual=None),
        until=_until(asked),
        seed=_one(asked, "seed", _is_number(0, MOST_SEEDS - 1), usual=0),
        rotate=_one(asked, "rotate", _is_switch, usual=True),
        duplicate=_one(asked, "duplicate", _is_switch, usual=asked.get("rotate", True)),
        batch=_one(asked, "batch", _is_number(1, MOST_GAMES), usual=None),
        rows=_one(asked, "rows", _is_switch, usual=True),
    )
    _check(config)
    return config if config.batch else replace(config, batch=usual_batch(config))


def _check(config: Config) -> None:
    """Refuse what contradicts itself, and rules that cannot be."""
    if config.games is None and config.until is None:
        raise Fault("arena.enough")
    if config.until is not None and len(config.players) == 1:
        raise Fault("arena.alone", given=config.players[0].name)
    if config.duplicate and not config.rotate:
        raise Fault("arena.turn")
    for seats in config.seats:
        if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
            raise Fault("seats", **{"from": MIN_PLAYERS, "to": MAX_PLAYERS, "given": seats})
        if len(config.players) > seats:
            raise Fault("match.crowd", given=len(config.players), seats=seats)
    cells(config)
    if config.by_kernel:
        kernel()


def _players(asked: Mapping[str, Any]) -> tuple[Player, ...]:
    """Who plays.

    Raises Fault for somebody who is not known, and for policies that are not as they should be.
    """
    defined = _policies(asked)
    names = _some(asked, "players", str, None)
    for name in defined:
        if name not in names:
            raise Fault("arena.unplayed", given=name, expected=EXAMPLES["players"])
    return tuple(_player(name, defined) for name in names)


def _player(name: str, defined: Mapping[str, Policy]) -> Player:
    if name in defined:
        return Player(name, defined[name])
    if is_policy(name):
        if name in own_bots():
            raise Fault("arena.taken", given=name)
        return Player(name, policy_of(name))
    try:
        find_started(name)
    except Fault as fault:
        if fault.code != "bots.unknown":
            raise
        known = ", ".join([*LEVELS, *own_bots(), *NAMES, *defined])
        raise Fault("bots.unknown", given=name, expected=known) from None
    return Player(name)


def _policies(asked: Mapping[str, Any]) -> dict[str, Policy]:
    """The policies that are described in the file, none of them named like somebody else."""
    told = asked.get(POLICIES, {})
    if not isinstance(told, dict) or not all(isinstance(one, dict) for one in told.values()):
        raise _wrong(POLICIES, told)
    for name in told:
        if is_policy(name) or _is_bot(name):
            raise Fault("arena.taken", given=name)
    return {name: policy_from(name, one) for name, one in told.items()}


def _is_bot(name: str) -> bool:
    return name.partition("@")[0] in LEVELS or name in own_bots() or Path(name).is_file()


def _editions(given: Iterable[str]) -> tuple[str, ...]:
    """Editions and share codes as they are spelt; `all` is every edition."""
    spelt = [one.upper() if one.upper().startswith("PF") else one.lower() for one in given]
    every = [edition for one in spelt for edition in (IDS if one == ALL else (one,))]
    return tuple(dict.fromkeys(every))


def _rules(asked: Mapping[str, Any]) -> tuple[tuple[str, Value], ...]:
    told = asked.get("rules", {})
    if not isinstance(told, dict):
        raise _wrong("rules", told)
    return tuple((name, read_value(name, value)) for name, value in told.items())


def _until(asked: Mapping[str, Any]) -> float | None:
    given = asked.get("until")
    if given is None:
        return None
    if not _is_half(given):
        raise _wrong("until", given)
    return float(given)


def _some(asked: Mapping[str, Any], key: str, kind: type[T], usual: list[T] | None) -> list[T]:
    """A list of at least one; where nothing is usual, it must be given."""
    given = asked.get(key, usual)
    if not isinstance(given, list) or not given or not all(type(one) is kind for one in given):
        raise _wrong(key, "" if given is None else given)
    return given


def _one(asked: Mapping[str, Any], key: str, is_right: Callable[[Any], bool], *, usual: T) -> T:
    given = asked.get(key)
    if given is None:
        return usual
    if not is_right(given):
        raise _wrong(key, given)
    right: T = given
    return right


def _is_number(least: int, most: int) -> Callable[[Any], bool]:
    return lambda given: type(given) is int and least <= given <= most


def _is_switch(given: object) -> bool:
    return isinstance(given, bool)


def _is_half(given: object) -> bool:
    return isinstance(given, int | float) and given is not True and 0 < given < 50


def _is_name(given: object) -> bool:
    fits = isinstance(given, str) and 0 < len(given) <= LONGEST and given.isprintable()
    return fits and not set(str(given)) & set("/\\")


def _wrong(key: str, given: object) -> Fault:
    return Fault("arena.value", name=key, given=str(given), expected=EXAMPLES[key])

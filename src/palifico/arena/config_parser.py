"""Configuration parser: a TOML file or flags in, a checked `Config` out."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from palifico.arena.config import Config, Player, load_kernel
from palifico.arena.design import cells, default_batch
from palifico.arena.limits import MAX_NAME_CHARS, check_range, is_name
from palifico.arena.policies.model import Policy
from palifico.arena.policies.parse import NAMES, is_policy, policy_from, policy_of
from palifico.bots.external.plugins import own_bots
from palifico.bots.match.match import find_started
from palifico.bots.registry import LEVELS
from palifico.editions import IDS, Value
from palifico.editions.fields import read_value
from palifico.errors import Fault, reason
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
    POLICIES: 'policies = { careful = { kind = "odds", doubt = 0.2 } }',
}
"""Everything that can be asked for, as it would stand in a file."""
FLAG_EXAMPLES: Final = {
    "players": "--players counter odds:doubt=0.3 ./my_bot.py",
    "editions": "--editions paco asmodee-2024",
    "seats": "--seats 2 6",
    "rules": "--rule calza=true",
    "games": "--games 100000",
    "until": "--until 0.5",
    "seed": "--seed 7",
    "batch": "--batch 5000",
}
"""The same as it would be typed, as far as it can be typed wrongly."""
T = TypeVar("T")


def read_toml(file: str) -> dict[str, Any]:
    """Return what a TOML file asks for; without a name it is called like the file.

    Raises Fault `file.unreadable` or `arena.toml`.
    """
    try:
        told = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault("file.unreadable", file=file, why=reason(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("arena.toml", file=file, why=str(error)) from None
    return {"name": Path(file).stem[:MAX_NAME_CHARS], **told}


def parse_config(asked: Mapping[str, Any], typed: Collection[str] = ()) -> Config:
    """Return the configuration of a request, checked as a whole.

    `typed` are the names of what is, or would be, on the command line and not in a file.
    Raises Fault: `arena.key`, `arena.value`, `arena.range`, `arena.name`, `arena.enough`,
    `arena.alone`, `arena.turn`, `arena.taken`, `arena.unplayed`, or about a bot, a policy, an
    edition or the seats.
    """
    for key in asked:
        if key not in EXAMPLES:
            raise Fault("arena.key", given=key, expected=", ".join(EXAMPLES))
    given = _Request(asked, typed)
    players = _players(given)
    config = Config(
        name=given.name(),
        players=players,
        editions=_editions(given.some("editions", str, ["paco"])),
        seats=tuple(dict.fromkeys(given.some("seats", int, [max(len(players), MIN_PLAYERS)]))),
        rules=_rules(given),
        games=given.number("games", _is_whole, usual=None),
        until=_until(given),
        seed=given.number("seed", _is_whole, usual=0),
        rotate=given.one("rotate", _is_switch, usual=True),
        duplicate=given.one("duplicate", _is_switch, usual=asked.get("rotate", True)),
        batch=given.number("batch", _is_whole, usual=None),
        rows=given.one("rows", _is_switch, usual=True),
    )
    _check(config)
    return config if config.batch else replace(config, batch=default_batch(config))


@dataclass(frozen=True, slots=True)
class _Request:
    """A request by key, and which keys came as flags: those are spelt otherwise in errors."""

    told: Mapping[str, Any]
    typed: Collection[str]

    def name(self) -> str:
        """Return the name of the run.

        Raises Fault `arena.name`.
        """
        given = self.told.get("name", "arena")
        if not is_name(given) or set(given) & set("/\\"):
            raise Fault("arena.name", given=str(given), most=MAX_NAME_CHARS)
        return str(given)

    def some(self, key: str, kind: type[T], usual: list[T] | None) -> list[T]:
        """Return a list of at least one; where nothing is usual, it must be given.

        Raises Fault `arena.value`.
        """
        given = self.told.get(key, usual)
        if not isinstance(given, list) or not given or not all(type(one) is kind for one in given):
            raise self.wrong(key, "" if given is None else given)
        return given

    def one(self, key: str, is_right: Callable[[Any], bool], *, usual: T) -> T:
        """Return something of the right kind, or what is usual.

        Raises Fault `arena.value`.
        """
        given = self.told.get(key)
        if given is None:
            return usual
        if not is_right(given):
            raise self.wrong(key, given)
        right: T = given
        return right

    def number(self, key: str, is_right: Callable[[Any], bool], *, usual: T) -> T:
        """Return a number of the right kind and within its range, or what is usual.

        Raises Fault `arena.value` or `arena.range`.
        """
        given = self.one(key, is_right, usual=usual)
        check_range(key, self.told.get(key), spelt=self._spelt(key))
        return given

    def wrong(self, key: str, given: object) -> Fault:
        """Return what to say of something that cannot be."""
        right = FLAG_EXAMPLES[key] if self._is_typed(key) else EXAMPLES[key]
        return Fault("arena.value", name=self._spelt(key), given=str(given), expected=right)

    def _spelt(self, key: str) -> str:
        return FLAG_EXAMPLES[key].split()[0] if self._is_typed(key) else key

    def _is_typed(self, key: str) -> bool:
        return key in self.typed and key in FLAG_EXAMPLES


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
        load_kernel()


def _players(asked: _Request) -> tuple[Player, ...]:
    """Return who plays.

    Raises Fault for an unknown player, and for policies that are not valid.
    """
    defined = _policies(asked)
    names = asked.some("players", str, None)
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
    except OSError as error:
        raise Fault("file.unreadable", file=name, why=reason(error)) from None
    return Player(name)


def _policies(asked: _Request) -> dict[str, Policy]:
    """Return the policies that the file describes, none of them named like another player."""
    told = asked.told.get(POLICIES, {})
    if not isinstance(told, dict) or not all(isinstance(one, dict) for one in told.values()):
        raise asked.wrong(POLICIES, told)
    for name in told:
        if is_policy(name) or _is_bot(name):
            raise Fault("arena.taken", given=name)
        if not is_name(name):
            raise Fault("arena.name", given=name, most=MAX_NAME_CHARS)
    return {name: policy_from(name, one) for name, one in told.items()}


def _is_bot(name: str) -> bool:
    return name.partition("@")[0] in LEVELS or name in own_bots() or _is_path(name)


def _is_path(name: str) -> bool:
    """Return whether a name is like the path of a file, as which it would be taken."""
    return name.endswith(".py") or bool(set(name) & set("/\\"))


def _editions(given: Iterable[str]) -> tuple[str, ...]:
    """Return editions and share codes as they are spelt; `all` is every edition."""
    spelt = [one.upper() if one.upper().startswith("PF") else one.lower() for one in given]
    every = [edition for one in spelt for edition in (IDS if one == ALL else (one,))]
    return tuple(dict.fromkeys(every))


def _rules(asked: _Request) -> tuple[tuple[str, Value], ...]:
    told = asked.told.get("rules", {})
    if not isinstance(told, dict):
        raise asked.wrong("rules", told)
    return tuple((name, read_value(name, value)) for name, value in told.items())


def _until(asked: _Request) -> float | None:
    given: float | None = asked.number("until", _is_number, usual=None)
    return None if given is None else float(given)


def _is_whole(given: object) -> bool:
    return type(given) is int


def _is_number(given: object) -> bool:
    return isinstance(given, int | float) and not isinstance(given, bool)


def _is_switch(given: object) -> bool:
    return isinstance(given, bool)

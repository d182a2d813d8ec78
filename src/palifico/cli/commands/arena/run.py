"""`palifico arena run`: plays very many games, stored batch by batch."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from cyclopts import Parameter

from palifico.arena.limits import check_range
from palifico.cli.options import (
    INTERRUPTED,
    File,
    Lang,
    Names,
    Numbers,
    Rules,
    differences,
    system_lang,
)
from palifico.errors import Fault
from palifico.signals import interrupted_once, is_interrupt
from palifico.words import message, visible

if TYPE_CHECKING:
    from palifico.arena.backends.base import Backend
    from palifico.arena.config import Config

Players: TypeAlias = Annotated[Names, Parameter(name="--players")]
Out: TypeAlias = Annotated[str | None, Parameter(name="--out")]
Where: TypeAlias = Literal["local", "ray"]


def run_arena_run(
    config: File | None = None,
    *,
    arena_players: Players = None,
    editions: Names = None,
    seats: Numbers = None,
    rule: Rules = None,
    games: int | None = None,
    until: float | None = None,
    seed: int | None = None,
    rotate: bool | None = None,
    duplicate: bool | None = None,
    batch: int | None = None,
    rows: bool | None = None,
    arena_out: Out = None,
    on: Where = "local",
    jobs: int | None = None,
    address: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    flags: dict[str, Any] = {"players": arena_players, "editions": editions, "seats": seats}
    flags |= {"games": games, "until": until, "seed": seed, "batch": batch}
    flags |= {"rotate": rotate, "duplicate": duplicate, "rows": rows}
    place: Path | None = None
    with interrupted_once():
        try:
            _check(on, jobs, address)
            asked = _config(config, flags, rule)
            place = Path(arena_out or f"{asked.name}.sqlite")
            _play(asked, place, _backend(on, jobs, address), speaks)
            return _answer(place, speaks, json=json, complete=True)
        except BaseException as error:
            if not is_interrupt(error):
                raise
            return _interrupted(place, speaks, json=json)


def _check(on: str, jobs: int | None, address: str | None) -> None:
    check_range("jobs", jobs, spelt="--jobs")
    if address is not None and on != "ray":
        raise Fault("command.extra", given=f"--address {address}")


def _config(file: str | None, flags: Mapping[str, Any], rule: Sequence[str] | None) -> Config:
    """What the file asks for, and over it what the options do."""
    from palifico.arena.config_parser import FLAG_EXAMPLES, parse_config, read_toml

    if file is not None and file.startswith("-"):
        raise Fault("command.option", given=file)
    asked = read_toml(file) if file is not None else {}
    typed = {name: value for name, value in flags.items() if value is not None}
    asked |= typed
    if rule:
        before = asked.get("rules", {})
        asked["rules"] = {**(before if isinstance(before, dict) else {}), **differences(rule)}
    return parse_config(asked, FLAG_EXAMPLES if file is None else typed)


def _backend(on: str, jobs: int | None, address: str | None) -> Backend:
    from palifico.arena.backends.base import local, processors

    if on == "local":
        return local(processors() if jobs is None else jobs)
    from palifico.arena.backends.ray import RayBackend

    return RayBackend(address, jobs=jobs)


def _play(config: Config, place: Path, backend: Backend, lang: str) -> None:
    from palifico.arena.run import play_run
    from palifico.cli.commands.arena.progress import showing

    try:
        with showing(config, lang) as told:
            play_run(config, place, backend, told)
    finally:
        backend.close()


def _answer(place: Path, lang: str, *, json: bool, complete: bool) -> int:
    from palifico.arena.results.results import open_results
    from palifico.cli.commands.arena.output import results_json, tell

    with open_results(place) as results:
        if json:
            print(results_json(results))
        else:
            tell(results, lang)
    if not json:
        file = {"file": visible(str(place))}
        print(message(lang, "arena-kept" if complete else "arena-interrupted", file))
    return 0 if complete else INTERRUPTED


def _interrupted(place: Path | None, lang: str, *, json: bool) -> int:
    """Tell what is kept, if anything is yet."""
    try:
        if place is not None:
            return _answer(place, lang, json=json, complete=False)
    except Fault:
        pass  # nothing was written, or not enough to be read
    said = message(lang, "arena-interrupted-early", {})
    print(said, file=sys.stderr if json else sys.stdout)
    return INTERRUPTED

"""`palifico doctor`: checks the installation, and says what to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from json import dumps
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from palifico import __version__
from palifico.cli.doctor.findings import Check, Finding, Level, broken, faulty
from palifico.cli.environment import can_print
from palifico.cli.options import Lang, system_lang
from palifico.errors import Fault
from palifico.words import message

SIGNS: Final = {Level.OK: "✓", Level.TODO: "!", Level.BROKEN: "✗"}
PLAIN: Final = {Level.OK: "+", Level.TODO: "!", Level.BROKEN: "x"}
STYLES: Final = {Level.OK: "green", Level.TODO: "yellow", Level.BROKEN: "bold red"}


def run_doctor(
    *,
    data: str | None = None,
    database: str | None = None,
    keys: str | None = None,
    host: str | None = None,
    port: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    given = {"data": data, "database": database, "keys": keys, "host": host, "port": port}
    found = list(findings(given))
    is_well = all(one.level != Level.BROKEN for one in found)
    if json:
        print(_json(found, speaks, is_well=is_well))
    else:
        _tell(found, speaks)
    return 0 if is_well else 1


def findings(given: Mapping[str, str | None]) -> Iterator[Finding]:
    """Everything that is found, in order; a check that fails is a finding, too."""
    from palifico.cli.doctor import environment as places
    from palifico.cli.doctor import installation

    for check in (*installation.CHECKS, places.bots, places.terminal):
        yield from _looked(check)
    try:
        chosen = places.settings(given)
    except Fault as fault:
        yield faulty("settings", fault)
        return
    except ImportError as error:
        yield _unseen("settings", error)
        return
    for one in (places.data, places.database, places.keys, places.port):
        yield from _looked(partial(one, chosen), name=one.__name__)


def _looked(check: Check, *, name: str = "") -> Iterator[Finding]:
    """What a check finds, or why it could not look."""
    try:
        yield from check()
    except (ImportError, OSError) as error:
        yield _unseen(name or getattr(check, "__name__", ""), error)


def _unseen(check: str, error: ImportError | OSError) -> Finding:
    return broken(check, "unseen", part=check, why=str(error))


def _json(found: Sequence[Finding], lang: str, *, is_well: bool) -> str:
    checks = [
        {"check": one.check, "level": one.level, "code": one.said, "message": one.sentence(lang)}
        for one in found
    ]
    told = {"ok": is_well, "version": __version__, "checks": checks}
    return dumps(told, ensure_ascii=False, indent=2)


def _tell(found: Sequence[Finding], lang: str) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False)
    words = {level: message(lang, f"doctor-level-{level}", {}) for level in Level}
    signs = SIGNS if can_print("".join(SIGNS.values())) else PLAIN
    wide = max(map(len, words.values()))
    for one in found:
        mark = f"{signs[one.level]} {words[one.level]:<{wide}}"
        first, *rest = _folded(one.sentence(lang), len(mark) + 2)
        console.print(Text.assemble((mark, STYLES[one.level]), f"  {first}"), soft_wrap=True)
        for line in rest:
            console.print(line, soft_wrap=True)
    console.print()
    console.print(_summary(found, lang), style="bold", soft_wrap=True)


def _folded(text: str, indent: int) -> list[str]:
    """The lines of a sentence that hangs behind its mark."""
    width = max(get_terminal_size().columns - 1, indent + 20)
    lines = wrap(text, width - indent, break_long_words=False, break_on_hyphens=False)
    return [lines[0], *(f"{'':{indent}}{line}" for line in lines[1:])]


def _summary(found: Sequence[Finding], lang: str) -> str:
    counts = {level: sum(one.level == level for one in found) for level in Level}
    if counts[Level.BROKEN]:
        return message(lang, "doctor-end-broken", {"count": counts[Level.BROKEN]})
    if counts[Level.TODO]:
        return message(lang, "doctor-end-todo", {"count": counts[Level.TODO]})
    return message(lang, "doctor-end-ok", {})

"""A page for each command, from the command line itself: its help, parameters and examples.

What it prints is shown as other pages show it, which the tests run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from palifico.cli.app import COMMANDS, build
from palifico.cli.help import EXAMPLES
from palifico.words import message
from tools.docs.blocks import ROOT, Block, blocks, commands, pages

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import Argument

DOCS: Final = ROOT / "docs"
AREAS: Final = {
    "Play": ("play", "watch", "serve", "odds", "coach"),
    "Rules": ("editions", "rules", "explain", "house"),
    "Bots and many games": ("bots", "match", "arena", "study", "warmup"),
    "Records and dice": ("referee", "record", "verify", "dice-stats"),
    "Upkeep": ("backup", "restore", "doctor", "completion"),
}
"""The commands as the list of them has them; what is in none of these comes last."""

INTRO: Final = """\
# Commands

Every command takes `--help`, in six languages: `--lang` or `PALIFICO_LANG` chooses, else the system
does. It ends with 0 when all is well, 1 when its answer is no (a bid that is not legal, a game that
is not proven) and 2 when something typed or read cannot be used; then one sentence on standard
error says what, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A command with what it prints, the page on which it stands, and whether it is run there."""

    command: str
    printed: Sequence[str]
    page: Path
    is_run: bool

    def __str__(self) -> str:
        return "\n".join([f"$ {self.command}", *self.printed]).rstrip()


def command_pages() -> dict[str, str]:
    """The pages by their paths under docs/, the list of all first."""
    app = build(COMMANDS, "en", with_help=True)
    made = {f"commands/{name}.md": _page(app[name], name) for name in COMMANDS}
    return {"commands/index.md": _index(app), **made}


def shown(name: str) -> list[Shown]:
    """Where the pages show a command, those that are run first."""
    found = chain.from_iterable(map(_shown, chain.from_iterable(map(blocks, pages()))))
    told = [one for one in found if re.search(rf"(^|\| )palifico {name}\b(?!-)", one.command)]
    return sorted(told, key=lambda one: not one.is_run)


def _shown(block: Block) -> Iterator[Shown]:
    if block.language == "console":
        for command, printed in commands(block.text):
            yield Shown(command, printed, block.page, block.not_run is None)
    if block.language == "sh":
        for line in block.text.splitlines():
            yield Shown(line, (), block.page, is_run=False)


def _index(app: App) -> str:
    areas = dict(AREAS)
    known = set(chain.from_iterable(areas.values()))
    areas["More"] = tuple(name for name in COMMANDS if name not in known)
    parts = [INTRO]
    for area, names in areas.items():
        rows = [f"| [`{one}`]({one}.md) | {_summary(one)} |" for one in names if one in COMMANDS]
        if rows:
            parts += [f"## {area}", "\n".join(["| | |", "|---|---|", *rows])]
    return "\n\n".join(parts) + "\n"


def _summary(name: str) -> str:
    return _marked(_say(f"command-{name}"))


def _say(id_: str) -> str:
    return message("en", id_, {})


def _page(app: App, name: str) -> str:
    parts = [f"# palifico {name}", *_told(app, name)]
    return "\n\n".join([*parts, *_printed(name)]) + "\n"


def _told(app: App, key: str, depth: int = 2) -> Iterator[str]:
    """What the help says, of the command and of those below it."""
    if text := (app.help or "").split("\n\nParameters\n", 1)[0]:
        yield _marked(text)
    if app.usage:
        yield f"```text\n{str(app.usage).split(' ', 1)[1]}\n```"
    yield from _parameters(app)
    yield f"{'#' * depth} Examples"
    told = [(one.line, _marked(_say(f"example-{one.name}"))) for one in EXAMPLES[key]]
    yield "\n".join(f"- `{line}`<br>{sentence}" for line, sentence in told)
    for name in app:
        if not name.startswith("-"):
            yield f"{'#' * depth} {name}"
            yield from _told(app[name], f"{key}-{name}", depth + 1)


def _parameters(app: App) -> Iterator[str]:
    if app.default_command is not None:
        collection = app.assemble_argument_collection(parse_docstring=True)
        rows = [_row(one) for one in collection if one.show]
        if rows:
            yield "\n".join(["| | |", "|---|---|", *rows])


def _row(one: Argument) -> str:
    names = [name for name in one.names if not name.startswith("--no-")]
    place = [] if one.index is None else [names[0].lstrip("-").replace("-", "_").upper()]
    said = ", ".join(f"`{name}`" for name in [*place, *names])
    needed = " *Must be given.*" if one.required else ""
    return f"| {said} | {_marked(one.parameter.help or '')}{needed} |"


def _marked(text: str) -> str:
    """A sentence of the help with its flags as code."""
    return re.sub(r"(?<![\w-])--[a-z][a-z-]*", r"`\g<0>`", text).replace("|", "&#124;")


def _printed(name: str) -> Iterator[str]:
    found = shown(name)
    if found and found[0].is_run:
        yield "## What it prints"
        yield f"```console\n{found[0]}\n```"
    where = dict.fromkeys(one.page for one in found if one.page.is_relative_to(DOCS))
    if where:
        yield "## More about it"
        yield "\n".join(f"- [{_title(page)}](../{page.relative_to(DOCS)})" for page in where)


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")

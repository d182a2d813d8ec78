"""`palifico completion`: generates the completion script of a shell."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import reduce
from pathlib import Path
from types import GenericAlias
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_type_hints

from cyclopts import App

from palifico.cli.options import Lang, system_lang
from palifico.cli.registry import COMMANDS, HELP, functions, typed
from palifico.editions import IDS, VALUES, spell
from palifico.words import message

Shell: TypeAlias = Literal["bash", "zsh", "fish"]
FILES: Final = ("file", "files", "copy", "record", "plot", "out", "arena_out", "results", "config")
FOLDERS: Final = ("data", "keys")
SWITCHES: Final = {
    "secure_cookies": ("auto", "yes", "no"),
    "metrics": ("local", "all", "off"),
    "log_format": ("console", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}
"""Settings of a server that have few values."""


ENGLISH_HELP: Final = {
    "Display this message and exit.": "help",
    "Display application version.": "version",
}
"""What scripts say in English whatever the language, and the command whose help says it."""


def run_completion(shell: Shell, *, lang: Lang | None = None) -> int:
    print(script(shell, lang or system_lang()))
    return 0


def script(shell: Shell, lang: str) -> str:
    """The script for a shell, with descriptions in a language where the shell shows any."""
    made = completing_app(lang).generate_completion(shell=shell)
    for english, name in ENGLISH_HELP.items():
        made = made.replace(english, message(lang, f"command-{name}", {}))
    return made


def completing_app(lang: str) -> App:
    """The whole command line, its parameters telling what may be given for them."""
    from palifico.cli.app import build

    app, known = build(COMMANDS, lang, with_help=True), offered()
    for name in functions():
        one = reduce(App.__getitem__, typed(name).split()[1:], app)
        assert one.default_command is not None
        one.default_command = _stand_in(one.default_command, known)
    app.command(_help_of(_one_of(COMMANDS)), name=HELP, help=message(lang, "command-help", {}))
    return app


def offered() -> dict[str, Any]:
    """The parameters for which there is something to choose from, by name: a type of choices."""
    from palifico.arena.studies import STUDIES
    from palifico.bots import LEVELS

    editions, bots = _one_of(IDS), _one_of(LEVELS)
    rules = [f"{name}={spell(value)}" for name, values in VALUES.items() for value in values]
    known: dict[str, Any] = dict.fromkeys(("edition", "against", "table"), editions)
    known |= {"editions": _many(editions), "rule": _many(_one_of(rules))}
    known |= {"bots": _many(bots), "arena_players": _many(bots), "opponents": _many(bots)}
    known |= {"study": _one_of(STUDIES), "bot": Path}
    known |= dict.fromkeys((*FILES, *FOLDERS), Path) | {"files": list[Path]}
    return known | {name: _one_of(values) for name, values in SWITCHES.items()}


def _one_of(values: Any) -> Any:
    """A type of which there are these values only."""
    return Literal.__getitem__(tuple(values))


def _many(of: Any) -> Any:
    return GenericAlias(list, (of,))


def _help_of(commands: Any) -> Callable[..., None]:
    """Stands for `palifico help COMMAND`, which is never parsed."""

    def shown(command: Any = None, /) -> None: ...

    shown.__annotations__ = {"command": commands}
    return shown


def _stand_in(function: Callable[..., Any], known: Mapping[str, Any]) -> Callable[..., Any]:
    """The same parameters with types that say more."""

    def stand_in(*_: Any, **__: Any) -> None: ...

    hints = get_type_hints(function, include_extras=True)
    signature = inspect.signature(function)
    for name in signature.parameters:
        hints[name] = _told(hints[name], known[name]) if name in known else hints[name]
    parameters = [p.replace(annotation=hints[p.name]) for p in signature.parameters.values()]
    stand_in.__doc__ = function.__doc__
    stand_in.__annotations__ = hints
    stand_in.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return stand_in


def _told(hint: Any, better: Any) -> Any:
    """A better type with what else was said about the parameter."""
    about = [more for one in (hint, *get_args(hint)) for more in getattr(one, "__metadata__", ())]
    return Annotated[(better, *about)] if about else better

"""Finding the command that was typed, running it, and answering faults in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

from cyclopts import App, CycloptsError, Group, Parameter

from palifico import __version__
from palifico.cli.table import BAD_INPUT, INTERRUPTED, system_lang
from palifico.cli.usage import usage_fault
from palifico.editions import Fault, reason
from palifico.words import LANGS, fault_sentence, message

COMMANDS: Final = (
    *("play", "serve", "rules", "explain", "odds", "coach", "house", "editions", "bots", "match"),
    *("referee", "record", "verify", "dice-stats", "backup", "restore"),
)
HELP_FLAGS: Final = ("--help", "-h")


def run(argv: list[str]) -> int:
    """Run one command line and give its exit status: 0 good, 1 a «no», 2 bad input."""
    lang = _lang(argv)
    try:
        status = _app(argv, lang)(
            argv, result_action="return_value", exit_on_error=False, print_error=False
        )
        sys.stdout.flush()
    except CycloptsError as error:
        return _refuse(lang, usage_fault(error, COMMANDS))
    except Fault as fault:
        return _refuse(lang, fault)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(lang, Fault("write", why=reason(error)))
    return status if isinstance(status, int) else 0


def _refuse(lang: str, fault: Fault) -> int:
    print(fault_sentence(lang, fault), file=sys.stderr)
    return BAD_INPUT


def build(names: Iterable[str], lang: str, *, with_help: bool) -> App:
    """The command line with these commands; their help is only made where somebody reads it."""

    def text(id_: str) -> str:
        return message(lang, id_, {}) if with_help else ""

    app = App(
        name="palifico",
        help=text("command-palifico"),
        usage=f"{text('usage-heading')} palifico COMMAND",
        version=__version__,
        group_commands=Group(text("commands-heading") or "Commands"),
        group_parameters=Group(text("parameters-heading") or "Parameters"),
        group_arguments=Group(text("parameters-heading") or "Parameters"),
        default_parameter=Parameter(negative=(), show_default=False, show_choices=False),
        suppress_keyboard_interrupt=False,
    )
    for name in names:
        app.command(command(name), name=name)
    if with_help:
        _help(app, names, text)
    return app


def _help(app: App, names: Iterable[str], text: Callable[[str], str]) -> None:
    from palifico.cli.helping import Formatter, documented, usage_line

    app.help_formatter = Formatter()
    app["--help"].help = text("command-help")
    app["--version"].help = text("command-version")
    for name in names:
        command(name).__doc__ = documented(name, command(name), text)
        app[name].usage = usage_line(name, command(name), text("usage-heading"))


def command(name: str) -> Callable[..., Any]:
    """The function of a command."""
    file = name.replace("-", "_")
    function: Callable[..., Any] = getattr(import_module(f"palifico.cli.{file}"), f"run_{file}")
    return function


def _app(argv: list[str], lang: str) -> App:
    typed = argv[0] if argv and argv[0] in COMMANDS else None
    with_help = typed is None or any(flag in argv for flag in HELP_FLAGS)
    return build([typed] if typed else COMMANDS, lang, with_help=with_help)


def _lang(argv: list[str]) -> str:
    """The language that was asked for on the command line, else the system's."""
    for typed, following in pairwise([*argv, ""]):
        asked = following if typed == "--lang" else typed.removeprefix("--lang=")
        if typed.startswith("--lang") and asked in LANGS:
            return asked
    return system_lang()

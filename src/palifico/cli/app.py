"""Application: builds the parser, runs a command, and turns errors into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from importlib import import_module
from typing import TYPE_CHECKING, Any

from palifico import __version__
from palifico.cli.environment import BAD_INPUT, INTERRUPTED
from palifico.cli.help import overview, shown_examples
from palifico.cli.registry import (
    COMMANDS,
    GROUPS,
    HELP_FLAGS,
    VERSION,
    arranged,
    functions,
    language,
    stray,
    typed,
    words_of,
)
from palifico.errors import Fault
from palifico.signals import is_interrupt
from palifico.words import fault_sentence, message

if TYPE_CHECKING:
    from cyclopts import App

__all__ = ["COMMANDS", "GROUPS", "build", "command", "functions", "run"]


def run(argv: Sequence[str]) -> int:
    """Run one command line and give its exit status: 0 good, 1 a «no», 2 bad input."""
    lang, words = language(argv), arranged(argv)
    try:
        status = _run(words, lang)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if is_interrupt(error):
            return INTERRUPTED
        from palifico.cli.errors import fault_of

        fault = fault_of(error)
        if fault is None:
            raise
        return _refuse(lang, fault, words)
    return status if isinstance(status, int) else 0


def build(names: Iterable[str], lang: str, *, with_help: bool) -> App:
    """The command line with these commands; their help is only made where it is shown."""

    def text(id_: str) -> str:
        return message(lang, id_, {}) if with_help else ""

    app = _app_of("palifico", text)
    for name in names:
        app.command(_group(name, text) if name in GROUPS else command(name), name=name)
    if with_help:
        _help(app, names, text)
    return app


def command(name: str) -> Callable[..., Any]:
    """The function of a command."""
    group, _, rest = name.partition("-")
    path = f"{group}.{rest}" if group in GROUPS else name.replace("-", "_")
    module = import_module(f"palifico.cli.commands.{path}")
    function: Callable[..., Any] = getattr(module, f"run_{name.replace('-', '_')}")
    return function


def _run(words: Sequence[str], lang: str) -> Any:
    given, among = stray(words)
    if given:
        raise Fault("command.unknown", given=given, expected=", ".join(among))
    if not words_of(words):
        return overview(words, lang)
    app = _app(words, lang)
    return app(words, result_action="return_value", exit_on_error=False, print_error=False)


def _app(words: Sequence[str], lang: str) -> App:
    with_help = any(flag in words for flag in HELP_FLAGS)
    return build(words_of(words)[:1], lang, with_help=with_help)


def _refuse(lang: str, fault: Fault, words: Sequence[str]) -> int:
    from palifico.cli.errors import hint

    said = fault_sentence(lang, fault)
    more = hint(lang, fault, words, lambda name: _options(name, lang))
    print(f"{said} {more}" if more else said, file=sys.stderr)
    return BAD_INPUT


def _options(name: str, lang: str) -> list[str]:
    """The options of a command, or those that are there without any."""
    always = [HELP_FLAGS[0], VERSION, "--lang"]
    if name not in functions():
        return always
    words = typed(name).split()[1:]
    app = reduce(_below, words, build(words[:1], lang, with_help=False))
    found = app.assemble_argument_collection()
    return [*always, *(option for one in found for option in one.names)]


def _below(app: App, name: str) -> App:
    return app[name]


def _app_of(name: str, text: Callable[[str], str]) -> App:
    from cyclopts import App, Group, Parameter

    from palifico.cli.converters import converted

    return App(
        name=name,
        help=text(f"command-{name}"),
        help_format="plaintext",
        usage=f"{text('usage-heading')} {typed(name)} {text('usage-command')}",
        version=__version__,
        group_commands=Group(text("commands-heading") or "Commands"),
        group_parameters=Group(text("parameters-heading") or "Parameters"),
        group_arguments=Group(text("parameters-heading") or "Parameters"),
        default_parameter=Parameter(
            negative=(), show_default=False, show_choices=False, converter=converted
        ),
        suppress_keyboard_interrupt=False,
    )


def _group(name: str, text: Callable[[str], str]) -> App:
    group = _app_of(name, text)
    for one in GROUPS[name]:
        group.command(command(f"{name}-{one}"), name=one)
    return group


def _help(app: App, names: Iterable[str], text: Callable[[str], str]) -> None:
    from palifico.cli.help_formatter import Formatter, documented, usage_line

    groups = {name: app[name] for name in names if name in GROUPS}
    for one in (app, *groups.values()):
        one.help_formatter = Formatter()
        one[HELP_FLAGS[0]].help = text("command-help")
        one[VERSION].help = text("command-version")
    for name, one in groups.items():
        one.help_epilogue = shown_examples(name, text)
    for name in functions(names):
        command(name).__doc__ = documented(name, command(name), text)
        words = typed(name).split()[1:]
        one = reduce(_below, words, app)
        one.usage = usage_line(" ".join(words), command(name), text("usage-heading"))
        one.help_epilogue = shown_examples(name, text)

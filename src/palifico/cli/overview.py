"""The help of the whole command line and its version: they need no parser, and come at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from palifico import __version__
from palifico.cli.commands import COMMANDS, HELP_FLAGS, VERSION
from palifico.cli.examples import shown_examples
from palifico.editions import Fault
from palifico.words import LANGS, message


def overview(words: Sequence[str], lang: str) -> int:
    """Answer a command line without a command.

    Raises Fault `command.option` for anything but help, version and a language, `command.choice`
    for one that is not spoken.
    """
    _check_lang(words)
    given = [word for word in words if word in (*HELP_FLAGS, VERSION)]
    wrong = [one for one in words if one.startswith("-") and one not in given and not _is_lang(one)]
    if wrong:
        raise Fault("command.option", given=wrong[0])
    if given == [VERSION]:
        print(__version__)
    else:
        _show(lang)
    return 0


def _check_lang(words: Sequence[str]) -> None:
    for word, following in pairwise([*words, ""]):
        given = word.partition("=")[2] if "=" in word else following
        if _is_lang(word) and given not in LANGS:
            raise Fault("command.choice", given=given, name="--lang", expected=", ".join(LANGS))


def _is_lang(word: str) -> bool:
    return word.partition("=")[0] == "--lang"


def _show(lang: str) -> None:
    from rich.console import Console
    from rich.panel import Panel
    from rich.table import Table

    def text(id_: str) -> str:
        return message(lang, id_, {})

    console = Console(highlight=False, markup=False)
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1)
    for name in sorted(COMMANDS):
        table.add_row(name, text(f"command-{name}"))
    table.add_row(" ".join([HELP_FLAGS[0], f"({HELP_FLAGS[1]})"]), text("command-help"))
    table.add_row(VERSION, text("command-version"))
    console.print(f"{text('usage-heading')} palifico {text('usage-command')}", style="bold")
    console.print(f"\n{text('command-palifico')}\n")
    console.print(Panel(table, title=text("commands-heading"), title_align="left"))
    console.print(f"\n{shown_examples('palifico', text)}", soft_wrap=True)

"""Help overview and examples: what can be typed, without importing the parser.

The help of one command is formatted by `help_formatter`, which does need the parser.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, NamedTuple

from palifico import __version__
from palifico.cli.registry import COMMANDS, HELP_FLAGS, VERSION
from palifico.errors import Fault
from palifico.words import LANGS, message


class Example(NamedTuple):
    """A line to type; `name` is that of the sentence that says what it does."""

    name: str
    line: str


EXAMPLES: Final = {
    "palifico": (
        Example("palifico", "palifico play"),
        Example("palifico-help", "palifico help odds"),
        Example("palifico-lang", "palifico --lang it rules asmodee-2024"),
    ),
    "play": (
        Example("play", "palifico play paco --bots listener,bluffer"),
        Example("play-local", "palifico play --local Ann,Bob --seats 4"),
        Example("play-record", "palifico play --plain --record evening.jsonl"),
    ),
    "watch": (
        Example("watch", "palifico watch evening.jsonl"),
        Example("watch-example", "palifico watch --example paco"),
    ),
    "serve": (Example("serve", "palifico serve --lan"),),
    "rules": (
        Example("rules", "palifico rules paco"),
        Example("rules-against", "palifico rules piatnik --against paco"),
        Example("rules-print", "palifico rules piatnik --print sheet.html"),
    ),
    "explain": (
        Example("explain", "palifico explain paco 8x6 9x6"),
        Example("explain-calza", "palifico explain asmodee-2024 4x5 --calza --seats 3"),
    ),
    "odds": (
        Example("odds", "palifico odds --dice 24551 --others 15 --bid 6x5"),
        Example("odds-heard", 'palifico odds --dice 24551 --others 5,5,3 --bids "3x4 4x4"'),
    ),
    "coach": (Example("coach", "palifico coach evening.jsonl --round 2 --move 1"),),
    "house": (Example("house", "palifico house paco --rule calza=true --rule dice_each=3"),),
    "editions": (Example("editions", "palifico editions"),),
    "bots": (
        Example("bots", "palifico bots"),
        Example("bots-check", "palifico bots check my_bot.py"),
        Example("bots-add", "palifico bots add my_bot.py"),
        Example("bots-remove", "palifico bots remove my_bot"),
    ),
    "match": (Example("match", "palifico match listener counter --games 100"),),
    "arena": (Example("arena", "palifico arena run --players odds random --games 1000"),),
    "arena-run": (
        Example("arena-run", "palifico arena run --players odds random --games 1000"),
        Example("arena-run-file", "palifico arena run cup.toml --out cup.sqlite"),
    ),
    "arena-show": (Example("arena-show", "palifico arena show cup.sqlite"),),
    "arena-report": (Example("arena-report", "palifico arena report cup.sqlite --out cup.html"),),
    "study": (
        Example("study", "palifico study"),
        Example("study-games", "palifico study seat-advantage --games 1000"),
    ),
    "referee": (Example("referee", "palifico referee evening.jsonl"),),
    "record": (
        Example("record", "palifico record evening.jsonl"),
        Example("record-json", "palifico record evening.txt --to json"),
    ),
    "verify": (Example("verify", "palifico verify evening.jsonl"),),
    "dice-stats": (Example("dice-stats", "palifico dice-stats evening.jsonl --plot dice.svg"),),
    "backup": (Example("backup", "palifico backup friday.db"),),
    "restore": (Example("restore", "palifico restore friday.db"),),
    "warmup": (Example("warmup", "palifico warmup"),),
    "doctor": (
        Example("doctor", "palifico doctor"),
        Example("doctor-data", "palifico doctor --data /var/lib/palifico"),
    ),
    "completion": (
        Example("completion-bash", "palifico completion bash > ~/.palifico-completion.bash"),
        Example("completion-zsh", "palifico completion zsh > ~/.zfunc/_palifico"),
        Example(
            "completion-fish",
            "palifico completion fish > ~/.config/fish/completions/palifico.fish",
        ),
    ),
}
"""By the name of the command, or of what a group runs; `palifico` is the command line itself."""


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


def shown_examples(name: str, text: Callable[[str], str]) -> str:
    """The examples of a command under their heading, folded for this terminal."""
    width = get_terminal_size().columns
    lines = [text("examples-heading")]
    for example in EXAMPLES[name]:
        told = text(f"example-{example.name}")
        lines += ["", f"  {example.line}"]
        lines += wrap(told, width - 1, initial_indent="      ", subsequent_indent="      ")
    return "\n".join(lines)


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

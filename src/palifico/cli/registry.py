"""Command registry: the names of all commands, and which of them a command line names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from palifico.cli.environment import system_lang
from palifico.words import LANGS

COMMANDS: Final = (
    *("play", "watch", "serve", "rules", "explain", "odds", "coach", "house", "editions", "bots"),
    *("match", "arena", "study", "referee", "record", "verify", "dice-stats", "backup", "restore"),
    *("warmup", "doctor", "completion"),
)
GROUPS: Final = {"arena": ("run", "show", "report")}
"""Commands of two words: `palifico arena run` is the function of `arena-run`."""
HELP: Final = "help"
HELP_FLAGS: Final = ("--help", "-h")
VERSION: Final = "--version"


def functions(names: Iterable[str] = COMMANDS) -> list[str]:
    """What can be run: every command, or those of a group, like `arena-run`."""
    return [one for name in names for one in (_of_group(name) if name in GROUPS else [name])]


def typed(name: str) -> str:
    """A command as it is typed.

    >>> typed("arena-run"), typed("dice-stats"), typed("palifico")
    ('palifico arena run', 'palifico dice-stats', 'palifico')
    """
    if name == "palifico":
        return name
    group = name.partition("-")[0]
    return f"palifico {name.replace('-', ' ', 1) if group in GROUPS else name}"


def words_of(argv: Sequence[str]) -> list[str]:
    """The words of the command that a command line begins with: none, one, or two.

    >>> words_of(["arena", "run", "--games", "5"]), words_of(["rules", "paco"]), words_of(["-h"])
    (['arena', 'run'], ['rules'], [])
    """
    if not argv or argv[0] not in COMMANDS:
        return []
    return list(argv[:2] if argv[1:2] and argv[1] in GROUPS.get(argv[0], ()) else argv[:1])


def arranged(argv: Sequence[str]) -> list[str]:
    """A command line as it is parsed: `help rules` is `rules --help`, a language comes later.

    >>> arranged(["help", "arena", "run"])
    ['arena', 'run', '--help']
    >>> arranged(["--lang", "it", "rules", "paco"])
    ['rules', '--lang', 'it', 'paco']
    """
    lang, rest = _leading_lang(argv)
    asks = rest[:1] and rest[0] in (HELP, *HELP_FLAGS)
    if asks:
        more, rest = _leading_lang(rest[1:])
        lang += more
    known = words_of(rest)
    after = rest[len(known) :]
    is_group = len(known) == 1 and known[0] in GROUPS and not _leading_lang(after)[1]
    flag = [HELP_FLAGS[0]] if asks or not rest or is_group else []
    return [*known, *lang, *after, *flag]


def stray(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The word that stands where a command should and is none, and the commands there are.

    >>> stray(["arena", "rnu"]), stray(["rules", "paco"])
    (('rnu', ('run', 'show', 'report')), ('', ()))
    """
    known = words_of(words)
    among = GROUPS.get(known[0], ()) if len(known) == 1 else () if known else COMMANDS
    following = next(iter(words[len(known) :]), "-")
    return (following, among) if among and not following.startswith("-") else ("", ())


def language(argv: Sequence[str]) -> str:
    """The language that was asked for on the command line, else the system's."""
    for word, following in pairwise([*argv, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGS:
            return asked
    return system_lang()


def _of_group(name: str) -> list[str]:
    return [f"{name}-{one}" for one in GROUPS[name]]


def _leading_lang(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """The language that stands before the command, and the rest."""
    if not argv or not argv[0].startswith("--lang"):
        return [], list(argv)
    width = 1 if "=" in argv[0] else 2
    return list(argv[:width]), list(argv[width:])

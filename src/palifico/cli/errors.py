"""Usage errors: turns errors of the parser into faults, and adds a hint (did you mean …?)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError
from cyclopts.exceptions import RepeatArgumentError, UnknownOptionError, UnusedCliTokensError

from palifico.cli.registry import typed, words_of
from palifico.errors import Fault, reason
from palifico.words import message

MIN_SIMILARITY: Final = 0.6
"""How much a word must be like another for a user to have meant it, as `difflib` counts."""
NUMBERS: Final = (int, float)
RENAMED: Final = {"--players": "--seats"}
"""Options that `house` and `explain` had under another name."""
WITHOUT_HINT: Final = ("command.twice", "command.choice", "command.number")


def fault_of(error: Exception) -> Fault | None:
    """The fault behind an error; None when it is a bug of ours."""
    match error:
        case Fault():
            return error
        case CycloptsError():
            return usage_fault(error)
        case OSError():
            return Fault("output.unwritable", why=reason(error))
        case _:
            return None


def usage_fault(error: CycloptsError) -> Fault:
    """The fault behind an error of the parser."""
    given = " ".join(error.unused_tokens or ())
    name = error.argument.name if error.argument else ""
    match error:
        case UnknownCommandError():
            return Fault("command.option", given=given.partition(" ")[0])
        case UnknownOptionError():
            return Fault("command.option", given=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            return Fault("command.extra", given=given)
        case MissingArgumentError():
            return Fault("command.missing", name=name)
        case RepeatArgumentError():
            return Fault("command.twice", name=error.token.keyword or name)
        case CoercionError() if error.token is not None:
            return _value_fault(error, error.token.value, name)
        case _:
            return Fault("command.other", why=str(error))


def hint(
    lang: str, fault: Fault, words: Sequence[str], options: Callable[[str], Iterable[str]]
) -> str:
    """What was probably meant, else where to look it up; nothing where the fault says enough."""
    given = str(fault.about.get("given", fault.about.get("edition", "")))
    name = "-".join(words_of(words)) or "palifico"
    if fault.code == "command.option":
        among, shown = list(options(name)), given.partition("=")[0]
    else:
        among, shown = str(fault.about.get("expected", "")).split(", "), given
    if RENAMED.get(shown) in among:
        return message(lang, "hint-near", {"near": RENAMED[shown]})
    if near := _near(shown, among) if _is_choice(fault) else "":
        return message(lang, "hint-near", {"near": near})
    if fault.code.startswith("command.") and fault.code not in WITHOUT_HINT:
        return message(lang, "hint-help", {"help": f"{typed(name)} --help"})
    return ""


def _is_choice(fault: Fault) -> bool:
    return fault.code in ("command.option", "command.choice") or fault.code.endswith(".unknown")


def _near(given: str, among: Iterable[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(given, list(among), n=1, cutoff=MIN_SIMILARITY)), "")


def _value_fault(error: CoercionError, given: str, name: str) -> Fault:
    choices = error.argument.get_choices(force=True) if error.argument else None
    if choices:
        return Fault("command.choice", given=given, name=name, expected=", ".join(choices))
    if error.target_type in NUMBERS:
        return Fault("command.number", given=given, name=name)
    return Fault("command.value", given=given, name=name)

"""What was typed wrongly on the command line, as a fault that there are words for."""

from __future__ import annotations

from collections.abc import Iterable

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError
from cyclopts.exceptions import RepeatArgumentError, UnknownOptionError, UnusedCliTokensError

from palifico.editions import Fault


def usage_fault(error: CycloptsError, commands: Iterable[str]) -> Fault:
    """The fault behind an error of the parser."""
    given = " ".join(error.unused_tokens or ())
    name = error.argument.name if error.argument else ""
    match error:
        case UnknownCommandError():
            first = (error.unused_tokens or [""])[0]
            return Fault("command.unknown", given=first, expected=", ".join(commands))
        case UnknownOptionError():
            return Fault("command.option", given=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            return Fault("command.extra", given=given)
        case MissingArgumentError():
            return Fault("command.missing", name=name)
        case RepeatArgumentError():
            return Fault("command.twice", name=error.token.keyword or name)
        case CoercionError() if error.token is not None:
            return Fault("command.value", given=error.token.value, name=name)
        case _:
            return Fault("command.other", why=str(error))

"""Bot runner, the process of one bot: `python -m palifico.bots.runner FILE_OR_MODULE[:NAME]`.

With `--command PROGRAM ARGUMENT…` it only sets the limits and becomes that program. Else it loads
the bot and answers for it. The bot's prints go to standard error, and it finds nothing to read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isawaitable, isclass, signature
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import IO, Any, Final, NoReturn

import msgspec

from palifico.bots.api import Seen
from palifico.bots.external.errors import located, print_trace, shown
from palifico.bots.external.limits import limit_command, limit_python, more_time
from palifico.bots.external.line_protocol import VERSION, Answer, AskLine, Ready, read_told, view_of
from palifico.fair import Chance, begin_anew
from palifico.rules import Bid, Calza, Dudo
from palifico.rules.events import Event, GameStarted

COMMAND: Final = "--command"
NAME: Final = "Bot"
"""Where a file has several classes that can act, this one is the bot."""
MODULE: Final = "palifico_own_bot"
"""What the module of a file is called, whatever the file is: `random.py` hides no `random`."""


def main(arguments: list[str]) -> int:
    """Run a bot until its standard input ends."""
    if arguments[0] == COMMAND:
        return _become(arguments[1:])
    told, tell = _own_pipes()
    limit_python()
    rng = Chance(0)
    bot = made(load(arguments[0]), rng)
    _say(tell, Ready(VERSION, exact=hasattr(bot, "calls_exact")))
    _Answering(bot, rng).run(told, tell)
    return 0


def load(target: str) -> type:
    """Return the class of a bot, in a file or in a module that can be imported.

    Raises LookupError when there is none, or more than one could be meant.
    """
    place, name = target, ""
    if not target.endswith(".py"):
        place, _, name = target.rpartition(":") if ":" in target else (target, "", "")
    module = _file(Path(place)) if place.endswith(".py") else import_module(place)
    if name:
        found: type = getattr(module, name)
        return found
    classes = {n: c for n, c in vars(module).items() if isclass(c) and _is_bot(c, module)}
    if NAME in classes or len(classes) == 1:
        return classes.get(NAME) or next(iter(classes.values()))
    raise LookupError(f"{Path(place).name}: {len(classes)} classes with a method act")


def made(kind: Callable[..., Any], rng: Chance) -> Any:
    """Return a bot; it is given the chance to draw from if it asks for it."""
    wants = [p for p in signature(kind).parameters.values() if p.default is p.empty]
    return kind(rng) if wants else kind()


class _Answering:
    """Hears the game and answers for a bot. Chance begins anew with every question."""

    def __init__(self, bot: Any, rng: Chance) -> None:
        self._bot, self._rng = bot, rng
        self._file = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
        self._history: list[Event] = []

    def run(self, told: IO[bytes], tell: IO[bytes]) -> None:
        for line in told:
            heard = read_told(line)
            if isinstance(heard, AskLine):
                _say(tell, self._answer(heard))
                more_time()
            elif isinstance(heard, GameStarted):
                self._history = [heard]
            elif heard is not None:
                self._history.append(heard)

    def _answer(self, asked: AskLine) -> Answer:
        self._rng.seed(asked.seed)
        begin_anew(asked.seed)
        try:
            return self._asked(asked)
        except Exception as error:
            print_trace(error, self._file)
            return Answer(error=located(error, self._file))

    def _asked(self, asked: AskLine) -> Answer:
        game = self._history[0]
        assert isinstance(game, GameStarted)
        seen = Seen(view_of(asked.view, game.edition), tuple(self._history))
        ask = self._bot.act if asked.t == "act" else self._bot.calls_exact
        return _written(_waited(ask(seen)), seen)


def _written(action: object, seen: Seen) -> Answer:
    """Return an action as the line that says it; whether it is legal is for the host to say."""
    match action:
        case None:
            return Answer()
        case Bid(int(count), int(face)):
            return Answer(bid=Bid(int(count), int(face)))
        case Dudo():
            return Answer(dudo=True)
        case Calza(on) if on == seen.view.legal.on:
            return Answer(calza=True)
        case _:
            return Answer(wrong=shown(action))


def _waited(answer: object) -> object:
    if not isawaitable(answer):
        return answer
    import asyncio  # noqa: PLC0415 - few bots need it

    async def wait() -> object:
        return await answer

    return asyncio.run(wait())


def _become(command: list[str]) -> NoReturn:
    limit_command()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        raise LookupError(f"{command[0]}: {error.strerror}") from None


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Take both pipes from the bot, which reads nothing and prints to standard error."""
    told, tell = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    if isinstance(sys.stdout, TextIOWrapper):  # what was printed is known when something goes wrong
        sys.stdout.reconfigure(line_buffering=True)
    return os.fdopen(told, "rb"), os.fdopen(tell, "wb")


def _say(tell: IO[bytes], line: Ready | Answer) -> None:
    tell.write(msgspec.json.encode(line) + b"\n")
    tell.flush()


def _file(path: Path) -> ModuleType:
    """Return the module in a file; what lies beside it can be imported, but hides nothing."""
    sys.path.append(str(path.resolve().parent))
    spec = spec_from_file_location(MODULE, path.resolve())
    if spec is None or spec.loader is None:
        raise LookupError(f"{path.name} is no Python file")
    module = module_from_spec(spec)
    sys.modules[MODULE] = module
    spec.loader.exec_module(module)
    return module


def _is_bot(kind: type, module: ModuleType) -> bool:
    return kind.__module__ == module.__name__ and callable(getattr(kind, "act", None))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Exception as error:
        file = str(Path(sys.argv[-1]).resolve())
        print_trace(error, file)
        sys.exit(located(error, file))

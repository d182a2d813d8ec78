"""Plug-ins: own bots from files and commands, and those that installed packages offer.

Each runs in a process of its own, however it came here.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, Literal, TypeAlias

import msgspec
from platformdirs import user_config_path

from palifico.bots.external.errors import BotFailed, Trouble
from palifico.bots.external.process import DEFAULT_TIMEOUTS, ProcessBot, Timeouts
from palifico.errors import Fault, reason
from palifico.fair import Chance

Source: TypeAlias = Literal["file", "command", "package"]
ENTRY_POINT_GROUP: Final = "palifico.bots"
"""The entry points under which packages offer bots."""
ACCOUNT_CHARS: Final = 16
MAX_NAME_CHARS: Final = 24
_NAME: Final = re.compile(rf"[a-z][a-z0-9_-]{{0,{MAX_NAME_CHARS - 1}}}")
_MARK_CHARS: Final = 6


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A bot that is not built in: its name, and the file, command or class that plays."""

    name: str
    source: Source
    what: str
    folder: str

    @property
    def account(self) -> str:
        """The account under which it plays, as long as any other.

        >>> OwnBot("parrot", "file", "parrot.py", ".").account
        'own:parrot------'
        """
        room = ACCOUNT_CHARS - len("own:")
        name = self.name
        if len(name) > room:
            mark = sha256(name.encode()).hexdigest()[:_MARK_CHARS]
            name = f"{name[: room - _MARK_CHARS - 1]}-{mark}"
        return f"own:{name}".ljust(ACCOUNT_CHARS, "-")

    @property
    def command(self) -> list[str]:
        """The command line of its process, which first sets its own limits."""
        runner = [sys.executable, "-P", "-m", "palifico.bots.runner"]
        if self.source == "command":
            return [*runner, "--command", *shlex.split(self.what)]
        return [*runner, self.what]

    def make(self, rng: Chance, timeouts: Timeouts = DEFAULT_TIMEOUTS) -> ProcessBot:
        """Return one player of a game; `close` ends its process.

        Raises Fault `own.system` where processes cannot be held to limits.
        """
        if os.name == "nt":
            raise Fault("own.system")
        return ProcessBot(self.command, self.folder, rng, timeouts)

    def try_out(self) -> None:
        """See whether it starts.

        Raises Fault `own.broken` when it does not, or as `make` does.
        """
        trouble, _ = self.started()
        if trouble is not None:
            raise Fault("own.broken", given=self.name, why=trouble.text)

    def started(self) -> tuple[Trouble | None, str]:
        """Start it once; return what went wrong, if anything did, and what it has printed.

        Raises Fault as `make` does.
        """
        bot = self.make(Chance(0))
        try:
            bot.wait()
        except BotFailed as failed:
            return failed.trouble, bot.printed
        finally:
            bot.close()
        return None, bot.printed


def own_bots() -> dict[str, OwnBot]:
    """Return every own bot by name; one that was added comes before one of a package.

    Raises Fault `own.registry` when the list of them cannot be read.
    """
    return {bot.name: bot for bot in (*_offered(), *_added())}


def file_bot(file: str, name: str | None = None) -> OwnBot:
    """Return the bot in a Python file, named after it unless it is given a name.

    Raises Fault `own.python`, `file.unreadable` or `own.name`.
    """
    path = Path(file).resolve()
    if path.suffix != ".py":
        raise Fault("own.python", file=file)
    try:
        path.read_bytes()
    except OSError as error:
        raise Fault("file.unreadable", file=file, why=reason(error)) from None
    wanted = _name_of(path.stem) if name is None else _checked(name)
    return OwnBot(wanted, "file", str(path), str(path.parent))


def command_bot(command: str, name: str) -> OwnBot:
    """Return the bot that a command line is, run in the folder where we are.

    Raises Fault `own.command` or `own.name`.
    """
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Fault("own.command", given=command)
    return OwnBot(_checked(name), "command", shlex.join(words), str(Path.cwd()))


def add_bot(bot: OwnBot) -> None:
    """Keep a bot under its name.

    Raises Fault `own.taken`, or `file.unwritable` when the list cannot be kept.
    """
    if bot.name in own_bots():
        raise Fault("own.taken", given=bot.name)
    _keep([*_added(), bot])


def remove_bot(name: str) -> OwnBot:
    """Forget a bot that was added, and give it.

    Raises Fault `own.unknown`.
    """
    added = {bot.name: bot for bot in _added()}
    if name not in added:
        raise Fault("own.unknown", given=name, expected=", ".join(added))
    removed = added.pop(name)
    _keep(list(added.values()))
    return removed


def registry() -> Path:
    """Return the file that lists the bots that were added."""
    return user_config_path("palifico") / "bots.json"


def _name_of(stem: str) -> str:
    """Return a name as near to that of a file as there can be."""
    name = re.sub(r"[^a-z0-9_-]+", "-", stem.lower()).lstrip("0123456789_-")
    return name[:MAX_NAME_CHARS] or "bot"


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise Fault("own.name", given=name)
    return name


def _offered() -> list[OwnBot]:
    """Return what installed packages offer; a name that cannot be one is passed over."""
    offered = sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda entry: entry.name)
    here = str(Path.cwd())
    return [OwnBot(e.name, "package", e.value, here) for e in offered if _NAME.fullmatch(e.name)]


def _added() -> list[OwnBot]:
    file = registry()
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[OwnBot])
    except FileNotFoundError:
        return []
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        raise Fault("own.registry", file=str(file), why=str(error)) from None


def _keep(bots: list[OwnBot]) -> None:
    """Write the list whole or not at all."""
    file = registry()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=file.parent, suffix=".json", delete=False) as written:
            written.write(msgspec.json.format(msgspec.json.encode(bots)) + b"\n")
        Path(written.name).replace(file)
    except OSError as error:
        raise Fault("file.unwritable", file=str(file), why=reason(error)) from None

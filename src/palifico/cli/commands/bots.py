"""`palifico bots`: lists the built-in bots, and adds, removes and checks others."""

from __future__ import annotations

from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import Parameter

from palifico.cli.options import File, Lang, system_lang
from palifico.errors import Fault
from palifico.words import level, message, visible

if TYPE_CHECKING:
    from palifico.bots.external.plugins import OwnBot

Do: TypeAlias = Literal["list", "add", "remove", "check"]
Command: TypeAlias = Annotated[str | None, Parameter(allow_leading_hyphen=True)]


def run_bots(
    do: Do = "list",
    bot: File | None = None,
    *,
    name: str | None = None,
    command: Command = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    if do == "list":
        print(_list_json(speaks) if json else _list(speaks))
        return 0
    if do == "remove":
        return _remove(bot or name, speaks, json=json)
    if do == "add":
        return _add(_asked(bot, name, command), speaks, json=json)
    from palifico.cli.commands.bots_check import check

    return check(_known(bot) or _asked(bot, name, command), speaks, json=json)


def _asked(bot: str | None, name: str | None, command: str | None) -> OwnBot:
    """The bot that a file or a command line is.

    Raises Fault when neither is given, or both.
    """
    from palifico.bots import LEVELS
    from palifico.bots.external.plugins import command_bot, file_bot

    if command is not None and bot is not None:
        raise Fault("command.extra", given=bot)
    if command is not None and name is None:
        raise Fault("command.missing", name="--name")
    if command is None and bot is None:
        raise Fault("command.missing", name="--bot")
    own = command_bot(command, name or "") if command is not None else file_bot(bot or "", name)
    if own.name in LEVELS:
        raise Fault("own.taken", given=own.name)
    return own


def _known(name: str | None) -> OwnBot | None:
    """The bot that was added under a name.

    Raises Fault `own.nowhere` when that is no name and no file either.
    """
    from palifico.bots.external.plugins import own_bots

    known = own_bots().get(name or "")
    if known is None and name and not Path(name).exists():
        raise Fault("own.nowhere", given=name)
    return known


def _add(own: OwnBot, lang: str, *, json: bool) -> int:
    """Keep a bot that starts.

    Raises Fault `own.broken` when it does not.
    """
    from palifico.bots.external.plugins import add_bot

    own.try_out()
    add_bot(own)
    told = {"added": own.name, "account": own.account}
    print(dumps(told) if json else message(lang, "bots-added", {"name": own.name}))
    return 0


def _remove(name: str | None, lang: str, *, json: bool) -> int:
    from palifico.bots.external.plugins import remove_bot

    if name is None:
        raise Fault("command.missing", name="--bot")
    remove_bot(name)
    print(dumps({"removed": name}) if json else message(lang, "bots-removed", {"name": name}))
    return 0


def _list(lang: str) -> str:
    from palifico.bots import LEVELS
    from palifico.bots.external.plugins import own_bots

    own = own_bots().values()
    wide = max(map(len, [*LEVELS, *(bot.name for bot in own)]))
    house = [
        f"  {id_:<{wide}}  {one.name:<8} @{one.version}  {level(lang, id_)}"
        for id_, one in LEVELS.items()
    ]
    added = [f"  {bot.name:<{wide}}  {visible(bot.what)}" for bot in own]
    heading = message(lang, "bots-own" if added else "bots-own-none", {})
    return "\n".join([message(lang, "bots-house", {}), *house, heading, *added])


def _list_json(lang: str) -> str:
    from palifico.bots import LEVELS
    from palifico.bots.external.plugins import own_bots

    house = [
        {
            "id": id_,
            "name": one.name,
            "version": one.version,
            "account": one.account,
            "character": level(lang, id_),
        }
        for id_, one in LEVELS.items()
    ]
    own = [{**asdict(bot), "account": bot.account} for bot in own_bots().values()]
    return dumps({"house": house, "own": own}, ensure_ascii=False, indent=2)

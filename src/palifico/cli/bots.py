"""`palifico bots`: who there is to play against, and bots of one's own."""

from __future__ import annotations

from dataclasses import asdict
from json import dumps
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from cyclopts import Parameter

from palifico.cli.backup import counting
from palifico.cli.table import File, Lang, system_lang
from palifico.editions import Fault
from palifico.words import level, message, visible

if TYPE_CHECKING:
    from palifico.bots.conformance import Run
    from palifico.bots.plugins import OwnBot

Do: TypeAlias = Literal["list", "add", "remove", "check"]
Command: TypeAlias = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
QUESTIONS: Final = 12
"""How often a bot is asked at each table of a check."""
RESTARTS: Final = 8
"""Every so many tables it is also seen whether a new process answers the same."""
ENOUGH: Final = 3
"""After trouble at so many tables a check is over."""


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
        return _remove(bot or name, speaks)
    if do == "add":
        return _add(_asked(bot, name, command), speaks)
    return _check(_known(bot) or _asked(bot, name, command), speaks)


def _asked(bot: str | None, name: str | None, command: str | None) -> OwnBot:
    """The bot that a file or a command line is.

    Raises Fault when neither is given, or both.
    """
    from palifico.bots import LEVELS
    from palifico.bots.plugins import command_bot, file_bot

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
    from palifico.bots.plugins import own_bots

    return own_bots().get(name or "")


def _add(own: OwnBot, lang: str) -> int:
    """Keep a bot that starts.

    Raises Fault `own.broken` when it does not.
    """
    from palifico.bots.plugins import add_bot
    from palifico.bots.trouble import BotFailed

    try:
        own.try_out()
    except BotFailed as failed:
        raise Fault("own.broken", given=own.name, why=failed.trouble.text) from None
    add_bot(own)
    print(message(lang, "bots-added", {"name": own.name}))
    return 0


def _remove(name: str | None, lang: str) -> int:
    from palifico.bots.plugins import remove_bot

    if name is None:
        raise Fault("command.missing", name="--bot")
    remove_bot(name)
    print(message(lang, "bots-removed", {"name": name}))
    return 0


def _check(own: OwnBot, lang: str) -> int:
    """Let a bot play at the tables of the suite; the status says whether every answer counted."""
    from palifico.bots.conformance import cells, differing, run

    tables, runs, differs = cells(), list["Run"](), False
    with counting(message(lang, "bots-checking", {"name": own.name})) as told:
        for at, cell in enumerate(tables):
            runs.append(run(own.make, cell, most=QUESTIONS, sitting=1))
            if at % RESTARTS == 0 and not runs[-1].troubles:
                again = run(own.make, cell, most=3, sitting=1, fresh=True)
                differs |= differing(runs[-1], again) is not None
            told(at + 1, len(tables))
            if sum(bool(one.troubles) for one in runs) == ENOUGH:
                break
    print("\n".join(_verdict(own.name, runs, lang, differs=differs)))
    return int(any(one.troubles for one in runs))


def _verdict(name: str, runs: list[Run], lang: str, *, differs: bool) -> list[str]:
    bad = [one for one in runs if one.troubles]
    lines = [f"{visible(one.cell.name)}: {_trouble(one, lang)}" for one in bad]
    if differs:
        lines.append(message(lang, "bots-check-differs", {"name": name}))
    if bad:
        return [*lines, message(lang, "bots-check-failed", {"name": name})]
    questions = sum(len(one.asked) for one in runs)
    told: dict[str, str | int] = {"name": name, "questions": questions, "tables": len(runs)}
    return [*lines, message(lang, "bots-check-passed", told)]


def _trouble(run: Run, lang: str) -> str:
    trouble = run.troubles[0]
    return message(lang, f"bots-trouble-{trouble.kind}", {"text": visible(trouble.text)})


def _list(lang: str) -> str:
    from palifico.bots import LEVELS
    from palifico.bots.plugins import own_bots

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
    from palifico.bots.plugins import own_bots

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

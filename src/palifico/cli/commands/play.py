"""`palifico play`: a table in the terminal, against bots, with friends, or by a link."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from cyclopts import Parameter

from palifico.cli.commands.play_output import farewell, keep_record
from palifico.cli.options import (
    BAD_INPUT,
    INTERRUPTED,
    Lang,
    Names,
    Rules,
    default_edition,
    system_lang,
    table_rules,
)
from palifico.cli.output_files import append_line
from palifico.editions import IDS, MAX_BOX_PLAYERS, Shared, is_share_code
from palifico.errors import Fault
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.signals import TERMINATION
from palifico.terminal.tty import has_screen, is_typed, wants_motion
from palifico.words import message

if TYPE_CHECKING:
    from palifico.terminal.client.join import Plan
    from palifico.terminal.client.links import TableAddress
    from palifico.terminal.context import Context
    from palifico.terminal.embedded_server import EmbeddedServer

Bots: TypeAlias = Annotated[Names, Parameter(name=("--bots", "--opponents"))]
Pace: TypeAlias = Literal["relaxed", "normal", "quick", "day", "three_days", "week"]
REVEAL_PAUSE_MS: Final = 5000
"""Six cups can be looked at in this time, in milliseconds."""
DEFAULT_SEATS: Final = 4
DEFAULT_BOTS: Final = ("counter", "beginner", "listener", "bluffer", "champion")


def run_play(
    table: str | None = None,
    *,
    edition: str | None = None,
    seats: int | None = None,
    rule: Rules = None,
    opponents: Bots = None,
    server: str | None = None,
    local: Names = None,
    me: str | None = None,
    watch: bool = False,
    pace: Pace = "relaxed",
    coach: bool = False,
    record: str | None = None,
    plain: bool = False,
    light: bool = False,
    still: bool = False,
    seed: int | None = None,
    data: str | None = None,
    lang: Lang | None = None,
) -> int:
    from palifico.terminal.client.join import Plan

    speaks = lang or system_lang()
    address, box = _address(table, server)
    names = _local_names(local) or [me]
    if watch and address.table is None and address.code is None:
        raise Fault("watch.table")
    settings: dict[str, Any] = {}
    if address.table is None and address.code is None:
        shared = table_rules(edition or box or default_edition(speaks), rule)
        settings = _settings(shared, seats, people=len(names))
        settings |= {"pace": pace, "pause_ms": REVEAL_PAUSE_MS if is_typed() else 0}
    if record is not None:
        append_line(record, "")
    plan = Plan(
        address=address,
        lang=speaks,
        names=names,
        usual_name=None if address.base else message(speaks, "play-player", {}),
        settings=settings,
        bots=opponents or list(DEFAULT_BOTS),
        begins=address.base is None and bool(settings),
        sits=not watch,
    )
    flags = {"--local": ",".join(local or ()), "--me": me, "--bots": ",".join(opponents or ())}
    flags |= {"--data": data, "--record": record, "--lang": lang}
    switches = {"--watch": watch, "--coach": coach, "--plain": plain, "--light": light}
    switches |= {"--still": still}
    with _context(plan, seed=seed, data=data) as context:
        context.coached, context.light = coach, light
        context.moves = not still and wants_motion()
        given = [part for flag, value in flags.items() if value for part in (flag, value)]
        given += [switch for switch, is_on in switches.items() if is_on]
        context.flags = None if seed is not None else tuple(given)
        is_screen = not plain and has_screen()
        return _run(context, record, is_screen=is_screen, is_kept=seed is None)


def _run(context: Context, record: str | None, *, is_screen: bool, is_kept: bool) -> int:
    """Play in one of the two modes, say how to go on, and give the exit status."""
    from palifico.terminal.client.rest import Refused

    lang, is_over, status = context.plan.lang, False, 0
    if is_screen:
        from palifico.terminal.screen.app import run_app as play
    else:
        from palifico.terminal.plain.app import run_plain as play
    try:
        is_over = play(context, record=record, save=partial(keep_record, lang))
    except Refused as refused:
        print(refused.why, file=sys.stderr)
        return BAD_INPUT if refused.status else 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    told = farewell(context, is_over=is_over, is_kept=is_kept)
    with suppress(OSError) if TERMINATION.came else nullcontext():
        print("\n" * bool(status) + "\n".join(told), flush=True)
    return status


@contextmanager
def _context(plan: Plan, *, seed: int | None, data: str | None) -> Iterator[Context]:
    """Yield the context, with an embedded server if that is needed; a seed leaves no traces."""
    from palifico.terminal.client.credentials import data_folder
    from palifico.terminal.context import Context

    with ExitStack() as stack:
        folder = data_folder(data)
        if seed is not None:
            folder = Path(stack.enter_context(TemporaryDirectory()))
        context = Context(plan, folder)
        if plan.address.base is None:
            context.embedded = _embedded_server(context, seed)
            stack.callback(context.embedded.stop)
        yield context


def _embedded_server(context: Context, seed: int | None) -> EmbeddedServer:
    from palifico.bots.external.plugins import OwnBot
    from palifico.bots.match.match import find_started
    from palifico.fair import seeded, system
    from palifico.terminal.embedded_server import EmbeddedConfig, EmbeddedServer

    makers = {name: find_started(name) for name in context.plan.bots}
    own = {name: bot for name, bot in makers.items() if isinstance(bot, OwnBot)}
    context.plan = context.plan.with_bots(*(own[n].name if n in own else n for n in makers))
    if seed is not None:
        context.source = seeded(f"{seed} seat")
        print(message(context.plan.lang, "play-practice", {"seed": str(seed)}))
    source = system if seed is None else seeded(seed)
    think = (700, 1900) if is_typed() else (0, 0)
    return EmbeddedServer(EmbeddedConfig(context.folder, source, think, tuple(own.values())))


def _address(table: str | None, server: str | None) -> tuple[TableAddress, str | None]:
    """Where to play; and the edition or share code, if that is what was given."""
    from palifico.terminal.client.links import CODE, TableAddress, parse_address, parse_server

    at = TableAddress(parse_server(server) if server else None)
    if table is None:
        return at, None
    if table.lower() in IDS or is_share_code(table):
        return at, table
    if "://" not in table and not CODE.fullmatch(re.sub(r"[\s-]", "", table).upper()):
        return at, table
    return parse_address(table, server), None


def _settings(shared: Shared, seats: int | None, *, people: int) -> dict[str, Any]:
    """The settings of a table: these rules, the coach at hand, room for all local players."""
    usual = max(MIN_PLAYERS, people) if people > 1 else DEFAULT_SEATS
    wanted = (shared.players or usual) if seats is None else seats
    most = MAX_PLAYERS if shared.variant.house else MAX_BOX_PLAYERS
    least = max(MIN_PLAYERS, people)
    if not least <= wanted <= most:
        raise Fault("seats", **{"from": least, "to": most, "given": wanted})
    rules = shared.variant
    return {
        "edition": rules.base.id,
        "options": dict(rules.options),
        "house": dict(rules.house),
        "seats": wanted,
        "coach": True,
    }


def _local_names(given: list[str] | None) -> list[str | None]:
    """Return the names of who plays on this machine; raises Fault `local.twice`."""
    names = given or []
    for place, name in enumerate(names):
        if name in names[:place]:
            raise Fault("local.twice", given=name)
    return list(names)

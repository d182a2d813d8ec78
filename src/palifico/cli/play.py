"""`palifico play`: a table in the terminal, against bots, with friends, or where a link leads."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from cyclopts import Parameter

from palifico.cli.appending import append_line
from palifico.cli.keeping import Keeping
from palifico.cli.table import (
    BAD_INPUT,
    INTERRUPTED,
    Lang,
    Rules,
    default_edition,
    system_lang,
    table_rules,
)
from palifico.editions import IDS, MOST_IN_A_BOX, Fault, Shared
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.terminal.drawing import has_screen, is_typed
from palifico.words import message

if TYPE_CHECKING:
    from palifico.terminal.doors import Plan
    from palifico.terminal.places import Place
    from palifico.terminal.visit import Visit

Bots: TypeAlias = Annotated[str, Parameter(name=("--bots", "--opponents"))]
Pace: TypeAlias = Literal["relaxed", "normal", "quick", "day", "three_days", "week"]
PAUSE: Final = 5000
"""Six cups can be looked at in this time, in milliseconds."""
USUAL_SEATS: Final = 4
USUAL_BOTS: Final = ("counter", "beginner", "listener", "bluffer", "champion")


def run_play(
    table: str | None = None,
    *,
    edition: str | None = None,
    seats: int | None = None,
    rule: Rules = None,
    opponents: Bots | None = None,
    server: str | None = None,
    local: str | None = None,
    me: str | None = None,
    watch: bool = False,
    pace: Pace = "relaxed",
    coach: bool = False,
    record: str | None = None,
    plain: bool = False,
    light: bool = False,
    seed: int | None = None,
    data: str | None = None,
    lang: Lang | None = None,
) -> int:
    from palifico.terminal.doors import Plan
    from palifico.terminal.signals import ended_by_signals

    speaks = lang or system_lang()
    place, box = _place(table, server)
    names = _names(local) or [me]
    if watch and place.table is None and place.code is None:
        raise Fault("watch.table")
    settings: dict[str, Any] = {}
    if place.table is None and place.code is None:
        shared = table_rules(edition or box or default_edition(speaks), rule)
        settings = _settings(shared, seats, people=len(names))
        settings |= {"pace": pace, "pause_ms": PAUSE if is_typed() else 0}
    if record is not None:
        append_line(record, "")
    plan = Plan(
        place=place,
        lang=speaks,
        names=names,
        usual_name=None if place.base else message(speaks, "play-player", {}),
        settings=settings,
        bots=_bots(opponents),
        begins=place.base is None and bool(settings),
        sits=not watch,
    )
    flags = {"--local": local, "--me": me, "--bots": opponents, "--data": data}
    flags |= {"--record": record, "--lang": lang}
    switches = {"--watch": watch, "--coach": coach, "--plain": plain, "--light": light}
    with ended_by_signals() as ending, _visit(plan, seed=seed, data=data) as visit:
        visit.coached, visit.light, visit.ending = coach, light, ending
        given = [part for flag, value in flags.items() if value for part in (flag, value)]
        given += [switch for switch, is_on in switches.items() if is_on]
        visit.flags = None if seed is not None else tuple(given)
        is_screen = not plain and has_screen()
        return ending.status(_run(visit, record, is_screen=is_screen, is_kept=seed is None))


def _run(visit: Visit, record: str | None, *, is_screen: bool, is_kept: bool) -> int:
    """Play in one of the two modes, say how to go on, and give the exit status."""
    from palifico.terminal.rest import Refused
    from palifico.terminal.starting import play_in_lines, play_on_screen

    lang, is_over, status = visit.plan.lang, False, 0
    play = play_on_screen if is_screen else play_in_lines
    try:
        is_over = play(visit, record=record, keep=Keeping(lang).keep)
    except Refused as refused:
        print(refused.why, file=sys.stderr)
        return BAD_INPUT if refused.status else 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    told = _good_bye(visit, is_over=is_over, is_kept=is_kept)
    with suppress(OSError) if visit.ending.came else nullcontext():
        print("\n" * bool(status) + "\n".join(told), flush=True)
    return status


def _good_bye(visit: Visit, *, is_over: bool, is_kept: bool) -> Iterator[str]:
    """That it is over, or how to go on."""
    lang = visit.plan.lang
    yield message(lang, "play-bye" if is_over else "play-left", {})
    if not is_kept and not is_over:
        yield message(lang, "terminal-practice-gone", {})
    if (back := visit.way_back()) is not None:
        yield message(lang, "terminal-way-back-others" if visit.others else "terminal-way-back", {})
        yield f"  {back}"


@contextmanager
def _visit(plan: Plan, *, seed: int | None, data: str | None) -> Iterator[Visit]:
    """A visit with the server of this machine, if it is to be there; a seed leaves no traces."""
    from palifico.terminal.keeping import own_folder
    from palifico.terminal.visit import Visit

    with ExitStack() as stack:
        folder = own_folder(data)
        if seed is not None:
            folder = Path(stack.enter_context(TemporaryDirectory()))
        visit = Visit(plan, folder)
        if plan.place.base is None:
            _stay_at_home(visit, seed)
            assert visit.home is not None
            stack.callback(visit.home.stop)
        yield visit


def _stay_at_home(visit: Visit, seed: int | None) -> None:
    from palifico.bots.match import find_started
    from palifico.bots.plugins import OwnBot
    from palifico.fair import seeded, system
    from palifico.terminal.embedded import Embedded, Wish

    makers = {name: find_started(name) for name in visit.plan.bots}
    own = {name: bot for name, bot in makers.items() if isinstance(bot, OwnBot)}
    visit.plan = visit.plan.with_bots(*(own[n].name if n in own else n for n in makers))
    if seed is not None:
        visit.source = seeded(f"{seed} seat")
        print(message(visit.plan.lang, "play-practice", {"seed": str(seed)}))
    source = system if seed is None else seeded(seed)
    think = (700, 1900) if is_typed() else (0, 0)
    visit.home = Embedded(Wish(visit.folder, source, think, tuple(own.values())))


def _place(table: str | None, server: str | None) -> tuple[Place, str | None]:
    """Where to play; and the edition or share code, if that is what was given."""
    from palifico.terminal.places import CODE, Place, read_place, read_server

    at = Place(read_server(server) if server else None)
    if table is None:
        return at, None
    if table.lower() in IDS or re.match("PF[0-9]", table, re.IGNORECASE):
        return at, table
    if "://" not in table and not CODE.fullmatch(re.sub(r"[\s-]", "", table).upper()):
        return at, table
    return read_place(table, server), None


def _settings(shared: Shared, seats: int | None, *, people: int) -> dict[str, Any]:
    """The settings of a table: these rules, the coach at hand, room for everybody here."""
    usual = max(MIN_PLAYERS, people) if people > 1 else USUAL_SEATS
    wanted = (shared.players or usual) if seats is None else seats
    most = MAX_PLAYERS if shared.variant.house else MOST_IN_A_BOX
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


def _bots(given: str | None) -> list[str]:
    """Who sits on the other seats, in turn: names to tell apart, unless somebody has asked."""
    named = [name.strip() for name in (given or "").split(",") if name.strip()]
    return named or list(USUAL_BOTS)


def _names(local: str | None) -> list[str | None]:
    """Who plays on this machine; raises Fault `local.twice`."""
    names = [name.strip() for name in (local or "").split(",") if name.strip()]
    for place, name in enumerate(names):
        if name in names[:place]:
            raise Fault("local.twice", given=name)
    return list(names)

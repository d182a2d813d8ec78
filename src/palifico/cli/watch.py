"""`palifico watch`: a finished game again, move by move, from its record."""

from __future__ import annotations

import sys
from errno import EBADF
from os import strerror
from typing import TYPE_CHECKING, Any

from palifico.cli.games import Unread, found_in
from palifico.cli.table import INTERRUPTED, File, Lang, system_lang
from palifico.editions import Fault
from palifico.record import Record, read_record
from palifico.terminal.drawing import has_screen, is_typed
from palifico.words import message

if TYPE_CHECKING:
    from palifico.editions import Variant
    from palifico.terminal.places import Place
    from palifico.terminal.replay import Moment


def run_watch(
    file: File = "-",
    *,
    game: int | None = None,
    plain: bool = False,
    light: bool = False,
    lang: Lang | None = None,
) -> int:
    from palifico.terminal.replay import moments

    speaks = lang or system_lang()
    try:
        record = _fetched(file, speaks) if "://" in file else _chosen(file, game)
    except Unread as unread:
        raise unread.fault from None
    rules, found = moments(record, speaks)
    if not plain and file != "-" and has_screen():
        from palifico.terminal.screen.sized import measure_terminal
        from palifico.terminal.screen.watch import WatchApp

        measure_terminal()
        WatchApp(speaks, rules, found, light=light).run()
        return 0
    return _in_lines(speaks, rules, found)


def _in_lines(lang: str, rules: Variant, found: list[Moment]) -> int:
    """Tell it round by round; a person reads on with Enter."""
    from palifico.terminal.plain.running import tell
    from palifico.terminal.plain.watching import rounds_told

    try:
        for number, told in enumerate(rounds_told(lang, rules, found)):
            if number > 1 and _is_read() and _has_enough():
                return 0
            for line in told:
                tell(line)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def _is_read() -> bool:
    """Whether somebody reads along and can press Enter."""
    return is_typed() and sys.stdout.isatty()


def _has_enough() -> bool:
    try:
        return input("⏎ ").strip().lower() in ("q", "quit")
    except EOFError:
        return True


def _chosen(file: str, wanted: int | None) -> Record:
    """One game of a file; raises Fault `coach.games` or `coach.game` when it is not clear which."""
    if file == "-" and sys.stdin is None:
        raise Fault("file", file=file, why=strerror(EBADF))
    games = [found.record for found in found_in(file)]
    if wanted is None and len(games) > 1:
        raise Fault("coach.games", most=len(games))
    number = 1 if wanted is None else wanted
    if not 1 <= number <= len(games):
        raise Fault("coach.game", given=number, most=len(games))
    return games[number - 1]


def _fetched(link: str, lang: str) -> Record:
    """The record of a game that lies at a server; raises Fault `watch.link`, too."""
    import asyncio

    from palifico.terminal.places import read_place
    from palifico.terminal.rest import Refused

    place = read_place(link)
    if place.game is None and place.table is None and place.code is None:
        raise Fault("table.unknown", given=link)
    try:
        return read_record(asyncio.run(_record(place, lang)))
    except Refused as refused:
        raise Fault("watch.link", given=link, why=refused.why) from None


async def _record(place: Place, lang: str) -> Any:
    """What lies at a server of the game, or of the game that was played at a table."""
    from palifico.terminal.rest import Refused, Rest

    assert place.base is not None
    rest, table, game = Rest(place.base, lang=lang), place.table, place.game
    if place.code is not None:
        table = (await rest.get(f"/api/codes/{place.code}"))["id"]
    if table is not None:
        told = await rest.get(f"/api/tables/{table}")
        if told["status"] != "over" or told["chain"] is None:
            raise Refused(409, "game.running", message(lang, "fault-game-running", {}))
        game = told["chain"]["game"]
    return await rest.get(f"/api/games/{game}/record.json")

"""`palifico watch`: a finished game again, move by move, from its record."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from palifico.cli.drawing import has_screen
from palifico.cli.games import Unread, found_in
from palifico.cli.table import INTERRUPTED, File, Lang, system_lang
from palifico.editions import Fault
from palifico.record import Record, read_record

if TYPE_CHECKING:
    from palifico.editions import Variant
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
        from palifico.terminal.screen.watch import WatchApp

        WatchApp(speaks, rules, found, light=light).run()
        return 0
    return _in_lines(speaks, rules, found)


def _in_lines(lang: str, rules: Variant, found: list[Moment]) -> int:
    """Tell it round by round; a person reads on with Enter."""
    from palifico.terminal.plain.running import tell
    from palifico.terminal.plain.watching import rounds_told

    try:
        for number, told in enumerate(rounds_told(lang, rules, found)):
            if number > 1 and sys.stdin.isatty() and sys.stdout.isatty() and _has_enough():
                return 0
            for line in told:
                tell(line)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def _has_enough() -> bool:
    try:
        return input("⏎ ").strip().lower() in ("q", "quit")
    except EOFError:
        return True


def _chosen(file: str, wanted: int | None) -> Record:
    """One game of a file; raises Fault `coach.games` or `coach.game` when it is not clear which."""
    games = [found.record for found in found_in(file)]
    if wanted is None and len(games) > 1:
        raise Fault("coach.games", most=len(games))
    if not 1 <= (wanted or 1) <= len(games):
        raise Fault("coach.game", given=wanted or 1, most=len(games))
    return games[(wanted or 1) - 1]


def _fetched(link: str, lang: str) -> Record:
    """The record of a game that lies at a server; raises Fault `watch.link`, too."""
    import asyncio

    from palifico.terminal.places import read_place
    from palifico.terminal.rest import Refused, Rest

    place = read_place(link)
    if place.base is None or place.game is None:
        raise Fault("table.unknown", given=link)
    try:
        found = asyncio.run(Rest(place.base, lang=lang).get(f"/api/games/{place.game}/record.json"))
    except Refused as refused:
        raise Fault("watch.link", given=link, why=refused.why) from None
    return read_record(found)

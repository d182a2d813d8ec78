"""`palifico watch`: replays a finished game from its record, or an example round, move by move."""

from __future__ import annotations

import sys
from errno import EBADF
from os import strerror
from typing import TYPE_CHECKING, Any

from palifico.cli.options import INTERRUPTED, File, Lang, system_lang
from palifico.cli.record_files import UnreadableGame, choose_game, read_games
from palifico.errors import Fault
from palifico.record import Record, example_round, read_record
from palifico.terminal.tty import has_screen, is_typed
from palifico.words import message

if TYPE_CHECKING:
    from palifico.editions import Variant
    from palifico.terminal.client.links import TableAddress
    from palifico.terminal.replay import Moment


def run_watch(
    file: File = "-",
    *,
    example: str | None = None,
    game: int | None = None,
    plain: bool = False,
    light: bool = False,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    if example is None:
        rules, found = _game_moments(file, game, speaks)
    else:
        rules, found = _example_moments(example, file, game, speaks)
    if not plain and (example or file != "-") and has_screen():
        from palifico.terminal.screen.base import measure_terminal
        from palifico.terminal.screen.replay import ReplayApp

        measure_terminal()
        app = ReplayApp(speaks, rules, found, light=light)
        app.run_to_end()
        return INTERRUPTED if app.interrupted else 0
    return _in_lines(speaks, rules, found)


def _game_moments(file: str, game: int | None, lang: str) -> tuple[Variant, list[Moment]]:
    from palifico.terminal.replay import moments

    try:
        record = _fetched(file, lang) if "://" in file else _chosen(file, game)
    except UnreadableGame as unread:
        raise unread.fault from None
    return moments(record, lang)


def _example_moments(
    edition: str, file: str, game: int | None, lang: str
) -> tuple[Variant, list[Moment]]:
    """The example round of an edition; raises Fault `command.extra` when a game is given, too."""
    from palifico.terminal.replay import example_moments

    if file != "-" or game is not None:
        raise Fault("command.extra", given=file if file != "-" else f"--game {game}")
    return example_moments(example_round(edition.lower()), lang)


def _in_lines(lang: str, rules: Variant, found: list[Moment]) -> int:
    """Tell it round by round, an example step by step; a person reads on with Enter."""
    from palifico.terminal.plain.console import print_line
    from palifico.terminal.plain.replay import replay_blocks

    try:
        for number, told in enumerate(replay_blocks(lang, rules, found)):
            if number > 1 and _is_read() and _has_enough():
                return 0
            for line in told:
                print_line(line)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def _is_read() -> bool:
    """Return whether a user reads along and can press Enter."""
    return is_typed() and sys.stdout.isatty()


def _has_enough() -> bool:
    try:
        return input("⏎ ").strip().lower() in ("q", "quit")
    except EOFError:
        return True


def _chosen(file: str, wanted: int | None) -> Record:
    """One game of a file; raises Fault `coach.games` or `coach.game` when it is not clear which."""
    if file == "-" and sys.stdin is None:
        raise Fault("file.unreadable", file=file, why=strerror(EBADF))
    return choose_game(list(read_games(file)), wanted).record


def _fetched(link: str, lang: str) -> Record:
    """The record of a game that lies at a server; raises Fault `watch.link`, too."""
    import asyncio

    from palifico.terminal.client.links import parse_address
    from palifico.terminal.client.rest import Refused

    place = parse_address(link)
    if place.game is None and place.table is None and place.code is None:
        raise Fault("table.unknown", given=link)
    try:
        return read_record(asyncio.run(_record(place, lang)))
    except Refused as refused:
        raise Fault("watch.link", given=link, why=refused.why) from None


async def _record(place: TableAddress, lang: str) -> Any:
    """What lies at a server of the game, or of the game that was played at a table."""
    from palifico.terminal.client.rest import Refused, Rest

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

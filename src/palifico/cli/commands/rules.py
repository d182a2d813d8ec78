"""`palifico rules`: the rulebook of an edition, also as a sheet, or what differs between two."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from palifico.cli.cells import Cell
from palifico.cli.options import Lang, Rules, describe, rules_json, system_lang, table_rules
from palifico.cli.output_files import check_place, write_whole
from palifico.errors import Fault
from palifico.words import Row, Speaker, differing, house_sentence, rulebook
from palifico.words.rulebook.sheet import sheet_html

SHEET_SUFFIX: Final = ".html"


def run_rules(
    edition: str,
    *,
    against: str | None = None,
    rule: Rules = None,
    print: str | None = None,  # noqa: A002 - as it is typed
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    if against is not None and print is not None:
        raise Fault("sheet.against")
    shared = table_rules(edition, rule)
    speaker = Speaker(lang or system_lang(), shared.variant)
    console = Console(highlight=False, markup=False)
    name = describe(speaker, shared)
    if against is None:
        if print is not None:
            _write_sheet(speaker, name, shared.players, print)
        elif json:
            _print_json({**rules_json(shared), "sections": _sections(speaker)})
        else:
            _print_rulebook(console, speaker, name, shared.players)
        return
    other = table_rules(against, None)
    right = Speaker(speaker.lang, other.variant)
    if json:
        sides = {"left": rules_json(shared), "right": rules_json(other)}
        _print_json({**sides, "differences": _differences(speaker, right)})
        return
    _print_differences(console, speaker, right, (name, describe(right, other)))


def _print_json(told: dict[str, Any]) -> None:
    print(dumps(told, ensure_ascii=False))


def _sections(speaker: Speaker) -> list[dict[str, Any]]:
    return [
        {
            "title": section.title,
            "lines": [{"text": line.text, "note": line.note or None} for line in section.lines],
            "examples": [example.text for example in section.examples],
        }
        for section in rulebook(speaker)
    ]


def _differences(left: Speaker, right: Speaker) -> list[dict[str, Any]]:
    return [
        {
            "section": row.heading,
            "field": row.field,
            "left": row.left,
            "right": row.right,
            "optional": row.optional,
        }
        for row in differing(left, right)
    ]


def _print_rulebook(console: Console, speaker: Speaker, name: str, players: int | None) -> None:
    console.print(speaker.say("rules-title", edition=name), style="bold")
    if speaker.variant.differences or players:
        console.print(house_sentence(speaker, players))
    for section in rulebook(speaker):
        console.print(f"\n{section.title}", style="bold")
        for line in section.lines:
            note = f" [{line.note}]" if line.note else ""
            console.print(_bullet(f"{line.text}{note}", console.width), soft_wrap=True)
        for example in section.examples:
            text = _bullet(example.text, console.width, "   ▸ ")
            console.print(text, soft_wrap=True, style="italic")


def _write_sheet(speaker: Speaker, name: str, players: int | None, file: str) -> None:
    """Write the rulebook as a page to print.

    Raises Fault `sheet.suffix` for a name like .pdf, which a browser makes of the page.
    """
    suffix = Path(file).suffix
    if suffix and suffix.lower() != SHEET_SUFFIX:
        raise Fault("sheet.suffix", given=suffix)
    check_place(file, SHEET_SUFFIX)
    title = speaker.say("rules-title", edition=name)
    is_changed = bool(speaker.variant.differences or players)
    about = house_sentence(speaker, players) if is_changed else ""
    write_whole(file, sheet_html(speaker, title, about))
    print(speaker.say("sheet-written", file=file))


def _bullet(text: str, width: int, dot: str = " • ") -> str:
    """A line that hangs under its dot when it is folded."""
    return fill(text, width, initial_indent=dot, subsequent_indent=" " * len(dot))


def _print_differences(
    console: Console, left: Speaker, right: Speaker, names: tuple[str, str]
) -> None:
    rows = differing(left, right)
    played = [row for row in rows if not row.optional]
    if played:
        console.print(left.say("rules-against", left=names[0], right=names[1]), style="bold")
        console.print(_table(left, played, names))
    else:
        console.print(left.say("rules-same", left=names[0], right=names[1]))
    if optional := [row for row in rows if row.optional]:
        console.print(left.say("compare-optional"), style="bold")
        console.print(_table(left, optional, names))


def _table(speaker: Speaker, rows: Sequence[Row], names: tuple[str, str]) -> Table:
    table = Table(show_lines=True, expand=True)
    for title in ("", *names):
        table.add_column(title, ratio=1 if not title else 2, overflow="fold")
    none = speaker.say("rules-none")
    for row, before in zip(rows, (None, *rows), strict=False):
        heading = "" if before is not None and before.heading == row.heading else row.heading
        table.add_row(*map(Cell, (heading, row.left or none, row.right or none)))
    return table

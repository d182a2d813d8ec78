"""`palifico rules`: the rulebook of an edition, or what differs between two."""

from __future__ import annotations

from json import dumps
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table

from palifico.cli.rules_json import rules_json
from palifico.cli.table import Lang, Rules, describe, system_lang, table_rules
from palifico.words import Speaker, differing, house_sentence, rulebook


def run_rules(
    edition: str,
    *,
    against: str | None = None,
    rule: Rules = None,
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    shared = table_rules(edition, rule)
    speaker = Speaker(lang or system_lang(), shared.variant)
    console = Console(highlight=False, markup=False)
    name = describe(speaker, shared)
    if against is None:
        if json:
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
        }
        for section in rulebook(speaker)
    ]


def _differences(left: Speaker, right: Speaker) -> list[dict[str, str]]:
    return [
        {"section": heading, "left": here, "right": there}
        for heading, here, there in differing(left, right)
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


def _bullet(text: str, width: int) -> str:
    """A line that hangs under its dot when it is folded."""
    return fill(text, width, initial_indent=" • ", subsequent_indent="   ")


def _print_differences(
    console: Console, left: Speaker, right: Speaker, names: tuple[str, str]
) -> None:
    rows = differing(left, right)
    if not rows:
        console.print(left.say("rules-same", left=names[0], right=names[1]))
        return
    console.print(left.say("rules-against", left=names[0], right=names[1]), style="bold")
    table = Table(show_lines=True, expand=True)
    for title in ("", *names):
        table.add_column(title, ratio=1 if not title else 2, overflow="fold")
    headings = [heading for heading, _, _ in rows]
    for (heading, *texts), before in zip(rows, ["", *headings], strict=False):
        table.add_row("" if heading == before else heading, *texts)
    console.print(table)

"""`palifico arena report`: a page with tables and plots about a run."""

from __future__ import annotations

from pathlib import Path

from palifico.cli.arena_run import Out
from palifico.cli.table import File, Lang, system_lang
from palifico.editions import Fault, reason
from palifico.words import message, visible


def run_arena_report(results: File, *, arena_out: Out = None, lang: Lang | None = None) -> int:
    from palifico.arena.report import report_html
    from palifico.arena.results import open_results

    speaks = lang or system_lang()
    with open_results(results) as kept:
        page = report_html(kept, speaks)
    file = Path(arena_out or f"{Path(results).stem}.html")
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Fault("unwritable", file=str(file), why=reason(error)) from None
    print(message(speaks, "arena-reported", {"file": visible(str(file))}))
    return 0

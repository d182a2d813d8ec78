"""`palifico arena report`: writes a page with tables and plots about a run."""

from __future__ import annotations

from pathlib import Path

from palifico.cli.commands.arena.run import Out
from palifico.cli.options import File, Lang, system_lang
from palifico.cli.output_files import check_place, write_whole
from palifico.words import message, visible


def run_arena_report(results: File, *, arena_out: Out = None, lang: Lang | None = None) -> int:
    from palifico.arena.report import report_html
    from palifico.arena.results.results import open_results

    speaks = lang or system_lang()
    file = arena_out or f"{Path(results).stem}.html"
    check_place(file, ".html")
    with open_results(results) as kept:
        page = report_html(kept, speaks)
    write_whole(file, page)
    print(message(speaks, "arena-reported", {"file": visible(file)}))
    return 0

"""`palifico arena show`: how a run stands."""

from __future__ import annotations

from palifico.cli.table import File, Lang, system_lang


def run_arena_show(results: File, *, json: bool = False, lang: Lang | None = None) -> int:
    from palifico.arena.results import open_results
    from palifico.cli.arena_telling import results_json, tell

    with open_results(results) as kept:
        if json:
            print(results_json(kept))
        else:
            tell(kept, lang or system_lang())
    return 0

"""`palifico arena show`: prints the results of a run so far."""

from __future__ import annotations

from palifico.cli.options import File, Lang, system_lang


def run_arena_show(results: File, *, json: bool = False, lang: Lang | None = None) -> int:
    from palifico.arena.results.results import open_results
    from palifico.cli.commands.arena.output import results_json, tell

    with open_results(results) as kept:
        if json:
            print(results_json(kept))
        else:
            tell(kept, lang or system_lang())
    return 0

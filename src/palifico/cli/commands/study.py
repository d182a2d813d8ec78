"""`palifico study`: answers a question about the game by simulation."""

from __future__ import annotations

import sys
from json import dumps
from typing import TYPE_CHECKING

from palifico.arena.limits import check_range
from palifico.arena.studies import DEFAULT_GAMES, STUDIES, find_study
from palifico.cli.options import INTERRUPTED, Lang, system_lang
from palifico.cli.output_files import check_drawing_place, check_place, write_whole
from palifico.signals import is_interrupt
from palifico.words import message, visible

if TYPE_CHECKING:
    from palifico.arena.studies.results import Results
    from palifico.arena.studies.study import Study


def run_study(
    study: str | None = None,
    *,
    games: int = DEFAULT_GAMES,
    seed: int = 0,
    jobs: int | None = None,
    out: str | None = None,
    plot: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    if study is None:
        _list(speaks, json=json)
        return 0
    try:
        _check(games, seed, jobs)
        asked = find_study(study)
        if out is not None:
            check_place(out, ".json")
        if plot is not None:
            check_drawing_place(plot)
        results = _play(asked, games, seed, jobs, speaks)
    except BaseException as error:
        if not is_interrupt(error):
            raise
        print(message(speaks, "study-interrupted", {}), file=sys.stderr)
        return INTERRUPTED
    _answer(asked, results, speaks, out=out, plot=plot, json=json)
    return 0


def _list(lang: str, *, json: bool) -> None:
    titles = {name: message(lang, f"study-title-{name}", {}) for name in STUDIES}
    if json:
        print(dumps(titles, ensure_ascii=False))
        return
    width = max(map(len, STUDIES))
    for name, title in titles.items():
        print(f"{name:{width}}  {title}")


def _check(games: int, seed: int, jobs: int | None) -> None:
    """See that a study can be so large.

    Raises Fault `arena.range`.
    """
    for key, given in (("games", games), ("seed", seed), ("jobs", jobs)):
        check_range(key, given, spelt=f"--{key}")


def _play(study: Study, games: int, seed: int, jobs: int | None, lang: str) -> Results:
    from palifico.arena.backends.base import processors
    from palifico.arena.studies.results import found
    from palifico.cli.commands.study_progress import showing

    with showing(lang) as told:
        return found(study, games=games, seed=seed, jobs=jobs or processors(), told=told)


def _answer(
    study: Study, results: Results, lang: str, *, out: str | None, plot: str | None, json: bool
) -> None:
    from palifico.arena.studies.chart import study_drawing
    from palifico.arena.studies.results import results_json
    from palifico.cli.commands.study_output import tell

    figures = results_json(results)
    if out is not None:
        write_whole(out, f"{figures}\n")
    if plot is not None:
        check_drawing_place(plot)  # the playing may have taken long
        write_whole(plot, study_drawing(study, results, lang))
    if json:
        print(figures)
        return
    tell(study, results, lang)
    if out is not None:
        print(message(lang, "study-kept", {"file": visible(out)}))
    if plot is not None:
        print(message(lang, "dice-picture", {"file": visible(plot)}))

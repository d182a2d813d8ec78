"""Writes the figures of the pages in docs/studies/: drawings, sentences and tables, from the JSON.

`python -m tools.docs.studies` writes them, `--check` only says which are behind. `--play` plays all
six studies first, 10,000,000 games each unless `--games` says otherwise; `--only NAME` is one.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from palifico.arena.backends.base import processors
from palifico.arena.studies import DEFAULT_GAMES, STUDIES, find_study
from palifico.arena.studies.chart import study_drawing
from palifico.arena.studies.results import Results, found, policies, read_results, results_json
from palifico.arena.studies.tables import Grid, grid
from palifico.words import message
from palifico.words.numbers import number
from tools.docs import studies_findings

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "studies"
INDEX: Final = FOLDER / "index.md"
LANG: Final = "en"


def main(argv: Sequence[str]) -> int:
    """Write what is made of the figures, or say what is behind."""
    asked = _asked(argv)
    names = [asked.only] if asked.only else list(STUDIES)
    for name in names if asked.play else ():
        _play(name, asked)
    if asked.check:
        wrong = list(behind())
        print("\n".join(wrong) or "The pages say what the figures are.")
        return 1 if wrong else 0
    for file, text in made().items():
        file.write_text(text, encoding="utf-8")
    return 0


def made() -> dict[Path, str]:
    """Every page and drawing as it should be."""
    kept = {name: read(name) for name in STUDIES}
    files = {INDEX: with_part(INDEX.read_text("utf-8"), "studies", _index(kept))}
    for name, results in kept.items():
        page = FOLDER / f"{name}.md"
        text = page.read_text("utf-8")
        for part, told in _parts(results).items():
            text = with_part(text, part, told)
        files[page] = text
        files[page.with_suffix(".svg")] = study_drawing(find_study(name), results, LANG)
    return files


def behind() -> Iterator[str]:
    """What does not agree: pages and drawings with the figures, figures with who plays now."""
    for file, text in made().items():
        if not file.is_file() or file.read_text("utf-8") != text:
            yield f"{file.relative_to(ROOT)} is behind its figures: python -m tools.docs.studies"
    for name in STUDIES:
        if read(name).policies != policies():
            yield f"{name}.json is of other players than there are now: --play --only {name}"


def read(name: str) -> Results:
    """The figures that are kept of a study."""
    return read_results((FOLDER / f"{name}.json").read_text("utf-8"))


def with_part(page: str, name: str, text: str) -> str:
    """A page with a text between the marks of that name."""
    begin, end = f"<!-- {name} begin -->", f"<!-- {name} end -->"
    before, found_begin, rest = page.partition(begin)
    _, found_end, after = rest.partition(end)
    if not found_begin or not found_end:
        raise ValueError(f"the page needs the lines {begin} and {end}")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def _asked(argv: Sequence[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m tools.docs.studies", description=__doc__)
    parser.add_argument("--play", action="store_true", help="play the studies first")
    parser.add_argument("--only", choices=STUDIES, help="play only this one")
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES, help="games a study, at least")
    parser.add_argument("--seed", type=int, default=0, help="the seed of all dice")
    parser.add_argument("--jobs", type=int, default=processors(), help="processes at once")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is behind")
    return parser.parse_args(argv)


def _play(name: str, asked: Namespace) -> None:
    results = found(find_study(name), games=asked.games, seed=asked.seed, jobs=asked.jobs)
    (FOLDER / f"{name}.json").write_text(f"{results_json(results)}\n", encoding="utf-8")
    print(f"{name}: {results.games:,} games", file=sys.stderr, flush=True)


def _index(kept: dict[str, Results]) -> str:
    lines = []
    for name, results in kept.items():
        title = message(LANG, f"study-title-{name}", {})
        games = number(LANG, results.games)
        first = studies_findings.found(results)[0]
        lines.append(f"- [{title}]({name}.md) {first} *({games} games)*")
    return "\n".join(lines)


def _parts(results: Results) -> dict[str, str]:
    sheets = find_study(results.study).sheets
    return {
        "found": _found(results),
        "tables": "\n\n".join(_table(grid(sheet, results, LANG)) for sheet in sheets),
        "repeat": _repeat(results),
    }


def _found(results: Results) -> str:
    title = message(LANG, f"study-title-{results.study}", {})
    told = "\n".join(f"- {sentence}" for sentence in studies_findings.found(results))
    return f"![{title} The figures are in the tables below.]({results.study}.svg)\n\n{told}"


def _table(made: Grid) -> str:
    aligned = [":---" if at < made.about else "---:" for at in range(len(made.heads))]
    rows = [made.heads, tuple(aligned), *made.rows]
    return f"**{made.title}**\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _repeat(results: Results) -> str:
    name = results.study
    who = "; ".join(f"`{what}` is `{policy}`" for what, policy in results.policies.items())
    return (
        f"These figures are from {number(LANG, results.games)} games with seed {results.seed},"
        f" by palifico {results.version}; {who}.\n\n"
        "<!-- not run: it takes minutes -->\n"
        f"```console\n$ {results.command} --out {name}.json --plot {name}.svg\n```\n\n"
        f"The same command writes the same [figures]({name}.json), with any number of processes."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

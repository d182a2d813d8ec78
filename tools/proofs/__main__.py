"""Runs proofs at full size and prints one line for each: `make proofs [ARGS="NAME[=CASES] …"]`.

`--write` keeps the lines in docs/testing.md. Fails when a proof does; its output is shown then.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from tools.proofs.catalog import PROOFS, Proof

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "testing.md"
BEGIN, END = "<!-- proofs -->\n", "<!-- /proofs -->\n"
HEAD: Final = "| proof | shows | cases | result | seconds |\n|---|---|---|---|---|\n"
MAX_SHOWN_CHARS: Final = 6000
BY_NAME: Final = {proof.name: proof for proof in PROOFS}


class Line(NamedTuple):
    """What one proof came to."""

    proof: Proof
    cases: int
    passed: bool
    result: str
    seconds: float

    def __str__(self) -> str:
        mark = "ok  " if self.passed else "FAIL"
        size = f"{self.cases:,} {self.proof.size.unit}"
        return f"{mark} {self.proof.name:13}{size:45} {self.seconds:6.0f} s  {self.result}"

    @property
    def row(self) -> str:
        """The line as a row of the page."""
        size = f"{self.cases:,} {self.proof.size.unit}"
        cells = (f"`{self.proof.name}`", self.proof.shows, size, self.result)
        return f"| {' | '.join(cells)} | {self.seconds:.0f} |\n"


def main(arguments: list[str] | None = None) -> int:
    """Run the proofs that are named, or all."""
    parser = ArgumentParser(prog="make proofs", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME[=CASES]", help=", ".join(BY_NAME))
    parser.add_argument("--write", action="store_true", help=f"keep the lines in {PAGE.name}")
    given = parser.parse_args(arguments)
    wanted = [_read(parser, name) for name in given.names] or [(p, p.size.full) for p in PROOFS]
    lines = []
    for proof, cases in wanted:
        lines.append(run(proof, cases))
        print(lines[-1], flush=True)
    if given.write:
        PAGE.write_text(with_rows(PAGE.read_text("utf-8"), lines), "utf-8")
    return 0 if all(line.passed for line in lines) else 1


def _read(parser: ArgumentParser, text: str) -> tuple[Proof, int]:
    name, _, cases = text.partition("=")
    if name not in BY_NAME or (cases and not cases.isdecimal()):
        parser.error(f"{text}: no such proof; there are {', '.join(BY_NAME)}, each with =CASES")
    proof = BY_NAME[name]
    return proof, int(cases) if cases else proof.size.full


def run(proof: Proof, cases: int) -> Line:
    """Run one proof; show what it printed if it fails."""
    begun = monotonic()
    done = subprocess.run(
        proof.command(cases),
        cwd=ROOT,
        env={**os.environ, **proof.environment(cases)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    seconds = monotonic() - begun
    if done.returncode:
        print(done.stdout[-MAX_SHOWN_CHARS:], file=sys.stderr)
    return Line(proof, cases, done.returncode == 0, _result(done.stdout), seconds)


def _result(output: str) -> str:
    """The last line of the output, without how long it took."""
    lines = [line.strip(" =") for line in output.splitlines() if line.strip()]
    return re.sub(r" in [\d.]+s.*$", "", lines[-1]) if lines else "nothing was printed"


def with_rows(page: str, lines: list[Line]) -> str:
    """Return the page with these lines in its table, the others as they were."""
    before, begin, rest = page.partition(BEGIN)
    table, end, after = rest.partition(END)
    rows = {row.split("`")[1]: f"{row}\n" for row in table.splitlines() if "`" in row}
    rows |= {line.proof.name: line.row for line in lines}
    kept = "".join(rows[name] for name in BY_NAME if name in rows)
    return f"{before}{begin}{HEAD}{kept}{end}{after}"


if __name__ == "__main__":
    sys.exit(main())
